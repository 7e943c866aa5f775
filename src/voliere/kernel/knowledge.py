"""What one seat knows of a game: all that a bot, a coach or a learner is ever given."""

from typing import Any, Final

from voliere.kernel.errors import refusal
from voliere.kernel.events import Event, read_event
from voliere.kernel.game import HIDDEN, HIDDEN_TEXT, Game, restore
from voliere.kernel.record import choice_parts
from voliere.kernel.turns import SEAT_BITS

ANY_DEAL: Final = 0
"""The seed of the deal that stands in for the true one: any does, if it is always the same."""
FIELDS: Final = ("seat", "position", "choices", "events")


class SeatKnowledge:
    """A game as one seat knows it: its view, its options, its log, and games imagined from there.

    `game` fits all that the seat knows, with the choices as the seat saw them, but what it cannot
    know was dealt anew: the true game cannot be reached from here.
    """

    def __init__(self, game: Game, seat: int, log: list[Event]) -> None:
        self.game = game
        self.seat = seat
        self.log = log

    def __repr__(self) -> str:
        return f"<SeatKnowledge of seat {self.seat}: {self.game!r}>"

    def actions(self) -> list[int]:
        """The answers that the seat may give now."""
        return self.game.actions()

    def text(self, action: int) -> str:
        """An answer on one line."""
        return self.game.space.text(action)

    def view(self) -> dict[str, Any]:
        """All that the seat may see."""
        return self.game.view(self.seat)

    def imagine(self, seed: int) -> Game:
        """A game in which all that the seat cannot know is dealt anew."""
        return self.game.imagine(self.seat, seed)

    def as_json(self) -> dict[str, Any]:
        """The same as plain JSON data, for a process of another bot; `read_knowledge` reads it."""
        return {
            "seat": self.seat,
            "position": self.game.position(),
            "choices": self.game.choice_texts(),
            "events": [event.as_json() for event in self.log],
        }


def knowledge_of(game: Game, seat: int, known: list[Event] | None = None) -> SeatKnowledge:
    """What a seat that is asked, or that waits, knows of the true game.

    `known` is the log of what the seat knew before: only what followed is then looked at.

    >>> import voliere
    >>> game = voliere.new("songbirds", seats=2, seed=7)
    >>> knowledge = knowledge_of(game, 0)
    >>> knowledge.text(knowledge.actions()[0])
    'R6@c2'
    >>> knowledge.game.view(0) == game.view(0)
    True
    >>> knowledge.game.view(1)["hands"] == game.view(1)["hands"]
    False
    """
    imagined = game.imagine(seat, ANY_DEAL)
    if imagined.seat != seat and seat in imagined.waiting():
        imagined.turn_to(seat)
    log = known[:] if known else []
    log += game.log(seat, len(log))
    return SeatKnowledge(imagined, seat, log)


def read_knowledge(kind: type[Game], data: dict[str, Any]) -> SeatKnowledge:
    """What `SeatKnowledge.as_json` wrote about a game of this kind."""
    if [name for name in FIELDS if name not in data]:
        raise refusal("error.knowledge-shape", allowed=list(FIELDS))
    seat = int(data["seat"])
    game = restore(kind, data["position"])
    game.records_events = False
    game.origin = {"seats": game.seats, "settings": game.settings}
    if game.seat != seat and seat in game.waiting():
        game.turn_to(seat)
    game.choices = [read_choice(game, str(text)) for text in data["choices"]]
    return SeatKnowledge(game, seat, [read_event(event) for event in data["events"]])


def read_choice(game: Game, text: str) -> int:
    """A choice as `Game.choice_texts` writes it; one that is hidden keeps its seat."""
    seat, option = choice_parts(text)
    action = HIDDEN if option == HIDDEN_TEXT else game.space.read(option)
    if action < 0 and option != HIDDEN_TEXT:
        raise refusal("error.choice-shape", choice=text)
    return action << SEAT_BITS | seat
