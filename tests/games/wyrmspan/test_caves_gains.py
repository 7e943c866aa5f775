"""Cave cards that give resources, coins, cards, promotions and eggs."""

import pytest

from tests.games.wyrmspan.mats import (
    asked_at,
    cached,
    cards_under,
    caves,
    coins,
    eggs,
    excavate,
    floor,
    hand,
    mat,
    on,
    steps,
    supply,
    table,
    take,
    tucked,
)
from tests.games.wyrmspan.shapes import shows_caves, shows_each_cave
from tests.scenario import options

# Two resources.

TWO = [
    (44, {"meat": 2}),
    (45, {"meat": 2}),
    (34, {"gold": 2}),
    (16, {"crystal": 2}),
    (49, {"milk": 2}),
    (40, {"meat": 1, "crystal": 1}),
    (41, {"meat": 1, "crystal": 1}),
    (42, {"meat": 1, "gold": 1}),
    (43, {"meat": 1, "gold": 1}),
    (33, {"gold": 1, "crystal": 1}),
    (17, {"crystal": 1, "milk": 1}),
    (35, {"gold": 1, "milk": 1}),
    (46, {"meat": 1, "milk": 1}),
]


@shows_each_cave("card, gained", TWO)
def test_two_resources(card: int, gained: dict[str, int]) -> None:
    game = excavate(table(mat()), card, "use")
    assert supply(game) == gained
    assert floor(game, "crimson") == [card]
    assert asked_at(game) == "turn"


@shows_each_cave("card, gained", TWO)
def test_two_resources_can_be_left(card: int, gained: dict[str, int]) -> None:
    game = excavate(table(mat()), card, "decline")
    assert supply(game) == {}
    assert asked_at(game) == "turn"


# A resource and an egg.

AND_EGG = [
    (18, "crystal"),
    (19, "crystal"),
    (36, "gold"),
    (37, "gold"),
    (47, "meat"),
    (48, "meat"),
]


@shows_each_cave("card, resource", AND_EGG)
def test_a_resource_and_an_egg(card: int, resource: str) -> None:
    game = excavate(table(mat([56])), card, "use")
    assert options(game) == ["lay crimson-1", "lay nest", "decline"]
    game.choose("lay crimson-1")
    assert (supply(game), eggs(game)) == ({resource: 1}, {"crimson-1": 1})
    assert asked_at(game) == "turn"


@shows_each_cave("card, resource", AND_EGG)
def test_a_resource_without_the_egg(card: int, resource: str) -> None:
    game = excavate(table(mat()), card, "use", "decline")
    assert (supply(game), eggs(game)) == ({resource: 1}, {})


@shows_each_cave("card, resource", AND_EGG)
def test_a_resource_and_an_egg_can_be_left(card: int, resource: str) -> None:
    game = excavate(table(mat()), card, "decline")
    assert (supply(game), eggs(game), asked_at(game)) == ({}, {}, "turn")


@shows_caves(18)
def test_a_resource_where_no_nest_is_free() -> None:
    game = excavate(table(mat(nest=2)), 18, "use")
    assert (supply(game), eggs(game), asked_at(game)) == ({"crystal": 1}, {"nest": 2}, "turn")


@shows_caves(5, 6)
@pytest.mark.parametrize("card", [5, 6])
def test_any_resource_and_an_egg(card: int) -> None:
    game = excavate(table(mat()), card, "gain milk", "lay nest")
    assert (supply(game), eggs(game), asked_at(game)) == ({"milk": 1}, {"nest": 1}, "turn")
    game = excavate(table(mat()), card, "decline", "lay nest")
    assert (supply(game), eggs(game)) == ({}, {"nest": 1})
    game = excavate(table(mat()), card, "decline", "decline")
    assert (supply(game), eggs(game), asked_at(game)) == ({}, {}, "turn")


@shows_caves(55, 56, 57)
@pytest.mark.parametrize("card", [55, 56, 57])
def test_three_eggs(card: int) -> None:
    position = table(mat([56]))
    game = excavate(position, card, "lay crimson-1", "lay nest", "lay crimson-1")
    assert eggs(game) == {"crimson-1": 2, "nest": 1}
    assert asked_at(game) == "turn"
    assert eggs(excavate(position, card, "lay nest", "decline")) == {"nest": 1}


@shows_caves(55)
def test_eggs_end_with_the_nests() -> None:
    game = excavate(table(mat([on(56, eggs=1)], nest=2)), 55, "lay crimson-1")
    assert (eggs(game), asked_at(game)) == ({"crimson-1": 2, "nest": 2}, "turn")


# A resource and a card.

AND_DRAGON = [(15, "crystal"), (32, "gold"), (38, "meat"), (39, "meat")]


