"""Hatchlings: fed from any source, rewarded at each feeding, and once as they grow."""

from typing import Any

import pytest

from tests.games.wyrmspan.mats import (
    Position,
    asked_at,
    cached,
    cave_of,
    coins,
    dragon_at,
    eggs,
    end_round,
    excavate,
    explore_to,
    hand,
    has_left,
    holdings,
    mat,
    on,
    supply,
    table,
    take,
    tuck,
    tucked,
)
from tests.games.wyrmspan.shapes import shows, shows_each
from tests.scenario import after, options
from voliere import Game

FED_WITH_CARDS = "tuck"

HATCHLINGS = [
    (1, "golden", "milk", "cave", "eggs"),
    (2, "crimson", "tuck", "egg", "coin"),
    (3, "golden", "milk", "any", "promotions"),
    (4, "amethyst", "milk", "crystal", "coin"),
    (5, "golden", "meat", "guild", "gold crystal meat"),
    (6, "crimson", "tuck", "guild", "coin"),
    (7, "golden", "milk", "gold", "promotions"),
    (8, "amethyst", "tuck", "any", "dragon guild"),
    (9, "golden", "milk", "dragon", "crystal crystal"),
    (10, "crimson", "tuck", "cave", "excavate"),
    (11, "golden", "milk", "egg", "meat meat"),
    (12, "golden", "milk", "crystal", "promotions"),
    (13, "amethyst", "meat", "milk", "caves"),
    (14, "golden", "meat", "meat", "coin"),
    (15, "amethyst", "milk", "milk", "eggs"),
    (16, "golden", "meat", "cave", "excavate"),
    (17, "golden", "milk", "", "dragons"),
    (18, "crimson", "tuck", "", "promotions"),
    (19, "crimson", "tuck", "dragon", "any any"),
    (20, "amethyst", "meat", "gold", "dragons"),
    (21, "amethyst", "milk", "egg", "excavate"),
    (22, "amethyst", "tuck", "meat", "dragons"),
    (23, "amethyst", "meat", "egg", "gold meat"),
    (24, "amethyst", "milk", "meat", "coin"),
    (25, "amethyst", "milk", "guild", "gold gold"),
    (26, "amethyst", "milk", "dragon", "coin"),
    (27, "amethyst", "meat", "crystal", "dragon guild"),
    (28, "amethyst", "meat", "any", "promotions"),
    (29, "amethyst", "meat", "", "coin"),
    (30, "crimson", "tuck", "guild", "eggs"),
    (31, "amethyst", "tuck", "crystal", "caves"),
    (32, "amethyst", "milk", "meat", "excavate"),
    (33, "crimson", "tuck", "egg", "crystal meat"),
    (34, "amethyst", "tuck", "milk", "excavate"),
    (35, "amethyst", "tuck", "gold", "excavate"),
]
"""The food, the reward of each feeding, and what the third brings."""

REWARDS: dict[str, tuple[list[str], dict[str, int]]] = {
    "": ([], {}),
    "meat": ([], {"meat": 1}),
    "gold": ([], {"gold": 1}),
    "crystal": ([], {"crystal": 1}),
    "milk": ([], {"milk": 1}),
    "any": (["gain gold"], {"gold": 1}),
    "egg": (["lay nest"], {"egg": 1}),
    "cave": (["take cave-8"], {"cave": 1}),
    "dragon": ([take(50)], {"dragon": 1}),
    # The space after the first of the guild's track gives a meat.
    "guild": (["use"], {"guild": 1, "meat": 1}),
}
GROWTHS: dict[str, tuple[list[str], dict[str, int]]] = {
    "coin": ([], {"coin": 1}),
    "eggs": (["lay nest", "lay nest"], {"egg": 2}),
    "dragons": (["draw dragon", "draw dragon"], {"dragon": 2}),
    "caves": (["draw cave", "draw cave"], {"cave": 2}),
    # A meat, then a dragon card.
    "promotions": (["use", "use", "draw dragon"], {"guild": 2, "meat": 1, "dragon": 1}),
    "dragon guild": (
        ["choose dragon", take(50), "use"],
        {"dragon": 1, "guild": 1, "meat": 1},
    ),
    # Cave 12 gives a coin.
    "excavate": (["excavate cave-12 golden", "use"], {"cave": -1, "coin": 1}),
    "gold crystal meat": ([], {"gold": 1, "crystal": 1, "meat": 1}),
    "crystal crystal": ([], {"crystal": 2}),
    "meat meat": ([], {"meat": 2}),
    "gold gold": ([], {"gold": 2}),
    "gold meat": ([], {"gold": 1, "meat": 1}),
    "crystal meat": ([], {"crystal": 1, "meat": 1}),
    "any any": (["gain milk", "gain milk"], {"milk": 2}),
}


