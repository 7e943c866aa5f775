"""The 26 bonus cards: which birds count for each, and what a number of them is worth."""

from typing import Final

from voliere.games.wingspan.words import (
    BOWL,
    CAVITY,
    FISH,
    FOREST,
    FRUIT,
    GRASSLAND,
    GROUND,
    INVERTEBRATE,
    PLATFORM,
    RODENT,
    SEED,
    WETLAND,
    slug,
)

# What makes a bird count. Those up to DWELLER look at the card alone.
NAMED: Final = 0
CHEAP: Final = 1
FLOCKING: Final = 2
PREDATOR: Final = 3
LARGE: Final = 4
SMALL: Final = 5
EATER: Final = 6
EATER_ONLY: Final = 7
WILD_EATER: Final = 8
NESTER: Final = 9
DWELLER: Final = 10
LAYER: Final = 11
SPARSE: Final = 12
IN_HAND: Final = 13
CRITERIA: Final = (
    "named",
    "cheap",
    "flocking",
    "predator",
    "large",
    "small",
    "eats",
    "eats-only",
    "eats-wild",
    "nest",
    "only-in",
    "laid",
    "sparse",
    "in-hand",
)


class Bonus:
    """A bonus card. `steps` are (birds, points); without them each bird is worth two, or `each`."""

    def __init__(
        self,
        name: str,
        name_fr: str,
        criterion: int,
        value: int,
        steps: tuple[tuple[int, int], ...],
        percent: int,
        each: int = 2,
    ) -> None:
        self.name = name
        self.name_fr = name_fr
        self.criterion = criterion
        self.value = value
        self.steps = steps
        self.percent = percent
        self.each: int = 0 if steps else each

    def points(self, birds: int) -> int:
        """What a number of birds is worth.

        >>> [BONUSES[0].points(birds) for birds in range(6)]
        [0, 0, 3, 3, 7, 7]
        """
        if not self.steps:
            return birds * self.each
        worth = 0
        for least, points in self.steps:
            if birds >= least:
                worth = points
        return worth

    def next_step(self, birds: int) -> int | None:
        """The next number of birds that is worth more; None when there is none.

        >>> [BONUSES[0].next_step(birds) for birds in (0, 2, 4)]
        [2, 4, None]
        """
        if not self.steps:
            return birds + 1
        return min((least for least, _ in self.steps if least > birds), default=None)

    def looks_at_cards(self) -> bool:
        """Whether a card alone tells if it counts, wherever it lies."""
        return self.criterion <= DWELLER

    def automa_may_hold(self) -> bool:
        """Only a card that prints a percentage; and backyard birds would be too easy for it."""
        return self.percent > 0 and self.looks_at_cards() and self.criterion != CHEAP


_NAME: Final = ((2, 3), (4, 7))
_SIZE: Final = ((4, 3), (6, 6))
_NEST: Final = ((4, 4), (6, 7))

BONUSES: Final = [
    Bonus("Anatomist", "Anatomiste", NAMED, 0, _NAME, 22),
    Bonus("Backyard Birder", "Ornithologue de basse-cour", CHEAP, 4, ((5, 3), (7, 6)), 42),
    Bonus("Bird Counter", "Compteur d'oiseaux", FLOCKING, 0, (), 15),
    Bonus("Bird Feeder", "Mangeoire", EATER, SEED, ((5, 3), (8, 7)), 44),
    Bonus("Breeding Manager", "Directeur d'élevage", LAYER, 4, (), 28, each=1),
    Bonus("Cartographer", "Cartographe", NAMED, 0, _NAME, 21),
    Bonus("Ecologist", "Écologiste", SPARSE, 0, (), 0),
    Bonus("Enclosure Builder", "Constructeur d'enclos", NESTER, GROUND, _NEST, 31),
    Bonus("Falconer", "Fauconnier", PREDATOR, 0, (), 13),
    Bonus("Fishery Manager", "Gérant de pêcherie", EATER, FISH, ((2, 3), (4, 8)), 18),
    Bonus("Food Web Expert", "Expert en chaîne alimentaire", EATER_ONLY, INVERTEBRATE, (), 9),
    Bonus("Forester", "Forestier", DWELLER, FOREST, ((3, 4), (5, 8)), 24),
    Bonus("Historian", "Historien", NAMED, 0, (), 11),
    Bonus("Large Bird Specialist", "Spécialiste des grands oiseaux", LARGE, 65, _SIZE, 35),
    Bonus("Nest Box Builder", "Constructeur de nichoir", NESTER, CAVITY, _NEST, 31),
    Bonus("Omnivore Specialist", "Expert en omnivores", WILD_EATER, 0, (), 16),
    Bonus("Oologist", "Oologiste", LAYER, 1, ((7, 3), (9, 6)), 0),
    Bonus("Passerine Specialist", "Spécialiste des passereaux", SMALL, 30, _SIZE, 35),
    Bonus("Photographer", "Photographe", NAMED, 0, ((4, 3), (6, 7)), 34),
    Bonus("Platform Builder", "Constructeur de plateforme", NESTER, PLATFORM, _NEST, 31),
    Bonus("Prairie Manager", "Gardien de prairie", DWELLER, GRASSLAND, ((2, 3), (4, 8)), 19),
    Bonus("Rodentologist", "Expert en rongeurs", EATER, RODENT, (), 15),
    Bonus("Visionary Leader", "Planificateur", IN_HAND, 0, ((5, 4), (8, 7)), 0),
    Bonus("Viticulturalist", "Viticulteur", EATER, FRUIT, ((2, 3), (4, 7)), 22),
    Bonus(
        "Wetland Scientist", "Scientifique en zone humide", DWELLER, WETLAND, ((3, 3), (5, 7)), 26
    ),
    Bonus("Wildlife Gardener", "Jardinier animalier", NESTER, BOWL, _NEST, 31),
]

NAME_BONUSES: Final = [card.name for card in BONUSES if card.criterion == NAMED]
"""The bonus cards that look at birds' names."""

BONUS_BY_TEXT: Final[dict[str, int]] = {}
"""A bonus card by any of its names."""
for _index, _card in enumerate(BONUSES):
    for _name in (_card.name, _card.name_fr, slug(_card.name)):
        BONUS_BY_TEXT[_name.lower()] = _index
