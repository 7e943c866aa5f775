"""Positions of Magpies: what is left out takes its default, and every fault is named."""

from typing import TYPE_CHECKING, Any

from magpies.catalogue import CARDS, box_of
from voliere.kernel.deck import rest_of
from voliere.kernel.events import NO_SEAT
from voliere.kernel.reader import Reader

if TYPE_CHECKING:
    from magpies.rules import Magpies


class MagpiesReader(Reader):
    """Reads the parts of a position."""

    def read(self, game: "Magpies") -> None:
        """Fill an empty game; cards that are named nowhere lie aside, trinkets in their pile."""
        game.hands = self.cards_by_seat("hands")
        game.face_down = self.cards_by_seat("face_down")
        game.discards = self.cards("discards", self.given.get("discards", []))
        game.aside = sorted(self.cards("aside", self.given.get("aside", [])))
        self.read_trinkets(game)
        if any(len(cards) > 1 for cards in game.face_down):
            self.fault("face-down")
        laid = [card for cards in (*game.hands, *game.face_down, game.discards) for card in cards]
        self.check_once(laid + game.aside, [str(card) for card in CARDS])
        if "aside" not in self.given:
            game.aside = sorted(rest_of(CARDS, laid, game.chance))
        turns: list[int | None] = [*game.waiting()] or [None]
        turn = turns[self.one_of("turn", self.given.get("turn", turns[0]), tuple(turns))]
        game.seat = NO_SEAT if turn is None else turn

    def read_trinkets(self, game: "Magpies") -> None:
        """The open one, those in the nests, and those to come."""
        box = box_of(game.settings)
        open_one = self.one_of("trinket", self.given.get("trinket"), (None, *box))
        game.trinket = None if open_one == 0 else box[open_one - 1]
        game.nests = [self.trinkets("nests", nest, box) for nest in self.by_seat("nests", [])]
        game.trinkets = self.trinkets("trinkets", self.given.get("trinkets", []), box)
        named = [trinket for nest in game.nests for trinket in nest]
        named += [] if game.trinket is None else [game.trinket]
        places = [box.index(trinket) for trinket in named + game.trinkets]
        self.check_once(places, [str(trinket) for trinket in box])
        if "trinkets" not in self.given:
            game.trinkets = rest_of(box, named, game.chance)

    def trinkets(self, part: str, value: Any, box: tuple[int, ...]) -> list[int]:
        """A list of trinkets by their points."""
        return [box[self.one_of(part, trinket, box)] for trinket in self.items(part, value)]

    def cards(self, part: str, value: Any) -> list[int]:
        """A list of cards by their numbers."""
        return self.numbers(part, value, CARDS[0], CARDS[-1])

    def cards_by_seat(self, part: str) -> list[list[int]]:
        """The cards of each seat; none when left out."""
        return [sorted(self.cards(part, cards)) for cards in self.by_seat(part, [])]
