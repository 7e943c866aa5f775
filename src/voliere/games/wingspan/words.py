"""The small words of the game: foods, dice, habitats, nests, places on the mat."""

from typing import Final

FOODS: Final = ("invertebrate", "seed", "fish", "fruit", "rodent")
INVERTEBRATE: Final = 0
SEED: Final = 1
FISH: Final = 2
FRUIT: Final = 3
RODENT: Final = 4
KINDS: Final = 5
NO_FOOD: Final = -1
ANY_FOOD: Final = (1 << KINDS) - 1
"""Foods as bits: all of them."""

EITHER: Final = 5
"""The die's face that is an invertebrate or a seed; the other faces are the foods."""
FACES: Final = (*FOODS, "invertebrate-or-seed")
DICE: Final = 5

HABITATS: Final = ("forest", "grassland", "wetland")
FOREST: Final = 0
GRASSLAND: Final = 1
WETLAND: Final = 2

NESTS: Final = ("bowl", "cavity", "ground", "platform", "star", "none")
BOWL: Final = 0
CAVITY: Final = 1
GROUND: Final = 2
PLATFORM: Final = 3
STAR: Final = 4
NO_NEST: Final = 5

EDITIONS: Final = ("fr", "en")
"""The printed games: some birds' names, and so the bonus cards that look at them, differ."""

COLUMNS: Final = 5
PLACES: Final = 15
"""A place on a mat is habitat * 5 + column; on the table it is seat * 15 + that."""
EGG_COST: Final = (0, 1, 1, 2, 2)
"""The eggs that a bird costs in each column."""
MAT_GAINS: Final = ((1, 1, 2, 2, 3, 3), (2, 2, 3, 3, 4, 4), (1, 1, 2, 2, 3, 3))
"""For each row and each number of birds in it, how much its action gives."""
ROUND_TURNS: Final = (8, 7, 6, 5)
TRAY: Final = 3


def trades(birds: int) -> bool:
    """Whether the action of a row with this number of birds may trade once for one more."""
    return birds % 2 == 1


def place_text(place: int) -> str:
    """A place on a mat in words, its column counted from 1.

    >>> place_text(0), place_text(14)
    ('forest 1', 'wetland 5')
    """
    return f"{HABITATS[place // COLUMNS]} {place % COLUMNS + 1}"


PLACE_BY_TEXT: Final = {place_text(place): place for place in range(PLACES)}


def slug(name: str) -> str:
    """A name as it stands in an option's text.

    >>> slug("Anna's Hummingbird")
    'annas-hummingbird'
    """
    return name.lower().replace("'", "").replace(" ", "-")
