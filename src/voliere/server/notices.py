"""The line between servers that share a PostgreSQL: who changed which table."""

import asyncio
import importlib
import logging
from collections.abc import AsyncIterator
from typing import Any, Protocol

import psycopg

from voliere.server.announcer import CHANNEL
from voliere.server.engines import CONNECT_SECONDS
from voliere.server.hall import Hall

log = logging.getLogger("voliere.server")

PAUSE = 1.0


class Line(Protocol):
    """A way to hear the other servers."""

    lost: type[Exception]
    """What is raised when the line is cut."""

    def notices(self) -> AsyncIterator[str]:
        """First an empty text once it listens, then the others' notices until it is cut."""

    async def reachable(self) -> bool:
        """Whether the other end takes connections again."""


class DatabaseLine:
    """LISTEN on the database itself."""

    lost = psycopg.OperationalError

    def __init__(self, database: str) -> None:
        self.database = database

    async def notices(self) -> AsyncIterator[str]:
        """See Line."""
        line = await psycopg.AsyncConnection.connect(self.database, autocommit=True)
        async with line:
            await line.execute(f"LISTEN {CHANNEL}")
            yield ""
            async for notice in line.notifies():
                yield notice.payload

    async def reachable(self) -> bool:
        """See Line."""
        try:
            wait = CONNECT_SECONDS
            line = await psycopg.AsyncConnection.connect(self.database, connect_timeout=wait)
        except psycopg.OperationalError:
            return False
        await line.close()
        return True


class RedisLine:
    """SUBSCRIBE at a Redis or Valkey."""

    def __init__(self, address: str) -> None:
        redis = importlib.import_module("redis.asyncio")
        self.lost: type[Exception] = redis.RedisError
        self.server: Any = redis.from_url(address, socket_connect_timeout=CONNECT_SECONDS)

    async def notices(self) -> AsyncIterator[str]:
        """See Line."""
        async with self.server.pubsub() as line:
            await line.subscribe(CHANNEL)
            async for message in line.listen():
                if message["type"] == "subscribe":
                    yield ""
                else:
                    yield message["data"].decode()

    async def reachable(self) -> bool:
        """See Line."""
        try:
            await self.server.ping()
        except self.lost:
            return False
        return True


async def listen(hall: Hall, line: Line, connected: asyncio.Event) -> None:
    """For ever: catch up with what other servers did; after a lost line, with everything."""
    while True:
        try:
            await follow(hall, line, connected)
        except line.lost as error:
            log.warning("notices lost", extra={"reason": type(error).__name__})
            # The servers look at the database every few seconds until the line is back.
            connected.set()
            while not await line.reachable():
                await asyncio.sleep(PAUSE)


async def follow(hall: Hall, line: Line, connected: asyncio.Event) -> None:
    """Listen until the line is lost."""
    async for notice in line.notices():
        if not notice:
            connected.set()
            hall.run(hall.resync_all())
            continue
        process, *tables = notice.split(" ")
        if process != hall.storage.process:
            for table_id in tables:
                if table_id in hall.tables:
                    hall.run(hall.heard(table_id))
