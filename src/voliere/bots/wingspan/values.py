"""What the parts of Wingspan are worth to a bot: powers, costs, cards in hand."""

from math import sqrt
from typing import Final

from voliere.games.wingspan.cards.bonus import BONUSES
from voliere.games.wingspan.cards.catalogue import (
    BIRDS,
    COST_OF,
    COSTS,
    HABITATS_OF,
    LIMIT_OF,
    POINTS_OF,
)
from voliere.games.wingspan.cards.powers import POWERS
from voliere.games.wingspan.effects.power import BROWN, PINK, POWER_OF
from voliere.games.wingspan.rules import Wingspan
from voliere.games.wingspan.scoring import bonus_count, counts_for
from voliere.games.wingspan.words import COLUMNS, EGG_COST, KINDS, ROUND_TURNS

EACH_USE: Final[dict[str, float]] = {
    "all-draw": 0.35,
    "all-gain-fish": 0.3,
    "all-gain-fruit": 0.3,
    "all-gain-invertebrate": 0.3,
    "all-gain-seed": 0.3,
    "all-lay-bowl": 0.9,
    "all-lay-cavity": 0.9,
    "all-lay-ground": 0.9,
    "cache-seed": 1.0,
    "die": 0.6,
    "die-invertebrate": 0.5,
    "die-invertebrate-fruit": 0.5,
    "die-seed-cache": 0.7,
    "die-seed-fruit": 0.5,
    "draw-1": 0.6,
    "draw-1-discard": 0.25,
    "draw-2-discard": 0.5,
    "each-die": 0.3,
    "egg-for-cards": 0.3,
    "egg-for-food-1": 0.1,
    "egg-for-food-2": 0.4,
    "fewest-die": 0.35,
    "fewest-draw": 0.35,
    "gain-fruit": 0.6,
    "gain-invertebrate": 0.6,
    "gain-seed": 0.6,
    "hunt-100": 0.75,
    "hunt-50": 0.5,
    "hunt-75": 0.6,
    "lay-any": 1.0,
    "lay-this": 0.8,
    "move": 0.1,
    "repeat": 0.6,
    "repeat-predator": 0.5,
    "roll-fish": 0.45,
    "roll-rodent": 0.45,
    "trade-food": 0.15,
    "tuck-deck-fish": 1.2,
    "tuck-deck-seed": 1.2,
    "tuck-draw": 1.1,
    "tuck-gain-fruit": 0.9,
    "tuck-gain-invertebrate": 0.9,
    "tuck-gain-invertebrate-seed": 0.9,
    "tuck-gain-seed": 0.9,
    "tuck-lay-any": 1.2,
    "tuck-lay-this": 1.1,
}
"""What one use of a brown power is worth, in points."""
ONCE: Final[dict[str, float]] = {
    "bonus": 3.5,
    "die-all-fish": 1.0,
    "die-all-invertebrate": 1.0,
    "draw-2": 1.2,
    "draw-tray": 1.8,
    "gain-3-fish": 1.6,
    "gain-3-seed": 1.6,
    "lay-each-bowl": 2.0,
    "lay-each-cavity": 2.0,
    "lay-each-ground": 2.0,
    "lay-each-platform": 2.0,
    "play-forest": 2.5,
    "play-grassland": 2.5,
    "play-same": 2.5,
    "play-wetland": 2.5,
    "share-cards": 1.2,
}
"""What a white power is worth, in points."""
PINK_USE: Final = 0.3
"""What a pink power is worth for each turn that is left."""
ROW_USES: Final = (0.22, 0.36, 0.18)
"""The share of the turns in which a row is used."""

NESTLINGS: Final = [sqrt(limit) for limit in LIMIT_OF]
"""Room for eggs counts less and less."""
USE: Final = [EACH_USE.get(bird.power, 0.0) for bird in BIRDS]
AT_ONCE: Final = [ONCE.get(bird.power, 0.0) for bird in BIRDS]
POWER_NAMES: Final = sorted(POWERS)
COLOUR: Final = [-1 if power is None else power.colour for power in POWER_OF]
POWER_INDEX: Final = [
    POWER_NAMES.index(bird.power) if bird.power in POWERS else -1 for bird in BIRDS
]
ICONS: Final = [list(cost.icons) for cost in COSTS]
WILDS: Final = [cost.wild for cost in COSTS]
TOTALS: Final = [cost.total for cost in COSTS]
ONE_OF: Final = [cost.one_of for cost in COSTS]
GAME_TURNS: Final = float(sum(ROUND_TURNS))
FROM_CARDS: Final = [bonus.looks_at_cards() for bonus in BONUSES]


