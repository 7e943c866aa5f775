"""Paying for a bird: as printed, wild, one of several, two foods for one, none too many."""

from collections import Counter
from collections.abc import Iterator
from itertools import combinations_with_replacement
from typing import Any

import pytest

import voliere
from tests.games.wingspan.mats import food, played, table
from tests.scenario import after, options
from voliere import Game
from voliere.games import game_kind
from voliere.kernel.chance import Chance

FOODS = ["invertebrate", "seed", "fish", "fruit", "rodent"]
PAIRS = list(combinations_with_replacement(FOODS, 2))
BIRDS = {
    str([card["food_cost"], card["food_cost_is_one_of"]]): card
    for card in game_kind("wingspan").cards()
    if card["kind"] == "bird" and card["pack"] == "base"
}
"""A bird for each different cost."""


def paying(name: str, habitat: str, **held: int) -> Game:
    """Seat 0 has said that it plays a bird, with this food beside its mat."""
    position = table(hands=[[name], []], food=[held, {}], tray=[], deck=[])
    slug = name.lower().replace("'", "").replace(" ", "-")
    return after(position, f"play {slug} {habitat}")


def can_play(name: str, **held: int) -> bool:
    """Whether the bird is offered with this food."""
    game = voliere.load(table(hands=[[name], []], food=[held, {}], tray=[], deck=[]))
    return len(options(game)) > 3


# As printed.


def test_the_only_way_to_pay_is_not_asked() -> None:
    game = paying("Hooded Warbler", "forest", invertebrate=2)
    assert food(game) == {}
    assert game.seat == 1


@pytest.mark.parametrize(
    ("held", "enough"),
    [
        ({"fish": 2, "rodent": 1}, True),
        ({"fish": 1, "rodent": 1}, False),
        ({"fish": 2}, False),
        ({"rodent": 3}, False),
        ({}, False),
    ],
)
def test_each_icon_wants_its_food(held: dict[str, int], enough: bool) -> None:
    assert can_play("Bald Eagle", **held) is enough


# Two foods for one.


def test_two_foods_stand_for_any_one() -> None:
    game = paying("Osprey", "wetland", seed=1, rodent=1)
    assert food(game) == {}


def test_two_foods_of_one_kind_stand_for_any_one_too() -> None:
    assert food(paying("Osprey", "wetland", seed=2)) == {}


def test_one_wrong_food_pays_nothing() -> None:
    assert not can_play("Osprey", seed=1)


def test_every_icon_can_be_paid_by_two() -> None:
    # Fish, fish, rodent with six seeds.
    assert can_play("Bald Eagle", seed=6)
    assert not can_play("Bald Eagle", seed=5)
    assert can_play("Bald Eagle", seed=5, fish=1)
    assert can_play("Bald Eagle", seed=2, fish=1, rodent=1)
    assert not can_play("Bald Eagle", seed=1, fish=1, rodent=1)


def test_two_for_one_is_offered_to_keep_the_printed_food() -> None:
    game = paying("Osprey", "wetland", fish=1, seed=2, fruit=1)
    assert sorted(options(game)) == ["pay fish", "pay seed+fruit", "pay seed+seed"]


def test_a_payment_that_holds_a_smaller_one_is_not_offered() -> None:
    # Seed and seed for a goldfinch: as printed, or one seed kept. Three seeds hold two already.
    game = paying("American Goldfinch", "grassland", seed=3, fish=2)
    assert sorted(options(game)) == ["pay seed+fish+fish", "pay seed+seed"]


def test_every_token_of_a_payment_is_needed() -> None:
    game = paying("American Goldfinch", "grassland", seed=1, fish=2, fruit=2)
    for way in options(game):
        tokens = way.removeprefix("pay ").split("+")
        for token in set(tokens):
            fewer = tokens.copy()
            fewer.remove(token)
            assert not can_play("American Goldfinch", **{kind: fewer.count(kind) for kind in FOODS})


def test_the_tokens_named_are_paid() -> None:
    game = paying("American Goldfinch", "grassland", seed=3, fish=2)
    game.choose("pay seed+fish+fish")
    assert food(game) == {"seed": 2}


# Wild.


