"""Positions: written by hand with most of it left out, refused with every fault named."""

import json
from typing import Any

import pytest

import voliere
from tests.games.wyrmspan.ledger import inventory, right_inventory
from tests.scenario import faults
from voliere.kernel.chance import Chance
from voliere.kernel.game import play_out


def small(**more: Any) -> dict[str, Any]:
    """A position that says little."""
    return {"game": "wyrmspan", "seats": 2, **more}


def named(**more: Any) -> list[str]:
    """The faults of a position, without the game's name."""
    found = faults(small(**more))
    return [fault.removeprefix("wyrmspan.error.").removeprefix("error.part-") for fault in found]


def mats(**first: Any) -> dict[str, Any]:
    """Two mats, the second empty."""
    return {"mats": [first, {}]}


def test_a_seat_that_was_asked_is_asked_again_whatever_hand_it_is_imagined_to_hold() -> None:
    play = {"step": "play", "seat": 0, "effect": "cave-52", "place": "nest", "left": 1}
    agenda = [{"step": "end-round", "seat": 0}, {"step": "end-turn", "seat": 0}, play]
    game = voliere.load(small(dragon_hands=[[], []], agenda=agenda))
    assert game.decision is not None
    assert [option.text for option in game.decision.options] == ["decline"]
    assert game.position()["agenda"] == agenda


def test_what_is_left_out_takes_its_default() -> None:
    position = voliere.load(small()).position()
    assert (position["round"], position["first"], position["turn"]) == (1, 0, 0)
    assert position["coins"] == [6, 6]
    assert [mat["nest"] for mat in position["mats"]] == [1, 1]
    assert position["guild"] == {"tile": "plains", "steps": [0, 0], "squares": {}}
    assert len(position["objectives"]) == 4
    assert inventory(position) == right_inventory(position)


def test_cards_are_named_or_numbered() -> None:
    one = voliere.load(small(dragon_hands=[[56], []], cave_hands=[[12], []])).position()
    other = voliere.load(small(dragon_hands=[["hoarding-flyer"], []], cave_hands=[["cave-12"], []]))
    assert one == other.position()


def test_a_position_reads_back() -> None:
    position = voliere.load(small()).position()
    assert voliere.load(json.loads(json.dumps(position))).position() == position


def test_excavated_spaces_are_covered_by_any_cards() -> None:
    position = voliere.load(small(**mats(golden={"excavated": 4, "dragons": [98]}))).position()
    assert len(position["mats"][0]["golden"]["cards"]) == 3
    assert inventory(position) == right_inventory(position)


def test_dragons_need_no_more_than_their_spaces_said() -> None:
    position = voliere.load(small(**mats(golden={"dragons": [98, 93]}))).position()
    assert position["mats"][0]["golden"]["excavated"] == 2


@pytest.mark.parametrize(
    ("more", "expected"),
    [
        ({"round": 5}, ["number"]),
        ({"round": True}, ["number"]),
        ({"round": 1.0}, ["number"]),
        ({"turn": 0.0}, ["value"]),
        ({"guild": {"squares": {"line-1": [True]}}}, ["value"]),
        ({"turn": 2}, ["value"]),
        ({"first": 2}, ["value"]),
        ({"coins": [1]}, ["by-seat"]),
        ({"coins": [-1, 0]}, ["number"]),
        ({"coins": ["six", 0]}, ["number"]),
        ({"resources": [{"wood": 1}, {}]}, ["field"]),
        ({"resources": [{"milk": -1}, {}]}, ["number"]),
        ({"resources": [[], {}]}, ["object"]),
        ({"passed": [1, 0]}, ["value", "value"]),
        ({"dragon_hands": [[56, 56], []]}, ["twice"]),
        ({"dragon_hands": [[56], [56]]}, ["twice"]),
        ({"dragon_hands": [[184], []]}, ["dragon"]),
        ({"dragon_hands": [["dodo"], []]}, ["dragon"]),
        ({"dragon_hands": [[0], []]}, ["dragon"]),
        ({"dragon_hands": [56, []]}, ["list"]),
        ({"cave_hands": [[76], []]}, ["cave"]),
        ({"cave_hands": [["hoarding-flyer"], []]}, ["cave"]),
        ({"dragon_display": [56, 57]}, ["length"]),
        ({"dragon_display": [56, 56, None]}, ["twice"]),
        ({"dragon_deck": [56], "dragon_discard": [56]}, ["twice"]),
        ({"mats": [{}]}, ["by-seat"]),
        (mats(nest=3), ["number"]),
        (mats(silver={}), ["field"]),
        (mats(crimson={"dragons": [98, 167], "excavated": 1}), ["crowded"]),
        (mats(crimson={"cards": [1, 2, 3], "excavated": 2}), ["crowded"]),
        (mats(crimson={"excavated": 5}), ["number"]),
        (mats(crimson={"explored": 4}), ["number"]),
        (mats(crimson={"dragons": [{"dragon": 56, "eggs": 3}]}), ["eggs"]),
        (mats(crimson={"dragons": [{"dragon": 56, "cached": {"coin": 1}}]}), ["field"]),
        (mats(crimson={"dragons": [{"dragon": 56, "tucked": -1}]}), ["number"]),
        (mats(crimson={"dragons": [{}]}), ["dragon"]),
        (mats(crimson={"dragons": [56]}, fresh=["crimson-2"]), ["no-dragon"]),
        (mats(fresh=["attic"]), ["value", "no-dragon"]),
        ({"tucked": [[56], []]}, ["tucked"]),
        ({"guild": {"tile": "merchants"}}, ["value"]),
        ({"guild": {"squares": {"line-2": [0, 1]}}}, ["square-full"]),
        ({"guild": {"squares": {"points-6": [0, 1]}}}, ["square-full"]),
        ({"guild": {"squares": {"points-1": [0] * 5}}}, ["markers"]),
        ({"guild": {"squares": {"line-9": [0]}}}, ["field"]),
        ({"guild": {"squares": {"line-1": [2]}}}, ["value"]),
        ({"guild": {"steps": [0]}}, ["length"]),
        ({"objectives": ["eggs", "cached", "shy"]}, ["objectives"]),
        ({"objectives": ["eggs", "nests", "shy", "small"]}, ["objectives"]),
        ({"objectives": ["eggs", "cached", "shy", "tall"]}, ["value"]),
        ({"round": 2, "places": [[1, 5]]}, ["number"]),
        ({"round": 2, "places": [[1]]}, ["length"]),
        ({"round": 2, "places": []}, ["rounds-scored"]),
        ({"automa": {"drawn": [0]}}, ["no-automa"]),
        ({"agenda": [{"step": "dance", "seat": 0}]}, ["step"]),
        ({"agenda": [{"step": "turn", "seat": 5}]}, ["value"]),
        ({"agenda": "turn"}, ["list"]),
    ],
)
def test_a_fault_is_named(more: dict[str, Any], expected: list[str]) -> None:
    assert named(**more) == expected


