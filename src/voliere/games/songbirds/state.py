"""What lies on the table in a game of Songbirds, and who may see it."""

from typing import Any, ClassVar

from voliere.games.songbirds import texts
from voliere.games.songbirds.catalogue import BERRIES, COLOURS, EMPTY, PLACES, SIDE, card_text
from voliere.games.songbirds.settings import BASE, COOPERATIVE, MOST_SEATS, SETTINGS
from voliere.games.songbirds.space import SPACE
from voliere.kernel.chance import Chance
from voliere.kernel.decision import Space
from voliere.kernel.deck import NO_CARD
from voliere.kernel.events import DEALT, OF_CARDS, PLAYED
from voliere.kernel.fields import copies, empty_lists
from voliere.kernel.game import Game
from voliere.kernel.settings import Setting
from voliere.kernel.sight import NOBODY, OWNER, PUBLIC, Part


class State(Game):
    """The state of a game, without its rules."""

    name: ClassVar[str] = "songbirds"
    rules: ClassVar[int] = 2
    seat_counts: ClassVar[tuple[int, ...]] = tuple(range(1, MOST_SEATS + 1))
    settings_offered: ClassVar[tuple[Setting, ...]] = SETTINGS
    space: ClassVar[Space] = SPACE
    parts: ClassVar[tuple[Part, ...]] = (
        Part("turn", PUBLIC),
        Part("phase", PUBLIC),
        Part("forest", PUBLIC),
        Part("berries", PUBLIC),
        Part("hands", OWNER, pool="birds"),
        Part("favourites", OWNER, pool="birds"),
        Part("deck", NOBODY, pool="birds", ordered=True),
        Part("shown", PUBLIC),
        Part("revealed", PUBLIC),
        Part("worms", PUBLIC),
        Part("past", PUBLIC),
    )
    dealings: ClassVar[dict[str, str]] = {"dealt": DEALT, "placed": PLAYED}
    luck: ClassVar[dict[str, str]] = {
        "dealt": OF_CARDS,
        "drew": OF_CARDS,
        "showed": OF_CARDS,
        "revealed": OF_CARDS,
    }
    events_shown: ClassVar[dict[str, tuple[str, ...]]] = {
        "began": ("round", "berries"),
        "chose-special": ("card",),
        "dealt": (),
        "drew": (),
        "laid-out": ("card", "place"),
        "showed": ("card",),
        "placed": ("card", "place"),
        "took-berries": ("line", "colour", "points"),
        "took-token": ("special", "group", "colour", "points"),
        "set-favourite": ("worm",),
        "laid-favourite": ("card",),
        "revealed": ("card",),
        "scored": ("round", "points"),
    }

    filters: ClassVar[dict[str, str]] = {"kind": "kind", "colour": "colour"}
    revealing: ClassVar[frozenset[str]] = frozenset(
        {"began", "dealt", "drew", "showed", "revealed"}
    )

    # Every game takes these: the kernel makes it with the first three, a copy with the fourth.
    def __init__(
        self,
        seats: int,
        settings: dict[str, Any],
        chance: Chance,
        like: "State | None" = None,
    ) -> None:
        super().__init__(seats, settings, chance)
        self.early: bool = settings["early_bird"] if like is None else like.early
        self.together: bool = settings["variant"] != BASE if like is None else like.together
        """Whether all play against the three other colours: solo or cooperative."""
        self.shows_first: bool = (
            settings["variant"] == COOPERATIVE if like is None else like.shows_first
        )
        """Whether a bird is shown before its place is chosen, so that all can talk about it."""
        self.past: list[list[int]] = [] if like is None else copies(like.past)
        """The points of each round that has ended, by seat."""
        self.lay(like)

    def lay(self, like: "State | None" = None) -> None:
        """Lay out an empty table for a round, or what lies on another, sharing nothing."""
        seats = self.seats
        self.forest: list[int] = [EMPTY] * PLACES if like is None else like.forest[:]
        self.filled: int = 0 if like is None else like.filled
        """The filled spaces as bits."""
        self.berries: list[int] = list(BERRIES) if like is None else like.berries[:]
        self.harvest: list[int] = [0] * len(COLOURS) if like is None else like.harvest[:]
        self.hands: list[list[int]] = empty_lists(seats) if like is None else copies(like.hands)
        self.favourites: list[list[int]] = (
            empty_lists(seats) if like is None else copies(like.favourites)
        )
        self.revealed: list[list[int]] = (
            empty_lists(seats) if like is None else copies(like.revealed)
        )
        self.shown: list[int] = [] if like is None else like.shown[:]
        """The bird, if any, that was shown and must now be placed."""
        self.deck: list[int] = [] if like is None else like.deck[:]
        self.worms: list[int] = [0] * seats if like is None else like.worms[:]
        self.special: int = NO_CARD if like is None else like.special
        """The special card in the centre as its index in SPECIALS, or NO_CARD."""
        self.choosing: bool = False if like is None else like.choosing
        """Whether the seat is to choose the special card, before berries and birds lie there."""

    @classmethod
    def cards(cls) -> list[dict[str, Any]]:
        """The birds, the special cards, the berries and the worms."""
        return texts.cards()

    @classmethod
    def localized(cls, language: str, data: dict[str, Any]) -> dict[str, Any]:
        """Colours, cards and lines in words."""
        return texts.localized(language, data)

    def write_parts(self) -> dict[str, Any]:
        """The state by parts; the forest is five lines of five cards, an empty space a dot."""
        return {
            "turn": self.seat if self.seat >= 0 else None,
            "phase": "special" if self.choosing else "birds",
            "forest": [_write_row(self.forest, row) for row in range(SIDE)],
            "berries": [] if self.choosing else self.berries[:],
            "hands": [_texts(hand) for hand in self.hands],
            "favourites": [_texts(cards) for cards in self.favourites],
            "deck": _texts(self.deck),
            "shown": card_text(self.shown[0]) if self.shown else None,
            "revealed": [_texts(cards) for cards in self.revealed],
            "worms": self.worms[:],
            "past": [points[:] for points in self.past],
        }


def _texts(cards: list[int]) -> list[str]:
    return [card_text(card) for card in cards]


def _write_row(forest: list[int], row: int) -> str:
    cards = forest[row * SIDE : (row + 1) * SIDE]
    return " ".join("." if card == EMPTY else card_text(card) for card in cards)
