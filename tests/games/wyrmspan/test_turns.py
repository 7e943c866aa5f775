"""Turns: their order, passing, and the limits of nine."""

from typing import Any

import pytest

from tests.games.wyrmspan.mats import (
    Position,
    caves,
    coins,
    discard,
    discarded,
    discarded_caves,
    hand,
    mat,
    play,
    supply,
    table,
)
from tests.scenario import after, options, told


def at_table(seats: int, **parts: Any) -> Position:
    """A table of this number of players with empty mats."""
    return table(*[mat() for _ in range(seats)], **parts)


def test_turns_go_clockwise() -> None:
    game = after(at_table(3) | {"turn": 1})
    seats = []
    for cave in ("crimson", "crimson", "crimson", "golden"):
        seats.append(game.seat)
        game.choose(f"explore {cave}")
        game.choose("decline")
    assert seats == [1, 2, 0, 1]


def test_without_a_coin_a_player_passes() -> None:
    game = after(at_table(2) | {"coins": [0, 1]})
    assert game.seat == 1
    assert game.position()["passed"] == [True, False]


def test_who_has_passed_is_skipped() -> None:
    game = after(at_table(3), "pass", "explore crimson", "decline", "explore golden", "decline")
    assert game.seat == 1
    assert game.position()["passed"] == [True, False, False]


def test_one_player_may_go_on_alone() -> None:
    game = after(at_table(2), "pass", "explore crimson", "decline")
    assert game.seat == 1


def test_who_has_passed_keeps_everything() -> None:
    position = at_table(2, hand=[56], caves=[12], resources={"milk": 2}, coins=4)
    game = after(position, "pass")
    assert (coins(game), hand(game), caves(game)) == (4, {56}, {12})
    assert supply(game) == {"milk": 2}


def test_who_has_passed_still_takes_gifts() -> None:
    # The gamboling landragon gives each opponent meat.
    position = at_table(2, hand=[181], resources={"meat": 1}) | {"passed": [False, True]}
    game = after(position, play(181, "crimson"), "decline")
    assert game.seat == 1
    game.choose("use")
    assert supply(game, 1) == {"meat": 1}
    assert game.seat == 0, "and seat 1 takes no turn"


# The limits.


def test_coins_beyond_nine_are_lost() -> None:
    game = after(at_table(2, coins=12), "explore crimson", "decline")
    assert coins(game) == 9
    assert told(game, "discarded-coins") == [{"n": 2}]


def test_coins_beyond_nine_are_lost_when_passing_too() -> None:
    assert coins(after(at_table(2, coins=10), "pass")) == 9


def test_nine_of_each_are_kept() -> None:
    nine = {
        "coins": 10,
        "resources": {"gold": 9},
        "hand": [56, 57, 60, 62],
        "caves": [1, 2, 3, 4, 5],
    }
    game = after(at_table(2, **nine), "explore crimson", "decline")
    assert game.seat == 1
    assert (coins(game), supply(game)) == (9, {"gold": 9})


def test_cards_beyond_nine_are_discarded_by_choice() -> None:
    # Dragons and caves together.
    position = at_table(2, hand=[56, 57, 60, 62, 64, 66], caves=[1, 2, 3, 4, 5])
    game = after(position, "explore crimson", "decline")
    assert game.seat == 0
    assert discard(60) in options(game)
    assert "discard cave-3" in options(game)
    assert len(options(game)) == 11
    game.choose(discard(60))
    game.choose("discard cave-3")
    assert (len(hand(game)) + len(caves(game)), game.seat) == (9, 1)
    assert (discarded(game), discarded_caves(game)) == ([60], [3])


def test_resources_beyond_nine_are_discarded_by_choice() -> None:
    position = at_table(2, resources={"gold": 8, "milk": 3})
    game = after(position, "explore crimson", "decline", "discard milk")
    assert game.seat == 0
    game.choose("discard gold")
    assert (supply(game), game.seat) == ({"gold": 7, "milk": 2}, 1)


def test_cached_resources_and_eggs_have_no_limit() -> None:
    dragon = {"dragon": 43, "eggs": 5, "cached": {"milk": 12}}
    game = after(table(mat(amethyst=[dragon], nest=2)), "explore crimson", "decline")
    assert game.seat == 1


def test_gains_in_anothers_turn_wait_for_the_own_turn() -> None:
    position = at_table(2, hand=[181], resources={"meat": 1})
    position["resources"] = [{"meat": 1}, {"gold": 9}]
    game = after(position, play(181, "crimson"), "decline", "use")
    assert supply(game, 1) == {"meat": 1, "gold": 9}, "ten, for now"
    game.choose("explore golden")
    game.choose("decline")
    assert game.decision is not None
    assert (game.seat, game.decision.topic) == (1, "too-many-resources")


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_a_round_ends_when_all_have_passed(seats: int) -> None:
    game = after(at_table(seats), *["pass"] * seats)
    assert game.position()["round"] == 2
