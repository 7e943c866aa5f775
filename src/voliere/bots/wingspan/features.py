"""What there is to weigh in a position of Wingspan, as numbers of about 1."""

from typing import Final

from voliere.bots.wingspan.plan import HandPlan, Rows
from voliere.bots.wingspan.values import (
    COLOUR,
    GAME_TURNS,
    POWER_INDEX,
    POWER_NAMES,
    USE,
    Cards,
    Hand,
    food_short,
)
from voliere.games.wingspan.cards.bonus import BONUSES
from voliere.games.wingspan.cards.catalogue import LIMIT_OF
from voliere.games.wingspan.cards.goals import GREEN_POINTS, place_points
from voliere.games.wingspan.cards.powers import POWERS
from voliere.games.wingspan.effects.power import BROWN, WHITE
from voliere.games.wingspan.rules import Wingspan
from voliere.games.wingspan.scoring import goal_counts
from voliere.games.wingspan.words import (
    COLUMNS,
    EGG_COST,
    FOODS,
    GRASSLAND,
    HABITATS,
    KINDS,
    PLACES,
    ROUND_TURNS,
)

LASTING: Final = [name for name in POWER_NAMES if POWERS[name].colour != WHITE]
SLOT: Final = [
    LASTING.index(POWER_NAMES[index])
    if index >= 0 and POWERS[POWER_NAMES[index]].colour != WHITE
    else -1
    for index in POWER_INDEX
]
"""For each bird the place of its lasting power among the features, or -1."""
TUCKS: Final = [index >= 0 and POWER_NAMES[index].startswith("tuck") for index in POWER_INDEX]

TIME: Final = ["left", "left-squared", "turns-in-round"]
TABLE: Final = ["solo", "more-seats"]
MAT: Final = [
    *("birds", "tucking-birds", "eggs", "eggs-to-1", "eggs-to-2", "eggs-to-4"),
    *("room-to-2", "room-to-4", "room-to-8", "room-to-16", "birds-with-room"),
]
HAND: Final = [
    *("hand-1", "hand-2", "hand-3", "hand-4", "ready-1", "ready-2", "ready-3", "near-1"),
    *("cards", "cards-to-2", "cards-over-6", "white-birds", "food-missing"),
    *("ready-birds", "near-birds", "tray-1", "tray-2"),
]
PLAN: Final = [
    *("plan-profit", "plan-first", "plan-birds", "plan-turns", "plan-tokens"),
    *("egg-turn", "food-turn", "card-turn", "best-turn", "best-turns-left", "eggs-to-lay"),
]
BONUS: Final = ["bonus-cards", "bonus-near", "bonus-in-hand", "bonus-in-deck"]
GOAL: Final = ["points", "lead", "count", "points-late", "lead-late"]


def feature_names() -> list[str]:
    """The names of the features, in the order of `features`."""
    names = ["one", *TIME]
    names += [f"round-{number}" for number in range(2, len(ROUND_TURNS) + 1)]
    names += TABLE
    for habitat in HABITATS:
        names += [f"{habitat}-{level}" for level in range(1, COLUMNS + 1)]
        names.append(f"{habitat}-uses")
    names += MAT
    names += [f"power-{name}" for name in LASTING]
    for food in FOODS:
        names += [f"{food}-1", f"{food}-2"]
    names += ["tokens-to-3", "tokens", *HAND, *PLAN, *BONUS]
    for rounds in range(len(ROUND_TURNS)):
        names += [f"goal-{rounds}-{part}" for part in GOAL]
    return names


def features(game: Wingspan, seat: int) -> list[float]:
    """All features of a seat, in the order of `feature_names`; the first is always 1."""
    cards = Cards(game, seat)
    found = [1.0]
    add_time(game, seat, cards, found)
    add_mat(game, seat, found)
    add_food(cards, found)
    hand = Hand(cards, game.hands[seat])
    add_hand(game, seat, cards, hand, found)
    add_plan(game, seat, cards, hand, found)
    add_bonus(game, seat, cards, found)
    add_goals(game, seat, found)
    return found


def add_time(game: Wingspan, seat: int, cards: Cards, found: list[float]) -> None:
    """How much of the game and of the round is left, and who sits at the table."""
    left = cards.turns / GAME_TURNS
    found.append(left)
    found.append(left * left)
    found.append(game.turns_left[seat] / 8.0)
    for number in range(2, len(ROUND_TURNS) + 1):
        found.append(1.0 if game.round == number else 0.0)
    found.append(1.0 if game.seats == 1 else 0.0)
    found.append((game.seats - 2) / 3.0 if game.seats > 2 else 0.0)


