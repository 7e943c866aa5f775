"""Simulations: a score sheet for each seat, the Automa's among them."""

import pytest

from voliere.arena.simulate import simulate


@pytest.mark.parametrize(("seats", "sheets"), [(1, 2), (2, 2), (3, 3)])
def test_every_score_sheet_is_counted(seats: int, sheets: int) -> None:
    result = simulate("wyrmspan", seats, 4, 1, ["random"], {})
    assert len(result["mean_scores"]) == len(result["wins"]) == sheets
    assert sum(result["wins"]) == 4
    assert min(result["mean_scores"]) > 0
