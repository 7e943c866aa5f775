"""Positions spoilt by chance are refused, or they are sound and can be played to the end."""

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import voliere
from tests.honesty.tables import TABLES, Table, play_some, somewhere
from tests.scenario import faults
from voliere.kernel.chance import Chance

ODD: list[Any] = [None, -1, 0, 1, 3, 7, 10**9, True, "", "dodo", 56, [], [[]], [0], [56, 56], {}]


def spoil(value: Any, chance: Chance) -> Any:
    """The value with something odd somewhere in it, or with something of a list doubled."""
    if isinstance(value, dict) and value and chance.below(5):
        key = list(value)[chance.below(len(value))]
        return {**value, key: spoil(value[key], chance)}
    if isinstance(value, list) and value and chance.below(5):
        index = chance.below(len(value))
        if not chance.below(4):
            return [*value[: index + 1], *value[index:]]
        return [*value[:index], spoil(value[index], chance), *value[index + 1 :]]
    if type(value) is int and chance.below(2):
        return value + chance.below(5) - 2
    return ODD[chance.below(len(ODD))]


@pytest.mark.parametrize("table", TABLES, ids=str)
@settings(max_examples=20)
@given(seed=st.integers(min_value=0, max_value=2**32))
def test_a_spoilt_position_is_refused_or_sound(table: Table, seed: int) -> None:
    chance = Chance.seeded(seed)
    position = somewhere(table, seed).position()
    names = [part for part in position if part not in ("game", "settings")]
    for _ in range(1 + chance.below(2)):
        part = names[chance.below(len(names))]
        position[part] = spoil(position[part], chance)
    if faults(position):
        return
    game = voliere.load(position)
    play_some(game, chance, 10_000)
    assert game.seat < 0
    game.scores()
    assert voliere.load(game.position()).position() == game.position()
