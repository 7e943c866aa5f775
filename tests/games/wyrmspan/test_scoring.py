"""The score sheet, its parts, and who wins."""

from typing import Any

import pytest

from tests.games.wyrmspan.guilds import guild
from tests.games.wyrmspan.mats import end_round, mat, on, table
from tests.scenario import after, totals


def test_the_parts_of_the_score() -> None:
    # Hoarding flyer 2 points, chameleon coatl 6, smirking ridgeback 2, blue forest spirit 2.
    written = mat(
        crimson=[on(56, eggs=2, cached={"gold": 3}), on(119, tucked=4)],
        golden=[130],
        amethyst=[on(43, eggs=3, tucked=1)],
        nest=1,
    )
    marked = guild("plains", at=[13, 6], line_4=[0], points_3=[0], points_6=[1])
    things: dict[str, Any] = {"hand": [57, 60], "caves": [12], "resources": {"milk": 2}, "coins": 3}
    game = after(table(written, guild=marked, round=3, places=[[1, 2], [2, 1]], **things))
    assert game.scores()[0] == {
        "guild": 3 + 3,  # six eggs in pairs, and the square of 3
        "dragons": 2 + 6 + 2 + 2,
        "end_game": 6,  # the coatl: three medium dragons
        "eggs": 6,
        "cached": 3,
        "tucked": 5,
        "objectives": 4 + 2,
        "coins": 3,
        "items": 1,  # five things
        "total": 6 + 12 + 6 + 6 + 3 + 5 + 6 + 3 + 1,
    }
    assert game.scores()[1]["objectives"] == 1 + 5
    assert game.scores()[1]["guild"] == 6


@pytest.mark.parametrize(("things", "points"), [(0, 0), (3, 0), (4, 1), (7, 1), (8, 2)])
def test_left_over_things_count_by_four(things: int, points: int) -> None:
    game = after(table(mat(), resources={"gold": things}))
    assert game.scores()[0]["items"] == points


def test_left_over_things_of_all_kinds_count_together() -> None:
    position = table(mat(), hand=[56, 57], caves=[12], resources={"milk": 1}, coins=3)
    sheet = after(position).scores()[0]
    assert (sheet["items"], sheet["coins"]) == (1, 3)


def test_markers_on_the_other_lines_score_nothing() -> None:
    marked = guild("seafarers", at=[18, 0], line_1=[0], line_2=[0], line_3=[0])
    assert after(table(mat(), guild=marked)).scores()[0]["guild"] == 0


@pytest.mark.parametrize(
    ("square", "markers", "points"),
    [("points_6", 1, 6), ("points_3", 1, 3), ("points_1", 1, 1), ("points_1", 3, 3)],
)
def test_the_squares_for_points(square: str, markers: int, points: int) -> None:
    marked = guild("plains", at=[18, 0], **{square: [0] * markers})
    assert after(table(mat(), guild=marked)).scores()[0]["guild"] == points


def test_the_running_score_is_that_of_the_table_as_it_lies() -> None:
    game = after(table(mat(), coins=3), "explore crimson", "gain milk")
    assert game.view(None)["scores"][0]["total"] == 2, "two coins; one resource is worth nothing"


def ended(one: dict[str, Any], other: dict[str, Any], **parts: Any) -> Any:
    """The last round ends for two players."""
    return end_round(table(one, other, **parts))


def test_most_points_win() -> None:
    game = ended(mat(nest=2), mat(nest=1))
    assert (totals(game), game.winners()) == ([2 + 3, 1 + 3], [0])


def test_a_tie_goes_to_more_dragons() -> None:
    # Three points on one dragon, or two dragons of one and two; nobody has an egg.
    one, other = mat(crimson=[168], nest=0), mat(crimson=[82, 177], nest=0)
    one["crimson"]["excavated"] = other["crimson"]["excavated"] = 2
    game = ended(one, other)
    assert totals(game) == [3 + 3] * 2
    assert game.winners() == [1]


def test_a_tie_with_as_many_dragons_is_shared() -> None:
    one, other = mat(crimson=[168]), mat(crimson=[166])
    game = ended(one, other)
    assert totals(game)[0] == totals(game)[1]
    assert game.winners() == [0, 1]


def test_a_tie_of_some_is_no_matter_of_the_others() -> None:
    game = end_round(table(mat(crimson=[168]), mat(), mat(crimson=[166])))
    assert game.winners() == [0, 2]


def test_tucked_dragons_do_not_break_ties() -> None:
    # A hoarding flyer with a tucked card, and a hyenic serpent.
    game = ended(mat(crimson=[on(56, tucked=1)]), mat(crimson=[166]))
    assert totals(game)[0] == totals(game)[1]
    assert game.winners() == [0, 1]


def test_nobody_has_won_before_the_end() -> None:
    assert after(table(mat(), mat())).winners() == []
