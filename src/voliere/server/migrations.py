"""The database's schema: its version, the steps from one to the next, and who may open it."""

from pathlib import Path
from typing import IO

from sqlalchemy import Connection, Engine, inspect, text
from sqlalchemy.exc import DatabaseError, OperationalError

from voliere.server.problems import problem
from voliere.server.rows import METADATA

try:
    import fcntl
except ImportError:  # no such locks on this system
    fcntl = None  # type: ignore[assignment]

SETUP_LOCK = 0x766F6C

STEPS: dict[int, tuple[str, ...]] = {
    2: (
        "ALTER TABLE seats ADD COLUMN address VARCHAR(64)",
        "ALTER TABLE tables ADD COLUMN uploaded INTEGER NOT NULL DEFAULT 0",
        "ALTER TABLE tables ADD COLUMN fault TEXT",
        "ALTER TABLE replays ADD COLUMN creator VARCHAR(64)",
        "ALTER TABLE replays ADD COLUMN size INTEGER NOT NULL DEFAULT 0",
        "CREATE INDEX replays_creator ON replays (creator)",
        "CREATE TABLE probes (process VARCHAR(32) NOT NULL PRIMARY KEY, at FLOAT NOT NULL)",
    ),
    3: (
        "CREATE TABLE changes (id VARCHAR(32) NOT NULL PRIMARY KEY,"
        " table_id VARCHAR(32) NOT NULL, at FLOAT NOT NULL)",
    ),
    4: (
        "ALTER TABLE tables ADD COLUMN chat VARCHAR(10) NOT NULL DEFAULT 'everyone'",
        "CREATE TABLE words (table_id VARCHAR(32) NOT NULL REFERENCES tables (id),"
        " number INTEGER NOT NULL, seat INTEGER NOT NULL, name TEXT NOT NULL,"
        " phrase VARCHAR(40) NOT NULL, text TEXT NOT NULL, at FLOAT NOT NULL,"
        " PRIMARY KEY (table_id, number))",
    ),
    5: (
        "ALTER TABLE tables ADD COLUMN clock TEXT",
        "ALTER TABLE tables ADD COLUMN clock_left TEXT",
        "ALTER TABLE tables ADD COLUMN clock_since FLOAT",
        "ALTER TABLE tables ADD COLUMN deadline FLOAT",
        "ALTER TABLE tables ADD COLUMN rated BOOLEAN NOT NULL DEFAULT false",
        "CREATE INDEX tables_deadline ON tables (deadline) WHERE deadline IS NOT NULL",
        "ALTER TABLE seats ADD COLUMN person VARCHAR(32)",
        "ALTER TABLE seats ADD COLUMN lost BOOLEAN NOT NULL DEFAULT false",
        "CREATE INDEX seats_person ON seats (person)",
        "CREATE TABLE pulse (id INTEGER NOT NULL PRIMARY KEY, at FLOAT NOT NULL)",
        "CREATE TABLE people (id VARCHAR(32) NOT NULL PRIMARY KEY, name TEXT NOT NULL,"
        " mark VARCHAR(20) NOT NULL, created FLOAT NOT NULL)",
        "CREATE TABLE person_keys (key VARCHAR(64) NOT NULL PRIMARY KEY,"
        " person VARCHAR(32) NOT NULL REFERENCES people (id), created FLOAT NOT NULL)",
        "CREATE INDEX person_keys_person ON person_keys (person)",
        "CREATE TABLE codes (code VARCHAR(64) NOT NULL PRIMARY KEY,"
        " person VARCHAR(32) NOT NULL REFERENCES people (id), until FLOAT NOT NULL)",
        "CREATE TABLE results (table_id VARCHAR(32) NOT NULL, seat INTEGER NOT NULL,"
        " game VARCHAR(40) NOT NULL, person VARCHAR(32), level VARCHAR(40) NOT NULL,"
        " total INTEGER NOT NULL, place INTEGER NOT NULL, parts TEXT NOT NULL,"
        ' "left" BOOLEAN NOT NULL, at FLOAT NOT NULL, PRIMARY KEY (table_id, seat))',
        "CREATE INDEX results_person ON results (person, game)",
        "CREATE TABLE ratings (game VARCHAR(40) NOT NULL, player VARCHAR(60) NOT NULL,"
        " mu FLOAT NOT NULL, sigma FLOAT NOT NULL, games INTEGER NOT NULL,"
        " PRIMARY KEY (game, player))",
        "CREATE TABLE subscriptions (id VARCHAR(64) NOT NULL PRIMARY KEY,"
        " table_id VARCHAR(32) NOT NULL REFERENCES tables (id), seat INTEGER NOT NULL,"
        " endpoint TEXT NOT NULL, p256dh VARCHAR(100) NOT NULL, auth VARCHAR(40) NOT NULL,"
        " language VARCHAR(2) NOT NULL, address VARCHAR(64) NOT NULL)",
        "CREATE INDEX subscriptions_table ON subscriptions (table_id, seat)",
        "CREATE TABLE secrets (name VARCHAR(20) NOT NULL PRIMARY KEY, value TEXT NOT NULL)",
    ),
    6: (
        "ALTER TABLE tables ADD COLUMN told TEXT",
        "ALTER TABLE entries ADD COLUMN events TEXT",
    ),
    7: (
        "ALTER TABLE tables ADD COLUMN round INTEGER NOT NULL DEFAULT 1",
        "ALTER TABLE tables ADD COLUMN totals TEXT",
        "ALTER TABLE seats ADD COLUMN mark VARCHAR(20) NOT NULL DEFAULT ''",
        "CREATE TABLE pleas (table_id VARCHAR(32) NOT NULL REFERENCES tables (id),"
        " seat INTEGER NOT NULL, space VARCHAR(40) NOT NULL, round INTEGER NOT NULL,"
        " PRIMARY KEY (table_id, seat, space))",
    ),
    8: (
        "CREATE TABLE reviews (replay VARCHAR(32) NOT NULL PRIMARY KEY"
        " REFERENCES replays (id) ON DELETE CASCADE, worlds INTEGER NOT NULL,"
        " form INTEGER NOT NULL, owner VARCHAR(64) NOT NULL, process VARCHAR(32) NOT NULL,"
        " last INTEGER NOT NULL, done INTEGER NOT NULL, wanted BOOLEAN NOT NULL,"
        " seen FLOAT NOT NULL, kept TEXT, whole TEXT)",
        "CREATE INDEX reviews_wanted ON reviews (wanted) WHERE wanted",
    ),
}
"""What leads to each version; version 1 had none written down."""
FIRST = 1
LATEST = max(STEPS)