def turns_to_come(game: Wingspan, seat: int) -> int:
    """All turns that a seat has left in the game."""
    turns = game.turns_left[seat]
    for later in range(game.round, len(ROUND_TURNS)):
        turns += ROUND_TURNS[later]
    return turns


def food_short(card: int, food: list[int], tokens: int) -> int:
    """How many tokens are missing to pay a bird, when two of any kind stand for one."""
    cost = COST_OF[card]
    icons = ICONS[cost]
    matched = 0
    for kind in range(KINDS):
        if icons[kind]:
            matched += min(icons[kind], food[kind])
    if ONE_OF[cost]:
        matched = min(matched, 1)
    other = tokens - matched
    missing = TOTALS[cost] - matched
    wild = min(WILDS[cost], missing, other)
    missing -= wild
    other -= wild
    return missing - other // 2


class Cards:
    """What a seat may expect of the bird cards it could hold, by what lies before it."""

    def __init__(self, game: Wingspan, seat: int) -> None:
        self.turns = turns_to_come(game, seat)
        self.food = game.food[seat]
        self.tokens = 0
        for count in self.food:
            self.tokens += count
        self.eggs = game.eggs_of(seat)
        self.rows = game.counts[seat * 3 : seat * 3 + 3]
        self.bonuses = game.bonus[seat]
        self.edition: str = game.settings["edition"]
        self.have = [bonus_count(game, seat, bonus) for bonus in self.bonuses]
        self.step: list[float] = []
        """What one more bird that counts is worth to each bonus card, steps smoothed."""
        for index in range(len(self.bonuses)):
            self.step.append(next_step(self.bonuses[index], self.have[index]))

    def row_for(self, card: int) -> int:
        """The row in which a bird serves best, or -1 if none has room."""
        best, best_value = -1, -1e9
        for row in range(3):
            if HABITATS_OF[card] >> row & 1 and self.rows[row] < COLUMNS:
                value = USE[card] * self.turns * ROW_USES[row] - EGG_COST[self.rows[row]]
                if value > best_value:
                    best, best_value = row, value
        return best

    def suits(self, card: int) -> float:
        """What a bird adds to the bonus cards."""
        added = 0.0
        for index in range(len(self.bonuses)):
            if self.counts(index, card):
                added += self.step[index]
        return added

    def counts(self, index: int, card: int) -> bool:
        """Whether a bird counts for one of the bonus cards."""
        bonus = self.bonuses[index]
        return FROM_CARDS[bonus] and counts_for(bonus, card, self.edition)

    def value(self, card: int, row: int) -> float:
        """The points that a bird brings once it lies in a row."""
        value = POINTS_OF[card] + self.suits(card) + AT_ONCE[card]
        value += 0.08 * min(self.turns, 12) * NESTLINGS[card]
        if COLOUR[card] == BROWN:
            value += USE[card] * ROW_USES[row] * self.turns
        elif COLOUR[card] == PINK:
            value += PINK_USE * self.turns
        return value


class Hand:
    """The birds of a hand that have room, each with the row that suits it and its value there."""

    def __init__(self, cards: Cards, hand: list[int]) -> None:
        self.birds: list[int] = []
        self.rows: list[int] = []
        self.values: list[float] = []
        for card in hand:
            row = cards.row_for(card)
            if row >= 0:
                self.birds.append(card)
                self.rows.append(row)
                self.values.append(cards.value(card, row))


def next_step(bonus: int, have: int) -> float:
    """What one more bird is worth to a bonus card: its share of the way to the next step."""
    card = BONUSES[bonus]
    if not card.steps:
        return float(card.each)
    below, reached = 0, 0
    for least, points in card.steps:
        if have < least:
            return (points - reached) / (least - below)
        below, reached = least, points
    return 0.0
