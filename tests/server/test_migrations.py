"""Older databases are brought up to date with all they hold; two servers never share one file."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection, create_engine, inspect, text

import voliere
from tests.server.harness import Server
from tests.server.test_serve import sentence_of
from tests.server.test_storage import new_table, open_hall, play, view_of
from voliere.kernel.errors import Refusal
from voliere.server import migrations
from voliere.server.rows import METADATA
from voliere.server.storage import Storage

pytestmark = pytest.mark.anyio

VERSION_1 = """
CREATE TABLE tables (
    id VARCHAR(32) NOT NULL PRIMARY KEY, game VARCHAR(40) NOT NULL, rules INTEGER NOT NULL,
    settings TEXT NOT NULL, public BOOLEAN NOT NULL, seeded BOOLEAN NOT NULL,
    host VARCHAR(64) NOT NULL, watch VARCHAR(64), creator VARCHAR(64) NOT NULL,
    created FLOAT NOT NULL, touched FLOAT NOT NULL, finished BOOLEAN NOT NULL,
    archived BOOLEAN NOT NULL, number INTEGER NOT NULL, waiting INTEGER NOT NULL, scores TEXT,
    replay VARCHAR(32), rematch VARCHAR(32), base INTEGER NOT NULL, origin TEXT NOT NULL,
    position TEXT NOT NULL);
CREATE INDEX tables_creator ON tables (creator, finished, archived);
CREATE INDEX tables_playing ON tables (archived) WHERE finished IS false;
CREATE INDEX tables_listed ON tables (finished, touched) WHERE public;
CREATE TABLE seats (
    table_id VARCHAR(32) NOT NULL REFERENCES tables (id), seat INTEGER NOT NULL,
    kind VARCHAR(10) NOT NULL, level VARCHAR(40) NOT NULL, name TEXT NOT NULL, token VARCHAR(64),
    invite VARCHAR(64), failed VARCHAR(40), PRIMARY KEY (table_id, seat));
CREATE TABLE entries (
    table_id VARCHAR(32) NOT NULL REFERENCES tables (id), number INTEGER NOT NULL,
    kind VARCHAR(10) NOT NULL, seat INTEGER NOT NULL, text TEXT NOT NULL, at FLOAT NOT NULL,
    PRIMARY KEY (table_id, number));
CREATE TABLE replays (
    id VARCHAR(32) NOT NULL PRIMARY KEY, game VARCHAR(40) NOT NULL, created FLOAT NOT NULL,
    record TEXT NOT NULL, events TEXT NOT NULL)
"""
"""The schema before its versions were written down."""


@contextmanager
def connect(database: str) -> Iterator[Connection]:
    shared = database.startswith("postgresql://")
    address = database.partition("://")[2]
    engine = create_engine(f"postgresql+psycopg://{address}" if shared else f"sqlite:///{database}")
    with engine.begin() as connection:
        yield connection
    engine.dispose()


def make_version_1(database: str) -> None:
    """Put all that a database holds into the schema of version 1."""
    with connect(database) as connection:
        held = {
            table.name: [dict(row._mapping) for row in connection.execute(table.select())]
            for table in METADATA.sorted_tables
            if f"CREATE TABLE {table.name} (" in VERSION_1
        }
        METADATA.drop_all(connection)
        connection.execute(text("DROP TABLE schema_version"))
        for statement in VERSION_1.split(";"):
            connection.execute(text(statement))
        for name, rows in held.items():
            columns = [column["name"] for column in inspect(connection).get_columns(name)]
            places = ", ".join(f":{column}" for column in columns)
            for row in rows:
                values = {column: row[column] for column in columns}
                insert = f"INSERT INTO {name} ({', '.join(columns)}) VALUES ({places})"
                connection.execute(text(insert), values)


def shape(connection: Connection) -> dict[str, Any]:
    """Every table's columns and indexes."""
    look = inspect(connection)
    return {
        name: (
            {(column["name"], column["nullable"]) for column in look.get_columns(name)},
            {index["name"] for index in look.get_indexes(name)},
        )
        for name in look.get_table_names()
    }


def bring_to(version: int, database: str) -> None:
    """Take the steps up to this version, as the server of that time did."""
    with connect(database) as connection:
        connection.execute(text(migrations.MAKE_VERSION))
        connection.execute(text(f"INSERT INTO schema_version VALUES ({version})"))
        for step in range(migrations.FIRST + 1, version + 1):
            for statement in migrations.STEPS[step]:
                connection.execute(text(statement))


@pytest.mark.parametrize("version", [migrations.FIRST, migrations.LATEST - 1])
@pytest.mark.parametrize("game", voliere.game_names())
async def test_an_older_database_goes_on(game: str, version: int, database: str) -> None:
    async with open_hall(database) as hall:
        name = await new_table(hall, game, public=True)
        await play(hall, name, 5)
        before = await view_of(hall, name, 0)
    with connect(database) as connection:
        expected = shape(connection)
    make_version_1(database)
    if version > migrations.FIRST:
        bring_to(version, database)
    async with open_hall(database) as hall:
        assert await view_of(hall, name, 0) == before
        await play(hall, name, 2)
        assert [entry.number for entry in await hall.storage.entries(name)] == list(range(7))
    with connect(database) as connection:
        assert shape(connection) == expected


async def test_a_step_that_fails_leaves_the_database_as_it_was(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with open_hall(database) as hall:
        name = await new_table(hall)
    make_version_1(database)
    with connect(database) as connection:
        before = shape(connection)
    broken = (*migrations.STEPS[2], "SELECT nothing FROM nowhere")
    with monkeypatch.context() as patch:
        patch.setitem(migrations.STEPS, 2, broken)
        with pytest.raises(Exception, match="nowhere"):
            Storage(database)
    with connect(database) as connection:
        assert shape(connection) == before
    async with open_hall(database) as hall:
        await play(hall, name, 1)


def test_a_newer_database_is_refused(database: str) -> None:
    Storage(database).close()
    with connect(database) as connection:
        connection.execute(text("UPDATE schema_version SET version = 99"))
    with pytest.raises(Refusal, match="99"):
        Storage(database)


def test_two_servers_never_share_one_file(tmp_path: Path) -> None:
    file = tmp_path / "one.sqlite"
    with Server(str(file)) as first:
        words = sentence_of("--lang=en", "--port=0", f"--database={file}")
        assert "Another server uses" in words
        first.kill()
        first.start()
