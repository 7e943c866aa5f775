"""Which scenarios show which cards; a test asks that no effect of the catalogue is left out."""

from collections.abc import Callable
from typing import Any, TypeVar

import pytest

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


def shows_each(names: str, rows: list[tuple[Any, ...]]) -> pytest.MarkDecorator:
    """One scenario for several dragons: each row begins with the dragon's number."""
    SHOWN_DRAGONS.update(row[0] for row in rows)
    return pytest.mark.parametrize(names, rows)


def shows_each_cave(names: str, rows: list[tuple[Any, ...]]) -> pytest.MarkDecorator:
    """One scenario for several cave cards: each row begins with the card's number."""
    SHOWN_CAVES.update(row[0] for row in rows)
    return pytest.mark.parametrize(names, rows)
