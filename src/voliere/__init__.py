"""Volière plays, serves, studies and teaches board games: `game_names()` lists them.

>>> import voliere
>>> game = voliere.new("songbirds", seats=2, seed=7)
>>> while (decision := game.decision) is not None:
...     game.choose(decision.options[0])
>>> [sheet["total"] for sheet in game.scores()]
[7, 1]
"""

import secrets
from collections.abc import Mapping
from importlib.metadata import version
from typing import Any

from voliere.games import game_kind, game_names
from voliere.kernel import compiled
from voliere.kernel.errors import Fault, Refusal, refusal
from voliere.kernel.game import Game, begin, restore, settle
from voliere.kernel.record import Record, choice_parts, read_object, read_record

__version__ = version("voliere")

__all__ = [
    "Fault",
    "Game",
    "Record",
    "Refusal",
    "__version__",
    "compiled",
    "game_names",
    "load",
    "new",
    "replay",
]


def new(
    game: str, *, seats: int, seed: int | None = None, records_events: bool = True, **settings: Any
) -> Game:
    """A new game. Without a seed, chance picks one; without `records_events`, no event is kept.

    Each game names and checks its own settings:

    >>> new("wyrmspan", seats=1, seed=7, automa="ravel-2").settings["automa"]
    'ravel-2'
    >>> new("wyrmspan", seats=9)  # doctest: +ELLIPSIS
    Traceback (most recent call last):
    voliere.kernel.errors.Refusal: The number of seats in wyrmspan cannot be 9; allowed are: ...
    """
    kind = game_kind(game)
    complete = settle(kind, seats, settings)
    return begin(
        kind, seats, secrets.randbits(63) if seed is None else seed, complete, records_events
    )


def load(position: Mapping[str, Any] | str) -> Game:
    """The game of a position, as `Game.position` or a person wrote it, or of its JSON text.

    What is left out takes its default:

    >>> load({"game": "wingspan", "seats": 2, "hands": [["Bald Eagle"], []]})
    <wingspan: 2 seats, round 1, seat 0 asked: turn>
    """
    given = _object(position)
    return restore(game_kind(given.get("game")), given)


def replay(record: Record | Mapping[str, Any] | str, upto: int | None = None) -> Game:
    """The game of a record or its JSON text, played again to its end or up to so many choices.

    >>> game = new("wingspan", seats=2, seed=7)
    >>> game.choose(game.decision.options[0])
    >>> replay(game.record()).position() == game.position()
    True
    """
    given = record if isinstance(record, Record) else read_record(_object(record))
    game = _beginning(given)
    for number, text in enumerate(given.choices[:upto]):
        _repeat(game, number, text)
    ended = upto is None and given.scores is not None
    if ended and given.scores != game.scores():
        raise refusal("error.record-scores", found=given.scores, right=game.scores())
    return game


def _object(given: Mapping[str, Any] | str) -> dict[str, Any]:
    return read_object(given) if isinstance(given, str) else dict(given)


def _beginning(record: Record) -> Game:
    kind = game_kind(record.game)
    if record.rules != kind.rules:
        raise refusal("error.rules", found=record.rules, rules=kind.rules)
    if "start" in record.origin:
        return restore(kind, record.origin["start"])
    seats = record.origin.get("seats", 0)
    return begin(kind, seats, record.seed(), settle(kind, seats, record.settings()))


def _repeat(game: Game, number: int, text: str) -> None:
    try:
        seat, option = choice_parts(text)
        game.choose(option, seat)
    except Refusal as error:
        first = Fault("error.record-choice", {"number": number + 1, "choice": text})
        raise Refusal([first, *error.faults]) from None
