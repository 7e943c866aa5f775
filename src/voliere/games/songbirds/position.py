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
from voliere.games.songbirds.scoring import harvest_of, totals
from voliere.games.songbirds.settings import CHOOSE, GOAL, NO_SPECIAL, TO_99
from voliere.games.songbirds.state import State
from voliere.kernel.deck import rest_of
from voliere.kernel.errors import Fault
from voliere.kernel.events import NO_SEAT
from voliere.kernel.reader import Reader

SPECIAL_PHASE: Final = "special"
PHASES: Final = ("birds", SPECIAL_PHASE)
WORMS_HELD: Final = (0, *WORMS)
MOST_POINTS: Final = 999
"""No round comes near, and none of joint play falls as low as its negative."""
LEAST_POINTS: Final = -MOST_POINTS


def read_state(game: State, given: dict[str, Any], faults: list[Fault]) -> None:
    """Fill an empty table from a position; what is wrong is added to the faults."""
    reader = SongbirdsReader(game.name, game.seats, given, faults)
    seats = game.seats
    phase = reader.one_of("phase", given.get("phase", PHASES[0]), PHASES)
    game.choosing = PHASES[phase] == SPECIAL_PHASE
    game.forest = reader.forest()
    game.berries = reader.berries(game.choosing)
    game.hands = [sorted(hand) for hand in reader.cards_by_seat("hands")]
    game.favourites = reader.favourites("favourites")
    game.revealed = reader.favourites("revealed")
    game.worms = [
        WORMS_HELD[reader.one_of("worms", worm, WORMS_HELD)] for worm in reader.by_seat("worms", 0)
    ]
    game.past = reader.past()
    game.deck = reader.cards("deck", given.get("deck", []))
    game.shown = reader.cards("shown", [given["shown"]] if given.get("shown") is not None else [])
    turn = reader.one_of("turn", given.get("turn", 0), (*range(seats), None))
    reader.check_cards(game)
    if faults:
        return
    _derive(game, "deck" in given)
    game.seat = NO_SEAT if turn == seats else turn
    reader.check_rounds(game)
    reader.check_favourites(game)
    reader.check_worms(game)
    if game.choosing:
        reader.check_box(game)
    else:
        reader.check_playable(game)


def _derive(game: State, deck_given: bool) -> None:
    """Everything that follows from what the position says."""
    game.filled = sum(1 << place for place in range(PLACES) if game.forest[place] != EMPTY)
    game.special = game.forest[CENTRE] - BIRDS if game.forest[CENTRE] >= BIRDS else -1
    game.harvest = harvest_of(game.forest, game.berries, game.special)
    if not deck_given and not game.choosing:
        game.deck = rest_of(range(BIRDS), _birds(game), game.chance)


def _birds(game: State) -> list[int]:
    zones = [game.forest, game.deck, game.shown, *game.hands, *game.favourites, *game.revealed]
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

    def berries(self, in_box: bool) -> list[int]:
        """The ten tokens, each once; none lies there before the special card is chosen."""
        value = self.given.get("berries", [] if in_box else list(BERRIES))
        if in_box:
            if value != []:
                self.fault("box", part="berries")
            return list(BERRIES)
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

    def check_rounds(self, game: State) -> None:
        """As many rounds have ended as the game's option allows at this moment."""
        rounds, ended = game.settings["rounds"], len(game.past)
        over = game.seat == NO_SEAT
        if rounds == TO_99:
            if (max(totals(game)) >= GOAL) != over:
                self.fault("past-points", goal=GOAL)
        elif ended != rounds if over else ended >= rounds:
            self.fault("past-rounds", n=ended, rounds=rounds)

    def check_favourites(self, game: State) -> None:
        """Face down only in Early Bird; face up at the end, or one for all in joint play."""
        if any(game.favourites) and not game.early:
            self.fault("face-down")
        revealed = sum(len(cards) for cards in game.revealed)
        if revealed and not game.together and game.seat != NO_SEAT:
            self.fault("face-up")
        if revealed > 1 and game.together:
            self.fault("one-for-all", n=revealed)

    def check_worms(self, game: State) -> None:
        """Worms go out from the largest, in Early Bird, each with a favourite."""
        held = sorted([worm for worm in game.worms if worm], reverse=True)
        if held and not game.early:
            self.fault("worms-unused")
        elif held != list(WORMS[: len(held)]):
            self.fault("worms-order", allowed=list(WORMS))
        for seat in range(self.seats):
            if game.worms[seat] and not (game.favourites[seat] or game.revealed[seat]):
                self.fault("worm-favourite", seat=seat)

    def check_box(self, game: State) -> None:
        """Before the special card is chosen, all cards are in the box, and a seat is asked."""
        if game.settings["special"] != CHOOSE:
            self.fault("phase", special=game.settings["special"])
        if game.seat == NO_SEAT:
            self.fault("over")
        if game.filled or _birds(game):
            self.fault("box", part="phase")

    def check_playable(self, game: State) -> None:
        """Birds go beside other cards, around the right card, until the forest is full."""
        if not game.filled:
            self.fault("empty-forest")
        special = game.settings["special"]
        laid = SPECIALS[game.special] if game.special >= 0 else NO_SPECIAL
        if special != laid and (special != CHOOSE or laid == NO_SPECIAL):
            self.fault("centre", special=special)
        if game.seat == NO_SEAT and game.filled != FULL and any(game.hands):
            self.fault("over")
        if game.shown and (not game.shows_first or game.seat == NO_SEAT or game.filled == FULL):
            self.fault("shown")
