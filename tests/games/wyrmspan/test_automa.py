"""One player against the Automa: its decks, its turn, its score."""

from typing import Any

import pytest

import voliere
from tests.games.wyrmspan.guilds import guild
from tests.games.wyrmspan.ledger import DECKS
from tests.games.wyrmspan.mats import Position, coins, mat, name, on, supply, table
from tests.scenario import after, faults, told, totals
from voliere import Game, Refusal
from voliere.kernel.chance import Chance
from voliere.kernel.game import play_out

LOOK_LEFT = [47, 103, 114, 168, 170]


def solo(
    card: int | None = None, deck: str = "level-1", drawn: int = 0, at: int = 0, **parts: Any
) -> Position:
    """A player against the Automa, which draws the card next, with so many drawn before."""
    written = parts.pop("written", mat(nest=2))
    automa = {"coins": 0, "steps": at, **parts.pop("automa", {})}
    rest = [other for other in DECKS[deck] if other != card]
    automa["drawn"] = rest[:drawn]
    position = table(written, settings={"automa": deck}, **{"coins": 5, **parts})
    deck_left = rest[drawn:] + ([] if card is None else [card])
    return position | {"automa": automa, "automa_deck": deck_left}


def walked(game: Game) -> int:
    """The steps of the Automa on the guild's track."""
    return int(game.position()["automa"]["steps"])


def passed(game: Game) -> tuple[bool, bool]:
    """Whether the player and the Automa have passed."""
    position = game.position()
    return position["passed"][0], position["automa"]["passed"]


def turn(position: Position) -> Game:
    """The player explores for nothing; then the Automa takes its turn."""
    return after(position, "explore crimson", "decline")


def last(**parts: Any) -> Position:
    """The Automa has passed; the round ends when the player does."""
    return solo(drawn=7, **parts)


# Decks and set-up.


@pytest.mark.parametrize("deck", list(DECKS))
def test_the_six_decks(deck: str) -> None:
    position = voliere.new("wyrmspan", seats=1, seed=3, automa=deck).position()
    assert sorted(position["automa_deck"]) == sorted(DECKS[deck])
    assert position["automa"] == {
        "drawn": [],
        "dragons": [],
        "caves": [],
        "coins": 0,
        "steps": 0,
        "passed": False,
    }


def test_the_automa_has_a_score_sheet_and_no_seat() -> None:
    game = voliere.new("wyrmspan", seats=1, seed=3)
    assert (game.seats, game.sheets, len(game.scores())) == (1, 2, 2)
    assert game.view(0)["seats"] == 1
    parts = ("mats", "coins", "resources", "passed", "dragon_hands", "cave_hands", "tucked")
    assert [len(game.position()[part]) for part in parts] == [1] * len(parts)
    assert [len(row) for row in game.view(0)["standings"]] == [2] * 4
    with pytest.raises(Refusal):
        game.view(1)


def test_without_the_automa_there_is_none() -> None:
    game = voliere.new("wyrmspan", seats=2, seed=3)
    assert (game.seats, game.sheets, game.position()["automa"]) == (2, 2, None)


def test_level_1_is_played_if_nothing_is_said() -> None:
    game = voliere.new("wyrmspan", seats=1, seed=3)
    assert game.settings["automa"] == "level-1"


@pytest.mark.parametrize(
    ("seats", "settings"),
    [
        (1, {"automa": "none"}),
        (2, {"automa": "level-1"}),
        (3, {"automa": "level-1"}),
        (1, {"automa": "level-4"}),
        (1, {"first": 1}),
    ],
)
def test_the_automa_plays_against_one(seats: int, settings: dict[str, Any]) -> None:
    with pytest.raises(Refusal):
        voliere.new("wyrmspan", seats=seats, seed=3, **settings)


def test_the_player_begins_every_round() -> None:
    for seed in range(5):
        game = voliere.new("wyrmspan", seats=1, seed=seed)
        play_out(game, Chance.seeded(seed))
        assert [event.seat for event in game.events if event.kind == "began"] == [0] * 4


def test_what_stays_in_the_box() -> None:
    names = {name(number) for number in LOOK_LEFT}
    for seed in range(30):
        position = voliere.new("wyrmspan", seats=1, seed=seed).position()
        cards = position["dragon_deck"] + position["dragon_display"] + position["dragon_hands"][0]
        assert len(cards) == 178
        assert not names & set(cards)
        assert "guild" not in position["objectives"]
    assert faults(solo(hand=[47])) == ["wyrmspan.error.left-looker"]


