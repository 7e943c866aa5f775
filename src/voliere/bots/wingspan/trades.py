"""What may be given for something else inside a turn: answered from features, without trying it.

To try it and look at once sees what is given and not yet what comes for it; to finish the turn
both ways takes long. So the answers that `hard` gave when it finished the turn both ways were
learnt, by a logistic regression for each effect (`tools/trades.py`).
"""

from typing import Final

from voliere.bots.wingspan.policy import WingspanPolicy, card_wish, egg_wish, wants
from voliere.bots.wingspan.values import GAME_TURNS, Cards
from voliere.games.wingspan.effects.effect import Act
from voliere.games.wingspan.rules import Wingspan
from voliere.games.wingspan.space import (
    DECLINE,
    DISCARD,
    EGG,
    PLAY,
    REMOVE_EGG,
    REPEAT,
    SPEND,
    TUCK,
)
from voliere.games.wingspan.words import PLACES
from voliere.kernel.game import Game

FEATURES: Final = ("one", "left", "wish", "cards", "tokens", "eggs")
"""What an answer follows from: see `trade_features`."""
TRADES: Final[dict[str, list[float]]] = {
    "discard: mat-die any": [-1.09, 0.47, -0.34, 6.04, -2.20, 0.45],
    "play forest": [1.01, 0.12, 0.0, 1.37, 0.46, 0.95],
    "play grassland": [1.97, 0.72, 0.0, 1.02, 1.03, 0.61],
    "remove-egg other: gain 1 any": [-0.42, 3.54, -0.96, 0.85, -1.21, -0.43],
    "remove-egg other: gain 2 any": [1.07, 5.34, -1.39, 0.55, -1.11, -0.76],
    "remove-egg: draw 1": [0.86, 2.42, -0.94, -3.30, 0.77, 0.18],
    "remove-egg: draw 2": [1.29, 3.82, -1.43, -1.69, 0.14, -1.01],
    "repeat": [0.37, -0.16, 0.0, 0.40, -1.33, 1.45],
    "spend any: lay any": [0.68, -3.50, -0.61, -0.35, 1.02, -0.28],
    "store seed": [-1.22, -2.36, 0.0, -0.82, 3.28, 0.36],
    "trade-food": [-0.25, -0.82, -1.33, 0.50, 0.32, 0.28],
    "tuck": [1.63, -0.46, -0.45, 2.33, -0.18, 0.05],
    "tuck: draw 1": [3.59, -0.88, -0.36, 3.91, 0.19, 0.23],
    "tuck: gain 1 fruit": [1.49, 0.39, -0.39, 2.36, -0.05, 0.24],
    "tuck: gain 1 seed": [1.75, -0.50, -0.42, 4.70, -1.28, 0.12],
    "tuck: lay here": [4.50, -1.13, -0.69, 4.95, -0.59, -0.37],
}
"""By the code of the effect, a weight for each of `FEATURES`: above 0 in sum, the trade is made."""


class TradingPolicy(WingspanPolicy):
    """Rules of thumb for what is best, and what was learnt for whether it is worth its price."""

    def candidates(self, game: Game, actions: list[int]) -> list[int]:
        """One answer also where something is given for something else."""
        found = super().candidates(game, actions)
        if len(found) != 2 or found[1] != DECLINE:
            return found
        assert isinstance(game, Wingspan)
        step = game.agenda[-1]
        if not isinstance(step, Act):
            return found
        weights = TRADES.get(step.effect.code)
        if weights is None:
            return found
        features = trade_features(game, game.seat, found[0])
        total = 0.0
        for index in range(len(weights)):
            total += weights[index] * features[index]
        return [found[0]] if total > 0.0 else [DECLINE]


def trade_features(game: Wingspan, seat: int, action: int) -> list[float]:
    """What there is to weigh before something is given: in the order of `FEATURES`."""
    cards = Cards(game, seat)
    return [
        1.0,
        cards.turns / GAME_TURNS,
        missed(game, seat, cards, action),
        len(game.hands[seat]) / 5.0,
        cards.tokens / 5.0,
        cards.eggs / 10.0,
    ]


def missed(game: Wingspan, seat: int, cards: Cards, action: int) -> float:
    """How much what is given will be missed: a card, an egg or a food; nothing else counts."""
    if DISCARD <= action < PLAY:
        return card_wish(cards, action - DISCARD)
    if TUCK <= action < DISCARD:
        return card_wish(cards, action - TUCK)
    if REMOVE_EGG <= action < REPEAT:
        place = seat * PLACES + action - REMOVE_EGG
        return egg_wish(game, seat, place, game.eggs[place] - 1)
    if SPEND <= action < EGG:
        return wants(game, seat)[action - SPEND]
    return 0.0
