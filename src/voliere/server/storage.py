"""Where tables are kept: SQLite in a file, or PostgreSQL that several servers share."""

import asyncio
import queue
import threading
import time
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from typing import Any, Generic, TypeVar

from sqlalchemy import (
    ClauseElement,
    Connection,
    bindparam,
    delete,
    exists,
    insert,
    select,
    update,
)
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import IntegrityError, OperationalError

from voliere.server.announcer import Announcer, through_database, through_redis
from voliere.server.engines import Prepared, engine_for, file_of, is_shared, of_the_moment
from voliere.server.health import Health
from voliere.server.migrations import check_file, migrate, reserve
from voliere.server.problems import problem
from voliere.server.rows import (
    ENTRIES,
    PLEAS,
    PROBES,
    REPLAYS,
    SEATS,
    SUBSCRIPTIONS,
    TABLES,
    WORDS,
    Entry,
    ReplayRow,
    ResultRow,
    SeatRow,
    Snapshot,
    TableRow,
    Times,
    as_values,
)

T = TypeVar("T")

BATCH = 200
"""At most this many waiting writes are committed together."""
TRIES = 5
READERS = 4
ROW_COLUMNS = [column for column in TABLES.c if column.name not in ("position", "told")]

ADVANCED = (
    "touched",
    "number",
    "archived",
    "waiting",
    "finished",
    "position",
    "scores",
    "replay",
    "clock_left",
    "clock_since",
    "deadline",
    "round",
    "totals",
)
"""The columns of a table that change with every entry."""
ADVANCE = (
    update(TABLES)
    .where(TABLES.c.id == bindparam("of"), TABLES.c.fault.is_(None))
    .values({name: bindparam(name) for name in ADVANCED})
)


class TableGone(Exception):
    """The table was deleted or closed meanwhile."""


class Write(Generic[T]):
    """Something to do in the writer's next transaction; writes to one table keep their order."""

    def __init__(self, table_id: str, work: Callable[[Connection], T]) -> None:
        self.table_id = table_id
        self.work = work
        self.result: T | None = None
        self.done: Future[T] = Future()