def difference(game: Game, before: dict[str, int]) -> dict[str, int]:
    """What has become more or less."""
    now = holdings(game)
    changes = {kind: now.get(kind, 0) - before.get(kind, 0) for kind in now | before}
    return {kind: change for kind, change in changes.items() if change}


def total(*parts: dict[str, int]) -> dict[str, int]:
    """Several changes together."""
    added = {kind: sum(part.get(kind, 0) for part in parts) for part in parts for kind in part}
    return {kind: change for kind, change in added.items() if change}


def nursery(number: int, cave: str, food: str, fed: int) -> Position:
    """A hatchling fed so many times, and food for once more."""
    if food == FED_WITH_CARDS:
        hatchling, supplies = on(number, tucked=fed), {}
    else:
        hatchling, supplies = on(number, cached={food: fed}), {food: 1}
    mine = cave_of(cave, hatchling)
    # A dragon with three nests elsewhere.
    mine["golden" if cave == "crimson" else "crimson"] |= {"dragons": [49], "excavated": 2}
    return table(
        mine,
        hand=[98] if food == FED_WITH_CARDS else [],
        resources=supplies,
        caves=[12, 13],
        display=[50],
        cave_display=[8],
        steps=[1],
    )


def feeding(food: str) -> tuple[str, dict[str, int]]:
    """The choice that feeds, and what it takes."""
    return (tuck(98), {"dragon": -1}) if food == FED_WITH_CARDS else (f"pay {food}", {food: -1})


@shows_each("number, cave, food, reward, growth", HATCHLINGS)
@pytest.mark.parametrize("fed", [0, 1, 3, 7])
def test_each_feeding_is_rewarded(
    number: int, cave: str, food: str, reward: str, growth: str, fed: int
) -> None:
    game = explore_to(nursery(number, cave, food, fed), f"{cave}-1")
    before = holdings(game)
    choice, taken = feeding(food)
    choices, gained = REWARDS[reward]
    for each in (choice, *choices):
        game.choose(each)
    assert difference(game, before) == total(taken, gained)
    assert dragon_at(game, f"{cave}-1")["fed"] == fed + 1
    assert has_left(game, f"{cave}-1"), "nothing more than the reward"


def in_order(reward: str, growth: str, growth_first: bool) -> list[str]:
    """The choices after a third feeding. Who must choose in both says which comes first."""
    choices, more = REWARDS[reward][0], GROWTHS[growth][0]
    if not (choices and more):
        return [*choices, *more]
    if growth_first:
        return ["choose growth", *more, *choices]
    return [f"choose {'resource' if reward == 'any' else reward}", *choices, *more]


@shows_each("number, cave, food, reward, growth", HATCHLINGS)
@pytest.mark.parametrize("growth_first", [False, True])
def test_at_the_third_feeding_the_hatchling_grows(
    number: int, cave: str, food: str, reward: str, growth: str, growth_first: bool
) -> None:
    game = explore_to(nursery(number, cave, food, fed=2), f"{cave}-1")
    before = holdings(game)
    choice, taken = feeding(food)
    for each in (choice, *in_order(reward, growth, growth_first)):
        game.choose(each)
    assert difference(game, before) == total(taken, REWARDS[reward][1], GROWTHS[growth][1])
    assert has_left(game, f"{cave}-1"), "nothing more than reward and growth"


