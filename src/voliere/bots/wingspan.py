"""What a bot knows of Wingspan: points now, and what the turns that are left may still bring."""

from typing import Any, Final, cast

from voliere.bots.learned import Learner
from voliere.bots.wingspan_features import features
from voliere.bots.wingspan_set_up import drafts
from voliere.bots.wingspan_values import GAME_TURNS, PINK_USE, USE, turns_to_come
from voliere.games.wingspan.birds import COST_OF, HABITATS_OF, LIMIT_OF, POINTS_OF
from voliere.games.wingspan.effects.effect import BROWN, PINK
from voliere.games.wingspan.payment import affordable
from voliere.games.wingspan.powers import POWER_OF
from voliere.games.wingspan.rules import Wingspan
from voliere.games.wingspan.scoring import automa_sheet, bonus_points, goal_counts, sheet_of
from voliere.games.wingspan.set_up import SetUp
from voliere.games.wingspan.steps import MAT_GAINS, Turn
from voliere.games.wingspan.words import COLUMNS, FOREST, GRASSLAND, PLACES, ROUND_TURNS, WETLAND
from voliere.kernel.game import Game

GAINS: Final = [list(row) for row in MAT_GAINS]


class WingspanSense(Learner):
    """Points now, goals in sight, and the turns left valued by what the rows give."""

    spread: float = 14.0
    blunder: float = 9.0

    def worth(self, game: Game, seat: int) -> float:
        """Points, goals in sight, and what the turns left may bring."""
        found = drafts(cast(Wingspan, game), seat)
        if not found:
            return total_value(cast(Wingspan, game), seat)
        best = -1e9
        for draft in found:
            best = max(best, total_value(cast(Wingspan, draft), seat))
        return best

    def now(self, game: Game, seat: int) -> float:
        """The points of birds, bonus cards, goals, eggs, cached food and tucked cards."""
        wingspan = cast(Wingspan, game)
        return float(sheet_of(wingspan, seat, bonus_points(wingspan, seat))["total"])

    def left(self, game: Game, seat: int) -> float:
        """The share of its turns that a seat has left."""
        return turns_to_come(cast(Wingspan, game), seat) / GAME_TURNS

    def features(self, game: Game, seat: int) -> list[float]:
        """See wingspan_features."""
        return features(cast(Wingspan, game), seat)

    def drafts(self, game: Game, seat: int) -> list[Game]:
        """The birds, food and bonus card with which a seat may begin."""
        return drafts(cast(Wingspan, game), seat)

    def tables(self) -> list[tuple[int, dict[str, Any]]]:
        """Mostly two seats."""
        return [(2, {}), (2, {}), (2, {}), (3, {}), (1, {})]

    def automa(self, game: Game) -> list[float]:
        """What it has, a little for each turn left, and its goals."""
        wingspan = cast(Wingspan, game)
        return [automa_value(wingspan) + goal_hopes(wingspan)[1]] if wingspan.seats == 1 else []

    def turn_begins(self, game: Game) -> bool:
        """Whether a seat is about to begin its turn, or chooses what to begin with."""
        agenda = cast(Wingspan, game).agenda
        return len(agenda) > 0 and isinstance(agenda[-1], (Turn, SetUp))


def total_value(game: Wingspan, seat: int) -> float:
    """What a seat may have at the end."""
    return seat_value(game, seat) + goal_hopes(game)[seat]


def seat_value(game: Wingspan, seat: int) -> float:
    """What a seat has, and what it may still gain."""
    points = float(sheet_of(game, seat, bonus_points(game, seat))["total"])
    if game.seat < 0:
        return points
    turns = float(turns_to_come(game, seat))
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
            powers[place // COLUMNS] += USE[bird]
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
    value = float(POINTS_OF[card]) + 0.25 * LIMIT_OF[card] + 0.25 * turns * USE[card]
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
LEARNER: Final = SENSE
