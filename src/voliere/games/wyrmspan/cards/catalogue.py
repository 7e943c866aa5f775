"""The facts of the cards and tiles, read once from data/; what they do stands in abilities.py.

A dragon or cave card is its index: its printed number less one.
"""

import json
import re
from pathlib import Path
from typing import Any, Final

from voliere.games.wyrmspan.words import (
    CAVES,
    COST_ITEMS,
    EMPTY,
    FOODS,
    LINES,
    MARKERS,
    OBJECTIVE_IDS,
    PERSONALITIES,
    RESOURCES,
    SIZES,
    SQUARES,
    TRIGGERS,
)
from voliere.kernel.data import DataError, Entry, read_entries
from voliere.texts import LANGUAGES

DATA: Final = Path(__file__).parent / "data"

DRAGON_FIELDS: Final = (
    "number",
    "name",
    "size",
    "personality",
    "caves",
    "points",
    "nests",
    "cost",
    "trigger",
    "effect",
)


def read_dragons(path: Path) -> list[Entry]:
    """The dragons with their facts checked; abilities.py reads what they do."""
    dragons = _numbered(path)
    for dragon in dragons:
        dragon.check_fields(DRAGON_FIELDS, ("opponents",))
        dragon.inner("name").check_fields(LANGUAGES)
        dragon.one_of("size", SIZES)
        dragon.one_of("personality", PERSONALITIES)
        dragon.some_of("caves", CAVES)
        dragon.number("points")
        dragon.number("nests")
        for item in dragon.some_of("cost", COST_ITEMS):
            dragon.inner("cost").number(item, 1)
        for moment in str(dragon["trigger"]).split("+"):
            dragon.known("trigger", moment, TRIGGERS)
    return dragons


def read_caves(path: Path) -> list[Entry]:
    """The cave cards."""
    caves = _numbered(path)
    for cave in caves:
        cave.check_fields(("number", "effect"), ("opponents",))
    return caves


def _numbered(path: Path) -> list[Entry]:
    """The cards of a file, which stand in the order of their printed numbers."""
    cards = read_entries(path)
    for index, card in enumerate(cards):
        if card.number("number", 1) != index + 1:
            raise DataError(f"{card.where}: the number {card['number']} must be {index + 1}")
    return cards


def read_tiles(path: Path) -> dict[str, Any]:
    """What is not on cards: the mat, the guild, the objectives, the Automa."""
    tiles = Entry(path.name, json.loads(path.read_text(encoding="utf-8")))
    tiles.check_fields(TILE_FIELDS)
    for row in entries_of(tiles, "mat"):
        row.check_fields(("cave", "effects"))
        row.one_of("cave", CAVES)
    for guild in entries_of(tiles, "guilds"):
        guild.check_fields(("id", "lines"))
        for line in entries_of(guild, "lines"):
            line.check_fields(("effect", "squares"))
            line.number("squares", 1)
    for tile in entries_of(tiles, "objectives"):
        tile.check_fields(("number", *SIDES))
        for side in SIDES:
            tile.inner(side).check_fields(("id", "automa"), ("most",))
            tile.inner(side).one_of("id", OBJECTIVE_IDS)
    _check_automa(tiles)
    return tiles.fields


def _check_automa(tiles: Entry) -> None:
    cards = entries_of(tiles, "automa_cards")
    for card in cards:
        card.check_fields(("label", "pass", "refresh", "objective", "steps", "dragon"), BROWN)
        if isinstance(card["steps"], str):
            card.one_of("steps", STEPS_BY_CAVES)
    for name, deck in tiles["automa_decks"].items():
        for number in deck:
            if number not in range(len(cards)):
                raise DataError(f"{tiles.where} automa_decks {name}: there is no card {number!r}")
    tiles.inner("automa_points").check_fields(("dragon", "dragon_at_level-3", "cave", "step"))


def entries_of(entry: Entry, field: str) -> list[Entry]:
    """The objects of a list within an object."""
    where = f"{entry.where} {field}"
    return [Entry(f"{where} {index + 1}", value) for index, value in enumerate(entry[field])]


TILE_FIELDS: Final = (
    "mat",
    "income",
    "track",
    "guilds",
    "guild_points",
    "assumptions",
    "objectives",
    "places",
    "automa_cards",
    "automa_decks",
    "automa_points",
)
SIDES: Final = ("a", "b")
BROWN: Final = ("cave", "guild")
"""What the Automa does on a brown space beside taking a dragon: one or the other."""
STEPS_BY_CAVES: Final = ("least", "most", "most+1")
"""How far Ravel's cards walk, by the player's caves."""

DRAGON_ENTRIES: Final[list[Entry]] = read_dragons(DATA / "dragons.json")
CAVE_ENTRIES: Final[list[Entry]] = read_caves(DATA / "caves.json")
DRAGON_DATA: Final[list[dict[str, Any]]] = [entry.fields for entry in DRAGON_ENTRIES]
CAVE_DATA: Final[list[dict[str, Any]]] = [entry.fields for entry in CAVE_ENTRIES]
TILES: Final[dict[str, Any]] = read_tiles(DATA / "tiles.json")

DRAGONS: Final[int] = len(DRAGON_DATA)
CAVE_CARDS: Final[int] = len(CAVE_DATA)


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

FOOD: Final[list[int]] = [
    FOODS.index(dragon["effect"][1]) if dragon["size"] == "hatchling" else EMPTY
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
ASSUMPTIONS: Final[dict[str, dict[str, Any]]] = TILES["assumptions"]
"""What is not known of the box and taken to be so: each says why."""
MORE_SQUARES: Final[int] = ASSUMPTIONS["more_squares_from_three_players"]["value"]
POINTS_SQUARES: Final[int] = ASSUMPTIONS["points_squares_from_three_players"]["value"]

OBJECTIVE_DATA: Final[list[dict[str, Any]]] = [
    {"number": tile["number"], "side": side, **tile[side]}
    for tile in TILES["objectives"]
    for side in SIDES
]
"""A side of an objective tile is its index: tile * 2, plus 1 for side b."""
OBJECTIVES: Final[list[str]] = [side["id"] for side in OBJECTIVE_DATA]
PLACE_POINTS: Final[list[list[int]]] = TILES["places"]
"""For each round the points of first, second and third place."""
AUTOMA_DECKS: Final[dict[str, list[int]]] = TILES["automa_decks"]
AUTOMA_CARDS: Final[list[dict[str, Any]]] = TILES["automa_cards"]


OBJECTIVE_TILES: Final[int] = len(TILES["objectives"])


def squares_of(guild: int, line: int, seats: int) -> int:
    """How many markers a line of a guild tile takes; the long square takes any number."""
    if line >= LINES:
        few = 1 if seats <= 2 else POINTS_SQUARES
        return few if line < SQUARES - 1 else MARKERS * max(2, seats)
    printed: int = TILES["guilds"][guild]["lines"][line]["squares"]
    return printed + (MORE_SQUARES if seats > 2 else 0)


CAVE_TEXTS: Final[list[str]] = [f"cave-{number}" for number in range(1, CAVE_CARDS + 1)]
CAVE_BY_TEXT: Final[dict[str, int]] = {text: card for card, text in enumerate(CAVE_TEXTS)}