@pytest.mark.parametrize(
    ("more", "expected"),
    [
        ({"dragon_hands": [[47]]}, ["left-looker"]),
        ({"automa": {"drawn": [8]}}, ["automa-cards"]),
        ({"automa": {"drawn": [0, 0]}}, ["automa-cards"]),
        ({"automa_deck": [0, 1]}, ["automa-cards"]),
        ({"objectives": ["eggs", "guild", "shy", "small"]}, ["automa-objective"]),
        ({"automa": {"coins": -1}}, ["number"]),
        ({"automa": {"drawn": [0, 1, 2, 3, 4, 5, 6], "passed": False}}, ["automa-passed"]),
        ({"automa": {"passed": 1}}, ["value"]),
        ({"automa": {"steps": -1}}, ["number"]),
        ({"first": 1}, ["value"]),
        ({"turn": 2}, ["value"]),
        ({"coins": [6, 6]}, ["by-seat"]),
        ({"round": 2, "places": [[1]]}, ["length"]),
        ({"agenda": ["end-round", {"step": "turn", "seat": 1}]}, ["object", "value", "value"]),
    ],
)
def test_a_fault_against_the_automa_is_named(more: dict[str, Any], expected: list[str]) -> None:
    assert named(seats=1, settings={"automa": "level-1"}, **more) == expected


def test_all_faults_are_named_at_once() -> None:
    found = faults(
        small(
            mats=[{"nest": 9, "crimson": {"dragons": [{"dragon": 56, "eggs": 7}]}}, {}],
            coins=[-1, 0],
            dragon_hands=[[56], ["dodo"]],
            objectives=["eggs"],
            guild={"squares": {"points-3": [0, 1]}},
            colour="red",
        )
    )
    assert sorted(found) == sorted(
        [
            "error.part-name",
            "wyrmspan.error.dragon",
            "wyrmspan.error.eggs",
            "error.part-number",
            "error.part-number",
            "wyrmspan.error.objectives",
            "wyrmspan.error.square-full",
            "error.part-twice",
        ]
    )


@pytest.mark.parametrize(
    ("more", "expected"),
    [
        ({"rules": 99}, "error.rules"),
        ({"chance": "zz"}, "error.chance"),
        ({"settings": []}, "error.part"),
        ({"settings": {"automa": "level-9"}}, "error.setting-value"),
        ({"settings": {"weather": "fog"}}, "error.setting-name"),
        ({"seats": 6}, "error.seats"),
        ({"seats": "two"}, "error.seats"),
    ],
)
def test_the_header_is_checked(more: dict[str, Any], expected: str) -> None:
    assert expected in faults(small(**more))


@pytest.mark.parametrize("seats", [1, 2, 5])
def test_the_end_of_a_game_reads_back(seats: int) -> None:
    game = voliere.new("wyrmspan", seats=seats, seed=seats)
    play_out(game, Chance.seeded(seats))
    position = game.position()
    again = voliere.load(json.loads(json.dumps(position)))
    assert (again.position(), again.seat) == (position, -1)
    assert (again.scores(), again.winners()) == (game.scores(), game.winners())
