"""What a seat knows of a game of Songbirds, as numbers."""

from typing import TYPE_CHECKING, Any, Final

from librt.strings import BytesWriter

from voliere.games.songbirds.catalogue import (
    BERRIES,
    BIRDS,
    CARD_TEXTS,
    CARDS,
    COLOURS,
    PLACES,
    SPECIALS,
    WORMS,
    place_text,
)
from voliere.kernel.observation import (
    ALONE,
    CATEGORY,
    MANY,
    Block,
    by_seat,
    leave_room,
    mark,
    put,
    put_all,
    put_cards,
    put_seat,
    set_number,
)

if TYPE_CHECKING:
    from voliere.games.songbirds.state import State

LINES: Final = [*(f"column {letter}" for letter in "abcde"), *(f"row {n}" for n in range(1, 6))]
FOREST: Final = 1
HAND: Final = 2
FAVOURITE: Final = 3
SHOWN: Final = 4
REVEALED: Final = 5
"""The zones of a bird; from here on the favourites that were revealed, by seat."""
ROUNDS: Final = 99
"""More rounds than a game to 99 points has."""


def blocks(seats: int, settings: dict[str, Any]) -> list[Block]:
    """What `observe` writes."""
    zones = (
        "where each bird is: 1 forest, 2 own hand, 3 own favourite face down, 4 shown and about "
        "to be placed, from 5 a revealed favourite by seat"
    )
    harvest = "the points that each colour has harvested this round"
    return [
        Block("asked", ALONE, seats, "who is asked, from 1 (oneself); 0 at the end", CATEGORY),
        Block("round", ALONE, ROUNDS, "the round"),
        Block("choosing", ALONE, 1, "1 while the special card is chosen"),
        Block(
            "forest",
            [place_text(place) for place in range(PLACES)],
            CARDS,
            "the card in each space: birds R1 to W7 are 1 to 28, then "
            + ", ".join(SPECIALS)
            + "; 0 empty",
            CATEGORY,
        ),
        Block("berries", LINES, BERRIES[0], "the berries of each line; 0 before they lie there"),
        Block("harvest", list(COLOURS), MANY, harvest, low=-MANY),
        Block("bird", CARD_TEXTS[:BIRDS], REVEALED + seats - 1, zones, CATEGORY),
        Block("hand", by_seat(seats, ALONE), BIRDS, "the birds in each hand"),
        Block("favourite", by_seat(seats, ALONE), 1, "1 where a favourite lies face down"),
        Block("worm", by_seat(seats, ALONE), WORMS[0], "the worm beside each favourite"),
        Block("points", by_seat(seats, ALONE), 999, "of the rounds that have ended", low=-999),
        Block("deck", ALONE, BIRDS, "the birds in the deck"),
    ]


def observe(game: "State", seat: int, writer: BytesWriter) -> None:
    """Write it."""
    seats = game.seats
    put_seat(writer, game.seat, seat, seats)
    put(writer, game.round_number())
    put(writer, 1 if game.choosing else 0)
    put_cards(writer, game.forest, PLACES)
    if game.choosing:
        leave_room(writer, len(LINES))
    else:
        put_all(writer, game.berries)
    put_all(writer, game.harvest)
    start = leave_room(writer, BIRDS)
    for card in game.forest:
        if 0 <= card < BIRDS:
            set_number(writer, start, card, FOREST)
    mark(writer, start, game.hands[seat], HAND)
    mark(writer, start, game.favourites[seat], FAVOURITE)
    mark(writer, start, game.shown, SHOWN)
    for further in range(seats):
        mark(writer, start, game.revealed[(seat + further) % seats], REVEALED + further)
    for further in range(seats):
        put(writer, len(game.hands[(seat + further) % seats]))
    for further in range(seats):
        put(writer, len(game.favourites[(seat + further) % seats]))
    for further in range(seats):
        put(writer, game.worms[(seat + further) % seats])
    for further in range(seats):
        total = 0
        for points in game.past:
            total += points[(seat + further) % seats]
        put(writer, total)
    put(writer, len(game.deck))
