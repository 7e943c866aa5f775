"""A copy has every field of its game, and what becomes of it changes none of the game's.

Not by positions, which leave out what follows from the rest: by the fields themselves.
"""

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.honesty.tables import TABLES, Table, play_some, somewhere
from voliere import Game
from voliere.kernel.agenda import Step
from voliere.kernel.chance import Chance

EVENTS = ("events", "records_events")
"""What a copy does not keep."""


def fields(thing: object) -> dict[str, Any]:
    """The attributes of an object: interpreted, compiled, or of both kinds by its base class."""
    names = [*getattr(type(thing), "__mypyc_attrs__", ()), *getattr(thing, "__dict__", ())]
    return {name: getattr(thing, name) for name in names if name != "__dict__"}


def contents(value: Any) -> Any:
    """All that a value holds, copied; a step never changes, so it stands for itself."""
    if isinstance(value, Step | int | str | None):
        return value
    if isinstance(value, list | tuple):
        return [contents(item) for item in value]
    if isinstance(value, dict):
        return {name: contents(item) for name, item in value.items()}
    return {name: contents(item) for name, item in fields(value).items()}


def state(game: Game) -> dict[str, Any]:
    """The fields that a copy has too."""
    held: dict[str, Any] = contents(game)
    assert len(held) > 10, "fields are found"
    return {name: value for name, value in held.items() if name not in EVENTS}


@pytest.mark.parametrize("table", TABLES, ids=str)
@settings(max_examples=10)
@given(seed=st.integers(min_value=0, max_value=2**32))
def test_a_copy_misses_no_field_and_shares_none_that_changes(table: Table, seed: int) -> None:
    game = somewhere(table, seed)
    before = state(game)
    copy = game.copy()
    assert state(copy) == before
    play_some(copy, Chance.seeded(seed), 10_000)
    assert state(game) == before
    if game.seat >= 0:
        assert state(copy) != before
