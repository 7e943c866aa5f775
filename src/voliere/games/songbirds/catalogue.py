"""The 28 songbirds, the four special cards, the berries, and the places of the forest."""

from typing import Final

COLOURS: Final = ("red", "blue", "green", "white")
LETTERS: Final = "RBGW"
LOUDEST: Final = 7
BIRDS: Final = len(COLOURS) * LOUDEST
"""A bird is its index: colour * 7 + volume - 1."""

SPECIALS: Final = ("crow", "hawk", "hummingbird", "mockingbird")
CARDS: Final = BIRDS + len(SPECIALS)
"""A special card is BIRDS + its index in SPECIALS."""

BERRIES: Final = (15, 12, 12, 10, 9, 8, 7, 7, 6, 5)
WORMS: Final = (3, 2, 1)

SIDE: Final = 5
PLACES: Final = SIDE * SIDE
CENTRE: Final = PLACES // 2
FULL: Final = (1 << PLACES) - 1
EMPTY: Final = -1

COLUMNS: Final = [[row * SIDE + column for row in range(SIDE)] for column in range(SIDE)]
ROWS: Final = [[row * SIDE + column for column in range(SIDE)] for row in range(SIDE)]
LINES: Final = COLUMNS + ROWS
"""The ten lines in the order of the berries: five over the columns, five beside the rows."""

FULL_ROW: Final = (1 << SIDE) - 1
NOT_FIRST_COLUMN: Final = sum(1 << place for place in range(PLACES) if place % SIDE)
NOT_LAST_COLUMN: Final = NOT_FIRST_COLUMN >> 1
PLACES_OF_ROW: Final = [
    [
        [row * SIDE + column for column in range(SIDE) if bits >> column & 1]
        for bits in range(FULL_ROW + 1)
    ]
    for row in range(SIDE)
]
"""By row and by bits of its columns, the places."""

DIAGONALS: Final = [
    p for p in range(PLACES) if p % SIDE == p // SIDE or p % SIDE + p // SIDE == SIDE - 1
]

ABOVE: Final = [CENTRE - 2 * SIDE, CENTRE - SIDE]
RIGHT: Final = [CENTRE + 1, CENTRE + 2]
BELOW: Final = [CENTRE + SIDE, CENTRE + 2 * SIDE]
LEFT: Final = [CENTRE - 2, CENTRE - 1]
"""The spaces beside the centre that a special card looks at."""


class Group:
    """The spaces that one token of a special card looks at, and the points it is worth."""

    def __init__(self, places: list[int], points: int) -> None:
        self.places = places
        self.points = points


def _four(sign: int) -> list[Group]:
    return [
        Group(ABOVE, 2 * sign),
        Group(RIGHT, 4 * sign),
        Group(BELOW, 5 * sign),
        Group(LEFT, 3 * sign),
    ]


def _two(sign: int) -> list[Group]:
    return [Group(ABOVE + RIGHT, 4 * sign), Group(BELOW + LEFT, 4 * sign)]


GROUPS: Final = [_four(-1), _two(-1), _four(1), _two(1)]
"""The groups of each special card: negative to the loudest colour, positive to the quietest."""


def colour_of(bird: int) -> int:
    """The colour's index in COLOURS."""
    return bird // LOUDEST


def volume_of(bird: int) -> int:
    """How loud the bird sings, 1 to 7."""
    return bird % LOUDEST + 1


def card_text(card: int) -> str:
    """The short name of a bird (letter and volume) or of a special card.

    >>> card_text(0), card_text(27), card_text(28)
    ('R1', 'W7', 'crow')
    """
    if card >= BIRDS:
        return SPECIALS[card - BIRDS]
    return f"{LETTERS[colour_of(card)]}{volume_of(card)}"


def place_text(place: int) -> str:
    """Column letter and row number, from the top left.

    >>> place_text(0), place_text(12), place_text(24)
    ('a1', 'c3', 'e5')
    """
    return f"{'abcde'[place % SIDE]}{place // SIDE + 1}"


def free_places(filled: int) -> int:
    """The empty spaces beside a filled one, as bits."""
    beside = filled << SIDE | filled >> SIDE
    beside |= (filled & NOT_LAST_COLUMN) << 1 | (filled & NOT_FIRST_COLUMN) >> 1
    return beside & FULL & ~filled


def places_of(free: int) -> list[int]:
    """The places whose bits are set."""
    places: list[int] = []
    for row in PLACES_OF_ROW:
        places += row[free & FULL_ROW]
        free >>= SIDE
    return places


CARD_TEXTS: Final = [card_text(card) for card in range(CARDS)]
CARD_BY_TEXT: Final = {text: card for card, text in enumerate(CARD_TEXTS)}
