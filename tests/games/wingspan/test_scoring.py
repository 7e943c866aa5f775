"""The score sheet: six rows, what is worth nothing, the running score, ties."""

from typing import Any

import pytest

import voliere
from tests.games.wingspan.mats import bird, table
from tests.scenario import after, totals
from voliere import Game


def ended(*mats: dict[str, Any], **parts: Any) -> Game:
    """A finished game with these mats."""
    seats = max(2, len(mats))
    position = table(*mats, round=4, goal_points=[[0] * seats] * 4, agenda=[], tray=[])
    return voliere.load({**position, **parts})


FULL = {
    "forest": [bird("Blue Jay", eggs=2, cached=3), bird("Barred Owl", eggs=1, tucked=2)],
    "grassland": [bird("Canada Goose", tucked=4, eggs=3)],
    "wetland": [bird("Mallard", eggs=4), "Trumpeter Swan"],
}


def test_the_six_rows_of_the_sheet() -> None:
    # Birds 3 + 3 + 3 + 0 + 9; Large Bird Specialist with four over 65 cm is worth 3.
    game = ended(
        FULL,
        deck=["Osprey", "Anhinga", "Willet", "Bobolink", "Inca Dove", "Killdeer"],
        bonus=[["Large Bird Specialist"], []],
        goal_points=[[4, 1], [2, 5], [3, 3], [0, 7]],
    )
    assert game.scores()[0] == {
        "birds": 18,
        "bonus": 3,
        "goals": 9,
        "eggs": 10,
        "cached": 3,
        "tucked": 6,
        "total": 49,
    }
    assert game.scores()[1]["total"] == game.scores()[1]["goals"] == 16


def test_food_and_cards_in_hand_are_worth_nothing() -> None:
    game = ended({}, food=[{"seed": 9}, {}], hands=[["Osprey", "Anhinga"], []])
    assert totals(game) == [0, 0]


def test_the_spotted_sandpiper_is_worth_five() -> None:
    assert totals(ended({"wetland": ["Spotted Sandpiper"]})) == [5, 0]


def test_the_score_runs_at_any_moment() -> None:
    position = table({"forest": ["Blue Jay"]}, goal_points=[])
    game = voliere.load(position)
    assert totals(game) == [3, 0]
    game.choose("lay-eggs")
    game.choose("egg forest 1")
    assert totals(game) == [4, 0]


def test_a_goal_counts_from_the_end_of_its_round() -> None:
    position = table({"forest": ["Blue Jay"]}, turns_left=[1, 0], goals=_goals())
    game = voliere.load(position)
    assert game.scores()[0]["goals"] == 0
    game.choose("draw-cards")
    game.choose("decline")
    assert game.scores()[0]["goals"] == 4


def _goals() -> list[str]:
    return ["birds-in-forest", "eggs-in-grassland", "eggs-in-bowl", "total-birds"]


# Who wins.


def test_most_points_win() -> None:
    assert ended({"forest": ["Blue Jay"]}, {"wetland": ["Osprey"]}).winners() == [1]


def test_nobody_has_won_before_the_end() -> None:
    assert after(table({"forest": ["Blue Jay"]})).winners() == []


@pytest.mark.parametrize(
    ("food", "winners"),
    [
        ([{"seed": 2}, {"fish": 1}, {}], [0]),
        ([{"seed": 1}, {"fish": 1, "rodent": 1}, {}], [1]),
        ([{"seed": 2}, {"fish": 1, "rodent": 1}, {}], [0, 1]),
        ([{"seed": 1}, {"fish": 1}, {"fruit": 1}], [0, 1, 2]),
        ([{}, {}, {}], [0, 1, 2]),
    ],
)
def test_a_tie_goes_to_the_most_unused_food_and_then_is_shared(
    food: list[dict[str, int]], winners: list[int]
) -> None:
    mats = [{"forest": ["Barred Owl"]}, {"forest": ["Blue Jay"]}, {"wetland": ["American Coot"]}]
    game = ended(*mats, food=food)
    assert totals(game) == [3, 3, 3]
    assert game.winners() == winners


def test_cached_food_does_not_break_a_tie() -> None:
    cacher = {"forest": [bird("Carolina Chickadee", cached=1)]}
    game = ended(cacher, {"forest": ["Blue Jay"]}, food=[{}, {"seed": 1}])
    assert totals(game) == [3, 3]
    assert game.winners() == [1]


def test_more_food_does_not_beat_more_points() -> None:
    mats = [{"forest": ["Blue Jay"]}, {"wetland": ["Osprey"]}]
    assert ended(*mats, food=[{"seed": 9}, {}]).winners() == [1]