def test_the_automa_decides_nothing() -> None:
    game = turn(solo(0))
    assert game.waiting() == [0]
    with pytest.raises(Refusal):
        game.choose("pass", 1)


# The seven cards of a round.


def test_seven_of_eight_cards_are_drawn_in_a_round() -> None:
    game = after(solo(), "pass")
    drawn = [event["card"] for event in told(game, "automa-drew")]
    assert len(set(drawn)) == 7
    assert set(drawn) < set(DECKS["level-1"])
    position = game.position()
    assert (position["round"], position["automa"]["drawn"]) == (2, [])
    assert len(position["automa_deck"]) == 8, "all eight are shuffled again"


def test_a_seventh_card_with_a_pass_is_not_followed() -> None:
    game = turn(solo(2, drawn=6))
    assert (walked(game), game.position()["automa"]["coins"]) == (0, 0)
    assert passed(game) == (False, True)


def test_a_seventh_card_without_a_pass_is_followed() -> None:
    game = turn(solo(0, drawn=6))
    assert walked(game) == 1
    assert passed(game) == (False, True)


@pytest.mark.parametrize("drawn", [0, 5])
def test_a_pass_means_nothing_before_the_seventh_card(drawn: int) -> None:
    game = turn(solo(2, drawn=drawn))
    assert (walked(game), game.position()["automa"]["coins"]) == (2, 1)
    assert passed(game) == (False, False)


# What a card does.


@pytest.mark.parametrize(("card", "deck"), [(6, "level-1"), (14, "ravel-1")])
def test_a_card_may_replace_the_dragons_of_the_display(card: int, deck: str) -> None:
    game = turn(solo(card, deck, display=[56, 57, 60]) | {"dragon_deck": [66, 64, 62]})
    assert game.position()["dragon_display"] == [name(62), name(64), name(66)]
    assert game.position()["dragon_discard"] == [name(56), name(57), name(60)]


def test_other_cards_leave_the_display() -> None:
    game = turn(solo(7, display=[56, 57, 60]))
    assert game.position()["dragon_display"] == [name(56), name(57), name(60)]


@pytest.mark.parametrize(
    ("card", "before", "then"), [(2, 0, 1), (2, 3, 4), (1, 2, 1), (1, 0, 0), (0, 2, 2)]
)
def test_coins_on_the_objective_come_and_go(card: int, before: int, then: int) -> None:
    game = turn(solo(card, automa={"coins": before}))
    assert game.position()["automa"]["coins"] == then


@pytest.mark.parametrize(
    ("card", "deck", "moves"),
    [
        (0, "level-1", [1, 2, 2, 2]),
        (1, "level-1", [1, 1, 2, 3]),
        (2, "level-1", [2, 1, 2, 2]),
        (3, "level-1", [1, 1, 1, 2]),
        (4, "level-1", [2, 1, 2, 1]),
        (5, "level-1", [1, 1, 1, 2]),
        (6, "level-1", [1, 1, 2, 3]),
        (7, "level-1", [1, 1, 2, 3]),
        (8, "level-2", [2, 2, 3, 4]),
        (9, "level-2", [2, 2, 2, 3]),
        (10, "level-2", [2, 1, 4, 3]),
    ],
)
def test_the_steps_follow_the_round(card: int, deck: str, moves: list[int]) -> None:
    assert [walked(turn(solo(card, deck, round=r))) for r in (1, 2, 3, 4)] == moves


def test_the_automa_gains_nothing_from_the_track() -> None:
    # Two steps: over the egg to the meat.
    game = turn(solo(2))
    kinds = [event.kind for event in game.events if event.seat == 1]
    assert kinds == ["automa-drew", "automa-coin", "automa-rose"]
    assert (supply(game), game.position()["mats"][0]["nest"]) == ({}, 2)


# Brown spaces.

SLOTS = {
    1: (2, 2),
    2: (1, 1),
    3: (3, 3),
    5: (1, 1),
    9: (2, 2),
    10: (1, 1),
    12: (2, 2),
    13: (1, 1),
    15: (2, 2),
}
LINES = {0: (3, 3), 4: (2, 4), 6: (2, 2), 7: (1, 3), 8: (3, 3), 11: (3, 4), 14: (1, 3)}
HELD = {card: next(deck for deck in DECKS if card in DECKS[deck]) for card in range(16)}


@pytest.mark.parametrize("card", list(SLOTS))
def test_a_brown_space_takes_a_dragon_and_a_cave(card: int) -> None:
    game = turn(solo(card, HELD[card], at=5, display=[56, 57, 60], cave_display=[12, 13, 14]))
    dragon, cave = SLOTS[card]
    automa = game.position()["automa"]
    assert automa["dragons"] == [name([56, 57, 60][dragon - 1])]
    assert automa["caves"] == [f"cave-{[12, 13, 14][cave - 1]}"]
    assert game.position()["guild"]["squares"] == {}


