"""The 28 songbirds, the four special cards, the berries, and the places of the forest."""

COLOURS = ("red", "blue", "green", "white")
LETTERS = "RBGW"
LOUDEST = 7
BIRDS = len(COLOURS) * LOUDEST
"""A bird is its index: colour * 7 + volume - 1."""

SPECIALS = ("crow", "hawk", "hummingbird", "mockingbird")
CARDS = BIRDS + len(SPECIALS)
"""A special card is BIRDS + its index in SPECIALS."""

BERRIES = (15, 12, 12, 10, 9, 8, 7, 7, 6, 5)
WORMS = (3, 2, 1)

SIDE = 5
PLACES = SIDE * SIDE
CENTRE = 12
FULL = (1 << PLACES) - 1
EMPTY = -1

COLUMNS = [[row * SIDE + column for row in range(SIDE)] for column in range(SIDE)]
ROWS = [[row * SIDE + column for column in range(SIDE)] for row in range(SIDE)]
LINES = COLUMNS + ROWS
"""The ten lines in the order of the berries: five over the columns, five beside the rows."""

DIAGONALS = [p for p in range(PLACES) if p % SIDE == p // SIDE or p % SIDE + p // SIDE == SIDE - 1]

ABOVE, RIGHT, BELOW, LEFT = [2, 7], [13, 14], [17, 22], [10, 11]


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


GROUPS = [_four(-1), _two(-1), _four(1), _two(1)]
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


CARD_BY_TEXT = {card_text(card): card for card in range(CARDS)}
