"""Positions of Wingspan: short ones are completed, wrong ones refused with every fault named."""

from typing import Any

import pytest

import voliere
from tests.scenario import after, faults, options
from voliere import Game
from voliere.games.wingspan.rules import Wingspan


def position(seats: int = 2, **parts: Any) -> dict[str, Any]:
    """A position with what is given and nothing else."""
    return {"game": "wingspan", "seats": seats, **parts}


COMMON = ("list", "length", "by-seat", "object", "field", "number", "unknown", "known", "twice")
"""The faults of shape that all games share."""


def mine(*ids: str) -> list[str]:
    """Fault ids of this game, or of all games."""
    return [f"error.part-{name}" if name in COMMON else f"wingspan.error.{name}" for name in ids]


def board(**rows: Any) -> list[dict[str, Any]]:
    """The boards of two seats, the first with these rows."""
    return [rows, {}]


def test_an_empty_position_is_the_first_turn_of_seat_0() -> None:
    game = voliere.load(position())
    assert isinstance(game, Wingspan)
    assert (game.seat, game.round, game.turns_left) == (0, 1, [8, 8])
    assert options(game) == ["gain-food", "lay-eggs", "draw-cards"]
    assert len(game.tray) == 3
    assert sum(game.feeder) == 5
    assert sorted(game.all_birds()) == list(range(170))
    assert sorted(game.all_bonuses()) == list(range(26))


def test_what_is_named_is_not_in_the_decks() -> None:
    parts: dict[str, Any] = {
        "hands": [["Mallard"], []],
        "tray": ["Canada Goose"],
        "bonus": [["Historian"], []],
    }
    game = voliere.load(position(boards=board(forest=["Blue Jay"]), **parts))
    written = game.position()
    assert not {"Mallard", "Canada Goose", "Blue Jay"} & set(written["deck"])
    assert "Historian" not in written["bonus_deck"]
    assert len(written["deck"]) == 167


def test_tucked_cards_that_are_not_named_come_from_the_deck() -> None:
    game = voliere.load(position(boards=board(forest=[{"bird": "American Robin", "tucked": 2}])))
    written = game.position()
    assert len(written["tucked"][0]) == 2
    assert written["tucked_known"][0] == [0, 0]
    assert game.view(0)["tucked"][0] == [None, None]


def test_names_may_be_french_or_as_options_write_them() -> None:
    hands = [["Canard colvert", "annas-hummingbird"], []]
    written = voliere.load(position(hands=hands)).position()
    assert sorted(written["hands"][0]) == ["Anna's Hummingbird", "Mallard"]


def test_a_game_alone_has_an_automa() -> None:
    written = voliere.load(position(1)).position()
    assert written["automa"]["bonus"] is not None
    assert len(written["automa_deck"]) == 10
    in_round_three = voliere.load(position(1, round=3)).position()
    assert len(in_round_three["automa_deck"]) == 8


def test_a_position_stopped_in_a_payment_goes_on() -> None:
    parts: dict[str, Any] = {"hands": [["Mallard"], []], "food": [{"seed": 1, "fish": 2}, {}]}
    game = after(position(**parts), "play mallard wetland")
    again = voliere.load(game.position())
    assert options(again) == options(game) == ["pay seed", "pay fish+fish"]
    again.choose("pay seed")
    assert again.position()["boards"][0]["wetland"] == [{"bird": "Mallard"}]


def test_a_finished_game_reads_back_as_finished() -> None:
    game = voliere.load(position(round=4, turns_left=[1, 0]))
    game.choose("lay-eggs")
    assert game.decision is None
    again = voliere.load(game.position())
    assert again.decision is None
    assert again.scores() == game.scores()
    assert again.position() == game.position()
    assert len(game.position()["goal_points"]) == 1, "only the last round was played"


END = {"step": "end-turn", "seat": 0}
ROW = {"step": "row", "seat": 0, "place": "forest 1"}
LAID = {"bird": "Blue Jay", "eggs": 1}
FOOD = [{"seed": 2, "invertebrate": 1}, {}]
PAY_EGGS = {"step": "pay-eggs", "seat": 0, "eggs": 1}
PAY_FOOD = {"step": "pay-food", "seat": 0, "bird": "Mallard"}
PUT = {"step": "put-bird", "seat": 0, "bird": "Mallard", "habitat": "wetland"}


def broken(**parts: Any) -> dict[str, Any]:
    """A position for two with something wrong."""
    return position(**parts)


