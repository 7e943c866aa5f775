"""A rough plan: which birds of a hand to play next, and whether each is worth its turns."""

from typing import Final

from voliere.bots.wingspan.values import (
    COLOUR,
    ICONS,
    PINK_USE,
    TOTALS,
    USE,
    WILDS,
    Cards,
    Hand,
    food_short,
)
from voliere.games.wingspan.cards.catalogue import COST_OF, LIMIT_OF
from voliere.games.wingspan.effects.power import BROWN, PINK
from voliere.games.wingspan.rules import Wingspan
from voliere.games.wingspan.words import (
    COLUMNS,
    EGG_COST,
    FOREST,
    GRASSLAND,
    KINDS,
    MAT_GAINS,
    PLACES,
    WETLAND,
)

LONGEST: Final = 4
"""At most this number of birds are planned ahead."""
FADE: Final = 0.6
"""What is planned later counts less."""


GAINS: Final = [list(row) for row in MAT_GAINS]
FOOD: Final = 0.9
CARD: Final = 0.6
"""What a food and a card are worth, in points."""
NEW_ROOM: Final = 0.8
"""Number of eggs that will find room on the birds played in a turn, on average."""
LEAST: Final = 3.0
"""The points that a turn is worth at least, while there are many."""


class Rows:
    """What a turn is worth in each row as it lies."""

    def __init__(self, game: Wingspan, seat: int, turns: int) -> None:
        self.gains = [GAINS[row][game.counts[seat * 3 + row]] for row in range(3)]
        self.room = 0
        self.pinks = 0.0
        powers = [0.0, 0.0, 0.0]
        first = seat * PLACES
        for place in range(PLACES):
            bird = game.birds[first + place]
            if bird >= 0:
                self.room += LIMIT_OF[bird] - game.eggs[first + place]
                if COLOUR[bird] == BROWN:
                    powers[place // COLUMNS] += USE[bird]
                elif COLOUR[bird] == PINK:
                    self.pinks += PINK_USE
        laid = (self.room + NEW_ROOM * max(0, turns - 2)) / max(1.0, 0.5 * turns)
        self.egg_turn = min(float(self.gains[GRASSLAND]), laid) + powers[GRASSLAND]
        useful = min(1.0, turns / 4.0)
        self.food_turn = FOOD * useful * self.gains[FOREST] + powers[FOREST]
        self.card_turn = CARD * useful * self.gains[WETLAND] + powers[WETLAND]
        self.rate = max(
            self.egg_turn, self.food_turn, self.card_turn, LEAST * min(1.0, turns / 8.0)
        )


class HandPlan:
    """The best birds one after the other, each paid with what the earlier ones leave.

    A bird takes a turn, and the turns in which its missing food and eggs are gained; each turn
    could have brought the rate of the rows otherwise.
    """

    def __init__(self, cards: Cards, hand: Hand, rows: Rows) -> None:
        self.dice = float(rows.gains[FOREST])
        self.lays = float(rows.gains[GRASSLAND])
        self.rate = rows.rate
        self.food = cards.food[:]
        self.tokens = cards.tokens
        self.eggs = cards.eggs
        self.rows = cards.rows[:]
        self.turns = float(cards.turns)
        self.profit = 0.0
        self.first = 0.0
        """What the bird planned first brings beyond its turns."""
        self.birds = 0
        self.open = hand.birds[:]
        """The birds that have room and are not planned yet."""
        self.row_of = hand.rows[:]
        self.values = hand.values[:]
        share = 1.0
        while self.birds < LONGEST:
            profit = self.play_best()
            if profit <= 0.0:
                break
            self.profit += share * profit
            share *= FADE
            if not self.birds:
                self.first = profit
            self.birds += 1

    def play_best(self) -> float:
        """Plan the bird that brings most; returns what it brings beyond its turns."""
        best, best_profit, best_need = -1, 0.0, 0.0
        for index in range(len(self.open)):
            if self.values[index] <= best_profit + self.rate:
                continue
            column = self.rows[self.row_of[index]]
            if column >= COLUMNS:
                continue
            eggs = EGG_COST[column]
            short = food_short(self.open[index], self.food, self.tokens)
            need = 1.0 + max(0, short) / self.dice + max(0, eggs - self.eggs) / self.lays
            profit = self.values[index] - eggs - self.rate * need
            if profit > best_profit and need <= self.turns:
                best, best_profit, best_need = index, profit, need
        if best >= 0:
            self.turns -= best_need
            self.play(best)
        return best_profit

    def play(self, index: int) -> None:
        """Pay a bird and put it in its row."""
        row = self.row_of.pop(index)
        self.eggs = max(0, self.eggs - EGG_COST[self.rows[row]])
        self.rows[row] += 1
        self.values.pop(index)
        self.pay(COST_OF[self.open.pop(index)])

    def pay(self, cost: int) -> None:
        """Give the food for a bird, as far as it is there: what is printed, then anything."""
        due = TOTALS[cost]
        for kind in range(KINDS):
            paid = min(ICONS[cost][kind], self.food[kind], due)
            self.take(kind, paid)
            due -= paid
        wild = min(WILDS[cost], due)
        for _ in range(wild + 2 * (due - wild)):
            kind = self.most()
            if self.food[kind]:
                self.take(kind, 1)

    def take(self, kind: int, count: int) -> None:
        self.food[kind] -= count
        self.tokens -= count

    def most(self) -> int:
        best = 0
        for kind in range(1, KINDS):
            if self.food[kind] > self.food[best]:
                best = kind
        return best
