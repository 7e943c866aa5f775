"""Learning from games that bots play: what each feature was worth in the end."""

import subprocess
from collections.abc import Callable
from functools import partial
from importlib.metadata import version
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from voliere.arena.spread import check_spread, spread
from voliere.bots.engines.planner import blur
from voliere.bots.engines.strategist import WORLD, Strategist
from voliere.bots.evaluation import TOTAL
from voliere.bots.heuristics import hard_heuristics_of, heuristics_of
from voliere.bots.learned import learnable_of, learned_from
from voliere.bots.weights import POWERS, check_names, named_weights, written
from voliere.games import game_kind
from voliere.kernel.chance import Chance
from voliere.kernel.errors import refusal
from voliere.kernel.game import Game, begin, settle
from voliere.kernel.knowledge import knowledge_of

Floats = NDArray[np.float32]
Doubles = NDArray[np.float64]
Sights = tuple[Floats, Floats, Floats]
"""Features, shares of the game left, and what each row of the score sheet gained from there on."""

RIDGE = 100.0
"""How strongly weights are drawn towards 0: as by this number of samples of a usual feature.

A feature that is hardly ever seen keeps a small weight.
"""
TASTE = 0.3
"""How far the weights of a bot differ from what was learnt: each game tries other plans."""
ROUNDS = 2 * WORLD
TURNS = 2
FIRSTS = 3
"""How far the bots look ahead while they learn."""
BATCH = 20
"""Number of games that a process plays before it hands in what it saw."""
KEPT = 3
"""Number of generations to whose games weights are fitted."""


class Samples:
    """What was seen at the beginnings of turns, and how many points came after."""

    def __init__(self) -> None:
        self.rows: list[list[float]] = []
        self.lefts: list[float] = []
        self.gains: list[list[float]] = []

    def arrays(self) -> Sights:
        """Features, shares of the game left, gains."""
        return (
            np.array(self.rows, np.float32),
            np.array(self.lefts, np.float32),
            np.array(self.gains, np.float32),
        )


def watched(learnt: dict[str, Any], game: Game, seed: int, samples: Samples) -> None:
    """Play a game with bots that learn, and keep what was seen."""
    chance = Chance.seeded(seed)
    learnable, policy = learnable_of(game.name), heuristics_of(game.name).policy
    bots = [pupil(game.name, learnt, chance) for _ in range(game.seats)]
    seen: list[tuple[int, dict[str, int]]] = []
    while game.seat >= 0:
        if policy.turn_begins(game) and policy.matters(game):
            for seat in range(game.seats):
                samples.rows.append(learnable.features(game, seat))
                samples.lefts.append(learnable.left(game, seat))
                seen.append((seat, game.scores()[seat]))
        game.choose(bots[game.seat].choose(knowledge_of(game, game.seat)))
    sheets = game.scores()
    for seat, now in seen:
        samples.gains.append([float(sheets[seat][row] - now[row]) for row in score_rows(now)])


def score_rows(sheet: dict[str, int]) -> list[str]:
    """The rows of a score sheet that sum up to its total."""
    return [row for row in sheet if row != TOTAL]


def score_rows_of(game: str) -> list[str]:
    """The rows of a game's score sheets."""
    kind = game_kind(game)
    return score_rows(begin(kind, 2, 0, settle(kind, 2, {})).scores()[0])


def pupil(game: str, learnt: dict[str, Any], chance: Chance) -> Strategist:
    """A bot that looks a little ahead, with a taste of its own once something is learnt."""
    heuristics = hard_heuristics_of(game)
    if learnt:
        learned = learned_from(learnable_of(game), str(learnt["made_by"]), learnt)
        constant, linear, quadratic = learned.weights
        linear = [weight + TASTE * blur(chance) for weight in linear]
        learned.weights = [constant, linear, quadratic]
        heuristics = heuristics.with_evaluation(learned)
    return Strategist(heuristics, chance.seed(), 0.0, ROUNDS, TURNS, FIRSTS)


def batch(game: str, learnt: dict[str, Any], seed: int) -> Sights:
    """What is seen in a few games, at the tables for which it is meant."""
    seeds, samples, kind = Chance.seeded(seed), Samples(), game_kind(game)
    tables = [(seats, settle(kind, seats, given)) for seats, given in learnable_of(game).tables()]
    for number in range(BATCH):
        seats, settings = tables[number % len(tables)]
        dealt = begin(kind, seats, seeds.seed(), settings, records_events=False)
        watched(learnt, dealt, seeds.seed(), samples)
    return samples.arrays()


def numbered_batch(game: str, learnt: dict[str, Any], piece: tuple[int, int]) -> tuple[int, Sights]:
    """A batch with its number: the batches come in any order, and are fitted in their own."""
    number, seed = piece
    return number, batch(game, learnt, seed)


def with_powers(rows: Floats, lefts: Floats) -> Doubles:
    """The features by themselves, times what is left of the game, and times its square."""
    wide, left = rows.astype(np.float64), lefts.astype(np.float64)[:, None]
    return np.concatenate([wide, wide * left, wide * left * left], axis=1)


def fit(parts: list[Sights]) -> Doubles:
    """The weights that foretell the gains of each row best, drawn a little towards 0.

    In double precision and part by part: the last digits that are written do not depend on the
    machine, and not all sights are wide at the same time.
    """
    width = len(POWERS) * parts[0][0].shape[1]
    squares, products = np.zeros((width, width)), np.zeros((width, parts[0][2].shape[1]))
    samples = 0
    for rows, lefts, gains in parts:
        wide = with_powers(rows, lefts)
        squares += wide.T @ wide
        products += wide.T @ gains
        samples += len(gains)
    pull = RIDGE * squares.trace() / (samples * width)
    return np.linalg.solve(squares + pull * np.eye(width), products)


