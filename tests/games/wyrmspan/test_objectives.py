"""Objectives: what each side counts, places, ties, and nothing to show."""

from typing import Any

import pytest

from tests.games.wyrmspan.guilds import guild
from tests.games.wyrmspan.mats import Position, mat, on, table
from tests.scenario import after, told
from voliere import Game

TILES = [
    ("cave-cards", "amethyst-cards"),
    ("crimson-cards", "golden-cards"),
    ("nests", "eggs"),
    ("cached", "guild"),
    ("cheap", "costly"),
]


def scored(side: str, *mats: dict[str, Any], round: int = 1, **parts: Any) -> Game:
    """The first player passes last, and a round ends in which this objective is scored."""
    objectives = [tile[0] for tile in TILES if side not in tile][:3]
    objectives.insert(round - 1, side)
    position: Position = table(*mats, **parts)
    earlier = [[4] * position["seats"]] * (round - 1)
    passed = [seat > 0 for seat in range(position["seats"])]
    last = {"round": round, "passed": passed, "places": earlier, "objectives": objectives}
    game = after(position | last, "pass")
    while game.decision is not None and game.decision.topic == "once-per-round":
        game.choose("decline")
    return game


def counts(side: str, *mats: dict[str, Any], **parts: Any) -> list[int]:
    """What each player has of what a side counts."""
    found: list[int] = told(scored(side, *mats, **parts), "placed")[0]["counts"]
    return found


def places(side: str, *mats: dict[str, Any], **parts: Any) -> list[int]:
    """The place of each player; 4 for none."""
    found: list[int] = scored(side, *mats, **parts).position()["places"][-1]
    return found


# A mat that has a different number of each thing.
MIXED = {
    # crimson: hatchling/helpful/activated, medium/shy/activated, small/playful/round, 4 excavated
    "crimson": {"dragons": [2, on(56, cached={"gold": 2}), 130], "excavated": 4},
    # golden: large/helpful/played, small/playful/end
    "golden": {"dragons": [88, on(98, eggs=1, tucked=4)], "excavated": 2},
    # amethyst: large/aggressive/activated
    "amethyst": {"dragons": [on(92, eggs=2, cached={"milk": 1})], "excavated": 3},
    "nest": 1,
}


@pytest.mark.parametrize(
    ("side", "number"),
    [
        ("cave-cards", 3 + 1 + 2),
        ("crimson-cards", 3 + 3),
        ("golden-cards", 2 + 1),
        ("amethyst-cards", 1 + 2),
        ("nests", 0 + 2 + 1 + 1 + 1 + 2),
        ("eggs", 4),
        ("cached", 3),
        ("cheap", 4),  # flyer 2, ridgeback 1, amphiptere 0, spitter 2
        ("costly", 2),  # mothdragon 4, speedy lung dragon 3
        ("played-or-round", 2),  # lung dragon, ridgeback
        ("activated", 3),  # the hatchling too
        ("hatchlings", 1),
        ("small", 2),
        ("medium", 1),
        ("large", 2),
        ("aggressive", 1),
        ("playful", 2),
        ("shy", 1),
        ("helpful", 2),
    ],
)
def test_each_side_counts_what_it_shows(side: str, number: int) -> None:
    assert counts(side, MIXED, mat()) == [number, 0]
    assert places(side, MIXED, mat()) == [1, 4]


def test_the_printed_coin_counts_as_an_icon() -> None:
    # The stoic gryphdragon costs a coin and meat, the good drake three, shaly rockbreaker
    # a coin and two crystals.
    assert counts("costly", mat(crimson=[81], golden=[108], amethyst=[113]), mat()) == [2, 0]
    assert counts("cheap", mat(crimson=[81], golden=[108], amethyst=[113]), mat()) == [1, 0]


def test_the_nests_of_the_mat_are_not_counted() -> None:
    assert counts("nests", mat(nest=2), mat(amethyst=[43])) == [0, 5]


def test_the_first_column_has_no_cave_card() -> None:
    assert counts("cave-cards", mat(crimson=[167]), {"nest": 0}) == [1, 0]


def test_tucked_cards_are_no_dragons() -> None:
    written = mat(crimson=[on(167, tucked=5)])
    for side in ("medium", "helpful", "cheap"):
        assert counts(side, written, mat()) == [1, 0]


