"""What there is to weigh of each turn in Wingspan, without making it."""

from typing import Final

from voliere.bots.ranking import Option
from voliere.bots.wingspan.kinds import (
    FOREST_KIND,
    GRASSLAND_KIND,
    PLAY_KIND,
    WETLAND_KIND,
)
from voliere.bots.wingspan.policy import egg_counts, wants
from voliere.bots.wingspan.values import (
    AT_ONCE,
    COLOUR,
    GAME_TURNS,
    ICONS,
    PINK_USE,
    POWER_INDEX,
    TOTALS,
    USE,
    Cards,
    Hand,
    food_short,
    turns_to_come,
)
from voliere.games.wingspan.cards.catalogue import COST_OF, LIMIT_OF, POINTS_OF, nests_in
from voliere.games.wingspan.cards.goals import (
    ALL_BIRDS,
    BIRDS_IN,
    EGG_SETS,
    EGGS_IN,
    EGGS_IN_NESTS,
    GOALS,
    NESTS_WITH_EGG,
)
from voliere.games.wingspan.effects.power import BROWN, PINK
from voliere.games.wingspan.rules import Wingspan
from voliere.games.wingspan.space import ACTIONS, PLAY
from voliere.games.wingspan.words import (
    COLUMNS,
    EGG_COST,
    EITHER,
    FOREST,
    GRASSLAND,
    INVERTEBRATE,
    KINDS,
    MAT_GAINS,
    PLACES,
    ROUND_TURNS,
    SEED,
    WETLAND,
    trades,
)

ROUND: Final = 8.0


class Prepared:
    """What all options of a turn are weighed by, gathered once."""

    def __init__(self, game: Wingspan, seat: int) -> None:
        self.game = game
        self.seat = seat
        self.cards = Cards(game, seat)
        self.hand = Hand(self.cards, game.hands[seat])
        self.soon = 1.0 - game.turns_left[seat] / ROUND
        self.room = 0
        self.powers = [0.0, 0.0, 0.0]
        self.look_at_mat()
        self.best = 0.0
        """What the best bird in hand brings beyond its cost,"""
        self.short = 0
        """the food that it lacks"""
        self.lacking = 0
        """and the eggs."""
        self.hungry = 0
        """Number of birds in hand that lack food,"""
        self.ready = 0
        """and of those that can be played at once."""
        self.look_at_hand()

    def look_at_mat(self) -> None:
        """The room for eggs, and what each row's birds do when it is used."""
        game = self.game
        first = self.seat * PLACES
        for row in range(3):
            begins = first + row * COLUMNS
            for place in range(begins, begins + game.counts[self.seat * 3 + row]):
                bird = game.birds[place]
                self.room += LIMIT_OF[bird] - game.eggs[place]
                if COLOUR[bird] == BROWN:
                    self.powers[row] += USE[bird]

    def look_at_hand(self) -> None:
        cards, hand = self.cards, self.hand
        for index in range(len(hand.birds)):
            eggs = EGG_COST[cards.rows[hand.rows[index]]]
            short = max(0, food_short(hand.birds[index], cards.food, cards.tokens))
            lacking = max(0, eggs - cards.eggs)
            if short:
                self.hungry += 1
            elif not lacking:
                self.ready += 1
            net = hand.values[index] - eggs - short
            if net > self.best:
                self.best, self.short, self.lacking = net, short, lacking


