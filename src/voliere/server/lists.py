"""Questions over many tables: lists, counts, what to archive, which bots are waited for."""

from msgspec import UNSET
from sqlalchemy import and_, exists, func, select, update

from voliere.server.rows import PLAYING, SEATS, TABLES, TableRow
from voliere.server.schema import ListTables
from voliere.server.storage import Storage, table_rows

RESCUES = 100
"""At most this many tables with a forgotten bot are woken at a time."""


async def public_tables(storage: Storage, wish: ListTables) -> list[TableRow]:
    """Public tables, the last touched first."""
    finished = wish.list == "finished"
    where = TABLES.c.public & (TABLES.c.finished == finished) & ~TABLES.c.archived
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


async def awaited_bots(storage: Storage, touched_before: float) -> list[str]:
    """The tables that have been waiting for a bot."""
    awaited = TABLES.c.waiting.bitwise_rshift(SEATS.c.seat).bitwise_and(1) == 1
    query = (
        select(TABLES.c.id)
        .distinct()
        .join(SEATS, SEATS.c.table_id == TABLES.c.id)
        .where(PLAYING, ~TABLES.c.archived, TABLES.c.touched < touched_before)
        .where(SEATS.c.kind == "bot", awaited)
        .limit(RESCUES)
    )
    return await storage.read(lambda connection: list(connection.execute(query).scalars()))
