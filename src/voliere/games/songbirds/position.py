"""Songbirds positions: the state as readable JSON, and back with every fault named.

The forest is five lines of five cards, `R7 . crow . W1`, an empty space a dot.
"""

from typing import Any

from voliere.games.songbirds.catalogue import (
    BERRIES,
    BIRDS,
    CARD_BY_TEXT,
    CENTRE,
    EMPTY,
    FULL,
    PLACES,
    SIDE,
    SPECIALS,
    WORMS,
    card_text,
)
from voliere.games.songbirds.scoring import harvest_of
from voliere.games.songbirds.state import Table
from voliere.kernel.errors import Fault
from voliere.kernel.events import NO_SEAT


def read_table(game: Table, given: dict[str, Any], faults: list[Fault]) -> None:
    """Fill an empty table from a position; what is wrong is added to the faults."""
    reader = Reader(given, game.seats, faults)
    game.forest = reader.forest()
    game.berries = reader.berries()
    game.hands = [sorted(hand) for hand in reader.cards_by_seat("hands")]
    game.favourites = reader.cards_by_seat("favourites")
    game.revealed = reader.cards_by_seat("revealed")
    game.worms = reader.numbers("worms", [0] * game.seats, (0, *WORMS))
    game.past = reader.past()
    game.deck = reader.cards("deck", given["deck"]) if "deck" in given else []
    game.choosing = reader.one_of("phase", ("birds", "special"), "birds") == "special"
    turn = reader.one_of("turn", (*range(game.seats), None), 0)
    reader.check_once(game)
    if faults:
        return
    _derive(game, "deck" in given)
    game.seat = NO_SEAT if turn is None else turn
    if not game.choosing:
        reader.check_playable(game, turn)


def _derive(game: Table, deck_given: bool) -> None:
    """Everything that follows from what the position says."""
    game.filled = sum(1 << place for place in range(PLACES) if game.forest[place] != EMPTY)
    game.special = game.forest[CENTRE] - BIRDS if game.forest[CENTRE] >= BIRDS else -1
    game.harvest = harvest_of(game.forest, game.berries, game.special)
    if not deck_given and not game.choosing:
        named = set(_birds(game))
        game.deck = [bird for bird in range(BIRDS) if bird not in named]
        game.chance.shuffle(game.deck)


def _birds(game: Table) -> list[int]:
    zones = [game.forest, game.deck, *game.hands, *game.favourites, *game.revealed]
    return [card for zone in zones for card in zone if 0 <= card < BIRDS]


class Reader:
    """Reads the parts of a position one by one and gathers the faults."""

    def __init__(self, given: dict[str, Any], seats: int, faults: list[Fault]) -> None:
        self.given = given
        self.seats = seats
        self.faults = faults

    def fault(self, message: str, **arguments: Any) -> None:
        """Add a fault of this game."""
        self.faults.append(Fault(f"songbirds.error.{message}", arguments))

    def cards(self, part: str, texts: Any) -> list[int]:
        """Birds by their texts."""
        if not isinstance(texts, list):
            self.fault("cards", part=part)
            return []
        read = [CARD_BY_TEXT.get(str(text), EMPTY) for text in texts]
        for text, card in zip(texts, read, strict=True):
            if not 0 <= card < BIRDS:
                self.fault("bird", part=part, card=text)
        return [card for card in read if 0 <= card < BIRDS]

    def cards_by_seat(self, part: str) -> list[list[int]]:
        """One list of birds for each seat; none when left out."""
        value = self.given.get(part, [[] for _ in range(self.seats)])
        if not isinstance(value, list) or len(value) != self.seats:
            self.fault("by-seat", part=part, seats=self.seats)
            return [[] for _ in range(self.seats)]
        read = [self.cards(part, texts) for texts in value]
        if part != "hands" and any(len(cards) > 1 for cards in read):
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
        if not isinstance(value, list) or sorted(map(str, value)) != sorted(map(str, BERRIES)):
            self.fault("berries", allowed=list(BERRIES))
            return list(BERRIES)
        return [int(points) for points in value]

    def numbers(self, part: str, default: list[int], allowed: tuple[int, ...]) -> list[int]:
        """One number for each seat."""
        value = self.given.get(part, default)
        if not isinstance(value, list) or len(value) != self.seats:
            self.fault("by-seat", part=part, seats=self.seats)
        elif any(number not in allowed for number in value):
            self.fault("number", part=part, allowed=list(allowed))
        else:
            return [int(number) for number in value]
        return default

    def past(self) -> list[list[int]]:
        """The points of each round that has ended, by seat."""
        value = self.given.get("past", [])
        ok = isinstance(value, list) and all(
            isinstance(points, list)
            and len(points) == self.seats
            and all(isinstance(p, int) for p in points)
            for points in value
        )
        if not ok:
            self.fault("past", seats=self.seats)
            return []
        return [points[:] for points in value]

    def one_of(self, part: str, allowed: tuple[Any, ...], default: Any) -> Any:
        """A value out of a few."""
        value = self.given.get(part, default)
        if value not in allowed:
            self.fault("value", part=part, value=value, allowed=list(allowed))
            return default
        return value

    def check_once(self, game: Table) -> None:
        """Every bird exists once, and so does each seat's favourite."""
        birds = _birds(game)
        for bird in sorted(set(birds)):
            if birds.count(bird) > 1:
                self.fault("twice", card=card_text(bird))

        for seat in range(self.seats):
            if game.favourites[seat] and game.revealed[seat]:
                self.fault("favourite-twice", seat=seat)

    def check_playable(self, game: Table, turn: int | None) -> None:
        """Birds go beside other cards, around the right card, until the forest is full."""
        if not game.filled:
            self.fault("empty-forest")
        special = game.settings["special"]
        laid = SPECIALS[game.special] if game.special >= 0 else "none"
        if special not in ("choose", laid):
            self.fault("centre", special=special)
        if turn is None and game.filled != FULL:
            self.fault("over")
