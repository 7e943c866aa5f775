"""The table of Songbirds for playouts: birds are tried and rounds played out in little time.

Who may act, what a bird takes and who wins stand here a second time beside the rules. A search
plays thousands of rounds out for one choice: here each bird changes the numbers of two or three
lines and one hand, where the rules look at the whole forest and keep a record. The test
`test_birds_on_the_fast_table_lead_where_the_rules_lead` plays both side by side, for every
special card and for early birds, and compares who is asked, harvest, totals and winners.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from voliere.bots.evaluation import chance_to_win, margin
from voliere.bots.songbirds.hands import (
    BEST,
    NONE,
    PRESENT,
    Shares,
    bits_of,
    favourite_value,
    favourites,
    indices,
    lowest,
    share_of,
)
from voliere.bots.songbirds.lines import LineEstimates
from voliere.games.songbirds.catalogue import FULL, LOUDEST, PLACES, WORMS, free_places, volume_of
from voliere.games.songbirds.rules import Songbirds
from voliere.games.songbirds.settings import TO_99
from voliere.games.songbirds.space import FAVOURITE
from voliere.kernel.chance import Chance

TRIED: Final = 4
"""Number of birds on places, picked by chance, that a seat tries when a round is played out."""
EXPECTED: Final = 0.5
"""The part of the next worm that a seat without a favourite expects."""
CLOSE: Final = 0.01
"""What a volume counts where totals are equal."""
WIN: Final = 0.9
"""How much of a result is the win itself; the rest tells by how much."""
WORST: Final = -1e9


@mypyc_attr(acyclic=True)
class FastTable:
    """The lines with their estimates, and the hands: each bird changes a few lines and one hand."""

    def __init__(
        self,
        seats: int,
        seat: int,
        early: bool,
        filled: i64,
        hands: vec[i64],
        spare: i64,
        kept: vec[i64],
        bases: vec[float],
        worms_taken: int,
        lines: LineEstimates,
        values: Shares,
        rivals: Shares,
    ) -> None:
        self.seats = seats
        self.seat = seat
        self.early = early
        self.filled = filled
        self.hands = hands
        self.spare = spare
        """The birds that nobody holds."""
        self.kept = kept
        """The favourites that are set. Copies share them and the bases until one is set."""
        self.bases = bases
        """Earlier rounds and the worm, by seat."""
        self.worms_taken = worms_taken
        self.lines = lines
        self.values = values
        """The points that each colour has harvested or may expect to."""
        self.rivals = rivals
        """By colour, what the best of the seats that are not asked has besides its points."""

    @staticmethod
    def of(game: Songbirds) -> "FastTable":
        """The table as it lies."""
        none: Shares = (0.0, 0.0, 0.0, 0.0)
        table = FastTable(
            game.seats,
            game.seat,
            game.early,
            game.filled,
            vec[i64]([bits_of(hand) for hand in game.hands]),
            bits_of(game.deck + game.shown),
            vec[i64](
                [
                    bits_of(game.revealed[seat] or game.favourites[seat])
                    for seat in range(game.seats)
                ]
            ),
            vec[float]([base_value(game, seat) for seat in range(game.seats)]),
            sum([len(cards) for cards in game.favourites]),
            LineEstimates.of(game),
            none,
            none,
        )
        table.renew(table.spare if game.together else 0)
        table.rivals = table.best_rivals()
        return table

    def copy(self) -> "FastTable":
        """The same table, sharing nothing that changes."""
        return FastTable(
            self.seats,
            self.seat,
            self.early,
            self.filled,
            self.hands[:],
            self.spare,
            self.kept,
            self.bases,
            self.worms_taken,
            self.lines.copy(),
            self.values,
            self.rivals,
        )

    def renew(self, coming: i64 = 0) -> None:
        """Look at the table afresh: what the hands, and other birds to come, let one expect."""
        self.values = self.lines.renew(coming | self.held())

    def held(self) -> i64:
        birds: i64 = 0
        for hand in self.hands:
            birds |= hand
        return birds

    def best_rivals(self) -> Shares:
        """By colour, what the best of the other seats has besides the colour's points."""
        red, blue, green, white = NONE, NONE, NONE, NONE
        for seat in range(self.seats):
            if seat != self.seat:
                base = self.base(seat)
                best = self.best_of(seat)
                red = max(red, base + best[0])
                blue = max(blue, base + best[1])
                green = max(green, base + best[2])
                white = max(white, base + best[3])
        return (red, blue, green, white)

    def best_of(self, seat: int) -> Shares:
        """By colour, what the best favourite of a seat would add."""
        return favourites(self.birds_of(seat), self.favourite_values())

    def birds_of(self, seat: int) -> i64:
        """The favourite of a seat, or else all that it holds."""
        kept = self.kept[seat]
        if kept:
            return kept
        return self.hands[seat]

    def favourite_values(self) -> vec[float]:
        """By the birds of one colour; an early bird's volume does not count."""
        return PRESENT if self.early else BEST

    def totals(self) -> list[float]:
        return [self.total(seat) for seat in range(self.seats)]

    def margin(self, seat: int) -> float:
        """How far a seat may expect to be ahead of the best of the others."""
        best = WORST
        for other in range(self.seats):
            if other != seat:
                best = max(best, self.total(other))
        return self.total(seat) - best

    def total(self, seat: int) -> float:
        """What a seat may expect: its favourite if it has one, else the best that it holds."""
        return self.base(seat) + favourite_value(self.values, self.best_of(seat))

    def base(self, seat: int) -> float:
        """Earlier rounds and the worm, had or expected."""
        if self.early and self.seat >= 0 and not self.kept[seat]:
            return self.bases[seat] + EXPECTED * self.next_worm()
        return self.bases[seat]

    def next_worm(self) -> float:
        """The worm that lies on top."""
        return float(WORMS[self.worms_taken]) if self.worms_taken < len(WORMS) else 0.0

    # One more bird.

    def places(self) -> i64:
        """The spaces where a bird may go, as bits."""
        return free_places(self.filled)

    def ahead(self, card: i64, place: i64) -> float:
        """How far ahead the seat is with this bird in this place."""
        values = self.lines.values_with(self.values, card, place)
        mine = self.base(self.seat) + favourite_value(values, self.best_without(card))
        return mine - favourite_value(values, self.rivals)

    def best_without(self, card: i64) -> Shares:
        """By colour, what the best favourite of the seat asked would add when a bird has left."""
        kept = self.kept[self.seat]
        if kept:
            return favourites(kept, self.favourite_values())
        return favourites(self.hands[self.seat] & ~(i64(1) << card), self.favourite_values())

    # Playing on.

    def finish(self, chance: Chance) -> None:
        """Play the round out: each seat takes the best of a few birds and places."""
        while self.seat >= 0:
            self.play(self.quick(chance))

    def quick(self, chance: Chance) -> int:
        """The best of a few birds on places, or the favourite of an early bird."""
        hand = self.hands[self.seat]
        best, best_ahead = 0, WORST
        if self.early and not self.kept[self.seat]:
            best = FAVOURITE + self.favourite()
            best_ahead = self.ahead_keeping()
            if not hand & (hand - 1):
                return best
        cards, places = indices(hand), indices(self.places())
        options = len(cards) * len(places)
        tried = min(options, i64(TRIED))
        first: i64 = chance.below(options)
        for number in range(tried):
            option = (first + options // tried * number) % options
            card, place = cards[option // len(places)], places[option % len(places)]
            ahead = self.ahead(card, place)
            if ahead > best_ahead:
                best, best_ahead = card * PLACES + place, ahead
        return best

    def favourite(self) -> int:
        """The best favourite in the hand that is asked."""
        best, best_value = -1, WORST
        for card in indices(self.hands[self.seat]):
            value = share_of(self.values, card // LOUDEST)
            if not self.early:
                value += volume_of(card)
            if value > best_value:
                best, best_value = card, value
        return best

    def ahead_keeping(self) -> float:
        """How far ahead the seat is once its best bird lies face down, with a worm."""
        worm = (1.0 - EXPECTED) * self.next_worm()
        return self.margin(self.seat) + worm

    def play(self, action: int) -> None:
        """Place a bird or keep it; the next seat that can is asked."""
        if action < FAVOURITE:
            self.place(action // PLACES, action % PLACES)
        else:
            self.keep(action - FAVOURITE)
        self.pass_on()

    def place(self, card: i64, place: i64) -> None:
        self.values = self.lines.sing(self.values, card, place)
        self.hands[self.seat] &= ~(i64(1) << card)
        self.filled |= i64(1) << place

    def keep(self, card: i64) -> None:
        """Set a favourite, and take a worm."""
        self.hands[self.seat] &= ~(i64(1) << card)
        self.kept, self.bases = self.kept[:], self.bases[:]
        self.kept[self.seat] = i64(1) << card
        self.bases[self.seat] += self.next_worm()
        self.worms_taken += 1

    def pass_on(self) -> None:
        """Ask the next seat that has something to play; nobody once the forest is full."""
        if self.filled != FULL:
            for _ in range(self.seats):
                self.seat = (self.seat + 1) % self.seats
                if self.may_act():
                    self.rivals = self.best_rivals()
                    return
        self.seat = -1

    def may_act(self) -> bool:
        """The last bird is the favourite, unless there is another or it must be set."""
        hand = self.hands[self.seat]
        if self.early or self.kept[self.seat]:
            return hand != 0
        return hand & (hand - 1) != 0

    def results(self, last: bool, spread: float) -> list[float]:
        """How each seat did when the round is over: in the last one, above all whether it won.

        Totals are often a volume apart: what counts then is who is ahead, not by how much.
        """
        totals = self.totals()
        leads = [chance_to_win(margin(totals, seat), spread) for seat in range(self.seats)]
        if not last:
            return leads
        winners = self.winners(totals)
        for seat in range(self.seats):
            leads[seat] *= 1.0 - WIN
            if seat in winners:
                leads[seat] += WIN / len(winners)
        return leads

    def winners(self, totals: list[float]) -> list[int]:
        """The highest total, then the louder favourite."""
        ranks = [totals[seat] + CLOSE * self.loudness(seat) for seat in range(self.seats)]
        least = max(ranks) - CLOSE / 2
        return [seat for seat in range(self.seats) if ranks[seat] > least]

    def loudness(self, seat: int) -> int:
        """How loud a favourite sings, once it is the only bird left."""
        birds = self.birds_of(seat)
        return volume_of(lowest(birds)) if birds else 0


def base_value(game: Songbirds, seat: int) -> float:
    """Earlier rounds, and the worm of an early bird."""
    total = float(game.worms[seat])
    for points in game.past if game.seat >= 0 else game.past[:-1]:
        total += points[seat]
    return total


def is_last_round(game: Songbirds) -> bool:
    """Whether who is ahead after this round has won; towards 99 that is not known before."""
    rounds = game.settings["rounds"]
    return game.seat < 0 or (bool(rounds != TO_99) and len(game.past) + 1 >= int(rounds))
