"""Dragons that cache resources."""

import pytest

from tests.games.wyrmspan.mats import (
    asked_at,
    cached,
    eggs,
    end_round,
    entice,
    explore_to,
    hand,
    has_left,
    mat,
    on,
    supply,
    table,
)
from tests.games.wyrmspan.shapes import shows, shows_each
from tests.scenario import options

# If activated, from the own supply.


@shows(53)
def test_any_own_resource_is_cached_here() -> None:
    position = table(mat([53]), resources={"meat": 1, "milk": 2})
    game = explore_to(position, "crimson-1")
    assert options(game) == ["pay meat", "pay milk", "decline"]
    game.choose("pay milk")
    assert has_left(game, "crimson-1")
    assert supply(game) == {"meat": 1, "milk": 1}
    assert cached(game, "crimson-1") == {"milk": 1}


@shows(53)
def test_caching_can_be_left() -> None:
    game = explore_to(table(mat([53]), resources={"meat": 1}), "crimson-1", "decline")
    assert supply(game) == {"meat": 1}
    assert cached(game, "crimson-1") == {}


@shows(53)
def test_an_empty_supply_caches_nothing() -> None:
    assert asked_at(explore_to(table(mat([53])), "crimson-1")) == "turn"


@shows(125)
def test_an_own_resource_goes_onto_a_dragon_of_the_column() -> None:
    position = table(mat([56, 125], [182, 44], [43]), resources={"gold": 1, "crystal": 1})
    game = explore_to(position, "crimson-2")
    assert options(game) == ["at crimson-2", "at golden-2", "decline"]
    game.choose("at golden-2")
    assert options(game) == ["pay gold", "pay crystal"]
    game.choose("pay gold")
    assert has_left(game, "crimson-2")
    assert cached(game, "golden-2") == {"gold": 1}
    assert supply(game) == {"crystal": 1}


@shows(125)
def test_a_hatchling_of_the_column_is_fed_so() -> None:
    # Hatchling 14 gains a meat for each meat.
    position = table(mat([125], [14]), resources={"meat": 1, "gold": 1})
    game = explore_to(position, "crimson-1", "at golden-1", "pay meat")
    assert cached(game, "golden-1") == {"meat": 1}
    assert supply(game) == {"meat": 1, "gold": 1}


@shows(125)
def test_another_resource_does_not_feed_a_hatchling() -> None:
    position = table(mat([125], [14]), resources={"meat": 1, "gold": 1})
    game = explore_to(position, "crimson-1", "at golden-1", "pay gold")
    assert cached(game, "golden-1") == {"gold": 1}
    assert supply(game) == {"meat": 1}


@shows(125)
def test_two_resources_may_be_traded_for_the_food() -> None:
    position = table(mat([125], [14]), resources={"crystal": 1, "gold": 1})
    game = explore_to(position, "crimson-1", "at golden-1")
    assert options(game) == ["pay gold", "pay crystal", "pay gold+crystal"]
    game.choose("pay gold+crystal")
    assert cached(game, "golden-1") == {"meat": 1}
    assert supply(game) == {"meat": 1}


# Once per round.


@shows(153)
def test_a_cached_resource_lets_lay_an_egg() -> None:
    position = table(mat([153, 56], [182]), resources={"gold": 1, "milk": 1})
    game = end_round(position, "at crimson-1")
    assert options(game) == ["pay gold", "pay milk", "decline"]
    game.choose("pay gold")
    assert options(game) == ["lay crimson-1", "decline"]
    game.choose("lay crimson-1")
    assert game.decision is None
    assert cached(game, "crimson-1") == {"gold": 1}
    assert eggs(game) == {"crimson-1": 1}
    assert supply(game) == {"milk": 1}


@shows(153)
def test_no_resource_no_egg() -> None:
    assert end_round(table(mat([153]))).decision is None
    position = table(mat([153]), resources={"gold": 1})
    game = end_round(position, "at crimson-1", "decline")
    assert game.decision is None
    assert (cached(game, "crimson-1"), eggs(game)) == ({}, {})


@shows(153)
def test_a_resource_may_be_cached_though_the_nests_are_full() -> None:
    position = table(mat([on(153, eggs=4)]), resources={"gold": 1})
    game = end_round(position, "at crimson-1", "pay gold")
    assert game.decision is None
    assert cached(game, "crimson-1") == {"gold": 1}


