"""What the others may hold in Songbirds, read from the birds that they have placed."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from voliere.bots.songbirds.fast_table import FastTable
from voliere.bots.songbirds.hands import BEST, bits_of, count_of, favourites, indices
from voliere.bots.songbirds.quick import LOOKED_AT, QuickScores
from voliere.games.songbirds.catalogue import EMPTY, PLACES
from voliere.games.songbirds.rules import Songbirds
from voliere.games.songbirds.space import FAVOURITE
from voliere.kernel.chance import Chance
from voliere.kernel.turns import SEAT_BITS, SEAT_MASK

FIRST_DEALS: Final = 100
"""Number of times that two hands are dealt to come from any deal to one that is likely."""
DEALS: Final = 10
"""The same from there to the next."""
UNIT: Final = 1 << 20


class Placement:
    """A bird that a seat has placed, and the table as it was before."""

    def __init__(self, table: FastTable, action: int) -> None:
        self.table = table
        self.action = action
        self.held = table.held()
        self.places = indices(table.places())
        self.soon = table.lines.soon()
        self.changes: dict[int, vec[float]] = {}
        """By bird, what it would have changed."""

    def likelihood(self, hand: i64) -> float:
        """How likely a planner with this hand places that bird there.

        Where all birds are dealt, what it thinks at once of the others depends on no more.
        """
        scores = QuickScores(LOOKED_AT)
        self.table.rivals = favourites(self.held & ~hand, BEST)
        for card in indices(hand):
            mine = favourites(hand & ~(i64(1) << card), BEST)
            scores.see_all(self.table, self.places, card, self.changes_of(card), mine)
        return scores.likelihood(self.action)

    def changes_of(self, card: int) -> vec[float]:
        """What a bird would have changed; it is worked out when it is first asked for."""
        if card not in self.changes:
            self.changes[card] = self.table.lines.changes(card, self.soon)
        return self.changes[card]


class Past:
    """All that a seat has placed in this round, as far as it is known: the last bird first."""

    def __init__(self) -> None:
        self.placements: list[Placement] = []
        self.likelihoods: dict[int, float] = {}

    def likelihood(self, hand: i64) -> float:
        """How likely a planner that now holds this hand has placed what lies there."""
        known = self.likelihoods.get(int(hand))
        if known is not None:
            return known
        likelihood = 1.0
        then = hand
        for placement in self.placements:
            then |= i64(1) << placement.action // PLACES
            likelihood *= placement.likelihood(then)
        self.likelihoods[int(hand)] = likelihood
        return likelihood


class HandPosterior:
    """Deals in which the others hold what explains their birds, each as often as it is likely.

    From one deal to the next the birds of two hands are dealt again and again, as likely as they
    then explain what was placed (Gibbs sampling): all deals of all hands would be too many.
    """

    def __init__(self, game: Songbirds, seat: int, chance: Chance) -> None:
        self.chance = chance
        self.pasts = pasts_of(game, seat)
        """By seat; the last stands for the birds that nobody holds, and explains nothing."""
        held = [*game.hands, game.deck]
        self.hands = vec[i64]([bits_of(cards) for cards in held])
        self.owners = [owner for owner in range(len(held)) if owner != seat and held[owner]]
        self.deal_often(FIRST_DEALS)

    def deal(self, game: Songbirds) -> None:
        """Give the next of these hands to a game that the seat imagines."""
        self.deal_often(DEALS)
        for owner, cards in enumerate([*game.hands, game.deck]):
            if owner in self.owners:
                cards[:] = [int(card) for card in indices(self.hands[owner])]

    def deal_often(self, times: int) -> None:
        count = len(self.owners)
        for _ in range(times if count > 1 else 0):
            one = self.chance.below(count)
            other = (one + 1 + self.chance.below(count - 1)) % count
            self.deal_two(self.owners[one], self.owners[other])

    def deal_two(self, one: int, other: int) -> None:
        pool = self.hands[one] | self.hands[other]
        hands = subsets(pool, count_of(self.hands[one]))
        weights = vec[float](capacity=len(hands))
        total = 0.0
        for hand in hands:
            total += self.pasts[one].likelihood(hand) * self.pasts[other].likelihood(pool ^ hand)
            weights = append(weights, total)
        drawn = total * self.chance.below(UNIT) / UNIT
        at: i64 = 0
        while weights[at] < drawn:
            at += 1
        self.hands[one], self.hands[other] = hands[at], pool ^ hands[at]


def subsets(birds: i64, size: i64) -> vec[i64]:
    """All hands of this size that these birds allow."""
    cards = indices(birds)
    found = vec[i64]([i64(0)])
    for _ in range(size):
        longer = vec[i64]()
        for hand in found:
            for card in cards:
                if hand < i64(1) << card:
                    longer = append(longer, hand | i64(1) << card)
        found = longer
    return found


def pasts_of(game: Songbirds, seat: int) -> list[Past]:
    """What the others have placed in this round, taken back bird by bird."""
    pasts = [Past() for _ in range(game.seats + 1)]
    before = game.copy()
    for choice in reversed(game.choices):
        action = choice >> SEAT_BITS
        place = action % PLACES
        if not 0 <= action < FAVOURITE or before.forest[place] != action // PLACES:
            break
        before.seat = choice & SEAT_MASK
        before.forest[place] = EMPTY
        before.filled &= ~(1 << place)
        before.hands[before.seat].append(action // PLACES)
        if before.seat != seat:
            pasts[before.seat].placements.append(Placement(FastTable.of(before), action))
    return pasts
