"""Whose turn is still open: what a seat may take back, and when the game may go on."""

from abc import ABC
from typing import ClassVar, Final

from mypy_extensions import mypyc_attr

from voliere.kernel.errors import refusal
from voliere.kernel.events import NO_SEAT, Event

SEAT_BITS: Final = 3
"""A choice is kept as action << 3 | seat; no game has more than eight seats."""
SEAT_MASK: Final = (1 << SEAT_BITS) - 1
NONE_ENDED: Final[list[int]] = []
"""Shared by all games in which no seat has ended a turn by itself; never changed."""


@mypyc_attr(allow_interpreted_subclasses=True)
class OpenTurns(ABC):  # noqa: B024 (a game has the abstract methods)
    """What was chosen and what it showed, and so whose turn is open.

    A seat that holds its turns (`holders`) keeps the game from going on, at the end of its turn or
    where another seat is asked, as long as it has something to take back and has not ended the
    turn. Nothing of this is a choice: records, options and programs know nothing of it.
    """

    revealing: ClassVar[frozenset[str]] = frozenset()
    """The kinds of event that show somebody what chance or another seat held back."""

    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.seat: int = NO_SEAT
        """The seat that is asked, or holds its turn; -1 when the game is over."""
        self.choices: list[int] = []
        self.events: list[Event] = []
        self.holders: int = 0
        """A bit for each seat that ends its turns itself. Copies have none."""
        self.held: bool = False
        """Whether the game waits for turns to be ended."""
        self.ends_turn: bool = False
        """Whether what is held is a whole turn, not an answer in the middle of one."""
        self.ended: list[int] = NONE_ENDED
        """For each seat the number of choices when it last ended a turn."""
        self.turns: int = 0
        """The turns that ended, as far as events are recorded."""
        self.apart: int = 0
        """The first choices, up to this number, were made by all seats in any order."""

    def undoable(self, seat: int) -> int:
        """How many of its last choices the seat may take back: nothing followed or was revealed.

        Where all seats choose in any order, the others' choices stay as they are.
        """
        since = max((e.number for e in self.events if e.kind in self.revealing), default=0)
        if self.ended:
            since = max(since, self.ended[seat])
        count = 0
        for number in range(len(self.choices) - 1, since - 1, -1):
            if self.choices[number] & SEAT_MASK == seat:
                count += 1
            elif number >= self.apart:
                break
        return count

    def hold(self, ends_turn: bool) -> bool:
        """Whether the game must wait here. A game asks before it does what follows a turn.

        If so it does nothing more; `go_on` takes it up from here.
        """
        self.held = False
        for seat in range(self.seats):
            if self.holders >> seat & 1 and self.undoable(seat):
                self.held = True
                self.seat = seat
                self.ends_turn = ends_turn
                return True
        return False

    def go_on(self) -> None:
        """Do what follows the turn; for a game that asks `hold`."""

    def waiting(self) -> list[int]:
        """The seats that may answer now: one, or at set-up all whose answers do not meet.

        While turns are held, the seats that may end theirs.
        """
        if self.held:
            return self.open_turns()
        return [] if self.seat < 0 else [self.seat]

    def open_turns(self) -> list[int]:
        """The seats that have chosen all they had to, and may end their turn or take back."""
        if not self.holders or self.seat < 0:
            return []
        asked = [] if self.held else self.waiting()
        return [
            seat
            for seat in range(self.seats)
            if self.holders >> seat & 1 and seat not in asked and self.undoable(seat)
        ]

    def end_turn(self, seat: int) -> None:
        """End the seat's turn: nothing before can be taken back, and what follows begins."""
        if seat not in self.open_turns():
            raise refusal("error.no-open-turn", seat=seat)
        ended = self.ended[:] if self.ended else [0] * self.seats
        ended[seat] = len(self.choices)
        self.ended = ended
        if self.held and not self.open_turns():
            self.held = False
            self.go_on()
