"""Positions: written by hand with most of it left out, refused with every fault named."""

from typing import Any

import pytest

import voliere
from tests.scenario import faults
from voliere.games.songbirds.rules import Songbirds

EARLY: dict[str, Any] = {"settings": {"early_bird": True}}
TOGETHER: dict[str, Any] = {"settings": {"variant": "cooperative"}}
CHOOSE: dict[str, Any] = {
    "seats": 4,
    "settings": {"special": "choose"},
    "phase": "special",
    "forest": [". . . . ."] * 5,
    "hands": [[], [], [], []],
}
CENTRE_R4 = [". . . . .", ". . . . .", ". . R4 . .", ". . . . .", ". . . . ."]


def small(**more: Any) -> dict[str, Any]:
    """A position that says little."""
    return {
        "game": "songbirds",
        "forest": CENTRE_R4,
        "seats": 2,
        "hands": [["R1", "R2"], ["B1", "B2"]],
        **more,
    }


def test_what_is_left_out_takes_its_default() -> None:
    game = voliere.load(small())
    position = game.position()
    assert position["turn"] == 0
    assert position["berries"] == [15, 12, 12, 10, 9, 8, 7, 7, 6, 5]
    assert position["settings"]["early_bird"] is False
    assert len(position["deck"]) == 28 - 5, "birds that are not named lie in the deck"


def test_a_position_reads_back() -> None:
    position = voliere.load(small()).position()
    assert voliere.load(position).position() == position


@pytest.mark.parametrize(
    ("more", "expected"),
    [
        ({"hands": [["R1", "R1"], []]}, ["error.part-twice"]),
        ({"hands": [["R4"], []]}, ["error.part-twice"]),
        ({"hands": [["R9"], []]}, ["bird"]),
        ({"hands": [["crow"], []]}, ["bird"]),
        ({"hands": [["R1"]]}, ["error.part-by-seat"]),
        ({"hands": "R1"}, ["error.part-by-seat"]),
        ({"hands": ["R1", "R2"]}, ["error.part-list", "error.part-list"]),
        ({"favourites": [["R5", "R6"], []]}, ["one-favourite"]),
        ({**EARLY, "favourites": [["R5"], []], "revealed": [["R6"], []]}, ["favourite-twice"]),
        ({"forest": ["R4"]}, ["forest"]),
        ({"forest": [". . . . ."] * 5}, ["empty-forest"]),
        ({"forest": ["crow . . . .", *[". . . . ."] * 4]}, ["forest-card"]),
        ({"forest": ["X1 . . . .", *[". . . . ."] * 4]}, ["forest-card"]),
        ({"berries": [1, 2, 3]}, ["berries"]),
        ({"berries": [15.0, 12, 12, 10, 9, 8, 7, 7, 6, 5]}, ["berries"]),
        ({"worms": [True, 0]}, ["error.part-value"]),
        ({"worms": [1.0, 0]}, ["error.part-value"]),
        ({"past": [[1, 1.0]]}, ["error.part-number"]),
        ({"past": {}}, ["error.part-list"]),
        ({"turn": 0.0}, ["error.part-value"]),
        ({"turn": False}, ["error.part-value"]),
        ({"worms": [4, 0]}, ["error.part-value"]),
        ({"worms": [3]}, ["error.part-by-seat"]),
        ({"past": [[1]]}, ["error.part-length"]),
        ({"turn": 2}, ["error.part-value"]),
        ({"turn": None}, ["past-rounds", "over"]),
        ({"turn": None, "past": [[3, 4]]}, ["over"]),
        ({"past": [[3, 4]]}, ["past-rounds"]),
        ({"settings": {"rounds": 3}, "past": [[1, 2]] * 3}, ["past-rounds"]),
        ({"settings": {"rounds": "to-99"}, "past": [[60, 1], [39, 1]]}, ["past-points"]),
        ({"worms": [3, 0]}, ["worms-unused", "worm-favourite"]),
        ({**EARLY, "worms": [3, 0]}, ["worm-favourite"]),
        ({**EARLY, "favourites": [["R5"], []], "worms": [2, 0]}, ["worms-order"]),
        ({**EARLY, "favourites": [["R5"], ["R6"]], "worms": [3, 3]}, ["worms-order"]),
        ({"favourites": [["R5"], []]}, ["face-down"]),
        ({"revealed": [["R5"], []]}, ["face-up"]),
        ({**TOGETHER, "revealed": [["R5"], ["R6"]]}, ["one-for-all"]),
        ({"shown": "R5"}, ["shown"]),
        ({**TOGETHER, "shown": "X5"}, ["bird"]),
        ({**TOGETHER, "shown": "R1"}, ["error.part-twice"]),
        ({"phase": "special", "forest": [". . . . ."] * 5, "hands": [[], []]}, ["phase"]),
        ({**CHOOSE, "berries": [15, 12, 12, 10, 9, 8, 7, 7, 6, 5]}, ["box"]),
        ({**CHOOSE, "hands": [["R1"], [], [], []]}, ["box"]),
        ({**CHOOSE, "turn": None, "past": [[1, 2, 3, 4]]}, ["over"]),
        ({**CHOOSE, "phase": "birds", "forest": CENTRE_R4}, ["centre"]),
        ({"phase": "song"}, ["error.part-value"]),
        ({"forest": [*[". . . . ."] * 2, ". . crow . .", *[". . . . ."] * 2]}, ["centre"]),
    ],
)
def test_a_fault_is_named(more: dict[str, Any], expected: list[str]) -> None:
    common = "error.part-"
    right = [name if name.startswith(common) else f"songbirds.error.{name}" for name in expected]
    assert faults(small(**more)) == right