@shows(120)
def test_a_cached_resource_draws_a_dragon_from_the_deck() -> None:
    position = table(mat([120]), resources={"milk": 1, "meat": 1}, display=[7], deck=[10, 11])
    game = end_round(position, "at crimson-1")
    assert options(game) == ["pay meat", "pay milk", "decline"]
    game.choose("pay milk")
    assert game.decision is None
    assert cached(game, "crimson-1") == {"milk": 1}
    assert hand(game) == {10}


@shows(120)
def test_nothing_is_drawn_for_nothing() -> None:
    assert end_round(table(mat([120]), deck=[10])).decision is None
    position = table(mat([120]), resources={"milk": 1}, deck=[10])
    assert hand(end_round(position, "at crimson-1", "decline")) == set()


@shows_each("number, cave, resource", [(154, "crimson", "meat"), (161, "golden", "milk")])
def test_a_resource_is_gained_or_cached_on_any_dragon(
    number: int, cave: str, resource: str
) -> None:
    position = table(mat([number, 56], [182]) if cave == "crimson" else mat([56], [number, 182]))
    game = end_round(position, f"at {cave}-1")
    places = [f"{c}-{n}" for c in ("crimson", "golden") for n in (1, 2)]
    places.remove("golden-2" if cave == "crimson" else "crimson-2")
    assert options(game) == [f"gain {resource}", *[f"at {place}" for place in places], "decline"]
    game.choose(f"at {places[-1]}")
    assert cached(game, places[-1]) == {resource: 1}
    assert supply(game) == {}
    assert supply(end_round(position, f"at {cave}-1", f"gain {resource}")) == {resource: 1}
    assert supply(end_round(position, f"at {cave}-1", "decline")) == {}


@shows(154)
def test_a_hatchling_is_fed_from_the_bank() -> None:
    # Hatchling 14 gains a meat for each meat.
    game = end_round(table(mat([154], [14])), "at crimson-1", "at golden-1")
    assert cached(game, "golden-1") == {"meat": 1}
    assert supply(game) == {"meat": 1}


# Once per round: a resource for each aggressive dragon of the cave.


@shows(111)
def test_a_resource_for_each_aggressive_dragon_two_may_be_cached() -> None:
    # It is aggressive itself, as are 128 and 166; 56 is shy. 182 lies elsewhere.
    position = table(mat([111, 128, 56, 166], [182]))
    game = end_round(position, "at crimson-1", "cache meat", "cache milk")
    assert options(game) == ["gain meat", "gain gold", "gain crystal", "gain milk", "decline"]
    game.choose("gain gold")
    assert game.decision is None
    assert cached(game, "crimson-1") == {"meat": 1, "milk": 1}
    assert supply(game) == {"gold": 1}


@shows(111)
@pytest.mark.parametrize(
    ("choice", "supplied", "on_it"),
    [("gain milk", {"milk": 1}, {}), ("cache milk", {}, {"milk": 1}), ("decline", {}, {})],
)
def test_alone_it_gains_one(choice: str, supplied: dict[str, int], on_it: dict[str, int]) -> None:
    game = end_round(table(mat([111, 56])), "at crimson-1", choice)
    assert game.decision is None
    assert (supply(game), cached(game, "crimson-1")) == (supplied, on_it)


# When played: one to keep, one to cache on any dragon.


@shows(115)
def test_of_two_resources_one_is_kept_one_cached() -> None:
    game = entice(table(mat([56])), 115, "amethyst", "choose resource", "gain gold")
    assert set(options(game)) == {"at crimson-1", "at amethyst-1", "decline"}
    game.choose("at crimson-1")
    game.choose("cache meat")
    assert supply(game) == {"gold": 1}
    assert cached(game, "crimson-1") == {"meat": 1}
    assert asked_at(game) == "turn"


@shows(115)
def test_the_cached_one_may_come_first_and_feed_a_hatchling() -> None:
    # Hatchling 29 grows at its third meat, and gains a coin.
    position = table(mat([], amethyst=[on(29, cached={"meat": 2})]), coins=0)
    game = entice(position, 115, "crimson", "choose cache", "at amethyst-1", "cache meat")
    assert cached(game, "amethyst-1") == {"meat": 3}
    assert game.position()["coins"][0] == 1
    game.choose("gain milk")
    assert supply(game) == {"milk": 1}


@shows(115)
def test_both_resources_can_be_left() -> None:
    game = entice(table(mat([56])), 115, "amethyst", "decline")
    assert asked_at(game) == "turn"
    assert supply(game) == {}
