"""The environments keep what PettingZoo and Gymnasium promise, by their own tests."""

import copy
import warnings
from functools import partial
from types import SimpleNamespace
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, max_cycles_test, parallel_api_test, seed_test

from tests.honesty.tables import TABLES, Table
from voliere import Refusal, env

SOME = [
    Table("songbirds", 1, {}, 1),
    Table("songbirds", 2, {"early_bird": True}, 1),
    Table("songbirds", 4, {"special": "choose"}, 1),
    Table("wingspan", 1, {"automa": "eagle"}, 1),
    Table("wingspan", 3, {"swift_start": True, "goals": "blue"}, 1),
    Table("wyrmspan", 1, {"automa": "ravel-2"}, 1),
    Table("wyrmspan", 2, {}, 1),
]
some_tables = pytest.mark.parametrize("table", SOME, ids=str)


def keys(table: Table) -> dict[str, Any]:
    return {"seats": table.seats, **table.settings}


@some_tables
def test_pettingzoo_tests_of_turns(table: Table) -> None:
    with warnings.catch_warnings():
        # It knows by name which environments have a mask beside the observation.
        warnings.filterwarnings("ignore", "Observation is not a NumPy array")
        warnings.filterwarnings("ignore", "Observation space for each agent probably should be")
        api_test(env.aec(table.game, **keys(table)), num_cycles=40)
    seed_test(partial(env.aec, table.game, **keys(table)), num_cycles=30)


@some_tables
def test_pettingzoo_test_of_answers_together(table: Table) -> None:
    parallel_api_test(env.parallel(table.game, **keys(table)), num_cycles=60)


@pytest.mark.parametrize("game", ["songbirds", "wingspan"])
def test_pettingzoo_test_of_cycles(game: str) -> None:
    """It takes for granted that all are asked equally often, as at the beginning of these games."""
    wrong: dict[str, Any] = {"seats": 2, "illegal": "replace"}
    max_cycles_test(
        SimpleNamespace(
            env=partial(env.aec, game, **wrong), parallel_env=partial(env.parallel, game, **wrong)
        )
    )


def test_nobody_is_asked_more_often_than_there_are_cycles() -> None:
    played = env.aec("wyrmspan", seats=3, max_cycles=6)
    played.reset(seed=4)
    while not any(played.truncations.values()):
        played.step(int(played.last()[0]["action_mask"].argmax()))
    assert max(played._cycle.made) == 6
    assert played.rewards == dict.fromkeys(played.possible_agents, 0.0)


@pytest.mark.parametrize("game", ["songbirds", "wingspan", "wyrmspan"])
def test_gymnasium_test(game: str) -> None:
    with warnings.catch_warnings():
        # A text has no frames a second, and numbers that differ in scale are no fault.
        warnings.filterwarnings("ignore", ".*No render fps was declared")
        warnings.filterwarnings("ignore", ".*Box observation space")
        made = gymnasium.make(f"voliere/{game.capitalize()}-v0", illegal="replace")
        check_env(made.unwrapped, skip_render_check=False)


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_every_table_can_be_played_out(table: Table) -> None:
    played = env.aec(table.game, **keys(table))
    played.reset(seed=5)
    rng, won = np.random.default_rng(5), {}
    for agent in played.agent_iter():
        seen, reward, over, cut, _ = played.last()
        assert not cut
        if over:
            won[agent] = reward
        mask = seen["action_mask"]
        legal = mask.nonzero()[0]
        assert (len(legal) == 0) == over
        assert sorted(played.legal) == legal.tolist()
        played.step(None if over else int(rng.choice(legal)))
    game = played.game
    if played.table.reward == "points":
        assert won == {f"seat_{s}": game.scores()[s]["total"] for s in range(game.seats)}
    elif game.sheets == game.seats:
        assert sum(won.values()) == pytest.approx(0)
        assert {int(name[-1]) for name in won if won[name] > 0} == set(game.winners())
    else:
        assert won == {"seat_0": 1.0 if game.winners() == [0] else -1.0}


def test_what_is_not_offered_is_refused_and_changes_nothing() -> None:
    played = env.aec("wingspan", seats=2)
    played.reset(seed=1)
    before = played.game.position()
    with pytest.raises(Refusal, match="“0” is not offered"):
        played.step(0)
    assert played.game.position() == before


def test_one_seat_against_bots() -> None:
    against = gymnasium.make("voliere/Songbirds-v0", opponents=["easy", "random"], seat=1)
    seen, info = against.reset(seed=3)
    assert info["seat"] == 1
    over = False
    while not over:
        seen, reward, over, _, info = against.step(int(seen["action_mask"].argmax()))
    base = against.unwrapped
    assert isinstance(base, env.Seat)
    assert base.game.seats == 3
    assert (float(reward) > 0) == (1 in base.game.winners())


@pytest.mark.parametrize(
    ("game", "shown"),
    [("songbirds", "15"), ("wingspan", "Goals (round 1)"), ("wyrmspan", "Round 1 of 4")],
)
def test_tables_are_drawn_for_people(
    game: str, shown: str, capsys: pytest.CaptureFixture[str]
) -> None:
    for make in (env.aec, env.parallel):
        drawn = make(game, seats=2, render_mode="ansi")
        drawn.reset(seed=7)
        assert shown in (drawn.render() or "")
        printed = make(game, seats=2, render_mode="human")
        printed.reset(seed=7)
        assert printed.render() is None
        assert shown in capsys.readouterr().out
    assert env.aec(game, seats=2).render() is None


def test_an_environment_can_be_copied_in_the_middle_of_a_game() -> None:
    """As a search does; what is tried on the copy changes nothing."""
    played = env.aec("wingspan", seats=2)
    played.reset(seed=3)
    for _ in range(20):
        played.step(int(played.last()[0]["action_mask"].argmax()))
    before = played.game.position()
    tried = copy.deepcopy(played)
    assert tried.game.position() == before
    for _ in range(5):
        tried.step(int(tried.last()[0]["action_mask"].argmax()))
    assert played.game.position() == before
    assert tried.game.position() != before


@pytest.mark.parametrize(
    ("wanted", "message"),
    [
        ({"reward": "glory"}, "reward glory does not exist; allowed: win, points"),
        ({"illegal": "ignore"}, "illegal ignore does not exist"),
        ({"render_mode": "rgb_array"}, "render_mode rgb_array does not exist"),
        ({"seats": 1, "reward": "win"}, "Nobody wins at this table"),
        ({"seats": 9}, "cannot be 9"),
        ({"colour": "red"}, "There is no option “colour”"),
    ],
)
def test_what_cannot_be_had_is_refused_by_name(wanted: dict[str, Any], message: str) -> None:
    with pytest.raises(Refusal, match=message):
        env.aec("songbirds", **({"seats": 2} | wanted))
