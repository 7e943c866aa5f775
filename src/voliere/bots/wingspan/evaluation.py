"""How a game of Wingspan may end: points now, and what the turns that are left may still bring."""

from typing import Any, Final, cast

from voliere.bots.evaluation import Need
from voliere.bots.learned import Draft, Learnable
from voliere.bots.wingspan.features import feature_names, features
from voliere.bots.wingspan.plan import HandPlan, Rows
from voliere.bots.wingspan.set_up import drafts, open_drafts, sets_up
from voliere.bots.wingspan.values import GAME_TURNS, Cards, Hand, turns_to_come
from voliere.games.wingspan.automa import FACE_DOWN_POINTS
from voliere.games.wingspan.cards.catalogue import BIRD_BY_TEXT, COST_OF, COSTS
from voliere.games.wingspan.rules import Wingspan
from voliere.games.wingspan.scoring import (
    automa_sheet,
    bonus_points,
    goal_counts,
    goal_points_of,
    sheet_of,
)
from voliere.games.wingspan.words import EITHER, FOODS, INVERTEBRATE, KINDS, ROUND_TURNS, SEED
from voliere.kernel.game import Game

BEST_ROW: Final = 0.6
ANY_ROW: Final = 0.12
ANY_TURN: Final = 0.2
"""A turn left is worth these shares of what the best row and each row give, and this anyway."""
ROOM: Final = 0.3
"""What room for an egg is worth, up to four of them."""
PLANNED: Final = 0.9
"""How far the plan for the hand is trusted."""
FOOD_LEFT: Final = 0.5
CARD_LEFT: Final = 0.3
"""What food and cards are worth that the plan does not use."""
AUTOMA_TURN: Final = {"eaglet": 2.75, "eagle": 3.1, "golden-eagle": 3.45}
"""What the Automa gains in a turn, with what its goals bring more than is hoped for; 125 games."""


class WingspanEvaluation(Learnable):
    """Points now, goals in sight, and the turns left valued by what the rows give."""

    spread: float = 14.0

    def value(self, game: Game, seat: int) -> float:
        """Points, goals in sight, and what the turns left may bring."""
        found = drafts(cast(Wingspan, game), seat)
        if not found:
            return self.total_value(cast(Wingspan, game), seat)
        best = -1e9
        for draft in found:
            best = max(best, self.total_value(cast(Wingspan, draft.game), seat))
        return best

    def total_value(self, game: Wingspan, seat: int) -> float:
        """The same once it is chosen what to begin with."""
        return seat_value(game, seat) + goal_hopes(game)[seat]

    def now(self, game: Game, seat: int) -> float:
        """The points of birds, bonus cards, goals, eggs, cached food and tucked cards."""
        wingspan = cast(Wingspan, game)
        points = float(sheet_of(wingspan, seat, bonus_points(wingspan, seat))["total"])
        if no_turn_left(wingspan) and wingspan.goals:
            counts = goal_counts(wingspan, wingspan.round)
            points += goal_points_of(wingspan, wingspan.round, counts)[seat]
        return points

    def left(self, game: Game, seat: int) -> float:
        """The share of its turns that a seat has left; a little while only others have one."""
        wingspan = cast(Wingspan, game)
        turns = turns_to_come(wingspan, seat)
        if turns == 0:
            return 0.0 if no_turn_left(wingspan) else 0.5 / GAME_TURNS
        return turns / GAME_TURNS

    def feature_names(self) -> list[str]:
        return feature_names()

    def features(self, game: Game, seat: int) -> list[float]:
        return features(cast(Wingspan, game), seat)

    def drafts(self, game: Game, seat: int) -> list[Draft]:
        """The birds, food and bonus card with which a seat may begin."""
        return drafts(cast(Wingspan, game), seat)

    def sets_up(self, game: Game) -> bool:
        return sets_up(cast(Wingspan, game))

    def beginnings(self, game: Game) -> list[Draft]:
        """Before the bonus card is chosen, with each of them."""
        wingspan = cast(Wingspan, game)
        return open_drafts(wingspan, game.seat) if sets_up(wingspan) else []

    def tables(self) -> list[tuple[int, dict[str, Any]]]:
        """Mostly two seats."""
        return [(2, {}), (2, {}), (2, {}), (3, {}), (1, {})]

    def needs(self, game: Game, seat: int, action: int) -> list[Need]:
        """For a bird the food that is lacking, and how many dice of the feeder show it."""
        wingspan = cast(Wingspan, game)
        data = game.space.data(action)
        return food_needs(wingspan, seat, data["bird"]) if data["verb"] == "play" else []

    def automa(self, game: Game) -> list[float]:
        """What it has, a little for each turn left, and its goals."""
        wingspan = cast(Wingspan, game)
        return [automa_value(wingspan) + goal_hopes(wingspan)[1]] if wingspan.seats == 1 else []


