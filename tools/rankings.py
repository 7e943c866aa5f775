"""Learns which options promise most, from games of bots that look ahead before they choose.

PYTHONPATH=build/compiled python -m tools.rankings wingspan FOLDER --games 200 --seed 7

plays games and keeps, for each choice that the policy of `hard` ranks, the features of its options
and what plans over the next turns made of each (inside a turn, one turn; at set-up, what the learnt
evaluation makes of the beginnings that each answer leaves, where it knows them). Then it fits the
weights of `Ranking` so that options are ranked as those values are: each choice is a distribution
over its options, the more a value stands above the others the likelier. They are written to
src/voliere/bots/GAME/ranking.json.

FOLDER keeps each batch of games as it ends: a run that was stopped goes on there, and more --games
add to it. A tenth of the batches is held out, to tell how often the best option is ranked first
and how many points the one that is ranked first is worth less than the best. (Needs NumPy, the
extra `train`.)
"""

from argparse import ArgumentParser
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from tools.lessons import pupil
from voliere.arena.train import rounded, with_powers
from voliere.bots.engines.strategist import WORLD, Strategist
from voliere.bots.learned import Learned, best_heuristics_of, weights_file
from voliere.bots.ranking import PROMISE, RANKING, Option, ranking_names
from voliere.bots.weights import POWERS, named_weights, written
from voliere.games import game_kind
from voliere.kernel.chance import Chance
from voliere.kernel.game import Game, begin, settle
from voliere.kernel.knowledge import SeatKnowledge, knowledge_of

Floats = NDArray[np.float64]
BATCH = 5
ROUNDS = 2 * WORLD
TURNS = 3
RIDGE = 2.0
"""How strongly weights are drawn towards 0."""
STEPS = 12
HELD_OUT = 10
"""One batch of so many is held out."""


class Choice:
    """The options of one choice, and what each of them was found to be worth."""

    def __init__(self, left: float, options: list[Option], values: list[float]) -> None:
        self.left = left
        self.options = options
        self.values = values


def values_of(bot: Strategist, knowledge: SeatKnowledge, actions: list[int]) -> dict[int, float]:
    """What the actions are worth; at set-up by the best beginning that follows each."""
    found: dict[int, float] = {}
    learned = bot.evaluation
    assert isinstance(learned, Learned)
    world = knowledge.imagine(0)
    drafts = learned.learnable.beginnings(world)
    for draft in drafts:
        value = learned.begun_value(draft.game, knowledge.seat)
        found[draft.answers[0]] = max(value, found.get(draft.answers[0], -1e9))
    if not drafts and bot.policy.turn_begins(world):
        for way in bot.weighed(knowledge, 1):
            found[way.action] = way.ahead
    elif not drafts:
        for prospect in bot.planner.prospects(knowledge, actions):
            found[prospect.action] = prospect.ahead
    return found


def choices_in(game: Game, chance: Chance) -> list[Choice]:
    """Play a game; every choice that is ranked."""
    bots = [pupil(game.name, ROUNDS, TURNS, chance) for _ in range(game.seats)]
    policy = best_heuristics_of(game.name).policy
    found: list[Choice] = []
    while game.seat >= 0:
        actions, bot, knowledge = game.actions(), bots[game.seat], knowledge_of(game, game.seat)
        if len(actions) == 1 or not policy.ranks(game):
            game.act(bot.choose(knowledge))
            continue
        values = values_of(bot, knowledge, actions)
        known = [action for action in actions if action in values]
        options = policy.options(game, known)
        found.append(Choice(policy.left(game), options, [values[action] for action in known]))
        game.act(max(known, key=lambda action: values[action]))
    return found


def batch(name: str, seed: int) -> dict[str, Any]:
    """The choices of a few games, as arrays."""
    chance, kind = Chance.seeded(seed), game_kind(name)
    learned = best_heuristics_of(name).evaluation
    assert isinstance(learned, Learned)
    tables = learned.learnable.tables()
    choices: list[Choice] = []
    for number in range(BATCH):
        seats, given = tables[number % len(tables)]
        game = begin(kind, seats, chance.seed(), settle(kind, seats, given), records_events=False)
        choices += choices_in(game, chance)
    return as_arrays(name, choices)


def as_arrays(name: str, choices: list[Choice]) -> dict[str, Any]:
    """A row for each option; the options of a choice have its number."""
    kinds = kinds_of(name)
    sizes = [len(features) for features in kinds.values()]
    begins = np.concatenate([[0], np.cumsum(sizes)])
    rows, lefts, values, numbers = [], [], [], []
    for number, choice in enumerate(choices):
        for option, value in zip(choice.options, choice.values, strict=True):
            row = np.zeros(sum(sizes), np.float32)
            start, width = begins[option.kind], sizes[option.kind]
            row[start : start + width] = option.all_features(width)
            rows.append(row)
            lefts.append(choice.left)
            values.append(value)
            numbers.append(number)
    return {
        "rows": np.array(rows, np.float32),
        "lefts": np.array(lefts),
        "values": np.array(values),
        "numbers": np.array(numbers),
    }


