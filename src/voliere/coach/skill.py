"""How strong somebody is at puzzles: openskill, the person against the puzzle."""

from typing import Final

from openskill.models import PlackettLuce

MODEL: Final = PlackettLuce()
PUZZLE_SIGMA: Final = 3.0
"""How sure the rating of a puzzle is."""
NEW: Final = (MODEL.mu, MODEL.sigma)
"""The skill of somebody who has not solved anything yet: its mean and its doubt."""


def after(skill: tuple[float, float], puzzle: float, solved: bool) -> tuple[float, float]:
    """The skill of a person after a puzzle of this rating.

    >>> mean, doubt = after(NEW, 25.0, solved=True)
    >>> mean > NEW[0], doubt < NEW[1]
    (True, True)
    """
    person = MODEL.rating(mu=skill[0], sigma=skill[1])
    other = MODEL.rating(mu=puzzle, sigma=PUZZLE_SIGMA)
    (after_it,), _ = MODEL.rate([[person], [other]], ranks=[1.0, 2.0] if solved else [2.0, 1.0])
    return after_it.mu, after_it.sigma