@pytest.mark.parametrize("card", list(LINES))
def test_a_brown_space_puts_a_marker_on_a_line(card: int) -> None:
    position = solo(card, HELD[card], at=5, display=[56, 57, 60])
    game = turn(position | {"dragon_deck": [66, 64, 62]})
    dragon, line = LINES[card]
    faces = [62, 64, 66] if card in (6, 14) else [56, 57, 60]  # replaced before
    assert game.position()["automa"]["dragons"] == [name(faces[dragon - 1])]
    assert game.position()["automa"]["caves"] == []
    assert game.position()["guild"]["squares"] == {f"line-{line}": [1]}


def test_what_is_taken_is_replaced_at_once() -> None:
    position = solo(1, at=5, display=[56, 57, 60], cave_display=[12, 13, 14])
    position |= {"dragon_deck": [62], "cave_deck": [44]}
    game = turn(position)
    assert game.position()["dragon_display"] == [name(56), name(62), name(60)]
    assert game.position()["cave_display"] == ["cave-12", "cave-44", "cave-14"]


def test_the_start_is_brown_again() -> None:
    game = turn(solo(1, at=11, display=[56, 57, 60], cave_display=[12, 13, 14]))
    assert game.position()["automa"]["dragons"] == [name(57)]


@pytest.mark.parametrize(
    ("taken", "square"),
    [
        ({}, "line-4"),
        ({"line_2": [0]}, "points-6"),  # lines 1, 3, 4, points: the fourth
        ({"line_2": [0], "points_6": [0]}, "points-3"),
        ({"line_2": [0], "points_6": [0], "points_3": [0]}, "points-1"),
        ({"line_2": [0], "line_3": [0]}, "line-1"),  # lines 1, 4, points, and round again
        ({"line_1": [0]}, "line-4"),  # line 1 of the plains has two squares
    ],
)
def test_full_lines_are_not_counted(taken: dict[str, list[int]], square: str) -> None:
    # Card 4 puts a marker on the fourth line.
    marked = guild("plains", at=[24], **taken)
    game = turn(solo(4, guild=marked, at=5))
    assert game.position()["guild"]["squares"][square][-1] == 1


def test_without_a_marker_nothing_is_placed() -> None:
    # In the first round the Automa has one marker.
    marked = guild("plains", at=[0], line_1=[1])
    game = turn(solo(0, guild=marked, at=11, display=[56, 57, 60]))
    assert game.position()["guild"]["squares"] == {"line-1": [1]}
    assert game.position()["automa"]["dragons"] == [name(60)], "the dragon is taken"


def test_each_round_brings_the_automa_a_marker() -> None:
    marked = guild("plains", at=[0], line_1=[1])
    game = turn(solo(0, guild=marked, at=10, round=2))
    assert game.position()["guild"]["squares"] == {"line-1": [1], "line-3": [1]}


def test_a_marker_of_the_automa_blocks_its_square() -> None:
    marked = guild("plains", at=[5], line_3=[1])
    position = solo(1, guild=marked, at=5, written=mat(golden=[40]))
    game = after(position, "explore golden", "decline", "use")
    assert not game.offers(game.space.read("mark line-3"))


# Objectives.


def placed(side: str, *, round: int, has: int, **parts: Any) -> tuple[list[int], list[int]]:
    """The counts and places when a round ends in which the player has so many eggs."""
    objectives = ["cave-cards", "golden-cards", "cheap", "hatchlings"]
    objectives[round - 1] = side
    written = mat(amethyst=[on(43, eggs=has)])
    game = after(last(round=round, objectives=objectives, written=written, **parts), "pass")
    counts: list[int] = told(game, "placed")[0]["counts"]
    return counts, game.position()["places"][round - 1]


@pytest.mark.parametrize(("round", "value"), [(1, 1), (2, 2), (3, 5), (4, 10)])
def test_the_value_of_an_objective(round: int, value: int) -> None:
    assert placed("eggs", round=round, has=3)[0] == [3, value]
    more = placed("eggs", round=round, has=3, automa={"coins": 2})[0]
    assert more == [3, value + 2]


def test_places_against_the_automa() -> None:
    assert placed("eggs", round=2, has=3)[1] == [1, 2]
    assert placed("eggs", round=2, has=2)[1] == [1, 1]
    assert placed("eggs", round=2, has=1)[1] == [2, 1]
    assert placed("eggs", round=2, has=0)[1] == [4, 1]


