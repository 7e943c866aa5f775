"""People without accounts: a key in the browser, a code that moves it, a name and a mark."""

import re
import secrets
import time
from typing import Any

from sqlalchemy import Connection, delete, insert, select, update

from voliere.server.names import clean_name
from voliere.server.problems import problem
from voliere.server.rows import (
    CODES,
    PEOPLE,
    PERSON_KEYS,
    PLEAS,
    RATINGS,
    REPLAYS,
    RESULTS,
    SEATS,
    SUBSCRIPTIONS,
    TABLES,
    WORDS,
    TableRow,
)
from voliere.server.schema.people import MoveCode, PersonKey, PersonWish
from voliere.server.storage import Storage, table_rows
from voliere.server.table import decode, encode
from voliere.server.tokens import hashed, new_id, new_token
from voliere.server.viewers import KNOWN_AS

PREFIX = "me."
"""How a person's key begins; a seat's token has no dot."""
LETTERS = "23456789ABCDEFGHJKMNPQRSTUVWXYZ"
"""Of a code: none looks like another."""
CODE_LENGTH = 12
CODE_SECONDS = 600.0
MOST_KEYS = 20
"""Number of devices of one person; the oldest is forgotten."""
PER_SECOND = 1.0
"""Number of new people, or of codes tried, that one address has in the long run."""
OWN_TABLES = 100


async def person_of(storage: Storage, key: str | None) -> str:
    """The person of a key."""
    if key is None or not key.startswith(PREFIX):
        raise problem("person-key")
    own = select(PERSON_KEYS.c.person).where(PERSON_KEYS.c.key == hashed(key))
    found = await storage.read(lambda connection: connection.execute(own).scalar())
    if found is None:
        raise problem("person-key")
    return str(found)


async def bearer_of(storage: Storage, token: str) -> str:
    """What a token is compared by: its hash, or whose key it is."""
    if token.startswith(PREFIX):
        return KNOWN_AS + await person_of(storage, token)
    return hashed(token)


async def create(storage: Storage, wish: PersonWish) -> PersonKey:
    """Somebody new, and the key of this device."""
    person, key = new_id(), PREFIX + new_token()
    values = {"id": person, "created": time.time(), **as_wished(wish)}

    def work(connection: Connection) -> None:
        connection.execute(insert(PEOPLE).values(values))
        add_key(connection, person, key)

    await storage.write("", work)
    return PersonKey(key)


def as_wished(wish: PersonWish) -> dict[str, str]:
    """A name and a mark."""
    name = clean_name(wish.name)
    if not name:
        raise problem("no-name")
    return {"name": name, "mark": wish.mark}


def add_key(connection: Connection, person: str, key: str) -> None:
    """Let one device more be this person."""
    own = PERSON_KEYS.c.person == person
    newest = (
        select(PERSON_KEYS.c.key)
        .where(own)
        .order_by(PERSON_KEYS.c.created.desc())
        .limit(MOST_KEYS - 1)
    )
    kept = list(connection.execute(newest).scalars())
    connection.execute(delete(PERSON_KEYS).where(own, PERSON_KEYS.c.key.not_in(kept)))
    values = {"key": hashed(key), "person": person, "created": time.time()}
    connection.execute(insert(PERSON_KEYS).values(values))


async def change(storage: Storage, person: str, wish: PersonWish) -> None:
    """Another name or mark, also at the tables in play."""
    values = as_wished(wish)

    def work(connection: Connection) -> None:
        connection.execute(update(PEOPLE).where(PEOPLE.c.id == person).values(values))
        own = SEATS.c.person == person
        tables = set(connection.execute(select(SEATS.c.table_id).where(own)).scalars())
        connection.execute(update(SEATS).where(own).values(values))
        for table in tables:
            storage.announce(table)

    await storage.write("", work)


# Moving to another device.


