"""How a round of Songbirds may end when every seat plays it as a planner does."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from voliere.bots.songbirds.fast_table import FastTable
from voliere.bots.songbirds.hands import count_of, indices
from voliere.bots.songbirds.quick import LOOKED_AT, play_replies, quick_scores_of
from voliere.games.songbirds.catalogue import BIRDS, PLACES
from voliere.kernel.chance import Chance

MOST_DEALS: Final = 40
"""At most this number of deals are thought of to look again at what looked best."""
DRAWN: Final = 12
"""Number of these, one perhaps twice, that a planner happens to imagine when it chooses."""
REPLIES: Final = 2
"""Number of birds of the others that it waits for before it judges."""
MARKS: Final = 35
"""The bits of the number that stands for a bird in a place."""


def _marks() -> list[int]:
    chance = Chance.seeded(0)
    return [chance.seed() & ((1 << MARKS) - 1) for _ in range(BIRDS * PLACES)]


MARK: Final = vec[i64]([i64(mark) for mark in _marks()])
"""By bird and place; those of a forest, one over the other, stand for it."""


@mypyc_attr(acyclic=True)
class Reply:
    """The table after an action, and what two others reply that place what looks best at once."""

    def __init__(self, table: FastTable, action: int) -> None:
        self.seat = table.seat
        self.after = table.copy()
        self.after.play(action)
        self.after.renew()

    def ahead(self, hands: vec[i64]) -> float:
        """How far ahead the seat is then, if the others hold these hands."""
        table = self.after.copy()
        for seat in range(table.seats):
            if seat != self.seat:
                table.hands[seat] = hands[seat]
        table.rivals = table.best_rivals()
        play_replies(table, REPLIES)
        return table.margin(self.seat)


@mypyc_attr(acyclic=True)
class SeatPlan:
    """What looks best to a seat, and how far ahead it is with each in the deals it thought of.

    Of few deals one may be strange: each time that the plan is asked, it thinks of another.
    """

    def __init__(self, table: FastTable, chance: Chance) -> None:
        self.chance = chance
        self.seat = table.seat
        self.hands = table.hands[:]
        self.spare = table.spare
        self.actions = quick_scores_of(table, LOOKED_AT).best()
        self.replies: list[Reply] = []
        self.aheads = vec[float]()
        """Deal by deal, a number for each action."""
        self.deals = 0
        if len(self.actions) > 1:
            self.replies = [Reply(table, action) for action in self.actions]

    def choice(self) -> int:
        if not self.replies:
            return self.actions[0]
        if self.deals < MOST_DEALS:
            self.imagine()
        return self.actions[self.best_of(self.totals())]

    def imagine(self) -> None:
        """Think of one more deal."""
        hands = self.dealt()
        for reply in self.replies:
            self.aheads = append(self.aheads, reply.ahead(hands))
        self.deals += 1

    def dealt(self) -> vec[i64]:
        """Hands of the others with what the seat does not see, as many birds as each has."""
        unseen = self.spare
        for seat in range(len(self.hands)):
            if seat != self.seat:
                unseen |= self.hands[seat]
        cards = indices(unseen)
        left: i64 = len(cards)
        hands = self.hands[:]
        for seat in range(len(hands)):
            if seat != self.seat:
                size = count_of(hands[seat])
                hands[seat] = self.drawn(cards, left, size)
                left -= size
        return hands

    def drawn(self, cards: vec[i64], left: i64, size: i64) -> i64:
        """Some of the first `left` cards by chance, which then lie behind them."""
        hand: i64 = 0
        for last in range(left - 1, left - 1 - size, -1):
            other: i64 = self.chance.below(last + 1)
            cards[last], cards[other] = cards[other], cards[last]
            hand |= i64(1) << cards[last]
        return hand

    def totals(self) -> vec[float]:
        """How far ahead the seat is with each action, over some of the deals."""
        options: i64 = len(self.actions)
        totals = vec[float]([0.0] * options)
        for _ in range(DRAWN):
            first: i64 = self.chance.below(self.deals) * options
            for option in range(options):
                totals[option] += self.aheads[first + option]
        return totals

    def best_of(self, totals: vec[float]) -> i64:
        """The first of the highest."""
        best: i64 = 0
        for option in range(i64(len(totals))):
            if totals[option] > totals[best]:
                best = option
        return best


class Playout:
    """Rounds played out for one choice: what a hand plays in a forest is planned together."""

    def __init__(self, chance: Chance) -> None:
        self.chance = chance
        self.plans: dict[int, SeatPlan] = {}

    def finish(self, table: FastTable, first: int) -> None:
        """Play a round out after the action given."""
        forest = MARK[first]
        while table.seat >= 0:
            action = self.plan(table, forest).choice()
            forest ^= MARK[action]
            table.play(action)
            table.renew()

    def plan(self, table: FastTable, forest: i64) -> SeatPlan:
        """What the seat that is asked thinks of; the forest is told by its marks."""
        key = int(forest << BIRDS | table.hands[table.seat])
        plan = self.plans.get(key)
        if plan is None:
            plan = SeatPlan(table, self.chance)
            self.plans[key] = plan
        return plan
