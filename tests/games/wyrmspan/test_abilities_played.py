"""When played: gains, purchases, and what the opponents get."""

import pytest

from tests.games.wyrmspan.mats import (
    asked_at,
    caves,
    coins,
    discarded_caves,
    eggs,
    entice,
    explore_to,
    hand,
    mat,
    on,
    play,
    steps,
    supply,
    table,
    take,
)
from tests.games.wyrmspan.shapes import shows, shows_each
from tests.scenario import after, options

# Coins.

COINS = [
    (48, "crimson", 1),
    (62, "amethyst", 1),
    (88, "golden", 1),
    (38, "crimson", 2),
    (118, "golden", 2),
]


@shows_each("number, cave, gained", COINS)
def test_coins_are_gained(number: int, cave: str, gained: int) -> None:
    assert coins(entice(table(mat(), coins=0), number, cave, "use")) == gained


@shows_each("number, cave, gained", COINS)
def test_coins_can_be_left(number: int, cave: str, gained: int) -> None:
    game = entice(table(mat(), coins=0), number, cave, "decline")
    assert coins(game) == 0
    assert asked_at(game) == "turn"


@shows(48)
def test_an_ability_of_the_play_is_not_used_again_on_the_way() -> None:
    assert asked_at(explore_to(table(mat([48])), "crimson-1")) == "turn"


# Resources.


@shows(60)
def test_two_milk_are_gained() -> None:
    assert supply(entice(table(mat()), 60, "crimson", "use")) == {"milk": 2}
    assert supply(entice(table(mat()), 60, "crimson", "decline")) == {}


SHARED = [(85, "crimson", "crystal"), (178, "crimson", "gold"), (181, "crimson", "meat")]


@shows_each("number, cave, resource", SHARED)
def test_two_resources_and_one_for_each_opponent(number: int, cave: str, resource: str) -> None:
    game = entice(table(mat(), mat(), mat()), number, cave, "use")
    assert (game.seat, options(game)) == (1, ["use", "decline"])
    game.choose("use")
    assert game.seat == 2
    game.choose("use")
    assert [supply(game, seat) for seat in range(3)] == [
        {resource: 2},
        {resource: 1},
        {resource: 1},
    ]


@shows_each("number, cave, resource", SHARED)
def test_each_declines_for_oneself_only(number: int, cave: str, resource: str) -> None:
    game = entice(table(mat(), mat(), mat()), number, cave, "decline", "decline", "use")
    assert [supply(game, seat) for seat in range(3)] == [{}, {}, {resource: 1}]


@shows(181)
def test_opponents_are_asked_clockwise_from_the_one_who_plays() -> None:
    position = table(mat(), mat(), mat(), turn=1)
    position["dragon_hands"][1] = [181]
    position["resources"][1] = {"meat": 1}
    game = after(position, play(181, "crimson"))
    asked = []
    while game.decision is not None and game.decision.topic != "turn":
        asked.append(game.seat)
        game.choose("use")
    assert asked == [1, 2, 0]


@shows(181)
def test_who_has_passed_is_asked_too() -> None:
    position = table(mat(), mat(), mat(), passed=[False, True, True])
    game = entice(position, 181, "crimson", "use", "use", "use")
    assert [supply(game, seat) for seat in range(3)] == [{"meat": 2}, {"meat": 1}, {"meat": 1}]


@shows(156)
@pytest.mark.parametrize("resource", ["meat", "gold", "crystal", "milk"])
def test_two_of_a_kind_and_one_of_the_same_for_each_opponent(resource: str) -> None:
    game = entice(table(mat()), 156, "crimson", f"gain {resource}")
    assert (game.seat, options(game)) == (1, ["use", "decline"])
    game.choose("use")
    assert [supply(game, seat) for seat in range(2)] == [{resource: 2}, {resource: 1}]


@shows(156)
def test_an_opponent_can_leave_the_same_kind() -> None:
    game = entice(table(mat()), 156, "crimson", "gain milk", "decline")
    assert [supply(game, seat) for seat in range(2)] == [{"milk": 2}, {}]


@shows(156)
def test_opponents_gain_though_the_owner_declines() -> None:
    game = entice(table(mat(), mat(), mat()), 156, "crimson", "decline")
    kinds = ["gain meat", "gain gold", "gain crystal", "gain milk", "decline"]
    assert (game.seat, options(game)) == (1, kinds), "no kind was chosen: each chooses its own"
    for choice in ("gain gold", "decline"):
        game.choose(choice)
    assert [supply(game, seat) for seat in range(3)] == [{}, {"gold": 1}, {}]
    assert asked_at(game) == "turn"


