"""The 180 birds: the facts of birds.csv, read once. A bird is its index in the list."""

from pathlib import Path
from typing import Final

from voliere.games.wingspan.cards.names import name_bonuses
from voliere.games.wingspan.words import (
    EDITIONS,
    FOODS,
    HABITATS,
    NESTS,
    STAR,
    slug,
)
from voliere.kernel.data import DataError, Row, read_table
from voliere.texts import HOME

WILD: Final = "wild"
ICONS: Final = (*FOODS, WILD)
PACKS: Final = ("base", "swift-start")
COLUMN_NAMES: Final = (
    "name_en",
    "name_fr",
    "scientific",
    "pack",
    "habitats",
    "food_cost",
    "points",
    "nest",
    "egg_limit",
    "wingspan_cm",
    "power",
)
FACTS: Final = HOME / "games" / "wingspan" / "cards" / "data" / "birds.csv"


class Cost:
    """What a bird eats: a number of each food, a number of any food, or one out of several."""

    def __init__(self, row: Row) -> None:
        text = row["food_cost"]
        self.one_of: bool = "/" in text
        icons = row.some_of("food_cost", ICONS, "/" if self.one_of else "+")
        self.icons: list[int] = [icons.count(food) for food in FOODS]
        self.wild: int = icons.count(WILD)
        self.total: int = 1 if self.one_of else len(icons)

    def as_json(self) -> dict[str, int]:
        """The icons by food, as a card shows them."""
        shown = {food: self.icons[kind] for kind, food in enumerate(FOODS)}
        shown[WILD] = self.wild
        return {food: count for food, count in shown.items() if count}


class Bird:
    """The facts printed on a card; what its power does stands in powers.py."""

    def __init__(self, row: Row, cost: int) -> None:
        self.row = row
        self.name: str = row.filled("name_en")
        self.name_fr: str = row.filled("name_fr")
        self.scientific: str = row.filled("scientific")
        self.pack: str = row.one_of("pack", PACKS)
        row.filled("habitats")
        habitats = row.some_of("habitats", HABITATS)
        self.habitats: int = sum(1 << HABITATS.index(habitat) for habitat in set(habitats))
        self.cost = cost
        self.points: int = row.number("points")
        self.nest: int = NESTS.index(row.one_of("nest", NESTS))
        self.egg_limit: int = row.number("egg_limit")
        self.wingspan: int = row.number("wingspan_cm", 1)
        self.name_bonus: dict[str, list[str]] = {
            edition: name_bonuses(self.names()[edition], edition) for edition in EDITIONS
        }
        self.power: str = row["power"]

    def names(self) -> dict[str, str]:
        """The name in each language."""
        return {"en": self.name, "fr": self.name_fr}


def read_birds(path: Path, costs: list[Cost]) -> list[Bird]:
    """The birds of a file; their different costs are added to the list, a bird holds an index."""
    numbers: dict[str, int] = {}
    birds: list[Bird] = []
    for row in read_table(path, COLUMN_NAMES):
        text = row["food_cost"]
        if text not in numbers:
            numbers[text] = len(costs)
            costs.append(Cost(row))
        birds.append(Bird(row, numbers[text]))
    _check_together(birds)
    return birds


def _check_together(birds: list[Bird]) -> None:
    """Every name stands once, and the birds of the base game come first."""
    seen: dict[str, str] = {}
    packs = [PACKS.index(bird.pack) for bird in birds]
    for index, bird in enumerate(birds):
        for name in (bird.name, bird.name_fr):
            if name in seen and seen[name] != bird.row.where:
                raise DataError(f"{bird.row.where}: {name!r} stands in {seen[name]} already")
            seen[name] = bird.row.where
        if index and packs[index] < packs[index - 1]:
            raise DataError(f"{bird.row.where}: the birds of the base game come first")


COSTS: Final[list[Cost]] = []
"""The different costs; a bird holds the index of its own."""
BIRDS: Final = read_birds(FACTS, COSTS)
COUNT: Final = len(BIRDS)
BASE: Final = sum(1 for bird in BIRDS if bird.pack == PACKS[0])
"""The number of birds of the base game: they come first, then those of the swift-start pack."""

SLUGS: Final = [slug(bird.name) for bird in BIRDS]
BIRD_BY_TEXT: Final[dict[str, int]] = {}
"""A bird by any of its names: English, French, or as options write it."""
for _index, _bird in enumerate(BIRDS):
    for _name in (_bird.name, _bird.name_fr, SLUGS[_index]):
        BIRD_BY_TEXT[_name.lower()] = _index

# Columns of facts for the rules' loops.
COST_OF: Final = [bird.cost for bird in BIRDS]
HABITATS_OF: Final = [bird.habitats for bird in BIRDS]
POINTS_OF: Final = [bird.points for bird in BIRDS]
NEST_OF: Final = [bird.nest for bird in BIRDS]
LIMIT_OF: Final = [bird.egg_limit for bird in BIRDS]
WINGSPAN_OF: Final = [bird.wingspan for bird in BIRDS]


def nests_in(bird: int, nest: int) -> bool:
    """Whether the bird's nest is of this kind; a star is of every kind."""
    own = NEST_OF[bird]
    return own in (nest, STAR)


def eats(bird: int, food: int) -> bool:
    """Whether the food stands in the bird's printed cost; a wild icon is no food.

    >>> eats(BIRD_BY_TEXT["mallard"], 1), eats(BIRD_BY_TEXT["american crow"], 1)
    (True, False)
    """
    return COSTS[COST_OF[bird]].icons[food] > 0


def eats_only(bird: int, food: int) -> bool:
    """Whether the bird's cost is this food and nothing else."""
    cost = COSTS[COST_OF[bird]]
    return cost.icons[food] > 0 and sum(cost.icons) == cost.icons[food] and not cost.wild


def eats_wild(bird: int) -> bool:
    """Whether the bird's cost shows a wild icon."""
    return COSTS[COST_OF[bird]].wild > 0


def habitat_names(bird: int) -> list[str]:
    """The habitats printed on the card."""
    bits = HABITATS_OF[bird]
    return [habitat for index, habitat in enumerate(HABITATS) if bits >> index & 1]
