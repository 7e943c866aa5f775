"""An evaluation learned from games that bots played: a weighted sum of what a seat has."""

import json
from importlib import import_module
from importlib.resources import files
from typing import Any, Final

from voliere.bots.sense import Sense
from voliere.kernel.game import Game

POWERS: Final = 3
"""A feature counts by itself, times the share of the game that is left, and times its square."""


class Learner(Sense):
    """A sense that can be trained: it says what there is to weigh."""

    def now(self, game: Game, seat: int) -> float:
        """The points that a seat has already; when the game is over, its total."""
        return 0.0

    def left(self, game: Game, seat: int) -> float:
        """The share of the game that is still to be played, from 0 to 1."""
        return 0.0

    def features(self, game: Game, seat: int) -> list[float]:
        """What may bring points later, as numbers of about 1; the first is always 1."""
        return [1.0]

    def drafts(self, game: Game, seat: int) -> list[Game]:
        """While a seat chooses what to begin with: the beginnings that its answers allow."""
        return []

    def tables(self) -> list[tuple[int, dict[str, Any]]]:
        """The tables at which it learns, each a number of seats and settings."""
        return [(2, {})]


class Weights:
    """What was learnt: weights of features by the share of the game left, and a hidden layer.

    `linear` has a row for each power of the share; each hidden unit weighs the features too, and
    counts, by `out`, as far as it is above 0.
    """

    def __init__(
        self, linear: list[list[float]], hidden: list[list[float]], out: list[float]
    ) -> None:
        self.linear = linear
        self.hidden = hidden
        self.out = out

    def value(self, features: list[float], left: float) -> float:
        """What the features are worth together."""
        still, steady, fading = self.linear
        used: list[int] = []
        total = 0.0
        for index in range(len(features)):
            feature = features[index]
            if feature:
                used.append(index)
                total += feature * (still[index] + left * (steady[index] + left * fading[index]))
        for unit in range(0, len(self.out), 4):
            total += self.four(unit, features, used)
        return total

    def four(self, unit: int, features: list[float], used: list[int]) -> float:
        """What four hidden units add: together they are twice as fast as one by one."""
        first, second = self.hidden[unit], self.hidden[unit + 1]
        third, fourth = self.hidden[unit + 2], self.hidden[unit + 3]
        a, b, c, d = 0.0, 0.0, 0.0, 0.0
        for index in used:
            feature = features[index]
            a += first[index] * feature
            b += second[index] * feature
            c += third[index] * feature
            d += fourth[index] * feature
        out = self.out
        total = out[unit] * a if a > 0.0 else 0.0
        total += out[unit + 1] * b if b > 0.0 else 0.0
        total += out[unit + 2] * c if c > 0.0 else 0.0
        return total + (out[unit + 3] * d if d > 0.0 else 0.0)


class Learned(Sense):
    """The points so far, and what the features have been seen to bring."""

    def __init__(self, learner: Learner, weights: Weights) -> None:
        self.learner = learner
        self.weights = weights
        self.spread = learner.spread
        self.blunder = learner.blunder

    def worth(self, game: Game, seat: int) -> float:
        """The total that a seat may expect; at set-up, with the best of its drafts."""
        drafts = self.learner.drafts(game, seat)
        if not drafts:
            return self.value(game, seat)
        best = -1e9
        for draft in drafts:
            best = max(best, self.value(draft, seat))
        return best

    def value(self, game: Game, seat: int) -> float:
        """The points so far, and what the features add while something is left of the game."""
        learner = self.learner
        now = learner.now(game, seat)
        left = learner.left(game, seat)
        if game.seat < 0 or left <= 0.0:
            return now
        return now + self.weights.value(learner.features(game, seat), left)

    def people(self, game: Game) -> int:
        """As the learner."""
        return self.learner.people(game)

    def automa(self, game: Game) -> list[float]:
        """As the learner."""
        return self.learner.automa(game)

    def turn_begins(self, game: Game) -> bool:
        """As the learner."""
        return self.learner.turn_begins(game)


def learner_of(game: str) -> Learner:
    """What there is to learn about a game."""
    learner: Learner = import_module(f"voliere.bots.{game}").LEARNER
    return learner


def learned_of(game: str) -> Learned:
    """What has been learnt of a game."""
    return Learned(learner_of(game), weights_from(read_learnt(game)))


def weights_from(learnt: dict[str, Any]) -> Weights:
    """The weights written in a file."""
    return Weights(learnt["linear"], learnt["hidden"], learnt["out"])


def read_learnt(game: str) -> dict[str, Any]:
    """What was learnt of a game, and how."""
    text = files("voliere.bots").joinpath(f"data/{game}.json").read_text(encoding="utf-8")
    learnt: dict[str, Any] = json.loads(text)
    return learnt