def test_all_faults_are_named_at_once() -> None:
    found = faults(small(hands=[["R1", "R1"], ["X1"]], worms=[9, 9], berries=[], colour="red"))
    assert found == [
        "error.part-name",
        "songbirds.error.berries",
        "songbirds.error.bird",
        "error.part-value",
        "error.part-value",
        "error.part-twice",
    ]


def test_the_end_of_a_game_from_any_position_reads_back() -> None:
    """Here the birds run out before the forest is full."""
    game = voliere.load(small())
    while game.decision is not None:
        game.choose(game.decision.options[0])
    position = game.position()
    assert "." in " ".join(position["forest"])
    assert voliere.load(position).position() == position
    assert voliere.load(position).scores() == game.scores()


def test_before_the_special_card_is_chosen_all_is_in_the_box() -> None:
    game = voliere.load(small(**CHOOSE))
    assert game.position()["berries"] == []
    assert len(game.actions()) == 4


@pytest.mark.parametrize(
    ("more", "expected"),
    [
        ({"rules": 99}, "error.rules"),
        ({"rules": 2.0}, "error.rules"),
        ({"rules": True}, "error.rules"),
        ({"chance": "zz"}, "error.chance"),
        ({"settings": []}, "error.part"),
        ({"seats": "two"}, "error.seats"),
        ({"game": "go"}, "error.no-such-game"),
    ],
)
def test_the_header_is_checked(more: dict[str, Any], expected: str) -> None:
    assert faults(small(**more)) == [expected]


@pytest.mark.parametrize("phase", ["birds", "special"])
def test_a_position_of_rules_1_goes_on_under_rules_2(phase: str) -> None:
    written = voliere.load(small(**CHOOSE) if phase == "special" else small()).position()
    assert written.pop("shown") is None
    former = {**written, "rules": 1, "berries": [5, 6, 7, 7, 8, 9, 10, 12, 12, 15]}
    game = voliere.load(Songbirds.renewed(former, 1) | {"rules": 2})
    assert game.position()["berries"] == ([] if phase == "special" else former["berries"])
    assert game.actions() == voliere.load(written).actions()
