"""The policy of `hard` in Wyrmspan: turns by what was learnt of them."""

from pathlib import Path
from typing import Final, cast

from voliere.bots.evaluation import Evaluation
from voliere.bots.policy import highest
from voliere.bots.ranking import Errors, Option, Ranking, read_ranking
from voliere.bots.wyrmspan.options import (
    FEATURES,
    benefit_options,
    cache_options,
    left_of,
    mark_options,
    play_options,
    set_up_options,
    tuck_options,
    turn_options,
)
from voliere.bots.wyrmspan.policy import WyrmspanPolicy, dragon_value
from voliere.games.wyrmspan.cards.catalogue import FOOD
from voliere.games.wyrmspan.effects.caching import CacheKindTask
from voliere.games.wyrmspan.effects.caves import EFFECT_FIRST, ExcavateTask, LastSpace
from voliere.games.wyrmspan.effects.draws import KeepTask
from voliere.games.wyrmspan.effects.offers import Choice
from voliere.games.wyrmspan.effects.pays import CacheTask, PayTask
from voliere.games.wyrmspan.effects.plays import PlayTask
from voliere.games.wyrmspan.effects.tucks import TuckTask
from voliere.games.wyrmspan.flow.set_up import ChooseSetUp
from voliere.games.wyrmspan.flow.turn import Turn
from voliere.games.wyrmspan.guild import Mark
from voliere.games.wyrmspan.rules import Wyrmspan
from voliere.games.wyrmspan.space import CACHE, KEEP, LAY, PAY
from voliere.kernel.game import Game

RANKED: Final = (Turn, ChooseSetUp, Mark, CacheTask, TuckTask, Choice, PlayTask, ExcavateTask)
LEARNT: Final[Ranking] = read_ranking(Path(__file__).parent, FEATURES)
ERRORS: Final = Errors(
    printed={"entice: points": 8.0},
    goals=["excavate: goal-now", "entice: goal-now"],
    later=["excavate: goal-later", "entice: goal-later"],
    careless=2.0,
    hasty=0.5,
)


class RankingPolicy(WyrmspanPolicy):
    """Whole games can be played on in little time: no turn is tried."""

    def __init__(self, evaluation: Evaluation) -> None:
        # As in the other game, above another policy: the two know nothing of each other.
        super().__init__(evaluation)
        self.ranking = LEARNT
        self.errors = ERRORS

    def ranks(self, game: Game) -> bool:
        """Turns and ways to begin; inside a turn, what takes long to try."""
        return isinstance(cast(Wyrmspan, game).agenda[-1], RANKED)

    def candidates(self, game: Game, actions: list[int]) -> list[int]:
        """One also where a price may be paid in several ways, and where little depends on it."""
        found = super().candidates(game, actions)
        if len(found) == 1:
            return found
        wyrmspan = cast(Wyrmspan, game)
        step = wyrmspan.agenda[-1]
        if isinstance(step, PayTask) and PAY <= found[0] < LAY:
            options = cache_options(wyrmspan, found)
            return [highest(found, self.ranking_in(game).promises(options, self.left(game)))]
        if isinstance(step, LastSpace):
            return [EFFECT_FIRST]
        if isinstance(step, KeepTask):
            return [best_kept(wyrmspan, step.seat, found)]
        if isinstance(step, CacheKindTask):
            return [fed_by(wyrmspan, step, found)]
        return found

    def options(self, game: Game, actions: list[int]) -> list[Option]:
        wyrmspan = cast(Wyrmspan, game)
        step = wyrmspan.agenda[-1]
        if isinstance(step, Turn):
            return turn_options(wyrmspan, actions)
        if isinstance(step, ChooseSetUp):
            return set_up_options(wyrmspan, actions)
        if isinstance(step, Mark):
            return mark_options(wyrmspan, actions)
        if isinstance(step, TuckTask):
            return tuck_options(wyrmspan, actions)
        if isinstance(step, Choice):
            return benefit_options(actions)
        if isinstance(step, (PlayTask, ExcavateTask)):
            return play_options(wyrmspan, actions)
        return cache_options(wyrmspan, actions)

    def left(self, game: Game) -> float:
        return left_of(cast(Wyrmspan, game), game.seat)


def best_kept(game: Wyrmspan, seat: int, actions: list[int]) -> int:
    """Of the dragons drawn, the one that is worth most."""
    mat = game.mats[seat]
    return highest(actions, [dragon_value(mat, action - KEEP) for action in actions])


def fed_by(game: Wyrmspan, step: CacheKindTask, actions: list[int]) -> int:
    """What the hatchling eats on which a resource is cached; else any kind will do."""
    food = FOOD[game.mats[step.seat].dragons[step.place]]
    return CACHE + food if CACHE + food in actions else actions[0]
