"""The small words of the game: foods, dice, habitats, nests, places on the mat."""

FOODS = ("invertebrate", "seed", "fish", "fruit", "rodent")
INVERTEBRATE, SEED, FISH, FRUIT, RODENT = range(5)
KINDS = 5
ANY_FOOD = (1 << KINDS) - 1
"""Foods as bits: all of them."""

EITHER = 5
"""The die's face that is an invertebrate or a seed; the other faces are the foods."""
FACES = (*FOODS, "invertebrate-or-seed")
DICE = 5

HABITATS = ("forest", "grassland", "wetland")
FOREST, GRASSLAND, WETLAND = range(3)

NESTS = ("bowl", "cavity", "ground", "platform", "star", "none")
BOWL, CAVITY, GROUND, PLATFORM, STAR, NO_NEST = range(6)

COLUMNS = 5
PLACES = 15
"""A place on a mat is habitat * 5 + column; on the table it is seat * 15 + that."""
EGG_COST = (0, 1, 1, 2, 2)
ROUND_TURNS = (8, 7, 6, 5)
TRAY = 3


def place_text(place: int) -> str:
    """A place on a mat in words, its column counted from 1.

    >>> place_text(0), place_text(14)
    ('forest 1', 'wetland 5')
    """
    return f"{HABITATS[place // COLUMNS]} {place % COLUMNS + 1}"


PLACE_BY_TEXT = {place_text(place): place for place in range(PLACES)}


def slug(name: str) -> str:
    """A name as it stands in an option's text.

    >>> slug("Anna's Hummingbird")
    'annas-hummingbird'
    """
    return name.lower().replace("'", "").replace(" ", "-")
