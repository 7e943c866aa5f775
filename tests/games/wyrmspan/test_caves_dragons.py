"""Cave cards that play, swap and activate dragons."""

import pytest

from tests.games.wyrmspan.mats import (
    Position,
    asked_at,
    coins,
    dragon_at,
    dragons_in,
    eggs,
    excavate,
    hand,
    mat,
    on,
    play,
    supply,
    table,
    tuck,
    tucked,
)
from tests.games.wyrmspan.shapes import shows_caves
from tests.scenario import options
from voliere.terminal.sentences import answer, question
from voliere.texts import typeset

# A dragon of the hand at a discount.

DISCOUNT = [52, 53, 54]


@shows_caves(*DISCOUNT)
@pytest.mark.parametrize("card", DISCOUNT)
def test_a_dragon_comes_for_one_resource_less(card: int) -> None:
    # 56 costs a meat and a gold.
    position = table(mat(), hand=[56], resources={"meat": 1, "gold": 1}, coins=0)
    game = excavate(position, card)
    assert options(game) == [play(56, "crimson"), play(56, "golden"), "decline"]
    game.choose(play(56, "crimson"))
    assert options(game) == ["pay meat", "pay gold"]
    game.choose("pay gold")
    assert dragons_in(game, "crimson") == [56]
    assert (supply(game), coins(game)) == ({"meat": 1}, 0), "no coin for enticing"


@shows_caves(*DISCOUNT)
@pytest.mark.parametrize("card", DISCOUNT)
def test_a_discounted_play_can_be_left(card: int) -> None:
    position = table(mat(), hand=[56], resources={"meat": 1})
    game = excavate(position, card, "decline")
    assert (asked_at(game), hand(game), supply(game)) == ("turn", {56}, {"meat": 1})


@shows_caves(52)
def test_one_resource_of_two_is_enough() -> None:
    game = excavate(table(mat(), hand=[56], resources={"gold": 1}), 52, play(56, "golden"))
    assert (dragons_in(game, "golden"), supply(game)) == ([56], {})


@shows_caves(52)
def test_a_dragon_that_is_still_too_dear_is_not_offered() -> None:
    # 39 costs meat, gold and crystal; a single one could stand for none of the two left.
    position = table(mat(), hand=[39], resources={"gold": 1})
    assert asked_at(excavate(position, 52)) == "turn"


@shows_caves(52)
def test_two_resources_stand_for_one_that_is_missing() -> None:
    position = table(mat(), hand=[56], resources={"milk": 2})
    game = excavate(position, 52, play(56, "crimson"))
    assert (dragons_in(game, "crimson"), supply(game)) == ([56], {})


@shows_caves(52)
def test_no_payment_holds_a_smaller_one() -> None:
    # A meat pays for 56, so that two meats, traded for the gold, are no way to pay.
    position = table(mat(), hand=[56], resources={"meat": 2, "crystal": 2})
    game = excavate(position, 52, play(56, "crimson"))
    assert options(game) == ["pay meat", "pay crystal+crystal"]


@shows_caves(52)
def test_a_dragon_for_a_single_resource_comes_for_nothing() -> None:
    game = excavate(table(mat(), hand=[177], coins=0), 52, play(177, "crimson"))
    assert dragons_in(game, "crimson") == [177]


@shows_caves(52)
@pytest.mark.parametrize("number", [98, 122])
def test_a_dragon_that_costs_nothing_can_be_played(number: int) -> None:
    game = excavate(table(mat(), hand=[number], coins=0), 52, play(number, "golden"))
    assert dragons_in(game, "golden") == [number]


@shows_caves(52)
def test_the_printed_coin_is_paid() -> None:
    # 46 costs a coin and nothing else.
    assert asked_at(excavate(table(mat(), hand=[46], coins=0), 52)) == "turn"
    game = excavate(table(mat(), hand=[46], coins=1), 52, play(46, "crimson"))
    assert (dragons_in(game, "crimson"), coins(game)) == ([46], 0)


@shows_caves(52)
def test_the_printed_coin_is_no_part_of_the_discount() -> None:
    # 101 costs a coin, a meat, a gold and a crystal.
    position = table(mat(), hand=[101], resources={"meat": 1, "gold": 1}, coins=1)
    game = excavate(position, 52, play(101, "golden"))
    assert (dragons_in(game, "golden"), supply(game), coins(game)) == ([101], {}, 0)


@shows_caves(52)
def test_each_way_to_pay_at_a_discount_names_what_is_paid_and_spared() -> None:
    # Hatchling 4 costs an egg and two milk, 56 a meat and a gold.
    game = excavate(hatchery(milk=2), 52, play(4, "amethyst"))
    assert game.decision is not None
    told = [answer(game, option, "en") for option in game.decision.options]
    assert told == [
        "pay 1 milk and 1 egg; 1 milk is spared",
        "pay 2 milk and no egg; 1 egg is spared",
    ]
    assert "It costs 2 milk and 1 egg; 1" in question(game, game.decision, "en")
    position = table(mat(), hand=[56], resources={"meat": 1, "gold": 1})
    game = excavate(position, 52, play(56, "crimson"))
    assert game.decision is not None
    told = [answer(game, option, "fr") for option in game.decision.options]
    assert told == [
        typeset("payer 1 viande ; épargné : 1 jeton d’or", "fr"),
        typeset("payer 1 jeton d’or ; épargné : 1 viande", "fr"),
    ]


def hatchery(**resources: int) -> Position:
    """Hatchling 4 costs an egg and two milk."""
    return table(mat(nest=1), hand=[4], resources=resources)


