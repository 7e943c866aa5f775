"""Excavating: the costs of the columns, the cave card's effect, the trade of the last space."""

from typing import Any

import pytest

from tests.games.wyrmspan.mats import (
    Position,
    caves,
    coins,
    discarded,
    dragons_in,
    eggs,
    floor,
    hand,
    mat,
    on,
    supply,
    table,
)
from tests.scenario import after, options, told

COIN_CAVE, MEAT_CAVE, OTHER = 12, 44, 45


def excavated(*spaces: int, nest: int = 0, **caves_given: Any) -> dict[str, Any]:
    """A mat without dragons, so many spaces of each cave being excavated."""
    names = ("crimson", "golden", "amethyst")
    caves = {cave: {"excavated": number} for cave, number in zip(names, spaces)}
    return {**caves, "nest": nest, **caves_given}


def last_space(**more: Any) -> Position:
    """The golden grotto lacks its fourth space; two eggs lie on the mat."""
    return table(excavated(1, 3, 1, nest=2), **more)


def test_the_first_column_is_excavated_from_the_beginning() -> None:
    game = after(table(mat(), caves=[COIN_CAVE]), "excavate cave-12 amethyst", "decline")
    assert floor(game, "amethyst") == [12]
    assert game.position()["mats"][0]["amethyst"]["excavated"] == 2


@pytest.mark.parametrize(("spaces", "left"), [(1, 2), (2, 1), (3, 0)])
def test_each_column_has_its_cost(spaces: int, left: int) -> None:
    position = table(excavated(1, spaces, 1, nest=2), caves=[MEAT_CAVE], coins=3)
    game = after(position, "excavate cave-44 golden", "use")
    assert coins(game) == 2
    assert eggs(game) == ({"nest": left} if left else {})
    assert supply(game) == {"meat": 2}


def test_caves_are_excavated_from_the_left() -> None:
    game = after(table(excavated(2, 1, 1, nest=1), caves=[COIN_CAVE]), "excavate cave-12 crimson")
    assert told(game, "excavated") == [{"card": "cave-12", "place": "crimson-3"}]


def test_any_card_goes_into_any_cave() -> None:
    game = after(table(mat(), caves=[COIN_CAVE, OTHER]))
    assert [text for text in options(game) if text.startswith("excavate")] == [
        f"excavate cave-{card} {cave}"
        for card in (12, 45)
        for cave in ("crimson", "golden", "amethyst")
    ]


def test_without_enough_eggs_a_space_stays_closed() -> None:
    game = after(table(excavated(1, 2, 3, nest=1), caves=[COIN_CAVE]))
    assert [text for text in options(game) if text.startswith("excavate")] == [
        "excavate cave-12 crimson",
        "excavate cave-12 golden",
    ]


def test_a_cave_has_four_spaces() -> None:
    game = after(table(excavated(4, 1, 4, nest=2), caves=[COIN_CAVE]))
    assert [text for text in options(game) if text.startswith("excavate")] == [
        "excavate cave-12 golden"
    ]


def test_eggs_are_paid_from_any_nests() -> None:
    position = table(mat(crimson=[on(56, eggs=1)], nest=1), caves=[COIN_CAVE])
    game = after(position, "excavate cave-12 crimson")
    assert options(game) == ["pay-egg crimson-1", "pay-egg nest"]
    game.choose("pay-egg crimson-1")
    assert eggs(game) == {"nest": 1}


def test_two_eggs_may_come_from_one_dragon() -> None:
    position = table(mat(crimson=[on(43, eggs=4)], nest=1), caves=[COIN_CAVE])
    position["mats"][0]["golden"]["excavated"] = 3
    game = after(position, "excavate cave-12 golden", "pay-egg crimson-1", "pay-egg crimson-1")
    assert eggs(game) == {"crimson-1": 2, "nest": 1}


def test_the_effect_of_a_cave_may_be_declined() -> None:
    game = after(table(mat(), caves=[COIN_CAVE], coins=3), "excavate cave-12 golden", "decline")
    assert coins(game) == 2
    assert floor(game, "golden") == [12]
    used = after(table(mat(), caves=[COIN_CAVE], coins=3), "excavate cave-12 golden", "use")
    assert coins(used) == 3


def test_one_space_is_excavated_in_a_turn() -> None:
    game = after(table(mat(), caves=[COIN_CAVE, OTHER]), "excavate cave-12 golden", "use")
    assert game.seat == 1
    assert caves(game) == {45}


# The last space.


