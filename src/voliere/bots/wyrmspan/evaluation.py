"""How a game of Wyrmspan may end: points now, and what the coins that are left may still bring."""

from typing import Any, Final, cast

from voliere.bots.evaluation import Evaluation
from voliere.bots.learned import Learnable
from voliere.bots.wyrmspan.automa import automa_total
from voliere.bots.wyrmspan.survey import FEATURE_NAMES, Survey, coins_to_come
from voliere.games.wyrmspan.rules import Wyrmspan
from voliere.games.wyrmspan.scoring import sheet
from voliere.games.wyrmspan.words import ROUNDS
from voliere.kernel.game import Game

CARELESS: Final = 0.5
HASTY: Final = 0.2
"""How much more than it is worth a printed point seems to those who err as people do."""
FULL: Final = 25.0
"""A game begins with the coins of four rounds; one more stands for what comes without coins."""


class WyrmspanEvaluation(Learnable):
    """Points now, and the best uses of the coins that are left."""

    spread: float = 12.0

    def value(self, game: Game, seat: int) -> float:
        """The points so far and what may come."""
        now = self.now(game, seat)
        return now if game.seat < 0 else now + Survey(cast(Wyrmspan, game), seat).hopes()

    def hasty(self, careless: bool, seed: int) -> Evaluation:
        """Overrates printed points; forgets an objective, or all of later rounds."""
        if careless:
            return HastyEvaluation(CARELESS, seed % ROUNDS)
        return HastyEvaluation(HASTY, -1)

    def automa(self, game: Game) -> list[float]:
        return [automa_total(cast(Wyrmspan, game))] if game.sheets > game.seats else []

    def now(self, game: Game, seat: int) -> float:
        """The score sheet as things lie."""
        return float(sheet(cast(Wyrmspan, game), seat)["total"])

    def left(self, game: Game, seat: int) -> float:
        """By the coins that the seat has and will be given."""
        if game.seat < 0:
            return 0.0
        return (coins_to_come(cast(Wyrmspan, game), seat) + 1.0) / FULL

    def feature_names(self) -> list[str]:
        return FEATURE_NAMES

    def features(self, game: Game, seat: int) -> list[float]:
        return Survey(cast(Wyrmspan, game), seat).features()

    def tables(self) -> list[tuple[int, dict[str, Any]]]:
        """Mostly two seats; sometimes more, or the Automa."""
        return [(2, {}), (3, {}), (2, {}), (1, {"automa": "level-2"}), (2, {}), (5, {})]


class HastyEvaluation(WyrmspanEvaluation):
    """As somebody sees it who errs as people do."""

    def __init__(self, overrated: float, forgotten: int) -> None:
        self.overrated = overrated
        """How much more than it is worth a point seems that is printed on a dragon enticed."""
        self.forgotten = forgotten
        """Which objective is forgotten; -1 if each is seen only once its round has come."""

    def value(self, game: Game, seat: int) -> float:
        """With what is overrated, and without what is forgotten."""
        if game.seat < 0:
            return self.now(game, seat)
        wyrmspan = cast(Wyrmspan, game)
        survey = Survey(wyrmspan, seat)
        scored = len(wyrmspan.places)
        for index in range(len(survey.chances)):
            number = scored + index // 2
            if number > scored if self.forgotten < 0 else number == self.forgotten:
                survey.chances[index] = 0.0
        points = sheet(wyrmspan, seat)
        return points["total"] + survey.hopes() + self.overrated * points["dragons"]
