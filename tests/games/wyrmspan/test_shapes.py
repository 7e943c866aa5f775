"""Every effect of the catalogue is shown by a scenario."""

import importlib
import json
from pathlib import Path
from typing import Any

from tests.games.wyrmspan.shapes import SHOWN_CAVES, SHOWN_DRAGONS
from voliere.games.wyrmspan.catalogue import CAVE_DATA, DRAGON_DATA

for scenarios in sorted(Path(__file__).parent.glob("test_*.py")):
    if scenarios.stem != Path(__file__).stem:
        importlib.import_module(f"tests.games.wyrmspan.{scenarios.stem}")


def shape(card: dict[str, Any]) -> str:
    """When a card counts, what it does, and what it gives the opponents."""
    return json.dumps([card.get("trigger"), card["effect"], card.get("opponents")])


def not_shown(cards: list[dict[str, Any]], shown: set[int]) -> list[str]:
    """The shapes of which no card has a scenario, with the cards that have them."""
    seen = {shape(card) for card in cards if card["number"] in shown}
    return [f"{card['number']}: {shape(card)}" for card in cards if shape(card) not in seen]


def test_every_shape_of_a_dragon_has_a_scenario() -> None:
    # What only counts at the end of the game is shown with the scoring.
    cards = [card for card in DRAGON_DATA if card["trigger"] != "end_game"]
    assert not_shown(cards, SHOWN_DRAGONS) == []


def test_every_shape_of_a_cave_card_has_a_scenario() -> None:
    assert not_shown(CAVE_DATA, SHOWN_CAVES) == []


def test_a_new_shape_is_missed() -> None:
    new = {"number": 184, "trigger": "when_played", "effect": ["coin", 9]}
    assert not_shown([*DRAGON_DATA, new], SHOWN_DRAGONS | {c["number"] for c in DRAGON_DATA}) == [
        '184: ["when_played", ["coin", 9], null]'
    ]


def test_only_cards_that_exist_are_shown() -> None:
    assert {card["number"] for card in DRAGON_DATA} >= SHOWN_DRAGONS
    assert {card["number"] for card in CAVE_DATA} >= SHOWN_CAVES
