"""Who takes which token, and what a favourite is worth."""

from typing import TYPE_CHECKING, Final

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

if TYPE_CHECKING:
    from voliere.games.songbirds.state import State

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


def parts_of(game: "State", seat: int) -> dict[str, int]:
    """What a seat's revealed favourite is worth in this round; early birds score no volume."""
    favourite = game.revealed[seat]
    if not favourite:
        return {"berries": 0, "volume": 0, "worm": 0}
    return {
        "berries": game.harvest[colour_of(favourite[0])],
        "volume": 0 if game.early else volume_of(favourite[0]),
        "worm": game.worms[seat],
    }


def against_all(game: "State") -> dict[str, int]:
    """The score of solo and cooperative play: one's own colour against the three others."""
    favourite = [card for cards in game.revealed for card in cards]
    if not favourite:
        return {"berries": 0, "volume": 0, "others": 0, "total": 0}
    berries = game.harvest[colour_of(favourite[0])]
    volume = volume_of(favourite[0])
    others = berries - sum(game.harvest)
    return {
        "berries": berries,
        "volume": volume,
        "others": others,
        "total": berries + volume + others,
    }


def round_points(game: "State") -> list[int]:
    """What each seat scores in the round that ends."""
    if game.together:
        return [against_all(game)["total"]] * game.seats
    return [sum(parts_of(game, seat).values()) for seat in range(game.seats)]


def totals(game: "State") -> list[int]:
    """The points of each seat in all rounds that have ended."""
    return [sum(points[seat] for points in game.past) for seat in range(game.seats)]


def sheets(game: "State") -> list[dict[str, int]]:
    """The score sheet of each seat; at the end the last round is not an earlier one."""
    if game.together:
        return [against_all(game) for _ in range(game.seats)]
    earlier = game.past[:-1] if game.seat < 0 else game.past
    return [_sheet(game, seat, earlier) for seat in range(game.seats)]


def _sheet(game: "State", seat: int, earlier: list[list[int]]) -> dict[str, int]:
    parts = {**parts_of(game, seat), "earlier": sum(points[seat] for points in earlier)}
    return {**parts, "total": sum(parts.values())}


def winners(game: "State") -> list[int]:
    """The highest total, then the louder favourite, then shared."""
    ranks = [
        (sheet["total"], volume_of(cards[0]) if cards else 0)
        for sheet, cards in zip(sheets(game), game.revealed, strict=True)
    ]
    return [seat for seat in range(game.seats) if ranks[seat] == max(ranks)]


def title(total: int) -> str:
    """The title that a solo or cooperative score earns.

    >>> title(0), title(19), title(20), title(55)
    ('beginner', 'amateur', 'apprentice', 'superstar')
    """
    for least, name in TITLES:
        if total >= least:
            return name
    return "beginner"
