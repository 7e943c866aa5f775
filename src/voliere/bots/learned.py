"""An evaluation learned from games that bots played: a weighted sum of what a seat has."""

import json
from pathlib import Path
from typing import Any

from mypy_extensions import mypyc_attr

from voliere.bots.evaluation import Evaluation, Need, sheet_now, spread_out
from voliere.bots.heuristics import WEIGHTS, Heuristics, hard_heuristics_of, heuristics_of
from voliere.bots.weights import weights_in_order
from voliere.kernel.errors import refusal
from voliere.kernel.game import Game
from voliere.plugins import HEURISTICS, plugin_folder, plugin_names


class Draft:
    """What a seat may begin with: the answers that lead there, and the game with it."""

    def __init__(self, answers: list[int], game: Game) -> None:
        self.answers = answers
        self.game = game


@mypyc_attr(allow_interpreted_subclasses=True)
class Learnable(Evaluation):
    """An evaluation that can be trained: it says what there is to weigh."""

    def now(self, game: Game, seat: int) -> float:
        """The points that a seat has already; when the game is over, its total."""
        return 0.0

    def left(self, game: Game, seat: int) -> float:
        """The share of the game that is still to be played, from 0 to 1."""
        return 0.0

    def feature_names(self) -> list[str]:
        """The names of the features, in their order: weights are kept by them."""
        return ["one"]

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


class Learned(Evaluation):
    """The points so far, and what the features have been seen to bring."""

    def __init__(
        self,
        learnable: Learnable,
        weights: list[list[float]],
        rows: dict[str, list[list[float]]] | None = None,
    ) -> None:
        self.learnable = learnable
        self.rows: dict[str, list[list[float]]] = {} if rows is None else rows
        """The same for each row of the score sheet, where that was learnt."""
        self.weights = weights
        """For each of `POWERS`, a weight for each feature."""
        self.known: dict[float, list[float]] = {}
        self.spread = learnable.spread

    def value(self, game: Game, seat: int) -> float:
        """The total that a seat may expect; at set-up, with the best of its drafts."""
        drafts = self.learnable.drafts(game, seat)
        if not drafts:
            return self.begun_value(game, seat)
        best = -1e9
        for draft in drafts:
            best = max(best, self.begun_value(draft.game, seat))
        return best

    def begun_value(self, game: Game, seat: int) -> float:
        """The points so far, and what the features add while something is left of the game."""
        learnable = self.learnable
        now = learnable.now(game, seat)
        left = learnable.left(game, seat)
        if game.seat < 0 or left <= 0.0:
            return now
        features = learnable.features(game, seat)
        weights = self.weights_when(left)
        for index in range(len(features)):
            now += weights[index] * features[index]
        return now

    def expected_sheet(self, game: Game, seat: int) -> dict[str, float]:
        """By what was learnt of each row; at set-up, with the best of the drafts."""
        total = self.value(game, seat)
        for draft in self.learnable.drafts(game, seat):
            if self.begun_value(draft.game, seat) == total:
                game = draft.game
                break
        sheet = sheet_now(game, seat)
        left = self.learnable.left(game, seat)
        if game.seat >= 0 and left > 0.0:
            features = self.learnable.features(game, seat)
            for row, weights in self.rows.items():
                sheet[row] += weighed(features, weights, left)
        return spread_out(sheet, total)

    def weights_when(self, left: float) -> list[float]:
        """The weights when this share of the game is left."""
        found = self.known.get(left)
        if found is None:
            constant, linear, quadratic = self.weights
            found = [
                constant[index] + left * (linear[index] + left * quadratic[index])
                for index in range(len(constant))
            ]
            self.known[left] = found
        return found

    def needs(self, game: Game, seat: int, action: int) -> list[Need]:
        return self.learnable.needs(game, seat, action)

    def sets_up(self, game: Game) -> bool:
        return self.learnable.sets_up(game)

    def somebody_wins(self, game: Game) -> bool:
        return self.learnable.somebody_wins(game)

    def automa(self, game: Game) -> list[float]:
        return self.learnable.automa(game)

    def openings(self, game: Game) -> list[list[int]]:
        """By what is learnt of each."""
        drafts = self.learnable.beginnings(game)
        values = [self.begun_value(draft.game, game.seat) for draft in drafts]
        order = sorted(range(len(drafts)), key=lambda index: -values[index])
        return [drafts[index].answers for index in order]


def weighed(features: list[float], weights: list[list[float]], left: float) -> float:
    """What features bring when this share of the game is left."""
    constant, linear, quadratic = weights
    total = 0.0
    for index in range(len(features)):
        weight = constant[index] + left * (linear[index] + left * quadratic[index])
        total += weight * features[index]
    return total


def learnable_of(game: str) -> Learnable:
    """What there is to learn about a game."""
    evaluation = heuristics_of(game).evaluation
    if not isinstance(evaluation, Learnable):
        names = plugin_names(HEURISTICS)
        learnt = [name for name in names if isinstance(heuristics_of(name).evaluation, Learnable)]
        raise refusal("error.not-learnt", game=game, allowed=learnt)
    return evaluation


def best_heuristics_of(game: str) -> Heuristics:
    """What has been learnt of a game, or else what bots know of it."""
    return with_learnt(game, hard_heuristics_of(game))


def former_heuristics_of(game: str, version: int) -> Heuristics:
    """The same for a version of `hard` that was; today's where nothing has changed since."""
    former = heuristics_of(game).former
    if version > len(former):
        return best_heuristics_of(game)
    return with_learnt(game, former[version - 1])


def with_learnt(game: str, heuristics: Heuristics) -> Heuristics:
    """Heuristics that judge by what was learnt, if anything was."""
    evaluation = heuristics.evaluation
    file = weights_file(game, heuristics.weights)
    if not isinstance(evaluation, Learnable) or not file.is_file():
        return heuristics
    return heuristics.with_evaluation(learned_from(evaluation, str(file), read_learnt(file)))


def learned_of(game: str) -> Learned:
    """The evaluation of what was learnt of a game."""
    file = weights_file(game)
    return learned_from(learnable_of(game), str(file), read_learnt(file))


def learned_from(learnable: Learnable, file: str, learnt: dict[str, Any]) -> Learned:
    """The evaluation of what was learnt; refused if it is not of the same features."""
    names = learnable.feature_names()
    weights = weights_in_order(file, names, learnt["weights"])
    rows: dict[str, Any] = learnt.get("rows", {})
    return Learned(
        learnable, weights, {row: weights_in_order(file, names, rows[row]) for row in rows}
    )


def read_learnt(file: Path) -> dict[str, Any]:
    """A file of weights: what was learnt, and the command and commit that made it."""
    learnt: dict[str, Any] = json.loads(file.read_text(encoding="utf-8"))
    return learnt


def weights_file(game: str, name: str = WEIGHTS) -> Path:
    """Where what was learnt of a game lies, if anything was."""
    return (plugin_folder(HEURISTICS, game) or Path()) / name
