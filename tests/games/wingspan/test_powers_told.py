"""The log says once whose power is used, and nothing when it is declined."""

from typing import Any

import pytest

from tests.games.wingspan.mats import activated, alone, bird, played, rolling, table
from tests.scenario import after

ROLL = ["fruit", "seed", "fish", "fish", "seed"]

# A position, the choices, and who then has used which bird.
CASES: dict[str, tuple[dict[str, Any], list[str], list[tuple[int, str]]]] = {
    "one choice": (
        activated("forest", {"forest": ["Northern Cardinal"]}),
        ["use"],
        [(0, "Northern Cardinal")],
    ),
    "declined": (activated("forest", {"forest": ["Northern Cardinal"]}), ["decline"], []),
    "two cards": (
        played("Black-Necked Stilt", "wetland"),
        ["draw", "draw"],
        [(0, "Black-Necked Stilt")],
    ),
    "the first of two cards": (
        played("Black-Necked Stilt", "wetland"),
        ["draw", "decline"],
        [(0, "Black-Necked Stilt")],
    ),
    "the tray": (
        played("Brant", "wetland", settings={"swift_start": True}),
        ["take wild-turkey", "take trumpeter-swan", "take hooded-warbler"],
        [(0, "Brant")],
    ),
    "all fish": (
        played("Bald Eagle", "wetland", feeder=["fish", "fish", "seed"]),
        ["die fish", "die fish"],
        [(0, "Bald Eagle")],
    ),
    "a re-roll first": (
        activated("forest", {"forest": ["Blue Jay"]}, feeder=["rodent"], chance=rolling(*ROLL)),
        ["reroll", "die seed", "use"],
        [(0, "Blue Jay")],
    ),
    "an egg for each": (
        played("Say's Phoebe", "grassland", {"forest": ["Northern Cardinal"]}),
        ["egg forest 1", "egg grassland 1"],
        [(0, "Say's Phoebe")],
    ),
    "tuck and lay": (
        activated("forest", {"forest": ["Bushtit"]}, hands=[["Osprey"], []]),
        ["tuck osprey", "egg forest 1"],
        [(0, "Bushtit")],
    ),
    "an egg for food": (
        activated("grassland", {"grassland": [bird("Inca Dove", eggs=1), "Common Raven"]}),
        ["remove-egg grassland 1", "gain fish", "gain seed"],
        [(0, "Common Raven")],
    ),
    "a gift": (
        activated("wetland", {"wetland": ["Osprey"]}),
        ["use", "use"],
        [(0, "Osprey")],
    ),
    "a gift when alone": (
        alone(activated("wetland", {"wetland": ["Osprey"]})),
        ["use"],
        [(0, "Osprey")],
    ),
    "the fewest birds when alone": (
        alone(activated("forest", {"forest": ["Hermit Thrush"]})),
        ["die fish"],
        [(0, "Hermit Thrush")],
    ),
    "eggs for all when alone": (
        alone(activated("grassland", {"grassland": ["Lazuli Bunting"]})),
        ["egg grassland 1"],
        [(0, "Lazuli Bunting")],
    ),
    "a repeater": (
        activated("forest", {"forest": ["Gray Catbird", "Northern Cardinal"]}),
        ["decline", "repeat forest 2", "use"],
        [(0, "Gray Catbird"), (0, "Northern Cardinal")],
    ),
    "a repeated repeater": (
        activated(
            "forest", {"forest": ["Northern Cardinal", "Gray Catbird", "Northern Mockingbird"]}
        ),
        ["repeat forest 2", "repeat forest 1", "use", "decline", "decline"],
        [(0, "Northern Mockingbird"), (0, "Gray Catbird"), (0, "Northern Cardinal")],
    ),
    "a pink power": (
        table({}, {"wetland": ["Eastern Kingbird"]}, hands=[["Turkey Vulture"], []]),
        ["play turkey-vulture forest", "use"],
        [(1, "Eastern Kingbird")],
    ),
    "an action of the mat": (table({"forest": ["Hooded Warbler"]}, tray=[]), ["gain-food"], []),
}


@pytest.mark.parametrize("case", CASES)
def test_a_used_power_is_told_once(case: str) -> None:
    position, choices, told = CASES[case]
    game = after(position, *choices)
    used = [(event.seat, event.data["bird"]) for event in game.events if event.kind == "used-power"]
    assert used == told