@shows_each_cave("card, resource", AND_DRAGON)
def test_a_resource_and_a_dragon_card(card: int, resource: str) -> None:
    position = table(mat(), display=[7], deck=[8])
    game = excavate(position, card, "use")
    assert options(game) == [take(7), "draw dragon", "decline"]
    game.choose("draw dragon")
    assert (supply(game), hand(game), asked_at(game)) == ({resource: 1}, {8}, "turn")
    game = excavate(position, card, "decline")
    assert (supply(game), hand(game), asked_at(game)) == ({}, set(), "turn")


@shows_caves(7)
def test_any_resource_and_a_cave_card_in_any_order() -> None:
    position = table(mat(), cave_display=[8], cave_deck=[9])
    game = excavate(position, 7)
    assert options(game) == ["choose resource", "choose cave", "decline"]
    for choice in ("choose cave", "draw cave", "gain milk"):
        game.choose(choice)
    assert (supply(game), caves(game)) == ({"milk": 1}, {9})
    game = excavate(position, 7, "choose resource", "gain gold", "take cave-8")
    assert (supply(game), caves(game)) == ({"gold": 1}, {8})
    game = excavate(position, 7, "decline")
    assert (supply(game), caves(game), asked_at(game)) == ({}, set(), "turn")


@shows_caves(20, 21)
@pytest.mark.parametrize("card", [20, 21])
def test_two_dragon_cards(card: int) -> None:
    position = table(mat(), display=[7, 9], deck=[8])
    game = excavate(position, card, take(7))
    assert options(game) == [take(9), "draw dragon", "decline"]
    game.choose("draw dragon")
    assert (hand(game), asked_at(game)) == ({7, 8}, "turn")
    assert hand(excavate(position, card, take(9), "decline")) == {9}


@shows_caves(25, 26)
@pytest.mark.parametrize("card", [25, 26])
def test_a_dragon_card_and_an_egg_in_any_order(card: int) -> None:
    position = table(mat(), display=[7])
    game = excavate(position, card, "choose egg", "lay nest", take(7))
    assert (hand(game), eggs(game), asked_at(game)) == ({7}, {"nest": 1}, "turn")
    game = excavate(position, card, "choose dragon", take(7), "decline")
    assert (hand(game), eggs(game)) == ({7}, {})


@shows_caves(10, 11)
@pytest.mark.parametrize("card", [10, 11])
def test_a_cave_card_and_two_eggs(card: int) -> None:
    position = table(mat(amethyst=[43]), cave_display=[7])
    game = excavate(position, card, "choose cave", "take cave-7", "lay nest", "lay amethyst-1")
    assert (caves(game), asked_at(game)) == ({7}, "turn")
    assert eggs(game) == {"amethyst-1": 1, "nest": 1}
    game = excavate(position, card, "choose egg", "lay nest", "decline", "take cave-7")
    assert (caves(game), eggs(game)) == ({7}, {"nest": 1})


# Coins and promotions. The second space of the track gives a meat.


@shows_caves(12, 13, 14)
@pytest.mark.parametrize("card", [12, 13, 14])
def test_a_coin(card: int) -> None:
    assert coins(excavate(table(mat(), coins=0), card, "use")) == 1
    assert coins(excavate(table(mat(), coins=0), card, "decline")) == 0


@shows_caves(22, 23, 24)
@pytest.mark.parametrize("card", [22, 23, 24])
def test_a_dragon_card_and_a_promotion(card: int) -> None:
    position = table(mat(), display=[7], steps=[1])
    game = excavate(position, card, "choose dragon", take(7), "use")
    assert (hand(game), steps(game), supply(game)) == ({7}, 2, {"meat": 1})
    game = excavate(position, card, "choose guild", "use", "decline")
    assert (hand(game), steps(game), asked_at(game)) == (set(), 2, "turn")


@shows_caves(8, 9)
@pytest.mark.parametrize("card", [8, 9])
def test_a_cave_card_and_a_promotion(card: int) -> None:
    position = table(mat(), cave_display=[7], steps=[1])
    game = excavate(position, card, "choose guild", "use", "take cave-7")
    assert (caves(game), steps(game), supply(game)) == ({7}, 2, {"meat": 1})
    assert asked_at(game) == "turn"


@shows_caves(29, 30, 31)
@pytest.mark.parametrize("card", [29, 30, 31])
def test_a_promotion_and_an_egg(card: int) -> None:
    game = excavate(table(mat(), steps=[1]), card, "choose guild", "use", "lay nest")
    assert (steps(game), supply(game), eggs(game)) == (2, {"meat": 1}, {"nest": 1})
    assert asked_at(game) == "turn"


@shows_caves(29)
def test_the_egg_may_come_first_and_pay_for_the_guild() -> None:
    # Line 1 of the plains lays a cave of the deck for an egg.
    position = table(mat(), steps=[5], cave_deck=[44])
    game = excavate(position, 29, "choose egg", "lay nest", "use", "mark line-1", "pay-egg nest")
    assert options(game) == [f"excavate cave-44 {c}" for c in ("crimson", "golden", "amethyst")]
    game.choose("excavate cave-44 golden")
    assert (eggs(game), floor(game, "golden")) == ({}, [44])


