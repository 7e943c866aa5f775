"""A mean with its doubt."""

from statistics import fmean, stdev
from typing import Final

import msgspec

Z: Final = 1.96
"""An interval of 95 % reaches so many standard errors to each side."""


class Mean(msgspec.Struct, frozen=True):
    """How many numbers, their mean, and to each side of it the interval of 95 %."""

    seen: int
    mean: float
    doubt: float


def mean_of(numbers: list[float] | list[int]) -> Mean:
    """Of at least two numbers.

    >>> mean_of([1, 2, 3])
    Mean(seen=3, mean=2.0, doubt=1.1316065276116665)
    """
    return Mean(len(numbers), fmean(numbers), Z * stdev(numbers) / len(numbers) ** 0.5)