def acting(effect: str, **progress: Any) -> dict[str, Any]:
    """A position for two in which seat 0 is asked for an effect that has come so far."""
    return broken(agenda=[{"step": "act", "seat": 0, "effect": effect, **progress}])


def test_how_far_an_effect_has_come_is_written_by_its_meaning() -> None:
    for step in (
        {"effect": "draw 2", "left": 1},
        {"effect": "lay each bowl", "done": ["forest 1", "wetland 2"]},
        {"effect": "gain-other", "given": "invertebrate"},
        {"effect": "gain-other", "given": "seed"},
    ):
        mat = board(forest=["American Robin"])
        agenda = [END, {"step": "act", "seat": 0, **step}]
        game = voliere.load(position(boards=mat, agenda=agenda))
        assert game.position()["agenda"] == agenda
        assert voliere.load(game.position()).position() == game.position()


WRONG: list[tuple[dict[str, Any], list[str]]] = [
    (broken(hands=[["Dodo"], []]), mine("unknown")),
    (broken(hands=[["Mallard"]]), mine("by-seat")),
    (broken(hands=[["Mallard", "Mallard"], []]), mine("twice")),
    (broken(hands=[["Mallard"], []], tray=["Mallard"]), mine("twice")),
    (broken(hands=[["Brant"], []]), mine("not-in-play")),
    (broken(boards=board(forest=["Mallard"])), mine("habitat")),
    (broken(boards=board(forest=[{"bird": "Blue Jay", "eggs": 3}])), mine("eggs")),
    (broken(boards=board(forest=[{"bird": "Blue Jay", "eggs": -1}])), mine("number")),
    (broken(boards=board(forest=[{"bird": "Blue Jay", "nuts": 1}])), mine("field")),
    (broken(boards=board(desert=[])), mine("field")),
    (broken(boards=board(forest="Blue Jay")), mine("list")),
    (broken(boards=[[], {}]), mine("object")),
    (broken(food=[{"cake": 1}, {}]), mine("field")),
    (broken(food=[{"seed": -1}, {}]), mine("number")),
    (broken(feeder=["seed"] * 6), mine("dice")),
    (broken(feeder=[]), mine("dice")),
    (broken(feeder=["wild"] + ["seed"]), mine("unknown")),
    (broken(tray=["Mallard", "Blue Jay", "Brant", "Osprey"]), mine("not-in-play", "tray")),
    (broken(round=5), mine("number")),
    (broken(turn=2), mine("number")),
    (broken(turn=True), mine("number")),
    (broken(turns_left=[0, 8]), mine("no-turn")),
    (broken(goals=["birds-in-forest"]), mine("goals")),
    (
        broken(goals=["birds-in-forest", "eggs-in-forest", "total-birds", "eggs-in-bowl"]),
        mine("goals"),
    ),
    (broken(round=2, goal_points=[[1]]), mine("length")),
    (broken(goal_points=[[4, 1], [5, 2]]), mine("goal-rounds")),
    (broken(goal_points=[[4, 1]]), mine("goal-rounds")),
    (broken(round=4, goal_points=[[4, 1]] * 5, agenda=[]), mine("goal-rounds")),
    (broken(round=2, goal_points=[[8, 1]]), mine("number")),
    (broken(round=2, goal_points=[[4.0, 1]]), mine("number")),
    (broken(round=1.0), mine("number")),
    (broken(food=[{"seed": 1.0}, {}]), mine("number")),
    (broken(turns_left=[9, 8]), mine("number")),
    (broken(round=3, turns_left=[6, 7]), mine("number")),
    (broken(pinks_used=[["forest 1"], []]), mine("no-bird")),
    (broken(bonus=[["Historian"], ["Historian"]]), mine("twice")),
    (broken(hands=[["Mallard"], []], hands_known=[[], []]), mine("known")),
    (broken(tucked=[["Mallard"], []]), mine("tucked")),
    (broken(automa={"eggs": 1}), mine("no-automa")),
    (broken(plans=[[1] * 8, []]), mine("plan")),
    (position(1, automa={"bonus": "Breeding Manager"}), mine("automa-bonus")),
    (position(1, round=2, automa_deck=["round_1"]), mine("automa-card")),
    (position(1, automa_deck=["automubon_society"]), mine("automa-card")),
    (position(1, automa_deck=[]), mine("automa-deck")),
    (position(1, automa_deck=["action_1", "action_1"]), mine("twice")),
    (broken(agenda=[{"step": "dance", "seat": 0}]), mine("step")),
    (broken(agenda=[{"step": "turn", "seat": -1}]), mine("step-seat")),
    (broken(agenda=[{"step": "act", "seat": 0, "effect": "sing"}]), mine("effect")),
    (broken(agenda=[{"step": "act", "seat": 0, "effect": "cache seed"}]), mine("needs-place")),
    (
        broken(agenda=[{"step": "act", "seat": 0, "effect": "cache seed", "place": "forest 1"}]),
        mine("no-bird"),
    ),
    (acting("draw 2", left=6), mine("number")),
    (acting("draw 2", done=["forest 1"]), mine("field")),
    (acting("lay each bowl", done=["desert 1"]), mine("unknown")),
    (acting("lay each bowl", left=1), mine("field")),
    (acting("gain-other"), mine("unknown")),
    (acting("gain-other", given="cake"), mine("unknown")),
    (broken(agenda=[{"step": "pay-eggs", "seat": 0, "eggs": 1}]), mine("pay-eggs")),
    (broken(agenda=[{"step": "pay-food", "seat": 0, "bird": "Mallard"}]), mine("not-in-hand")),
    (
        broken(
            hands=[["Mallard"], []], agenda=[{"step": "pay-food", "seat": 0, "bird": "Mallard"}]
        ),
        mine("pay-food"),
    ),
    (broken(agenda=[{"step": "set-up", "seat": 0}]), mine("bottom")),
    (broken(agenda=[{"step": "turn", "seat": 0}] * 2), mine("misplaced")),
    (broken(agenda=[END, END]), mine("misplaced")),
    (
        broken(agenda=[{"step": "end-round", "seat": -1}, {"step": "turn", "seat": 0}]),
        mine("misplaced"),
    ),
    (broken(agenda=[{"step": "turn", "seat": 1}], turns_left=[3, 0]), mine("no-turn")),
    (broken(agenda=[{"step": "end-turn", "seat": 1}]), mine("other-turn")),
    (broken(agenda=[END, ROW, ROW]), mine("step-twice")),
    (broken(agenda=[END, PAY_EGGS], boards=board(forest=[LAID])), mine("put-bird")),
    (broken(agenda=[END, PAY_FOOD, PUT], hands=[["Mallard"], []], food=FOOD), mine("put-bird")),
    (broken(agenda=[{"step": "end-set-up", "seat": -1}]), mine("set-up", "set-up")),
    (broken(agenda="turn"), mine("list")),
    (broken(agenda=["turn"]), mine("object")),
]


