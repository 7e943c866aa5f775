"""What a bot knows of Wingspan: points now, and what the turns that are left may still bring."""

from typing import Final, cast

from voliere.bots.sense import Sense
from voliere.games.wingspan.birds import BIRDS, COST_OF, HABITATS_OF, LIMIT_OF, POINTS_OF
from voliere.games.wingspan.effects.effect import BROWN, PINK
from voliere.games.wingspan.payment import affordable
from voliere.games.wingspan.powers import POWER_OF
from voliere.games.wingspan.rules import Wingspan
from voliere.games.wingspan.scoring import automa_sheet, bonus_points, goal_counts, sheet_of
from voliere.games.wingspan.steps import MAT_GAINS, Turn
from voliere.games.wingspan.words import COLUMNS, FOREST, GRASSLAND, PLACES, ROUND_TURNS, WETLAND
from voliere.kernel.game import Game

ACTIVATION: Final[dict[str, float]] = {
    "all-draw": 0.35,
    "all-gain-fish": 0.3,
    "all-gain-fruit": 0.3,
    "all-gain-invertebrate": 0.3,
    "all-gain-seed": 0.3,
    "all-lay-bowl": 0.9,
    "all-lay-cavity": 0.9,
    "all-lay-ground": 0.9,
    "cache-seed": 1.0,
    "die": 0.6,
    "die-invertebrate": 0.5,
    "die-invertebrate-fruit": 0.5,
    "die-seed-cache": 0.7,
    "die-seed-fruit": 0.5,
    "draw-1": 0.6,
    "draw-1-discard": 0.25,
    "draw-2-discard": 0.5,
    "each-die": 0.3,
    "egg-for-cards": 0.3,
    "egg-for-food-1": 0.1,
    "egg-for-food-2": 0.4,
    "fewest-die": 0.35,
    "fewest-draw": 0.35,
    "gain-fruit": 0.6,
    "gain-invertebrate": 0.6,
    "gain-seed": 0.6,
    "hunt-100": 0.75,
    "hunt-50": 0.5,
    "hunt-75": 0.6,
    "lay-any": 1.0,
    "lay-this": 0.8,
    "move": 0.1,
    "repeat": 0.6,
    "repeat-predator": 0.5,
    "roll-fish": 0.45,
    "roll-rodent": 0.45,
    "trade-food": 0.15,
    "tuck-deck-fish": 1.2,
    "tuck-deck-seed": 1.2,
    "tuck-draw": 1.1,
    "tuck-gain-fruit": 0.9,
    "tuck-gain-invertebrate": 0.9,
    "tuck-gain-invertebrate-seed": 0.9,
    "tuck-gain-seed": 0.9,
    "tuck-lay-any": 1.2,
    "tuck-lay-this": 1.1,
}
"""What one use of a brown power is worth, in points."""
PINK_USE: Final = 0.35
"""What a pink power is worth for each turn that is left."""
WORTH: Final = [ACTIVATION.get(bird.power, 0.0) for bird in BIRDS]
GAINS: Final = [list(row) for row in MAT_GAINS]


class WingspanSense(Sense):
    """Points now, goals in sight, and the turns left valued by what the rows give."""

    spread: float = 14.0
    blunder: float = 9.0

    def worth(self, game: Game, seat: int) -> float:
        """Points, goals in sight, and what the turns left may bring."""
        wingspan = cast(Wingspan, game)
        return seat_value(wingspan, seat) + goal_hopes(wingspan)[seat]

    def automa(self, game: Game) -> list[float]:
        """What it has, a little for each turn left, and its goals."""
        wingspan = cast(Wingspan, game)
        return [automa_value(wingspan) + goal_hopes(wingspan)[1]] if wingspan.seats == 1 else []

    def turn_begins(self, game: Game) -> bool:
        """Whether a seat is about to begin its turn."""
        agenda = cast(Wingspan, game).agenda
        return len(agenda) > 0 and isinstance(agenda[-1], Turn)


