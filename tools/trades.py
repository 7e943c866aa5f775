"""Learns when to give something for something else in Wingspan, from games that `hard` plays.

PYTHONPATH=build/compiled python -m tools.trades --games 320 --seed 101

prints the weights that stand in `src/voliere/bots/wingspan/trades.py`: for each effect, how often
it was done, which share of the answers the weights foretell, and a weight for each feature. Bots
look three turns ahead in two worlds and finish the turn both ways before they answer; as in
`voliere train`, each has a taste of its own. (Needs NumPy, the extra `train`.)
"""

from argparse import ArgumentParser
from collections import defaultdict

import numpy as np
from numpy.typing import NDArray

from tools.lessons import lessons
from voliere.bots.engines.strategist import WORLD
from voliere.bots.learned import best_heuristics_of
from voliere.bots.wingspan.policy import WingspanPolicy
from voliere.bots.wingspan.trades import FEATURES, trade_features
from voliere.games.wingspan.effects.effect import Act
from voliere.games.wingspan.rules import Wingspan
from voliere.games.wingspan.space import DECLINE

Floats = NDArray[np.float64]
GAME = "wingspan"
ROUNDS = 2 * WORLD
TURNS = 3
RIDGE = 0.5
"""How strongly weights are drawn towards 0."""
STEPS = 50
FEWEST = 20
"""An effect that was offered less often is left to be tried out."""


def answers(games: int, seed: int) -> dict[str, list[list[float]]]:
    """By effect, the features of each offer, and last whether it was taken."""
    policy = WingspanPolicy(best_heuristics_of(GAME).evaluation)
    found: dict[str, list[list[float]]] = defaultdict(list)
    for game, action in lessons(GAME, games, seed, ROUNDS, TURNS):
        assert isinstance(game, Wingspan)
        if action >= 0 and isinstance(step := game.agenda[-1], Act):
            offered = policy.candidates(game, game.actions())
            if len(offered) == 2 and offered[1] == DECLINE:
                features = trade_features(game, game.seat, offered[0])
                found[step.effect.code].append([*features, float(action != DECLINE)])
    return found


def fit(features: Floats, taken: Floats) -> Floats:
    """The weights of a logistic regression, by Newton's method."""
    weights = np.zeros(features.shape[1])
    pull = RIDGE * np.eye(len(weights))
    for _ in range(STEPS):
        likely = 1 / (1 + np.exp(-features @ weights))
        slope = features.T @ (taken - likely) - RIDGE * weights
        bend = features.T @ (features * (likely * (1 - likely))[:, None]) + pull
        weights += np.linalg.solve(bend, slope)
    return weights


def main() -> None:
    """Play, fit and print."""
    read = ArgumentParser(prog="python -m tools.trades")
    read.add_argument("--games", type=int, default=320)
    read.add_argument("--seed", type=int, default=101)
    given = read.parse_args()
    print("effect, offers, taken, foretold,", ", ".join(FEATURES))
    for code, rows in sorted(answers(given.games, given.seed).items()):
        if len(rows) >= FEWEST:
            seen = np.array(rows)
            features, taken = seen[:, :-1], seen[:, -1]
            weights = fit(features, taken)
            right = ((features @ weights > 0) == (taken > 0)).mean()
            print(code, len(rows), f"{taken.mean():.2f} {right:.2f}", weights.round(2).tolist())


if __name__ == "__main__":
    main()
