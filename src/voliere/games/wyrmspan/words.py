"""The small words of the game: kinds, places and reaches on the mat, moments, the guild."""

from typing import Final

CAVES: Final = ("crimson", "golden", "amethyst")
COLUMNS: Final = 4
STAGES: Final = 5
"""The adventurer gains something of the mat before the first dragon and after each of four."""
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
FOODS: Final = (*RESOURCES, "tuck")
"""What hatchlings are fed with: a resource cached, or a card tucked."""
COST_ITEMS: Final = ("coin", "egg", *RESOURCES)

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
DISPLAY_SIZE: Final = 3
"""Number of dragons, and of caves, that lie face up."""

TUCKED_CARD: Final = 4
"""The food of the hatchlings that are fed with cards."""

LINES: Final = 4
SQUARES: Final = 7
"""The four lines of a guild tile, then the squares for 6 and 3 points and the long one for 1."""
MARKERS: Final = 4
TRACK: Final = 12
BROWN_EVERY: Final = 6
"""Every sixth space of the guild's track is brown; so is the start."""

ROUNDS: Final = 4
OBJECTIVE_IDS: Final = (
    "cave-cards",
    "crimson-cards",
    "golden-cards",
    "amethyst-cards",
    "nests",
    "eggs",
    "cached",
    "guild",
    "cheap",
    "costly",
    "played-or-round",
    "activated",
    "hatchlings",
    *SIZES[1:],
    *PERSONALITIES,
)
"""What objectives count."""


def place_text(place: int) -> str:
    """Cave and column of a place.

    >>> place_text(0), place_text(6), place_text(NEST)
    ('crimson-1', 'golden-3', 'nest')
    """
    return "nest" if place == NEST else f"{CAVES[place // COLUMNS]}-{place % COLUMNS + 1}"


PLACE_TEXTS: Final[list[str]] = [place_text(place) for place in range(PLACES + 1)]

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
