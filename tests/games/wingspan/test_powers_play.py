"""Powers that play another bird: normal costs, no cube, one after another."""

import pytest

import voliere
from tests.games.wingspan.mats import (
    NEXT,
    Mat,
    asked,
    bird,
    birds,
    cannot,
    declines,
    eggs,
    food,
    hand,
    part,
    played,
    table,
    uses,
)
from tests.scenario import after, options

# For each bird: the row it is played in, which is also the row of the second bird.
CALLERS = {
    "Downy Woodpecker": "forest",
    "Red-Eyed Vireo": "forest",
    "Ruby-Crowned Kinglet": "forest",
    "Tufted Titmouse": "forest",
    "Eastern Bluebird": "grassland",
    "Mountain Bluebird": "grassland",
    "Savannah Sparrow": "grassland",
    "Great Blue Heron": "wetland",
    "Great Egret": "wetland",
    "House Wren": "forest",
}
NEST: Mat = {"wetland": [bird("Osprey", eggs=2)]}
"""Two eggs to pay with."""
ELSEWHERE: dict[str, Mat] = {
    "forest": NEST,
    "grassland": NEST,
    "wetland": {"forest": [bird("Northern Cardinal", eggs=2)]},
}
"""For each row, a mat with two eggs and nothing in that row."""


@uses(*CALLERS)
@pytest.mark.parametrize("name", CALLERS)
def test_plays_a_second_bird_in_the_row_at_its_cost(name: str) -> None:
    row = CALLERS[name]
    position = played(
        name, row, ELSEWHERE[row], hands=[["American Crow"], []], food=[{"fish": 1}, {}]
    )
    assert options(voliere.load(position)) == [f"play american-crow {row}", "decline"]
    game = after(position, f"play american-crow {row}")
    assert birds(game, row) == [name, "American Crow"]
    assert food(game) == {}
    assert sum(eggs(game).values()) == 1, "the second column costs an egg"
    assert hand(game) == []
    assert asked(game) == NEXT


@declines(*CALLERS)
@pytest.mark.parametrize("name", CALLERS)
def test_may_play_no_second_bird(name: str) -> None:
    row = CALLERS[name]
    position = played(
        name, row, ELSEWHERE[row], hands=[["American Crow"], []], food=[{"fish": 1}, {}]
    )
    game = after(position, "decline")
    assert birds(game, row) == [name]
    assert hand(game) == ["American Crow"]
    assert asked(game) == NEXT


@cannot(*CALLERS)
@pytest.mark.parametrize("name", CALLERS)
def test_without_the_egg_or_the_food_no_second_bird(name: str) -> None:
    row = CALLERS[name]
    hands = [["American Crow"], []]
    no_egg = played(name, row, hands=hands, food=[{"fish": 1}, {}])
    assert asked(voliere.load(no_egg)) == NEXT
    no_food = played(name, row, ELSEWHERE[row], hands=hands)
    assert asked(voliere.load(no_food)) == NEXT


@pytest.mark.parametrize("name", CALLERS)
def test_the_second_bird_must_live_in_the_row(name: str) -> None:
    row = CALLERS[name]
    stranger = "Blue Jay" if row != "forest" else "Mallard"
    position = played(
        name, row, ELSEWHERE[row], hands=[[stranger], []], food=[{"seed": 5, "fish": 5}, {}]
    )
    assert asked(voliere.load(position)) == NEXT


@pytest.mark.parametrize("name", CALLERS)
def test_a_full_row_takes_no_second_bird(name: str) -> None:
    row = CALLERS[name]
    four = ["Song Sparrow", "Chimney Swift", "Bewick's Wren", "Blue Grosbeak"]
    mat = {**ELSEWHERE[row], row: four}
    position = played(name, row, mat, hands=[["American Crow"], []], food=[{"fish": 2}, {}])
    game = voliere.load(position)
    assert birds(game, row) == [*four, name]
    assert asked(game) == NEXT


