"""The guild: its track, brown spaces, markers and squares."""

from typing import Any

import pytest

from tests.games.wyrmspan.guilds import guild, promoted, squares
from tests.games.wyrmspan.mats import (
    Position,
    caves,
    coins,
    eggs,
    entice,
    hand,
    mat,
    steps,
    supply,
    table,
)
from tests.scenario import after, options, told

LINES = ["line-1", "line-2", "line-3", "line-4"]
POINTS = ["points-6", "points-3", "points-1"]


def serpent(at: int, **more: Any) -> Position:
    """A player with an aged sea serpent, so many steps on the track."""
    return table(mat(golden=[40]), guild=guild(at=[at, 0]), **more)


# The track.


@pytest.mark.parametrize(
    ("space", "gained"),
    [(2, {"meat": 1}), (5, {"crystal": 1}), (8, {"gold": 1}), (11, {"milk": 1})],
)
def test_each_space_of_the_track(space: int, gained: dict[str, int]) -> None:
    game = promoted(serpent(space - 1))
    assert (steps(game), supply(game)) == (space, gained)


@pytest.mark.parametrize("space", [1, 7])
def test_the_eggs_of_the_track(space: int) -> None:
    game = promoted(serpent(space - 1))
    assert options(game) == ["lay golden-1", "lay nest", "decline"]
    game.choose("lay nest")
    assert eggs(game) == {"nest": 1}


@pytest.mark.parametrize("space", [3, 9])
def test_the_dragon_cards_of_the_track(space: int) -> None:
    game = promoted(serpent(space - 1, display=[56], deck=[57]))
    assert options(game) == ["take hoarding-flyer", "draw dragon", "decline"]
    game.choose("draw dragon")
    assert hand(game) == {57}


def test_the_cave_card_of_the_track() -> None:
    game = promoted(serpent(3, cave_display=[12], cave_deck=[44]))
    game.choose("take cave-12")
    assert caves(game) == {12}


def test_the_coin_of_the_track() -> None:
    game = promoted(serpent(9, coins=3))
    assert (steps(game), coins(game)) == (10, 3), "one paid to explore, one gained"


def test_the_track_is_a_ring() -> None:
    # The second time round: space 2 gives meat, space 6 and the start are brown.
    assert supply(promoted(serpent(13))) == {"meat": 1}
    assert squares(promoted(serpent(17))) == LINES + POINTS
    assert squares(promoted(serpent(11))) == LINES + POINTS


def test_the_benefit_of_a_space_comes_before_the_next_step() -> None:
    # The eternal feydragon promotes twice: to the egg, then to the meat.
    game = entice(table(mat()), 57, "golden", "use")
    assert (steps(game), options(game)) == (1, ["lay golden-1", "lay nest", "decline"])
    game.choose("lay nest")
    game.choose("use")
    assert (steps(game), supply(game)) == (2, {"meat": 1})


def test_a_promotion_may_be_declined() -> None:
    game = entice(table(mat()), 57, "golden", "use", "decline", "decline")
    assert (steps(game), eggs(game)) == (1, {})
    assert game.seat == 1, "the opponent's gift"


def test_tokens_share_spaces() -> None:
    position = table(mat(golden=[40]), guild=guild(at=[1, 2]))
    assert supply(promoted(position)) == {"meat": 1}


def test_the_start_gives_nothing_at_set_up() -> None:
    game = after(table(mat()))
    assert game.decision is not None
    assert game.decision.topic == "turn"
    assert game.position()["guild"]["squares"] == {}


# Brown spaces.


def test_a_brown_space_places_a_marker() -> None:
    game = promoted(serpent(5))
    assert squares(game) == LINES + POINTS
    game.choose("mark points-6")
    assert game.position()["guild"]["squares"] == {"points-6": [0]}
    assert told(game, "marked") == [{"square": "points-6"}]


def test_a_marker_must_be_placed() -> None:
    assert "decline" not in options(promoted(serpent(5)))