@pytest.mark.parametrize(("wrong", "ids"), WRONG, ids=lambda value: str(value)[:70])
def test_a_fault_is_named(wrong: dict[str, Any], ids: list[str]) -> None:
    assert faults(wrong) == ids


def test_all_faults_are_named_at_once() -> None:
    six = ["Blue Jay", "Acorn Woodpecker", "Downy Woodpecker", "Dodo", "Osprey", "Gray Catbird"]
    wrong = position(
        boards=[{"forest": six}, {"wetland": [{"bird": "Mallard", "eggs": 9}]}],
        hands=[["Mallard"], []],
        round=9,
    )
    found = faults(wrong)
    assert found == mine("number", "row-full", "unknown", "habitat", "eggs", "twice")


@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_fault_has_its_sentence(language: str) -> None:
    for wrong, _ in WRONG:
        with pytest.raises(voliere.Refusal) as caught:
            voliere.load(wrong)
        sentence = caught.value.sentence(language)
        assert "wingspan." not in sentence
        assert "{" not in sentence


def test_a_plan_gives_back_a_food_for_each_bird() -> None:
    game = voliere.new("wingspan", seats=2, seed=1)
    written = game.position()
    agenda = [{"step": "end-set-up", "seat": -1}]
    wrong = {**written, "agenda": agenda, "plans": [[0, 1, 0, 0, 0, 0, 1], [0, 1, 1, 0, 0, 0, 1]]}
    assert faults(wrong) == mine("plan-food")


def test_unknown_parts_are_named() -> None:
    assert faults(position(nest=[])) == ["error.part-name"]


def put_down(habitat: str, **parts: Any) -> Game:
    """A bird already paid, put down in a habitat."""
    step = {"step": "put-bird", "seat": 0, "bird": "Mallard", "habitat": habitat}
    agenda = [{"step": "end-turn", "seat": 0}, step]
    return voliere.load(position(hands=[["Mallard"], []], agenda=agenda, **parts))


def test_a_step_of_the_agenda_obeys_the_rules_too() -> None:
    assert put_down("wetland").position()["boards"][0]["wetland"] == [{"bird": "Mallard"}]
    with pytest.raises(voliere.Refusal, match="Mallard"):
        put_down("forest")
