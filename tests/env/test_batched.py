"""Many games at once are the same games, in one process and in several."""

import os
import signal

import numpy as np
import pytest

import voliere
from tests.honesty.tables import Table
from voliere import Refusal, env
from voliere.kernel.chance import Chance
from voliere.kernel.crowd import observation
from voliere.kernel.game import begin

SOME = [
    Table("songbirds", 3, {"rounds": 2}, 1),
    Table("wingspan", 1, {"automa": "eagle"}, 1),
    Table("wyrmspan", 2, {}, 1),
]


@pytest.mark.parametrize("table", SOME, ids=str)
def test_they_are_the_games_of_the_engine(table: Table) -> None:
    """Game by game the same questions, views, ends and rewards as the bare engine has."""
    games = env.batched(table.game, seats=table.seats, games=3, seed=11, **table.settings)
    kind, settings, seeds = games.table.kind, games.table.settings, Chance.seeded(11)
    seeds.seed()

    def deal() -> voliere.Game:
        return begin(kind, table.seats, seeds.seed(), settings, False)

    bare = [deal() for _ in range(3)]
    rng = np.random.default_rng(1)
    for _ in range(400):
        legal = games.legal()
        for index, game in enumerate(bare):
            assert legal[index].nonzero()[0].tolist() == sorted(game.actions())
            assert games.seats[index] == game.seat
            assert games.observations[index].tobytes() == observation(game, game.seat)
        chosen = np.array([rng.choice(row.nonzero()[0]) for row in legal])
        games.step(chosen)
        for index, game in enumerate(bare):
            game.act(int(chosen[index]))
            assert games.ended[index] == (game.seat < 0)
            won = games.table.rewards(game) if game.seat < 0 else [0.0] * table.seats
            assert games.rewards[index].tolist() == pytest.approx(won)
            if game.seat < 0:
                bare[index] = deal()


def test_a_wrong_action_refuses_them_all() -> None:
    games = env.batched("songbirds", seats=2, games=3, seed=1)
    chosen = games.legal().argmax(axis=1)
    chosen[1] = 0 if not games.legal()[1, 0] else 759
    before = games.observations.copy()
    with pytest.raises(Refusal, match="is not offered"):
        games.step(chosen)
    assert (games.observations == before).all()
    with pytest.raises(Refusal, match="2 actions for 3 games"):
        games.step(chosen[:2])


def test_processes_share_the_games() -> None:
    games = env.batched("songbirds", seats=2, games=5, seed=2, processes=2)
    try:
        assert games.observations.shape == (5, games.layout.size)
        with pytest.raises(Refusal, match="is not offered"):
            games.step(np.full(5, 759))
        for _ in range(24):
            games.step(games.legal().argmax(axis=1))
        assert games.ended.all()
        assert np.allclose(games.rewards.sum(axis=1), 0)
        games.step_by_chance()
        os.kill(games._processes[0].pid, signal.SIGKILL)
        games._processes[0].join()
        with pytest.raises(Refusal, match="ended by itself"):
            games.step_by_chance()
    finally:
        games.close()
    games.close()
