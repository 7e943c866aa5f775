"""The lines of the rainforest guild."""

import pytest

from tests.games.wyrmspan.guilds import brown, goes_on, guild
from tests.games.wyrmspan.mats import (
    caves,
    coins,
    dragons_in,
    eggs,
    floor,
    hand,
    mat,
    play,
    supply,
    table,
)
from tests.scenario import after, options


def test_a_resource_excavates_from_hand_or_display() -> None:
    parts = {"caves": [12], "cave_display": [44], "resources": {"milk": 1}}
    game = brown("rainforest", "mark line-1", coins=3, **parts)
    assert options(game) == ["pay milk", "decline"]
    game.choose("pay milk")
    assert {text.split()[1] for text in options(game)[:-1]} == {"cave-12", "cave-44"}
    game.choose("excavate cave-44 golden")
    game.choose("use")
    assert (floor(game, "golden")[-1], caves(game)) == (44, {12})
    assert (supply(game), coins(game)) == ({"meat": 2}, 2)


def test_without_a_resource_nothing_is_excavated() -> None:
    assert goes_on(brown("rainforest", "mark line-1", caves=[12]))


def test_a_dragon_without_its_resources() -> None:
    # The chameleon coatl costs a coin, meat, gold and crystal: only the coin is paid.
    game = brown("rainforest", "mark line-2", hand=[119], coins=3)
    game.choose(play(119, "amethyst"))
    assert (dragons_in(game, "amethyst"), coins(game)) == ([119], 1)


def test_a_hatchling_without_its_milk_still_costs_an_egg() -> None:
    game = brown("rainforest", "mark line-2", hand=[4], nest=1)
    game.choose(play(4, "amethyst"))
    assert (dragons_in(game, "amethyst"), eggs(game)) == ([4], {})
    assert goes_on(brown("rainforest", "mark line-2", hand=[4]))


def test_a_dragon_of_the_display_may_come() -> None:
    game = brown("rainforest", "mark line-2", hand=[119], display=[43, 56], coins=3)
    game.choose(play(56, "crimson"))
    assert (dragons_in(game, "crimson"), hand(game)) == ([56], {119})
    assert game.position()["dragon_display"].count(None) == 2


def test_without_its_coin_a_dragon_does_not_come() -> None:
    # The only coin was paid to explore.
    assert goes_on(brown("rainforest", "mark line-2", hand=[119], coins=1))


def test_a_coin_and_two_resources() -> None:
    game = brown("rainforest", "mark line-3", "use", "gain milk", "gain gold", coins=3)
    assert (coins(game), supply(game), goes_on(game)) == (3, {"gold": 1, "milk": 1}, True)


@pytest.mark.parametrize("markers", [1, 2])
def test_points_for_the_resources_in_the_costs_of_one_cave(markers: int) -> None:
    # Crimson: 1 + 3. Golden: 2 + 3 + 4, the coatl's coin not counted with its 3. Amethyst: milk 2.
    marked = guild("rainforest", at=[12, 0], line_4=[0] * markers)
    written = mat(crimson=[167, 39], golden=[56, 119, 183], amethyst=[4])
    game = after(table(written, guild=marked))
    assert game.scores()[0]["guild"] == 9 * markers
