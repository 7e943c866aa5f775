"""The lines of the guild of the plains."""

import pytest

from tests.games.wyrmspan.guilds import brown, goes_on, guild
from tests.games.wyrmspan.mats import (
    coins,
    dragons_in,
    eggs,
    floor,
    hand,
    mat,
    on,
    play,
    supply,
    table,
)
from tests.scenario import after, options


def test_an_egg_excavates_with_the_top_cave() -> None:
    game = brown("plains", "mark line-1", nest=2, cave_deck=[44], coins=3)
    assert options(game) == ["pay-egg nest", "decline"]
    game.choose("pay-egg nest")
    assert options(game) == [
        f"excavate cave-44 {cave}" for cave in ("crimson", "golden", "amethyst")
    ]
    game.choose("excavate cave-44 golden")
    game.choose("use")
    assert floor(game, "golden")[-1] == 44, "the third column, and no other egg is paid"
    assert (eggs(game), coins(game), supply(game)) == ({"nest": 1}, 2, {"meat": 2})


def test_the_egg_need_not_be_paid() -> None:
    game = brown("plains", "mark line-1", "decline", nest=2)
    assert (eggs(game), goes_on(game)) == ({"nest": 2}, True)
    assert game.position()["guild"]["squares"] == {"line-1": [0]}


def test_without_an_egg_the_marker_is_placed_all_the_same() -> None:
    game = brown("plains", "mark line-1")
    assert goes_on(game)
    assert game.position()["guild"]["squares"] == {"line-1": [0]}


def test_two_eggs_play_a_dragon_for_free() -> None:
    # The chameleon coatl would cost a coin, meat, gold and crystal.
    game = brown("plains", "mark line-2", nest=2, hand=[119], coins=3)
    for choice in ("pay-egg nest", "pay-egg nest", play(119, "crimson")):
        game.choose(choice)
    assert (dragons_in(game, "crimson"), eggs(game), coins(game)) == ([119], {}, 2)


def test_two_eggs_may_come_from_two_nests_or_one_dragon() -> None:
    dragons = {"amethyst": [on(43, eggs=2)]}
    game = brown("plains", "mark line-2", nest=1, hand=[119], dragons=dragons)
    assert options(game) == ["pay-egg amethyst-1", "pay-egg nest", "decline"]
    game.choose("pay-egg amethyst-1")
    assert options(game) == ["pay-egg amethyst-1", "pay-egg nest"]
    game.choose("pay-egg amethyst-1")
    assert eggs(game) == {"nest": 1}


def test_a_hatchling_comes_free_of_egg_and_milk() -> None:
    game = brown("plains", "mark line-2", nest=2, hand=[4])
    for choice in ("pay-egg nest", "pay-egg nest", play(4, "amethyst")):
        game.choose(choice)
    assert dragons_in(game, "amethyst") == [4]


def test_a_free_dragon_uses_its_when_played_ability() -> None:
    game = brown("plains", "mark line-2", nest=2, hand=[48], coins=3)
    for choice in ("pay-egg nest", "pay-egg nest", play(48, "crimson"), "use"):
        game.choose(choice)
    assert coins(game) == 3


@pytest.mark.parametrize(("nest", "cards"), [(1, [119]), (2, [])])
def test_two_eggs_and_a_dragon_are_needed(nest: int, cards: list[int]) -> None:
    game = brown("plains", "mark line-2", nest=nest, hand=cards)
    assert goes_on(game)
    assert hand(game) == set(cards)


def test_a_coin_and_two_eggs() -> None:
    game = brown("plains", "mark line-3", "use", "lay nest", "lay golden-1", coins=3)
    assert (coins(game), eggs(game)) == (3, {"nest": 1, "golden-1": 1})
    assert goes_on(game)


def test_the_coin_comes_though_no_nest_is_free() -> None:
    game = brown("plains", "mark line-3", nest=2, dragons={"golden": [on(40, eggs=1)]}, coins=3)
    if not goes_on(game):
        game.choose("use")
    assert (coins(game), goes_on(game)) == (3, True)


@pytest.mark.parametrize(("laid", "points"), [(0, 0), (1, 0), (2, 1), (5, 2)])
def test_a_point_for_every_two_eggs(laid: int, points: int) -> None:
    marked = guild("plains", at=[6, 6], line_4=[0])
    game = after(table(mat(amethyst=[on(43, eggs=laid)]), guild=marked))
    assert game.scores()[0]["guild"] == points
    assert game.scores()[1]["guild"] == 0
