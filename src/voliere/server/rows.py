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
    false,
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
    Column("told", Text),
    Column("chat", String(10), nullable=False, server_default="everyone"),
    Column("clock", Text),
    Column("clock_left", Text),
    Column("clock_since", Float),
    Column("deadline", Float),
    Column("rated", Boolean, nullable=False, server_default=false()),
    Column("round", Integer, nullable=False, server_default="1"),
    Column("totals", Text),
    Index("tables_creator", "creator", "finished", "archived"),
)
PLAYING = TABLES.c.finished.is_(False)
CLOCKED = TABLES.c.deadline.is_not(None)
Index("tables_deadline", TABLES.c.deadline, sqlite_where=CLOCKED, postgresql_where=CLOCKED)
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
    Column("person", String(32)),
    Column("lost", Boolean, nullable=False, server_default=false()),
    Column("mark", String(20), nullable=False, server_default=""),
    Index("seats_person", "person"),
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
    Column("events", Text),
)

WORDS = Table(
    "words",
    METADATA,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("seat", Integer, nullable=False),
    Column("name", Text, nullable=False),
    Column("phrase", String(40), nullable=False),
    Column("text", Text, nullable=False),
    Column("at", Float, nullable=False),
)
"""What was said at the tables; see chat.py."""

PLEAS = Table(
    "pleas",
    METADATA,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("space", String(40), primary_key=True),
    Column("round", Integer, nullable=False),
)
"""Spaces that seats ask the others to leave free; see pleas.py."""

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

REVIEWS = Table(
    "reviews",
    METADATA,
    Column("replay", ForeignKey("replays.id", ondelete="CASCADE"), primary_key=True),
    Column("worlds", Integer, nullable=False),
    Column("form", Integer, nullable=False),
    Column("owner", String(64), nullable=False),
    Column("process", String(32), nullable=False),
    Column("last", Integer, nullable=False),
    Column("done", Integer, nullable=False),
    Column("wanted", Boolean, nullable=False),
    Column("seen", Float, nullable=False),
    Column("kept", Text),
    Column("whole", Text),
)
"""What the coach says of replays, or knows so far; see reviews.py."""
WANTED = REVIEWS.c.wanted
Index("reviews_wanted", WANTED, sqlite_where=WANTED, postgresql_where=WANTED)

PROBES = Table(
    "probes",
    METADATA,
    Column("process", String(32), primary_key=True),
    Column("at", Float, nullable=False),
)

PULSE = Table(
    "pulse",
    METADATA,
    Column("id", Integer, primary_key=True, autoincrement=False),
    Column("at", Float, nullable=False),
)
"""When a server was last alive; see clocks.py."""

PEOPLE = Table(
    "people",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("name", Text, nullable=False),
    Column("mark", String(20), nullable=False),
    Column("created", Float, nullable=False),
)
"""Who wants to be known; see people.py."""

PERSON_KEYS = Table(
    "person_keys",
    METADATA,
    Column("key", String(64), primary_key=True),
    Column("person", ForeignKey("people.id"), nullable=False),
    Column("created", Float, nullable=False),
    Index("person_keys_person", "person"),
)
"""The hashed key of each device of a person."""

CODES = Table(
    "codes",
    METADATA,
    Column("code", String(64), primary_key=True),
    Column("person", ForeignKey("people.id"), nullable=False),
    Column("until", Float, nullable=False),
)
"""Hashed codes with which a person moves to another device."""

