"""Steps that all seats answer in any order, as at a set-up, in a game that is nobody's."""

from typing import Any, ClassVar

import pytest

from voliere import Refusal
from voliere.kernel.agenda import AgendaGame, Step
from voliere.kernel.chance import Chance
from voliere.kernel.decision import Space
from voliere.kernel.errors import Fault


class Bids(AgendaGame):
    """Each seat bids 0 to 2 at once; then the last seat bids again."""

    name: ClassVar[str] = "bids"
    space: ClassVar[Space] = Space(3)

    def __init__(self, seats: int, settings: dict[str, Any], chance: Chance) -> None:
        super().__init__(seats, settings, chance)
        self.bids = [0] * seats
        self.agenda = [Late(seats - 1), *(Bid(seat) for seat in range(seats))]
        self.proceed()

    @classmethod
    def deal(cls, seats: int, settings: dict[str, Any], chance: Chance) -> "Bids":
        return cls(seats, settings, chance)

    def read(self, position: dict[str, Any], faults: list[Fault]) -> None:
        pass

    @classmethod
    def cards(cls) -> list[dict[str, Any]]:
        return []

    def write_parts(self) -> dict[str, Any]:
        return {"bids": self.bids[:], "agenda": [step.as_json() for step in self.agenda]}

    def copy(self) -> "Bids":
        other = Bids(self.seats, self.settings, self.chance.copy())
        other.bids = self.bids[:]
        other.agenda = self.agenda[:]
        self.share_history(other)
        return other

    def scores(self) -> list[dict[str, int]]:
        return [{"total": bid} for bid in self.bids]

    def winners(self) -> list[int]:
        return []


class Late(Step[Bids]):
    """A bid that only one seat makes."""

    name: ClassVar[str] = "late"

    def asks(self, game: Bids) -> bool:
        return True

    def actions(self, game: Bids) -> list[int]:
        return [0, 1, 2]

    def answer(self, game: Bids, action: int) -> None:
        game.bids[self.seat] += action


class Bid(Late):
    """A bid that all seats make at once."""

    name: ClassVar[str] = "bid"
    simultaneous: ClassVar[bool] = True


def bids() -> Bids:
    return Bids(3, {}, Chance.seeded(1))


def test_all_seats_wait_while_a_simultaneous_step_is_on_top() -> None:
    game = bids()
    assert game.waiting() == [0, 1, 2]
    assert game.seat == 2, "the last on the agenda is asked first"


def test_the_seats_answer_in_any_order() -> None:
    game = bids()
    for seat in (1, 0, 2):
        game.choose(seat, seat)
    assert game.bids == [0, 1, 2]
    assert [choice & 7 for choice in game.choices] == [1, 0, 2]


def test_who_has_answered_is_not_asked_again() -> None:
    game = bids()
    game.choose(1, 1)
    assert game.waiting() == [0, 2]
    with pytest.raises(Refusal, match="Seat 1 is not asked"):
        game.choose(1, 1)


def test_then_only_the_seat_on_top_is_asked() -> None:
    game = bids()
    for seat in range(3):
        game.choose(1, seat)
    assert game.waiting() == [2]
    game.turn_to(0)
    assert game.seat == 2
    game.choose(2)
    assert (game.waiting(), game.bids) == ([], [1, 1, 3])


def test_a_refused_answer_out_of_turn_changes_nothing() -> None:
    game = bids()
    before = game.write_parts()
    with pytest.raises(Refusal):
        game.choose("nonsense", 0)
    assert (game.write_parts(), game.seat) == (before, 2)