@shows_each("number, cave, food, reward, growth", HATCHLINGS)
def test_a_hatchling_need_not_be_fed(
    number: int, cave: str, food: str, reward: str, growth: str
) -> None:
    game = explore_to(nursery(number, cave, food, fed=2), f"{cave}-1")
    assert options(game) == [feeding(food)[0], "decline"]
    before = holdings(game)
    game.choose("decline")
    assert difference(game, before) == {}
    assert has_left(game, f"{cave}-1")


@shows_each("number, cave, food, reward, growth", HATCHLINGS)
def test_without_food_a_hatchling_is_not_fed(
    number: int, cave: str, food: str, reward: str, growth: str
) -> None:
    position = nursery(number, cave, food, fed=2)
    position |= {"dragon_hands": [[], []], "resources": [{"gold": 1}, {}]}
    assert asked_at(explore_to(position, f"{cave}-1")) == "turn"


# Food.


@shows(4)
def test_two_resources_may_be_traded_for_the_food_of_a_hatchling() -> None:
    position = table(mat(amethyst=[4]), resources={"meat": 2, "gold": 1, "milk": 1})
    game = explore_to(position, "amethyst-1")
    assert options(game) == ["pay milk", "pay meat+meat", "pay meat+gold", "decline"]
    game.choose("pay meat+gold")
    assert cached(game, "amethyst-1") == {"milk": 1}
    assert supply(game) == {"meat": 1, "milk": 1, "crystal": 1}


@shows(14)
def test_other_resources_on_a_hatchling_are_no_feeding() -> None:
    hatchling = on(14, cached={"gold": 2, "meat": 1})
    game = explore_to(table(mat(golden=[hatchling]), resources={"meat": 1}), "golden-1", "pay meat")
    assert coins(game) == 2, "one for the exploration, none for growing: it was fed twice"
    assert dragon_at(game, "golden-1")["fed"] == 2


@shows(22)
def test_a_resource_on_a_hatchling_that_wants_cards_is_no_feeding() -> None:
    game = excavate(table(mat(amethyst=[22])), 3, "at amethyst-1", "cache meat", "decline")
    assert supply(game) == {}
    assert dragon_at(game, "amethyst-1")["fed"] == 0


@shows(24)
def test_a_card_under_a_hatchling_that_wants_milk_is_no_feeding() -> None:
    game = excavate(table(mat(amethyst=[24])), 67, "at amethyst-1", "decline")
    assert tucked(game) == {"amethyst-1": 1}
    assert supply(game) == {}


@shows(17, 18, 29)
@pytest.mark.parametrize(
    ("number", "cave", "food"), [(17, "golden", "milk"), (29, "amethyst", "meat")]
)
def test_the_third_feeding_of_a_plain_hatchling_counts_others_do_not(
    number: int, cave: str, food: str
) -> None:
    game = explore_to(nursery(number, cave, food, fed=3), f"{cave}-1", f"pay {food}")
    assert asked_at(game) != f"{cave}-1"
    assert (hand(game), coins(game)) == (set(), 2)


# Sources other than the adventurer.


@shows(29)
def test_the_bank_feeds_through_a_cave_card() -> None:
    position = table(mat(amethyst=[on(29, cached={"meat": 1})]), coins=0)
    game = excavate(position, 3, "at amethyst-1", "cache meat", "at amethyst-1", "cache meat")
    assert cached(game, "amethyst-1") == {"meat": 3}
    assert coins(game) == 1, "it has grown"


@shows(34)
def test_the_deck_feeds_through_a_cave_card_and_rewards_each_card() -> None:
    position = table(mat(amethyst=[34]), deck=[1, 2])
    game = excavate(position, 67, "at amethyst-1", "at amethyst-1")
    assert tucked(game) == {"amethyst-1": 2}
    assert supply(game) == {"milk": 2}