@shows_caves(27, 28)
@pytest.mark.parametrize("card", [27, 28])
def test_two_promotions_and_one_for_each_opponent(card: int) -> None:
    position = table(mat(), mat(), mat(), display=[7], steps=[1, 1, 1])
    game = excavate(position, card, "use", "use", take(7))
    assert (game.seat, options(game)) == (1, ["use", "decline"])
    game.choose("use")
    assert game.seat == 2
    game.choose("decline")
    assert [steps(game, seat) for seat in range(3)] == [3, 2, 1]
    assert [supply(game, seat) for seat in range(3)] == [{"meat": 1}, {"meat": 1}, {}]


@shows_caves(27)
def test_opponents_are_promoted_though_the_owner_leaves_it() -> None:
    game = excavate(table(mat(), steps=[1, 1]), 27, "decline", "use")
    assert [steps(game, seat) for seat in range(2)] == [1, 2]


# Two different benefits; one of them for each opponent.


@shows_caves(50, 51)
@pytest.mark.parametrize("card", [50, 51])
def test_two_different_benefits_and_one_for_each_opponent(card: int) -> None:
    position = table(mat(), display=[7], cave_display=[8], steps=[1, 1])
    game = excavate(position, card)
    offered = ["choose dragon", "choose guild", "choose cave", "choose resource", "decline"]
    assert options(game) == offered
    for choice in ("choose cave", "take cave-8"):
        game.choose(choice)
    assert "choose cave" not in options(game)
    for choice in ("choose resource", "gain milk"):
        game.choose(choice)
    assert (game.seat, options(game)) == (1, offered), "a cave can still be drawn from the deck"
    game.choose("choose guild")
    game.choose("use")
    assert (caves(game), supply(game)) == ({8}, {"milk": 1})
    assert (steps(game, 1), supply(game, 1)) == (2, {"meat": 1})
    assert asked_at(game) == "turn"


BENEFITS = {
    "dragon": take(7),
    "guild": "use",
    "cave": "take cave-8",
    "resource": "gain milk",
}


@shows_caves(50, 51)
@pytest.mark.parametrize("card", [50, 51])
@pytest.mark.parametrize("benefit", list(BENEFITS))
def test_a_benefit_comes_once(card: int, benefit: str) -> None:
    position = table(mat(), display=[7], cave_display=[8], steps=[1, 1])
    game = excavate(position, card, f"choose {benefit}", BENEFITS[benefit])
    assert "decline" in options(game)
    assert f"choose {benefit}" not in options(game)
    assert len(options(game)) == 4, "the three others, or none"
    game = excavate(position, card, "decline", f"choose {benefit}", BENEFITS[benefit])
    assert asked_at(game) == "turn"
    gained = len(hand(game, 1)), steps(game, 1) - 1, len(caves(game, 1)), len(supply(game, 1))
    expected = {"dragon": (1, 0, 0, 0), "guild": (0, 1, 0, 1), "cave": (0, 0, 1, 0)}
    assert gained == expected.get(benefit, (0, 0, 0, 1))


@shows_caves(50)
def test_each_leaves_the_benefits_for_oneself_only() -> None:
    position = table(mat(), mat(), mat(), display=[7])
    game = excavate(position, 50, "decline", "decline", "choose dragon", take(7))
    assert [hand(game, seat) for seat in range(3)] == [set(), set(), {7}]


# Onto and under dragons.


@shows_caves(3, 4)
@pytest.mark.parametrize("card", [3, 4])
def test_two_resources_of_the_bank_are_cached_on_any_dragons(card: int) -> None:
    position = table(mat([56], [182]))
    game = excavate(position, card, "at crimson-1", "cache milk", "at golden-1", "cache gold")
    assert cached(game, "crimson-1") == {"milk": 1}
    assert cached(game, "golden-1") == {"gold": 1}
    assert (supply(game), asked_at(game)) == ({}, "turn")
    game = excavate(position, card, "at golden-1", "cache gold", "decline")
    assert cached(game, "golden-1") == {"gold": 1}


@shows_caves(67, 68)
@pytest.mark.parametrize("card", [67, 68])
def test_two_cards_of_the_deck_are_tucked_under_any_dragons(card: int) -> None:
    position = table(mat([56], [182]), deck=[1, 2, 3])
    game = excavate(position, card, "at crimson-1", "at golden-1")
    assert tucked(game) == {"crimson-1": 1, "golden-1": 1}
    assert (cards_under(game), asked_at(game)) == ({1, 2}, "turn")
    assert tucked(excavate(position, card, "at crimson-1", "at crimson-1")) == {"crimson-1": 2}
    assert tucked(excavate(position, card, "at crimson-1", "decline")) == {"crimson-1": 1}


@shows_caves(3, 67)
@pytest.mark.parametrize("card", [3, 67])
def test_without_a_dragon_nothing_is_cached_or_tucked(card: int) -> None:
    assert asked_at(excavate(table(mat()), card)) == "turn"
