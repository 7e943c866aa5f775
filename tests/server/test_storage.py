"""What storage keeps: sleep, restart, older rules, the archive, group commits."""

import asyncio
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import msgspec
import pytest
from sqlalchemy import text, update

import voliere
from voliere.server.app import make_app
from voliere.server.config import Config
from voliere.server.hall import Hall
from voliere.server.lists import archive, public_tables, unfinished_of
from voliere.server.rows import TABLES, Entry, Snapshot
from voliere.server.schema.tables import ListTables, NewTable, SeatWish
from voliere.server.seating import create
from voliere.server.storage import Storage
from voliere.server.viewers import Listener

pytestmark = pytest.mark.anyio


@asynccontextmanager
async def open_hall(database: str, **settings: Any) -> AsyncIterator[Hall]:
    app = make_app(Config(database, **settings))
    async with app.router.lifespan_context(app):
        yield app.state.hall


async def new_table(hall: Hall, game: str = "songbirds", public: bool = False) -> str:
    seats = [SeatWish("open"), SeatWish("open")]
    created = await create(hall, NewTable(game, seats, public=public, seed=4), "somewhere")
    return created.table.table


async def play(hall: Hall, name: str, choices: int) -> None:
    """Make some choices, each the first option."""
    table = await hall.open(name)
    for _ in range(choices):
        async with table.lock:
            decision = (await hall.awake(table)).decision
        assert decision is not None
        await hall.choose(table, decision.seat, table.number, decision.options[0].text)


async def view_of(hall: Hall, name: str, seat: int | None = None) -> dict[str, Any]:
    table = await hall.open(name)
    async with table.lock:
        return (await hall.awake(table)).view(seat)


@pytest.mark.parametrize("game", voliere.game_names())
async def test_a_game_that_slept_or_was_restarted_is_the_same(game: str, database: str) -> None:
    async with open_hall(database, sleep_seconds=0.05) as hall:
        name = await new_table(hall, game)
        await play(hall, name, 5)
        before = await view_of(hall, name, 0)
        await asyncio.sleep(0.1)
        hall.let_sleep()
        assert name not in hall.tables
        assert await view_of(hall, name, 0) == before
    async with open_hall(database) as hall:
        assert await view_of(hall, name, 0) == before


@pytest.mark.parametrize("game", voliere.game_names())
async def test_a_table_of_older_rules_opens_and_goes_on(game: str, database: str) -> None:
    async with open_hall(database) as hall:
        name = await new_table(hall, game)
        await play(hall, name, 4)
        before = await view_of(hall, name, 0)
        told = [await told_to(hall, name, seat) for seat in (None, 0, 1)]
        assert told[0] != told[1], "some of it is hidden"
    make_older(database, name)
    async with open_hall(database) as hall:
        assert [await told_to(hall, name, seat) for seat in (None, 0, 1)] == told
        after = await view_of(hall, name, 0)
        same = {part: after[part] for part in after if part != "number"}
        assert same == {part: before[part] for part in before if part != "number"}
        await play(hall, name, 3)
        log = await hall.storage.entries(name)
        assert [entry.number for entry in log] == list(range(7))
    async with open_hall(database) as hall:
        table = await hall.open(name)
        async with table.lock:
            game_now = await hall.awake(table)
        assert table.number == 7
        assert len(game_now.choices) == 3
        now = await told_to(hall, name, 1)
        assert now[: len(told[2])] == told[2]
        assert len(now) >= len(told[2])
    make_older(database, name)
    async with open_hall(database) as hall:
        assert await told_to(hall, name, 1) == now, "taken over once more"