RESULTS = Table(
    "results",
    METADATA,
    Column("table_id", String(32), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("game", String(40), nullable=False),
    Column("person", String(32)),
    Column("level", String(40), nullable=False),
    Column("total", Integer, nullable=False),
    Column("place", Integer, nullable=False),
    Column("parts", Text, nullable=False),
    Column("left", Boolean, nullable=False),
    Column("at", Float, nullable=False),
    Index("results_person", "person", "game"),
)
"""How each seat of a finished game did; see results.py."""

RATINGS = Table(
    "ratings",
    METADATA,
    Column("game", String(40), primary_key=True),
    Column("player", String(60), primary_key=True),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("games", Integer, nullable=False),
)
"""Of people by their id, of bots as `bot:` and their level."""

SUBSCRIPTIONS = Table(
    "subscriptions",
    METADATA,
    Column("id", String(64), primary_key=True),
    Column("table_id", ForeignKey("tables.id"), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("endpoint", Text, nullable=False),
    Column("p256dh", String(100), nullable=False),
    Column("auth", String(40), nullable=False),
    Column("language", String(2), nullable=False),
    Column("address", String(64), nullable=False),
    Index("subscriptions_table", "table_id", "seat"),
)
"""Browsers that want to be told of a seat's turn; see push.py."""

SECRETS = Table(
    "secrets",
    METADATA,
    Column("name", String(20), primary_key=True),
    Column("value", Text, nullable=False),
)
"""What the servers made for themselves, such as their key for notices."""

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

    `person` is who took it by a key, if so, with this `mark`; `lost` says that its time was over
    for good.
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
    person: str | None = None
    lost: bool = False
    mark: str = ""

    @property
    def free(self) -> bool:
        """Whether a newcomer may take it."""
        return self.kind != "bot" and self.token is None


class TableRow(Struct):
    """A table without its log.

    The game begins from `origin` at the log's number `base`: 0, or where a newer version of the
    rules took it over. `waiting` has a bit for every seat that the game waits for. `uploaded` is
    the size of the record that it was made from, 0 for a game begun here; `fault` says why the
    table cannot be opened; `told` is what happened before the base; `chat` who may
    speak: everyone, friends, nobody; `totals` what the score sheets show to everybody.
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
    told: str | None = None
    chat: str = "everyone"
    clock: str | None = None
    clock_left: str | None = None
    clock_since: float | None = None
    deadline: float | None = None
    rated: bool = False
    round: int = 1
    totals: str | None = None


CHOICE, HELD, END, UNDO = "choice", "held", "end", "undo"
"""Kinds of entries. A held choice leaves the turn open: its seat ends it itself."""


class Entry(Struct):
    """A line of a table's log: a choice with its option, an undo with its count as text, an end.

    `events` is what happened then, which no newer version of the rules could find out again.
    """

    number: int
    kind: str
    seat: int
    text: str
    at: float
    events: str | None = None

    @property
    def chooses(self) -> bool:
        """Whether it is a choice."""
        return self.kind in (CHOICE, HELD)


class PleaRow(Struct):
    """A seat asks the others to leave a space free in a round."""

    seat: int
    space: str
    round: int


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


class ReviewRow(Struct):
    """A review of the shape `form`: `whole`, or what is `kept` after `done` of `last` choices.

    `owner`, a hashed address, asked for it; while it is `wanted`, the server `process`, last `seen`
    then, goes on with it.
    """

    replay: str
    worlds: int
    form: int
    owner: str
    process: str
    last: int
    done: int = 0
    wanted: bool = False
    seen: float = 0.0
    kept: str | None = None
    whole: str | None = None


class ResultRow(Struct):
    """How a seat of a finished game did: `place` counts those who did better (-1: nobody
    wins), `parts` is its sheet.

    `level` is that of a bot that held it from the beginning; `left`: a person did not play to the
    end.
    """

    table_id: str
    seat: int
    game: str
    person: str | None
    level: str
    total: int
    place: int
    parts: str
    left: bool
    at: float


class Times(Struct):
    """The clocks: the seconds that each seat had left at `clock_since`, as JSON, and when the first
    of those that run is at zero."""

    clock_left: str | None = None
    clock_since: float | None = None
    deadline: float | None = None


class Snapshot(Struct):
    """What an entry changes in its table: where the game stands after it."""

    waiting: int
    finished: bool
    position: str
    scores: str | None = None
    replay: ReplayRow | None = None
    clock_left: str | None = None
    clock_since: float | None = None
    deadline: float | None = None
    results: list[ResultRow] = []
    rated: bool = False
    round: int = 1
    totals: str | None = None
    """Of each score sheet, as far as all may know."""

    def at_times(self, times: Times) -> "Snapshot":
        """With these clocks."""
        self.clock_left, self.clock_since = times.clock_left, times.clock_since
        self.deadline = times.deadline
        return self


def standing(entries: list[Entry]) -> list[Entry]:
    """The choices that were not taken back, and the ends of turns.

    An undo takes back choices of its own seat: at set-up others may have chosen in between.

    >>> log = [Entry(0, "choice", 0, "a", 0), Entry(1, "undo", 0, "1", 0)]
    >>> standing([*log, Entry(2, "choice", 0, "b", 0)])[0].text
    'b'
    """
    kept: list[Entry] = []
    for entry in entries:
        if entry.kind == UNDO:
            own = [place for place, e in enumerate(kept) if e.chooses and e.seat == entry.seat]
            for place in reversed(own[len(own) - int(entry.text) :]):
                del kept[place]
        else:
            kept.append(entry)
    return kept


def as_values(row: Struct, *without: str) -> dict[str, Any]:
    """A row's columns and values."""
    names = row.__struct_fields__
    return {name: getattr(row, name) for name in names if name not in without}
