"""The plain answers inside a turn of Wingspan, found without trying them out."""

from typing import Final, cast

from voliere.bots.policy import Policy
from voliere.bots.wingspan.values import ICONS, Cards, food_short
from voliere.games.wingspan.cards.catalogue import COST_OF, LIMIT_OF, nests_in
from voliere.games.wingspan.cards.goals import (
    EGG_SETS,
    EGGS_IN,
    EGGS_IN_NESTS,
    GOALS,
    NESTS_WITH_EGG,
    Goal,
)
from voliere.games.wingspan.effects.effect import Act
from voliere.games.wingspan.effects.food import Store
from voliere.games.wingspan.flow.set_up import ChooseSetUp
from voliere.games.wingspan.flow.turn import Turn
from voliere.games.wingspan.payment import PAYMENTS
from voliere.games.wingspan.rules import Wingspan
from voliere.games.wingspan.space import (
    BONUS,
    DECK,
    DECLINE,
    DIE,
    DIE_FOODS,
    DISCARD,
    EGG,
    FOOD,
    ONLY,
    PAY,
    PLAY,
    REMOVE_EGG,
    REPEAT,
    SPEND,
    TAKE,
    TUCK,
    USE,
)
from voliere.games.wingspan.words import COLUMNS, EGG_COST, KINDS, PLACES
from voliere.kernel.game import Game

UNSEEN: Final = 4.5
"""What a card from the deck is worth beside those of the tray."""
ROWS: Final = 3
BEST_BIRDS: Final = 4
"""At most this number of birds are candidates beside the three rows."""
NO_ROOM: Final = -2.0
"""What a bird is worth that no row can take."""


class WingspanPolicy(Policy):
    """A turn is planned to its end; inside it, rules of thumb answer most questions."""

    def turn_begins(self, game: Game) -> bool:
        """Whether a seat is about to begin its turn, or chooses what to begin with."""
        agenda = cast(Wingspan, game).agenda
        return len(agenda) > 0 and isinstance(agenda[-1], (Turn, ChooseSetUp))

    def matters(self, game: Game) -> bool:
        """What to do in a turn, and which birds to draw; the rest follows."""
        if isinstance(cast(Wingspan, game).agenda[-1], Turn):
            return True
        first = game.actions()[0]
        return first == DECK or TAKE <= first < TUCK

    def candidates(self, game: Game, actions: list[int]) -> list[int]:
        """Plain answers at once: wanted food, the best card, eggs where they count."""
        return candidates(cast(Wingspan, game), actions)


def candidates(game: Wingspan, actions: list[int]) -> list[int]:
    """The answers that need a look: one where a rule of thumb will do."""
    first = actions[0]
    if isinstance(game.agenda[-1], Turn):
        return turns(game, actions)
    if first >= PLAY or first < USE:
        return actions
    if first == USE:
        step = game.agenda[-1]
        stores = isinstance(step, Act) and isinstance(step.effect, Store)
        return actions if stores else [USE]
    if first < ONLY:
        return actions if first < DECK else drawn(game, actions)
    if first < EGG:
        return fed(game, actions)
    if first < REPEAT:
        return [laid(game, actions)] if first < REMOVE_EGG else without_egg(game, actions)
    if PAY <= first < BONUS:
        return [paid(game, actions)]
    if TAKE <= first < TUCK:
        return drawn(game, actions)
    if first >= TUCK:
        return given(game, actions)
    return actions


def turns(game: Wingspan, actions: list[int]) -> list[int]:
    """The rows, and the birds that bring most, each in the row that suits it best."""
    if len(actions) <= ROWS + BEST_BIRDS:
        return actions
    cards = Cards(game, game.seat)
    found: list[tuple[float, int]] = []
    for action in actions[ROWS:]:
        bird, row = (action - PLAY) // ROWS, (action - PLAY) % ROWS
        if row == cards.row_for(bird):
            found.append((EGG_COST[cards.rows[row]] - cards.value(bird, row), action))
    found.sort()
    return actions[:ROWS] + [action for _, action in found[:BEST_BIRDS]]


def wants(game: Wingspan, seat: int) -> list[float]:
    """How much each food is wanted: by the birds in hand that lack it, less what there is."""
    food = game.food[seat]
    found = [0.1, 0.1, 0.1, 0.1, 0.1]
    for card in game.hands[seat]:
        cost = COST_OF[card]
        icons = ICONS[cost]
        for kind in range(KINDS):
            if icons[kind] > food[kind]:
                found[kind] += 1.0
            elif icons[kind]:
                found[kind] += 0.25
    for kind in range(KINDS):
        found[kind] -= 0.3 * food[kind]
    return found


