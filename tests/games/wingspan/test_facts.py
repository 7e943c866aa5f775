"""The catalogue against the reference files, and against itself where they are not at hand."""

import json
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from voliere.games.wingspan.cards.bonus import BONUSES
from voliere.games.wingspan.cards.powers import POWERS
from voliere.games.wingspan.rules import Wingspan
from voliere.games.wingspan.scoring import counts_for

REFERENCE = Path(__file__).parents[4] / "shared" / "reference" / "wingspan"
CARDS = Wingspan.cards()


def of_kind(kind: str) -> list[dict[str, Any]]:
    """The cards of a kind."""
    return [card for card in CARDS if card["kind"] == kind]


def reference(name: str, ours: list[dict[str, Any]]) -> Any:
    """A reference file, or our own facts where there is none."""
    file = REFERENCE / f"{name}.json"
    return json.loads(file.read_text(encoding="utf-8")) if file.exists() else ours


SPELLED = {
    "Common Merganser": "Grand harle",
    "Eastern Bluebird": "Merlebleu de l'Est",
    "Eastern Screech-Owl": "Petit-duc maculé",
    "Great Horned Owl": "Grand-duc d'Amérique",
    "Northern Bobwhite": "Colin de Virginie",
    "Northern Harrier": "Busard Saint-Martin",
    "Painted Bunting": "Passerin nonpareil",
    "Say's Phoebe": "Moucherolle de Say",
    "Vaux's Swift": "Martinet de Vaux",
}
"""French names that the reference writes with other capitals or without their hyphen."""
BY_THE_LETTER = {
    "Great Crested Flycatcher": ["Anatomist"],
    "Great Egret": ["Anatomist"],
    "Snowy Egret": ["Anatomist", "Photographer"],
    "Red-Breasted Merganser": ["Anatomist"],
    "Chihuahuan Raven": ["Photographer"],
    "Ruby-Crowned Kinglet": ["Photographer"],
    "White-Crowned Sparrow": ["Photographer"],
    "Canvasback": ["Photographer"],
    "Vaux's Swift": ["Historian"],
}
"""French names that count by the words of the rulebook's lists, where the reference differs:
aigrette and huppe stand there, cou, couronne and dos do not; Vaux is a name as Sprague is."""


def departs(bird: dict[str, Any], name: str) -> Any:
    """What we say where we mean to say something else than the reference; else its own word."""
    meant: dict[str, dict[str, Any]] = {"name_fr": SPELLED, "name_bonus_fr": BY_THE_LETTER}
    return meant.get(name, {}).get(bird["name_en"], bird[name])


def test_birds_are_those_of_the_reference() -> None:
    birds = of_kind("bird")
    ours = {bird["name_en"]: bird for bird in birds}
    facts = reference("birds", birds)
    assert len(facts) == len(ours) == 180
    for bird in facts:
        for name in bird:
            if not name.startswith("meaning"):
                value = departs(bird, name)
                assert ours[bird["name_en"]][name] == value, (bird["name_en"], name)


def test_birds_with_the_same_meaning_have_the_same_power() -> None:
    birds = of_kind("bird")
    by_name = {bird["name_en"]: bird["text"]["en"] for bird in birds}
    pairs = {
        (
            bird["power_kind"],
            bird.get("meaning_en", by_name[bird["name_en"]]),
            by_name[bird["name_en"]],
        )
        for bird in reference("birds", birds)
    }
    meanings, texts = {pair[:2] for pair in pairs}, {(pair[0], pair[2]) for pair in pairs}
    assert len(pairs) == len(meanings) == len(texts) == len(POWERS) + 1 == 71


def test_bonus_cards_are_those_of_the_reference() -> None:
    bonuses = of_kind("bonus")
    ours = {bonus["name_en"]: bonus for bonus in bonuses}
    facts = reference("bonus_cards", bonuses)
    assert len(facts) == len(ours) == 26
    for bonus in facts:
        for name in ("name_en", "name_fr", "percent_of_cards", "automa_may_hold"):
            assert ours[bonus["name_en"]][name] == bonus[name], bonus["name_en"]


def scoring_text(index: int) -> str:
    """A bonus card's scoring in the reference's notation."""
    bonus = BONUSES[index]
    if not bonus.steps:
        return f"{bonus.each} per bird"
    (few, some), (many, more) = bonus.steps
    top = f"{many} birds" if many == 5 else f"{many}+ birds"
    return f"{few} to {many - 1} birds: {some}; {top}: {more}"


def test_bonus_cards_score_as_in_the_reference() -> None:
    ours = [{"name_en": bonus.name, "scoring": scoring_text(i)} for i, bonus in enumerate(BONUSES)]
    facts = {card["name_en"]: card["scoring"] for card in reference("bonus_cards", ours)}
    assert {card["name_en"]: card["scoring"] for card in ours} == facts


@pytest.mark.parametrize("index", range(len(BONUSES)), ids=lambda i: BONUSES[i].name)
def test_about_so_many_cards_count_as_the_bonus_card_prints(index: int) -> None:
    bonus = BONUSES[index]
    if not bonus.percent or not bonus.looks_at_cards():
        assert not bonus.automa_may_hold()
        return
    base = sum(counts_for(index, bird, "en") for bird in range(170))
    assert abs(base * 100 / 170 - bonus.percent) < 4


def test_goals_are_those_of_the_reference() -> None:
    sides = of_kind("goal")
    tiles: dict[int, list[dict[str, Any]]] = {}
    for side in sides:
        fact = {"id": side["id"], "automa_base_by_round": side["automa_base_by_round"]}
        tiles.setdefault(side["tile"], []).append(fact)
    ours = [{"tile": tile, "sides": facts} for tile, facts in tiles.items()]
    facts = reference("goals", ours)
    assert ours == (facts["tiles"] if isinstance(facts, dict) else facts)
    assert len(sides) == 16
    assert Counter(side["tile"] for side in sides) == dict.fromkeys(range(1, 9), 2)


def test_automa_cards_are_those_of_the_reference() -> None:
    names = ("id", "expert", "removed_after_round", "sections")
    ours = [{name: card[name] for name in names} for card in of_kind("automa")]
    facts = reference("automa", ours)
    assert ours == (facts["cards"] if isinstance(facts, dict) else facts)
    assert len(ours) == 11


def test_every_card_has_a_name_and_a_text_in_both_languages() -> None:
    for card in CARDS:
        assert set(card["name"]) == set(card["text"]) == {"en", "fr"}
        assert all(card["name"].values())
        silent = card["kind"] == "bird" and card["power_kind"] == "none"
        assert all(bool(text) != silent for text in card["text"].values())
        assert not any("{" in text or "wingspan." in text for text in card["text"].values())