@pytest.mark.parametrize("kind", ["invertebrate", "seed", "fish", "fruit", "rodent"])
def test_a_wild_icon_takes_any_food(kind: str) -> None:
    assert food(paying("American Crow", "forest", **{kind: 1})) == {}


def test_on_a_wild_icon_one_food_is_enough() -> None:
    game = paying("American Crow", "forest", seed=1, fish=1)
    assert sorted(options(game)) == ["pay fish", "pay seed"]


def test_wild_beside_a_printed_food() -> None:
    # Fish and wild: a seed alone pays the wild, the fish itself must be there or be two foods.
    assert can_play("Common Loon", fish=1, seed=1)
    assert can_play("Common Loon", fish=2)
    assert can_play("Common Loon", seed=3)
    assert not can_play("Common Loon", seed=2)
    assert not can_play("Common Loon", fish=1)


def test_the_food_on_a_wild_icon_is_not_told_apart_from_the_printed_one() -> None:
    game = paying("Common Loon", "wetland", fish=2, seed=1)
    assert sorted(options(game)) == ["pay fish+fish", "pay seed+fish"]


# One of several.


def test_one_of_the_foods_is_enough() -> None:
    for kind in ("invertebrate", "seed", "fruit"):
        assert food(paying("Downy Woodpecker", "forest", **{kind: 1})) == {}
    assert not can_play("Downy Woodpecker", fish=1)
    assert can_play("Downy Woodpecker", fish=2)


def test_of_one_of_several_exactly_one_is_paid() -> None:
    game = paying("Mallard", "wetland", invertebrate=1, seed=1)
    assert sorted(options(game)) == ["pay invertebrate", "pay seed"]
    game.choose("pay seed")
    assert food(game) == {"invertebrate": 1}


# What cannot pay.


def test_cached_food_pays_nothing() -> None:
    mat = {"forest": [{"bird": "Blue Jay", "cached": 3}]}
    game = voliere.load(table(mat, hands=[["Mallard"], []]))
    assert options(game) == ["gain-food", "lay-eggs", "draw-cards"]


def test_a_bird_without_a_cost_takes_no_food() -> None:
    game = paying("Turkey Vulture", "forest", seed=2)
    assert food(game) == {"seed": 2}


def test_two_for_one_holds_when_a_power_plays_the_bird() -> None:
    position = played("Ruby-Crowned Kinglet", "forest", {"forest": []}, food=[{"seed": 3}, {}])
    eggs = {"wetland": [{"bird": "King Rail", "eggs": 1}]}
    position = {**position, "boards": [eggs, {}], "tray": []}
    position["hands"] = [["Ruby-Crowned Kinglet", "Barred Owl"], []]
    game = after(position, "play barred-owl forest")
    assert food(game) == {"seed": 1}


# Every cost against a slow search.


def searched(card: dict[str, Any], held: dict[str, int]) -> set[str]:
    """All ways to pay a bird, found by trying every food and every pair on each icon."""
    icons = [food for food, count in card["food_cost"].items() for _ in range(count)]
    choices = [icons] if card["food_cost_is_one_of"] else [[icon] for icon in icons]
    ways = [
        Counter(paid)
        for paid in _paid(choices)
        if all(paid.count(kind) <= held.get(kind, 0) for kind in FOODS)
    ]
    return {
        "pay " + "+".join(sorted(way.elements(), key=FOODS.index))
        for way in ways
        if not any(other < way for other in ways)
    }


def _paid(choices: list[list[str]]) -> Iterator[list[str]]:
    if not choices:
        yield []
        return
    singles = [kind for icon in choices[0] for kind in (FOODS if icon == "wild" else [icon])]
    for rest in _paid(choices[1:]):
        for kind in singles:
            yield [*rest, kind]
        for pair in PAIRS:
            yield [*rest, *pair]


@pytest.mark.parametrize("cost", BIRDS)
def test_all_ways_to_pay_are_those_of_a_slow_search(cost: str) -> None:
    card, chance = BIRDS[cost], Chance.seeded(len(cost))
    for _ in range(12):
        held = {kind: chance.below(4) for kind in FOODS if chance.below(2)}
        ways = searched(card, held)
        assert can_play(card["name_en"], **held) is bool(ways)
        if len(ways) > 1:
            game = paying(card["name_en"], card["habitats"][0], **held)
            assert sorted(options(game)) == sorted(ways)
