"""Learning by practice: quick policies play whole games, and what came out well they do more often.

A policy ranks options by features. Here it takes each as likely as it promises, to the end of the
game, and a regression tells how many points more than expected came after a feature was taken
(the natural gradient of a multinomial logit). Ranked by that it plays on, generation by generation.
"""

import json
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from voliere.arena.spread import check_spread, spread
from voliere.arena.train import check_extent, made_at, rounded
from voliere.bots.evaluation import Evaluation
from voliere.bots.learned import best_heuristics_of, learnable_of
from voliere.bots.policy import Policy
from voliere.bots.ranking import PROMISE, Option, ranking_from, ranking_names
from voliere.bots.weights import POWERS, named_weights, weights_in_order, written
from voliere.games import game_kind
from voliere.kernel.chance import Chance
from voliere.kernel.errors import refusal
from voliere.kernel.game import Game, begin, settle
from voliere.plugins import HEURISTICS, plugin_names

Doubles = NDArray[np.float64]

BATCH: Final = 50
"""Number of games that a process plays before it hands in what it saw."""
RIVAL: Final = 0.5
"""What a point of the best of the others counts: as in games that `hard` plays to their end."""
STEP: Final = 0.4
"""The part of what was found in a generation that the next one believes."""
RIDGE: Final = 400.0
"""How strongly what was found is drawn towards 0: as by this number of choices."""
FINE: Final = 1 << 20
"""Into so many parts likelihoods are divided when one is drawn."""
JUDGED: Final = 100
"""Number of games in which a generation plays what it ranks first, to see how far it has come."""


class Practice:
    """The sums from which a regression tells what features bring."""

    def __init__(self, width: int) -> None:
        self.squares = np.zeros((width, width))
        self.products = np.zeros(width)
        self.choices = 0

    def add_all(self, rows: Doubles, gains: Doubles) -> None:
        """Count choices, each by what was taken and what was gained."""
        self.squares += rows.T @ rows
        self.products += rows.T @ gains
        self.choices += len(gains)

    def add(self, other: "Practice") -> None:
        """Count what was seen elsewhere too."""
        self.squares += other.squares
        self.products += other.products
        self.choices += other.choices

    def brings(self) -> Doubles:
        """The points that each feature brings beyond what was expected."""
        pull = RIDGE * self.squares.trace() / (self.choices * len(self.products))
        return np.linalg.solve(self.squares + pull * np.eye(len(self.products)), self.products)


class Taken:
    """A choice: what was taken less what was likely, and what its seat might expect before."""

    def __init__(self, seat: int, left: float, lead: Doubles, expected: list[float]) -> None:
        self.seat = seat
        self.left = left
        self.lead = lead
        self.expected = expected

    def gain(self, ends: list[float]) -> float:
        """The points that came beyond what might be expected."""
        return ends[self.seat] - (self.expected[self.seat] if self.expected else 0.0)


class Apprentice:
    """A policy that takes options as likely as they promise, and notes what it took."""

    def __init__(self, policy: Policy, evaluation: Evaluation, weights: list[list[float]]) -> None:
        assert policy.ranking is not None
        self.policy, self.evaluation = policy, evaluation
        self.kinds = policy.ranking.kinds
        sizes = [len(features) for features in self.kinds.values()]
        self.begins = [sum(sizes[:at]) for at in range(len(sizes) + 1)]
        self.weights = np.array(weights)
        self.taken: list[Taken] = []
        self.expected: list[float] = []
        """How far ahead each seat might expect to be when the turn began; empty before."""

    def choose(self, game: Game, actions: list[int], chance: Chance) -> int:
        """Take one of the options that are ranked."""
        left = self.policy.left(game)
        rows = self.rows(self.policy.options(game, actions))
        promises = self.promises(rows, left)
        likely = np.exp(promises - promises.max())
        likely /= likely.sum()
        drawn, index = chance.below(FINE) / FINE, 0
        while index < len(actions) - 1 and drawn >= likely[index]:
            drawn -= likely[index]
            index += 1
        lead = rows[index] - likely @ rows
        if self.policy.turn_begins(game) and self.policy.matters(game):
            self.expected = leads(self.evaluation.estimate(game))
        self.taken.append(Taken(game.seat, left, lead, self.expected))
        return actions[index]

    def rows(self, options: list[Option]) -> Doubles:
        """The features of options side by side, each kind's in its place."""
        rows = np.zeros((len(options), self.begins[-1]))
        for number, option in enumerate(options):
            begins, ends = self.begins[option.kind], self.begins[option.kind + 1]
            rows[number, begins:ends] = option.all_features(ends - begins)
        return rows

    def promises(self, rows: Doubles, left: float) -> Doubles:
        """How promising each option is when this share of the game is left."""
        constant, linear, quadratic = self.weights
        return np.asarray(rows @ (constant + left * (linear + left * quadratic)), np.float64)


def leads(totals: list[float]) -> list[float]:
    """The points of each less a part of those of the best of the others."""
    return [
        total - RIVAL * max(totals[:seat] + totals[seat + 1 :], default=0.0)
        for seat, total in enumerate(totals)
    ]


