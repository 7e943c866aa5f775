"""Who meets whom, on which deals, in which seats.

Every two bots meet. The one named first takes one seat, the other bot all others; each deal is
played once from every seat. Or they share the table by halves, and each deal is played in every
order. All pairings get the same deals. With one seat each bot plays alone.
"""

from itertools import chain, combinations

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


def line_ups(pairing: tuple[str, ...], seats: int, half: bool = False) -> list[tuple[str, ...]]:
    """The bots by seat: the first of the pairing once in each, or by halves in every order.

    At a table of an odd number the first has the larger half as often as the smaller one.

    >>> line_ups(("a", "b"), 3)
    [('a', 'b', 'b'), ('b', 'a', 'b'), ('b', 'b', 'a')]
    >>> [("").join(line_up) for line_up in line_ups(("a", "b"), 4, half=True)]
    ['aabb', 'abab', 'abba', 'baab', 'baba', 'bbaa']
    >>> [("").join(line_up) for line_up in line_ups(("a", "b"), 3, half=True)]
    ['abb', 'bab', 'bba', 'aab', 'aba', 'baa']
    """
    if seats == 1:
        return [pairing]
    first, other = pairing
    sizes = sorted({seats // 2, seats - seats // 2}) if half else [1]
    return [
        tuple(first if seat in taken else other for seat in range(seats))
        for size in sizes
        for taken in combinations(range(seats), size)
    ]


def schedule(setup: Setup, bots: list[str], games: int) -> list[Match]:
    """All matches, deal by deal: at least `games` for each pairing, every deal in each order."""
    seeds = Chance.seeded(setup.seed)
    pairs = [line_ups(pair, setup.seats, setup.half) for pair in pairings(bots, setup.seats)]
    matches = []
    for deal in range(-(-games // len(pairs[0]))):
        seed, bots_seed = seeds.seed(), seeds.seed()
        for line_up in chain(*pairs):
            matches.append(Match(deal, seed, bots_seed, line_up))
    return matches
