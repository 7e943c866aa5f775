"""If activated and once per round: dragons that want to be paid."""

import pytest

from tests.games.wyrmspan.mats import (
    Position,
    asked_at,
    cached,
    caves,
    coins,
    discard,
    discarded,
    discarded_caves,
    eggs,
    end_round,
    explore_to,
    hand,
    has_left,
    mat,
    on,
    steps,
    supply,
    table,
    take,
    tuck,
    tucked,
)
from tests.games.wyrmspan.shapes import shows
from tests.scenario import options

# Coins.


@shows(45)
def test_a_coin_buys_three_eggs_anywhere() -> None:
    game = explore_to(table(mat(amethyst=[45])), "amethyst-1", "use")
    for place in ("amethyst-1", "nest", "amethyst-1"):
        game.choose(f"lay {place}")
    assert has_left(game, "amethyst-1")
    assert eggs(game) == {"amethyst-1": 2, "nest": 1}
    assert coins(game) == 1, "one for the exploration, one for the eggs"


@shows(45)
def test_eggs_that_were_paid_for_may_be_left() -> None:
    game = explore_to(table(mat(amethyst=[45])), "amethyst-1", "use", "lay nest", "decline")
    assert eggs(game) == {"nest": 1}
    assert has_left(game, "amethyst-1")


@shows(45)
def test_fewer_free_nests_take_fewer_eggs() -> None:
    position = table(mat(amethyst=[on(45, eggs=4)], nest=2))
    game = explore_to(position, "amethyst-1", "use", "lay amethyst-1")
    assert has_left(game, "amethyst-1")
    assert eggs(game) == {"amethyst-1": 5, "nest": 2}


@shows(45)
def test_the_last_coin_is_spent_on_the_exploration() -> None:
    game = explore_to(table(mat(amethyst=[45]), coins=1), "amethyst-1")
    assert asked_at(game) == "turn"


@shows(45)
def test_a_purchase_can_be_left() -> None:
    game = explore_to(table(mat(amethyst=[45])), "amethyst-1", "decline")
    assert coins(game) == 2
    assert eggs(game) == {}


@shows(90)
def test_a_coin_buys_three_resources() -> None:
    game = explore_to(table(mat([90])), "crimson-1", "use")
    assert supply(game) == {"gold": 1, "crystal": 1, "meat": 1}
    assert coins(game) == 1


@shows(90)
def test_no_coin_no_resources() -> None:
    assert asked_at(explore_to(table(mat([90]), coins=1), "crimson-1")) == "turn"


# Cards of the hand.


@shows(36)
def test_a_dragon_card_buys_any_resource() -> None:
    game = explore_to(table(mat(golden=[36]), hand=[1, 2]), "golden-1")
    assert options(game) == [discard(1), discard(2), "decline"]
    game.choose(discard(2))
    game.choose("gain milk")
    assert has_left(game, "golden-1")
    assert supply(game) == {"milk": 1}
    assert hand(game) == {1}
    assert discarded(game) == [2]


@shows(36)
def test_a_cave_card_is_no_dragon_card() -> None:
    assert asked_at(explore_to(table(mat(golden=[36]), caves=[1]), "golden-1")) == "turn"


@shows(66)
def test_a_dragon_card_buys_an_egg_in_this_cave() -> None:
    game = explore_to(table(mat([56], [66, 44]), hand=[1], caves=[5]), "golden-1")
    assert options(game) == [discard(1), "decline"]
    game.choose(discard(1))
    assert options(game) == ["lay golden-1", "lay golden-2", "decline"]
    game.choose("lay golden-2")
    assert has_left(game, "golden-1")
    assert eggs(game) == {"golden-2": 1}
    assert discarded(game) == [1]


@shows(66)
def test_a_full_cave_sells_no_egg() -> None:
    position = table(mat(golden=[on(66, eggs=3)]), hand=[1])
    assert asked_at(explore_to(position, "golden-1")) == "turn"


@shows(137)
def test_a_cave_card_buys_two_eggs_in_this_cave() -> None:
    position = table(mat(amethyst=[137, 43]), caves=[5, 6], hand=[1])
    game = explore_to(position, "amethyst-1")
    assert options(game) == ["discard cave-5", "discard cave-6", "decline"]
    for choice in ("discard cave-5", "lay amethyst-1", "lay amethyst-2"):
        game.choose(choice)
    assert has_left(game, "amethyst-1")
    assert eggs(game) == {"amethyst-1": 1, "amethyst-2": 1}
    assert discarded_caves(game) == [5]
    assert caves(game) == {6}


@shows(137)
def test_the_nests_of_the_mat_are_not_in_the_cave() -> None:
    position = table(mat(amethyst=[on(137, eggs=2)]), caves=[5])
    game = explore_to(position, "amethyst-1", "discard cave-5")
    assert options(game) == ["lay amethyst-1", "decline"]
    game.choose("lay amethyst-1")
    assert eggs(game) == {"amethyst-1": 3}
    assert has_left(game, "amethyst-1")