def food_needs(game: Wingspan, seat: int, name: str) -> list[Need]:
    """The foods that a seat lacks for a bird, each with the dice that give it."""
    cost = COSTS[COST_OF[BIRD_BY_TEXT[name.lower()]]]
    held = game.food[seat]
    kinds = [kind for kind in range(KINDS) if cost.icons[kind]]
    if cost.one_of:
        lacking = [] if any(held[kind] for kind in kinds) else [kinds]
    else:
        lacking = [[kind] for kind in kinds if held[kind] < cost.icons[kind]]
    return [Need(food_names(one), dice_for(game, one), sum(game.feeder)) for one in lacking]


def food_names(kinds: list[int]) -> list[str]:
    """The ids of the foods' names."""
    return [f"wingspan.food.{FOODS[kind]}" for kind in kinds]


def dice_for(game: Wingspan, kinds: list[int]) -> int:
    """The dice in the feeder that give one of these foods."""
    either = game.feeder[EITHER] if INVERTEBRATE in kinds or SEED in kinds else 0
    return either + sum(game.feeder[kind] for kind in kinds)


def seat_value(game: Wingspan, seat: int) -> float:
    """What a seat has, and what it may still gain."""
    points = float(sheet_of(game, seat, bonus_points(game, seat))["total"])
    if game.seat < 0:
        return points
    cards = Cards(game, seat)
    rows = Rows(game, seat, cards.turns)
    return points + turns_value(cards, rows) + hand_value(game, seat, cards, rows)


def turns_value(cards: Cards, rows: Rows) -> float:
    """What the turns left are worth without the cards in hand."""
    each = BEST_ROW * rows.rate + ANY_ROW * (rows.food_turn + rows.card_turn + rows.egg_turn)
    return cards.turns * (each + rows.pinks + ANY_TURN) + ROOM * min(rows.room, 4, cards.turns)


def hand_value(game: Wingspan, seat: int, cards: Cards, rows: Rows) -> float:
    """What the birds planned bring beyond their turns, and what else may be of use."""
    plan = HandPlan(cards, Hand(cards, game.hands[seat]), rows)
    food = min(plan.tokens, cards.turns // 2)
    others = min(len(plan.open), cards.turns // 3)
    return PLANNED * plan.profit + FOOD_LEFT * food + CARD_LEFT * others


def goal_hopes(game: Wingspan) -> list[float]:
    """What the goals of this and later rounds may bring by how everybody stands now."""
    hopes = [0.0] * game.sheets
    if game.seat < 0:
        return hopes
    for number in range(game.round, len(game.goals) + 1):
        more = goal_hope(game, number)
        for seat in range(game.sheets):
            hopes[seat] += more[seat]
    return hopes


def goal_hope(game: Wingspan, number: int) -> list[float]:
    """The same for the goal of one round."""
    players = game.sheets
    counts = goal_counts(game, number)
    hopes = [0.0] * players
    if number == game.round and turns_in_round(game) == 0:
        points = goal_points_of(game, number, counts)
        for seat in range(players):
            hopes[seat] = float(points[seat])
        return hopes
    weight = (3.0 + number) * (0.8 if number == game.round else 0.35)
    for seat in range(players):
        ahead = 0
        for other in range(players):
            if other != seat and counts[seat] > counts[other]:
                ahead += 1
        share = ahead / max(1, players - 1)
        if counts[seat] > 0:
            hopes[seat] = weight * (0.35 + 0.65 * share) * 0.8
    return hopes


def turns_in_round(game: Wingspan) -> int:
    """The turns that are left to all in this round."""
    turns = 0
    for left in game.turns_left:
        turns += left
    return turns


def no_turn_left(game: Wingspan) -> bool:
    """Whether the last turn of the game is being finished: its goal stands as it will count."""
    return game.seat >= 0 and game.round == len(ROUND_TURNS) and turns_in_round(game) == 0


def automa_value(game: Wingspan) -> float:
    """What the Automa may expect: what it has, and a little for each turn left."""
    level: str = game.settings["automa"]
    points = float(automa_sheet(game, FACE_DOWN_POINTS[level])["total"])
    return points + AUTOMA_TURN[level] * turns_to_come(game, 0) if game.seat >= 0 else points
