"""The eight goal tiles with their sixteen sides, and what a goal is worth at a round's end."""

from typing import Final

from voliere.games.wingspan.words import HABITATS, NESTS

# What a goal counts.
BIRDS_IN: Final = 0
EGGS_IN: Final = 1
NESTS_WITH_EGG: Final = 2
EGGS_IN_NESTS: Final = 3
ALL_BIRDS: Final = 4
EGG_SETS: Final = 5
KINDS_OF_GOAL: Final = (
    "birds-in",
    "eggs-in",
    "nests-with-egg",
    "eggs-in-nests",
    "birds",
    "egg-sets",
)

BASE_BIRDS: Final = (0, 1, 2, 3)
BASE_EGGS: Final = (1, 3, 5, 7)

GREEN_POINTS: Final = ((4, 1, 0), (5, 2, 1), (6, 3, 2), (7, 4, 3))
BLUE_MOST: Final = 5
AUTOMA_MOST_IN_HABITAT: Final = 5


class Goal:
    """One side of a tile; `base` is what the Automa counts in each round without its cubes."""

    def __init__(self, name: str, kind: int, value: int, base: tuple[int, ...]) -> None:
        self.name = name
        self.kind = kind
        self.value = value
        self.base = base

    def automa_count(self, round_number: int, cubes: int) -> int:
        """The Automa's count: its base and its cubes, never more than five birds in a habitat."""
        count = self.base[round_number - 1] + cubes
        return min(count, AUTOMA_MOST_IN_HABITAT) if self.kind == BIRDS_IN else count


def _sides() -> list[Goal]:
    """Two sides after each other for each tile, in the order of the tiles' numbers."""
    sides: list[Goal] = []
    for habitat in (1, 0, 2):
        name = HABITATS[habitat]
        sides.append(Goal(f"birds-in-{name}", BIRDS_IN, habitat, BASE_BIRDS))
        sides.append(Goal(f"eggs-in-{name}", EGGS_IN, habitat, BASE_EGGS))
    for nest in (2, 3, 0, 1):
        name = NESTS[nest]
        sides.append(Goal(f"{name}-birds-with-egg", NESTS_WITH_EGG, nest, BASE_BIRDS))
        sides.append(Goal(f"eggs-in-{name}", EGGS_IN_NESTS, nest, BASE_EGGS))
    sides.append(Goal("total-birds", ALL_BIRDS, 0, (2, 5, 8, 11)))
    sides.append(Goal("sets-of-eggs-in-forest-grassland-wetland", EGG_SETS, 0, (-1, 0, 1, 2)))
    return sides


GOALS: Final = _sides()
TILES: Final = len(GOALS) // 2
GOAL_BY_TEXT: Final = {goal.name: index for index, goal in enumerate(GOALS)}


def green_points(round_number: int, counts: list[int]) -> list[int]:
    """Points by place: who ties shares the places covered, rounded down; a count of 0 has none.

    >>> green_points(2, [3, 3, 1, 0]), green_points(1, [2, 2, 2]), green_points(4, [1, 5, 5, 5, 5])
    ([3, 3, 1, 0], [1, 1, 1], [0, 3, 3, 3, 3])
    """
    return [place_points(round_number, counts, count) for count in counts]


def place_points(round_number: int, counts: list[int], count: int) -> int:
    """The points of one of these counts by its place."""
    if count <= 0:
        return 0
    places = GREEN_POINTS[round_number - 1]
    better, tied = 0, 0
    for other in counts:
        if other > count:
            better += 1
        elif other == count:
            tied += 1
    total = 0
    for place in range(better, min(better + tied, len(places))):
        total += places[place]
    return total // tied


def blue_points(counts: list[int]) -> list[int]:
    """One point for each item, five at most."""
    return [max(0, min(count, BLUE_MOST)) for count in counts]