def turns_to_come(game: Wingspan, seat: int) -> float:
    """All turns that a seat has left in the game."""
    turns = game.turns_left[seat]
    for later in range(game.round, len(ROUND_TURNS)):
        turns += ROUND_TURNS[later]
    return float(turns)


def seat_value(game: Wingspan, seat: int) -> float:
    """What a seat has, and what it may still gain."""
    points = float(sheet_of(game, seat, bonus_points(game, seat))["total"])
    if game.seat < 0:
        return points
    turns = turns_to_come(game, seat)
    plays = 0.3 * turns
    return points + rows_value(game, seat, turns) + supply_value(game, seat, turns, plays)


def rows_value(game: Wingspan, seat: int, turns: float) -> float:
    """What the turns left are worth with the rows as they are."""
    first = seat * PLACES
    powers = [0.0, 0.0, 0.0]
    room = 0.0
    pinks = 0.0
    for place in range(PLACES):
        bird = game.birds[first + place]
        if bird < 0:
            continue
        room += LIMIT_OF[bird] - game.eggs[first + place]
        power = POWER_OF[bird]
        if power is not None and power.colour == BROWN:
            powers[place // COLUMNS] += WORTH[bird]
        elif power is not None and power.colour == PINK:
            pinks += PINK_USE
    gains = [float(GAINS[row][game.counts[seat * 3 + row]]) for row in range(3)]
    eggs = min(turns * 0.4 * gains[GRASSLAND], room + 0.7 * turns)
    value = eggs + turns * 0.4 * powers[GRASSLAND]
    value += turns * 0.2 * (0.75 * gains[FOREST] + powers[FOREST])
    value += turns * 0.18 * (0.65 * gains[WETLAND] + powers[WETLAND])
    return value + turns * (0.3 + pinks * (game.seats > 1))


def supply_value(game: Wingspan, seat: int, turns: float, plays: float) -> float:
    """What food and cards are worth while there are turns to use them."""
    if turns <= 0:
        return 0.0
    food = game.food[seat]
    count = 0
    for kind in food:
        count += kind
    value = 0.55 * min(float(count), 2.0 + 2.2 * plays)
    fed = affordable(food)
    worths = [card_value(game, seat, card, turns, fed) for card in game.hands[seat]]
    worths.sort()
    best = 0.0
    for index in range(len(worths)):
        rank = len(worths) - 1 - index
        best += worths[index] if rank < 1 + plays else 0.15 * worths[index]
    return value + 0.3 * best


def card_value(game: Wingspan, seat: int, card: int, turns: float, fed: int) -> float:
    """What a bird in hand is worth: points, room for eggs, its power, whether it can be fed."""
    value = float(POINTS_OF[card]) + 0.25 * LIMIT_OF[card] + 0.25 * turns * WORTH[card]
    open_rows = 0
    for row in range(3):
        if HABITATS_OF[card] >> row & 1 and game.counts[seat * 3 + row] < COLUMNS:
            open_rows += 1
    if not open_rows:
        return 0.0
    return value + (2.0 if fed >> COST_OF[card] & 1 else 0.0)


def goal_hopes(game: Wingspan) -> list[float]:
    """What the goals of this and later rounds may bring by how everybody stands now."""
    players = game.seats + (game.seats == 1)
    hopes = [0.0] * players
    if game.seat < 0:
        return hopes
    for number in range(game.round, len(game.goals) + 1):
        counts = goal_counts(game, number)
        weight = (3.0 + number) * (0.8 if number == game.round else 0.35)
        for seat in range(players):
            ahead = 0
            for other in range(players):
                if other != seat and counts[seat] > counts[other]:
                    ahead += 1
            share = ahead / max(1, players - 1)
            if counts[seat] > 0:
                hopes[seat] += weight * (0.35 + 0.65 * share) * 0.8
    return hopes


def automa_value(game: Wingspan) -> float:
    """What the Automa may expect: what it has, and a little for each turn left."""
    points = float(automa_sheet(game, 4)["total"])
    return points + 1.9 * turns_to_come(game, 0) if game.seat >= 0 else points


SENSE: Final = WingspanSense()
