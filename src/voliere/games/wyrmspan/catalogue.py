"""The facts of the cards and tiles, read once from data/: what they do stands in abilities.py.

A dragon or cave card is its index: its printed number less one.
"""

import json
import re
from pathlib import Path
from typing import Any, Final

DATA: Final = Path(__file__).parent / "data"


def read_data(name: str) -> Any:
    """One of the data files."""
    return json.loads((DATA / f"{name}.json").read_text(encoding="utf-8"))


CAVES: Final = ("crimson", "golden", "amethyst")
COLUMNS: Final = 4
PLACES: Final = 12
"""A place of the mat is cave * 4 + column."""
NEST: Final = 12
"""The two nests of the mat itself, beside the places; also: nowhere on the mat."""
MAT_NESTS: Final = 2
EMPTY: Final = -1

RESOURCES: Final = ("meat", "gold", "crystal", "milk")
KINDS: Final = 4
MEAT: Final = 0
GOLD: Final = 1
CRYSTAL: Final = 2
MILK: Final = 3
ANY_KIND: Final = 4

SIZES: Final = ("hatchling", "small", "medium", "large")
PERSONALITIES: Final = ("shy", "helpful", "aggressive", "playful")

IF_ACTIVATED: Final = 1
WHEN_PLAYED: Final = 2
ONCE_PER_ROUND: Final = 4
END_GAME: Final = 8
TRIGGERS: Final[dict[str, int]] = {
    "if_activated": IF_ACTIVATED,
    "when_played": WHEN_PLAYED,
    "once_per_round": ONCE_PER_ROUND,
    "end_game": END_GAME,
}

DRAGON: Final = 0
CAVE: Final = 1
CARD_KINDS: Final = ("dragon", "cave")

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
TUCKED_CARD: Final = 4
"""The food of the hatchlings that are fed with cards."""
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
LINES: Final = 4
SQUARES: Final = 7
"""The four lines of a guild tile, then the squares for 6 and 3 points and the long one for 1."""
MARKERS: Final = 4
TRACK: Final = 12
BROWN_EVERY: Final = 6
"""Every sixth space of the guild's track is brown; so is the start."""
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
ROUNDS: Final = 4

AUTOMA_DECKS: Final[dict[str, list[int]]] = TILES["automa_decks"]
AUTOMA_CARDS: Final[list[dict[str, Any]]] = TILES["automa_cards"]


def squares_of(guild: int, line: int, seats: int) -> int:
    """How many markers a line of a guild tile takes; the long square takes any number."""
    if line >= LINES:
        return 1 if line < SQUARES - 1 else MARKERS * 5
    printed: int = TILES["guilds"][guild]["lines"][line]["squares"]
    return printed + (MORE_SQUARES if seats > 2 else 0)


def place_text(place: int) -> str:
    """Cave and column of a place.

    >>> place_text(0), place_text(6), place_text(NEST)
    ('crimson-1', 'golden-3', 'nest')
    """
    return "nest" if place == NEST else f"{CAVES[place // COLUMNS]}-{place % COLUMNS + 1}"


PLACE_TEXTS: Final[list[str]] = [place_text(place) for place in range(PLACES + 1)]
CAVE_TEXTS: Final[list[str]] = [f"cave-{number}" for number in range(1, CAVE_CARDS + 1)]
CAVE_BY_TEXT: Final[dict[str, int]] = {text: card for card, text in enumerate(CAVE_TEXTS)}

# Where an effect reaches from the dragon that has it.
ANYWHERE: Final = 0
HERE: Final = 1
THIS_CAVE: Final = 2
THIS_COLUMN: Final = 3
BESIDE: Final = 4
WHERE: Final = ("any", "here", "cave", "column", "beside")


def _reach(where: int, place: int) -> list[int]:
    cave, column = place // COLUMNS, place % COLUMNS
    everywhere = list(range(PLACES))
    if where == ANYWHERE:
        return everywhere
    if where == HERE:
        return [place]
    if where == THIS_CAVE:
        return [p for p in everywhere if p // COLUMNS == cave]
    if where == THIS_COLUMN:
        return [p for p in everywhere if p % COLUMNS == column]
    return [p for p in everywhere if abs(p // COLUMNS - cave) + abs(p % COLUMNS - column) == 1]


REACH: Final[list[list[list[int]]]] = [
    [_reach(where, place) for place in range(PLACES)] + [list(range(PLACES))]
    for where in range(len(WHERE))
]
"""The places that each kind of reach covers from each place."""