async def test_a_game_taken_over_ends_with_all_that_happened(database: str) -> None:
    """What was taken back is not told; a listener misses nothing and hears nothing twice."""
    async with open_hall(database) as hall:
        name = await new_table(hall, public=True)
        table = await hall.open(name)
        await play(hall, name, 1)
        await hall.undo(table, 0, table.number, 1)
        await play(hall, name, 5)
    make_older(database, name)
    async with open_hall(database) as hall:
        table = await hall.open(name)
        before = await told_to(hall, name, None)
        listener = Listener(None)
        table.listeners.add(listener)
        table.told = len((await hall.awake(table)).events)
        while not table.row.finished:
            await play(hall, name, 1)
        heard = list(before)
        while not listener.messages.empty():
            message = msgspec.json.decode(str(await listener.next()))
            if message["type"] == "state":
                heard[message["events_from"] :] = without_numbers(message["events"])
        assert heard == await told_to(hall, name, None)
        replay = await hall.storage.replay(table.row.replay or "")
        assert replay is not None
        events = msgspec.json.decode(replay.events)
        assert len(events) == len(heard)
        numbers = [event["number"] for event in events]
        assert numbers == sorted(numbers)
        assert numbers[0] == -5


async def told_to(hall: Hall, name: str, seat: int | None) -> list[Any]:
    """What a viewer is told when it comes, without the numbers."""
    table = await hall.open(name)
    async with table.lock:
        return without_numbers(table.state(await hall.awake(table), seat).events)


def without_numbers(events: list[Any]) -> list[Any]:
    return [event | {"number": 0} for event in events]


def make_older(database: str, name: str) -> None:
    """As if the table had been written by an older version of the rules."""
    storage = Storage(database)
    with storage.engine.begin() as connection:
        stored = connection.execute(text("SELECT position FROM tables")).scalar_one()
        position = msgspec.json.encode(msgspec.json.decode(stored) | {"rules": 0}).decode()
        change = update(TABLES).where(TABLES.c.id == name)
        connection.execute(change.values(rules=0, position=position))
    storage.close()


async def test_newer_rules_than_ours_are_refused(database: str) -> None:
    async with open_hall(database) as hall:
        name = await new_table(hall)
    storage = Storage(database)
    with storage.engine.begin() as connection:
        connection.execute(update(TABLES).values(rules=99))
    storage.close()
    async with open_hall(database) as hall:
        with pytest.raises(voliere.Refusal, match="99"):
            await view_of(hall, name)


async def test_a_number_is_given_once(database: str) -> None:
    async with open_hall(database) as hall:
        names = [await new_table(hall) for _ in range(3)]
        snapshot = Snapshot(1, False, "{}")
        entries = [Entry(0, "choice", 0, str(n), time.time()) for n in range(20)]
        stored = await asyncio.gather(
            *(hall.storage.append(name, entry, snapshot) for entry in entries for name in names)
        )
        assert sum(stored) == 3
        for name in names:
            assert [entry.text for entry in await hall.storage.entries(name)] == ["0"]


async def test_a_failed_write_harms_no_other(database: str) -> None:
    async with open_hall(database) as hall:
        name = await new_table(hall)

        def broken(connection: Any) -> None:
            connection.execute(text("SELECT nothing FROM nowhere"))

        good = Entry(0, "choice", 0, "x", time.time())
        results = await asyncio.gather(
            hall.storage.write("a", broken),
            hall.storage.append(name, good, Snapshot(1, False, "{}")),
            hall.storage.write("z", broken),
            return_exceptions=True,
        )
        assert results[1] is True
        assert isinstance(results[0], Exception)
        assert isinstance(results[2], Exception)


async def test_a_table_that_rests_is_archived_and_comes_back(database: str) -> None:
    async with open_hall(database) as hall:
        name = await new_table(hall, public=True)
        listed = await public_tables(hall.storage, ListTables())
        assert [row.id for row in listed] == [name]
        await archive(hall.storage, time.time() + 1)
        assert await public_tables(hall.storage, ListTables()) == []
        assert await unfinished_of(hall.storage, listed[0].creator) == 0
        await play(hall, name, 1)
        assert [row.id for row in await public_tables(hall.storage, ListTables())] == [name]
        assert await unfinished_of(hall.storage, listed[0].creator) == 1


async def test_sqlite_is_durable(tmp_path: Any) -> None:
    storage = Storage(str(tmp_path / "durable.sqlite"))
    with storage.engine.connect() as connection:
        assert connection.execute(text("PRAGMA journal_mode")).scalar() == "wal"
        assert connection.execute(text("PRAGMA synchronous")).scalar() == 2
    storage.close()
