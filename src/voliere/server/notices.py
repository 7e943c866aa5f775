"""The line between servers that share a PostgreSQL: who changed which table."""

import asyncio
import logging

import psycopg

from voliere.server.announcer import CHANNEL
from voliere.server.engines import CONNECT_SECONDS
from voliere.server.hall import Hall

log = logging.getLogger("voliere.server")

PAUSE = 1.0


async def listen(hall: Hall, database: str, connected: asyncio.Event) -> None:
    """For ever: catch up with what other servers did; after a lost line, with everything."""
    while True:
        try:
            await follow(hall, database, connected)
        except psycopg.OperationalError as error:
            log.warning("notices lost", extra={"reason": type(error).__name__})
            while not await reachable(database):
                await asyncio.sleep(PAUSE)


async def reachable(database: str) -> bool:
    """Whether the database takes connections again."""
    try:
        line = await psycopg.AsyncConnection.connect(database, connect_timeout=CONNECT_SECONDS)
    except psycopg.OperationalError:
        return False
    await line.close()
    return True


async def follow(hall: Hall, database: str, connected: asyncio.Event) -> None:
    """Listen until the line is lost."""
    line = await psycopg.AsyncConnection.connect(database, autocommit=True)
    async with line:
        await line.execute(f"LISTEN {CHANNEL}")
        connected.set()
        hall.run(hall.resync_all())
        async for notice in line.notifies():
            process, *tables = notice.payload.split(" ")
            if process != hall.storage.process:
                for table_id in tables:
                    if table_id in hall.tables:
                        hall.run(hall.heard(table_id))
