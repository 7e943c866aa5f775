"""The plain answers inside a turn of Wyrmspan, found without trying them out."""

from typing import Final, cast

from voliere.bots.policy import Policy
from voliere.bots.wyrmspan.survey import coins_to_come
from voliere.bots.wyrmspan.values import CARD, CAVE_USES, PAYS, PLAY_VALUE
from voliere.games.wyrmspan.cards.catalogue import COST, FOOD, HOMES
from voliere.games.wyrmspan.effects.caves import ThreeForCoin, items
from voliere.games.wyrmspan.effects.eggs import LayTask
from voliere.games.wyrmspan.effects.gains import GainTask
from voliere.games.wyrmspan.effects.pays import PayTask
from voliere.games.wyrmspan.effects.plays import SwapTask
from voliere.games.wyrmspan.effects.takes import TakeTask
from voliere.games.wyrmspan.flow.set_up import ChooseSetUp
from voliere.games.wyrmspan.flow.turn import EndTurn, Turn
from voliere.games.wyrmspan.mat import Mat
from voliere.games.wyrmspan.payment import PayCost, PayEggs, balance
from voliere.games.wyrmspan.rules import Wyrmspan
from voliere.games.wyrmspan.space import (
    AT,
    DECLINE,
    DISCARD,
    DISCARD_CAVE,
    DISCARD_DRAGON,
    DRAW,
    GAIN,
    LAY,
    PAY,
    TAKE_CAVE,
    TAKE_DRAGON,
    TRADE,
    TUCK,
    USE,
)
from voliere.games.wyrmspan.words import COLUMNS, KINDS, MILK
from voliere.kernel.game import Game

UNSEEN_DRAGON: Final = 6.0
"""What a dragon from the deck is worth beside those face up."""
UNSEEN_CAVE: Final = 1.7
PLENTY: Final = 6
"""The number of things in hand with which three can be missed for a coin."""
LAST_COIN: Final = 0.12
"""While more than one coin is to come, nobody passes: a coin that is spent brings more."""
NO_HOME: Final = 5.0
"""What a dragon is worth less when no cave that it likes can take it."""


class WyrmspanPolicy(Policy):
    """A turn is planned to its end; inside it, rules of thumb answer most questions."""

    def turn_begins(self, game: Game) -> bool:
        """Before a turn, and before a seat sets anything aside."""
        wyrmspan = cast(Wyrmspan, game)
        step = wyrmspan.agenda[-1]
        if isinstance(step, ChooseSetUp):
            return not wyrmspan.drawn[step.seat] and not wyrmspan.drawn_caves[step.seat]
        return isinstance(step, Turn)

    def candidates(self, game: Game, actions: list[int]) -> list[int]:
        """Plain answers at once: gains are taken, fair prices paid, the best card chosen."""
        wyrmspan = cast(Wyrmspan, game)
        time = min(1.0, coins_to_come(wyrmspan, game.seat) / 9.0)
        return candidates(wyrmspan, actions, time)


def candidates(game: Wyrmspan, actions: list[int], time: float) -> list[int]:
    """The answers that need a look; `time` for using things is from 0 to 1."""
    step = game.agenda[-1]
    if isinstance(step, Turn):
        return actions[: len(actions) - 1] if len(actions) > 1 and time > LAST_COIN else actions
    if isinstance(step, PayTask):
        return payments(game, step, actions, time)
    if actions[0] == USE:
        return [USE]
    if isinstance(step, (PayCost, PayEggs)):
        return [actions[0]]
    if isinstance(step, LayTask):
        return [actions[len(actions) - 2]]
    if isinstance(step, TakeTask):
        return [best_card(game, step.seat, actions)]
    if isinstance(step, GainTask):
        return [GAIN + most_wanted(game, step.seat, step.kinds)]
    if isinstance(step, EndTurn):
        return [least_useful(game, step.seat, actions)]
    if isinstance(step, ThreeForCoin):
        rich = items(game, step.seat) >= PLENTY or time < 0.5
        last = actions[len(actions) - 1]
        return [least_useful(game, step.seat, actions) if rich or last != DECLINE else DECLINE]
    if isinstance(step, SwapTask):
        return [DECLINE]
    if AT <= actions[0] < GAIN:
        return [hatchling_first(game.mats[step.seat], actions)]
    return actions


def payments(game: Wyrmspan, step: PayTask, actions: list[int], time: float) -> list[int]:
    """A price that is worth it is paid with what is missed least; any other is not paid."""
    if actions[len(actions) - 1] == DECLINE:
        points, things = PAYS[step.effect.key]
        if points + time * things <= 0.0:
            return [DECLINE]
    first = actions[0]
    if DISCARD_DRAGON <= first < TUCK:
        return [least_useful(game, step.seat, actions)]
    if PAY <= first < LAY:
        return actions[: len(actions) - 1]
    return [first]


def hatchling_first(mat: Mat, actions: list[int]) -> int:
    """A place with a hatchling, which may grow by what it is given; else the first."""
    for action in actions:
        if action != DECLINE and FOOD[mat.dragons[action - AT]] >= 0:
            return action
    return actions[0]


def best_card(game: Wyrmspan, seat: int, actions: list[int]) -> int:
    """The card face up that is worth most, or the deck."""
    mat = game.mats[seat]
    best, best_value = actions[0], -1e9
    for action in actions:
        if action >= TAKE_CAVE:
            value = CAVE_USES[action - TAKE_CAVE]
        elif action >= TAKE_DRAGON:
            value = dragon_value(mat, action - TAKE_DRAGON)
        elif action == DRAW:
            value = UNSEEN_DRAGON
        elif action == DRAW + 1:
            value = UNSEEN_CAVE
        else:
            value = 0.0
        if value > best_value:
            best, best_value = action, value
    return best


def least_useful(game: Wyrmspan, seat: int, actions: list[int]) -> int:
    """The resource or card that is missed least."""
    mat = game.mats[seat]
    best, best_loss = actions[0], 1e9
    for action in actions:
        if action >= TRADE or action == DECLINE:
            continue
        if action >= DISCARD:
            loss = max(0.1, 0.9 - 0.15 * mat.resources[action - DISCARD])
        elif action >= DISCARD_CAVE:
            loss = 0.35 * CAVE_USES[action - DISCARD_CAVE]
        else:
            loss = 0.12 * dragon_value(mat, action - DISCARD_DRAGON)
        if loss < best_loss:
            best, best_loss = action, loss
    return best


def dragon_value(mat: Mat, dragon: int) -> float:
    """What a dragon brings, less what is missing for it."""
    value = PLAY_VALUE[dragon] + CARD
    homes = HOMES[dragon]
    fits = False
    for cave in range(3):
        if homes >> cave & 1 and mat.filled[cave] < COLUMNS:
            fits = True
    if not fits:
        value -= NO_HOME
    return value + min(0, balance(mat.resources, COST[dragon]))


def most_wanted(game: Wyrmspan, seat: int, kinds: int) -> int:
    """The resource that most dragons of the hand lack, or that there is least of."""
    mat = game.mats[seat]
    hand = game.dragon_hands[seat]
    best, best_want = 0, -1e9
    for kind in range(KINDS):
        if kinds >> kind & 1:
            have = mat.resources[kind]
            want = -0.4 * have - (0.6 if kind == MILK else 0.0)
            for dragon in hand:
                if COST[dragon][kind] > have:
                    want += 1.0
            for dragon in mat.dragons:
                if dragon >= 0 and FOOD[dragon] == kind:
                    want += 0.7
            if want > best_want:
                best, best_want = kind, want
    return best