@shows(94)
def test_a_dragon_or_cave_card_buys_a_promotion() -> None:
    position = table(mat([94]), hand=[1], caves=[5], steps=[1])
    game = explore_to(position, "crimson-1")
    assert options(game) == [discard(1), "discard cave-5", "decline"]
    game.choose("discard cave-5")
    game.choose("use")
    assert steps(game) == 2
    assert supply(game) == {"meat": 1}
    assert (hand(game), caves(game)) == ({1}, set())


@shows(94)
def test_only_one_card_buys_a_promotion() -> None:
    position = table(mat([94]), hand=[1], caves=[5], steps=[1])
    game = explore_to(position, "crimson-1", discard(1), "use")
    assert has_left(game, "crimson-1")
    assert (hand(game), caves(game)) == (set(), {5})


# Eggs of this cave.


@shows(159)
def test_an_egg_of_this_cave_buys_two_resources() -> None:
    position = table(mat([on(56, eggs=1)], [on(159, eggs=1), on(44, eggs=1)], nest=1))
    game = explore_to(position, "golden-1")
    assert options(game) == ["pay-egg golden-1", "pay-egg golden-2", "decline"]
    for choice in ("pay-egg golden-2", "gain milk", "gain gold"):
        game.choose(choice)
    assert has_left(game, "golden-1")
    assert supply(game) == {"milk": 1, "gold": 1}
    assert eggs(game) == {"crimson-1": 1, "golden-1": 1, "nest": 1}


@shows(159)
def test_eggs_of_elsewhere_do_not_pay() -> None:
    position = table(mat([on(56, eggs=1)], [159], nest=2))
    assert asked_at(explore_to(position, "golden-1")) == "turn"


def ancient() -> Position:
    """The dragon that sells two different benefits for an egg of its cave."""
    return table(mat(golden=[on(67, eggs=2)], nest=1), display=[7], cave_display=[8], steps=[1])


@shows(67)
def test_an_egg_of_this_cave_buys_two_different_benefits() -> None:
    game = explore_to(ancient(), "golden-1")
    assert options(game) == ["pay-egg golden-1", "decline"]
    game.choose("pay-egg golden-1")
    assert options(game) == [
        "choose dragon",
        "choose guild",
        "choose cave",
        "choose resource",
        "decline",
    ]
    for choice in ("choose dragon", take(7)):
        game.choose(choice)
    assert options(game) == ["choose guild", "choose cave", "choose resource", "decline"]
    for choice in ("choose cave", "take cave-8"):
        game.choose(choice)
    assert (hand(game), caves(game), supply(game), steps(game)) == ({7}, {8}, {}, 1)
    assert eggs(game) == {"golden-1": 1, "nest": 1}
    assert has_left(game, "golden-1")


@shows(67)
def test_a_promotion_and_a_resource_are_among_them() -> None:
    game = explore_to(ancient(), "golden-1", "pay-egg golden-1", "choose guild", "use")
    for choice in ("choose resource", "gain crystal"):
        game.choose(choice)
    assert (supply(game), steps(game)) == ({"meat": 1, "crystal": 1}, 2)


@shows(67)
def test_the_second_benefit_can_be_left() -> None:
    game = explore_to(ancient(), "golden-1", "pay-egg golden-1", "choose resource", "gain milk")
    game.choose("decline")
    assert supply(game) == {"milk": 1}
    assert has_left(game, "golden-1")


# Eggs of dragons beside.


@shows(61)
def test_two_eggs_of_one_neighbour_buy_two_promotions() -> None:
    position = table(mat([on(61, eggs=2), on(56, eggs=2)]), steps=[1], display=[7])
    game = explore_to(position, "crimson-1", "pay-egg crimson-2", "pay-egg crimson-2")
    for choice in ("use", "use", take(7)):
        game.choose(choice)
    assert has_left(game, "crimson-1")
    assert steps(game) == 3
    assert (supply(game), hand(game)) == ({"meat": 1}, {7})
    assert eggs(game) == {"crimson-1": 2}


@shows(61)
def test_two_neighbours_may_give_an_egg_each() -> None:
    position = table(mat([61, on(56, eggs=1)], [on(182, eggs=1), on(44, eggs=1)]), steps=[1])
    game = explore_to(position, "crimson-1", "pay-egg crimson-2")
    assert options(game) == ["pay-egg golden-1"], "golden-2 lies aslant; what is begun is paid"
    game.choose("pay-egg golden-1")
    game.choose("use")
    assert eggs(game) == {"golden-2": 1}
    assert steps(game) == 2


@shows(61)
def test_the_second_promotion_can_be_left() -> None:
    position = table(mat([61, on(56, eggs=2)]), steps=[1])
    game = explore_to(position, "crimson-1", "pay-egg crimson-2", "pay-egg crimson-2")
    for choice in ("use", "decline"):
        game.choose(choice)
    assert has_left(game, "crimson-1")
    assert steps(game) == 2