@shows_caves(53)
def test_a_hatchling_comes_for_one_egg_less() -> None:
    game = excavate(hatchery(milk=2), 53, play(4, "amethyst"))
    assert options(game) == ["pay milk", "pay milk+milk"]
    game.choose("pay milk+milk")
    assert (supply(game), eggs(game)) == ({}, {"nest": 1})


@shows_caves(53)
def test_or_for_one_milk_less() -> None:
    game = excavate(hatchery(milk=2), 53, play(4, "amethyst"), "pay milk")
    assert (supply(game), eggs(game)) == ({"milk": 1}, {})


@shows_caves(53)
def test_two_resources_stand_for_the_milk_that_is_left() -> None:
    game = excavate(hatchery(meat=2), 53, play(4, "amethyst"))
    assert (dragons_in(game, "amethyst"), supply(game), eggs(game)) == ([4], {}, {})


@shows_caves(53)
def test_without_an_egg_the_milk_is_paid_in_full() -> None:
    position = table(mat(), hand=[4], resources={"milk": 1})
    assert asked_at(excavate(position, 53)) == "turn"
    position = table(mat(), hand=[4], resources={"milk": 2})
    game = excavate(position, 53, play(4, "amethyst"))
    assert (dragons_in(game, "amethyst"), supply(game)) == ([4], {})


@shows_caves(54)
def test_a_discounted_dragon_uses_what_it_does_when_played() -> None:
    game = excavate(table(mat(), hand=[48], resources={"meat": 1}, coins=0), 54)
    for choice in (play(48, "crimson"), "use"):
        game.choose(choice)
    assert (coins(game), supply(game)) == (1, {})


@shows_caves(54)
def test_the_space_just_excavated_takes_the_dragon() -> None:
    # The crimson cavern was full until the card was laid.
    position = table(mat([128]), hand=[48], resources={"meat": 1})
    position["mats"][0]["crimson"]["excavated"] = 1
    game = excavate(position, 54, play(48, "crimson"), "decline")
    assert dragons_in(game, "crimson") == [128, 48]


@shows_caves(54)
def test_dragons_of_the_display_are_not_played() -> None:
    assert asked_at(excavate(table(mat(), display=[98]), 54)) == "turn"


# Two dragons change places.


@shows_caves(66)
def test_two_dragons_change_places() -> None:
    position = table(mat([on(56, eggs=1, tucked=2)], [on(14, cached={"meat": 2})]))
    game = excavate(position, 66, "at golden-1", "at crimson-1")
    assert dragon_at(game, "golden-1") == {
        "dragon": 56,
        "eggs": 1,
        "cached": {},
        "tucked": 2,
        "fed": 0,
    }
    assert dragon_at(game, "crimson-1") == {
        "dragon": 14,
        "eggs": 0,
        "cached": {"meat": 2},
        "tucked": 0,
        "fed": 2,
    }


@shows_caves(66)
def test_a_swap_can_be_left_or_lack_a_second_dragon() -> None:
    game = excavate(table(mat([56], [182])), 66, "decline")
    assert (dragons_in(game, "crimson"), dragons_in(game, "golden")) == ([56], [182])
    assert asked_at(excavate(table(mat([56])), 66)) == "turn"


# Abilities of one's own dragons.


@shows_caves(1)
def test_an_ability_of_the_round_is_used() -> None:
    # 56 counts on the way, 48 when played.
    position = table(mat([56, 48], [160, 139]), deck=[1])
    game = excavate(position, 1)
    assert options(game) == ["at golden-1", "at golden-2", "decline"]
    game.choose("at golden-1")
    game.choose(tuck(1))
    assert (tucked(game), asked_at(game)) == ({"golden-1": 1}, "turn")


@shows_caves(1)
def test_opponents_get_their_part_of_an_ability_of_the_round() -> None:
    position = table(mat([70]))
    position["resources"] = [{"meat": 1}, {"gold": 1}]
    game = excavate(position, 1, "at crimson-1", "pay meat", "lay nest")
    assert game.seat == 1
    game.choose("pay gold")
    game.choose("lay nest")
    assert [eggs(game, seat) for seat in range(2)] == [{"nest": 1}, {"nest": 1}]


@shows_caves(2)
def test_an_ability_of_a_play_is_used_again() -> None:
    position = table(mat([48, 56], [160]), coins=0)
    game = excavate(position, 2)
    assert options(game) == ["at crimson-1", "decline"]
    game.choose("at crimson-1")
    assert (coins(game), asked_at(game)) == (1, "turn")


@shows_caves(2)
def test_opponents_get_their_part_of_an_ability_of_a_play() -> None:
    game = excavate(table(mat([181])), 2, "at crimson-1", "use")
    assert [supply(game, seat) for seat in range(2)] == [{"meat": 2}, {"meat": 1}]


@shows_caves(1, 2)
@pytest.mark.parametrize(("card", "idle"), [(1, 63), (2, 105)])
def test_an_ability_that_can_do_nothing_is_not_offered(card: int, idle: int) -> None:
    # 63 tucks a card of the hand, 105 pays cave cards.
    assert asked_at(excavate(table(mat(amethyst=[idle])), card)) == "turn"


@shows_caves(1, 2)
@pytest.mark.parametrize("card", [1, 2])
def test_using_an_ability_can_be_left_or_lack_a_dragon(card: int) -> None:
    assert asked_at(excavate(table(mat([56])), card)) == "turn"
    game = excavate(table(mat([139], [88]), coins=0), card, "decline")
    assert (asked_at(game), eggs(game), coins(game)) == ("turn", {}, 0)
