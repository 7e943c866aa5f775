"""An evaluation learned from games that bots played: a weighted sum of what a seat has."""

import json
from pathlib import Path
from typing import Any, Final

from voliere.bots.sense import Sense, sense_of
from voliere.kernel.errors import refusal
from voliere.kernel.game import Game
from voliere.plugins import HEURISTICS, plugin_folder, plugin_names

POWERS: Final = 3
"""A feature counts by itself, times the share of the game that is left, and times its square."""


class Draft:
    """What a seat may begin with: the answers that lead there, and the game with it."""

    def __init__(self, answers: list[int], game: Game) -> None:
        self.answers = answers
        self.game = game


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

    def drafts(self, game: Game, seat: int) -> list[Draft]:
        """While a seat chooses what to begin with: the beginnings that its answers allow."""
        return []

    def beginnings(self, game: Game) -> list[Draft]:
        """The same for the seat that is asked, before its first answer too."""
        return []

    def tables(self) -> list[tuple[int, dict[str, Any]]]:
        """The tables at which it learns, each a number of seats and settings."""
        return [(2, {})]


class Learned(Sense):
    """The points so far, and what the features have been seen to bring."""

    def __init__(self, learner: Learner, weights: list[list[float]]) -> None:
        self.learner = learner
        self.weights = weights
        """For each power of the share of the game that is left, a weight for each feature."""
        self.known: dict[float, list[float]] = {}
        self.strategic = learner.strategic
        self.spread = learner.spread
        self.blunder = learner.blunder
        self.turns_ahead = learner.turns_ahead

    def worth(self, game: Game, seat: int) -> float:
        """The total that a seat may expect; at set-up, with the best of its drafts."""
        drafts = self.learner.drafts(game, seat)
        if not drafts:
            return self.value(game, seat)
        best = -1e9
        for draft in drafts:
            best = max(best, self.value(draft.game, seat))
        return best

    def value(self, game: Game, seat: int) -> float:
        """The points so far, and what the features add while something is left of the game."""
        learner = self.learner
        now = learner.now(game, seat)
        left = learner.left(game, seat)
        if game.seat < 0 or left <= 0.0:
            return now
        features = learner.features(game, seat)
        weights = self.weights_when(left)
        for index in range(len(features)):
            now += weights[index] * features[index]
        return now

    def weights_when(self, left: float) -> list[float]:
        """The weights when so much is left of the game."""
        found = self.known.get(left)
        if found is None:
            still, steady, fading = self.weights
            found = [
                still[index] + left * (steady[index] + left * fading[index])
                for index in range(len(still))
            ]
            self.known[left] = found
        return found

    def people(self, game: Game) -> int:
        """As the learner."""
        return self.learner.people(game)

    def automa(self, game: Game) -> list[float]:
        """As the learner."""
        return self.learner.automa(game)

    def turn_begins(self, game: Game) -> bool:
        """As the learner."""
        return self.learner.turn_begins(game)

    def matters(self, game: Game) -> bool:
        """As the learner."""
        return self.learner.matters(game)

    def openings(self, game: Game) -> list[list[int]]:
        """By what is learnt of each."""
        drafts = self.learner.beginnings(game)
        values = [self.value(draft.game, game.seat) for draft in drafts]
        order = sorted(range(len(drafts)), key=lambda index: -values[index])
        return [drafts[index].answers for index in order]

    def sensible(self, game: Game, actions: list[int]) -> list[int]:
        """As the learner."""
        return self.learner.sensible(game, actions)


WEIGHTS: Final = "weights.json"
"""The file beside what bots know of a game that holds what was learnt of it."""


def learner_of(game: str) -> Learner:
    """What there is to learn about a game."""
    sense = sense_of(game)
    if not isinstance(sense, Learner):
        names = plugin_names(HEURISTICS)
        learnt = [name for name in names if isinstance(sense_of(name), Learner)]
        raise refusal("error.not-learnt", game=game, allowed=learnt)
    return sense


def best_sense_of(game: str) -> Sense:
    """What has been learnt of a game, or else what bots know of it."""
    return learned_of(game) if weights_file(game).is_file() else sense_of(game)


def learned_of(game: str) -> Learned:
    """What has been learnt of a game."""
    return Learned(learner_of(game), read_learnt(game)["weights"])


def read_learnt(game: str) -> dict[str, Any]:
    """What was learnt of a game, and how."""
    learnt: dict[str, Any] = json.loads(weights_file(game).read_text(encoding="utf-8"))
    return learnt


def weights_file(game: str) -> Path:
    """Where what was learnt of a game lies, if anything was."""
    return (plugin_folder(HEURISTICS, game) or Path()) / WEIGHTS
