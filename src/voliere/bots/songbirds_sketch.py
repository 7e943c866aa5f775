"""A table in outline, on which birds are tried and rounds played out in little time."""

from typing import Final

from voliere.bots.sense import chance_to_win, margin
from voliere.bots.songbirds_hopes import (
    LINES_AT,
    Shares,
    boosts_of,
    lines_of,
    share_of,
    shifted,
    with_share,
)
from voliere.games.songbirds.catalogue import (
    FULL,
    LOUDEST,
    PLACES,
    WORMS,
    free_places,
    places_of,
    volume_of,
)
from voliere.games.songbirds.rules import Songbirds
from voliere.games.songbirds.settings import TO_99
from voliere.games.songbirds.space import FAVOURITE
from voliere.kernel.chance import Chance

NONE: Final = -1000.0
"""No bird of a colour."""
TRIED: Final = 4
"""So many birds on places, picked by chance, a seat tries when a round is played out."""
HOPED: Final = 0.5
"""The part of the next worm that a seat without a favourite hopes for."""
CLOSE: Final = 0.01
"""What a volume counts where totals are equal."""
WIN: Final = 0.9
"""How much of a result is the win itself; the rest tells by how much."""
NEAR: Final = [places_of(free_places(1 << place)) for place in range(PLACES)]
"""The places beside each place."""


class Hand:
    """The birds of a seat, and what the best favourite of each colour would add."""

    def __init__(self, cards: list[int], kept: list[int], volume: int) -> None:
        self.cards = cards
        self.kept = kept
        """The favourite, if it is set."""
        self.volume = volume
        """What a favourite's volume counts: nothing for an early bird."""
        self.best = best_volumes(kept or cards, volume)

    def without(self, played: int) -> Shares:
        """What the best favourites would add when a bird has left."""
        colour = played // LOUDEST
        volume = (played % LOUDEST + 1) * self.volume
        if self.kept or share_of(self.best, colour) > volume:
            return self.best
        left = NONE
        for card in self.cards:
            if card != played and card // LOUDEST == colour:
                left = max(left, float((card % LOUDEST + 1) * self.volume))
        return with_share(self.best, colour, left)

    def play(self, card: int) -> None:
        """Let a bird go."""
        self.best = self.without(card)
        self.cards.remove(card)

    def keep(self, card: int) -> None:
        """Set a bird as favourite."""
        self.cards.remove(card)
        self.kept = [card]
        self.best = best_volumes(self.kept, self.volume)

    def loudness(self) -> int:
        """How loud the favourite sings, once it is the only one left."""
        cards = self.kept or self.cards
        return volume_of(cards[0]) if cards else 0


