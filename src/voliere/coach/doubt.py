"""Means of imagined games with their doubt."""

from collections.abc import Sequence
from math import sqrt
from typing import Final

NINETY: Final = 1.645
"""Standard errors to either side that hold the truth in nine cases of ten."""


class Doubtful:
    """A mean with its doubt: the truth lies within it, up or down, in nine cases of ten."""

    def __init__(self, values: Sequence[float], unseen: Sequence[float] = ()) -> None:
        count = len(values)
        self.mean = sum(values) / count
        self.doubt: float | None = None
        if count > 1:
            # What may happen, though it was not seen, counts as if it had been, once.
            squares = sum((value - self.mean) ** 2 for value in [*values, *unseen])
            variance = squares / (count + len(unseen) - 1)
            # Few games hide how far they may spread.
            self.doubt = NINETY * (1.0 + 2.0 / count) * sqrt(variance / count)

    def as_json(self) -> dict[str, float | None]:
        """The mean and the doubt, as far as digits mean something."""
        return {
            "mean": round(self.mean, 3),
            "doubt": None if self.doubt is None else round(self.doubt, 3),
        }


def read_doubtful(data: dict[str, float | None]) -> Doubtful:
    """What `Doubtful.as_json` wrote."""
    found = Doubtful([data["mean"] or 0.0])
    found.doubt = data["doubt"]
    return found
