"""Turns and rounds: 8, 7, 6, 5 cubes, the goal, the new tray, the first-player token, the end."""

import pytest

import voliere
from tests.games.wingspan.mats import DECK, TRAY, asked, bird, part, table
from tests.scenario import after, options, told
from voliere import Game

MORE = ["Osprey", "Anhinga", "Willet"]


def last_turn(round_number: int, seats: int = 2, first: int = 0, **parts: object) -> Game:
    """The last turn of a round; the player to the right of the first has one cube left."""
    last = (first - 1) % seats
    left = [int(seat == last) for seat in range(seats)]
    scored = [[0] * max(seats, 2)] * (round_number - 1)
    position = table(
        seats=seats, round=round_number, first=first, turn=last, turns_left=left, **parts
    )
    return voliere.load({**position, "goal_points": scored, "deck": MORE + DECK})


def idle(game: Game) -> None:
    """Take a turn that changes nothing."""
    game.choose("lay-eggs")


def test_turns_go_clockwise() -> None:
    game = voliere.load(table(seats=3, turn=1))
    order = []
    for _ in range(6):
        order.append(game.seat)
        idle(game)
    assert order == [1, 2, 0, 1, 2, 0]


def test_the_rounds_have_eight_seven_six_and_five_turns() -> None:
    game = voliere.load(table(turn=0))
    turns: dict[int, list[int]] = {}
    while game.seat >= 0:
        turns.setdefault(part(game, "round"), []).append(game.seat)
        idle(game)
    assert {number: len(seats) for number, seats in turns.items()} == {1: 16, 2: 14, 3: 12, 4: 10}
    for seats in turns.values():
        assert seats.count(0) == seats.count(1)


def test_the_first_player_token_passes_on_to_the_left() -> None:
    game = voliere.load(table(seats=3, turn=1))
    firsts = []
    seen = 0
    while game.seat >= 0:
        if part(game, "round") != seen:
            seen = part(game, "round")
            firsts.append(game.seat)
        idle(game)
    assert firsts == [1, 2, 0, 1]


@pytest.mark.parametrize("first", [0, 1, 2, 3, 4])
def test_the_new_first_player_begins_the_next_round(first: int) -> None:
    game = last_turn(1, seats=5, first=first)
    idle(game)
    assert part(game, "first") == (first + 1) % 5
    assert asked(game) == ((first + 1) % 5, "turn")
    assert part(game, "turns_left") == [7] * 5


def test_at_the_end_of_a_round_the_whole_tray_is_replaced() -> None:
    game = last_turn(1)
    idle(game)
    assert part(game, "tray") == [DECK[2], DECK[1], DECK[0]]
    assert part(game, "discards") == TRAY


def test_the_tray_is_not_replaced_after_the_last_round() -> None:
    game = last_turn(4)
    idle(game)
    assert part(game, "tray") == TRAY


def test_the_feeder_stays_as_it_is_between_rounds() -> None:
    game = last_turn(1, feeder=["seed", "fish"])
    idle(game)
    assert part(game, "feeder") == ["seed", "fish"]


def test_a_goal_is_scored_when_all_cubes_are_placed() -> None:
    mats = [{"forest": ["Spotted Owl"]}, {}]
    goals = ["birds-in-forest", "eggs-in-grassland", "eggs-in-bowl", "total-birds"]
    game = last_turn(1, boards=mats, goals=goals)
    assert part(game, "goal_points") == []
    idle(game)
    assert part(game, "goal_points") == [[4, 0]]
    assert told(game, "scored-goal") == [
        {"round": 1, "goal": "birds-in-forest", "counts": [1, 0], "points": [4, 0]}
    ]


def test_each_round_scores_its_own_goal() -> None:
    mats = [{"forest": [bird("Spotted Owl", eggs=1)]}, {"wetland": ["Mallard"]}]
    goals = ["birds-in-wetland", "eggs-in-forest", "birds-in-grassland", "total-birds"]
    expected = {1: [0, 4], 2: [5, 0], 3: [0, 0], 4: [5, 5]}
    for number, points in expected.items():
        game = last_turn(number, boards=mats, goals=goals)
        game.choose("gain-food")
        game.choose("decline")
        assert part(game, "goal_points")[-1] == points


def test_the_game_ends_after_the_fourth_round() -> None:
    game = last_turn(4)
    assert game.winners() == []
    idle(game)
    assert game.decision is None
    assert options(game) == []
    assert len(part(game, "goal_points")) == 4


def test_a_player_without_cubes_is_passed_over() -> None:
    game = voliere.load(table(seats=3, turn=0, turns_left=[1, 0, 1]))
    idle(game)
    assert game.seat == 2


def test_what_lies_on_the_mats_stays_between_rounds() -> None:
    mats = [{"forest": [bird("Blue Jay", eggs=1, cached=2, tucked=1)]}, {}]
    game = last_turn(2, boards=mats, food=[{"seed": 3}, {"fish": 1}], hands=[["Barn Owl"], []])
    before = game.position()
    idle(game)
    for name in ("boards", "food", "hands", "tucked", "bonus"):
        assert part(game, name) == before[name]


def test_the_whole_course_is_told() -> None:
    game = last_turn(3)
    idle(game)
    kinds = [event.kind for event in game.events]
    assert kinds == ["used-row", "scored-goal", "refilled", "began-round"]
    after_round = told(game, "began-round")
    assert after_round == [{"round": 4, "first": 1}]


def test_a_turn_is_over_only_when_its_row_is_done() -> None:
    position = table({"forest": ["Northern Cardinal"]}, turns_left=[1, 0])
    game = after(position, "gain-food", "die seed")
    assert asked(game) == (0, "gain")
    assert part(game, "round") == 1
    game.choose("use")
    assert part(game, "round") == 2
