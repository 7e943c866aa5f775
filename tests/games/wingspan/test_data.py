"""Bird data are checked when they are read: what is unknown is told with its file and line."""

from pathlib import Path

import pytest

from voliere.games.wingspan.cards.catalogue import BIRDS, FACTS, Bird, Cost, read_birds
from voliere.games.wingspan.cards.names import WORDS_FILE, read_words
from voliere.games.wingspan.cards.powers import NO_POWER, POWERS, powers_of
from voliere.kernel.data import DataError

WOODPECKER = (
    "Acorn Woodpecker,Pic glandivore,Melanerpes formicivorus,base,forest,seed+seed+seed,"
    "5,cavity,4,46,die-seed-cache"
)


def read(path: Path) -> list[Bird]:
    """The birds of a file, with their powers."""
    costs: list[Cost] = []
    birds = read_birds(path, costs)
    assert len(powers_of(birds)) == len(birds)
    assert {bird.cost for bird in birds} == set(range(len(costs)))
    return birds


def broken(folder: Path, old: str, new: str) -> Path:
    """A copy of the data with something else in it, once."""
    whole = FACTS.read_text(encoding="utf-8")
    assert old in whole
    path = folder / "birds.csv"
    path.write_text(whole.replace(old, new, 1), encoding="utf-8")
    return path


def test_the_data_as_they_are() -> None:
    assert [bird.name for bird in read(FACTS)] == [bird.name for bird in BIRDS]


@pytest.mark.parametrize(
    ("field", "value", "told"),
    [
        (
            "die-seed-cache",
            "die-seed-cahce",
            "power 'die-seed-cahce' is unknown; allowed are 'die-seed-cache', ",
        ),
        ("forest", "forrest", "habitats 'forrest' is unknown; allowed are 'forest', 'grassland'"),
        ("forest", "forest+", "habitats '' is unknown"),
        (",forest,", ",,", "habitats is empty"),
        ("seed+seed+seed", "seed+sede", "food_cost 'sede' is unknown; allowed are 'invertebrate'"),
        ("seed+seed+seed", "seed/fish+rodent", "food_cost 'fish+rodent' is unknown"),
        ("cavity", "cavern", "nest 'cavern' is unknown; allowed are 'bowl'"),
        ("base", "bass", "pack 'bass' is unknown; allowed are 'base', 'swift-start'"),
        (",46,", ",0,", "wingspan_cm '0' is no whole number from 1 on"),
        (",46,", ",4²,", "wingspan_cm '4²' is no whole number"),
        (",5,cavity", ",-5,cavity", "points '-5' is no whole number from 0 on"),
        ("Pic glandivore", "", "name_fr is empty"),
        (",46,", ",46,,", "12 fields, 11 are needed"),
        ("die-seed-cache", "", "power '' is unknown"),
        ("die-seed-cache", "none", None),
    ],
)
def test_what_is_unknown_is_told_with_its_line(
    tmp_path: Path, field: str, value: str, told: str | None
) -> None:
    path = broken(tmp_path, WOODPECKER, WOODPECKER.replace(field, value, 1))
    if told is None:
        assert powers_of(read(path))[0] is None, "a bird may have no power"
        return
    with pytest.raises(DataError) as error:
        read(path)
    assert str(error.value).startswith(f"birds.csv:2: {told}")


def test_a_fault_further_down_is_told_with_its_own_line(tmp_path: Path) -> None:
    line = FACTS.read_text(encoding="utf-8").splitlines()[2]
    path = broken(tmp_path, line, line.rsplit(",", 1)[0] + ",drawn-2")
    with pytest.raises(DataError, match=r"^birds.csv:3: power 'drawn-2' is unknown"):
        read(path)


@pytest.mark.parametrize(("old", "new"), [("egg_limit", "eggs"), (",power", ",power,colour")])
def test_the_columns_are_those_that_are_known(tmp_path: Path, old: str, new: str) -> None:
    with pytest.raises(DataError, match=r"^birds.csv:1: the columns must be name_en, name_fr"):
        read(broken(tmp_path, old, new))


def test_a_name_stands_once(tmp_path: Path) -> None:
    path = broken(tmp_path, WOODPECKER, f"{WOODPECKER}\n{WOODPECKER}")
    with pytest.raises(DataError, match=r"^birds.csv:3: 'Acorn Woodpecker' stands in birds.csv:2"):
        read(path)


def test_the_base_game_comes_first(tmp_path: Path) -> None:
    path = broken(tmp_path, WOODPECKER, WOODPECKER.replace("base", "swift-start"))
    with pytest.raises(DataError, match=r"^birds.csv:3: the birds of the base game come first"):
        read(path)


@pytest.mark.parametrize(
    ("old", "new", "told"),
    [
        ("Anatomist,fr,aile", "Anatomis,fr,aile", "3: bonus 'Anatomis' is unknown; allowed are"),
        ("Anatomist,fr,aile", "Forester,fr,aile", "3: bonus 'Forester' is unknown"),
        ("Anatomist,fr,aile", "Anatomist,de,aile", "3: edition 'de' is unknown; allowed are 'fr'"),
        ("aile,aile+ailes", ",aile+ailes", "3: word is empty"),
        ("aile,aile+ailes", "aile,", "3: forms is empty"),
        ("aile,aile+ailes", "aigrette,aile", "3: 'aigrette' stands there already"),
        ("aile+ailes,listed", "aile+ailes,lised", "3: status 'lised' is unknown"),
        ("forms", "form", "1: the columns must be bonus, edition, word, forms, status"),
    ],
)
def test_words_of_names_are_checked_too(tmp_path: Path, old: str, new: str, told: str) -> None:
    whole = WORDS_FILE.read_text(encoding="utf-8")
    assert old in whole
    path = tmp_path / "name_words.csv"
    path.write_text(whole.replace(old, new, 1), encoding="utf-8")
    with pytest.raises(DataError) as error:
        read_words(path)
    assert str(error.value).startswith(f"name_words.csv:{told}")


def test_every_power_belongs_to_a_bird() -> None:
    assert {bird.power for bird in BIRDS} == {NO_POWER, *POWERS}
