"""The 180 birds: the facts of birds.csv, read once. A bird is its index in the list."""

import csv
from typing import Final

from voliere.games.wingspan.words import (
    FOODS,
    HABITATS,
    NESTS,
    STAR,
    slug,
)
from voliere.texts import HOME

WILD: Final = "wild"


class Cost:
    """What a bird eats: so many of each food, so many of any food, or one out of several."""

    def __init__(self, text: str) -> None:
        icons = [icon for icon in text.replace("/", "+").split("+") if icon]
        self.one_of: bool = "/" in text
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

    def __init__(self, row: dict[str, str], cost: int) -> None:
        self.name: str = row["name_en"]
        self.name_fr: str = row["name_fr"]
        self.scientific: str = row["scientific"]
        self.pack: str = row["pack"]
        self.habitats: int = sum(
            1 << HABITATS.index(habitat) for habitat in row["habitats"].split("+")
        )
        self.cost = cost
        self.points = int(row["points"])
        self.nest: int = NESTS.index(row["nest"])
        self.egg_limit = int(row["egg_limit"])
        self.wingspan = int(row["wingspan_cm"])
        self.name_bonus: dict[str, list[str]] = {
            "en": [name for name in row["name_bonus_en"].split("+") if name],
            "fr": [name for name in row["name_bonus_fr"].split("+") if name],
        }
        self.power: str = row["power"]

    def names(self) -> dict[str, str]:
        """The name in each language."""
        return {"en": self.name, "fr": self.name_fr}


COSTS: Final[list[Cost]] = []
"""The different costs; a bird holds the index of its own."""


def _read_birds() -> list[Bird]:
    path = HOME / "games" / "wingspan" / "cards" / "data" / "birds.csv"
    costs: dict[str, int] = {}
    birds: list[Bird] = []
    with path.open(encoding="utf-8", newline="") as file:
        for row in csv.DictReader(file):
            text = row["food_cost"]
            if text not in costs:
                costs[text] = len(COSTS)
                COSTS.append(Cost(text))
            birds.append(Bird(row, costs[text]))
    return birds


BIRDS: Final = _read_birds()
COUNT: Final = len(BIRDS)
BASE: Final = sum(1 for bird in BIRDS if bird.pack == "base")
"""The birds of the base game come first, then those of the swift-start pack."""

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