class Storage:
    """Reads in threads; writes in one thread that commits all that is waiting at once.

    So a choice costs a share of a disk flush, and is durable when its future resolves.
    """

    def __init__(
        self, database: str, process: str = "", alone: bool = True, wake: str = ""
    ) -> None:
        """`alone`: no other server may have the SQLite file open."""
        self.shared = is_shared(database)
        self._lock = None if self.shared or not alone else reserve(file_of(database))
        self.process = process
        self.keep_results: Callable[[Connection, list[ResultRow], bool], None] = no_results
        self.engine = engine_for(database)
        dialect = self.engine.dialect
        self._operational = (OperationalError, dialect.loaded_dbapi.OperationalError)
        self.health = Health()
        self._append = Prepared(_append_statement(self.shared), dialect)
        self._advance = Prepared(ADVANCE, dialect)
        self._changed: list[str] = []
        """What the transaction of this moment changes."""
        self._writes: queue.SimpleQueue[Write[Any] | None] = queue.SimpleQueue()
        self._writer = threading.Thread(target=self._write_all, name="writer", daemon=True)
        try:
            if not self.shared:
                check_file(self.engine)
            with self.engine.begin() as connection:
                migrate(connection, self.shared)
        except BaseException:
            self._let_go()
            raise
        self._announcer = None
        if self.shared:
            tell = through_redis(wake) if wake else through_database(self.engine)
            self._announcer = Announcer(process, tell)
        self._readers = ThreadPoolExecutor(READERS, "reader")
        self._writer.start()

    def close(self) -> None:
        """Finish all reads and writes, then close."""
        self._readers.shutdown()
        self._writes.put(None)
        self._writer.join()
        if self._announcer is not None:
            self._announcer.close()
        self._let_go()

    def _let_go(self) -> None:
        self.engine.dispose()
        if self._lock is not None:
            self._lock.close()

    # The writer.

    async def write(self, table_id: str, work: Callable[[Connection], T]) -> T:
        """Do the work in a transaction; when this returns, it is durable."""
        write = Write(table_id, work)
        self._writes.put(write)
        try:
            return await asyncio.wrap_future(write.done)
        except self._operational as error:
            raise (problem("not-stored") if of_the_moment(error) else error) from None

    async def read(self, work: Callable[[Connection], T]) -> T:
        """Do the work in a thread that may wait for the disk."""
        try:
            return await asyncio.wrap_future(self._readers.submit(self._read, work))
        except self._operational as error:
            raise (problem("no-storage") if of_the_moment(error) else error) from None

    def _read(self, work: Callable[[Connection], T]) -> T:
        try:
            with self.engine.connect() as connection:
                return work(connection)
        except self._operational as error:
            if of_the_moment(error):
                self.health.failed(error)
            raise

    async def probe(self) -> None:
        """Write something and read it again; a refusal if that fails."""
        mark = time.time()
        own = PROBES.c.process == self.process

        def work(connection: Connection) -> None:
            connection.execute(delete(PROBES).where(own))
            connection.execute(insert(PROBES).values(process=self.process, at=mark))

        await self.write("", work)
        query = select(PROBES.c.at).where(own)
        if await self.read(lambda connection: connection.execute(query).scalar()) != mark:
            raise problem("no-storage")

    def _write_all(self) -> None:
        while (first := self._writes.get()) is not None:
            batch = [first]
            while len(batch) < BATCH and not self._writes.empty():
                following = self._writes.get()
                if following is None:
                    self._writes.put(None)
                    break
                batch.append(following)
            # From here on a write cannot be cancelled any more.
            batch = [write for write in batch if write.done.set_running_or_notify_cancel()]
            # In one order everywhere, so that two servers never wait for each other in a ring.
            batch.sort(key=lambda write: write.table_id)
            self._commit(batch)

    def _commit(self, batch: list[Write[Any]]) -> None:
        try:
            self._with_tries(batch)
        except Exception as error:
            if isinstance(error, self._operational) and of_the_moment(error):
                self.health.failed(error)
                for write in batch:
                    write.done.set_exception(error)
            elif len(batch) > 1:
                for write in batch:
                    self._commit([write])
            else:
                batch[0].done.set_exception(error)
        else:
            self.health.worked()
            for write in batch:
                write.done.set_result(write.result)

    def _with_tries(self, batch: list[Write[Any]]) -> None:
        """Try again what failed for a reason of the moment: a lost line, a busy file, a deadlock.

        If a lost commit had happened after all, an append finds its number taken by itself, and
        its client catches up.
        """
        for left in range(TRIES - 1, -1, -1):
            try:
                self._changed = []
                with self.engine.begin() as connection:
                    for write in batch:
                        write.result = write.work(connection)
                if self._announcer is not None:
                    self._announcer.put(self._changed)
                return
            except self._operational as error:
                if not left or not of_the_moment(error):
                    raise
                time.sleep(0.1)

    def announce(self, table_id: str) -> None:
        """Wake the other servers once this transaction is committed."""
        self._changed.append(table_id)

    # Tables and their logs.

    async def create(
        self, row: TableRow, entries: list[Entry], snapshot: Snapshot, rematch_of: str | None = None
    ) -> bool:
        """Store a new table; False if the table it follows has been followed already."""

        def work(connection: Connection) -> bool:
            if rematch_of is not None:
                free = (TABLES.c.id == rematch_of) & TABLES.c.rematch.is_(None)
                follow = update(TABLES).where(free).values(rematch=row.id)
                if connection.execute(follow).rowcount == 0:
                    return False
                self.announce(rematch_of)
            values = as_values(row, "seats") | _snapshot_values(snapshot)
            connection.execute(insert(TABLES).values(values))
            seats = [{"table_id": row.id, **as_values(seat)} for seat in row.seats]
            connection.execute(insert(SEATS), seats)
            if entries:
                lines = [{"table_id": row.id, **as_values(entry)} for entry in entries]
                connection.execute(insert(ENTRIES), lines)
            _keep_replay(connection, snapshot)
            return True

        return await self.write(rematch_of or row.id, work)

    async def append(self, table_id: str, entry: Entry, snapshot: Snapshot) -> bool:
        """Store an entry under its number; False if that number is taken."""
        line = {"table_id": table_id, **as_values(entry)}
        change = {
            "of": table_id,
            "touched": entry.at,
            "number": entry.number + 1,
            "archived": False,
            "replay": None,
            **_snapshot_values(snapshot),
        }

        def work(connection: Connection) -> bool:
            if self._append.run(connection, line) == 0:
                return False
            if self._advance.run(connection, change) == 0:
                raise TableGone
            _keep_replay(connection, snapshot)
            self.keep_results(connection, snapshot.results, snapshot.rated)
            self.announce(table_id)
            return True

        try:
            return await self.write(table_id, work)
        except (IntegrityError, self.engine.dialect.loaded_dbapi.IntegrityError):
            raise TableGone from None

    async def take_over(self, row: TableRow, rules: int, origin: str, told: str) -> bool:
        """Let a table begin anew under other rules; False if somebody was quicker."""
        same = (TABLES.c.id == row.id) & (TABLES.c.rules == row.rules)
        same &= TABLES.c.number == row.number
        values = {"rules": rules, "origin": origin, "base": row.number, "told": told}
        change = update(TABLES).where(same).values(values)

        def work(connection: Connection) -> bool:
            changed = connection.execute(change).rowcount
            self.announce(row.id)
            return bool(changed)

        return await self.write(row.id, work)

    async def change_seat(
        self, row: TableRow, seat: int, known: SeatRow, times: Times, **values: Any
    ) -> bool:
        """Change a seat that is still as it was known, and the clocks with it.

        False if somebody was quicker.
        """
        table_id = row.id
        same = (SEATS.c.table_id == table_id) & (SEATS.c.seat == seat)
        for column in ("kind", "level", "token", "invite"):
            value = getattr(known, column)
            same &= SEATS.c[column].is_(None) if value is None else SEATS.c[column] == value

        as_known = (TABLES.c.id == table_id) & (TABLES.c.number == row.number)
        as_known &= TABLES.c.clock_since == row.clock_since
        if row.clock is not None:
            same &= exists().where(as_known)
        wound = update(TABLES).where(as_known).values(as_values(times))

        def work(connection: Connection) -> bool:
            changed = connection.execute(update(SEATS).where(same).values(values)).rowcount
            if changed and row.clock is not None:
                connection.execute(wound)
            self.announce(table_id)
            return bool(changed)

        return await self.write(table_id, work)

    async def wind(self, row: TableRow, times: Times) -> bool:
        """Set a table's clocks anew; False if somebody was quicker."""
        as_known = (TABLES.c.id == row.id) & (TABLES.c.number == row.number)
        as_known &= TABLES.c.clock_since == row.clock_since
        wound = update(TABLES).where(as_known).values(as_values(times))

        def work(connection: Connection) -> bool:
            changed = connection.execute(wound).rowcount
            self.announce(row.id)
            return bool(changed)

        return await self.write(row.id, work)

    async def set_aside(self, table_id: str, fault: str | None) -> None:
        """Write down why a table cannot be opened, or that it can be again."""
        change = update(TABLES).where(TABLES.c.id == table_id).values(fault=fault)
        await self.write(table_id, lambda connection: connection.execute(change))

    async def delete(self, table_id: str) -> bool:
        """Delete a table with its log and its replay; False if there is none."""

        def work(connection: Connection) -> bool:
            deleted = delete_table(connection, table_id)
            self.announce(table_id)
            return deleted

        return await self.write(table_id, work)

    async def table(self, table_id: str) -> TableRow | None:
        """A table and its seats."""
        found = await self.read(lambda connection: table_rows(connection, TABLES.c.id == table_id))
        return found[0] if found else None

    async def entries(
        self, table_id: str, since: int = 0, with_events: bool = False
    ) -> list[Entry]:
        """A table's log from a number on."""
        without = {"table_id"} if with_events else {"table_id", "events"}
        columns = [column for column in ENTRIES.c if column.name not in without]
        wanted = (ENTRIES.c.table_id == table_id) & (ENTRIES.c.number >= since)
        query = select(*columns).where(wanted).order_by(ENTRIES.c.number)
        return await self.read(lambda c: [Entry(**line._mapping) for line in c.execute(query)])

    async def position(self, table_id: str) -> str:
        """The last stored position of a table."""
        query = select(TABLES.c.position).where(TABLES.c.id == table_id)
        return await self.read(lambda connection: str(connection.execute(query).scalar_one()))

    async def told(self, table_id: str) -> str | None:
        """What happened at a table before its log's base, as it was stored."""
        query = select(TABLES.c.told).where(TABLES.c.id == table_id)
        return await self.read(lambda connection: connection.execute(query).scalar())

    async def keep_replay(self, replay: ReplayRow) -> None:
        """Store a replay."""
        await self.write(replay.id, lambda c: c.execute(insert(REPLAYS).values(as_values(replay))))

    async def replay(self, replay_id: str) -> ReplayRow | None:
        """The replay of this name."""
        query = select(*REPLAYS.c).where(REPLAYS.c.id == replay_id)
        line = await self.read(lambda connection: connection.execute(query).first())
        return None if line is None else ReplayRow(**line._mapping)


