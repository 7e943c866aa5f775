"""What a bot knows of a game: how it may end, and a quick choice for playing on."""

from typing import Final

from voliere.kernel.chance import Chance
from voliere.kernel.game import Game

GLANCES: Final = 12
"""A quick choice looks at no more options than these, picked by chance."""


class Sense:
    """A game's evaluation, for imagined games in which nothing is hidden."""

    spread: float = 10.0
    """How many points apart two totals are when the leader wins three games of four."""
    blunder: float = 4.5
    """By how many points the easy bot may misjudge an option."""

    def worth(self, game: Game, seat: int) -> float:
        """The total that a seat may expect at the end; by default what it has now."""
        return float(game.scores()[seat]["total"])

    def people(self, game: Game) -> int:
        """The seats that somebody plays: they come first."""
        return game.seats

    def automa(self, game: Game) -> list[float]:
        """The total that the Automa may expect, if it plays."""
        return []

    def estimate(self, game: Game) -> list[float]:
        """The total that each score sheet may expect at the end: the Automa's is the last."""
        totals = self.automa(game)
        for seat in range(self.people(game) - 1, -1, -1):
            totals.insert(0, self.worth(game, seat))
        return totals

    def turn_begins(self, game: Game) -> bool:
        """Whether the game stands between two turns, where an estimate makes sense."""
        return True

    def sensible(self, game: Game, actions: list[int]) -> list[int]:
        """The actions that need a look: a single one where the answer is plain."""
        return actions

    def quick(self, game: Game, actions: list[int], chance: Chance) -> int:
        """A choice inside a turn, made in little time: what looks best at once."""
        seat = game.seat
        looked_at = self.sensible(game, actions)
        best = looked_at[0]
        if len(looked_at) == 1:
            return best
        best_worth = -1e18
        for action in glanced_at(looked_at, chance):
            other = game.copy()
            other.act(action)
            worth = self.worth(other, seat)
            if worth > best_worth:
                best, best_worth = action, worth
        return best


def glanced_at(actions: list[int], chance: Chance) -> list[int]:
    """The actions, or some of them where there are many."""
    if len(actions) <= GLANCES:
        return actions
    first = chance.below(len(actions))
    step = len(actions) // GLANCES
    return [actions[(first + step * index) % len(actions)] for index in range(GLANCES)]


def margin(totals: list[float], seat: int) -> float:
    """How far a seat is ahead of the best of the others; alone, simply its total."""
    if len(totals) == 1:
        return totals[0]
    best = -1e9
    for other in range(len(totals)):
        if other != seat and totals[other] > best:
            best = totals[other]
    return totals[seat] - best


def chance_to_win(ahead: float, spread: float) -> float:
    """A lead as a chance to win, from 0 to 1; three in four when it is one spread."""
    share = ahead / spread
    return 0.5 + 0.5 * share / (1.0 + abs(share))