def fitted(names: list[str], score: list[str], parts: list[Sights]) -> dict[str, Any]:
    """The weights of these features, and the share of the gains' variance that they foretell.

    Those of the total are the sums of those of the rows, so what the rows tell sums up too.
    """
    weights = fit(parts)
    gains = np.concatenate([part[2].sum(axis=1) for part in parts])
    told = np.concatenate([with_powers(part[0], part[1]) @ weights.sum(axis=1) for part in parts])
    by_row = [rounded(weights[:, row].reshape(len(POWERS), -1)) for row in range(len(score))]
    return {
        "samples": len(gains),
        "foretold": round(1.0 - float((gains - told).var() / gains.var()), 4),
        "weights": named_weights(names, rounded(weights.sum(axis=1).reshape(len(POWERS), -1))),
        "rows": {row: named_weights(names, own) for row, own in zip(score, by_row, strict=True)},
    }


def rounded(weights: Doubles) -> list[list[float]]:
    """Weights as they are written."""
    return [[round(float(weight), 4) for weight in row] for row in weights]


class Checkpoints:
    """What each generation saw, kept beside the file of weights: a run that stops goes on there."""

    def __init__(self, out: Path, made: str, names: list[str]) -> None:
        self.out = out
        self.made = made
        self.names = names
        """The features: what was seen of others is refused."""

    def path(self, generation: int) -> Path:
        """The file of a generation."""
        return self.out.with_name(f"{self.out.stem}.generation-{generation}.npz")

    def begin(self, generations: int) -> None:
        """Leave nothing of a run that is complete: the same command then plays anew."""
        if self.path(generations).exists():
            for generation in range(1, generations + 1):
                self.path(generation).unlink(missing_ok=True)

    def write(self, generation: int, gathered: list[Sights]) -> None:
        """Keep what was seen, all or nothing."""
        arrays = {
            f"{at}-{of}": array for at, part in enumerate(gathered) for of, array in enumerate(part)
        }
        half = self.path(generation).with_suffix(".half.npz")
        about = {"made": np.array(self.made), "features": np.array(self.names)}
        np.savez_compressed(half, allow_pickle=False, **about, **arrays)
        half.replace(self.path(generation))

    def read(self, generation: int) -> list[Sights]:
        """What a generation of the same run saw; nothing if there is none."""
        path = self.path(generation)
        if not path.exists():
            return []
        with np.load(path) as kept:
            if str(kept["made"]) != self.made:
                return []
            given = [str(name) for name in kept["features"]]
            check_names(str(path), self.names, given)
            columns = [given.index(name) for name in self.names]
            return [
                (kept[f"{at}-0"][:, columns], kept[f"{at}-1"], kept[f"{at}-2"])
                for at in range((len(kept.files) - 2) // 3)
            ]


def train(
    game: str,
    games: int,
    generations: int,
    seed: int,
    processes: int,
    out: Path,
    progress: Callable[[int], None] = lambda games: None,
    cluster: str | None = None,
) -> dict[str, Any]:
    """Play, fit, play with what was learnt, and so on.

    Each generation writes the file, and beside it what it saw: the same command goes on after the
    last generation that is complete, and a run that is over begins anew.
    """
    check_training(game, games, generations)
    check_spread(processes, cluster)
    seeds = Chance.seeded(seed)
    kept: list[list[Sights]] = []
    learnt: dict[str, Any] = {}
    made = f"voliere train {game} --games {games} --generations {generations} --seed {seed}"
    names = learnable_of(game).feature_names()
    score = score_rows_of(game)
    checkpoints = Checkpoints(out, made, names)
    checkpoints.begin(generations)
    for generation in range(1, generations + 1):
        before = games * (generation - 1)
        batches = [(number, seeds.seed()) for number in range(games // BATCH)]
        gathered = checkpoints.read(generation)
        if gathered:
            progress(before + games)
        else:
            by_number: dict[int, Sights] = {}
            work = partial(numbered_batch, game, learnt)
            for number, sights in spread(work, batches, processes, cluster):
                by_number[number] = sights
                progress(before + BATCH * len(by_number))
            gathered = [by_number[number] for number, _ in batches]
            checkpoints.write(generation, gathered)
        kept = [*kept[1 - KEPT :], gathered]
        parts = [part for several in kept for part in several]
        learnt = {"game": game, "made_by": made, "made_at": made_at(), "generation": generation}
        learnt |= fitted(names, score, parts)
        out.write_text(written(learnt), encoding="utf-8")
    return learnt


def check_training(game: str, games: int, generations: int) -> None:
    """Refuse what cannot be done before anything is played."""
    game_kind(game)
    learnable_of(game)
    check_extent(games, generations, BATCH)


def check_extent(games: int, generations: int, batch: int) -> None:
    """Refuse numbers that cannot be shared out."""
    if games < batch or games % batch:
        raise refusal("error.train-games", games=games, batch=batch)
    if generations < 1:
        raise refusal("error.train-generations", generations=generations)


def made_at() -> str:
    """The commit of the sources that learn, or the version where they are no checkout of git."""
    command = ["git", "-C", str(Path(__file__).parent), "rev-parse", "--short", "HEAD"]
    try:
        told = subprocess.run(command, capture_output=True, text=True, check=True)
    except (OSError, subprocess.CalledProcessError):
        return version("voliere")
    return told.stdout.strip()
