"""The end of the game: favourites, ties, shared victory."""

from typing import Any

import voliere
from tests.scenario import after, told, totals

# Red takes the 15 and a 12: 27 berries. The last space is e5, for white 6.
FOREST = [
    "G3 R1 W5 G7 B2",
    "B1 B3 B6 W4 W2",
    "R7 R5 W3 R6 G6",
    "B7 W1 B5 W7 G4",
    "G5 B4 R4 G2 .",
]
BERRIES = [12, 5, 7, 8, 6, 7, 10, 15, 12, 9]


def red_27(first: str, second: str, **more: Any) -> dict[str, Any]:
    """Seat 0 fills the forest and keeps one bird; seat 1 has one bird left."""
    table = {"game": "songbirds", "seats": 2, "forest": FOREST, "berries": BERRIES}
    return {**table, "hands": [["W6", first], [second]], **more}


def test_a_favourite_is_worth_its_colour_and_its_volume() -> None:
    game = after(red_27("R3", "R2"), "W6@e5")
    assert game.scores()[0] == {
        "berries": 27,
        "volume": 3,
        "worm": 0,
        "earlier": 0,
        "total": 30,
    }
    assert totals(game) == [30, 29]
    assert game.winners() == [0]


def test_favourites_are_revealed_at_the_end() -> None:
    game = after(red_27("R3", "R2"), "W6@e5")
    assert [data["card"] for data in told(game, "revealed")] == ["R3", "R2"]
    assert game.view(None)["revealed"] == [["R3"], ["R2"]]
    assert game.decision is None


def test_until_then_nobody_knows_them() -> None:
    game = voliere.load(red_27("R3", "R2"))
    assert game.view(1)["hands"] == [[None, None], ["R2"]]
    assert totals(game) == [0, 0]


def test_a_tie_goes_to_the_louder_favourite() -> None:
    # 0 + 30 against 1 + 29: red 3 sings louder than red 2.
    game = after(red_27("R3", "R2", past=[[0, 1]], settings={"rounds": 2}), "W6@e5")
    assert totals(game) == [30, 30]
    assert game.winners() == [0]


def test_a_tie_of_equal_favourites_is_a_shared_victory() -> None:
    # Red 2 in the forest in place of blue 3: red has 32 then, blue 29; 32 + 3 against 3 + 29 + 3.
    forest = [line.replace("B3", "R2") for line in FOREST]
    game = after(red_27("R3", "B3", past=[[0, 3]], settings={"rounds": 2}, forest=forest), "W6@e5")
    assert totals(game) == [35, 35]
    assert game.winners() == [0, 1]


def test_two_favourites_may_have_one_colour() -> None:
    game = after(red_27("R3", "R2"), "W6@e5")
    assert [sheet["berries"] for sheet in game.scores()] == [27, 27]


def test_a_forest_that_is_full_needs_no_more_turns() -> None:
    full = [*FOREST[:4], "G5 B4 R4 G2 W6"]
    game = voliere.load(red_27("R3", "R2", forest=full, hands=[["R3"], ["R2"]]))
    assert game.decision is None
    assert totals(game) == [30, 29]