@pytest.mark.parametrize("row", ["forest", "grassland"])
def test_the_house_wren_calls_to_the_row_it_was_played_in(row: str) -> None:
    position = played(
        "House Wren", row, NEST, hands=[["American Crow"], []], food=[{"fish": 1}, {}]
    )
    assert options(voliere.load(position)) == [f"play american-crow {row}", "decline"]


def test_two_food_pay_for_one_of_the_second_bird() -> None:
    hands = [["Pine Siskin"], []]
    position = played("Downy Woodpecker", "forest", NEST, hands=hands, food=[{"fish": 4}, {}])
    game = after(position, "play pine-siskin forest")
    assert food(game) == {}
    assert birds(game, "forest") == ["Downy Woodpecker", "Pine Siskin"]


def test_how_to_pay_the_second_bird_is_a_choice() -> None:
    position = played(
        "Downy Woodpecker",
        "forest",
        NEST,
        hands=[["American Crow"], []],
        food=[{"fish": 1, "seed": 2}, {}],
    )
    game = after(position, "play american-crow forest")
    assert sorted(options(game)) == ["pay fish", "pay seed"]
    game.choose("pay seed")
    assert food(game) == {"seed": 1, "fish": 1}


def test_two_eggs_may_come_from_one_bird() -> None:
    mat = {
        "forest": ["Song Sparrow", "Chimney Swift"],
        "grassland": [bird("American Goldfinch", eggs=2)],
        "wetland": [bird("Osprey", eggs=2)],
    }
    hands = [["American Crow"], []]
    position = played("Downy Woodpecker", "forest", mat, hands=hands, food=[{"fish": 1}, {}])
    game = after(
        position, "play american-crow forest", "remove-egg grassland 1", "remove-egg grassland 1"
    )
    assert eggs(game) == {"wetland 1": 2}
    assert len(birds(game, "forest")) == 4


def test_a_second_bird_may_call_a_third() -> None:
    position = played(
        "Downy Woodpecker",
        "forest",
        NEST,
        hands=[["Tufted Titmouse", "American Crow"], []],
        food=[{"seed": 2}, {}],
    )
    game = after(position, "play tufted-titmouse forest", "play american-crow forest")
    assert birds(game, "forest") == ["Downy Woodpecker", "Tufted Titmouse", "American Crow"]
    assert (food(game), eggs(game)) == ({}, {})
    assert asked(game) == NEXT


def test_the_second_bird_uses_its_white_power() -> None:
    hands = [["American Goldfinch"], []]
    position = played("Eastern Bluebird", "grassland", NEST, hands=hands, food=[{"seed": 2}, {}])
    game = after(position, "play american-goldfinch grassland", "use")
    assert food(game) == {"seed": 3}


def test_food_gained_before_may_pay_a_later_bird() -> None:
    position = played(
        "Eastern Bluebird",
        "grassland",
        NEST,
        hands=[["Northern Flicker", "House Wren"], []],
        food=[{"fruit": 1}, {}],
    )
    game = after(position, "play northern-flicker grassland", "die invertebrate")
    assert food(game) == {"invertebrate": 1}
    assert asked(game) == NEXT, "but the call was for one bird only"


def test_the_second_bird_takes_no_cube() -> None:
    hands = [["House Wren", "American Crow"], []]
    position = table(NEST, hands=hands, food=[{"invertebrate": 1, "fish": 1}, {}])
    game = after(position, "play house-wren forest")
    assert options(game) == ["play american-crow forest", "decline"]
    game.choose("play american-crow forest")
    assert part(game, "turns_left") == [7, 8]
    assert asked(game) == NEXT


def test_the_called_bird_is_not_offered_a_brown_power() -> None:
    hands = [["Northern Cardinal"], []]
    food_given = [{"seed": 1, "fruit": 1}, {}]
    position = played("Downy Woodpecker", "forest", NEST, hands=hands, food=food_given)
    game = after(position, "play northern-cardinal forest")
    assert food(game) == {}
    assert asked(game) == NEXT
