"""Questions over many tables: lists, counts, what to archive, which bots are waited for."""

from msgspec import UNSET
from sqlalchemy import and_, delete, exists, func, select, update

from voliere.server.rows import CHANGES, PLAYING, REPLAYS, SEATS, TABLES, TableRow
from voliere.server.schema.tables import ListTables
from voliere.server.storage import Storage, table_rows

FORGOTTEN = 10_000
"""At most this many tables are deleted at a time."""
RESCUES = 100
"""At most this many tables with a forgotten bot are woken at a time."""


async def public_tables(storage: Storage, wish: ListTables) -> list[TableRow]:
    """Public tables, the last touched first."""
    finished = wish.list == "finished"
    where = TABLES.c.public & (TABLES.c.finished == finished) & ~TABLES.c.archived
    if finished:
        where &= TABLES.c.uploaded == 0
    if wish.list == "open":
        free = (SEATS.c.kind == "open") & SEATS.c.token.is_(None)
        where &= exists().where(SEATS.c.table_id == TABLES.c.id).where(free)
    if wish.game:
        where &= TABLES.c.game == wish.game
    if wish.before is not UNSET:
        where &= TABLES.c.touched < wish.before
    return await storage.read(lambda connection: table_rows(connection, where, wish.limit))


async def unfinished_of(storage: Storage, creator: str) -> int:
    """How many tables an address has in play."""
    own = and_(TABLES.c.creator == creator, PLAYING, ~TABLES.c.archived)
    query = select(func.count()).select_from(TABLES).where(own)
    return await storage.read(lambda connection: int(connection.execute(query).scalar_one()))


async def archive(storage: Storage, touched_before: float) -> None:
    """Take tables that rest out of the lists."""
    resting = and_(TABLES.c.touched < touched_before, ~TABLES.c.archived, PLAYING)
    change = update(TABLES).where(resting).values(archived=True)
    await storage.write("", lambda connection: connection.execute(change))


async def awaited_bots(storage: Storage, touched_before: float, now: float) -> list[str]:
    """The tables that have been waiting for a bot; one touched in the future has, too.

    The clock was set back since then, and nobody knows for how long the bot has been waited for.
    """
    awaited = TABLES.c.waiting.bitwise_rshift(SEATS.c.seat).bitwise_and(1) == 1
    query = (
        select(TABLES.c.id)
        .distinct()
        .join(SEATS, SEATS.c.table_id == TABLES.c.id)
        .where(PLAYING, ~TABLES.c.archived, TABLES.c.fault.is_(None))
        .where((TABLES.c.touched < touched_before) | (TABLES.c.touched > now))
        .where(SEATS.c.kind == "bot", awaited)
        .limit(RESCUES)
    )
    return await storage.read(lambda connection: list(connection.execute(query).scalars()))


async def last_touched(storage: Storage) -> float:
    """When the last choice was made at any table."""
    query = select(func.max(TABLES.c.touched))
    return await storage.read(lambda connection: float(connection.execute(query).scalar() or 0))


async def forgettable(storage: Storage, touched_before: float) -> list[str]:
    """Tables that rest since then and at which nobody ever sat down."""
    held = exists().where(SEATS.c.table_id == TABLES.c.id).where(SEATS.c.token.is_not(None))
    query = select(TABLES.c.id).where(TABLES.c.touched < touched_before, ~held).limit(FORGOTTEN)
    return await storage.read(lambda connection: list(connection.execute(query).scalars()))


async def old_uploads(storage: Storage, created_before: float) -> int:
    """Delete uploaded replays older than that; how many there were."""
    old = REPLAYS.c.creator.is_not(None) & (REPLAYS.c.created < created_before)
    return await storage.write("", lambda c: int(c.execute(delete(REPLAYS).where(old)).rowcount))


async def uploaded_by(storage: Storage, creator: str) -> int:
    """Bytes of all records that an address has uploaded, as replays and as tables."""
    replays = select(func.coalesce(func.sum(REPLAYS.c.size), 0)).where(REPLAYS.c.creator == creator)
    tables = select(func.coalesce(func.sum(TABLES.c.uploaded), 0)).where(
        TABLES.c.creator == creator
    )
    return await storage.read(
        lambda c: int(c.execute(replays).scalar_one()) + int(c.execute(tables).scalar_one())
    )


async def changed(storage: Storage) -> dict[str, str]:
    """What the operator changed of late: the name of the change, and the table."""
    query = select(CHANGES.c.id, CHANGES.c.table_id).order_by(CHANGES.c.at)
    return await storage.read(lambda c: {row.id: row.table_id for row in c.execute(query)})


async def forget_changes(storage: Storage, before: float) -> None:
    """Every server has heard of them by now."""
    old = delete(CHANGES).where(CHANGES.c.at < before)
    await storage.write("", lambda connection: connection.execute(old))


async def forgive_bots(storage: Storage) -> None:
    """After a restart a bot that failed plays again as the level that was wished for."""
    failed = (SEATS.c.kind == "bot") & SEATS.c.failed.is_not(None)
    change = update(SEATS).where(failed).values(level=SEATS.c.failed, failed=None)
    await storage.write("", lambda connection: connection.execute(change))


async def numbers(storage: Storage, tables: list[str]) -> dict[str, int]:
    """The numbers of the logs of these tables."""
    query = select(TABLES.c.id, TABLES.c.number).where(TABLES.c.id.in_(tables))
    return await storage.read(lambda c: {row.id: row.number for row in c.execute(query)})
