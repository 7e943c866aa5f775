"""Objectives and the score sheet."""

from typing import TYPE_CHECKING, Final

from voliere.games.wyrmspan import automa
from voliere.games.wyrmspan.cards.catalogue import (
    DRAGONS,
    GUILD_POINTS,
    NESTS,
    OBJECTIVES,
    PERSONALITY,
    PLACE_POINTS,
    POINTS,
    PRINTED_COST,
    SIZE,
    TRIGGER,
)
from voliere.games.wyrmspan.effects.effect import DRAGON_ABILITIES, GUILD_EFFECTS
from voliere.games.wyrmspan.words import (
    COLUMNS,
    IF_ACTIVATED,
    LINES,
    NEST,
    ONCE_PER_ROUND,
    PERSONALITIES,
    SIZES,
    WHEN_PLAYED,
)

if TYPE_CHECKING:
    from voliere.games.wyrmspan.mat import Mat
    from voliere.games.wyrmspan.state import State

CHEAP: Final = 2
"""A printed cost of up to two icons is cheap."""
OTHERS: Final = 3
"""The place of all who are not first, second or third, or who have nothing to show."""
MARKER_WEIGHT: Final = 1000
"""A marker on the guild counts for more than any number of steps on its track."""


def objective_count(game: "State", seat: int, side: int) -> int:
    """How much a seat has of what a side of an objective tile counts."""
    if seat >= game.seats:
        return automa.objective_value(game, side)
    mat = game.mats[seat]
    what = OBJECTIVES[side]
    if what == "cave-cards":
        return mat.cave_cards()
    if what.endswith("-cards"):
        cave = ("crimson-cards", "golden-cards", "amethyst-cards").index(what)
        return mat.dug[cave] - 1 + mat.filled[cave]
    if what == "eggs":
        return mat.laid
    if what == "cached":
        return mat.cached_count()
    if what == "guild":
        return mat.markers * MARKER_WEIGHT + mat.steps
    adds = DRAGON_ADDS[side]
    total = 0
    for dragon in mat.dragons:
        if dragon >= 0:
            total += adds[dragon]
    return total


def _dragon_adds(dragon: int, what: str) -> int:
    """What one dragon adds to an objective; nothing to those that do not count dragons."""
    if what.endswith("-cards") or what in ("eggs", "cached", "guild"):
        return 0
    if what == "nests":
        return NESTS[dragon]
    if what == "cheap":
        return int(PRINTED_COST[dragon] <= CHEAP)
    if what == "costly":
        return int(PRINTED_COST[dragon] > CHEAP)
    if what == "played-or-round":
        return int(TRIGGER[dragon] & (WHEN_PLAYED | ONCE_PER_ROUND) != 0)
    if what == "activated":
        return int(TRIGGER[dragon] & IF_ACTIVATED != 0)
    if what == "hatchlings":
        return int(SIZE[dragon] == 0)
    if what in SIZES:
        return int(SIZE[dragon] == SIZES.index(what))
    return int(PERSONALITY[dragon] == PERSONALITIES.index(what))


DRAGON_ADDS: Final[list[list[int]]] = [
    [_dragon_adds(dragon, what) for dragon in range(DRAGONS)] for what in OBJECTIVES
]
"""By side of an objective tile, what each dragon adds by what is printed on it."""


def standings(game: "State") -> list[list[int]]:
    """For each objective, what each sheet has of it now."""
    return [
        [objective_count(game, sheet, side) for sheet in range(game.sheets)]
        for side in game.objectives
    ]


def told_count(side: int, count: int) -> int | list[int]:
    """A count as it is told: the standing in the guild as markers and steps."""
    return list(divmod(count, MARKER_WEIGHT)) if OBJECTIVES[side] == "guild" else count


def ranks(counts: list[int]) -> list[int]:
    """The place of each count: equals share a place, the next count takes the next place.

    >>> ranks([5, 2, 5, 0, 1])
    [0, 1, 0, 3, 2]
    """
    return [place_among(counts, count) for count in counts]


def place_among(counts: list[int], count: int) -> int:
    """The place of one of these counts: as many as there are different ones above it."""
    if count <= 0:
        return OTHERS
    place = 0
    for index in range(len(counts)):
        if counts[index] > count and counts[index] not in counts[:index]:
            place += 1
    return min(place, OTHERS)


def objective_points(game: "State", seat: int) -> int:
    """The points of the rounds scored so far."""
    points = 0
    for number, places in enumerate(game.places):
        points += place_points(number, places[seat])
    return points


def place_points(number: int, place: int) -> int:
    """What a place in the objective of a round is worth; the rounds are counted from 0."""
    return PLACE_POINTS[number][place] if place < OTHERS else 0


def guild_points(game: "State", seat: int) -> int:
    """The end-game line, counted for each marker on it, and the squares for points."""
    lines = game.squares[LINES - 1].count(seat)
    effect = GUILD_EFFECTS[game.tile * LINES + LINES - 1]
    points = lines * effect.points(game, seat, NEST) if lines else 0
    for index, number in enumerate(GUILD_POINTS):
        points += number * game.squares[LINES + index].count(seat)
    return points


def ability_points(game: "State", seat: int) -> int:
    """All end-game abilities of the dragons on the mat, and what was paid to them."""
    mat = game.mats[seat]
    points = mat.earned
    for place in range(3 * COLUMNS):
        dragon = mat.dragons[place]
        if dragon >= 0:
            points += DRAGON_ABILITIES[dragon].effect.points(game, seat, place)
    return points


def _printed(mat: "Mat") -> int:
    return sum(POINTS[dragon] for dragon in mat.dragons if dragon >= 0)


PARTS: Final = (
    "guild",
    "dragons",
    "end_game",
    "eggs",
    "cached",
    "tucked",
    "objectives",
    "coins",
    "items",
)


def sheet(game: "State", seat: int) -> dict[str, int]:
    """The parts of the score sheet as things lie, and their total."""
    objectives = objective_points(game, seat)
    if seat >= game.seats:
        parts = automa.sheet(game, objectives)
    else:
        parts = _parts(game, seat)
        parts["objectives"] = objectives
    points = {part: parts.get(part, 0) for part in PARTS}
    points["total"] = sum(points.values())
    return points


def _parts(game: "State", seat: int) -> dict[str, int]:
    mat = game.mats[seat]
    return {
        "guild": guild_points(game, seat),
        "dragons": _printed(mat),
        "end_game": ability_points(game, seat),
        "eggs": mat.laid,
        "cached": mat.cached_count(),
        "tucked": sum(mat.under),
        "coins": mat.coins,
        "items": (mat.resource_count() + game.hand_size(seat)) // 4,
    }


def winners(game: "State", totals: list[int]) -> list[int]:
    """Most points, then most dragons, then shared; the Automa needs more than the player."""
    if game.sheets > game.seats:
        return [0] if totals[0] >= totals[1] else [1]
    standing = [(totals[seat], game.mats[seat].dragon_count()) for seat in range(game.seats)]
    return [seat for seat in range(game.seats) if standing[seat] == max(standing)]
