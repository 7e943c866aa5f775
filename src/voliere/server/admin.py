"""`voliere admin`: what the operator does to a database, also while servers use it."""

import json
import secrets
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from sqlalchemy import Connection, delete, func, insert, select, text, update

from voliere.server.engines import engine_for, file_of, is_shared
from voliere.server.migrations import migrate
from voliere.server.names import clean_name
from voliere.server.people import erase_person, named
from voliere.server.problems import problem
from voliere.server.rows import (
    CHANGES,
    CLOSED,
    ENTRIES,
    REPLAYS,
    SEATS,
    TABLES,
    WORDS,
    TableRow,
)
from voliere.server.storage import delete_table, table_rows
from voliere.server.tokens import hashed, new_id

Answer = dict[str, Any]
ALL = 1_000_000


@contextmanager
def opened(database: str) -> Iterator[Connection]:
    """A transaction on a database that is there, brought up to date first."""
    shared = is_shared(database)
    if not shared and not Path(file_of(database)).is_file():
        raise problem("no-file", file=file_of(database))
    engine = engine_for(database)
    try:
        with engine.begin() as connection:
            migrate(connection, shared)
        with engine.begin() as connection:
            yield connection
    finally:
        engine.dispose()


# Looking.


def tables(database: str) -> list[Answer]:
    """All tables, the last touched first."""
    with opened(database) as connection:
        return [listed(row) for row in table_rows(connection, text("1 = 1"), ALL)]


def listed(row: TableRow) -> Answer:
    """A table in one line."""
    holders = [seat.level if seat.kind == "bot" else seat.name or seat.kind for seat in row.seats]
    return {
        "table": row.id,
        "game": row.game,
        "state": state_of(row),
        "seats": ", ".join(holders),
        "number": row.number,
        "touched": moment(row.touched),
    }


def state_of(row: TableRow) -> str:
    """How a table is, in a word."""
    if row.fault is not None:
        return "closed" if row.fault == CLOSED else "aside"
    return "finished" if row.finished else "archived" if row.archived else "playing"


def moment(at: float) -> str:
    """A time as text."""
    return time.strftime("%Y-%m-%d %H:%M:%S", time.gmtime(at))


def show(database: str, table: str) -> Answer:
    """A table with its sizes, without its secrets."""
    with opened(database) as connection:
        row = found(connection, table)
        own = ENTRIES.c.table_id == table
        entries = connection.execute(select(func.count()).select_from(ENTRIES).where(own))
        return {
            **listed(row),
            "rules": row.rules,
            "settings": row.settings,
            "public": row.public,
            "created": moment(row.created),
            "held": sum(seat.token is not None for seat in row.seats),
            "entries": int(entries.scalar_one()),
            "replay": row.replay,
            "rematch": row.rematch,
            "fault": row.fault,
        }


def found(connection: Connection, table: str) -> TableRow:
    """The table of this name."""
    rows = table_rows(connection, TABLES.c.id == table)
    if not rows:
        raise problem("no-such-table", table=table)
    return rows[0]


def replays(database: str) -> list[Answer]:
    """All replays, the last first; `uploaded` ones belong to no table."""
    size = func.length(REPLAYS.c.record) + func.length(REPLAYS.c.events)
    columns = (REPLAYS.c.id, REPLAYS.c.game, REPLAYS.c.created, REPLAYS.c.creator, size)
    query = select(*columns).order_by(REPLAYS.c.created.desc())
    with opened(database) as connection:
        return [
            {
                "replay": name,
                "game": game,
                "created": moment(created),
                "uploaded": creator is not None,
                "bytes": int(much),
            }
            for name, game, created, creator, much in connection.execute(query)
        ]


def export(database: str, file: Path) -> Answer:
    """Write the games that were played here into a new file, a record a line, for `voliere study`.

    Uploaded games are not among them, nor what people are called.
    """
    if file.exists():
        raise problem("file-there", file=file)
    query = select(REPLAYS.c.record, TABLES.c.id).join(TABLES, TABLES.c.replay == REPLAYS.c.id)
    part = file.with_name(file.name + ".part")
    count = 0
    with opened(database) as connection, part.open("w", encoding="utf-8") as lines:
        for record, table in connection.execute(query.order_by(REPLAYS.c.created)):
            lines.write(nameless(record, found(connection, table)) + "\n")
            count += 1
    part.rename(file)
    return {"games": count, "file": str(file)}


