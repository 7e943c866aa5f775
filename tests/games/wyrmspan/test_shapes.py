"""Every effect of the catalogue is shown by a scenario that fails without it."""

import importlib
import json
from pathlib import Path
from typing import Any

import pytest

from tests.games.wyrmspan.shapes import SHOWN_CAVES, SHOWN_DRAGONS, Shown
from voliere import Refusal
from voliere.games.wyrmspan.catalogue import CAVE_DATA, DRAGON_DATA
from voliere.games.wyrmspan.effect import CAVE_ABILITIES, DRAGON_ABILITIES, Ability

for scenarios in sorted(Path(__file__).parent.glob("test_*.py")):
    if scenarios.stem != Path(__file__).stem:
        importlib.import_module(f"tests.games.wyrmspan.{scenarios.stem}")

# What only counts at the end of the game is shown with the scoring.
USED_DRAGONS = [dragon for dragon in DRAGON_DATA if dragon["trigger"] != "end_game"]
NOTHING = DRAGON_ABILITIES[46 - 1]
"""Such an ability, which nobody can use."""


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


def fails(shown: Shown, number: int) -> bool:
    """Whether a scenario of a card fails."""
    for test, arguments in shown[number]:
        try:
            test(**arguments)
        except (AssertionError, IndexError, Refusal):
            return True
    return False


@pytest.mark.parametrize(
    ("shown", "abilities"),
    [(SHOWN_DRAGONS, DRAGON_ABILITIES), (SHOWN_CAVES, CAVE_ABILITIES)],
    ids=["dragons", "caves"],
)
def test_a_scenario_fails_without_the_ability_that_it_shows(
    shown: Shown, abilities: list[Ability]
) -> None:
    pointless = []
    for number in shown:
        ability = abilities[number - 1]
        abilities[number - 1] = NOTHING
        if not fails(shown, number):
            pointless.append(number)
        abilities[number - 1] = ability
    assert pointless == []
