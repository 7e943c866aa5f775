"""Who meets whom, on which deals, in which seats.

Every two bots meet. The one named first takes one seat, the other bot all others; each deal is
played once from every seat. All pairings get the same deals. With one seat each bot plays alone.
"""

from itertools import combinations

import msgspec

from voliere.arena.setup import Setup
from voliere.kernel.chance import Chance


class Match(msgspec.Struct, frozen=True):
    """A game to be played: the deal with its seeds, and a bot for each seat."""

    deal: int
    seed: int
    bots_seed: int
    bots: tuple[str, ...]

    def key(self) -> tuple[int, tuple[str, ...]]:
        """What tells the matches of a set-up apart."""
        return self.deal, self.bots

    def bot_seeds(self) -> list[int]:
        """A seed for the bot of each seat."""
        seeds = Chance.seeded(self.bots_seed)
        return [seeds.seed() for _ in self.bots]


def pairings(bots: list[str], seats: int) -> list[tuple[str, ...]]:
    """Every two bots, in the order of their names; alone, each bot for itself."""
    if seats == 1:
        return [(name,) for name in bots]
    return list(combinations(bots, 2))


def line_ups(pairing: tuple[str, ...], seats: int) -> list[tuple[str, ...]]:
    """The bots by seat, the first of the pairing once in each.

    >>> line_ups(("a", "b"), 3)
    [('a', 'b', 'b'), ('b', 'a', 'b'), ('b', 'b', 'a')]
    """
    if seats == 1:
        return [pairing]
    first, other = pairing
    return [(other,) * seat + (first,) + (other,) * (seats - 1 - seat) for seat in range(seats)]


def schedule(setup: Setup, bots: list[str], games: int) -> list[Match]:
    """All matches, deal by deal: at least `games` for each pairing, every deal from each seat."""
    seeds = Chance.seeded(setup.seed)
    matches = []
    for deal in range(-(-games // setup.seats)):
        seed, bots_seed = seeds.seed(), seeds.seed()
        for pairing in pairings(bots, setup.seats):
            for line_up in line_ups(pairing, setup.seats):
                matches.append(Match(deal, seed, bots_seed, line_up))
    return matches
