"""The way to a database: SQLite in a file, or PostgreSQL; what they have in common."""

import contextlib
from typing import Any

from sqlalchemy import ClauseElement, Connection, Dialect, Engine, create_engine, event
from sqlalchemy.pool import ConnectionPoolEntry

CONNECT_SECONDS = 5


def is_shared(database: str) -> bool:
    """Whether several servers may share the database."""
    return database.startswith(("postgresql://", "postgres://"))


def engine_for(database: str) -> Engine:
    """The way to a database of either kind."""
    return _shared_engine(database) if is_shared(database) else _file_engine(database)


def file_of(database: str) -> str:
    """The file of an SQLite database."""
    return database.removeprefix("sqlite:///")


def _file_engine(database: str) -> Engine:
    engine = create_engine(f"sqlite:///{file_of(database)}")

    @event.listens_for(engine, "connect")
    def prepare(connection: Any, entry: ConnectionPoolEntry) -> None:
        connection.execute("PRAGMA journal_mode = WAL")
        connection.execute("PRAGMA synchronous = FULL")
        connection.execute("PRAGMA busy_timeout = 10000")
        connection.execute("PRAGMA foreign_keys = ON")

    return engine


def _shared_engine(database: str) -> Engine:
    address = database.partition("://")[2]
    return create_engine(
        f"postgresql+psycopg://{address}",
        pool_pre_ping=True,
        connect_args={"connect_timeout": CONNECT_SECONDS},
    )


def of_the_moment(error: Exception) -> bool:
    """Whether the same may work later: a lost line, a full disk, a busy file, a deadlock.

    SQLite calls wrong SQL an operational error, too.
    """
    cause = getattr(error, "orig", error)
    return getattr(cause, "sqlite_errorname", "") != "SQLITE_ERROR"


class Prepared:
    """A statement put into words once; the driver gets it without further thought."""

    def __init__(self, statement: ClauseElement, dialect: Dialect) -> None:
        compiled: Any = statement.compile(dialect=dialect)
        self.words = str(compiled)
        self.places: list[str] | None = compiled.positiontup

    def run(self, connection: Connection, values: dict[str, Any]) -> int:
        """How many rows the statement touched."""
        with contextlib.closing(connection.connection.cursor()) as cursor:
            places = self.places
            cursor.execute(self.words, values if places is None else [values[p] for p in places])
            return cursor.rowcount
