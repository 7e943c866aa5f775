"""Every effect of the catalogue is shown by a scenario that fails without it."""

import importlib
import json
from pathlib import Path
from typing import Any

import pytest

from tests.games.wyrmspan import test_end_game
from tests.games.wyrmspan.shapes import SHOWN_CAVES, SHOWN_DRAGONS, Scenario, Shown, cases
from voliere import Refusal
from voliere.games.wyrmspan.cards.catalogue import CAVE_DATA, DRAGON_DATA
from voliere.games.wyrmspan.effects.effect import CAVE_ABILITIES, DRAGON_ABILITIES, Ability

for scenarios in sorted(Path(__file__).parent.glob("test_*.py")):
    if scenarios.stem != Path(__file__).stem:
        importlib.import_module(f"tests.games.wyrmspan.{scenarios.stem}")

USED_DRAGONS = [dragon for dragon in DRAGON_DATA if dragon["trigger"] != "end_game"]
NEVER_USED = DRAGON_ABILITIES[46 - 1]
"""It only counts at the end of the game."""
WORTHLESS = DRAGON_ABILITIES[48 - 1]
"""It counts nothing at the end of the game."""


def shape(card: dict[str, Any]) -> str:
    """When a card counts, what it does, and what it gives the opponents."""
    return json.dumps([card.get("trigger"), card["effect"], card.get("opponents")])


def not_shown(cards: list[dict[str, Any]], shown: Shown) -> list[str]:
    """The shapes of which no card has a scenario, with the cards that have them."""
    seen = {shape(card) for card in cards if card["number"] in shown}
    return [f"{card['number']}: {shape(card)}" for card in cards if shape(card) not in seen]


def test_every_shape_of_a_dragon_has_a_scenario() -> None:
    assert not_shown(USED_DRAGONS, SHOWN_DRAGONS) == []


def test_every_shape_of_a_cave_card_has_a_scenario() -> None:
    assert not_shown(CAVE_DATA, SHOWN_CAVES) == []


def test_a_new_shape_is_missed() -> None:
    new = {"number": 184, "trigger": "when_played", "effect": ["coin", 9]}
    assert not_shown([*USED_DRAGONS, new], SHOWN_DRAGONS) == [
        '184: ["when_played", ["coin", 9], null]'
    ]


def fails(scenarios: list[Scenario]) -> bool:
    """Whether one of them fails."""
    for test, arguments in scenarios:
        try:
            test(**arguments)
        except (AssertionError, IndexError, Refusal):
            return True
    return False


def fails_without(scenarios: list[Scenario], abilities: list[Ability], number: int) -> bool:
    """Whether one of them fails when a card has no ability worth anything."""
    ability = abilities[number - 1]
    only_counts = abilities is DRAGON_ABILITIES and DRAGON_DATA[number - 1]["trigger"] == "end_game"
    abilities[number - 1] = WORTHLESS if only_counts else NEVER_USED
    failed = fails(scenarios)
    abilities[number - 1] = ability
    return failed


@pytest.mark.parametrize(
    ("shown", "abilities"),
    [(SHOWN_DRAGONS, DRAGON_ABILITIES), (SHOWN_CAVES, CAVE_ABILITIES)],
    ids=["dragons", "caves"],
)
def test_a_scenario_fails_without_the_ability_that_it_shows(
    shown: Shown, abilities: list[Ability]
) -> None:
    pointless = [n for n in shown if not fails_without(shown[n], abilities, n)]
    assert pointless == []


def test_a_scenario_fails_without_an_ability_of_the_end_of_the_game() -> None:
    scenarios = [
        (test, arguments)
        for name, test in vars(test_end_game).items()
        if name.startswith("test_")
        for arguments in cases(test)
    ]
    counting = [d["number"] for d in DRAGON_DATA if d["trigger"] == "end_game"]
    assert [n for n in counting if not fails_without(scenarios, DRAGON_ABILITIES, n)] == []
