"""What a seat knows as a vector of whole numbers, for programs that learn.

A game declares the blocks of its vector and writes them in the same order, always from the seat's
own place: its own things first, then those of the next seat, and so on around the table. Cards are
told in two ways: by what lies at a place (0: nothing, else the card's number from 1), and for each
card by the zone in which the seat knows it to be (0: it does not know).
"""

from typing import Any, Final

from librt.strings import BytesWriter, write_i16_le
from mypy_extensions import i64, u8

NUMBER: Final = "number"
"""An amount, or points."""
CATEGORY: Final = "category"
"""One of several things, 0 for none: a card, a seat, a kind of step. Neighbours are unrelated."""
BITS: Final = "bits"
"""A set, each member a bit."""
BYTES: Final = 2
"""Each number is a signed word of 16 bits, the low byte first."""
MANY: Final = 255
"""The bound of numbers for which the rules know none."""
ROOMS: Final = [bytes(BYTES * count) for count in range(256)]
"""Room for so many numbers: made once, since a slice would be made anew each time."""


class Block:
    """Neighbours in the vector that mean the same of different things."""

    def __init__(
        self,
        name: str,
        labels: list[str],
        high: int,
        meaning: str,
        kind: str = NUMBER,
        low: int = 0,
    ) -> None:
        self.name = name
        self.labels = labels
        """What each of its numbers is about; one without a label stands for the whole."""
        self.low = low
        self.high = high
        self.meaning = meaning
        self.kind = kind

    def __reduce__(self) -> tuple[Any, ...]:
        parts = (self.name, self.labels, self.high, self.meaning, self.kind, self.low)
        return Block, parts

    def __repr__(self) -> str:
        return f"<Block {self.name}: {len(self.labels)} of {self.low} to {self.high}>"

    def names(self) -> list[str]:
        """The name of each feature."""
        return [f"{self.name} {label}" if label else self.name for label in self.labels]


ALONE: Final = [""]


def by_seat(seats: int, labels: list[str]) -> list[str]:
    """Labels for each seat in turn: one's own, then the next seat's.

    >>> by_seat(2, ["seed", "fish"])
    ['own seed', 'own fish', 'next seed', 'next fish']
    """
    return [f"{owner} {label}".strip() for owner in owners(seats) for label in labels]


def owners(seats: int) -> list[str]:
    """Whose things come first, second, …

    >>> owners(4)
    ['own', 'next', '2nd next', '3rd next']
    """
    further = ["2nd next", "3rd next", "4th next", "5th next", "6th next", "7th next"]
    return ["own", "next", *further][:seats]


def put(writer: BytesWriter, number: int) -> None:
    """One number."""
    write_i16_le(writer, number)


def put_all(writer: BytesWriter, numbers: list[int]) -> None:
    """Numbers as they are."""
    for number in numbers:
        write_i16_le(writer, number)


def put_cards(writer: BytesWriter, cards: list[int], size: int) -> None:
    """The cards at a number of places, 0 where none lies (there it is -1, or the list ends)."""
    for card in cards:
        write_i16_le(writer, card + 1)
    writer.write(ROOMS[size - len(cards)])


def put_seat(writer: BytesWriter, seat: int, viewer: int, seats: int) -> None:
    """A seat, told as `seat_number` does."""
    write_i16_le(writer, seat_number(seat, viewer, seats))


def seat_number(seat: int, viewer: int, seats: int) -> int:
    """A seat from 1 as the viewer counts them, 0 for none; the Automa's sheet comes last."""
    if seat < 0:
        return 0
    if seat >= seats:
        return seat + 1
    return (seat - viewer + seats) % seats + 1


def leave_room(writer: BytesWriter, count: i64) -> i64:
    """So many numbers, 0 until they are set; returns where they begin.

    What is mostly 0 is quicker left out than written.
    """
    start: i64 = len(writer)
    most: i64 = len(ROOMS) - 1
    while count > most:
        writer.write(ROOMS[most])
        count -= most
    writer.write(ROOMS[count])
    return start


def set_number(writer: BytesWriter, start: i64, index: i64, number: i64) -> None:
    """One of the numbers for which room was left."""
    at = start + BYTES * index
    writer[at] = u8(number & 255)
    if number >> 8:
        writer[at + 1] = u8(number >> 8 & 255)


def put_step(writer: BytesWriter, told: bytes, owner: int, viewer: int, seats: int) -> None:
    """What is told of a step; its second number is the seat that it belongs to."""
    start: i64 = len(writer)
    writer.write(told)
    set_number(writer, start, 1, seat_number(owner, viewer, seats))


def mark(writer: BytesWriter, start: i64, cards: list[int], zone: i64) -> None:
    """These cards lie in a zone, where room was left for the zone of each card."""
    mark_some(writer, start, cards, 0, len(cards), zone)


def mark_some(
    writer: BytesWriter, start: i64, cards: list[int], first: i64, last: i64, zone: i64
) -> None:
    """The same of the cards at some places of many."""
    for index in range(first, last):
        card: i64 = cards[index]
        if card >= 0:
            writer[start + BYTES * card] = u8(zone)


def mark_seen(
    writer: BytesWriter, start: i64, cards: list[int], known: list[int], seat: i64, zone: i64
) -> None:
    """The same of those cards that the seat has seen."""
    for index in range(len(cards)):
        if known[index] >> seat & 1:
            card: i64 = cards[index]
            writer[start + BYTES * card] = u8(zone)
