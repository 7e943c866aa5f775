"""`easy` and `normal` err as people do: they overrate what is printed, and forget goals."""

from typing import Any

import pytest

import voliere
from tests.games.wingspan.mats import bird, table
from voliere.bots.heuristics import heuristics_of
from voliere.bots.wingspan.evaluation import CARELESS, HASTY

GOALS = ["birds-in-forest", "birds-in-grassland", "birds-in-wetland", "total-birds"]
MAT = {"forest": [bird("Blue Jay")], "grassland": [bird("Bobolink")]}
PRINTED = 3 + 4
"""What stands on these two birds."""


def value(goals: list[str], careless: bool, seed: int, mat: dict[str, Any]) -> float:
    """What seat 0 of a first round expects who errs so."""
    early: dict[str, Any] = {"round": 1, "turns_left": [5, 5], "goals": goals}
    evaluation = heuristics_of("wingspan").evaluation.hasty(careless, seed)
    return evaluation.value(voliere.load(table(mat, **early)), 0)


@pytest.mark.parametrize("seed", range(4))
def test_easy_forgets_one_goal_for_the_whole_game(seed: int) -> None:
    """Two birds lead in every goal of birds; which one is forgotten does not change a thing."""
    other = [*GOALS]
    other[seed] = "eggs-in-ground"
    forgotten = value(GOALS, True, seed, MAT) - value(other, True, seed, MAT)
    assert forgotten == pytest.approx(0.0)
    seen = value(GOALS, True, seed + 1, MAT) - value(other, True, seed + 1, MAT)
    assert seen == pytest.approx(0.0) if GOALS[seed] == "birds-in-wetland" else seen > 0.5


def test_normal_sees_a_goal_once_its_round_has_come() -> None:
    later = ["birds-in-forest", "eggs-in-ground", "eggs-in-bowl", "eggs-in-cavity"]
    now = ["eggs-in-ground", *GOALS[1:]]
    assert value(GOALS, False, 1, MAT) == pytest.approx(value(later, False, 1, MAT))
    assert value(GOALS, False, 1, MAT) > value(now, False, 1, MAT) + 0.5


def test_printed_points_seem_more_than_they_are() -> None:
    game = voliere.load(table(MAT, round=4, turns_left=[2, 2], goals=GOALS))
    evaluation = heuristics_of("wingspan").evaluation
    hasty = evaluation.hasty(False, 1).value(game, 0)
    assert hasty == pytest.approx(evaluation.value(game, 0) + HASTY * PRINTED)
    assert CARELESS > HASTY


@pytest.mark.parametrize("name", voliere.game_names())
def test_the_end_of_a_game_is_judged_as_it_is(name: str) -> None:
    game = voliere.new(name, seats=2, seed=1)
    while game.seat >= 0:
        game.act(game.actions()[0])
    for careless in (True, False):
        hasty = heuristics_of(name).hasty(careless, 1).evaluation
        totals = [float(sheet["total"]) for sheet in game.scores()]
        assert hasty.estimate(game)[:2] == pytest.approx(totals)