def kinds_of(name: str) -> dict[str, tuple[str, ...]]:
    """The features of each kind of option that is ranked in a game."""
    ranking = best_heuristics_of(name).policy.ranking
    assert ranking is not None
    return ranking.kinds


def targets(values: Floats, numbers: NDArray[np.int64]) -> Floats:
    """How likely each option should be taken: so many points more make it e times as likely."""
    return shares(values / PROMISE, numbers)


def shares(promises: Floats, numbers: NDArray[np.int64]) -> Floats:
    """Each choice as a distribution over its options."""
    most = np.full(numbers[-1] + 1, -np.inf)
    np.maximum.at(most, numbers, promises)
    weights = np.exp(promises - most[numbers])
    totals = np.bincount(numbers, weights)
    return np.asarray(weights / totals[numbers], np.float64)


def fit(rows: Floats, values: Floats, numbers: NDArray[np.int64]) -> Floats:
    """The weights of a multinomial logit, by Newton's method."""
    weights = np.zeros(rows.shape[1])
    wanted = targets(values, numbers)
    for _ in range(STEPS):
        likely = shares(rows @ weights, numbers)
        slope = rows.T @ (wanted - likely) - RIDGE * weights
        mean = np.zeros((numbers[-1] + 1, rows.shape[1]))
        np.add.at(mean, numbers, rows * likely[:, None])
        bend = rows.T @ (rows * likely[:, None]) - mean.T @ mean + RIDGE * np.eye(len(weights))
        weights += np.linalg.solve(bend, slope)
    return weights


def judged(promises: Floats, values: Floats, numbers: NDArray[np.int64]) -> tuple[float, float]:
    """How often the best option is ranked first, and the points that are lost on average."""
    right, lost = 0, 0.0
    begins = np.flatnonzero(np.diff(numbers, prepend=-1))
    for some, worth in zip(
        np.split(promises, begins[1:]), np.split(values, begins[1:]), strict=True
    ):
        taken = worth[int(some.argmax())]
        right += taken == worth.max()
        lost += float(worth.max() - taken)
    return right / len(begins), lost / len(begins)


def together(parts: list[dict[str, Any]]) -> tuple[Floats, Floats, NDArray[np.int64]]:
    """Rows with the powers of what is left, values, and the numbers of the choices."""
    rows = np.concatenate([with_powers(part["rows"], part["lefts"]) for part in parts])
    values = np.concatenate([part["values"] for part in parts])
    numbers, before = [], 0
    for part in parts:
        numbers.append(part["numbers"] + before)
        before += int(part["numbers"][-1]) + 1
    return rows, values, np.concatenate(numbers)


def gathered(name: str, folder: Path, games: int, seed: int, processes: int) -> list[Any]:
    """Every batch: those that are kept, and the others played now."""
    seeds, jobs = Chance.seeded(seed), {}
    files = [folder / f"{name}-{seeds.seed()}.npz" for _ in range(games // BATCH)]
    with ProcessPoolExecutor(processes, get_context("spawn")) as pool:
        for file in files:
            if not file.exists():
                jobs[file] = pool.submit(batch, name, int(file.stem.split("-")[1]))
        for number, (file, job) in enumerate(jobs.items(), 1):
            half = file.with_suffix(".half.npz")
            np.savez_compressed(half, allow_pickle=False, **job.result())
            half.replace(file)
            print(f"{number * BATCH} of {len(jobs) * BATCH} games", flush=True)
    return [dict(np.load(file)) for file in files]


def main() -> None:
    """Play, fit and write."""
    read = ArgumentParser(prog="python -m tools.rankings")
    read.add_argument("game")
    read.add_argument("folder", type=Path)
    read.add_argument("--games", type=int, default=200)
    read.add_argument("--seed", type=int, default=7)
    read.add_argument("--processes", type=int, default=1)
    given = read.parse_args()
    given.folder.mkdir(parents=True, exist_ok=True)
    parts = gathered(given.game, given.folder, given.games, given.seed, given.processes)
    held = parts[::HELD_OUT]
    rest = [part for index, part in enumerate(parts) if index % HELD_OUT]
    rows, values, numbers = together(rest)
    weights = fit(rows, values, numbers)
    seen, worth, choices = together(held)
    right, lost = judged(seen @ weights, worth, choices)
    print(f"{numbers[-1] + 1} choices; held out: {100 * right:.0f} % right, {lost:.2f} points lost")
    names = ranking_names(kinds_of(given.game))
    learnt = {
        "game": given.game,
        "made_by": f"python -m tools.rankings {given.game} FOLDER --games {given.games} "
        f"--seed {given.seed}",
        "choices": int(numbers[-1]) + 1,
        "right": round(right, 3),
        "points_lost": round(lost, 2),
        "weights": named_weights(names, rounded(weights.reshape(len(POWERS), -1))),
    }
    weights_file(given.game, RANKING).write_text(written(learnt), encoding="utf-8")


if __name__ == "__main__":
    main()
