"""The facts of the catalogue: complete, as printed, and worded in both languages."""

import hashlib
import json
from collections import Counter
from typing import Any

from voliere.games import game_kind
from voliere.games.wyrmspan.cards import catalogue

CHECKED = "20294eff367d2b128837962cb6d40a41e63dd1fbe8bbacb3c1d0c73d3ce6d191"
"""The digest of all facts, taken when they were compared with the cards."""
CARDS = game_kind("wyrmspan").cards()
KNOWN_NAMES = {
    56: "Accapareur volant",
    119: "Coatl Caméléon",
    130: "Sourieur à crête dorsale",
    180: "Attrape-cricket appâtant",
}


def of_kind(kind: str) -> list[dict[str, Any]]:
    """The cards of a kind."""
    return [card for card in CARDS if card["kind"] == kind]


def test_the_facts_of_the_dragons_are_as_they_were_checked_card_by_card() -> None:
    names = ("number", "size", "personality", "caves", "points", "nests", "trigger")
    facts = [
        [*(dragon[name] for name in names), dragon["name"]["en"], sorted(dragon["cost"].items())]
        for dragon in of_kind("dragon")
    ]
    assert hashlib.sha256(json.dumps(facts).encode()).hexdigest() == CHECKED


def test_some_cards_give_the_opponents_something() -> None:
    dragons = [d["number"] for d in catalogue.DRAGON_DATA if "opponents" in d]
    assert dragons == [37, 57, 70, 85, 165, 174, 178, 181]
    caves = [c["number"] for c in catalogue.CAVE_DATA if "opponents" in c]
    assert caves == [27, 28, 50, 51, *range(69, 76)]
    (same,) = [d["number"] for d in catalogue.DRAGON_DATA if d["effect"][0] == "gain-same"]
    assert same == 156


def test_the_box_is_complete() -> None:
    counts = Counter(card["kind"] for card in CARDS)
    assert counts == {"dragon": 183, "cave": 75, "objective": 20, "guild": 4, "automa": 16}
    assert len({card["id"] for card in CARDS}) == len(CARDS)


def test_dragons_come_in_the_printed_numbers() -> None:
    dragons = of_kind("dragon")
    assert Counter(d["size"] for d in dragons) == {
        "hatchling": 35,
        "small": 49,
        "medium": 49,
        "large": 50,
    }
    assert Counter(d["personality"] for d in dragons) == {
        "shy": 46,
        "helpful": 46,
        "aggressive": 46,
        "playful": 45,
    }
    assert Counter(d["trigger"] for d in dragons) == {
        "if_activated": 86,
        "if_activated+end_game": 3,
        "end_game": 37,
        "when_played": 32,
        "once_per_round": 25,
    }
    assert Counter(sum(d["cost"].values()) for d in dragons) == {0: 2, 1: 23, 2: 71, 3: 56, 4: 31}
    assert Counter(d["nests"] for d in dragons) == {0: 35, 1: 48, 2: 55, 3: 32, 4: 10, 5: 3}


def test_hatchlings_cost_an_egg_and_milk() -> None:
    for dragon in of_kind("dragon"):
        hatchling = dragon["size"] == "hatchling"
        assert hatchling == (dragon["number"] <= 35)
        assert (dragon["cost"].get("egg", 0), dragon["cost"].get("milk", 0) > 0) == (
            (1, True) if hatchling else (0, False)
        )


def test_names_are_distinct_in_both_languages() -> None:
    dragons = of_kind("dragon")
    for language in ("en", "fr"):
        assert len({dragon["name"][language] for dragon in dragons}) == 183
    for number, name in KNOWN_NAMES.items():
        assert dragons[number - 1]["name"]["fr"] == name


def test_every_card_has_a_text_in_both_languages() -> None:
    for card in CARDS:
        for language in ("en", "fr"):
            assert card["text"][language]
            assert "wyrmspan." not in card["text"][language]
            assert "{" not in card["text"][language]


def test_equal_effects_have_equal_texts_and_different_ones_different_texts() -> None:
    for data, cards in (
        (catalogue.DRAGON_DATA, of_kind("dragon")),
        (catalogue.CAVE_DATA, of_kind("cave")),
    ):
        for language in ("en", "fr"):
            texts: dict[str, str] = {}
            for entry, card in zip(data, cards, strict=True):
                effect = json.dumps([entry["effect"], entry.get("opponents")])
                assert texts.setdefault(effect, card["text"][language]) == card["text"][language]
            assert len(set(texts.values())) == len(texts)


def test_the_automas_decks_have_eight_cards() -> None:
    for deck in catalogue.AUTOMA_DECKS.values():
        assert len(set(deck)) == 8


def test_assumed_squares_are_marked_as_such() -> None:
    for guild in of_kind("guild"):
        assert guild["assumed"][0] == "squares_from_three_players"
        assert "assumption" in guild["assumed_text"]["en"]
        more = [a - b for a, b in zip(guild["squares_from_three_players"], guild["squares"])]
        assert more == [1, 1, 1, 1]
    assert "more_squares_from_three_players" in catalogue.TILES["assumptions"]


def test_assumed_cards_are_marked_as_such() -> None:
    marked = {c["id"]: c["assumed"] for c in CARDS if "assumed" in c and c["kind"] != "guild"}
    assert marked == {"miserly-amphiptere": ["trigger"], "cave-9": ["text"]}
    assert all(assumption["why"] for assumption in catalogue.ASSUMPTIONS.values())
