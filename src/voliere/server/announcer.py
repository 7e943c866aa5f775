"""Wakes the other servers that share a PostgreSQL: which tables have changed.

PostgreSQL lets only one transaction with a NOTIFY commit at a time, in the whole database. So
choices are committed without it, and what they changed is told after, many tables at once. A
process that dies in between has told nobody: the others compare their tables with the database's
every few seconds.
"""

import logging
import queue
import threading
from collections.abc import Iterable

from sqlalchemy import Engine, bindparam, func, select
from sqlalchemy.exc import OperationalError

from voliere.server.engines import Prepared

log = logging.getLogger("voliere.server")

CHANNEL = "voliere"
MANY = 300
"""At most this many tables are named in one notice, which PostgreSQL limits to 8,000 bytes."""
NOTIFY = select(func.pg_notify(bindparam("channel"), bindparam("payload")))


class Announcer:
    """A thread that tells what has been committed, all that is waiting at once."""

    def __init__(self, engine: Engine, process: str) -> None:
        self.engine = engine
        self.process = process
        self._notify = Prepared(NOTIFY, engine.dialect)
        self._lost = (OperationalError, engine.dialect.loaded_dbapi.OperationalError)
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
                with self.engine.begin() as connection:
                    self._notify.run(connection, {"channel": CHANNEL, "payload": payload})
            except self._lost:
                log.debug("not announced", extra={"tables": len(tables)})