def turn_options(game: Wingspan, actions: list[int]) -> list[Option]:
    """The three rows, and the birds that can be played."""
    about = Prepared(game, game.seat)
    found: list[Option] = []
    for action in actions:
        if action >= PLAY:
            found.append(play_option(about, (action - PLAY) // 3, (action - PLAY) % 3))
        elif action == ACTIONS + FOREST:
            found.append(forest_option(about))
        elif action == ACTIONS + GRASSLAND:
            found.append(grassland_option(about))
        else:
            found.append(wetland_option(about))
    return found


def forest_option(about: Prepared) -> Option:
    """Gain food."""
    cards, game = about.cards, about.game
    birds = cards.rows[FOREST]
    gain = MAT_GAINS[FOREST][birds]
    cards_in_hand = len(game.hands[about.seat])
    return Option(
        FOREST_KIND,
        [
            1.0,
            gain / 3.0,
            about.powers[FOREST],
            cards.tokens / 5.0,
            1.0 if cards.tokens == 0 else 0.0,
            min(about.short, gain) / 2.0,
            min(about.hungry, 4) / 3.0,
            min(wanted_dice(game, about.seat), gain) / 3.0,
            1.0 if trades(birds) and cards_in_hand > 2 else 0.0,
            min(cards_in_hand, 8) / 5.0,
            about.soon,
            about.best / 10.0 if 0 < about.short <= gain and not about.lacking else 0.0,
        ],
    )


def wanted_dice(game: Wingspan, seat: int) -> int:
    """How many dice of the feeder show a food that a bird in hand lacks."""
    wanted = wants(game, seat)
    found = 0
    for face in range(len(game.feeder)):
        if face == EITHER:
            fits = wanted[INVERTEBRATE] > 0.4 or wanted[SEED] > 0.4
        else:
            fits = wanted[face] > 0.4
        if fits:
            found += game.feeder[face]
    return found


def grassland_option(about: Prepared) -> Option:
    """Lay eggs."""
    cards, game = about.cards, about.game
    birds = cards.rows[GRASSLAND]
    laid = min(MAT_GAINS[GRASSLAND][birds], about.room)
    return Option(
        GRASSLAND_KIND,
        [
            1.0,
            laid / 3.0,
            about.powers[GRASSLAND],
            cards.eggs / 5.0,
            1.0 if cards.eggs == 0 else 0.0,
            min(about.lacking, laid) / 2.0,
            egg_goal(game, game.round),
            egg_goal(game, game.round + 1),
            1.0 if trades(birds) and cards.tokens > 1 else 0.0,
            min(about.room, 8) / 4.0,
            about.soon,
            about.best / 10.0 if 0 < about.lacking <= laid and not about.short else 0.0,
        ],
    )


def egg_goal(game: Wingspan, number: int) -> float:
    """Whether the goal of a round is about eggs."""
    if number > len(game.goals):
        return 0.0
    kind = GOALS[game.goals[number - 1]].kind
    return 1.0 if kind in (EGGS_IN, EGGS_IN_NESTS, EGG_SETS, NESTS_WITH_EGG) else 0.0


def wetland_option(about: Prepared) -> Option:
    """Draw bird cards."""
    cards, game = about.cards, about.game
    birds = cards.rows[WETLAND]
    hand = len(game.hands[about.seat])
    best, second = 0.0, 0.0
    for card in game.tray:
        row = cards.row_for(card)
        if row >= 0:
            wish = cards.value(card, row) - max(0, food_short(card, cards.food, cards.tokens))
            if wish > best:
                best, second = wish, best
            elif wish > second:
                second = wish
    gain = MAT_GAINS[WETLAND][birds]
    return Option(
        WETLAND_KIND,
        [
            1.0,
            gain / 3.0,
            about.powers[WETLAND],
            min(hand, 8) / 5.0,
            1.0 if len(about.hand.birds) == 0 else 0.0,
            best / 10.0,
            second / 10.0 if gain > 1 else 0.0,
            min(about.ready, 3) / 3.0,
            1.0 if trades(birds) and cards.eggs > 1 else 0.0,
            cards.tokens / 5.0,
            about.soon,
            max(0.0, best - about.best) / 10.0,
        ],
    )


def play_option(about: Prepared, bird: int, row: int) -> Option:
    """Play a bird in a row."""
    cards, game = about.cards, about.game
    column = cards.rows[row]
    eggs = EGG_COST[column]
    cost = TOTALS[COST_OF[bird]]
    value = cards.value(bird, row)
    colour = COLOUR[bird]
    return Option(
        PLAY_KIND,
        [
            1.0,
            value / 10.0,
            POINTS_OF[bird] / 5.0,
            cost / 3.0,
            float(substitutes(bird, cards.food)),
            eggs / 2.0,
            USE[bird] * cards.turns / 10.0 if colour == BROWN else 0.0,
            AT_ONCE[bird] / 3.0,
            PINK_USE * cards.turns / 3.0 if colour == PINK else 0.0,
            LIMIT_OF[bird] / 3.0,
            1.0 if column == 1 else 0.0,
            1.0 if column == 2 else 0.0,
            1.0 if column == 3 else 0.0,
            1.0 if column == 4 else 0.0,
            (cards.eggs - eggs) / 5.0,
            (cards.tokens - cost) / 5.0,
            bird_goal(game, game.round, bird, row),
            later_goals(game, bird, row),
            1.0 if value - eggs >= about.best else 0.0,
            1.0 if column == 1 or column == 3 else 0.0,
            about.soon,
        ],
        POWER_INDEX[bird],
        uses_of(bird, cards.turns),
    )


def uses_of(bird: int, turns: int) -> float:
    """How much a power may still do: once, or the more the more turns are left."""
    return turns / 10.0 if COLOUR[bird] in (BROWN, PINK) else 1.0


def substitutes(bird: int, food: list[int]) -> int:
    """How many foods of its cost are missing, each to be paid with two others."""
    cost = COST_OF[bird]
    icons = ICONS[cost]
    missing = 0
    for kind in range(KINDS):
        missing += max(0, icons[kind] - food[kind])
    return min(missing, 2)


def bird_goal(game: Wingspan, number: int, bird: int, row: int) -> float:
    """How far a bird in a row brings the goal of a round on; half if it still needs an egg."""
    if number > len(game.goals):
        return 0.0
    goal = GOALS[game.goals[number - 1]]
    if goal.kind == ALL_BIRDS:
        return 1.0
    if goal.kind == BIRDS_IN:
        return 1.0 if goal.value == row else 0.0
    if goal.kind == NESTS_WITH_EGG or goal.kind == EGGS_IN_NESTS:
        return 0.5 if nests_in(bird, goal.value) else 0.0
    return 0.5 if egg_counts(goal, bird, row, 0) else 0.0


def later_goals(game: Wingspan, bird: int, row: int) -> float:
    """The same for the goals of the later rounds."""
    total = 0.0
    for number in range(game.round + 1, len(ROUND_TURNS) + 1):
        total += bird_goal(game, number, bird, row)
    return total


def left_of(game: Wingspan, seat: int) -> float:
    """The share of its turns that a seat has left."""
    return turns_to_come(game, seat) / GAME_TURNS
