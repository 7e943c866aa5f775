"""Every distinct power of the catalogue has its scenarios: used, declined, impossible."""

from importlib import import_module
from pathlib import Path

from tests.games.wingspan import mats
from voliere.games import game_kind

BIRDS = {
    card["name"]["en"]: card["text"]["en"]
    for card in game_kind("wingspan").cards()
    if card["kind"] == "bird"
}
POWERS = {text for text in BIRDS.values() if text}

for path in sorted(Path(__file__).parent.glob("test_powers_*.py")):
    if path.stem != "test_powers_complete":
        import_module(f"tests.games.wingspan.{path.stem}")

ALWAYS_POSSIBLE = [
    # The supply has no end.
    "Blue-Gray Gnatcatcher",
    "Northern Cardinal",
    "Spotted Towhee",
    "Brown Pelican",
    "American Goldfinch",
    "Carolina Chickadee",
    "Osprey",
    "Baltimore Oriole",
    "Eastern Phoebe",
    "Red Crossbill",
    # The feeder is never empty.
    "American Redstart",
    "Anna's Hummingbird",
    "Hermit Thrush",
]


def lacking(shown: set[str]) -> set[str]:
    """The powers of which no bird is among those shown."""
    return POWERS - {BIRDS[name] for name in shown}


def test_there_are_seventy_distinct_powers() -> None:
    assert len(POWERS) == 70
    assert sum(1 for text in BIRDS.values() if not text) == 6


def test_every_power_is_used_in_a_scenario() -> None:
    assert lacking(mats.USED) == set()


def test_every_power_is_declined_in_a_scenario() -> None:
    assert lacking(mats.DECLINED) == set()


def test_every_power_that_can_be_impossible_is_so_in_a_scenario() -> None:
    assert lacking(mats.IMPOSSIBLE) == {BIRDS[name] for name in ALWAYS_POSSIBLE}


def test_every_bird_with_a_power_uses_it_in_a_scenario() -> None:
    """So that no bird carries another's power."""
    assert {name for name, text in BIRDS.items() if text} == mats.USED