MAKE_VERSION = "CREATE TABLE schema_version (version INTEGER NOT NULL)"


def migrate(connection: Connection, shared: bool) -> None:
    """Bring the database to the latest version, all steps or none; a newer one is refused."""
    if shared:
        connection.execute(text(f"SELECT pg_advisory_xact_lock({SETUP_LOCK})"))
    else:
        # Python's driver begins by itself only before a change of rows, not of the schema.
        connection.exec_driver_sql("BEGIN IMMEDIATE")
    there = inspect(connection).get_table_names()
    if "tables" not in there:
        METADATA.create_all(connection)
        connection.execute(text(MAKE_VERSION))
        connection.execute(text(f"INSERT INTO schema_version VALUES ({LATEST})"))
        return
    if "schema_version" not in there:
        connection.execute(text(MAKE_VERSION))
        connection.execute(text(f"INSERT INTO schema_version VALUES ({FIRST})"))
    found = int(connection.execute(text("SELECT version FROM schema_version")).scalar_one())
    if found > LATEST:
        raise problem("newer-database", found=found, known=LATEST)
    for version in range(found + 1, LATEST + 1):
        for statement in STEPS[version]:
            connection.execute(text(statement))
    connection.execute(text(f"UPDATE schema_version SET version = {LATEST}"))


def check_file(engine: Engine) -> None:
    """Refuse an SQLite file that is damaged."""
    try:
        with engine.connect() as connection:
            found = str(connection.exec_driver_sql("PRAGMA quick_check(1)").scalar())
    except OperationalError:
        raise
    except DatabaseError as error:
        found = str(error.orig)
    if found != "ok":
        raise problem("damaged-database", reason=" ".join(found.split()))


def reserve(file: str) -> IO[bytes]:
    """Hold an SQLite file for this server alone, as long as the answer stays open.

    The lock ends with the process, however that ends.
    """
    lock = Path(f"{file}-lock").open("wb")  # noqa: SIM115 (held until the storage closes)
    if fcntl is not None:
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            lock.close()
            raise problem("database-used", file=file) from None
    return lock