def test_the_position_in_the_guild_is_markers_then_steps() -> None:
    # Seats 0 and 2 have a marker, seat 2 is further on; seat 1 has two markers.
    marked = guild("plains", at=[8, 12, 9], points_1=[0, 1, 1, 2])
    assert places("guild", mat(), mat(), mat(), guild=marked) == [3, 1, 2]


def test_equal_positions_in_the_guild_share_a_place() -> None:
    marked = guild("plains", at=[8, 8, 7], points_1=[0, 1, 2])
    assert places("guild", mat(), mat(), mat(), guild=marked) == [1, 1, 2]


def test_without_markers_the_steps_count() -> None:
    marked = guild("plains", at=[3, 5, 0])
    assert places("guild", mat(), mat(), mat(), guild=marked) == [2, 1, 4]


# Places.


def nests(*eggs: int) -> list[dict[str, Any]]:
    """Mats with so many eggs, each on a dragon with nests enough."""
    dragons = (43, 45, 55, 179, 54)
    return [mat(amethyst=[on(dragon, eggs=n)]) for dragon, n in zip(dragons, eggs)]


@pytest.mark.parametrize(
    ("round", "points"),
    [(1, [4, 1, 0, 0, 0]), (2, [5, 2, 1, 0, 0]), (3, [6, 3, 2, 0, 0]), (4, [7, 4, 3, 0, 0])],
)
def test_the_points_of_each_round(round: int, points: list[int]) -> None:
    game = scored("eggs", *nests(5, 4, 3, 2, 1), round=round)
    assert [sheet["objectives"] for sheet in game.scores()] == points


def test_the_fourth_place_is_worth_nothing() -> None:
    assert places("eggs", *nests(5, 4, 3, 2, 1)) == [1, 2, 3, 4, 4]


@pytest.mark.parametrize(
    ("eggs", "expected"),
    [
        ([3, 3, 2], [1, 1, 2]),
        ([3, 2, 2], [1, 2, 2]),
        ([2, 2, 2], [1, 1, 1]),
        ([5, 5, 3, 3, 1], [1, 1, 2, 2, 3]),
        ([5, 4, 4, 3, 3], [1, 2, 2, 3, 3]),
    ],
)
def test_equals_share_a_place_and_the_next_place_follows(
    eggs: list[int], expected: list[int]
) -> None:
    assert places("eggs", *nests(*eggs)) == expected


def test_tied_players_all_take_the_full_points() -> None:
    game = scored("eggs", *nests(3, 3, 2), round=3)
    assert [sheet["objectives"] for sheet in game.scores()] == [6, 6, 3]


@pytest.mark.parametrize(
    ("eggs", "expected"), [([1, 0], [1, 4]), ([0, 0], [4, 4]), ([0, 2, 0, 1], [4, 1, 4, 2])]
)
def test_who_has_none_gets_no_place(eggs: list[int], expected: list[int]) -> None:
    assert places("eggs", *nests(*eggs)) == expected
    game = scored("eggs", *nests(*eggs))
    points = {1: 4, 2: 1, 4: 0}
    assert [sheet["objectives"] for sheet in game.scores()] == [points[p] for p in expected]


def test_each_round_scores_its_own_tile() -> None:
    objectives = ["eggs", "cached", "shy", "large"]
    position = table(*nests(1, 2), objectives=objectives)
    game = after(position | {"round": 2, "passed": [False, True], "places": [[1, 2]]}, "pass")
    assert told(game, "placed")[0]["objective"] == "cached"
    assert game.position()["places"] == [[1, 2], [4, 4]]


def test_what_changes_later_does_not_change_a_place() -> None:
    game = scored("eggs", *nests(2, 1))
    before = game.position()["places"]
    for choice in ("lay nest", "lay nest", "pass"):
        game.choose(choice)
    assert game.position()["places"] == before


def test_everybody_sees_how_the_objectives_stand() -> None:
    position = table(*nests(1, 2), objectives=["eggs", "cached", "shy", "medium"])
    assert after(position).view(None)["standings"] == [[1, 2], [0, 0], [0, 0], [1, 0]]
