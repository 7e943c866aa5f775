"""How a game of Wyrmspan may end: points now, and what the coins that are left may still bring."""

from typing import Any, Final, cast

from voliere.bots.learned import Learnable
from voliere.bots.wyrmspan.automa import automa_total
from voliere.bots.wyrmspan.survey import FEATURE_NAMES, Survey, coins_to_come
from voliere.games.wyrmspan.flow.set_up import ChooseSetUp
from voliere.games.wyrmspan.rules import Wyrmspan
from voliere.games.wyrmspan.scoring import sheet
from voliere.kernel.game import Game

FULL: Final = 25.0
"""A game begins with the coins of four rounds; one more stands for what comes without coins."""


class WyrmspanEvaluation(Learnable):
    """Points now, and the best uses of the coins that are left."""

    spread: float = 12.0

    def value(self, game: Game, seat: int) -> float:
        """The points so far and what may come."""
        now = self.now(game, seat)
        return now if game.seat < 0 else now + Survey(cast(Wyrmspan, game), seat).hopes()

    def automa(self, game: Game) -> list[float]:
        return [automa_total(cast(Wyrmspan, game))] if game.sheets > game.seats else []

    def now(self, game: Game, seat: int) -> float:
        """The score sheet as things lie."""
        return float(sheet(cast(Wyrmspan, game), seat)["total"])

    def sets_up(self, game: Game) -> bool:
        agenda = cast(Wyrmspan, game).agenda
        return len(agenda) > 0 and isinstance(agenda[-1], ChooseSetUp)

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
