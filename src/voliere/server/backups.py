"""Backups: all that a database holds as an SQLite file, written and read while servers run."""

import shutil
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from sqlalchemy import Connection, Table, func, insert, inspect, select
from sqlalchemy.exc import DatabaseError

from voliere.kernel.errors import Refusal
from voliere.server.admin import Answer, announced, opened
from voliere.server.engines import engine_for, is_shared
from voliere.server.migrations import migrate
from voliere.server.problems import problem
from voliere.server.rows import (
    ENTRIES,
    METADATA,
    REPLAYS,
    SEATS,
    TABLES,
    WORDS,
)
from voliere.server.storage import delete_table

OF_A_TABLE = (TABLES, SEATS, ENTRIES, WORDS)
OF_THE_MOMENT = ("changes", "codes", "probes", "pulse")
"""What means nothing to another server, or later."""
BESIDE = tuple(
    table
    for table in METADATA.sorted_tables
    if table not in OF_A_TABLE and table.name not in OF_THE_MOMENT
)
KEPT = (*OF_A_TABLE, *BESIDE)
CHUNK = 500


def backup(database: str, file: Path) -> Answer:
    """Write everything, as it was at one moment, into a new file."""
    if file.exists():
        raise problem("file-there", file=file)
    with opened(database):
        pass
    part = file.with_name(file.name + ".part")
    part.unlink(missing_ok=True)
    target = engine_for(str(part))
    source = engine_for(database)
    with target.begin() as into:
        migrate(into, shared=False)
    level = "REPEATABLE READ" if is_shared(database) else "SERIALIZABLE"
    with source.connect().execution_options(isolation_level=level) as connection:
        if not is_shared(database):
            connection.exec_driver_sql("BEGIN")
        with target.begin() as into:
            counts = {table.name: copied(connection, into, table) for table in KEPT}
        connection.rollback()
    with target.connect() as into:
        into.exec_driver_sql("PRAGMA journal_mode = DELETE")
    source.dispose()
    target.dispose()
    part.rename(file)
    return {**counts, "file": str(file)}


def copied(source: Connection, target: Connection, table: Table) -> int:
    """Copy all rows of a table; how many they are."""
    count = 0
    for chunk in chunks(source, select(table)):
        target.execute(insert(table), chunk)
        count += len(chunk)
    return count


def chunks(connection: Connection, query: Any) -> Iterator[list[dict[str, Any]]]:
    """The rows of a query, some at a time."""
    result = connection.execution_options(yield_per=CHUNK).execute(query)
    for partition in result.partitions(CHUNK):
        yield [dict(row._mapping) for row in partition]


def restore(database: str, file: Path) -> Answer:
    """Bring back every table and replay that is missing or has less than in the backup.

    What is newer in the database stays, so a server may go on meanwhile. An empty database is
    made if there is none.
    """
    if not file.is_file():
        raise problem("no-file", file=file)
    engine = engine_for(database)
    with engine.begin() as connection:
        migrate(connection, is_shared(database))
    engine.dispose()
    with tempfile.TemporaryDirectory() as folder:
        copy = Path(folder) / "backup.sqlite"
        shutil.copy(file, copy)
        try:
            with engine_for(str(copy)).connect() as connection:
                if "tables" not in inspect(connection).get_table_names():
                    raise problem("no-backup", file=file)
            with opened(str(copy)) as source, opened(database) as target:
                return restored(source, target)
        except (DatabaseError, Refusal) as error:
            if isinstance(error, Refusal) and "no-backup" not in error.faults[0].message:
                raise
            raise problem("no-backup", file=file) from None


def restored(source: Connection, target: Connection) -> Answer:
    """Copy what the target lacks."""
    there = {row.id: row.number for row in target.execute(select(TABLES.c.id, TABLES.c.number))}
    lacking = [
        row.id
        for row in source.execute(select(TABLES.c.id, TABLES.c.number))
        if there.get(row.id, -1) < row.number
    ]
    for table_id in lacking:
        if table_id in there:
            delete_table(target, table_id)
        for part in OF_A_TABLE:
            own = part.c.id == table_id if part is TABLES else part.c.table_id == table_id
            for chunk in chunks(source, select(part).where(own)):
                target.execute(insert(part), chunk)
        announced(target, table_id)
    counts = {part.name: lacked(source, target, part) for part in BESIDE}
    total = int(target.execute(select(func.count()).select_from(TABLES)).scalar_one())
    return {"tables": len(lacking), "replays": counts[REPLAYS.name], "now": total}


def lacked(source: Connection, target: Connection, table: Table) -> int:
    """Copy the rows of a table whose keys the target has not; how many they were."""
    keys = list(table.primary_key)
    known = {tuple(row) for row in target.execute(select(*keys))}
    count = 0
    for chunk in chunks(source, select(table)):
        missing = [row for row in chunk if tuple(row[key.name] for key in keys) not in known]
        if missing:
            target.execute(insert(table), missing)
        count += len(missing)
    return count