def fed(game: Wingspan, actions: list[int]) -> list[int]:
    """The food that is wanted most; to spend one, the food that is wanted least, or none."""
    wanted = wants(game, game.seat)
    best, best_want = actions[0], -1e9
    spends = actions[0] >= SPEND
    for action in actions:
        if action >= SPEND:
            want = -wanted[action - SPEND]
        elif action >= FOOD:
            want = wanted[action - FOOD]
        elif action >= DIE:
            want = wanted[DIE_FOODS[action - DIE]]
        else:
            continue
        if want > best_want:
            best, best_want = action, want
    return [best, DECLINE] if spends else [best]


def egg_wish(game: Wingspan, seat: int, place: int, eggs: int) -> float:
    """How well an egg lies at a place beside others: for goals, then where room is plenty."""
    bird = game.birds[place]
    wish = 0.1 * (LIMIT_OF[bird] - eggs)
    row = place % PLACES // COLUMNS
    for number in range(game.round, len(game.goals) + 1):
        goal = GOALS[game.goals[number - 1]]
        weight = 2.0 if number == game.round else 1.0
        if goal.kind == EGG_SETS:
            wish += weight if fewest_eggs(game, seat, row) else 0.0
        elif egg_counts(goal, bird, row, eggs):
            wish += weight
    return wish + (0.15 if eggs == 0 else 0.0)


def egg_counts(goal: Goal, bird: int, row: int, eggs: int) -> bool:
    """Whether one egg more on a bird brings a goal on; of sets of eggs nothing is known here.

    Asked for each egg of each turn that is played in thought: to lay it and to count the goal
    anew would take too long. `test_an_egg_counts_where_the_scorer_counts_it` compares.
    """
    if goal.kind == EGGS_IN:
        return goal.value == row
    if goal.kind == EGGS_IN_NESTS:
        return nests_in(bird, goal.value)
    return goal.kind == NESTS_WITH_EGG and eggs == 0 and nests_in(bird, goal.value)


def fewest_eggs(game: Wingspan, seat: int, row: int) -> bool:
    """Whether no row has fewer eggs."""
    counts = [0, 0, 0]
    for place in range(PLACES):
        counts[place // COLUMNS] += game.eggs[seat * PLACES + place]
    return counts[row] == min(counts)


def laid(game: Wingspan, actions: list[int]) -> int:
    """The bird on which an egg lies best."""
    seat = game.seat
    best, best_wish = actions[0], -1e9
    for action in actions:
        if action == DECLINE:
            continue
        place = seat * PLACES + action - EGG
        wish = egg_wish(game, seat, place, game.eggs[place])
        if wish > best_wish:
            best, best_wish = action, wish
    return best


def without_egg(game: Wingspan, actions: list[int]) -> list[int]:
    """The egg that is missed least; or none, if it need not be given."""
    seat = game.seat
    best, best_wish = actions[0], 1e9
    for action in actions:
        if action == DECLINE:
            continue
        place = seat * PLACES + action - REMOVE_EGG
        wish = egg_wish(game, seat, place, game.eggs[place] - 1)
        if wish < best_wish:
            best, best_wish = action, wish
    return [best, DECLINE] if actions[len(actions) - 1] == DECLINE else [best]


def paid(game: Wingspan, actions: list[int]) -> int:
    """The payment that leaves what is wanted."""
    wanted = wants(game, game.seat)
    best, best_loss = actions[0], 1e9
    for action in actions:
        counts = PAYMENTS[action - PAY]
        loss = 0.0
        for kind in range(KINDS):
            if counts[kind]:
                loss += counts[kind] * (0.6 + wanted[kind])
        if loss < best_loss:
            best, best_loss = action, loss
    return best


def card_wish(cards: Cards, card: int) -> float:
    """What a bird would bring, less what it costs."""
    row = cards.row_for(card)
    if row < 0:
        return NO_ROOM
    return cards.value(card, row) - max(0, food_short(card, cards.food, cards.tokens))


def drawn(game: Wingspan, actions: list[int]) -> list[int]:
    """The best bird of the tray, or the deck."""
    cards = Cards(game, game.seat)
    best, best_wish = actions[0], -1e9
    for action in actions:
        if action == DECK:
            wish = UNSEEN
        elif TAKE <= action < TUCK:
            wish = card_wish(cards, action - TAKE)
        else:
            continue
        if wish > best_wish:
            best, best_wish = action, wish
    return [best]


def given(game: Wingspan, actions: list[int]) -> list[int]:
    """The card of the hand that is missed least; or none, if it need not be given."""
    cards = Cards(game, game.seat)
    first = DISCARD if actions[0] >= DISCARD else TUCK
    best, best_wish = actions[0], 1e9
    for action in actions:
        if action == DECLINE:
            continue
        wish = card_wish(cards, action - first)
        if wish < best_wish:
            best, best_wish = action, wish
    return [best, DECLINE] if actions[len(actions) - 1] == DECLINE else [best]
