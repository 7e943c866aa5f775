"""A table in outline, on which birds are tried and rounds played out in little time."""

from typing import Final

from voliere.bots.sense import chance_to_win, margin
from voliere.bots.songbirds_hopes import LINES_AT, Colours, boosts_of, colours, lines_of
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

NONE: Final = -1000
"""No bird of a colour."""
NOTHING: Final = Colours(0.0, 0.0, 0.0, 0.0)
TRIED: Final = 4
"""So many birds on places, picked by chance, a seat tries when a round is played out."""
HOPED: Final = 0.5
"""The part of the next worm that a seat without a favourite hopes for."""
CLOSE: Final = 0.01
"""What a volume counts where totals are equal."""
WIN: Final = 0.9
"""How much of a result is the win itself; the rest tells by how much."""


class Sketch:
    """The lines with their hopes, and the hands: each bird changes a few lines and one hand."""

    def __init__(self, game: Songbirds) -> None:
        self.seats = game.seats
        self.seat = game.seat
        self.filled = game.filled
        self.early = game.early
        self.volume = 0 if game.early else 1
        """What a favourite's volume counts."""
        self.worms_taken = sum([len(cards) for cards in game.favourites])
        self.hands = [hand[:] for hand in game.hands]
        self.kept = [game.revealed[seat] or game.favourites[seat] for seat in range(game.seats)]
        self.boosts = boosts_of(game)
        self.lines = lines_of(game, self.boosts)
        self.lines_at = LINES_AT[game.special + 1]
        self.values = self.colour_values(game)
        self.bases = [base_value(game, seat) for seat in range(game.seats)]
        self.best = [self.best_volumes(seat) for seat in range(game.seats)]

    def colour_values(self, game: Songbirds) -> Colours:
        """The points that each colour may expect to harvest."""
        values = colours([float(points) for points in game.harvest])
        for line in self.lines:
            values.shift(NOTHING, line.hopes)
        return values

    def best_volumes(self, seat: int) -> list[int]:
        """By colour, what the best favourite of a seat would add; NONE without a bird."""
        best = [NONE, NONE, NONE, NONE]
        for card in self.kept[seat] or self.hands[seat]:
            volume = (card % LOUDEST + 1) * self.volume
            if volume > best[card // LOUDEST]:
                best[card // LOUDEST] = volume
        return best

    def totals(self) -> list[float]:
        """What each seat may expect: its favourite if it has one, else the best that it holds."""
        return [
            self.base(seat) + favourite_value(self.values, self.best[seat])
            for seat in range(self.seats)
        ]

    def base(self, seat: int) -> float:
        """Earlier rounds and the worm, had or hoped for."""
        if self.early and self.seat >= 0 and not self.kept[seat]:
            return self.bases[seat] + HOPED * self.next_worm()
        return self.bases[seat]

    def next_worm(self) -> float:
        """The worm that lies on top."""
        return float(WORMS[self.worms_taken]) if self.worms_taken < len(WORMS) else 0.0

    # One more bird.

    def ahead(self, card: int, place: int) -> float:
        """How far ahead the seat is with this bird in this place."""
        values = self.values.copy()
        for index in self.lines_at[place]:
            line = self.lines[index]
            values.shift(line.hopes, line.hopes_with(card, self.boosts))
        mine = 0.0
        rival = -1e9
        for seat in range(self.seats):
            best = self.best[seat]
            if seat == self.seat:
                mine = self.base(seat) + favourite_value(values, self.without(best, card))
            else:
                rival = max(rival, self.base(seat) + favourite_value(values, best))
        return mine - rival

    def without(self, best: list[int], played: int) -> list[int]:
        """The same when a bird has left the hand of the seat that is asked."""
        colour = played // LOUDEST
        if self.kept[self.seat] or best[colour] > (played % LOUDEST + 1) * self.volume:
            return best
        left = NONE
        for card in self.hands[self.seat]:
            if card != played and card // LOUDEST == colour:
                left = max(left, (card % LOUDEST + 1) * self.volume)
        changed = best[:]
        changed[colour] = left
        return changed

    # Playing on.

    def finish(self, chance: Chance) -> None:
        """Play the round out: each seat takes the best of a few birds and places."""
        while self.seat >= 0:
            self.play(self.quick(chance))

    def quick(self, chance: Chance) -> int:
        """The best of a few birds on places, or the favourite of an early bird."""
        hand = self.hands[self.seat]
        best, best_ahead = 0, -1e9
        if self.early and not self.kept[self.seat]:
            best = FAVOURITE + self.favourite()
            best_ahead = self.ahead_keeping()
            if len(hand) == 1:
                return best
        places = places_of(free_places(self.filled))
        options = len(hand) * len(places)
        tried = min(options, TRIED)
        first = chance.below(options)
        for number in range(tried):
            option = (first + options // tried * number) % options
            card, place = hand[option // len(places)], places[option % len(places)]
            ahead = self.ahead(card, place)
            if ahead > best_ahead:
                best, best_ahead = card * PLACES + place, ahead
        return best

    def favourite(self) -> int:
        """The best favourite in the hand that is asked."""
        values = self.values.list()
        best, best_value = -1, -1e9
        for card in self.hands[self.seat]:
            value = values[card // LOUDEST] + (card % LOUDEST + 1) * self.volume
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
            self.values.shift(before, line.hopes)
        self.best[self.seat] = self.without(self.best[self.seat], card)
        self.hands[self.seat].remove(card)
        self.filled |= 1 << place

    def keep(self, card: int) -> None:
        """Set a favourite, and take a worm."""
        self.hands[self.seat].remove(card)
        self.kept[self.seat] = [card]
        self.best[self.seat] = self.best_volumes(self.seat)
        self.bases[self.seat] += self.next_worm()
        self.worms_taken += 1

    def pass_on(self) -> None:
        """Ask the next seat that has something to play; nobody once the forest is full."""
        if self.filled != FULL:
            for _ in range(self.seats):
                self.seat = (self.seat + 1) % self.seats
                if len(self.hands[self.seat]) > self.least_cards():
                    return
        self.seat = -1

    def least_cards(self) -> int:
        """The last bird is the favourite, unless there is another or it must be set."""
        return 0 if self.early or self.kept[self.seat] else 1

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
        """How loud a seat's favourite sings."""
        cards = self.kept[seat] or self.hands[seat]
        return volume_of(cards[0]) if cards else 0


def favourite_value(values: Colours, best: list[int]) -> float:
    """What the best favourite brings; nothing without a bird."""
    found = max(
        max(values.red + best[0], values.blue + best[1]),
        max(values.green + best[2], values.white + best[3]),
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