def add_mat(game: Wingspan, seat: int, found: list[float]) -> None:
    """The rows, their powers, the eggs and the room for more."""
    powers = [0.0] * len(LASTING)
    uses = [0.0, 0.0, 0.0]
    room = 0
    eggs = 0
    nests = 0
    first = seat * PLACES
    tucks = 0
    for place in range(PLACES):
        bird = game.birds[first + place]
        if bird < 0:
            continue
        eggs += game.eggs[first + place]
        free = LIMIT_OF[bird] - game.eggs[first + place]
        room += free
        if free > 0:
            nests += 1
        if SLOT[bird] >= 0:
            powers[SLOT[bird]] += 1.0
        if COLOUR[bird] == BROWN:
            uses[place // COLUMNS] += USE[bird]
            if TUCKS[bird]:
                tucks += 1
    birds = 0
    for row in range(3):
        count = game.counts[seat * 3 + row]
        birds += count
        for level in range(1, COLUMNS + 1):
            found.append(1.0 if count >= level else 0.0)
        found.append(uses[row])
    found.append(birds / 8.0)
    found.append(tucks / 3.0)
    found.append(eggs / 10.0)
    for few in (1, 2, 4):
        found.append(min(eggs, few) / few)
    for few in (2, 4, 8, 16):
        found.append(min(room, few) / few)
    found.append(nests / 5.0)
    found += powers


def add_food(cards: Cards, found: list[float]) -> None:
    """The food, the first and the second of each kind apart."""
    for kind in range(KINDS):
        count = cards.food[kind]
        found.append(1.0 if count > 0 else 0.0)
        found.append(1.0 if count > 1 else 0.0)
    found.append(min(cards.tokens, 3) / 3.0)
    found.append(cards.tokens / 5.0)


def add_hand(game: Wingspan, seat: int, cards: Cards, hand: Hand, found: list[float]) -> None:
    """The best birds of the hand, those that can be played at once, and what they still need."""
    values: list[float] = []
    ready: list[float] = []
    near: list[float] = []
    once = 0.0
    missing = 0
    for index in range(len(hand.birds)):
        card = hand.birds[index]
        eggs = EGG_COST[cards.rows[hand.rows[index]]]
        value = hand.values[index] - eggs
        short = max(0, food_short(card, cards.food, cards.tokens))
        lacking = max(0, eggs - cards.eggs)
        values.append(value - short)
        if short + lacking == 0:
            ready.append(value)
        elif short + lacking == 1:
            near.append(value)
        missing += short
        if COLOUR[card] == WHITE:
            once += 1.0
    add_best(values, 4, found)
    add_best(ready, 3, found)
    add_best(near, 1, found)
    size = len(game.hands[seat])
    found.append(size / 5.0)
    found.append(min(size, 2) / 2.0)
    found.append(max(0, size - 6) / 4.0)
    found.append(once / 3.0)
    found.append(missing / 5.0)
    found.append(len(ready) / 3.0)
    found.append(len(near) / 3.0)
    tray: list[float] = []
    for card in game.tray:
        row = cards.row_for(card)
        if row >= 0:
            tray.append(cards.value(card, row) - max(0, food_short(card, cards.food, cards.tokens)))
    add_best(tray, 2, found)


def add_plan(game: Wingspan, seat: int, cards: Cards, hand: Hand, found: list[float]) -> None:
    """What a rough plan makes of the hand, and what it leaves."""
    rows = Rows(game, seat, cards.turns)
    plan = HandPlan(cards, hand, rows)
    found.append(plan.profit / 10.0)
    found.append(plan.first / 10.0)
    found.append(plan.birds / 4.0)
    found.append(plan.turns / 10.0)
    found.append(plan.tokens / 5.0)
    found.append(rows.egg_turn / 3.0)
    found.append(rows.food_turn / 3.0)
    found.append(rows.card_turn / 3.0)
    found.append(rows.rate / 3.0)
    found.append(rows.rate * cards.turns / 30.0)
    found.append(min(float(rows.room), rows.gains[GRASSLAND] * cards.turns) / 10.0)


def add_best(values: list[float], number: int, found: list[float]) -> None:
    """The best values one by one, in tens."""
    values.sort()
    last = len(values) - 1
    for index in range(number):
        found.append(max(0.0, values[last - index] / 10.0) if index <= last else 0.0)


def add_bonus(game: Wingspan, seat: int, cards: Cards, found: list[float]) -> None:
    """What the bonus cards may still bring: by steps near, birds in hand, birds in the deck."""
    near, held, likely = 0.0, 0.0, 0.0
    for index in range(len(cards.bonuses)):
        bonus = BONUSES[cards.bonuses[index]]
        have = cards.have[index]
        points = bonus.points(have)
        near += bonus.points(have + 1) - points
        likely += cards.step[index] * bonus.percent / 100.0
        suiting = suiting_in(game, seat, cards, index)
        held += bonus.points(have + min(suiting, cards.turns)) - points
    found.append(len(cards.bonuses) / 2.0)
    found.append(near / 4.0)
    found.append(held / 4.0)
    found.append(likely)


def suiting_in(game: Wingspan, seat: int, cards: Cards, index: int) -> int:
    """How many birds of a hand count for a bonus card and have room in a row."""
    suiting = 0
    for card in game.hands[seat]:
        if cards.counts(index, card) and cards.row_for(card) >= 0:
            suiting += 1
    return suiting


def add_goals(game: Wingspan, seat: int, found: list[float]) -> None:
    """How a seat stands in the goal of this round and in those of the next ones.

    By places on either board: the weights were learnt where places count.
    """
    for number in range(game.round, game.round + len(ROUND_TURNS)):
        if number > len(game.goals):
            for _ in range(5):
                found.append(0.0)
            continue
        counts = goal_counts(game, number)
        own = counts[seat]
        best = -9
        for other in range(len(counts)):
            if other != seat:
                best = max(best, counts[other])
        places = GREEN_POINTS[number - 1]
        points = float(place_points(number, counts, own))
        ahead = max(-3, min(3, own - best)) / 3.0
        found.append(points / 5.0)
        found.append(ahead * places[0] / 5.0)
        found.append(min(own, 5) / 5.0)
        soon = 1.0 - game.turns_left[seat] / 8.0
        found.append(points / 5.0 * soon)
        found.append(ahead * places[0] / 5.0 * soon)