def test_the_last_space_gives_a_coin_for_three_things() -> None:
    position = last_space(caves=[MEAT_CAVE, OTHER], hand=[56], resources={"gold": 1}, coins=2)
    game = after(position, "excavate cave-44 golden", "choose effect", "use")
    assert options(game) == [
        "discard meat",
        "discard gold",
        "discard hoarding-flyer",
        "discard cave-45",
        "decline",
    ]
    for choice in ("discard gold", "discard hoarding-flyer", "discard cave-45"):
        game.choose(choice)
    assert coins(game) == 2, "one paid, one gained"
    assert (supply(game), hand(game), caves(game)) == ({"meat": 2}, set(), set())
    assert discarded(game) == [56]
    assert game.seat == 1


def test_three_things_may_be_of_one_kind() -> None:
    position = last_space(caves=[COIN_CAVE], resources={"milk": 3}, coins=1)
    game = after(position, "excavate cave-12 golden", "choose effect", "decline")
    game.choose("discard milk")
    game.choose("discard milk")
    assert options(game) == ["discard milk"], "what is begun is paid to its end"
    game.choose("discard milk")
    assert (coins(game), supply(game)) == (1, {})


def test_the_trade_may_come_before_the_effect() -> None:
    position = last_space(caves=[MEAT_CAVE], resources={"gold": 3}, coins=2)
    game = after(position, "excavate cave-44 golden", "choose coin")
    for _ in range(3):
        game.choose("discard gold")
    assert (coins(game), supply(game)) == (2, {})
    game.choose("use")
    assert supply(game) == {"meat": 2}


def test_the_effect_may_bring_what_is_traded() -> None:
    position = last_space(caves=[MEAT_CAVE], resources={"gold": 1}, coins=2)
    game = after(position, "excavate cave-44 golden", "use")
    for choice in ("discard meat", "discard meat", "discard gold"):
        game.choose(choice)
    assert (coins(game), supply(game)) == (2, {})


def test_the_coin_of_the_trade_may_pay_for_the_effect() -> None:
    # Cave 52 plays a dragon for one resource less; the pocket amphiptere (102) costs a coin.
    position = last_space(caves=[52], hand=[102], resources={"gold": 3}, coins=1)
    game = after(position, "excavate cave-52 golden")
    for _ in range(3):
        game.choose("discard gold")
    assert "play pocket-amphiptere crimson" in options(game)
    game.choose("play pocket-amphiptere crimson")
    assert (coins(game), dragons_in(game, "crimson")) == (0, [102])


def test_the_trade_may_be_declined() -> None:
    position = last_space(caves=[MEAT_CAVE], resources={"gold": 3}, coins=2)
    game = after(position, "excavate cave-44 golden", "choose effect", "use", "decline")
    assert (coins(game), supply(game)) == (1, {"meat": 2, "gold": 3})
    assert game.seat == 1


def test_two_things_are_too_few_for_the_trade() -> None:
    position = last_space(caves=[COIN_CAVE], resources={"gold": 2}, coins=2)
    game = after(position, "excavate cave-12 golden", "use")
    assert (coins(game), supply(game), game.seat) == (2, {"gold": 2}, 1)


@pytest.mark.parametrize("spaces", [1, 2])
def test_other_spaces_cover_no_trade(spaces: int) -> None:
    position = table(
        excavated(1, spaces, 1, nest=2), caves=[COIN_CAVE], resources={"gold": 5}, coins=2
    )
    assert after(position, "excavate cave-12 golden", "use").seat == 1


# For free.


def free(spaces: int, **more: Any) -> Position:
    """Excavate for free with a card of the hand: a shaly rockbreaker (113) comes."""
    return table(
        excavated(1, spaces, 1),
        hand=[113],
        caves=[COIN_CAVE],
        resources={"crystal": 2, "gold": 3},
        coins=2,
        **more,
    )


@pytest.mark.parametrize("spaces", [1, 2, 3])
def test_a_free_excavation_costs_no_coin_and_no_egg(spaces: int) -> None:
    game = after(free(spaces), "play shaly-rockbreaker amethyst", "pay crystal+crystal")
    game.choose("excavate cave-12 golden")
    assert floor(game, "golden")[-1] == 12
    assert coins(game) == 0, "one to entice, one printed; none to excavate"


def test_a_free_excavation_of_the_last_space_trades_too() -> None:
    game = after(free(3), "play shaly-rockbreaker amethyst", "pay crystal+crystal")
    game.choose("excavate cave-12 golden")
    game.choose("choose coin")
    for _ in range(3):
        game.choose("discard gold")
    game.choose("use")
    assert (coins(game), supply(game)) == (2, {})
