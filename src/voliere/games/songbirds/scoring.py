"""Who takes which token, and what a favourite is worth."""

from typing import Final

from voliere.games.songbirds.catalogue import (
    BIRDS,
    COLOURS,
    EMPTY,
    GROUPS,
    LINES,
    LOUDEST,
    colour_of,
    volume_of,
)

NOBODY: Final = -1
PENDING: Final = -2

TITLES: Final = (
    (55, "superstar"),
    (40, "professional"),
    (20, "apprentice"),
    (1, "amateur"),
)


def volumes(forest: list[int], places: list[int]) -> list[int]:
    """How loud each colour sings in these spaces; a special card is silent."""
    sums = [0, 0, 0, 0]
    for place in places:
        card = forest[place]
        if 0 <= card < BIRDS:
            sums[card // LOUDEST] += card % LOUDEST + 1
    return sums


def loudest(sums: list[int]) -> int:
    """The colour that sings loudest once equal volumes have cancelled each other, or NOBODY.

    >>> loudest([5, 2, 0, 6]), loudest([7, 7, 7, 3]), loudest([1, 1, 5, 5])
    (3, 3, -1)
    """
    return _single(sums, 1)


def quietest(sums: list[int]) -> int:
    """The colour present that sings most softly once equal volumes have cancelled, or NOBODY.

    >>> quietest([1, 0, 5, 0]), quietest([4, 0, 4, 3]), quietest([4, 0, 4, 0])
    (0, 3, -1)
    """
    return _single(sums, -1)


def _single(sums: list[int], sign: int) -> int:
    best = NOBODY
    for colour in range(len(sums)):
        volume = sums[colour]
        single = volume > 0 and sums.count(volume) == 1
        if single and (best == NOBODY or (volume - sums[best]) * sign > 0):
            best = colour
    return best


def line_taker(forest: list[int], line: int) -> int:
    """The colour that takes the berries of a complete line, or NOBODY."""
    return loudest(volumes(forest, LINES[line]))


def group_taker(forest: list[int], special: int, group: int) -> int:
    """The colour that takes a complete group's token of the special card, or NOBODY."""
    looked_at = GROUPS[special][group]
    sums = volumes(forest, looked_at.places)
    return loudest(sums) if looked_at.points < 0 else quietest(sums)


def complete(forest: list[int], places: list[int]) -> bool:
    """Whether every one of these spaces is filled."""
    return all(forest[place] != EMPTY for place in places)


def line_takers(forest: list[int]) -> list[int]:
    """For each line the colour that took its berries, NOBODY, or PENDING."""
    return [
        line_taker(forest, line) if complete(forest, LINES[line]) else PENDING
        for line in range(len(LINES))
    ]


def group_takers(forest: list[int], special: int) -> list[int]:
    """For each group of the special card the colour that took its token, NOBODY, or PENDING."""
    return [
        group_taker(forest, special, index) if complete(forest, group.places) else PENDING
        for index, group in enumerate(GROUPS[special])
    ]


def harvest_of(forest: list[int], berries: list[int], special: int) -> list[int]:
    """The points that each colour has harvested in this forest (special -1: none lies there)."""
    harvest = [0] * len(COLOURS)
    for line, taker in enumerate(line_takers(forest)):
        if taker >= 0:
            harvest[taker] += berries[line]
    if special >= 0:
        for index, taker in enumerate(group_takers(forest, special)):
            if taker >= 0:
                harvest[taker] += GROUPS[special][index].points
    return harvest


def favourite_parts(harvest: list[int], favourite: list[int], worm: int, early: bool) -> list[int]:
    """Berries, volume and worm of a favourite ([] or one bird); early birds score no volume."""
    if not favourite:
        return [0, 0, 0]
    volume = 0 if early else volume_of(favourite[0])
    return [harvest[colour_of(favourite[0])], volume, worm]


def against_all(harvest: list[int], favourite: list[int]) -> dict[str, int]:
    """The score of solo and cooperative play: one's own colour against the three others."""
    if not favourite:
        return {"berries": 0, "volume": 0, "others": 0, "total": 0}
    berries = harvest[colour_of(favourite[0])]
    volume = volume_of(favourite[0])
    others = berries - sum(harvest)
    return {
        "berries": berries,
        "volume": volume,
        "others": others,
        "total": berries + volume + others,
    }


def title(total: int) -> str:
    """The title that a solo or cooperative score earns.

    >>> title(0), title(19), title(20), title(55)
    ('beginner', 'amateur', 'apprentice', 'superstar')
    """
    for least, name in TITLES:
        if total >= least:
            return name
    return "beginner"
