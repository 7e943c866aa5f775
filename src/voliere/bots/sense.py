"""What a bot knows of a game: how it may end, and a quick choice for playing on."""

from abc import ABC, abstractmethod

from voliere.kernel.chance import Chance
from voliere.kernel.game import Game


class Sense(ABC):
    """A game's evaluation, for imagined games in which nothing is hidden."""

    @abstractmethod
    def estimate(self, game: Game) -> list[float]:
        """The total that each seat may expect at the end."""

    def quick(self, game: Game, actions: list[int], chance: Chance) -> int:
        """A choice for playing on, made in no time."""
        return actions[chance.below(len(actions))]

    def turn_begins(self, game: Game) -> bool:
        """Whether the game stands between two turns, where an estimate makes sense."""
        return True

    def spread(self) -> float:
        """How many points apart two totals are when the leader wins three games of four."""
        return 10.0


def margin(totals: list[float], seat: int) -> float:
    """How far a seat is ahead of the best of the others; alone, simply its total."""
    if len(totals) == 1:
        return totals[0]
    best = -1e9
    for other in range(len(totals)):
        if other != seat and totals[other] > best:
            best = totals[other]
    return totals[seat] - best