def test_a_value_of_nothing_gets_no_place() -> None:
    assert placed("cached", round=1, has=1) == ([0, 0], [4, 4])


@pytest.mark.parametrize(
    ("side", "most"),
    [("crimson-cards", 7), ("golden-cards", 7), ("amethyst-cards", 7), ("cave-cards", 9)],
)
def test_the_value_is_limited_by_the_mat(side: str, most: int) -> None:
    objectives = ["eggs", "cached", "cheap", side]
    game = after(last(round=4, objectives=objectives, automa={"coins": 9}), "pass")
    assert told(game, "placed")[0]["counts"][1] == most


def test_twelve_dragons_are_the_most() -> None:
    objectives = ["eggs", "cached", "cheap", "small"]
    game = after(last(round=4, objectives=objectives, automa={"coins": 20}), "pass")
    assert told(game, "placed")[0]["counts"][1] == 12


def test_each_objective_has_the_value_of_its_own_round() -> None:
    objectives = ["cave-cards", "eggs", "cheap", "small"]
    game = after(solo(0, round=2, objectives=objectives, automa={"coins": 2}))
    assert [row[1] for row in game.view(None)["standings"]] == [1, 2 + 2, 3, 3]


def test_the_coins_go_back_after_the_objective() -> None:
    game = after(last(round=1, automa={"coins": 3}), "pass")
    assert game.position()["automa"]["coins"] == 0


# The score.


@pytest.mark.parametrize(("deck", "dragon"), [("level-1", 7), ("level-3", 8), ("ravel-3", 7)])
def test_the_score_of_the_automa(deck: str, dragon: int) -> None:
    taken = {"dragons": [56, 57], "caves": [12, 13, 14]}
    game = after(solo(0 if deck == "level-1" else 10, deck, at=16, automa=taken))
    assert totals(game)[1] == 2 * dragon + 3 * 2 + 4


def test_the_places_count_for_the_automa() -> None:
    game = after(solo(0, round=3, places=[[2, 1], [4, 1]]))
    assert totals(game)[1] == 4 + 5


def test_markers_are_worth_nothing_to_the_automa() -> None:
    marked = guild("plains", at=[0], line_4=[1], points_6=[1])
    assert totals(after(solo(0, guild=marked, at=12, round=2)))[1] == 0


def finished(own: int, taken: int) -> Game:
    """The end of a game: the player has so many coins, the Automa so many caves."""
    objectives = ["cave-cards", "golden-cards", "eggs", "hatchlings"]
    automa = {"caves": list(range(10, 10 + taken))}
    position = last(round=4, objectives=objectives, automa=automa, coins=own, written=mat())
    return after(position, "pass")


def test_a_tie_is_the_players() -> None:
    # The Automa is alone in the last objective: 7 points.
    tied = finished(9, 1)
    assert (totals(tied), tied.winners()) == ([9, 9], [0])
    lost = finished(8, 1)
    assert (totals(lost), lost.winners()) == ([8, 9], [1])


# Ravel.


@pytest.mark.parametrize(
    ("card", "deck", "moves"),
    [
        (11, "ravel-1", 3),
        (12, "ravel-1", 1),
        (13, "ravel-1", 3),
        (14, "ravel-1", 3),
        (15, "ravel-2", 4),
    ],
)
def test_ravel_moves_by_your_caves(card: int, deck: str, moves: int) -> None:
    # Three, one and two spaces are excavated.
    written = {
        "crimson": {"excavated": 3},
        "golden": {"excavated": 1},
        "amethyst": {"excavated": 2},
    }
    for round in (1, 4):
        assert walked(turn(solo(card, deck, written=written, round=round))) == moves


@pytest.mark.parametrize(("deck", "kept"), [("ravel-1", 2), ("ravel-3", 2), ("level-3", 5)])
def test_against_ravel_two_coins_are_kept(deck: str, kept: int) -> None:
    game = after(last(deck=deck, coins=5), "pass")
    assert coins(game) == kept + 6


def test_against_ravel_fewer_coins_are_kept_as_they_are() -> None:
    assert coins(after(last(deck="ravel-1", coins=1), "pass")) == 7


def test_ravel_scores_the_squares() -> None:
    marked = guild("plains", at=[0], points_6=[1], points_1=[1, 1], line_4=[1])
    for deck, points in (("ravel-1", 8), ("level-1", 0)):
        game = after(solo(6, deck, guild=marked, at=24, round=4))
        assert totals(game)[1] == points
