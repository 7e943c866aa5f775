"""The policy of `hard` in Wingspan: ways to begin, turns and trades by what was learnt of them."""

from pathlib import Path
from typing import Final, cast

from voliere.bots.evaluation import Evaluation
from voliere.bots.ranking import Errors, Option, Ranking, read_ranking
from voliere.bots.wingspan.kinds import FEATURES
from voliere.bots.wingspan.opening_options import set_up_options
from voliere.bots.wingspan.options import left_of, turn_options
from voliere.bots.wingspan.trades import TradingPolicy
from voliere.games.wingspan.flow.turn import Turn
from voliere.games.wingspan.rules import Wingspan
from voliere.kernel.game import Game

LEARNT: Final[Ranking] = read_ranking(Path(__file__).parent, FEATURES)
ERRORS: Final = Errors(
    printed={"play: points": 5.0},
    goals=["grassland: goal-now", "play: goal-now"],
    later=["grassland: goal-later", "play: goal-later"],
    careless=2.0,
    hasty=1.0,
)


class RankingPolicy(TradingPolicy):
    """Whole games can be played on in little time: no turn is tried."""

    def __init__(self, evaluation: Evaluation) -> None:
        # As in the other game, above another policy: the two know nothing of each other.
        super().__init__(evaluation)
        self.ranking = LEARNT
        self.errors = ERRORS

    def ranks(self, game: Game) -> bool:
        """Ways to begin, and turns."""
        return self.turn_begins(game)

    def options(self, game: Game, actions: list[int]) -> list[Option]:
        wingspan = cast(Wingspan, game)
        if isinstance(wingspan.agenda[-1], Turn):
            return turn_options(wingspan, actions)
        return set_up_options(wingspan, actions)

    def left(self, game: Game) -> float:
        return left_of(cast(Wingspan, game), game.seat)
