"""What storage holds: tables, seats, the log of choices, replays."""

from typing import Any

from msgspec import Struct
from sqlalchemy import (
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
)

METADATA = MetaData()

TABLES = Table(
    "tables",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("rules", Integer, nullable=False),
    Column("settings", Text, nullable=False),
    Column("public", Boolean, nullable=False),
    Column("seeded", Boolean, nullable=False),
    Column("host", String(64), nullable=False),
    Column("watch", String(64)),
    Column("creator", String(64), nullable=False),
    Column("created", Float, nullable=False),
    Column("touched", Float, nullable=False),
    Column("finished", Boolean, nullable=False),
    Column("archived", Boolean, nullable=False),
    Column("number", Integer, nullable=False),
    Column("waiting", Integer, nullable=False),
    Column("scores", Text),
    Column("replay", String(32)),
    Column("rematch", String(32)),
    Column("base", Integer, nullable=False),
    Column("origin", Text, nullable=False),
    Column("position", Text, nullable=False),
    Column("uploaded", Integer, nullable=False, server_default="0"),
    Column("fault", Text),
    Index("tables_creator", "creator", "finished", "archived"),
)
PLAYING = TABLES.c.finished.is_(False)
Index("tables_playing", TABLES.c.archived, sqlite_where=PLAYING, postgresql_where=PLAYING)
# Only what is listed is indexed by time: a choice at a private table touches no index.
Index(
    "tables_listed",
    TABLES.c.finished,
    TABLES.c.touched,
    sqlite_where=TABLES.c.public,
    postgresql_where=TABLES.c.public,
)

SEATS = Table(
    "seats",
    METADATA,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("kind", String(10), nullable=False),
    Column("level", String(40), nullable=False),
    Column("name", Text, nullable=False),
    Column("token", String(64)),
    Column("invite", String(64)),
    Column("failed", String(40)),
    Column("address", String(64)),
)

ENTRIES = Table(
    "entries",
    METADATA,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("kind", String(10), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("text", Text, nullable=False),
    Column("at", Float, nullable=False),
)

REPLAYS = Table(
    "replays",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("created", Float, nullable=False),
    Column("record", Text, nullable=False),
    Column("events", Text, nullable=False),
    Column("creator", String(64)),
    Column("size", Integer, nullable=False, server_default="0"),
    Index("replays_creator", "creator"),
)

PROBES = Table(
    "probes",
    METADATA,
    Column("process", String(32), primary_key=True),
    Column("at", Float, nullable=False),
)

CHANGES = Table(
    "changes",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("table_id", String(32), nullable=False),
    Column("at", Float, nullable=False),
)
"""Tables that the operator changed beside the servers, which look here now and then."""

CLOSED = "closed by the operator"
"""The fault of a table that was closed."""


class SeatRow(Struct):
    """Who holds a seat. `token`, `invite` and `address`, of who took an open one, are hashes.

    A token stays with its seat: who leaves it (`open`) or hands it over may come back, and nobody
    else sits down where he has seen what is hidden.
    """

    seat: int
    kind: str
    level: str
    name: str
    token: str | None
    invite: str | None
    failed: str | None
    address: str | None = None

    @property
    def free(self) -> bool:
        """Whether a newcomer may take it."""
        return self.kind != "bot" and self.token is None


class TableRow(Struct):
    """A table without its log.

    The game begins from `origin` at the log's number `base`: 0, or where a newer version of the
    rules took it over. `waiting` has a bit for every seat that the game waits for. `uploaded` is
    the size of the record that it was made from, 0 for a game begun here; `fault` says why the
    table cannot be opened.
    """

    id: str
    game: str
    rules: int
    settings: str
    public: bool
    seeded: bool
    host: str
    watch: str | None
    creator: str
    created: float
    touched: float
    finished: bool
    archived: bool
    number: int
    waiting: int
    scores: str | None
    replay: str | None
    rematch: str | None
    base: int
    origin: str
    seats: list[SeatRow]
    uploaded: int = 0
    fault: str | None = None


class Entry(Struct):
    """A line of a table's log: a choice with its option, or an undo with its count as text."""

    number: int
    kind: str
    seat: int
    text: str
    at: float


class ReplayRow(Struct):
    """A game to look at again: its record and its events as JSON.

    An upload has a `creator`, a hashed address, and counts with its `size`.
    """

    id: str
    game: str
    created: float
    record: str
    events: str
    creator: str | None = None
    size: int = 0


class Snapshot(Struct):
    """What an entry changes in its table: where the game stands after it."""

    waiting: int
    finished: bool
    position: str
    scores: str | None = None
    replay: ReplayRow | None = None


def standing(entries: list[Entry]) -> list[Entry]:
    """The choices that were not taken back.

    >>> log = [Entry(0, "choice", 0, "a", 0), Entry(1, "undo", 0, "1", 0)]
    >>> standing([*log, Entry(2, "choice", 0, "b", 0)])[0].text
    'b'
    """
    kept: list[Entry] = []
    for entry in entries:
        if entry.kind == "undo":
            del kept[len(kept) - int(entry.text) :]
        else:
            kept.append(entry)
    return kept


def as_values(row: Struct, *without: str) -> dict[str, Any]:
    """A row's columns and values."""
    names = row.__struct_fields__
    return {name: getattr(row, name) for name in names if name not in without}
