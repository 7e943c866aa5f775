"""Positions of rules 1: a table begun under them goes on in the words of rules 2."""

from typing import Any

import pytest

import voliere
from tests.games.wingspan.mats import asked, bird, played, table
from tests.scenario import options
from voliere import Game
from voliere.games.wingspan.rules import Wingspan


def gone_on(position: dict[str, Any], *agenda: dict[str, Any]) -> Game:
    """The game of a position of rules 1 with these steps, the last to be done first."""
    former = {**position, "rules": 1, "due": 0, "agenda": [END, *agenda]}
    return voliere.load(Wingspan.renewed(former, 1) | {"rules": Wingspan.rules})


END = {"step": "end-turn", "seat": 0}
MAT = {"forest": [bird("Blue Jay", eggs=1)], "wetland": ["Bald Eagle", "Mallard"]}


def act(effect: str, **fields: Any) -> dict[str, Any]:
    return {"step": "act", "seat": 0, "effect": effect, **fields}


def test_a_position_of_these_rules_stays_as_it_is() -> None:
    position = voliere.new("wingspan", seats=2, seed=3).position()
    assert Wingspan.renewed(position, Wingspan.rules) is position


def test_parts_and_steps_have_their_new_names() -> None:
    alarm = {"step": "alarm", "seat": 0, "trigger": "laid-eggs"}
    position = {**table(MAT), "due": 1, "agenda": [END, alarm, act("lay any")], "rules": 1}
    renewed = Wingspan.renewed(position, 1)
    assert "due" not in renewed
    assert renewed["discards_due"] == 1
    assert renewed["agenda"][1]["step"] == "pink-trigger"
    assert position["agenda"][1]["step"] == "alarm", "what was given is not changed"
    assert asked(voliere.load(renewed | {"rules": 2})) == (0, "lay")


@pytest.mark.parametrize(
    ("step", "told"),
    [
        (act("draw", number=3) | {"effect": "draw 1"}, {"left": 3}),
        (act("lay any", number=2), {"left": 2}),
        (act("lay each bowl", number=1 << 10), {"done": ["wetland 1"]}),
        (act("gain-other", number=2), {"given": "fish"}),
        (act("gain-other"), {"given": "invertebrate"}),
        (act("lay any"), {}),
        (act("unlay: draw 1"), {"effect": "remove-egg: draw 1"}),
    ],
)
def test_what_an_effect_counted_has_its_name(step: dict[str, Any], told: dict[str, Any]) -> None:
    [_, last] = gone_on(table(MAT), step).position()["agenda"]
    expected = {name: value for name, value in step.items() if name != "number"} | told
    assert last == expected


def test_all_dice_of_a_kind_are_those_that_still_lie_there() -> None:
    feeder = ["fish", "fish", "seed"]
    begun = act("die-all fish", number=0)
    game = gone_on(table(MAT, feeder=feeder), begun)
    assert game.position()["agenda"][-1]["left"] == 2
    assert options(game) == ["die fish", "decline"]
    assert asked(gone_on(table(MAT, feeder=["seed"]), begun)) == (1, "turn"), "none is left"
    fresh = gone_on(table(MAT, feeder=feeder), act("die-all fish"))
    assert "left" not in fresh.position()["agenda"][-1]


def test_of_the_double_face_invertebrates_are_counted() -> None:
    feeder = ["invertebrate", "invertebrate-or-seed", "seed"]
    game = gone_on(table(MAT, feeder=feeder), act("die-all invertebrate", number=0))
    assert game.position()["agenda"][-1]["left"] == 2


def test_a_bird_being_played_is_paid_as_today() -> None:
    put = played("Mallard", "wetland", hands=[[], []], food=[{"seed": 1, "fish": 2}, {}])
    step = {"step": "pay-food", "seat": 0, "bird": "Mallard"}
    assert options(gone_on(put, *put["agenda"][1:], step)) == ["pay seed", "pay fish+fish"]
