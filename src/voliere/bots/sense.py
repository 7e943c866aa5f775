"""What a bot knows of a game: how it may end, and a quick choice for playing on."""

from voliere.kernel.chance import Chance
from voliere.kernel.game import Game


class Sense:
    """A game's evaluation, for imagined games in which nothing is hidden."""

    spread: float = 10.0
    """How many points apart two totals are when the leader wins three games of four."""
    blunder: float = 4.5
    """By how many points the easy bot may misjudge an option."""

    def estimate(self, game: Game) -> list[float]:
        """The total that each seat may expect at the end; by default what it has now."""
        return [float(sheet["total"]) for sheet in game.scores()]

    def quick(self, game: Game, actions: list[int], chance: Chance) -> int:
        """A choice for playing on, made in no time."""
        return actions[chance.below(len(actions))]

    def turn_begins(self, game: Game) -> bool:
        """Whether the game stands between two turns, where an estimate makes sense."""
        return True


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
