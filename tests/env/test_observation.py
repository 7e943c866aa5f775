"""The vectors hold what a seat may know, all of it and nothing else."""

import json

import numpy as np
import pytest
from hypothesis import given, settings

from tests.honesty.tables import TABLES, Table, somewhere
from tests.honesty.test_properties import SEEDS
from tools import observations
from voliere import Game
from voliere.env.layout import Layout, layout
from voliere.kernel.chance import Chance
from voliere.kernel.crowd import observation

every_table = pytest.mark.parametrize("table", TABLES, ids=str)
UNTOLD = ("number", "decision", "waiting")
"""Of a view: the count of choices, and the question, which the mask and the steps tell."""


def vector(game: Game, seat: int) -> np.ndarray[tuple[int], np.dtype[np.int16]]:
    return np.frombuffer(observation(game, seat), np.int16)


def layout_at(table: Table) -> Layout:
    return layout(table.game, seats=table.seats, **table.settings)


@every_table
@settings(max_examples=4)
@given(seed=SEEDS)
def test_what_a_seat_cannot_know_changes_nothing(table: Table, seed: int) -> None:
    game, numbers = somewhere(table, seed), layout_at(table)
    for seat in range(game.seats):
        seen = vector(game, seat)
        assert len(seen) == numbers.size
        outside = (seen < numbers.low) | (seen > numbers.high)
        assert not outside.any(), [numbers.names[i] for i in outside.nonzero()[0]]
        for other in range(3):
            assert observation(game.imagine(seat, seed + other), seat) == seen.tobytes()


@every_table
def test_what_a_seat_sees_change_changes_its_numbers(table: Table) -> None:
    """Between one choice and the next, a view that differs means a vector that differs."""
    game, chance, missed = table.new(3), Chance.seeded(3), set()
    watching = range(min(game.seats, 2))
    before = [(told(game, seat), observation(game, seat)) for seat in watching]
    while game.seat >= 0:
        actions = table.actions(game)
        game.act(actions[chance.below(len(actions))])
        after = [(told(game, seat), observation(game, seat)) for seat in watching]
        for old, new in zip(before, after, strict=True):
            if old[1] == new[1]:
                missed |= {part for part in new[0] if old[0][part] != new[0][part]}
        before = after
    assert not missed


def told(game: Game, seat: int) -> dict[str, str]:
    view = game.view(seat)
    return {part: json.dumps(view[part]) for part in view if part not in UNTOLD}


def test_features_have_names_and_can_be_read() -> None:
    numbers = layout("songbirds", seats=2)
    assert len(set(numbers.names)) == numbers.size
    game = Table("songbirds", 2, {}, 0).new(7)
    read = numbers.read(vector(game, 0))
    assert read["hand"] == {"own": 13, "next": 13}
    assert sum(zone == 2 for zone in read["bird"].values()) == 13, "my hand"
    assert list(read["forest"]) == ["c3"]


def test_an_expanded_observation_has_a_place_for_each_category() -> None:
    numbers = layout("songbirds", seats=2)
    one = vector(Table("songbirds", 2, {}, 0).new(7), 0)
    wide = numbers.expand(np.stack([one, one]))
    assert wide.shape == (2, numbers.expanded_size)
    assert numbers.expand(one).tolist() == wide[0].tolist()
    forest = wide[0, 2 + 2 : 2 + 2 + 25 * 32].reshape(25, 32)
    assert forest.sum() == 1
    assert forest[12].argmax() + 1 == one[numbers.slices["forest"]][12]


def test_the_page_tells_every_block() -> None:
    assert observations.FILE.read_text(encoding="utf-8") == observations.page(), (
        "python -m tools.observations"
    )
