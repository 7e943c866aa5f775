"""Topics, options and events as sentences in the player's language."""

from typing import Any

from rich.table import Table

from voliere.kernel.decision import Decision, Option
from voliere.kernel.events import Event
from voliere.kernel.game import Game
from voliere.texts import has, number, say

SEATS = ("first", "from_seat")
"""The arguments that are seats."""
MANY = 99
"""More seats than any game has."""
OWN = "own"
"""The reason why an own card asks in its owner's turn."""


def seat_name(language: str, seat: int, me: int | None, seats: int = MANY) -> str:
    """The name of a seat as its reader says it, counted from 1; the Automa comes after the seats.

    >>> seat_name("en", 1, 0), seat_name("fr", 0, None), seat_name("en", 1, 0, seats=1)
    ('Seat 2', 'Siège 1', 'Automa')
    """
    if seat >= seats:
        return say(language, "seat.automa")
    return say(language, "seat.me" if seat == me else "seat.name", seat=seat + 1)


def who(language: str, seat: int, me: int | None, seats: int = MANY) -> str:
    """The same within a sentence: the Automa with its article."""
    if seat >= seats:
        return say(language, "seat.the-automa")
    return seat_name(language, seat, me)


def question(game: Game, decision: Decision, language: str) -> str:
    """What is asked, in a sentence; before it why or for which card, after it what is assumed."""
    data = decision.data
    asked = _sentence(game, f"{game.name}.topic.{decision.topic}", data, language)
    asked = asked[:1].upper() + asked[1:]
    if "assumed" in data:
        asked += " " + say(language, f"{game.name}.assumed.{data['assumed']}")
    because = data.get("because") or _own_card(game, data, asked, language)
    if not because:
        return asked
    reason = {name: value for name, value in data.items() if name not in ("form", "n")}
    why = _sentence(game, f"{game.name}.because.{because}", reason, language)
    return f"{why} {asked}"


def _own_card(game: Game, data: dict[str, Any], asked: str, language: str) -> str:
    """Whether an own card on the mat asks, which the question itself does not name."""
    if "column" not in data or not has(language, f"{game.name}.because.{OWN}"):
        return ""
    return "" if game.localized(language, data)["bird"] in asked else OWN


def answer(game: Game, option: Option, language: str) -> str:
    """What an option does, in a few words."""
    return option_words(type(game), option.data, language, game.seats)


def option_words(kind: type[Game], data: dict[str, Any], language: str, seats: int = MANY) -> str:
    """The same of an option's data, of which the game need not be at hand."""
    named = {name: who(language, data[name], None, seats) for name in SEATS if name in data}
    form = f".{data['form']}" if "form" in data else ""
    message = f"{kind.name}.option.{data['verb']}{form}"
    return say(language, message, **kind.localized(language, data) | named)


def happened(game: Game, event: Event, language: str, me: int | None) -> str:
    """What an event says to the seat `me`.

    Another wording tells what is not for its eyes, whether it succeeded, what it did itself.
    """
    message = f"{game.name}.event.{event.kind}"
    if None in event.data.values() and has(language, f"{message}.none"):
        message += ".none"
    if "success" in event.data:
        message += f".{str(event.data['success']).lower()}"
    doer = event.data.get("first", event.seat)
    if me is not None and doer == me and has(language, f"{message}.you"):
        message += ".you"
    data = {**event.data, "seat": who(language, event.seat, me, game.seats)}
    sentence = _sentence(game, message, data, language, me)
    return sentence[:1].upper() + sentence[1:]


def _sentence(
    game: Game, message: str, data: dict[str, Any], language: str, me: int | None = None
) -> str:
    if "form" in data:
        message += f".{data['form']}"
    named = {name: who(language, data[name], me, game.seats) for name in SEATS if name in data}
    return say(language, message, **game.localized(language, data) | named)


def score_sheet(game: Game, language: str) -> Table:
    """The parts of the score, a column for each seat."""
    table = Table()
    table.add_column()
    sheets = game.scores()
    for seat in range(len(sheets)):
        table.add_column(seat_name(language, seat, None, game.seats), justify="right")
    for part in sheets[0]:
        style = "bold" if part == "total" else ""
        name = say(language, f"{game.name}.score.{part}")
        table.add_row(name, *(number(sheet[part]) for sheet in sheets), style=style)
    return table
