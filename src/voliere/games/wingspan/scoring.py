"""The score sheet: birds, bonus cards, goals, eggs, cached food, tucked cards."""

from typing import Final

from voliere.games.wingspan.cards.bonus import (
    BONUSES,
    CHEAP,
    DWELLER,
    EATER,
    EATER_ONLY,
    FLOCKING,
    IN_HAND,
    LARGE,
    LAYER,
    NAMED,
    NESTER,
    PREDATOR,
    SMALL,
    SPARSE,
    WILD_EATER,
    Bonus,
)
from voliere.games.wingspan.cards.catalogue import (
    BIRDS,
    COUNT,
    HABITATS_OF,
    POINTS_OF,
    WINGSPAN_OF,
    eats,
    eats_only,
    eats_wild,
    nests_in,
)
from voliere.games.wingspan.cards.goals import (
    ALL_BIRDS,
    BIRDS_IN,
    EGG_SETS,
    EGGS_IN,
    GOALS,
    NESTS_WITH_EGG,
    Goal,
    blue_points,
    green_points,
)
from voliere.games.wingspan.cards.powers import is_flocking, is_predator
from voliere.games.wingspan.state import State
from voliere.games.wingspan.words import COLUMNS, PLACES

ROWS: Final = ("birds", "bonus", "goals", "eggs", "cached", "tucked")


def _card_counts(bonus: Bonus, bird: int, edition: str) -> bool:
    """Whether the card of a bird counts, for bonus cards that look at nothing else."""
    criterion = bonus.criterion
    value = bonus.value
    if criterion == NAMED:
        return bonus.name in BIRDS[bird].name_bonus[edition]
    if criterion == CHEAP:
        return POINTS_OF[bird] < value
    if criterion == FLOCKING:
        return is_flocking(bird)
    if criterion == PREDATOR:
        return is_predator(bird)
    if criterion == LARGE:
        return WINGSPAN_OF[bird] > value
    if criterion == SMALL:
        return WINGSPAN_OF[bird] <= value
    if criterion == EATER:
        return eats(bird, value)
    if criterion == EATER_ONLY:
        return eats_only(bird, value)
    if criterion == WILD_EATER:
        return eats_wild(bird)
    if criterion == NESTER:
        return nests_in(bird, value)
    return criterion == DWELLER and HABITATS_OF[bird] == 1 << value


_SUITING: Final[dict[str, list[list[bool]]]] = {}


def counts_for(bonus: int, bird: int, edition: str) -> bool:
    """Whether a bird's card counts for a bonus card that looks at cards alone."""
    if edition not in _SUITING:
        _SUITING[edition] = [
            [_card_counts(card, other, edition) for other in range(COUNT)] for card in BONUSES
        ]
    return _SUITING[edition][bonus][bird]


def bonus_count(game: State, seat: int, bonus: int) -> int:
    """How many birds of a seat count for a bonus card."""
    card = BONUSES[bonus]
    first = seat * PLACES
    if card.criterion == IN_HAND:
        return len(game.hands[seat])
    if card.criterion == SPARSE:
        return min(game.counts[seat * 3 : seat * 3 + 3])
    if card.criterion == LAYER:
        return sum(1 for eggs in game.eggs[first : first + PLACES] if eggs >= card.value)
    edition: str = game.settings["edition"]
    birds = game.birds[first : first + PLACES]
    return sum(1 for bird in birds if bird >= 0 and counts_for(bonus, bird, edition))


def bonus_points(game: State, seat: int) -> int:
    """What a seat's bonus cards are worth now."""
    return sum(BONUSES[card].points(bonus_count(game, seat, card)) for card in game.bonus[seat])


def goal_count(game: State, seat: int, goal: Goal) -> int:
    """How often a seat fulfils a goal."""
    first = seat * PLACES
    if goal.kind == BIRDS_IN:
        return game.counts[seat * 3 + goal.value]
    if goal.kind == ALL_BIRDS:
        return sum(game.counts[seat * 3 : seat * 3 + 3])
    if goal.kind == EGGS_IN:
        return _eggs_in_row(game, seat, goal.value)
    if goal.kind == EGG_SETS:
        return min(_eggs_in_row(game, seat, habitat) for habitat in range(3))
    nested = [
        game.eggs[place]
        for place in range(first, first + PLACES)
        if game.birds[place] >= 0 and nests_in(game.birds[place], goal.value)
    ]
    if goal.kind == NESTS_WITH_EGG:
        return sum(1 for eggs in nested if eggs)
    return sum(nested)


def _eggs_in_row(game: State, seat: int, habitat: int) -> int:
    first = seat * PLACES + habitat * COLUMNS
    return sum(game.eggs[first : first + COLUMNS])


def goal_counts(game: State, round_number: int) -> list[int]:
    """How often each seat, and last the Automa, fulfils the goal of a round."""
    goal = GOALS[game.goals[round_number - 1]]
    counts = [goal_count(game, seat, goal) for seat in range(game.seats)]
    if game.sheets > game.seats:
        cubes = game.automa_cubes if round_number == game.round else 0
        counts.append(goal.automa_count(round_number, cubes))
    return counts


def goal_points_of(game: State, round_number: int, counts: list[int]) -> list[int]:
    """What these counts are worth at the end of a round, on the board in play."""
    if game.settings["goals"] == "blue":
        return blue_points(counts)
    return green_points(round_number, counts)


def sheet_of(game: State, seat: int, bonus: int) -> dict[str, int]:
    """A seat's score sheet; what its bonus cards are worth is given."""
    first = seat * PLACES
    after = first + PLACES
    return _sheet(
        [
            sum(POINTS_OF[bird] for bird in game.birds[first:after] if bird >= 0),
            bonus,
            sum(points[seat] for points in game.goal_points),
            sum(game.eggs[first:after]),
            sum(game.cached[first:after]),
            sum(game.tucked_count[first:after]),
        ]
    )


def automa_sheet(game: State, face_down: int) -> dict[str, int]:
    """The Automa's score sheet; each of its birds face down is worth the same."""
    birds = sum(POINTS_OF[bird] for bird in game.automa_birds)
    goals = sum(points[1] for points in game.goal_points)
    return _sheet([birds + face_down * len(game.automa_hidden), 0, goals, game.automa_eggs, 0, 0])


def _sheet(points: list[int]) -> dict[str, int]:
    sheet = dict(zip(ROWS, points))
    sheet["total"] = sum(points)
    return sheet