@shows(26)
def test_the_end_of_the_crimson_cavern_feeds() -> None:
    # Four dragons without a question; then twice a resource onto any dragon.
    position = table(mat([48, 60, 85, 88], amethyst=[on(26, cached={"milk": 2})]))
    position |= {"resources": [{"milk": 1}, {}], "dragon_display": [50, None, None]}
    game = after(position, "explore crimson", *["decline"] * 4)
    for choice in ("at amethyst-1", "pay milk", take(50)):
        game.choose(choice)
    assert hand(game) == {50}
    assert coins(game) == 3, "one for the exploration, one for growing"


@shows(6)
def test_the_end_of_the_golden_grotto_feeds_twice() -> None:
    position = table(mat([on(6, tucked=1)], [57, 64, 88, 116]), hand=[1, 3], steps=[1])
    game = after(position, "explore golden", *["decline"] * 4)
    for choice in ("at crimson-1", tuck(1), "use", "at crimson-1", tuck(3), "decline"):
        game.choose(choice)
    assert tucked(game) == {"crimson-1": 3}
    assert supply(game) == {"meat": 1}
    assert coins(game) == 3, "one for the exploration, one for growing"


@shows(2)
def test_the_reward_can_be_left_and_the_growth_comes_all_the_same() -> None:
    game = explore_to(nursery(2, "crimson", "tuck", 2), "crimson-1", tuck(98), "decline")
    assert eggs(game) == {}
    assert coins(game) == 3


@shows(21)
def test_growth_that_is_impossible_is_lost() -> None:
    position = nursery(21, "amethyst", "milk", 2) | {"cave_hands": [[], []]}
    game = explore_to(position, "amethyst-1", "pay milk", "lay nest", "decline")
    assert asked_at(game) == "turn"
    assert dragon_at(game, "amethyst-1")["fed"] == 3


@shows(10)
def test_the_reward_may_pay_for_the_growth() -> None:
    # The cave card gained is the one that excavates.
    position = nursery(10, "crimson", "tuck", 2) | {"cave_hands": [[], []]}
    game = explore_to(position, "crimson-1", tuck(98), "take cave-8", "excavate cave-8 crimson")
    assert game.position()["mats"][0]["crimson"]["excavated"] == 3


@shows(25)
def test_what_the_growth_brings_may_pay_for_the_reward() -> None:
    # The reward is a promotion; the rainforest sells an excavation for a resource.
    position = nursery(25, "amethyst", "milk", 2)
    position["guild"] |= {"tile": "rainforest", "steps": [5, 0]}
    game = explore_to(position, "amethyst-1", "pay milk", "use", "mark line-1", "pay gold")
    assert "excavate cave-12 golden" in options(game)
    assert supply(game) == {"gold": 1}


# The end of the game.


@shows(17, 18, 29)
@pytest.mark.parametrize(
    ("hatchling", "part"),
    [
        (on(17, cached={"milk": 4}), "cached"),
        (on(29, cached={"meat": 4}), "cached"),
        (on(18, tucked=4), "tucked"),
    ],
    ids=["17", "29", "18"],
)
def test_food_is_worth_one_point_more(hatchling: dict[str, Any], part: str) -> None:
    sheet = end_round(table(mat(amethyst=[hatchling]))).scores()[0]
    assert (sheet[part], sheet["end_game"]) == (4, 4)


@shows(17, 18)
@pytest.mark.parametrize("number", [17, 18])
def test_only_the_named_food_is_worth_more(number: int) -> None:
    hatchling = on(number, cached={"milk": 1, "meat": 3}, tucked=2)
    sheet = end_round(table(mat(golden=[hatchling]))).scores()[0]
    assert (sheet["cached"], sheet["tucked"]) == (4, 2)
    assert sheet["end_game"] == {17: 1, 18: 2}[number]


@shows(15)
def test_food_of_other_hatchlings_is_worth_its_usual_point() -> None:
    sheet = end_round(table(mat(amethyst=[on(15, cached={"milk": 4})]))).scores()[0]
    assert (sheet["cached"], sheet["end_game"]) == (4, 0)
