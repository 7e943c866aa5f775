"""The cards' data are checked when they are read: what is unknown is told with file and line."""

from pathlib import Path

import pytest

from voliere.games.wyrmspan.cards.abilities import read_ability, read_effect
from voliere.games.wyrmspan.cards.catalogue import (
    CAVE_DATA,
    DATA,
    DRAGON_DATA,
    TILES,
    read_caves,
    read_dragons,
    read_tiles,
)
from voliere.games.wyrmspan.effects.effect import Ability
from voliere.kernel.data import DataError


def broken(folder: Path, file: str, old: str, new: str) -> Path:
    """A copy of a data file with something else in it, once."""
    whole = (DATA / file).read_text(encoding="utf-8")
    assert old in whole
    path = folder / file
    path.write_text(whole.replace(old, new, 1), encoding="utf-8")
    return path


def refused(folder: Path, file: str, old: str, new: str) -> str:
    """What is told of a broken copy, facts and effects."""
    path = broken(folder, file, old, new)
    with pytest.raises(DataError) as told:
        read_all(path)
    return str(told.value)


def read_all(path: Path) -> list[Ability]:
    """The cards of a file with what they do."""
    cards = read_dragons(path) if path.name == "dragons.json" else read_caves(path)
    return [read_ability(card) for card in cards]


def test_the_data_as_they_are() -> None:
    assert [card.fields for card in read_dragons(DATA / "dragons.json")] == DRAGON_DATA
    assert [card.fields for card in read_caves(DATA / "caves.json")] == CAVE_DATA
    assert read_tiles(DATA / "tiles.json") == TILES
    assert (len(DRAGON_DATA), len(CAVE_DATA)) == (183, 75)


@pytest.mark.parametrize(
    ("old", "new", "told"),
    [
        ('["take", "cave", 1]', '["tkae", "cave", 1]', "effect 'tkae' is unknown; allowed are"),
        ('["take", "cave", 1]', '["take", "caev", 1]', "take 'caev' is unknown; allowed are"),
        ('["take", "cave", 1]', '["take", "cave"]', "take takes 2 arguments, not 1"),
        ('["take", "cave", 1]', '["take", "cave", 0]', "take 0 is no whole number from 1 on"),
        ('["take", "cave", 1]', '["take", "cave", true]', "take True is no whole number"),
        ('["take", "cave", 1]', '"take"', "an effect is a list of words, not 'take'"),
        ('["lay", "any", 2]', '["lay", "anywhere", 2]', "lay 'anywhere' is unknown"),
        ('["feed", "milk"', '["feed", "mlik"', "feed 'mlik' is unknown; allowed are 'meat'"),
        ('"size": "hatchling"', '"size": "tiny"', "size 'tiny' is unknown; allowed are 'hatch"),
        ('"personality": "shy"', '"personality": "sly"', "personality 'sly' is unknown"),
        ('"caves": ["golden"]', '"caves": ["silver"]', "caves 'silver' is unknown"),
        ('"trigger": "if_activated"', '"trigger": "if_act"', "trigger 'if_act' is unknown"),
        ('"cost": {"egg": 1,', '"cost": {"eggs": 1,', "cost 'eggs' is unknown; allowed are 'coin'"),
        ('"cost": {"egg": 1,', '"cost": {"egg": -1,', "cost: egg -1 is no whole number from 1 on"),
        ('"points": 4', '"points": "4"', "points '4' is no whole number from 0 on"),
        ('"nests": 0, ', "", "nests is missing"),
        ('"nests": 0', '"nests": 0, "nest": 1', "field 'nest' is unknown; allowed are 'number'"),
        ('"fr": "Brouteur', '"de": "Brouteur', "name: fr is missing"),
        ('"number": 1,', '"number": 2,', "the number 2 must be 1"),
    ],
)
def test_what_a_dragon_has_wrong_is_told_with_its_line(
    tmp_path: Path, old: str, new: str, told: str
) -> None:
    found = refused(tmp_path, "dragons.json", old, new)
    assert found.startswith("dragons.json:2")
    assert told in found


@pytest.mark.parametrize(
    ("old", "new", "told"),
    [
        ('"points", 2, "markers"', '"points", 2, "market"', ":45: points 'market' is unknown"),
        ('["if", ["dragons", 3]', '["if", ["dragon", 3]', "if 'dragon' is unknown; allowed are"),
        ('"left-neighbour", "', '"left-neighbour", "x', "left-neighbour 'x"),
        ('["points-if", 3, "last"]', '["points-if", 3, "least"]', "points-if 'least' is unknown"),
        ('["spend", "dragon"', '["spend", "drago"', "spend 'drago' is unknown"),
        ('["activate", ["when_played"]', '["activate", ["when"]', "activate 'when' is unknown"),
    ],
)
def test_conditions_and_counts_are_checked(tmp_path: Path, old: str, new: str, told: str) -> None:
    assert told in refused(tmp_path, "dragons.json", old, new)


def test_a_cave_with_an_unknown_effect_is_told(tmp_path: Path) -> None:
    told = refused(tmp_path, "caves.json", '["cache-gained", "any"', '["cash-gained", "any"')
    assert told == (
        "caves.json:4: effect 'cash-gained' is unknown; allowed are 'cache-gained' and 32 more"
    )


def test_a_line_that_is_no_json_is_told(tmp_path: Path) -> None:
    assert refused(tmp_path, "caves.json", '{"number": 3,', '{"number": ,').startswith(
        "caves.json:4: no JSON: "
    )


@pytest.mark.parametrize(
    ("old", "new", "told"),
    [
        ('"id": "cave-cards"', '"id": "cave-card"', "objectives 1 a: id 'cave-card' is unknown"),
        ('"squares": 2', '"squares": 0', "guilds 1 lines 1: squares 0 is no whole number from 1"),
        ('"refresh": false', '"refesh": false', "automa_cards 1: refresh is missing"),
        ('"steps": "least"', '"steps": "fewest"', "steps 'fewest' is unknown; allowed are 'least'"),
        ('"income"', '"incomes"', "tiles.json: income is missing"),
        ('"level-1": [0', '"level-1": [99', "automa_decks level-1: there is no card 99"),
    ],
)
def test_what_a_tile_has_wrong_is_told(tmp_path: Path, old: str, new: str, told: str) -> None:
    with pytest.raises(DataError) as error:
        read_tiles(broken(tmp_path, "tiles.json", old, new))
    assert told in str(error.value)


def test_an_unknown_effect_of_a_tile_is_told() -> None:
    with pytest.raises(DataError) as error:
        read_effect(["gian", "any", 1], "tiles.json mat-crimson-0")
    assert str(error.value).startswith("tiles.json mat-crimson-0: effect 'gian' is unknown")
