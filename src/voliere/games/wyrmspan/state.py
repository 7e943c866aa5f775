"""What lies on the table in a game of Wyrmspan, who may see it, and how things move on it."""

from typing import Any, ClassVar, Final

from voliere.games.wyrmspan.cards.catalogue import CAVE_TEXTS, NAMES
from voliere.games.wyrmspan.mat import Mat
from voliere.games.wyrmspan.settings import SETTINGS
from voliere.games.wyrmspan.space import SPACE
from voliere.games.wyrmspan.words import (
    CAVE,
    DRAGON,
    EMPTY,
    KINDS,
    PLACE_TEXTS,
    RESOURCES,
    SQUARES,
)
from voliere.kernel.agenda import AgendaGame
from voliere.kernel.chance import Chance
from voliere.kernel.decision import Space
from voliere.kernel.events import NO_SEAT
from voliere.kernel.settings import Setting
from voliere.kernel.sight import EVERYBODY, NOBODY, OWNER, PUBLIC, SECRET, Part

# What a table holds before `clear` or `copy_state` fills it: shared, so that copying is quick.
NONE: Final[list[int]] = []
NO_LISTS: Final[list[list[int]]] = []
NO_MATS: Final[list[Mat]] = []


class State(AgendaGame):
    """The state of a game, and the small moves of cards, eggs and resources."""

    name: ClassVar[str] = "wyrmspan"
    rules: ClassVar[int] = 2
    seat_counts: ClassVar[tuple[int, ...]] = (1, 2, 3, 4, 5)
    settings_offered: ClassVar[tuple[Setting, ...]] = SETTINGS
    space: ClassVar[Space] = SPACE
    parts: ClassVar[tuple[Part, ...]] = (
        Part("turn", PUBLIC),
        Part("round", PUBLIC),
        Part("first", PUBLIC),
        Part("mats", PUBLIC),
        Part("coins", PUBLIC),
        Part("resources", PUBLIC),
        Part("passed", PUBLIC),
        Part("guild", PUBLIC),
        Part("objectives", PUBLIC),
        Part("places", PUBLIC),
        Part("dragon_display", PUBLIC),
        Part("cave_display", PUBLIC),
        Part("dragon_discard", PUBLIC),
        Part("cave_discard", PUBLIC),
        Part("dragon_hands", OWNER, pool="dragons", known="dragon_known", ordered=True),
        Part("cave_hands", OWNER, pool="caves", known="cave_known", ordered=True),
        Part("tucked", OWNER, pool="dragons", known="tucked_known", ordered=True),
        Part("drawn", OWNER, pool="dragons", ordered=True),
        Part("drawn_caves", OWNER, pool="caves", ordered=True),
        Part("picks", OWNER),
        Part("dragon_deck", NOBODY, pool="dragons", ordered=True),
        Part("cave_deck", NOBODY, pool="caves", ordered=True),
        Part("automa", PUBLIC),
        Part("automa_deck", NOBODY, pool="automa", ordered=True),
        Part("agenda", PUBLIC),
        Part("dragon_known", SECRET),
        Part("cave_known", SECRET),
        Part("tucked_known", SECRET),
    )
    filters: ClassVar[dict[str, str]] = {
        "kind": "kind",
        "size": "size",
        "personality": "personality",
        "cave": "caves",
    }
    revealing: ClassVar[frozenset[str]] = frozenset(
        ["set-up", "dealt", "set-aside", "started-with", "displayed", "shuffled", "drew"]
        + ["revealed", "automa-drew"]
    )
    events_shown: ClassVar[dict[str, tuple[str, ...]]] = {
        "set-up": ("guild", "objectives", "dragons", "caves"),
        "dealt": (),
        "set-aside": ("dragons", "caves"),
        "started-with": ("resources",),
        "began": ("round",),
        "displayed": ("dragons", "caves"),
        "shuffled": ("kind",),
        "earned": ("coins",),
        "explored": ("cave",),
        "excavated": ("card", "place"),
        "played": ("card", "place"),
        "passed": (),
        "gained": ("resource", "n"),
        "gained-coins": ("n",),
        "paid-coins": ("n",),
        "paid": ("resources",),
        "paid-egg": ("place",),
        "discarded": ("card",),
        "discarded-resource": ("resource",),
        "discarded-coins": ("n",),
        "traded": ("resources", "resource"),
        "took": ("card",),
        "drew": ("kind",),
        "revealed": ("card",),
        "laid": ("place",),
        "lost-eggs": ("n", "place"),
        "cached": ("resource", "place"),
        "tucked": ("place",),
        "swapped": ("place", "other"),
        "covered": ("card", "place"),
        "grew": ("place",),
        "promoted": ("space",),
        "marked": ("square",),
        "spent": ("card", "place", "n"),
        "placed": ("objective", "counts", "points"),
        "automa-drew": ("card",),
        "automa-coin": ("n", "coins"),
        "automa-rose": ("n", "space"),
        "automa-took": ("card",),
        "ended": ("points",),
    }

    def __init__(self, seats: int, settings: dict[str, Any], chance: Chance) -> None:
        super().__init__(seats, settings, chance)
        self.round: int = 1
        self.first: int = 0
        self.turn: int = 0
        """The sheet whose turn it is, or -1 between rounds."""
        self.mats: list[Mat] = NO_MATS
        self.dragon_deck: list[int] = NONE
        self.cave_deck: list[int] = NONE
        self.dragon_discard: list[int] = NONE
        self.cave_discard: list[int] = NONE
        self.dragon_display: list[int] = NONE
        self.cave_display: list[int] = NONE
        self.dragon_hands: list[list[int]] = NO_LISTS
        self.cave_hands: list[list[int]] = NO_LISTS
        self.dragon_known: list[list[int]] = NO_LISTS
        self.cave_known: list[list[int]] = NO_LISTS
        self.tucked: list[list[int]] = NO_LISTS
        self.tucked_known: list[list[int]] = NO_LISTS
        self.drawn: list[list[int]] = NO_LISTS
        """Dragon cards that a seat has drawn and not yet shared out."""
        self.drawn_caves: list[list[int]] = NO_LISTS
        self.picks: list[list[int]] = NO_LISTS
        """The starting resources that a seat has chosen, until all have."""
        self.tile: int = 0
        """The guild tile as its index in GUILDS."""
        self.squares: list[list[int]] = NO_LISTS
        """The sheets whose markers lie on each line and square of the guild tile."""
        self.objectives: list[int] = NONE
        self.places: list[list[int]] = NO_LISTS
        """For each round scored, the place of each sheet: 0 for the first, 3 for all others."""
        self.automa_deck: list[int] = NONE
        self.automa_drawn: list[int] = NONE
        self.automa_dragons: list[int] = NONE
        self.automa_caves: list[int] = NONE
        self.automa_coins: int = 0
        self.automa_steps: int = 0
        """How far the Automa has walked along the guild's track."""
        self.automa_passed: bool = False

    @property
    def sheets(self) -> int:
        """A lone player's opponent, the Automa, has a sheet and no seat."""
        return 2 if self.seats == 1 else self.seats

    def clear(self) -> None:
        """An empty table."""
        seats = range(self.seats)
        self.mats = [Mat.empty() for _ in seats]
        self.dragon_hands = [[] for _ in seats]
        self.cave_hands = [[] for _ in seats]
        self.dragon_known = [[] for _ in seats]
        self.cave_known = [[] for _ in seats]
        self.tucked = [[] for _ in seats]
        self.tucked_known = [[] for _ in seats]
        self.drawn = [[] for _ in seats]
        self.drawn_caves = [[] for _ in seats]
        self.picks = [[] for _ in seats]
        self.squares = [[] for _ in range(SQUARES)]
        self.dragon_display = [EMPTY] * 3
        self.cave_display = [EMPTY] * 3
        self.dragon_deck, self.dragon_discard = [], []
        self.cave_deck, self.cave_discard = [], []
        self.objectives, self.places = [], []
        self.automa_deck, self.automa_drawn = [], []
        self.automa_dragons, self.automa_caves = [], []

    def copy_state(self, other: "State") -> None:
        """Give a copy all that lies on the table, sharing nothing that changes."""
        other.round = self.round
        other.first = self.first
        other.turn = self.turn
        other.mats = [mat.copy() for mat in self.mats]
        other.dragon_deck = self.dragon_deck[:]
        other.cave_deck = self.cave_deck[:]
        other.dragon_discard = self.dragon_discard[:]
        other.cave_discard = self.cave_discard[:]
        other.dragon_display = self.dragon_display[:]
        other.cave_display = self.cave_display[:]
        other.dragon_hands = [cards[:] for cards in self.dragon_hands]
        other.cave_hands = [cards[:] for cards in self.cave_hands]
        other.dragon_known = [bits[:] for bits in self.dragon_known]
        other.cave_known = [bits[:] for bits in self.cave_known]
        other.tucked = [cards[:] for cards in self.tucked]
        other.tucked_known = [bits[:] for bits in self.tucked_known]
        other.drawn = [cards[:] for cards in self.drawn]
        other.drawn_caves = [cards[:] for cards in self.drawn_caves]
        other.picks = [kinds[:] for kinds in self.picks]
        other.tile = self.tile
        other.squares = [seats[:] for seats in self.squares]
        other.objectives = self.objectives
        other.places = self.places[:]
        other.automa_deck = self.automa_deck[:]
        other.automa_drawn = self.automa_drawn[:]
        other.automa_dragons = self.automa_dragons[:]
        other.automa_caves = self.automa_caves[:]
        other.automa_coins = self.automa_coins
        other.automa_steps = self.automa_steps
        other.automa_passed = self.automa_passed
        other.agenda = self.agenda[:]

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

    def lay(self, seat: int, place: int) -> None:
        """An egg on a free nest."""
        mat = self.mats[seat]
        mat.eggs[place] += 1
        mat.laid += 1
        if self.records_events:
            self.tell("laid", seat, {"place": PLACE_TEXTS[place]})

    def pay_egg(self, seat: int, place: int) -> None:
        """An egg to the bank."""
        mat = self.mats[seat]
        mat.eggs[place] -= 1
        mat.laid -= 1
        if self.records_events:
            self.tell("paid-egg", seat, {"place": PLACE_TEXTS[place]})

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
            if not discard:
                return EMPTY
            deck += discard
            discard.clear()
            self.chance.shuffle(deck)
            if self.records_events:
                self.tell("shuffled", NO_SEAT, {"kind": "dragon" if kind == DRAGON else "cave"})
        return deck.pop()

    def draw_to_hand(self, seat: int, kind: int) -> None:
        """A card that only the seat sees."""
        card = self.draw(kind)
        if card < 0:
            return
        self.to_hand(seat, kind, card, 0)
        if self.records_events:
            word = "dragon" if kind == DRAGON else "cave"
            self.tell("drew", seat, {"kind": word, "card": card_text(kind, card)})

    def to_hand(self, seat: int, kind: int, card: int, seen: int) -> None:
        """A card into a hand. Those that all have seen lie first, so that places tell nothing."""
        hand = self.dragon_hands[seat] if kind == DRAGON else self.cave_hands[seat]
        known = self.dragon_known[seat] if kind == DRAGON else self.cave_known[seat]
        if seen:
            hand.insert(0, card)
            known.insert(0, seen)
        else:
            hand.append(card)
            known.append(0)

    def from_hand(self, seat: int, kind: int, card: int) -> int:
        """A card out of a hand; the bits of those who know it."""
        hand = self.dragon_hands[seat] if kind == DRAGON else self.cave_hands[seat]
        known = self.dragon_known[seat] if kind == DRAGON else self.cave_known[seat]
        index = hand.index(card)
        hand.pop(index)
        return known.pop(index)

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
            for slot in range(3):
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
