"""Words between those at a table: the seats' line, which all hear, and the gallery's own."""

import time
from typing import Any

from msgspec import Struct
from sqlalchemy import Connection, delete, func, insert, select
from sqlalchemy.exc import IntegrityError

from voliere.games import game_kind
from voliere.server.names import clean_name
from voliere.server.problems import problem
from voliere.server.rows import WORDS, as_values
from voliere.server.schema.messages import SayMessage, Word, WordsMessage
from voliere.server.storage import Storage
from voliere.server.table import LiveTable, encode
from voliere.server.viewers import Listener, Viewer

PHRASES = (
    "hello",
    "good-luck",
    "nice",
    "thanks",
    "sorry",
    "thinking",
    "moment",
    "well-played",
    "again",
    "bye",
)
"""What can be said in every language at once."""
KEPT = 300
"""Number of words that a table keeps, the last ones of its seats and as many of the gallery."""
GALLERY = -1
"""Where a seat would stand, for words of the gallery."""
TRIES = 5


class WordRow(Struct):
    """Something that was said: a phrase by its id, or a text."""

    number: int
    seat: int
    name: str
    phrase: str
    text: str
    at: float

    def reaches(self, listener: Listener) -> bool:
        """Whether a listener hears it: what the gallery says stays there."""
        return self.seat != GALLERY or listener.seat is None

    def as_word(self) -> Word:
        """As it goes over the wire."""
        seat = None if self.seat == GALLERY else self.seat
        return Word(self.number, seat, self.name, self.phrase or None, self.text, self.at)


async def say(
    storage: Storage, table: LiveTable, viewer: Viewer, message: SayMessage, address: str
) -> None:
    """Say something at a table: stored first, then told."""
    check_allowed(table, viewer)
    text = clean_name(message.text)
    if bool(text) == bool(message.phrase):
        raise problem("no-words")
    if message.phrase and message.phrase not in phrases_of(table):
        raise problem("no-such-phrase", phrase=message.phrase, allowed=phrases_of(table))
    check_pace(table, viewer, address)
    seat = GALLERY if viewer.seat is None else viewer.seat
    name = clean_name(message.name) if seat == GALLERY else ""
    await keep(storage, table.row.id, WordRow(0, seat, name, message.phrase, text, time.time()))
    async with table.lock:
        await catch_up(storage, table)


def phrases_of(table: LiveTable) -> list[str]:
    """What can be said at a table by a phrase: first what its rules speak of, then the usual."""
    kind = game_kind(table.row.game)
    return [*kind.phrases(table.info().settings), *PHRASES]


def check_allowed(table: LiveTable, viewer: Viewer) -> None:
    """Refuse whom the host lets not speak, and who left a seat: he knows hidden things."""
    if viewer.left is not None:
        raise problem("not-seated")
    stranger = viewer.seat is None and not viewer.host
    if viewer.seat is not None:
        stranger = table.row.seats[viewer.seat].address is not None
    allowed = table.row.chat
    if allowed == "nobody" or (allowed == "friends" and stranger):
        raise problem("words-off")


def check_pace(table: LiveTable, viewer: Viewer, address: str) -> None:
    """Refuse who says too much: a seat, an address in the gallery, or the gallery as a whole."""
    speaker = address if viewer.seat is None else f"seat {viewer.seat}"
    if not table.speakers.take(speaker):
        raise problem("too-fast", rate=table.speakers.rate)
    if viewer.seat is None and not table.gallery.take():
        raise problem("too-fast", rate=table.gallery.rate)


async def keep(storage: Storage, table_id: str, word: WordRow) -> None:
    """Store a word under the next number; another server may be quicker, then the one after."""
    own = WORDS.c.table_id == table_id

    def work(connection: Connection) -> None:
        last = connection.execute(select(func.max(WORDS.c.number)).where(own)).scalar()
        word.number = 0 if last is None else last + 1
        values = {"table_id": table_id, **as_values(word)}
        connection.execute(insert(WORDS).values(values))
        alike = own & ((WORDS.c.seat == GALLERY) == (word.seat == GALLERY))
        older = select(WORDS.c.number).where(alike).order_by(WORDS.c.number.desc())
        last = older.offset(KEPT).limit(1).scalar_subquery()
        connection.execute(delete(WORDS).where(alike, WORDS.c.number <= last))
        storage.announce(table_id)

    for left in range(TRIES - 1, -1, -1):
        try:
            return await storage.write(table_id, work)
        except IntegrityError:
            if not left:
                raise problem("not-stored") from None


async def catch_up(storage: Storage, table: LiveTable, anew: bool = False) -> None:
    """Read what was said since, and tell it; `anew` also what was kept, some may be erased.

    The caller holds the table's lock.
    """
    known: list[Any] = table.words
    last = known[-1].number if known else -1
    columns = [column for column in WORDS.c if column.name != "table_id"]
    wanted = (WORDS.c.table_id == table.row.id) & (WORDS.c.number > (-1 if anew else last))
    query = select(*columns).where(wanted).order_by(WORDS.c.number)
    found = await storage.read(lambda c: [WordRow(**line._mapping) for line in c.execute(query)])
    table.words = kept(found if anew else [*known, *found])
    news = [word for word in found if word.number > last]
    for listener in table.listeners:
        tell(listener, news)


def kept(words: list[Any]) -> list[Any]:
    """Of these words the last ones of the seats, and as many of the gallery."""
    sides: tuple[list[Any], list[Any]] = ([], [])
    for word in words:
        sides[word.seat == GALLERY].append(word)
    last = [word for side in sides for word in side[-KEPT:]]
    return sorted(last, key=lambda word: word.number)


def tell(listener: Listener, words: list[Any]) -> None:
    """Send a listener those of the words that it hears."""
    heard = [word.as_word() for word in words if word.reaches(listener)]
    if heard:
        listener.send(encode(WordsMessage(heard)).decode())
