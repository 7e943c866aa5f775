"""What lies on the table in a game of Wyrmspan, and how things move on it."""

from typing import Any

from voliere.games.wyrmspan.cards.catalogue import CAVE_TEXTS, NAMES
from voliere.games.wyrmspan.mat import Mat
from voliere.games.wyrmspan.words import (
    CARD_KINDS,
    CAVE,
    DISPLAY_SIZE,
    DRAGON,
    EMPTY,
    KINDS,
    NEST,
    PLACE_TEXTS,
    RESOURCES,
    SQUARES,
)
from voliere.kernel.agenda import AgendaGame
from voliere.kernel.chance import Chance
from voliere.kernel.deck import reshuffle, top_of
from voliere.kernel.events import NO_SEAT
from voliere.kernel.fields import copies, empty_lists
from voliere.kernel.sight import EVERYBODY, take_out


class State(AgendaGame):
    """The state of a game, and the small moves of cards, eggs and resources."""

    # Every game takes these: the kernel makes it with the first three, a copy with the fourth.
    def __init__(
        self,
        seats: int,
        settings: dict[str, Any],
        chance: Chance,
        like: "State | None" = None,
    ) -> None:
        super().__init__(seats, settings, chance)
        self.open_hands: bool = settings["hands"] == "open" if like is None else like.open_hands
        self.round: int = 1 if like is None else like.round
        self.first: int = 0 if like is None else like.first
        self.turn: int = 0 if like is None else like.turn
        """The sheet whose turn it is, or -1 between rounds."""
        self.mats: list[Mat] = (
            [Mat() for _ in range(seats)] if like is None else [Mat(mat) for mat in like.mats]
        )
        self.dragon_deck: list[int] = [] if like is None else like.dragon_deck[:]
        self.cave_deck: list[int] = [] if like is None else like.cave_deck[:]
        self.dragon_discard: list[int] = [] if like is None else like.dragon_discard[:]
        self.cave_discard: list[int] = [] if like is None else like.cave_discard[:]
        self.dragon_display: list[int] = (
            [EMPTY] * DISPLAY_SIZE if like is None else like.dragon_display[:]
        )
        self.cave_display: list[int] = (
            [EMPTY] * DISPLAY_SIZE if like is None else like.cave_display[:]
        )
        self.dragon_hands: list[list[int]] = (
            empty_lists(seats) if like is None else copies(like.dragon_hands)
        )
        self.cave_hands: list[list[int]] = (
            empty_lists(seats) if like is None else copies(like.cave_hands)
        )
        self.dragon_known: list[list[int]] = (
            empty_lists(seats) if like is None else copies(like.dragon_known)
        )
        self.cave_known: list[list[int]] = (
            empty_lists(seats) if like is None else copies(like.cave_known)
        )
        self.tucked: list[list[int]] = empty_lists(seats) if like is None else copies(like.tucked)
        self.tucked_known: list[list[int]] = (
            empty_lists(seats) if like is None else copies(like.tucked_known)
        )
        self.drawn: list[list[int]] = empty_lists(seats) if like is None else copies(like.drawn)
        """Dragon cards that a seat has drawn and not yet shared out."""
        self.drawn_caves: list[list[int]] = (
            empty_lists(seats) if like is None else copies(like.drawn_caves)
        )
        self.picks: list[list[int]] = empty_lists(seats) if like is None else copies(like.picks)
        """The starting resources that a seat has chosen, until all have."""
        self.tile: int = 0 if like is None else like.tile
        """The guild tile as its index in GUILDS."""
        self.squares: list[list[int]] = (
            empty_lists(SQUARES) if like is None else copies(like.squares)
        )
        """The sheets whose markers lie on each line and square of the guild tile."""
        self.objectives: list[int] = [] if like is None else like.objectives
        self.places: list[list[int]] = [] if like is None else like.places[:]
        """For each round scored, the place of each sheet: 0 for the first, 3 for all others."""
        self.automa_deck: list[int] = [] if like is None else like.automa_deck[:]
        self.automa_drawn: list[int] = [] if like is None else like.automa_drawn[:]
        self.automa_dragons: list[int] = [] if like is None else like.automa_dragons[:]
        self.automa_caves: list[int] = [] if like is None else like.automa_caves[:]
        self.automa_coins: int = 0 if like is None else like.automa_coins
        self.automa_steps: int = 0 if like is None else like.automa_steps
        """How far the Automa has walked along the guild's track."""
        self.automa_passed: bool = False if like is None else like.automa_passed
        if like is not None:
            self.agenda = like.agenda[:]

    @property
    def sheets(self) -> int:
        """A lone player's opponent, the Automa, has a sheet and no seat."""
        return 2 if self.seats == 1 else self.seats

    # Coins and resources.

    def gain_coins(self, seat: int, number: int) -> None:
        """Coins from the bank."""
        self.mats[seat].coins += number
        if self.records_events:
            self.tell("gained-coins", seat, {"n": number})

    def pay_coins(self, seat: int, number: int) -> None:
        """Coins to the bank."""
        self.mats[seat].coins -= number
        if self.records_events and number:
            self.tell("paid-coins", seat, {"n": number})

    def gain(self, seat: int, kind: int, number: int) -> None:
        """Resources of one kind from the bank."""
        self.mats[seat].resources[kind] += number
        if self.records_events:
            self.tell("gained", seat, {"resource": RESOURCES[kind], "n": number})

    def pay(self, seat: int, bundle: list[int]) -> None:
        """A bundle of resources to the bank."""
        resources = self.mats[seat].resources
        for kind in range(KINDS):
            resources[kind] -= bundle[kind]
        if self.records_events:
            paid = [RESOURCES[kind] for kind in range(KINDS) for _ in range(bundle[kind])]
            if paid:
                self.tell("paid", seat, {"resources": paid})

    # Eggs.

    def at(self, seat: int, place: int) -> dict[str, Any]:
        """A place for an event or an option, and the dragon that lies there."""
        at: dict[str, Any] = {"place": PLACE_TEXTS[place]}
        if place != NEST and self.mats[seat].dragons[place] >= 0:
            at["on"] = NAMES[self.mats[seat].dragons[place]]
        return at

    def lay(self, seat: int, place: int) -> None:
        """An egg on a free nest."""
        mat = self.mats[seat]
        mat.eggs[place] += 1
        mat.laid += 1
        if self.records_events:
            self.tell("laid", seat, self.at(seat, place))

    def pay_egg(self, seat: int, place: int) -> None:
        """An egg to the bank."""
        mat = self.mats[seat]
        mat.eggs[place] -= 1
        mat.laid -= 1
        if self.records_events:
            self.tell("paid-egg", seat, self.at(seat, place))

    # Cards.

    def can_draw(self, kind: int) -> bool:
        """Whether a deck, or the discards that would become one, holds a card."""
        if kind == DRAGON:
            return bool(self.dragon_deck or self.dragon_discard)
        return bool(self.cave_deck or self.cave_discard)

    def draw(self, kind: int) -> int:
        """The top card of a deck; an empty deck is made anew from the discards. -1: none left."""
        deck = self.dragon_deck if kind == DRAGON else self.cave_deck
        if not deck:
            discard = self.dragon_discard if kind == DRAGON else self.cave_discard
            if reshuffle(deck, discard, self.chance) and self.records_events:
                self.tell("shuffled", NO_SEAT, {"deck": CARD_KINDS[kind]})
        return top_of(deck)

    def draw_to_hand(self, seat: int, kind: int) -> None:
        """A card that only the seat sees."""
        card = self.draw(kind)
        if card < 0:
            return
        self.to_hand(seat, kind, card, 0)
        if self.records_events:
            self.tell("drew", seat, {"deck": CARD_KINDS[kind], "card": card_text(kind, card)})

    def to_hand(self, seat: int, kind: int, card: int, seen: int) -> None:
        """A card into a hand. Those that all have seen lie first, so that places tell nothing."""
        hand = self.dragon_hands[seat] if kind == DRAGON else self.cave_hands[seat]
        known = self.dragon_known[seat] if kind == DRAGON else self.cave_known[seat]
        if seen or self.open_hands:
            hand.insert(0, card)
            known.insert(0, EVERYBODY if self.open_hands else seen)
        else:
            hand.append(card)
            known.append(0)

    def deal_to(self, seat: int, kind: int) -> None:
        """A card that only its owner sees until the set-up is over, whatever hands are later."""
        (self.dragon_hands if kind == DRAGON else self.cave_hands)[seat].append(self.draw(kind))
        (self.dragon_known if kind == DRAGON else self.cave_known)[seat].append(0)

    def open_all_hands(self) -> None:
        """Everybody sees every hand from now on."""
        for seat in range(self.seats):
            self.dragon_known[seat] = [EVERYBODY] * len(self.dragon_hands[seat])
            self.cave_known[seat] = [EVERYBODY] * len(self.cave_hands[seat])

    def from_hand(self, seat: int, kind: int, card: int) -> int:
        """A card out of a hand; the bits of those who know it."""
        hand = self.dragon_hands[seat] if kind == DRAGON else self.cave_hands[seat]
        known = self.dragon_known[seat] if kind == DRAGON else self.cave_known[seat]
        return take_out(hand, known, card)

    def show(self, seat: int, kind: int, card: int) -> None:
        """A card of the hand that is about to be played is known to all from now on."""
        self.from_hand(seat, kind, card)
        self.to_hand(seat, kind, card, EVERYBODY)

    def discard(self, seat: int, kind: int, card: int) -> None:
        """A card of the hand onto its discard pile."""
        self.from_hand(seat, kind, card)
        self.to_discard(seat, kind, card)

    def to_discard(self, seat: int, kind: int, card: int) -> None:
        """A card onto its discard pile."""
        if kind == DRAGON:
            self.dragon_discard.append(card)
        else:
            self.cave_discard.append(card)
        if self.records_events:
            self.tell("discarded", seat, {"card": card_text(kind, card)})

    def leave_display(self, kind: int, card: int) -> None:
        """Take a card from the display; its space stays empty until the end of the turn."""
        display = self.dragon_display if kind == DRAGON else self.cave_display
        display[display.index(card)] = EMPTY

    def refill(self) -> None:
        """Fill the empty spaces of the display, as far as the decks go."""
        if EMPTY not in self.dragon_display and EMPTY not in self.cave_display:
            return
        filled = False
        for kind in (DRAGON, CAVE):
            display = self.dragon_display if kind == DRAGON else self.cave_display
            for slot in range(DISPLAY_SIZE):
                if display[slot] < 0:
                    display[slot] = self.draw(kind)
                    filled = filled or display[slot] >= 0
        if filled and self.records_events:
            self.tell_display("displayed")

    def tell_display(self, event: str) -> None:
        """The six cards that lie face up."""
        dragons = [NAMES[card] if card >= 0 else None for card in self.dragon_display]
        caves = [CAVE_TEXTS[card] if card >= 0 else None for card in self.cave_display]
        self.tell(event, NO_SEAT, {"dragons": dragons, "caves": caves})

    def has_passed(self, sheet: int) -> bool:
        """Whether a seat, or the Automa, takes no more turns in this round."""
        return self.mats[sheet].passed if sheet < self.seats else self.automa_passed

    def hand_size(self, seat: int) -> int:
        """Dragon and cave cards together."""
        return len(self.dragon_hands[seat]) + len(self.cave_hands[seat])


def card_text(kind: int, card: int) -> str:
    """The short name of a dragon or cave card."""
    return NAMES[card] if kind == DRAGON else CAVE_TEXTS[card]
