"""Which scenarios show which cards; a test asks that no effect of the catalogue is left out."""

from collections.abc import Callable
from itertools import product
from typing import Any, TypeVar

import pytest

Test = TypeVar("Test", bound=Callable[..., Any])
Row = tuple[Any, ...]
Scenario = tuple[Callable[..., Any], dict[str, Any]]
"""A test, and the arguments of one of its runs."""
Shown = dict[int, list[Scenario]]

SHOWN_DRAGONS: Shown = {}
SHOWN_CAVES: Shown = {}
"""For each card the scenarios that show it."""


def shows(*numbers: int) -> Callable[[Test], Test]:
    """Mark a scenario that uses the abilities of these dragons, by their printed numbers."""
    return _shows(SHOWN_DRAGONS, numbers)


def shows_caves(*numbers: int) -> Callable[[Test], Test]:
    """Mark a scenario that uses the effects of these cave cards."""
    return _shows(SHOWN_CAVES, numbers)


def shows_each(names: str, rows: list[Row]) -> Callable[[Test], Test]:
    """One scenario for several dragons: each row begins with the dragon's number."""
    return _shows_each(SHOWN_DRAGONS, names, rows)


def shows_each_cave(names: str, rows: list[Row]) -> Callable[[Test], Test]:
    """One scenario for several cave cards: each row begins with the card's number."""
    return _shows_each(SHOWN_CAVES, names, rows)


def _shows(shown: Shown, numbers: tuple[int, ...]) -> Callable[[Test], Test]:
    def mark(test: Test) -> Test:
        for number in numbers:
            shown.setdefault(number, []).extend((test, case) for case in cases(test))
        return test

    return mark


def _shows_each(shown: Shown, names: str, rows: list[Row]) -> Callable[[Test], Test]:
    def mark(test: Test) -> Test:
        for row in rows:
            given = dict(zip(names.split(", "), row, strict=True))
            shown.setdefault(row[0], []).extend((test, case | given) for case in cases(test))
        marked: Test = pytest.mark.parametrize(names, rows)(test)
        return marked

    return mark


def cases(test: Callable[..., Any]) -> list[dict[str, Any]]:
    """The arguments with which a test runs, by the parameters that it has been given so far."""
    axes = [
        [_named(mark.args[0], value) for value in mark.args[1]]
        for mark in getattr(test, "pytestmark", [])
    ]
    return [{k: v for part in parts for k, v in part.items()} for parts in product(*axes)]


def _named(names: str | tuple[str, ...], value: Any) -> dict[str, Any]:
    if isinstance(names, str):
        return {names: value}
    return dict(zip(names, value, strict=True))
