"""Which scenarios show which cards; a test asks that no effect of the catalogue is left out."""

from collections.abc import Callable
from typing import Any, TypeVar

Test = TypeVar("Test", bound=Callable[..., Any])

SHOWN_DRAGONS: set[int] = set()
SHOWN_CAVES: set[int] = set()


def shows(*numbers: int) -> Callable[[Test], Test]:
    """Mark a scenario that uses the abilities of these dragons, by their printed numbers."""

    def mark(test: Test) -> Test:
        SHOWN_DRAGONS.update(numbers)
        return test

    return mark


def shows_caves(*numbers: int) -> Callable[[Test], Test]:
    """Mark a scenario that uses the effects of these cave cards."""

    def mark(test: Test) -> Test:
        SHOWN_CAVES.update(numbers)
        return test

    return mark
