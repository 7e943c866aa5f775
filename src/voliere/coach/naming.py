"""Names for a choice, by what it cost: best, good, inexact, mistake, blunder; and accuracy."""

from math import exp
from typing import Final

from voliere.coach.doubt import Doubtful

NAMES: Final = ("best", "good", "inexact", "mistake", "blunder")
CHANCE_STEPS: Final = (0.01, 0.03, 0.07, 0.15)
"""At most this chance to win is lost by a choice of each name but the last, between two."""
POINT_STEPS: Final = (0.3, 1.0, 2.0, 4.0)
"""The same in points, where nobody can be beaten or where the game is decided."""
DECIDED: Final = 0.05
"""A game is decided when the chance to win is this close to 0 or 1;"""
WORST_DECIDED: Final = NAMES.index("mistake")
"""nothing is called worse than this there."""
EVEN: Final = 0.5
FADES: Final = 0.12
FADES_POINTS: Final = 3.0
"""A choice that costs so much of the chance, or so many points, counts e times less."""


def certain(cost: Doubtful) -> float:
    """What a choice costs at least: its doubt comes off first."""
    return max(0.0, cost.mean - (cost.mean if cost.doubt is None else cost.doubt))


def is_decided(chance: Doubtful | None) -> bool:
    """Whether points count, because nobody can be beaten or because it is clear who wins."""
    return chance is None or not DECIDED <= chance.mean <= 1.0 - DECIDED


def name_of(
    cost: Doubtful, chance_cost: Doubtful | None, chance: Doubtful | None, sheets: int
) -> str:
    """The name of a choice; `chance` is what the best option gave.

    >>> name_of(Doubtful([2.5, 2.5]), Doubtful([0.2, 0.2]), Doubtful([0.5, 0.5]), 2)
    'blunder'
    """
    if chance_cost is None or is_decided(chance):
        found = place_of(certain(cost), POINT_STEPS)
        return NAMES[found if chance is None else min(found, WORST_DECIDED)]
    # At larger tables everybody's share of the chance is smaller.
    scale = EVEN * max(2, sheets)
    return NAMES[place_of(scale * certain(chance_cost), CHANCE_STEPS)]


def place_of(cost: float, steps: tuple[float, ...]) -> int:
    """The number of steps that a cost exceeds."""
    return sum(1 for step in steps if cost > step)


def credit(
    cost: Doubtful, chance_cost: Doubtful | None, chance: Doubtful | None, sheets: int
) -> float:
    """What a choice counts towards accuracy, from 0 to 1."""
    if chance_cost is None or is_decided(chance):
        return exp(-certain(cost) / FADES_POINTS)
    return exp(-EVEN * max(2, sheets) * certain(chance_cost) / FADES)
