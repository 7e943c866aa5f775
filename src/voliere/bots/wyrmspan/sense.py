"""What a bot knows of Wyrmspan: points now, and what the coins that are left may still bring."""

from typing import Any, Final, cast

from voliere.bots.learned import Learner
from voliere.bots.wyrmspan.automa import automa_total
from voliere.bots.wyrmspan.quick import sensible
from voliere.bots.wyrmspan.survey import Survey, coins_to_come
from voliere.games.wyrmspan.flow.set_up import ChooseSetUp
from voliere.games.wyrmspan.flow.turn import Turn
from voliere.games.wyrmspan.rules import Wyrmspan
from voliere.games.wyrmspan.scoring import sheet
from voliere.kernel.game import Game

FULL: Final = 25.0
"""A game begins with the coins of four rounds; one more stands for what comes without coins."""


class WyrmspanSense(Learner):
    """Points now, and the best uses of the coins that are left."""

    spread: float = 12.0
    blunder: float = 6.0
    turns_ahead: int = 2

    def worth(self, game: Game, seat: int) -> float:
        """The points so far and what may come."""
        now = self.now(game, seat)
        return now if game.seat < 0 else now + Survey(cast(Wyrmspan, game), seat).hopes()

    def automa(self, game: Game) -> list[float]:
        """What the Automa may expect."""
        return [automa_total(cast(Wyrmspan, game))] if game.sheets > game.seats else []

    def turn_begins(self, game: Game) -> bool:
        """Before a turn, and before a seat sets anything aside."""
        wyrmspan = cast(Wyrmspan, game)
        step = wyrmspan.agenda[-1]
        if isinstance(step, ChooseSetUp):
            return not wyrmspan.drawn[step.seat] and not wyrmspan.drawn_caves[step.seat]
        return isinstance(step, Turn)

    def sensible(self, game: Game, actions: list[int]) -> list[int]:
        """Plain answers at once: gains are taken, fair prices paid, the best card chosen."""
        wyrmspan = cast(Wyrmspan, game)
        time = min(1.0, coins_to_come(wyrmspan, game.seat) / 9.0)
        return sensible(wyrmspan, actions, time)

    def now(self, game: Game, seat: int) -> float:
        """The score sheet as things lie."""
        return float(sheet(cast(Wyrmspan, game), seat)["total"])

    def left(self, game: Game, seat: int) -> float:
        """By the coins that the seat has and will be given."""
        if game.seat < 0:
            return 0.0
        return (coins_to_come(cast(Wyrmspan, game), seat) + 1.0) / FULL

    def features(self, game: Game, seat: int) -> list[float]:
        """What the survey found."""
        return Survey(cast(Wyrmspan, game), seat).features()

    def tables(self) -> list[tuple[int, dict[str, Any]]]:
        """Mostly two seats; sometimes more, or the Automa."""
        return [(2, {}), (3, {}), (2, {}), (1, {"automa": "level-2"}), (2, {}), (5, {})]


SENSE: Final = WyrmspanSense()
