"""Practice: what came out well is done more often; the file that is left, and how it goes on."""

import json
from pathlib import Path

import numpy as np
import pytest

import voliere
from voliere import Refusal
from voliere.arena import practice
from voliere.arena.practice import BATCH, Apprentice, Practice, beyond, leads, play, practise
from voliere.bots.learned import best_heuristics_of
from voliere.bots.ranking import PROMISE
from voliere.bots.weights import POWERS
from voliere.kernel.chance import Chance


def apprentice(name: str) -> Apprentice:
    """One that begins with today's ranking."""
    heuristics = best_heuristics_of(name)
    ranking = heuristics.policy.ranking
    assert ranking is not None
    return Apprentice(heuristics.policy, heuristics.evaluation, ranking.by_power())


@pytest.mark.parametrize("name", ["wingspan", "wyrmspan"])
def test_an_apprentice_promises_what_the_ranking_does(name: str) -> None:
    learner, chance = apprentice(name), Chance.seeded(1)
    game = voliere.new(name, seats=2, seed=1)
    policy, seen = learner.policy, 0
    while game.seat >= 0:
        actions = game.actions()
        if len(actions) > 1 and policy.ranks(game):
            promises = learner.promises(
                learner.rows(policy.options(game, actions)), policy.left(game)
            )
            assert list(promises) == pytest.approx(policy.promises(game, actions))
            seen += 1
        game.act(policy.quick(game, actions, chance))
    assert seen > 40


@pytest.mark.parametrize("name", ["wingspan", "wyrmspan"])
def test_each_ranked_choice_is_noted_with_what_was_likely_instead(name: str) -> None:
    learner = apprentice(name)
    game = voliere.new(name, seats=2, seed=4)
    play(game, learner, Chance.seeded(2))
    assert game.seat < 0
    assert {one.seat for one in learner.taken} == {0, 1}
    ends = leads([float(sheet["total"]) for sheet in game.scores()])
    told = [one for one in learner.taken if one.expected]
    assert len(told) > 40
    last = [one.gain(ends) for one in told[-3:]]
    assert max(map(abs, last)) < 25.0, "near the end little is gained beyond what is expected"


def test_what_a_feature_brings_is_found_again() -> None:
    random = np.random.default_rng(5)
    true, found = random.normal(size=6), Practice(6)
    for _ in range(4):
        rows = random.normal(size=(20_000, 6))
        part = Practice(6)
        part.add_all(rows, rows @ true + random.normal(scale=12.0, size=20_000))
        found.add(part)
    assert found.choices == 80_000
    assert found.brings() == pytest.approx(true, abs=0.3)


def test_a_lead_counts_half_of_the_best_of_the_others() -> None:
    assert leads([80.0, 70.0, 60.0]) == [45.0, 30.0, 20.0]
    assert leads([80.0]) == [80.0]


def test_gains_are_counted_beyond_the_mean_of_those_that_are_alike() -> None:
    assert list(beyond([[(0, 4.0), (2, 6.0)], [(1, 40.0)]], 3)) == [-1.0, 0.0, 1.0]


@pytest.fixture
def given(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """By batch, the first weight that it was given; instead of games, a feature that brings 1.5."""
    found: list[float] = []

    def batch(game: str, weights: list[list[float]], seed: int) -> Practice:
        found.append(weights[0][0])
        part = Practice(len(POWERS) * len(weights[0]))
        rows = np.zeros((500_000, 1))
        rows[:, 0] = 1.0
        part.squares[0, 0], part.products[0] = 500_000.0, PROMISE * 500_000.0
        part.choices = 500_000
        return part

    monkeypatch.setattr(practice, "batch", batch)
    monkeypatch.setattr(practice, "points_of", lambda game, weights, seed: 70.0)
    return found


def test_each_generation_ranks_by_what_the_last_has_found(
    tmp_path: Path, given: list[float]
) -> None:
    told: list[int] = []
    file = tmp_path / "ranking.json"
    learnt = practise("wingspan", 2 * BATCH, 3, 7, 1, file, told.append)
    steps = [weight - given[0] for weight in given]
    assert steps == pytest.approx([0.0, 0.0, 0.4, 0.4, 0.8, 0.8], abs=0.01)
    assert told == [BATCH * number for number in range(1, 7)]
    assert json.loads(file.read_text()) == learnt
    assert learnt["points"] == [70.0] * 4
    command = f"voliere train wingspan --ranking --games {2 * BATCH} --generations 3 --seed 7"
    assert learnt["made_by"] == command
    assert learnt["made_at"]


def test_a_run_that_was_stopped_goes_on(tmp_path: Path, given: list[float]) -> None:
    file = tmp_path / "ranking.json"
    whole = practise("wingspan", BATCH, 3, 7, 1, file)
    (first,) = {round(weight, 2) for weight in given[:1]}

    class Stopped(Exception):
        pass

    def stop(games: int) -> None:
        if games == 3 * BATCH:
            raise Stopped

    with pytest.raises(Stopped):
        practise("wingspan", BATCH, 3, 7, 1, file, stop)
    given.clear()
    assert practise("wingspan", BATCH, 3, 7, 1, file) == whole
    assert [round(weight - first, 1) for weight in given] == [0.8], "two generations are kept"


def test_what_is_not_ranked_and_numbers_that_teach_nothing_are_refused(tmp_path: Path) -> None:
    with pytest.raises(Refusal, match=r"songbirds.*wingspan, wyrmspan"):
        practise("songbirds", BATCH, 1, 1, 1, tmp_path / "a.json")
    with pytest.raises(Refusal, match=str(BATCH)):
        practise("wingspan", BATCH + 1, 1, 1, 1, tmp_path / "a.json")
    with pytest.raises(Refusal, match="generations"):
        practise("wingspan", BATCH, 0, 1, 1, tmp_path / "a.json")


def test_a_batch_of_games_tells_what_features_brought(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(practice, "BATCH", 2)
    learner = apprentice("wyrmspan")
    weights = [list(map(float, power)) for power in learner.weights]
    found = practice.batch("wyrmspan", weights, 3)
    assert found.choices > 80
    assert np.isfinite(found.brings()).all()
    assert found.squares.trace() > 0.0
    again = practice.batch("wyrmspan", weights, 3)
    assert (again.squares == found.squares).all()
