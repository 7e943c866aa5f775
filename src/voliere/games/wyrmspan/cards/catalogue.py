"""The facts of the cards and tiles, read once from data/; what they do stands in abilities.py.

A dragon or cave card is its index: its printed number less one.
"""

import json
import re
from pathlib import Path
from typing import Any, Final

from voliere.games.wyrmspan.words import (
    CAVES,
    EMPTY,
    LINES,
    MARKERS,
    PERSONALITIES,
    RESOURCES,
    SIZES,
    SQUARES,
    TRIGGERS,
)

DATA: Final = Path(__file__).parent / "data"


def read_data(name: str) -> Any:
    """One of the data files."""
    return json.loads((DATA / f"{name}.json").read_text(encoding="utf-8"))


DRAGON_DATA: Final[list[dict[str, Any]]] = read_data("dragons")
CAVE_DATA: Final[list[dict[str, Any]]] = read_data("caves")
TILES: Final[dict[str, Any]] = read_data("tiles")

DRAGONS: Final = 183
CAVE_CARDS: Final = 75


def slug(name: str) -> str:
    """A name as one lower-case word.

    >>> slug('"Friendly" Ruffed Red Dragon')
    'friendly-ruffed-red-dragon'
    """
    return re.sub(r"[^a-z0-9]+", "-", name.lower().replace("'", "")).strip("-")


def _numbers(field: str) -> list[int]:
    return [int(dragon[field]) for dragon in DRAGON_DATA]


def _costs(item: str) -> list[int]:
    return [int(dragon["cost"].get(item, 0)) for dragon in DRAGON_DATA]


def _indices(field: str, values: tuple[str, ...]) -> list[int]:
    return [values.index(dragon[field]) for dragon in DRAGON_DATA]


NAMES: Final[list[str]] = [slug(dragon["name"]["en"]) for dragon in DRAGON_DATA]
DRAGON_BY_NAME: Final[dict[str, int]] = {name: dragon for dragon, name in enumerate(NAMES)}

POINTS: Final[list[int]] = _numbers("points")
NESTS: Final[list[int]] = _numbers("nests")
SIZE: Final[list[int]] = _indices("size", SIZES)
PERSONALITY: Final[list[int]] = _indices("personality", PERSONALITIES)
HOMES: Final[list[int]] = [
    sum(1 << CAVES.index(cave) for cave in dragon["caves"]) for dragon in DRAGON_DATA
]
"""The caves that a dragon likes, as bits."""
TRIGGER: Final[list[int]] = [
    sum(TRIGGERS[name] for name in dragon["trigger"].split("+")) for dragon in DRAGON_DATA
]
"""The moments at which a dragon's abilities count, as bits."""

COIN_COST: Final[list[int]] = _costs("coin")
EGG_COST: Final[list[int]] = _costs("egg")
COST: Final[list[list[int]]] = [
    [int(dragon["cost"].get(kind, 0)) for kind in RESOURCES] for dragon in DRAGON_DATA
]
ICONS: Final[list[int]] = [sum(cost) for cost in COST]
"""The resources that a dragon's cost prints."""
PRINTED_COST: Final[list[int]] = [sum(dragon["cost"].values()) for dragon in DRAGON_DATA]
"""Every icon of the cost: resources, coins and eggs."""

HATCHLINGS: Final = 35
"""The dragons below this index are the hatchlings."""
FOOD: Final[list[int]] = [
    (*RESOURCES, "tuck").index(dragon["effect"][1]) if dragon["size"] == "hatchling" else EMPTY
    for dragon in DRAGON_DATA
]
LEFT_LOOKERS: Final[list[int]] = [
    dragon["number"] - 1
    for dragon in DRAGON_DATA
    if dragon["effect"][0] == "if" and dragon["effect"][1][0] == "left-neighbour"
]
"""They compare with the left neighbour: nobody sits there in a game against the Automa."""

GUILDS: Final[tuple[str, ...]] = tuple(guild["id"] for guild in TILES["guilds"])
GUILD_POINTS: Final[list[int]] = TILES["guild_points"]
MORE_SQUARES: Final[int] = TILES["assumptions"]["more_squares_from_three_players"]["value"]

OBJECTIVE_TILES: Final = 10
OBJECTIVE_DATA: Final[list[dict[str, Any]]] = [
    {"number": tile["number"], "side": side, **tile[side]}
    for tile in TILES["objectives"]
    for side in ("a", "b")
]
"""A side of an objective tile is its index: tile * 2, plus 1 for side b."""
OBJECTIVES: Final[list[str]] = [side["id"] for side in OBJECTIVE_DATA]
PLACE_POINTS: Final[list[list[int]]] = TILES["places"]
"""For each round the points of first, second and third place."""
AUTOMA_DECKS: Final[dict[str, list[int]]] = TILES["automa_decks"]
AUTOMA_CARDS: Final[list[dict[str, Any]]] = TILES["automa_cards"]


def squares_of(guild: int, line: int, seats: int) -> int:
    """How many markers a line of a guild tile takes; the long square takes any number."""
    if line >= LINES:
        return 1 if line < SQUARES - 1 else MARKERS * 5
    printed: int = TILES["guilds"][guild]["lines"][line]["squares"]
    return printed + (MORE_SQUARES if seats > 2 else 0)


CAVE_TEXTS: Final[list[str]] = [f"cave-{number}" for number in range(1, CAVE_CARDS + 1)]
CAVE_BY_TEXT: Final[dict[str, int]] = {text: card for card, text in enumerate(CAVE_TEXTS)}