@shows(99)
def test_a_coin_and_two_resources() -> None:
    game = entice(table(mat(), coins=0), 99, "crimson", "use", "gain milk", "gain gold")
    assert asked_at(game) == "turn"
    assert coins(game) == 1
    assert supply(game) == {"milk": 1, "gold": 1}


@shows(99)
def test_a_coin_and_one_resource() -> None:
    game = entice(table(mat(), coins=0), 99, "crimson", "use", "gain milk", "decline")
    assert (coins(game), supply(game)) == (1, {"milk": 1})
    assert asked_at(game) == "turn"


@shows(99)
def test_a_coin_and_two_resources_can_be_left() -> None:
    game = entice(table(mat(), coins=0), 99, "crimson", "decline")
    assert (coins(game), supply(game)) == (0, {})
    assert asked_at(game) == "turn"


# Eggs.


@shows(37)
def test_two_eggs_anywhere_and_one_for_each_opponent() -> None:
    theirs = mat([56], nest=2)
    game = entice(table(mat(), theirs), 37, "amethyst", "lay amethyst-1", "lay nest")
    assert (game.seat, options(game)) == (1, ["lay crimson-1", "decline"])
    game.choose("lay crimson-1")
    assert asked_at(game) == "turn"
    assert eggs(game, 0) == {"amethyst-1": 1, "nest": 1}
    assert eggs(game, 1) == {"crimson-1": 1, "nest": 2}


@shows(37)
def test_an_opponent_without_a_free_nest_is_not_asked() -> None:
    game = entice(table(mat(), mat(nest=2), mat(nest=1)), 37, "amethyst", "decline")
    assert game.seat == 2
    game.choose("lay nest")
    assert [eggs(game, seat) for seat in range(3)] == [{}, {"nest": 2}, {"nest": 2}]


@shows(105)
def test_up_to_three_cave_cards_buy_an_egg_here_each() -> None:
    game = entice(table(mat([56, 53], amethyst=[43]), caves=[1, 2, 3, 4]), 105, "amethyst")
    for card in (1, 3, 4):
        game.choose(f"discard cave-{card}")
        assert options(game) == ["lay amethyst-2", "decline"]
        game.choose("lay amethyst-2")
    assert asked_at(game) == "turn"
    assert eggs(game) == {"amethyst-2": 3}
    assert caves(game) == {2}
    assert discarded_caves(game) == [1, 3, 4]


@shows(105)
def test_one_cave_card_may_be_enough() -> None:
    game = entice(table(mat(), caves=[1, 2]), 105, "amethyst", "discard cave-2", "lay amethyst-1")
    assert options(game) == ["discard cave-1", "decline"]
    game.choose("decline")
    assert eggs(game) == {"amethyst-1": 1}
    assert asked_at(game) == "turn"


@shows(105)
def test_without_a_cave_card_no_egg() -> None:
    assert asked_at(entice(table(mat(), hand=[1]), 105, "amethyst")) == "turn"


# Promotions.


@shows(57)
def test_two_promotions_and_one_for_each_opponent() -> None:
    position = table(mat(), steps=[7, 1], display=[7])
    game = entice(position, 57, "golden", "use", "use", take(7))
    assert (game.seat, options(game)) == (1, ["use", "decline"])
    game.choose("use")
    assert asked_at(game) == "turn"
    assert [steps(game, seat) for seat in range(2)] == [9, 2]
    assert [supply(game, seat) for seat in range(2)] == [{"gold": 1}, {"meat": 1}]
    assert hand(game) == {7}


@shows(57)
def test_one_promotion_of_two_may_be_enough() -> None:
    game = entice(table(mat(), steps=[7, 1]), 57, "golden", "use", "decline", "decline")
    assert [steps(game, seat) for seat in range(2)] == [8, 1]


@shows(57)
def test_who_plays_marks_the_guild_before_the_opponents() -> None:
    position = table(mat(), steps=[5, 5])
    game = entice(position, 57, "golden", "use", "mark points-6", "decline")
    assert game.seat == 1
    game.choose("use")
    assert "mark points-6" not in options(game)
    game.choose("mark points-3")
    assert game.position()["guild"]["squares"] == {"points-6": [0], "points-3": [1]}


