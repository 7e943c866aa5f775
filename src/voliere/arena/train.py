"""Learning from games that bots play: what each feature was worth in the end."""

import json
from collections.abc import Callable, Iterable
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from pathlib import Path
from typing import Any

import numpy as np

from voliere.bots.bot import Outlook
from voliere.bots.learned import POWERS, Learned, Learner, learner_of
from voliere.bots.planner import Planner
from voliere.bots.sense import Sense
from voliere.games import game_kind
from voliere.kernel.chance import Chance
from voliere.kernel.game import Game, begin, settle

RIDGE = 30.0
"""How strongly weights are drawn towards 0: about as much as so many samples would."""
BLURS = (0.0, 0.3, 1.0)
"""How much the bots of a game err, in shares of the easy bot's blunder: games differ."""
BATCH = 20
"""So many games a process plays before it hands in what it saw."""
KEPT = 2
"""The weights of a generation are fitted to the games of so many last ones."""


class Samples:
    """What was seen at the beginnings of turns, and how many points came after."""

    def __init__(self) -> None:
        self.rows: list[list[float]] = []
        self.gains: list[float] = []

    def add(self, seen: Iterable[tuple[int, list[float], float]], totals: list[float]) -> None:
        """Keep a game's sights, now that it is known how it ended."""
        for seat, row, now in seen:
            self.rows.append(row)
            self.gains.append(totals[seat] - now)

    def join(self, others: "Samples") -> None:
        """Add what others have seen."""
        self.rows += others.rows
        self.gains += others.gains

    @staticmethod
    def joined(several: "Iterable[Samples]") -> "Samples":
        """All of them in one."""
        all_of_them = Samples()
        for samples in several:
            all_of_them.join(samples)
        return all_of_them

    def fitted(self) -> tuple[list[list[float]], float]:
        """The weights that foretell the gains best, and the share of their variance foretold."""
        rows, gains = np.array(self.rows), np.array(self.gains)
        pull = RIDGE * np.diag((rows**2).mean(axis=0))
        solved = np.linalg.lstsq(rows.T @ rows + pull, rows.T @ gains, rcond=None)[0]
        rest = gains - rows @ solved
        shape = solved.reshape(POWERS, -1)
        weights = [[round(float(weight), 5) for weight in row] for row in shape]
        return weights, 1.0 - float(rest.var() / gains.var())


def sight(learner: Learner, game: Game, seat: int) -> list[float]:
    """The features of a seat, each by itself, times what is left of the game, and its square."""
    features = learner.features(game, seat)
    left = learner.left(game, seat)
    return [share * feature for share in (1.0, left, left * left) for feature in features]


def watched(learner: Learner, sense: Sense, game: Game, seed: int, samples: Samples) -> None:
    """Play a game with planners that err more or less, and keep what was seen."""
    chance = Chance.seeded(seed)
    people = learner.people(game)
    bots = [
        Planner(sense, chance.seed(), 1, learner.blunder * BLURS[chance.below(len(BLURS))])
        for _ in range(people)
    ]
    seen: list[tuple[int, list[float], float]] = []
    while game.seat >= 0:
        if learner.turn_begins(game):
            seen += [
                (seat, sight(learner, game, seat), learner.now(game, seat))
                for seat in range(people)
            ]
        game.choose(bots[game.seat].choose(Outlook(game, game.seat)))
    samples.add(seen, [learner.now(game, seat) for seat in range(people)])


def batch(game: str, weights: list[list[float]] | None, seed: int) -> Samples:
    """What is seen in a few games, at the tables for which the learner is meant."""
    learner = learner_of(game)
    sense: Sense = learner if weights is None else Learned(learner, weights)
    seeds, samples, kind = Chance.seeded(seed), Samples(), game_kind(game)
    tables = [(seats, settle(kind, seats, given)) for seats, given in learner.tables()]
    for number in range(BATCH):
        seats, settings = tables[number % len(tables)]
        dealt = begin(kind, seats, seeds.seed(), settings, telling=False)
        watched(learner, sense, dealt, seeds.seed(), samples)
    return samples


def train(
    game: str,
    games: int,
    generations: int,
    seed: int,
    processes: int,
    out: Path,
    progress: Callable[[int, float], None] = lambda generation, share: None,
) -> dict[str, Any]:
    """Play, fit, play with what was learnt, and so on; the file is written after each generation."""
    seeds = Chance.seeded(seed)
    weights: list[list[float]] | None = None
    kept: list[Samples] = []
    learnt: dict[str, Any] = {}
    with ProcessPoolExecutor(processes, get_context("spawn")) as pool:
        for generation in range(1, generations + 1):
            asked = [seeds.seed() for _ in range(-(-games // BATCH))]
            gathered = Samples()
            jobs = [pool.submit(batch, game, weights, one) for one in asked]
            for done, job in enumerate(jobs, 1):
                gathered.join(job.result())
                progress(generation, done / len(jobs))
            kept = [*kept[1 - KEPT :], gathered]
            weights, foretold = Samples.joined(kept).fitted()
            learnt = {
                "game": game,
                "made_by": f"voliere train {game} --games {games} --generations {generations}"
                f" --seed {seed}",
                "generation": generation,
                "samples": sum(len(samples.gains) for samples in kept),
                "foretold": round(foretold, 4),
                "weights": weights,
            }
            out.write_text(json.dumps(learnt, indent=1) + "\n", encoding="utf-8")
    return learnt
