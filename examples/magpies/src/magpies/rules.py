"""The rules of Magpies: a trinket is turned up, all lay a card, the highest takes it."""

from typing import Any, ClassVar, Final

from magpies import catalogue
from magpies.catalogue import CARDS, box_of
from magpies.position import MagpiesReader
from voliere.kernel.chance import Chance
from voliere.kernel.decision import Space
from voliere.kernel.deck import shuffled
from voliere.kernel.errors import Fault
from voliere.kernel.events import NO_SEAT
from voliere.kernel.fields import copies, empty_lists
from voliere.kernel.game import Game
from voliere.kernel.settings import Setting
from voliere.kernel.sight import NOBODY, OWNER, PUBLIC, Part

HAND: Final = 8


class MagpiesSpace(Space):
    """An action is the card that is laid."""

    def text(self, action: int) -> str:
        """Such as `lay 17`."""
        return f"lay {action}"

    def data(self, action: int) -> dict[str, Any]:
        """The verb finds the sentence `magpies.option.lay`; the rest are its arguments."""
        return {"verb": "lay", "card": action}


SPACE: Final = MagpiesSpace(len(CARDS))


class Magpies(Game):
    """A game of Magpies."""

    name: ClassVar[str] = "magpies"
    rules: ClassVar[int] = 1
    seat_counts: ClassVar[tuple[int, ...]] = (2, 3, 4)
    settings_offered: ClassVar[tuple[Setting, ...]] = (Setting("tin", (False, True), False),)
    space: ClassVar[Space] = SPACE
    parts: ClassVar[tuple[Part, ...]] = (
        Part("turn", PUBLIC),
        Part("trinket", PUBLIC),
        Part("trinkets", NOBODY, pool="trinkets", ordered=True),
        Part("nests", PUBLIC),
        Part("hands", OWNER, pool="cards"),
        Part("face_down", OWNER, pool="cards"),
        Part("aside", NOBODY, pool="cards"),
        Part("discards", PUBLIC),
    )
    events_shown: ClassVar[dict[str, tuple[str, ...]]] = {
        "dealt": (),
        "turned": ("trinket",),
        "laid": (),
        "showed": ("card",),
        "took": ("trinket",),
    }
    revealing: ClassVar[frozenset[str]] = frozenset({"dealt", "turned", "showed"})

    def __init__(
        self, seats: int, settings: dict[str, Any], chance: Chance, like: "Magpies | None" = None
    ) -> None:
        super().__init__(seats, settings, chance)
        self.trinket: int | None = None if like is None else like.trinket
        """The trinket that lies open; none when the game is over."""
        self.trinkets: list[int] = [] if like is None else like.trinkets[:]
        self.nests: list[list[int]] = empty_lists(seats) if like is None else copies(like.nests)
        self.hands: list[list[int]] = empty_lists(seats) if like is None else copies(like.hands)
        self.face_down: list[list[int]] = (
            empty_lists(seats) if like is None else copies(like.face_down)
        )
        self.aside: list[int] = [] if like is None else like.aside[:]
        self.discards: list[int] = [] if like is None else like.discards[:]

    # Set-up.

    @classmethod
    def deal(cls, seats: int, settings: dict[str, Any], chance: Chance) -> "Magpies":
        """Eight cards for each seat, the others aside."""
        game = Magpies(seats, settings, chance)
        game.trinkets = shuffled(box_of(settings), chance)
        deck = shuffled(CARDS, chance)
        for seat in range(seats):
            game.hands[seat] = sorted(deck[seat * HAND : (seat + 1) * HAND])
        game.aside = sorted(deck[seats * HAND :])
        return game

    def opening(self) -> None:
        """Tell each seat its hand, and turn up the first trinket."""
        if self.records_events:
            for seat in range(self.seats):
                self.tell("dealt", seat, {"cards": self.hands[seat][:]})
        self._turn_up()

    # Decisions.

    def waiting(self) -> list[int]:
        """All who have not laid a card yet, in any order."""
        if self.trinket is None:
            return []
        return [s for s in range(self.seats) if self.hands[s] and not self.face_down[s]]

    def turn_to(self, seat: int) -> None:
        """Ask another of those who are waited for."""
        self.seat = seat

    def topic(self) -> tuple[str, dict[str, Any]]:
        """The trinket that is to be won, or to be left to others."""
        trinket = self.trinket or 0
        return ("tin" if trinket < 0 else "silver"), {"trinket": trinket}

    def actions(self) -> list[int]:
        """Any card of the hand."""
        return self.hands[self.seat][:] if self.seat >= 0 else []

    def hides(self, action: int) -> bool:
        """A card is a secret as long as it lies face down."""
        return any(action in cards for cards in self.face_down)

    def apply(self, action: int) -> None:
        """Lay a card face down; the last one to do so ends the round."""
        self.hands[self.seat].remove(action)
        self.face_down[self.seat].append(action)
        if self.records_events:
            self.tell("laid", self.seat, {"card": action})
        waiting = self.waiting()
        if waiting:
            self.seat = waiting[0]
        else:
            self._end_round()

    def _end_round(self) -> None:
        shown = [(cards.pop(), seat) for seat, cards in enumerate(self.face_down) if cards]
        self.discards += [card for card, _ in shown]
        trinket = self.trinket or 0
        _, taker = min(shown) if trinket < 0 else max(shown)
        self.nests[taker].append(trinket)
        if self.records_events:
            for card, seat in shown:
                self.tell("showed", seat, {"card": card})
            self.tell("took", taker, {"trinket": trinket})
        self._turn_up()

    def _turn_up(self) -> None:
        """The next trinket; the game is over when none is left, or no card to lay for it."""
        self.trinket = self.trinkets.pop() if self.trinkets and any(self.hands) else None
        waiting = self.waiting()
        self.seat = waiting[0] if waiting else NO_SEAT
        if self.trinket is not None and self.records_events:
            self.tell("turned", NO_SEAT, {"trinket": self.trinket})

    def scores(self) -> list[dict[str, int]]:
        """Silver, tin, and both together."""
        return [
            {
                "silver": sum(trinket for trinket in nest if trinket > 0),
                "tin": sum(trinket for trinket in nest if trinket < 0),
                "total": sum(nest),
            }
            for nest in self.nests
        ]

    def winners(self) -> list[int]:
        """The most points; equals share."""
        totals = [sum(nest) for nest in self.nests]
        return [seat for seat in range(self.seats) if totals[seat] == max(totals)]

    # Copies, positions, texts.

    def copy(self) -> "Magpies":
        """The same game, sharing nothing that changes, without events."""
        other = Magpies(self.seats, self.settings, self.chance.copy(), self)
        self.share_history(other)
        return other

    def write_parts(self) -> dict[str, Any]:
        """The state by parts, as readable JSON."""
        return {
            "turn": self.seat if self.seat >= 0 else None,
            "trinket": self.trinket,
            "trinkets": self.trinkets[:],
            "nests": copies(self.nests),
            "hands": copies(self.hands),
            "face_down": copies(self.face_down),
            "aside": self.aside[:],
            "discards": self.discards[:],
        }

    def read(self, position: dict[str, Any], faults: list[Fault]) -> None:
        """The parts of a position."""
        MagpiesReader(self.name, self.seats, position, faults).read(self)

    @classmethod
    def cards(cls) -> list[dict[str, Any]]:
        """The cards and the trinkets."""
        return catalogue.cards()
