"""Finished and uploaded games, step by step."""

from typing import Any

from msgspec import UNSET, Struct, UnsetType

from voliere.server.schema.common import SeatNumber


class StepWish(Struct, forbid_unknown_fields=True):
    """Whose view of a replay's step is wanted; without a seat, a spectator's."""

    seat: SeatNumber | UnsetType = UNSET


class NewReplay(Struct):
    """The name under which an uploaded record stays."""

    replay: str


class TurnStart(Struct):
    """Where a turn of a replay begins: after so many choices, whose it is, in which round."""

    number: int
    seat: int
    round: int


class Replay(Struct):
    """A finished or uploaded game: its record, its turns and, as data, all that happened."""

    replay: str
    game: str
    created: float
    record: dict[str, Any]
    turns: list[TurnStart]
    events: list[dict[str, Any]]


class Step(Struct):
    """A replay after so many choices; the events are those of the last choice."""

    number: int
    last: int
    view: dict[str, Any]
    events: list[dict[str, Any]]


class Moment(Struct):
    """The whole position of a replay at a moment."""

    position: dict[str, Any]
