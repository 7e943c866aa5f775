"""Wakes the other servers that share a PostgreSQL: which tables have changed.

They are told through the database, or through a Redis or Valkey where one is named. PostgreSQL lets
only one transaction with a NOTIFY commit at a time, in the whole database. So choices are committed
without it, and what they changed is told after, many tables at once. A process that dies in between
has told nobody: the others compare their tables with the database's every few seconds.
"""

import importlib
import logging
import queue
import threading
import time
from collections.abc import Callable, Iterable

from sqlalchemy import Engine, bindparam, func, select

from voliere.server.engines import Prepared

log = logging.getLogger("voliere.server")

CHANNEL = "voliere"
SECONDS = 5.0
MANY = 300
"""At most this many tables are named in one notice, which PostgreSQL limits to 8,000 bytes."""
PAUSE = 0.02
"""Seconds between two notices: the first of many changes is told at once, the next together."""
NOTIFY = select(func.pg_notify(bindparam("channel"), bindparam("payload")))


class Announcer:
    """A thread that tells what has been committed, all that is waiting at once."""

    def __init__(self, process: str, tell: Callable[[str], None]) -> None:
        """`tell` sends a notice to all servers; if it cannot, it raises."""
        self.process = process
        self._tell = tell
        self._changed: queue.SimpleQueue[str | None] = queue.SimpleQueue()
        self._thread = threading.Thread(target=self._tell_all, name="announcer", daemon=True)
        self._thread.start()

    def put(self, tables: Iterable[str]) -> None:
        """These tables have changed."""
        for table_id in tables:
            self._changed.put(table_id)

    def close(self) -> None:
        """Tell what is left, then end."""
        self._changed.put(None)
        self._thread.join()

    def _tell_all(self) -> None:
        while (first := self._changed.get()) is not None:
            tables = {first}
            while len(tables) < MANY and not self._changed.empty():
                following = self._changed.get()
                if following is None:
                    self._changed.put(None)
                    break
                tables.add(following)
            payload = " ".join([self.process, *sorted(tables)])
            try:
                self._tell(payload)
            except Exception as error:
                reason = type(error).__name__
                log.debug("not announced", extra={"tables": len(tables), "reason": reason})
            time.sleep(PAUSE)


def through_database(engine: Engine) -> Callable[[str], None]:
    """Notices by NOTIFY."""
    notify = Prepared(NOTIFY, engine.dialect)

    at_once = engine.execution_options(isolation_level="AUTOCOMMIT")

    def tell(payload: str) -> None:
        with at_once.connect() as connection:
            notify.run(connection, {"channel": CHANNEL, "payload": payload})

    return tell


def through_redis(address: str) -> Callable[[str], None]:
    """Notices by a Redis' or Valkey's PUBLISH; only who names one needs its driver."""
    redis = importlib.import_module("redis")
    line = redis.Redis.from_url(address, socket_timeout=SECONDS, socket_connect_timeout=SECONDS)

    def tell(payload: str) -> None:
        line.publish(CHANNEL, payload)

    return tell
