"""The lines of the guild of the seafarers."""

import pytest

from tests.games.wyrmspan.guilds import brown, goes_on, guild
from tests.games.wyrmspan.mats import (
    caves,
    coins,
    discard,
    discarded,
    dragons_in,
    eggs,
    floor,
    hand,
    mat,
    play,
    table,
    take,
)
from tests.scenario import after, options


def test_a_free_excavation_from_the_hand() -> None:
    game = brown("seafarers", "mark line-1", caves=[12, 44], coins=3)
    assert "decline" in options(game)
    game.choose("excavate cave-44 golden")
    assert (floor(game, "golden")[-1], caves(game)) == (44, {12})
    game.choose("decline")
    assert (coins(game), eggs(game), goes_on(game)) == (2, {}, True)


def test_without_a_cave_card_nothing_is_excavated() -> None:
    assert goes_on(brown("seafarers", "mark line-1", cave_display=[12]))


def test_a_dragon_card_plays_a_dragon_for_free() -> None:
    game = brown("seafarers", "mark line-2", hand=[119, 56], coins=3)
    assert options(game) == [discard(119), discard(56), "decline"]
    game.choose(discard(56))
    game.choose(play(119, "crimson"))
    assert (dragons_in(game, "crimson"), hand(game), discarded(game)) == ([119], set(), [56])
    assert (coins(game), goes_on(game)) == (2, True)


def test_the_last_dragon_card_is_not_paid_for_nothing() -> None:
    assert goes_on(brown("seafarers", "mark line-2", hand=[119]))


def test_the_only_dragon_that_can_come_is_not_paid() -> None:
    # 76 lives in the crimson cavern alone, which is full.
    full = {"dragons": {"crimson": [98, 167, 48, 181]}}
    game = brown("seafarers", "mark line-2", hand=[76, 119], **full)
    assert options(game) == [discard(76), "decline"]


def test_no_dragon_card_needs_to_be_paid() -> None:
    game = brown("seafarers", "mark line-2", "decline", hand=[119, 56])
    assert (hand(game), goes_on(game)) == ({119, 56}, True)


def test_a_coin_and_two_dragon_cards() -> None:
    position = {"display": [56, 57], "deck": [60], "coins": 3}
    game = brown("seafarers", "mark line-3", "use", take(56), "draw dragon", **position)
    assert (coins(game), hand(game), goes_on(game)) == (3, {56, 60}, True)


def test_a_card_may_be_left() -> None:
    game = brown("seafarers", "mark line-3", "use", "decline", display=[56], coins=3)
    assert (coins(game), hand(game)) == (3, set())


@pytest.mark.parametrize(
    ("crimson", "golden", "amethyst", "points"),
    [
        ([167], [93], [145], 3),
        ([167, 98], [93, 59], [145], 3),
        ([167, 98], [93, 59], [145, 52], 6),
        ([167, 98], [93], [], 0),
        ([167, 98, 81, 74], [93, 59, 39, 86], [145, 52, 51, 87], 12),
    ],
)
def test_three_points_for_each_full_column(
    crimson: list[int], golden: list[int], amethyst: list[int], points: int
) -> None:
    marked = guild("seafarers", at=[6, 0], line_4=[0])
    game = after(table(mat(crimson, golden, amethyst), guild=marked))
    assert game.scores()[0]["guild"] == points