def best_volumes(cards: list[int], volume: int) -> Shares:
    """By colour, what the best favourite among some birds would add; NONE without a bird."""
    best: Shares = (NONE, NONE, NONE, NONE)
    for card in cards:
        loud = float((card % LOUDEST + 1) * volume)
        if loud > share_of(best, card // LOUDEST):
            best = with_share(best, card // LOUDEST, loud)
    return best


class Sketch:
    """The lines with their hopes, and the hands: each bird changes a few lines and one hand."""

    def __init__(self, game: Songbirds) -> None:
        self.seats = game.seats
        self.seat = game.seat
        self.filled = game.filled
        self.places = places_of(free_places(game.filled))
        self.early = game.early
        self.worms_taken = sum([len(cards) for cards in game.favourites])
        volume = 0 if game.early else 1
        self.hands = [
            Hand(game.hands[seat][:], game.revealed[seat] or game.favourites[seat], volume)
            for seat in range(game.seats)
        ]
        self.boosts = boosts_of(game)
        self.lines = lines_of(game, self.boosts)
        self.lines_at = LINES_AT[game.special + 1]
        self.values = self.colour_values()
        """The points that each colour has harvested or may expect to."""
        self.bases = [base_value(game, seat) for seat in range(game.seats)]
        self.rivals = self.best_rivals()

    def colour_values(self) -> Shares:
        """What the lines bring to each colour, all together."""
        values: Shares = (0.0, 0.0, 0.0, 0.0)
        for line in self.lines:
            values = shifted(values, (0.0, 0.0, 0.0, 0.0), line.hopes)
        return values

    def best_rivals(self) -> Shares:
        """By colour, what the best of the other seats has besides the colour's points."""
        red, blue, green, white = NONE, NONE, NONE, NONE
        for seat in range(self.seats):
            if seat != self.seat:
                base = self.base(seat)
                best = self.hands[seat].best
                red = max(red, base + best[0])
                blue = max(blue, base + best[1])
                green = max(green, base + best[2])
                white = max(white, base + best[3])
        return (red, blue, green, white)

    def totals(self) -> list[float]:
        """What each seat may expect: its favourite if it has one, else the best that it holds."""
        return [
            self.base(seat) + favourite_value(self.values, self.hands[seat].best)
            for seat in range(self.seats)
        ]

    def base(self, seat: int) -> float:
        """Earlier rounds and the worm, had or hoped for."""
        if self.early and self.seat >= 0 and not self.hands[seat].kept:
            return self.bases[seat] + HOPED * self.next_worm()
        return self.bases[seat]

    def next_worm(self) -> float:
        """The worm that lies on top."""
        return float(WORMS[self.worms_taken]) if self.worms_taken < len(WORMS) else 0.0

    # One more bird.

    def ahead(self, card: int, place: int) -> float:
        """How far ahead the seat is with this bird in this place."""
        values = self.values
        for index in self.lines_at[place]:
            line = self.lines[index]
            values = shifted(values, line.hopes, line.hopes_with(card, self.boosts))
        mine = self.base(self.seat) + favourite_value(values, self.hands[self.seat].without(card))
        return mine - favourite_value(values, self.rivals)

    # Playing on.

    def finish(self, chance: Chance) -> None:
        """Play the round out: each seat takes the best of a few birds and places."""
        while self.seat >= 0:
            self.play(self.quick(chance))

    def quick(self, chance: Chance) -> int:
        """The best of a few birds on places, or the favourite of an early bird."""
        hand = self.hands[self.seat]
        cards = hand.cards
        places = self.places
        best, best_ahead = 0, -1e9
        if self.early and not hand.kept:
            best = FAVOURITE + self.favourite()
            best_ahead = self.ahead_keeping()
            if len(cards) == 1:
                return best
        options = len(cards) * len(places)
        tried = min(options, TRIED)
        first = chance.below(options)
        for number in range(tried):
            option = (first + options // tried * number) % options
            card, place = cards[option // len(places)], places[option % len(places)]
            ahead = self.ahead(card, place)
            if ahead > best_ahead:
                best, best_ahead = card * PLACES + place, ahead
        return best

    def favourite(self) -> int:
        """The best favourite in the hand that is asked."""
        hand = self.hands[self.seat]
        best, best_value = -1, -1e9
        for card in hand.cards:
            value = share_of(self.values, card // LOUDEST) + volume_of(card) * hand.volume
            if value > best_value:
                best, best_value = card, value
        return best

    def ahead_keeping(self) -> float:
        """How far ahead the seat is once its best bird lies face down, with a worm."""
        worm = (1.0 - HOPED) * self.next_worm()
        return margin(self.totals(), self.seat) + worm

    def play(self, action: int) -> None:
        """Place a bird or keep it; the next seat that can is asked."""
        if action < FAVOURITE:
            self.place(action // PLACES, action % PLACES)
        else:
            self.keep(action - FAVOURITE)
        self.pass_on()

    def place(self, card: int, place: int) -> None:
        """Put a bird there."""
        for index in self.lines_at[place]:
            line = self.lines[index]
            before = line.hopes
            line.sing(card, self.boosts)
            self.values = shifted(self.values, before, line.hopes)
        self.hands[self.seat].play(card)
        self.filled |= 1 << place
        self.places.remove(place)
        for near in NEAR[place]:
            if not self.filled >> near & 1 and near not in self.places:
                self.places.append(near)

    def keep(self, card: int) -> None:
        """Set a favourite, and take a worm."""
        self.hands[self.seat].keep(card)
        self.bases[self.seat] += self.next_worm()
        self.worms_taken += 1

    def pass_on(self) -> None:
        """Ask the next seat that has something to play; nobody once the forest is full."""
        if self.filled != FULL:
            for _ in range(self.seats):
                self.seat = (self.seat + 1) % self.seats
                if len(self.hands[self.seat].cards) > self.least_cards():
                    self.rivals = self.best_rivals()
                    return
        self.seat = -1

    def least_cards(self) -> int:
        """The last bird is the favourite, unless there is another or it must be set."""
        return 0 if self.early or self.hands[self.seat].kept else 1

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
        ranks = [totals[seat] + CLOSE * self.hands[seat].loudness() for seat in range(self.seats)]
        least = max(ranks) - CLOSE / 2
        return [seat for seat in range(self.seats) if ranks[seat] > least]


def favourite_value(values: Shares, best: Shares) -> float:
    """What the best favourite brings; nothing without a bird."""
    found = max(
        max(values[0] + best[0], values[1] + best[1]),
        max(values[2] + best[2], values[3] + best[3]),
    )
    return found if found > NONE / 2 else 0.0


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