def batch(name: str, weights: list[list[float]], seed: int) -> Practice:
    """What is seen in a few games."""
    chance, kind = Chance.seeded(seed), game_kind(name)
    heuristics = best_heuristics_of(name)
    tables = learnable_of(name).tables()
    apprentice = Apprentice(heuristics.policy, heuristics.evaluation, weights)
    rows: list[Doubles] = []
    gains: dict[tuple[bool, int], list[tuple[int, float]]] = {}
    found = Practice(len(POWERS) * apprentice.begins[-1])
    for number in range(BATCH):
        seats, given = tables[number % len(tables)]
        game = begin(kind, seats, chance.seed(), settle(kind, seats, given), records_events=False)
        apprentice.taken, apprentice.expected = [], []
        play(game, apprentice, chance)
        totals = [float(sheet["total"]) for sheet in game.scores()]
        ends = leads(totals)
        for one in apprentice.taken:
            alike = gains.setdefault((one.expected != [], seats), [])
            alike.append((len(rows), one.gain(ends)))
            rows.append(np.concatenate([one.lead, one.left * one.lead, one.left**2 * one.lead]))
    found.add_all(np.array(rows), beyond(list(gains.values()), len(rows)))
    return found


def beyond(several: list[list[tuple[int, float]]], length: int) -> Doubles:
    """What was gained beyond the mean of those that are alike."""
    found = np.zeros(length)
    for alike in several:
        mean = sum(gain for _, gain in alike) / len(alike)
        for index, gain in alike:
            found[index] = gain - mean
    return found


def play(game: Game, apprentice: Apprentice, chance: Chance) -> None:
    """Play a game to its end."""
    policy = apprentice.policy
    while game.seat >= 0:
        actions = game.actions()
        if len(actions) > 1 and policy.ranks(game):
            game.act(apprentice.choose(game, actions, chance))
        else:
            game.act(policy.quick(game, actions, chance))


def points_of(name: str, weights: list[list[float]], seed: int) -> float:
    """The mean points at two seats when what is ranked first is taken."""
    chance, kind = Chance.seeded(seed), game_kind(name)
    policy = best_heuristics_of(name).policy
    assert policy.ranking is not None
    policy.ranking = ranking_from(policy.ranking.kinds, weights)
    total = 0.0
    for _ in range(JUDGED):
        game = begin(kind, 2, chance.seed(), settle(kind, 2, {}), records_events=False)
        policy.play_to_end(game, chance)
        total += sum(float(sheet["total"]) for sheet in game.scores()) / 2
    return round(total / JUDGED, 2)


def practise(
    game: str,
    games: int,
    generations: int,
    seed: int,
    processes: int,
    out: Path,
    progress: Callable[[int], None] = lambda games: None,
    cluster: str | None = None,
) -> dict[str, Any]:
    """Play, see what came out well, rank by it, and so on; from what is ranked today.

    The parameters are those of `train`: `voliere train` calls the one or the other.

    Each generation writes the file, with the course so far: the same command goes on after the
    last generation that is complete, and a run that is over begins anew.
    """
    check_practice(game, games, generations)
    check_spread(processes, cluster)
    seeds, policy = Chance.seeded(seed), best_heuristics_of(game).policy
    assert policy.ranking is not None
    names = ranking_names(policy.ranking.kinds)
    made = (
        f"voliere train {game} --ranking --games {games} --generations {generations} --seed {seed}"
    )
    learnt = kept_of(out, made, generations)
    if learnt:
        weights = weights_in_order(str(out), names, learnt["weights"])
    else:
        weights = policy.ranking.by_power()
        points = points_of(game, weights, seed)
        learnt = {"game": game, "made_by": made, "made_at": made_at(), "generation": 0}
        learnt["points"] = [points]
    for generation in range(1, generations + 1):
        batches = [seeds.seed() for _ in range(games // BATCH)]
        if generation <= learnt["generation"]:
            progress(games * generation)
            continue
        found = Practice(len(POWERS) * len(names))
        work = partial(batch, game, weights)
        for done, part in enumerate(spread(work, batches, processes, cluster), 1):
            found.add(part)
            progress(games * (generation - 1) + BATCH * done)
        brings = found.brings().reshape(len(POWERS), -1)
        weights = rounded(np.array(weights) + STEP * brings / PROMISE)
        learnt["generation"] = generation
        learnt["points"].append(points_of(game, weights, seed))
        learnt["weights"] = named_weights(names, weights)
        half = out.with_suffix(".half.json")
        half.write_text(written(learnt), encoding="utf-8")
        half.replace(out)
    return learnt


def kept_of(out: Path, made: str, generations: int) -> dict[str, Any]:
    """What the same run left when it was stopped; nothing if there is none or it is over."""
    if not out.is_file():
        return {}
    kept: dict[str, Any] = json.loads(out.read_text(encoding="utf-8"))
    return kept if kept.get("made_by") == made and kept["generation"] < generations else {}


def check_practice(game: str, games: int, generations: int) -> None:
    """Refuse what cannot be done before anything is played."""
    game_kind(game)
    if best_heuristics_of(game).policy.ranking is None:
        ranked = [
            name
            for name in plugin_names(HEURISTICS)
            if best_heuristics_of(name).policy.ranking is not None
        ]
        raise refusal("error.not-learnt", game=game, allowed=ranked)
    check_extent(games, generations, BATCH)