def nameless(record: str, table: TableRow) -> str:
    """A record that names its bots alone."""
    players = [seat.level if seat.kind == "bot" else "" for seat in table.seats]
    return encoded(json.loads(record) | {"players": players})


def encoded(record: Answer) -> str:
    """A record as it is stored."""
    return json.dumps(record, ensure_ascii=False, separators=(",", ":"))


# Changing.


def announced(connection: Connection, table: str) -> None:
    """Let the servers know that a table was changed beside them."""
    row = {"id": new_id(), "table_id": table, "at": time.time()}
    connection.execute(insert(CHANGES).values(row))


def close(database: str, table: str) -> Answer:
    """Send everybody away from a table and let nobody in; its log stays."""
    return set_fault(database, table, CLOSED)


def reopen(database: str, table: str) -> Answer:
    """Let a closed table, or one that was set aside, be opened again."""
    return set_fault(database, table, None)


def set_fault(database: str, table: str, fault: str | None) -> Answer:
    """Change why a table cannot be opened."""
    with opened(database) as connection:
        found(connection, table)
        connection.execute(update(TABLES).where(TABLES.c.id == table).values(fault=fault))
        announced(connection, table)
        return listed(found(connection, table))


def remove(database: str, table: str) -> Answer:
    """Delete a table with its log and its replay."""
    with opened(database) as connection:
        found(connection, table)
        delete_table(connection, table)
        announced(connection, table)
    return {"deleted": table}


def remove_replay(database: str, replay: str) -> Answer:
    """Delete a replay; its table forgets it."""
    with opened(database) as connection:
        gone = connection.execute(delete(REPLAYS).where(REPLAYS.c.id == replay)).rowcount
        if not gone:
            raise problem("no-such-replay", replay=replay)
        connection.execute(update(TABLES).where(TABLES.c.replay == replay).values(replay=None))
    return {"deleted": replay}


def erase(database: str, name: str, address: str | None = None) -> Answer:
    """Forget a person: the name and the words at every seat, the token of those seats, the name in
    every replay.

    With an address also the uploads from there. The games stay; nobody gets the seats.
    """
    with opened(database) as connection:
        people = named(connection, clean_name(name))
        tables = {table for person in people for table in erase_person(connection, person)}
        for table in tables:
            announced(connection, table)
        counts = erase_name(connection, clean_name(name)) | {"people": len(people)}
        if address is not None:
            counts["uploads"] = erase_address(connection, hashed(address))
    return counts


def erase_name(connection: Connection, name: str) -> Answer:
    """Forget a name."""
    seats = connection.execute(select(SEATS).where(SEATS.c.name == name)).all() if name else []
    for seat in seats:
        own = (SEATS.c.table_id == seat.table_id) & (SEATS.c.seat == seat.seat)
        nobody = hashed(secrets.token_hex())
        change = {"name": "", "mark": "", "token": nobody, "invite": None, "address": None}
        connection.execute(update(SEATS).where(own).values(change))
        said = (WORDS.c.table_id == seat.table_id) & (WORDS.c.seat == seat.seat)
        connection.execute(delete(WORDS).where(said))
        announced(connection, seat.table_id)
    if name:
        connection.execute(delete(WORDS).where(WORDS.c.name == name))
    count = 0
    for replay in connection.execute(select(REPLAYS.c.id, REPLAYS.c.record)).all():
        record = json.loads(replay.record)
        players = record.get("players", [])
        if name in players:
            record["players"] = ["" if player == name else player for player in players]
            written = encoded(record)
            own = REPLAYS.c.id == replay.id
            connection.execute(update(REPLAYS).where(own).values(record=written))
            count += 1
    return {"seats": len(seats), "replays": count}


def erase_address(connection: Connection, creator: str) -> int:
    """Forget an address and delete what was uploaded from it."""
    connection.execute(update(SEATS).where(SEATS.c.address == creator).values(address=None))
    connection.execute(update(TABLES).where(TABLES.c.creator == creator).values(creator=""))
    return connection.execute(delete(REPLAYS).where(REPLAYS.c.creator == creator)).rowcount


def vacuum(database: str) -> Answer:
    """Give back the room of what was deleted."""
    with opened(database):
        pass
    engine = engine_for(database)
    with engine.connect().execution_options(isolation_level="AUTOCOMMIT") as connection:
        connection.execute(text("VACUUM"))
    engine.dispose()
    size = None if is_shared(database) else Path(file_of(database)).stat().st_size
    return {"vacuumed": True, "bytes": size}