@shows(61)
def test_one_egg_beside_is_not_enough() -> None:
    position = table(mat([on(61, eggs=2), on(56, eggs=1)], nest=2))
    assert asked_at(explore_to(position, "crimson-1")) == "turn"


# Once per round.


@shows(72)
def test_an_egg_of_the_cave_buys_two_promotions() -> None:
    position = table(mat(golden=[72, on(44, eggs=1)], nest=2), steps=[7])
    game = end_round(position, "at golden-1", "pay-egg golden-2", "use", "use", "decline")
    assert game.decision is None
    assert supply(game) == {"gold": 1}
    assert steps(game) == 9
    assert eggs(game) == {"nest": 2}


@shows(72)
def test_a_cave_without_eggs_buys_none() -> None:
    position = table(mat([on(56, eggs=1)], [72], nest=2))
    assert end_round(position).decision is None


# A cave card for one ability of the mat.


def webbed() -> Position:
    """The dragon that sells an ability of the mat, with one card of each kind and a meat."""
    return table(
        mat(amethyst=[73]),
        hand=[1],
        caves=[5, 6],
        resources={"meat": 1},
        display=[7],
        cave_display=[8],
        steps=[1],
    )


@shows(73)
def test_a_cave_card_buys_any_ability_of_the_mat() -> None:
    game = explore_to(webbed(), "amethyst-1", "discard cave-5")
    assert set(options(game)) == {
        "choose resource",
        "choose dragon",
        "choose cave",
        "choose guild",
        "choose egg",
        "choose cache",
        "choose tuck",
        "choose clutch",
        "decline",
    }
    assert discarded_caves(game) == [5]


@shows(73)
@pytest.mark.parametrize(
    ("ability", "choices"),
    [
        ("resource", ["gain milk"]),
        ("dragon", [take(7)]),
        ("cave", ["take cave-8"]),
        ("guild", ["use"]),
        ("egg", ["lay amethyst-1"]),
        ("cache", ["at amethyst-1", "pay meat"]),
        ("tuck", ["at amethyst-1", tuck(1)]),
        ("clutch", ["discard cave-6", "lay amethyst-1", "lay nest"]),
    ],
)
def test_an_ability_of_the_mat_does_what_it_does_there(ability: str, choices: list[str]) -> None:
    game = explore_to(webbed(), "amethyst-1", "discard cave-5", f"choose {ability}", *choices)
    expected = {
        "resource": {"meat": 1, "milk": 1},
        "cache": {},
        "guild": {"meat": 2},
    }
    assert supply(game) == expected.get(ability, {"meat": 1})
    assert hand(game) == {"dragon": {1, 7}, "tuck": set()}.get(ability, {1})
    assert caves(game) == {"cave": {6, 8}, "clutch": set()}.get(ability, {6})
    assert steps(game) == (2 if ability == "guild" else 1)
    laid = {"egg": {"amethyst-1": 1}, "clutch": {"amethyst-1": 1, "nest": 1}}
    assert eggs(game) == laid.get(ability, {})
    assert cached(game, "amethyst-1") == ({"meat": 1} if ability == "cache" else {})
    assert tucked(game) == ({"amethyst-1": 1} if ability == "tuck" else {})
    assert has_left(game, "amethyst-1")


@shows(73)
def test_the_last_ability_of_a_row_can_be_used_twice() -> None:
    position = webbed() | {"resources": [{"meat": 2}, {}]}
    game = explore_to(position, "amethyst-1", "discard cave-5", "choose cache")
    for choice in ("at amethyst-1", "pay meat", "at amethyst-1", "pay meat"):
        game.choose(choice)
    assert cached(game, "amethyst-1") == {"meat": 2}
    position = webbed() | {"dragon_hands": [[1, 2, 3], []]}
    game = explore_to(position, "amethyst-1", "discard cave-5", "choose tuck")
    for choice in ("at amethyst-1", tuck(1), "at amethyst-1", tuck(3)):
        game.choose(choice)
    assert tucked(game) == {"amethyst-1": 2}
    assert hand(game) == {2}
    assert has_left(game, "amethyst-1")


@shows(73)
def test_what_is_impossible_on_the_mat_is_not_offered() -> None:
    # The only cave card is paid; no dragon card, no resource; all nests are full.
    position = table(
        mat(amethyst=[on(73, eggs=1)], nest=2), caves=[5], display=[7], cave_display=[8]
    )
    game = explore_to(position, "amethyst-1", "discard cave-5")
    assert set(options(game)) == {
        "choose resource",
        "choose dragon",
        "choose cave",
        "choose guild",
        "decline",
    }


@shows(73)
def test_without_a_cave_card_the_mat_sells_nothing() -> None:
    game = explore_to(webbed() | {"cave_hands": [[], []]}, "amethyst-1")
    assert asked_at(game) == "turn"


@shows(73)
def test_the_sale_can_be_left() -> None:
    game = explore_to(webbed(), "amethyst-1", "decline")
    assert caves(game) == {5, 6}
