"""The clock of those who think: it stands at its end once nobody waits for a better answer."""

import time
from collections.abc import Callable
from typing import Final

_ASKED: Final[list[Callable[[], bool]]] = []
"""Tells whether the player asked to break off; none where nobody can."""


def break_off_when(asked: Callable[[], bool]) -> None:
    """From now on, thought ends early once this is true."""
    _ASKED[:] = [asked]


def broken_off() -> bool:
    """Whether the question under way wants its answer at once."""
    return bool(_ASKED) and _ASKED[0]()


def now() -> float:
    """Seconds; without end once the question wants its answer."""
    return float("inf") if broken_off() else time.perf_counter()
