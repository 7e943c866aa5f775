"""Advice, reviews, boards to think about, and puzzles."""

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from voliere.server.schema.common import OptionText


class AdviceWish(Struct, forbid_unknown_fields=True):
    """Advice on the question that the seat is asked; `longer` lets the coach think on."""

    longer: bool = False


class ReviewWish(Struct, forbid_unknown_fields=True):
    """A review of a finished game; a quick one thinks less about each choice."""

    quick: bool = True


class BoardWish(Struct, forbid_unknown_fields=True):
    """A position, and choices made from it, each as `SEAT:OPTION`."""

    position: dict[str, Any]
    choices: Annotated[list[OptionText], Meta(max_length=600)] = []


class BoardAdviceWish(BoardWish):
    """The same, to be thought about for the seat that is asked there."""

    longer: bool = False


class Skill(Struct, forbid_unknown_fields=True):
    """How strong somebody is at puzzles, on openskill's scale: the mean and its doubt."""

    mu: Annotated[float, Meta(ge=-100, le=200)]
    sigma: Annotated[float, Meta(gt=0, le=50)]


class PuzzleWish(Struct, forbid_unknown_fields=True):
    """An answer to a puzzle: an option's text, or those of a whole set-up; and the skill so far."""

    options: Annotated[list[OptionText], Meta(min_length=1, max_length=20)]
    skill: Skill | None = None


class ReviewState(Struct):
    """How far a review came: after how many of its choices, and the whole when it is done."""

    state: Literal["none", "running", "stopped", "done"]
    done: int
    last: int
    review: dict[str, Any] | None


class Board(Struct):
    """A board to think about: where it began, where it stands, and each seat's view of it.

    `seat` is asked, or nobody (-1); `events` are those of the choices, with nothing hidden.
    """

    start: dict[str, Any]
    position: dict[str, Any]
    seat: int
    views: list[dict[str, Any]]
    events: list[dict[str, Any]]


class PuzzleLine(Struct):
    """A puzzle in a list: what it is about, and the skill that it asks for."""

    id: str
    theme: str
    rating: float


class Puzzles(Struct):
    """The puzzles of a game, and today's."""

    game: str
    today: str | None
    puzzles: list[PuzzleLine]


class PuzzleBoard(Struct):
    """A puzzle: the position in which the seat is asked."""

    id: str
    game: str
    theme: str
    rating: float
    seat: int
    position: dict[str, Any]


class PuzzleAnswer(Struct):
    """Whether an answer was right, the best one, the coach's counsel, and the skill from now on.

    `chosen` is what the answers amount to; if not `judged`, the coach soon gave that up.
    """

    right: bool
    chosen: dict[str, Any]
    best: str
    judged: bool
    counsel: dict[str, Any]
    skill: Skill