@shows(83)
def test_a_coin_and_a_promotion() -> None:
    game = entice(table(mat(), coins=0, steps=[1]), 83, "amethyst", "use", "use")
    assert (coins(game), steps(game), supply(game)) == (1, 2, {"meat": 1})
    assert asked_at(game) == "turn"


@shows(83)
def test_a_coin_and_a_promotion_can_be_left() -> None:
    game = entice(table(mat(), coins=0, steps=[1]), 83, "amethyst", "decline")
    assert (coins(game), steps(game)) == (0, 1)
    assert asked_at(game) == "turn"


@shows(121)
def test_a_coin_buys_three_promotions() -> None:
    position = table(mat(), coins=1, steps=[1], display=[7], cave_display=[8])
    game = entice(position, 121, "golden", "use", "use", "use", take(7), "use", "take cave-8")
    assert (coins(game), steps(game)) == (0, 4)
    assert (supply(game), hand(game), caves(game)) == ({"meat": 1}, {7}, {8})
    assert asked_at(game) == "turn"


@shows(121)
def test_without_a_coin_no_promotion() -> None:
    assert asked_at(entice(table(mat(), coins=0, steps=[1]), 121, "golden")) == "turn"


# Several things at once.


@shows(108)
def test_a_coin_buys_one_of_each_in_any_order() -> None:
    position = table(mat(), coins=1, steps=[1], display=[7], cave_display=[8])
    game = entice(position, 108, "golden", "use")
    assert options(game) == [
        "choose dragon",
        "choose cave",
        "choose resource",
        "choose guild",
        "decline",
    ]
    for choice in ("choose guild", "use", "choose cave", "take cave-8", "choose dragon", take(7)):
        game.choose(choice)
    game.choose("gain milk")
    assert asked_at(game) == "turn"
    assert (coins(game), steps(game)) == (0, 2)
    assert (supply(game), hand(game), caves(game)) == ({"meat": 1, "milk": 1}, {7}, {8})


@shows(108)
def test_some_of_them_may_be_left() -> None:
    position = table(mat(), coins=1, display=[7])
    game = entice(position, 108, "golden", "use", "choose dragon", take(7), "decline")
    assert asked_at(game) == "turn"
    assert (hand(game), coins(game)) == ({7}, 0)


@shows(174)
def test_an_egg_buys_a_dragon_a_cave_and_a_resource() -> None:
    position = table(mat(nest=1), display=[7], cave_display=[8])
    game = entice(position, 174, "crimson", "pay-egg nest", "choose dragon", take(7))
    for choice in ("choose cave", "take cave-8", "gain milk"):
        game.choose(choice)
    assert (hand(game), caves(game), supply(game), eggs(game)) == ({7}, {8}, {"milk": 1}, {})
    assert asked_at(game) == "turn"


@shows(174)
@pytest.mark.parametrize(
    ("benefit", "choice"),
    [("resource", "gain gold"), ("cave", "take cave-8"), ("dragon", take(7))],
)
def test_one_benefit_is_all_an_opponent_gets(benefit: str, choice: str) -> None:
    position = table(mat(), mat(nest=2), display=[7], cave_display=[8])
    game = entice(position, 174, "crimson", "pay-egg nest", f"choose {benefit}", choice)
    assert asked_at(game) == "turn"
    got = (len(supply(game, 1)), len(caves(game, 1)), len(hand(game, 1)))
    assert sum(got) == 1
    assert eggs(game, 1) == {"nest": 1}


@shows(174)
def test_each_opponent_may_buy_one_of_them_for_an_egg() -> None:
    position = table(mat(), mat(nest=1), mat([on(56, eggs=1)]), display=[7], cave_display=[8])
    game = entice(position, 174, "crimson")
    assert (game.seat, options(game)) == (1, ["pay-egg nest", "decline"])
    game.choose("pay-egg nest")
    assert options(game) == ["choose resource", "choose cave", "choose dragon", "decline"]
    game.choose("choose cave")
    game.choose("take cave-8")
    assert (game.seat, options(game)) == (2, ["pay-egg crimson-1", "decline"])
    game.choose("decline")
    assert (caves(game, 1), supply(game, 1), eggs(game, 1)) == ({8}, {}, {})
    assert eggs(game, 2) == {"crimson-1": 1}