async def new_code(storage: Storage, person: str) -> MoveCode:
    """A code that brings this person to another device, once and within ten minutes."""
    code = "".join(secrets.choice(LETTERS) for _ in range(CODE_LENGTH))
    until = time.time() + CODE_SECONDS

    def work(connection: Connection) -> None:
        old = (CODES.c.person == person) | (CODES.c.until < time.time())
        connection.execute(delete(CODES).where(old))
        values = {"code": hashed(code), "person": person, "until": until}
        connection.execute(insert(CODES).values(values))

    await storage.write("", work)
    return MoveCode("-".join(re.findall("....", code)), until)


async def redeem(storage: Storage, code: str) -> PersonKey:
    """A key for the device on which the code was typed."""
    typed = hashed(re.sub("[^0-9A-Z]", "", code.upper()))
    key = PREFIX + new_token()

    def work(connection: Connection) -> bool:
        found = connection.execute(select(CODES).where(CODES.c.code == typed)).first()
        used = connection.execute(delete(CODES).where(CODES.c.code == typed)).rowcount
        if found is None or not used or found.until < time.time():
            return False
        add_key(connection, found.person, key)
        return True

    if not await storage.write("", work):
        raise problem("no-such-code")
    return PersonKey(key)


# What is known of somebody.


async def name_and_mark(storage: Storage, person: str) -> tuple[str, str]:
    """A person's name and mark."""
    query = select(PEOPLE.c.name, PEOPLE.c.mark).where(PEOPLE.c.id == person)
    found = await storage.read(lambda connection: connection.execute(query).first())
    if found is None:
        raise problem("person-key")
    return str(found.name), str(found.mark)


async def tables_of(storage: Storage, person: str) -> list[TableRow]:
    """The tables at which somebody sits, the last touched first."""
    own = TABLES.c.id.in_(select(SEATS.c.table_id).where(SEATS.c.person == person))
    return await storage.read(lambda connection: table_rows(connection, own, OWN_TABLES))


# Forgetting.


async def erase(storage: Storage, person: str) -> None:
    """Forget a person with all that is personal; the others' games and results stay."""

    def work(connection: Connection) -> None:
        for table in erase_person(connection, person):
            storage.announce(table)

    await storage.write("", work)


def erase_person(connection: Connection, person: str) -> list[str]:
    """Forget a person; the tables that this changed.

    A seat keeps a token that nobody has: whoever saw its cards is gone, and nobody else comes.
    """
    own = SEATS.c.person == person
    seats = connection.execute(select(SEATS.c.table_id, SEATS.c.seat).where(own)).all()
    for table, seat in seats:
        for part in (WORDS, PLEAS, SUBSCRIPTIONS):
            there = (part.c.table_id == table) & (part.c.seat == seat)
            connection.execute(delete(part).where(there))
        forget_in_replay(connection, table, seat)
    token = hashed(secrets.token_hex())
    nobody = {"person": None, "name": "", "mark": "", "token": token, "address": None}
    connection.execute(update(SEATS).where(own).values(nobody))
    connection.execute(update(RESULTS).where(RESULTS.c.person == person).values(person=None))
    connection.execute(delete(RATINGS).where(RATINGS.c.player == person))
    for part in (CODES, PERSON_KEYS):
        connection.execute(delete(part).where(part.c.person == person))
    connection.execute(delete(PEOPLE).where(PEOPLE.c.id == person))
    return [table for table, _ in seats]


def forget_in_replay(connection: Connection, table: str, seat: int) -> None:
    """Take a seat's name out of the table's replay."""
    query = select(REPLAYS.c.id, REPLAYS.c.record).join(TABLES, TABLES.c.replay == REPLAYS.c.id)
    for replay in connection.execute(query.where(TABLES.c.id == table)).all():
        record: dict[str, Any] = decode(replay.record)
        if seat < len(record.get("players") or []):
            record["players"][seat] = ""
            written = encode(record).decode()
            own = REPLAYS.c.id == replay.id
            connection.execute(update(REPLAYS).where(own).values(record=written))


def named(connection: Connection, name: str) -> list[str]:
    """The people of this name."""
    return list(connection.execute(select(PEOPLE.c.id).where(PEOPLE.c.name == name)).scalars())