def test_the_line_of_a_marker_is_used_at_once() -> None:
    # Line 3 of the plains: a coin and two eggs.
    game = promoted(serpent(5, coins=3))
    for choice in ("mark line-3", "use", "lay nest", "lay nest"):
        game.choose(choice)
    assert (coins(game), eggs(game)) == (3, {"nest": 2})


def test_a_full_line_is_not_offered() -> None:
    marked = guild(at=[5, 0], line_1=[1], line_2=[1], points_6=[1])
    game = promoted(table(mat(golden=[40]), guild=marked))
    assert squares(game) == ["line-1", "line-3", "line-4", "points-3", "points-1"]


def test_a_line_may_be_chosen_again() -> None:
    # Line 1 of the plains has two squares for two players.
    game = promoted(table(mat(golden=[40]), guild=guild(at=[11, 0], line_1=[0])))
    game.choose("mark line-1")
    assert game.position()["guild"]["squares"] == {"line-1": [0, 0]}
    full = promoted(table(mat(golden=[40]), guild=guild(at=[11, 0], line_1=[0, 1])))
    assert "line-1" not in squares(full)


def test_six_and_three_take_one_marker_and_one_takes_any_number() -> None:
    marked = guild(at=[5, 0], points_6=[1], points_3=[1], points_1=[1, 1])
    game = promoted(table(mat(golden=[40]), guild=marked))
    assert squares(game) == [*LINES, "points-1"]
    game.choose("mark points-1")
    assert game.position()["guild"]["squares"]["points-1"] == [1, 1, 0]


def test_after_four_markers_a_brown_space_gives_nothing() -> None:
    marked = guild(at=[29, 0], points_1=[0, 0, 0, 0])
    game = promoted(table(mat(golden=[40]), guild=marked))
    assert (steps(game), game.decision and game.decision.topic) == (30, "promote")
    assert game.position()["guild"]["squares"] == {"points-1": [0, 0, 0, 0]}


def test_after_four_markers_the_other_spaces_still_pay() -> None:
    marked = guild(at=[25, 0], points_1=[0, 0, 0, 0])
    assert supply(promoted(table(mat(golden=[40]), guild=marked))) == {"meat": 1}


@pytest.mark.parametrize(
    ("tile", "room"),
    [
        ("plains", [2, 1, 1, 1]),
        ("seafarers", [1, 1, 2, 1]),
        ("highlands", [1, 2, 1, 1]),
        ("rainforest", [1, 1, 1, 2]),
    ],
)
def test_the_squares_of_each_tile(tile: str, room: list[int]) -> None:
    for seats, more in ((2, 0), (3, 1), (4, 1), (5, 1)):
        for line, squares_there in enumerate(room, 1):
            taken = {f"line_{line}": [1] * (squares_there + more)}
            marked = guild(tile, at=[5, *[0] * (seats - 1)], **taken)
            mats = [mat(golden=[40]), *[mat() for _ in range(seats - 1)]]
            assert f"line-{line}" not in squares(promoted(table(*mats, guild=marked)))
            taken[f"line_{line}"].pop()
            marked = guild(tile, at=[5, *[0] * (seats - 1)], **taken)
            assert f"line-{line}" in squares(promoted(table(*mats, guild=marked)))


def test_when_several_reach_a_brown_space_the_active_player_chooses_first() -> None:
    # The eternal feydragon: two promotions for its owner, one for each opponent.
    position = table(mat(), mat(), mat(), guild=guild(at=[4, 5, 5]))
    game = entice(position, 57, "golden", "use", "use")
    assert (game.seat, squares(game)) == (0, LINES + POINTS)
    game.choose("mark points-6")
    game.choose("use")
    assert game.seat == 1
    assert "points-6" not in squares(game)
    game.choose("mark points-3")
    game.choose("use")
    assert (game.seat, squares(game)) == (2, [*LINES, "points-1"])
