"""Cards that do better together than apart."""

from typing import Final

import msgspec
import numpy as np
from numpy.typing import NDArray

from voliere.study.means import Z

Played = tuple[list[str], float]
"""The cards that a seat played in a game, and its total."""

Sums = NDArray[np.float64]

ENOUGH: Final = 30
"""Pairs that fewer seats played together are not judged."""


class Pair(msgspec.Struct, frozen=True):
    """What two cards brought together, beyond what each of them brought."""

    one: str
    other: str
    seats: int
    mean: float
    """The mean total of those that played both."""
    together: float
    """Points more than the two apart lead one to expect, beside the average pair."""
    doubt: float
    """To each side, the interval of 95 %."""


class PairSums:
    """What is summed for all pairs at once: seats, their totals, the squares."""

    def __init__(self) -> None:
        self.cards: dict[str, int] = {}
        self.sums: Sums = np.zeros((3, 0, 0))

    def add(self, played: list[Played]) -> None:
        """Some seats; those who were asked for nothing have no cards, and count all the same."""
        for cards, _ in played:
            for card in cards:
                self.cards.setdefault(card, len(self.cards))
        size = len(self.cards) + 1
        room = size - self.sums.shape[1]
        self.sums = np.pad(self.sums, ((0, 0), (0, room), (0, room)))
        had = np.zeros((len(played), size))
        had[:, 0] = 1
        for row, (cards, _) in enumerate(played):
            had[row, [self.cards[card] + 1 for card in cards]] = 1
        totals = np.array([total for _, total in played])[:, None]
        for power in range(3):
            self.sums[power] += had.T @ (had * totals**power)

    def pairs(self) -> list[Pair]:
        """Those played together by enough seats, the best first.

        Four groups of seats tell: with both cards, with one, with the other, with neither. Who
        plays many cards scores more and has more pairs: so a pair stands beside the average pair.
        """
        size = self.sums.shape[1]
        one, other = (index + 1 for index in np.triu_indices(max(0, size - 1), 1))
        both = self.sums[:, one, other]
        first, second = self.sums[:, one, 0] - both, self.sums[:, other, 0] - both
        neither = self.sums[:, 0, 0][:, None] - both - first - second if size else both
        groups = (both, first, second, neither)
        judged = (both[0] >= ENOUGH) & np.all([group[0] > 1 for group in groups], axis=0)
        if not judged.any():
            return []
        (mean, *means), errors = zip(*(mean_and_error(g[:, judged]) for g in groups), strict=True)
        more = mean - means[0] - means[1] + means[2]
        more -= np.average(more, weights=both[0, judged])
        doubts, names = Z * np.sqrt(np.sum(errors, axis=0)), list(self.cards)
        told = zip(one[judged], other[judged], both[0, judged], mean, more, doubts, strict=True)
        found = [
            Pair(names[a - 1], names[b - 1], int(n), float(m), float(plus), float(doubt))
            for a, b, n, m, plus, doubt in told
        ]
        return sorted(found, key=lambda pair: -pair.together)


def mean_and_error(sums: Sums) -> tuple[Sums, Sums]:
    """Of each group the mean total, and the square of its standard error."""
    n, totals, squares = sums
    mean = totals / n
    return mean, np.maximum(squares / n - mean * mean, 0) / n