def delete_table(connection: Connection, table_id: str) -> bool:
    """Delete a table with its log and its replay; False if there is none."""
    own = TABLES.c.id == table_id
    replay = connection.execute(select(TABLES.c.replay).where(own)).scalar()
    for part in (ENTRIES, SEATS, WORDS, PLEAS, SUBSCRIPTIONS):
        connection.execute(delete(part).where(part.c.table_id == table_id))
    if replay is not None:
        connection.execute(delete(REPLAYS).where(REPLAYS.c.id == replay))
    return bool(connection.execute(delete(TABLES).where(own)).rowcount)


def _append_statement(shared: bool) -> ClauseElement:
    values: dict[str, Any] = {column.name: bindparam(column.name) for column in ENTRIES.c}
    if shared:
        return postgresql.insert(ENTRIES).values(values).on_conflict_do_nothing()
    return sqlite.insert(ENTRIES).values(values).on_conflict_do_nothing()


def table_rows(connection: Connection, where: Any, limit: int = 1) -> list[TableRow]:
    """Tables with their seats, the last touched first."""
    query = select(*ROW_COLUMNS).where(where).order_by(TABLES.c.touched.desc()).limit(limit)
    lines = [dict(line._mapping) for line in connection.execute(query)]
    seats: dict[str, list[SeatRow]] = {line["id"]: [] for line in lines}
    those = SEATS.c.table_id.in_(list(seats))
    for line in connection.execute(select(*SEATS.c).where(those).order_by(SEATS.c.seat)):
        values = dict(line._mapping)
        seats[values.pop("table_id")].append(SeatRow(**values))
    return [TableRow(**line, seats=seats[line["id"]]) for line in lines]


def _snapshot_values(snapshot: Snapshot) -> dict[str, Any]:
    values = as_values(snapshot, "replay", "results", "rated")
    return values | ({"replay": snapshot.replay.id} if snapshot.replay else {})


def no_results(connection: Connection, results: list[ResultRow], rated: bool) -> None:
    """Nobody wants the results of games."""


def _keep_replay(connection: Connection, snapshot: Snapshot) -> None:
    if snapshot.replay is not None:
        connection.execute(insert(REPLAYS).values(as_values(snapshot.replay)))
