"""The dragon guild: its track, and the markers on its tile."""

from typing import TYPE_CHECKING, Any, ClassVar, Final

from voliere.games.wyrmspan.cards.catalogue import GUILDS, squares_of
from voliere.games.wyrmspan.effects.effect import GUILD_EFFECTS, TRACK_EFFECTS, Task
from voliere.games.wyrmspan.effects.offers import begin, offer
from voliere.games.wyrmspan.space import SQUARE, square_text
from voliere.games.wyrmspan.words import (
    BROWN_EVERY,
    LINES,
    MARKERS,
    NEST,
    SQUARES,
    TRACK,
)

if TYPE_CHECKING:
    from voliere.games.wyrmspan.state import State

ROOM: Final[list[list[list[int]]]] = [
    [[squares_of(guild, line, seats) for line in range(SQUARES)] for guild in range(len(GUILDS))]
    for seats in range(6)
]
"""How many markers each line of each tile takes, by the number of seats."""


def promote(game: "State", seat: int) -> None:
    """One space on; what it shows is gained at once."""
    mat = game.mats[seat]
    mat.steps += 1
    space = mat.steps % TRACK
    if game.records_events:
        game.tell("promoted", seat, {"space": space})
    if space % BROWN_EVERY:
        begin(game, TRACK_EFFECTS[space], seat, NEST)
    elif mat.markers < MARKERS:
        game.agenda.append(Mark(seat))


def has_room(game: "State", square: int) -> bool:
    """Whether a line or square of the guild tile takes another marker."""
    return len(game.squares[square]) < ROOM[game.seats][game.tile][square]


def track(game: "State") -> list[int]:
    """The space of the track on which each sheet's token stands."""
    steps = [mat.steps for mat in game.mats]
    if game.sheets > game.seats:
        steps.append(game.automa_steps)
    return [walked % TRACK for walked in steps]


class Mark(Task):
    """A brown space: on which line or square of the guild tile a marker goes."""

    name: ClassVar[str] = "mark"

    def asks(self, game: "State") -> bool:
        """Always: the long square is never full."""
        return True

    def topic(self, game: "State") -> tuple[str, dict[str, Any]]:
        """The tile."""
        return self.name, {"guild": GUILDS[game.tile]}

    def actions(self, game: "State") -> list[int]:
        """Every square that is free."""
        return [SQUARE + square for square in range(SQUARES) if has_room(game, square)]

    def answer(self, game: "State", action: int) -> None:
        """Place the marker, and use the line's ability if it has one."""
        square = action - SQUARE
        game.squares[square].append(self.seat)
        game.mats[self.seat].markers += 1
        if game.records_events:
            game.tell("marked", self.seat, {"square": square_text(square)})
        if square < LINES:
            offer(game, GUILD_EFFECTS[game.tile * LINES + square], self.seat, NEST)


TASKS: Final[tuple[type[Task], ...]] = (Mark,)
