"""Songbirds positions: the state as readable JSON, and back with every fault named.

The forest is five lines of five cards, `R7 . crow . W1`, an empty space a dot.
"""

from typing import Any, Final

from voliere.games.songbirds.catalogue import (
    BERRIES,
    BIRDS,
    CARD_BY_TEXT,
    CARD_TEXTS,
    CENTRE,
    EMPTY,
    FULL,
    PLACES,
    SIDE,
    SPECIALS,
    WORMS,
)
from voliere.games.songbirds.scoring import harvest_of
from voliere.games.songbirds.state import State
from voliere.kernel.deck import rest_of
from voliere.kernel.errors import Fault
from voliere.kernel.events import NO_SEAT
from voliere.kernel.reader import Reader

PHASES: Final = ("birds", "special")
WORMS_HELD: Final = (0, *WORMS)
MOST_POINTS: Final = 999
"""No round comes near, and none of joint play falls as low as its negative."""
LEAST_POINTS: Final = -MOST_POINTS


def read_state(game: State, given: dict[str, Any], faults: list[Fault]) -> None:
    """Fill an empty table from a position; what is wrong is added to the faults."""
    reader = SongbirdsReader(game.name, game.seats, given, faults)
    seats = game.seats
    game.forest = reader.forest()
    game.berries = reader.berries()
    game.hands = [sorted(hand) for hand in reader.cards_by_seat("hands")]
    game.favourites = reader.favourites("favourites")
    game.revealed = reader.favourites("revealed")
    game.worms = [
        WORMS_HELD[reader.one_of("worms", worm, WORMS_HELD)] for worm in reader.by_seat("worms", 0)
    ]
    game.past = reader.past()
    game.deck = reader.cards("deck", given.get("deck", []))
    game.choosing = PHASES[reader.one_of("phase", given.get("phase", "birds"), PHASES)] == "special"
    turn = reader.one_of("turn", given.get("turn", 0), (*range(seats), None))
    reader.check_cards(game)
    if faults:
        return
    _derive(game, "deck" in given)
    game.seat = NO_SEAT if turn == seats else turn
    if not game.choosing:
        reader.check_playable(game)


def _derive(game: State, deck_given: bool) -> None:
    """Everything that follows from what the position says."""
    game.filled = sum(1 << place for place in range(PLACES) if game.forest[place] != EMPTY)
    game.special = game.forest[CENTRE] - BIRDS if game.forest[CENTRE] >= BIRDS else -1
    game.harvest = harvest_of(game.forest, game.berries, game.special)
    if not deck_given and not game.choosing:
        game.deck = rest_of(range(BIRDS), _birds(game), game.chance)


def _birds(game: State) -> list[int]:
    zones = [game.forest, game.deck, *game.hands, *game.favourites, *game.revealed]
    return [card for zone in zones for card in zone if 0 <= card < BIRDS]


class SongbirdsReader(Reader):
    """Reads the parts of a position of Songbirds."""

    def cards(self, part: str, value: Any) -> list[int]:
        """Birds by their texts."""
        texts = self.items(part, value)
        read = [CARD_BY_TEXT.get(str(text), EMPTY) for text in texts]
        for text, card in zip(texts, read, strict=True):
            if not 0 <= card < BIRDS:
                self.fault("bird", part=part, card=text)
        return [card for card in read if 0 <= card < BIRDS]

    def cards_by_seat(self, part: str) -> list[list[int]]:
        """The birds of each seat; none when left out."""
        return [self.cards(part, texts) for texts in self.by_seat(part, [])]

    def favourites(self, part: str) -> list[list[int]]:
        """For each seat one bird or none."""
        read = self.cards_by_seat(part)
        if any(len(cards) > 1 for cards in read):
            self.fault("one-favourite", part=part)
        return read

    def forest(self) -> list[int]:
        """Five lines of five cards; a special card only in the centre."""
        lines = self.given.get("forest", [". . . . ."] * SIDE)
        rows = [str(line).split() for line in lines] if isinstance(lines, list) else []
        if len(rows) != SIDE or any(len(row) != SIDE for row in rows):
            self.fault("forest")
            return [EMPTY] * PLACES
        texts = [text for row in rows for text in row]
        for place, text in enumerate(texts):
            if text != "." and (text not in CARD_BY_TEXT or (text in SPECIALS) > (place == CENTRE)):
                self.fault("forest-card", card=text)
        return [CARD_BY_TEXT.get(text, EMPTY) for text in texts]

    def berries(self) -> list[int]:
        """The ten tokens, each once."""
        value = self.given.get("berries", list(BERRIES))
        if not isinstance(value, list) or sorted(map(repr, value)) != sorted(map(repr, BERRIES)):
            self.fault("berries", allowed=list(BERRIES))
            return list(BERRIES)
        return value[:]

    def past(self) -> list[list[int]]:
        """The points of each round that has ended, by seat."""
        rounds = self.items("past", self.given.get("past", []))
        return [
            [
                self.number("past", points, LEAST_POINTS, MOST_POINTS)
                for points in self.entries("past", by_seat, self.seats, 0)
            ]
            for by_seat in rounds
        ]

    def check_cards(self, game: State) -> None:
        """Every bird exists once, and so does each seat's favourite."""
        self.check_once(_birds(game), CARD_TEXTS)
        for seat in range(self.seats):
            if game.favourites[seat] and game.revealed[seat]:
                self.fault("favourite-twice", seat=seat)

    def check_playable(self, game: State) -> None:
        """Birds go beside other cards, around the right card, until the forest is full."""
        if not game.filled:
            self.fault("empty-forest")
        special = game.settings["special"]
        laid = SPECIALS[game.special] if game.special >= 0 else "none"
        if special not in ("choose", laid):
            self.fault("centre", special=special)
        if game.seat == NO_SEAT and game.filled != FULL:
            self.fault("over")
