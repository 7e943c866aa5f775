"""Positions: written by hand with most of it left out, refused with every fault named."""

from typing import Any

import pytest

import voliere
from tests.scenario import faults


def small(**more: Any) -> dict[str, Any]:
    """A position that says little."""
    return {
        "game": "songbirds",
        "forest": [". . . . .", ". . . . .", ". . R4 . .", ". . . . .", ". . . . ."],
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
        ({"hands": [["R1", "R1"], []]}, ["twice"]),
        ({"hands": [["R4"], []]}, ["twice"]),
        ({"hands": [["R9"], []]}, ["bird"]),
        ({"hands": [["crow"], []]}, ["bird"]),
        ({"hands": [["R1"]]}, ["by-seat"]),
        ({"hands": "R1"}, ["by-seat"]),
        ({"hands": ["R1", "R2"]}, ["cards", "cards"]),
        ({"favourites": [["R5", "R6"], []]}, ["one-favourite"]),
        ({"favourites": [["R5"], []], "revealed": [["R6"], []]}, ["favourite-twice"]),
        ({"forest": ["R4"]}, ["forest"]),
        ({"forest": [". . . . ."] * 5}, ["empty-forest"]),
        ({"forest": ["crow . . . .", *[". . . . ."] * 4]}, ["forest-card"]),
        ({"forest": ["X1 . . . .", *[". . . . ."] * 4]}, ["forest-card"]),
        ({"berries": [1, 2, 3]}, ["berries"]),
        ({"worms": [4, 0]}, ["number"]),
        ({"worms": [3]}, ["by-seat"]),
        ({"past": [[1]]}, ["past"]),
        ({"turn": 2}, ["value"]),
        ({"turn": None}, ["over"]),
        ({"phase": "song"}, ["value"]),
        ({"forest": [*[". . . . ."] * 2, ". . crow . .", *[". . . . ."] * 2]}, ["centre"]),
    ],
)
def test_a_fault_is_named(more: dict[str, Any], expected: list[str]) -> None:
    assert faults(small(**more)) == [f"songbirds.error.{name}" for name in expected]


def test_all_faults_are_named_at_once() -> None:
    found = faults(small(hands=[["R1", "R1"], ["X1"]], worms=[9, 9], berries=[], colour="red"))
    assert found == [
        "error.part-name",
        "songbirds.error.berries",
        "songbirds.error.bird",
        "songbirds.error.number",
        "songbirds.error.twice",
    ]


@pytest.mark.parametrize(
    ("more", "expected"),
    [
        ({"rules": 99}, "error.rules"),
        ({"chance": "zz"}, "error.chance"),
        ({"settings": []}, "error.part"),
        ({"seats": "two"}, "error.seats"),
        ({"game": "go"}, "error.no-such-game"),
    ],
)
def test_the_header_is_checked(more: dict[str, Any], expected: str) -> None:
    assert faults(small(**more)) == [expected]
