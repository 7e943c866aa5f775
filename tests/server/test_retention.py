"""Quotas for what is uploaded, and what is deleted when: the old that belongs to nobody."""

import time
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import update

import voliere
from tests.server.harness import GENEROUS, Guest, Server
from tests.server.test_storage import new_table, open_hall
from voliere.server.config import DAY
from voliere.server.hall import Hall
from voliere.server.housekeeping import tidy
from voliere.server.lists import awaited_bots
from voliere.server.replays import keep
from voliere.server.rows import REPLAYS, TABLES
from voliere.server.schema.tables import JoinSeat, NewTable, SeatWish
from voliere.server.seating import create, join, present
from voliere.server.viewers import Listener

pytestmark = pytest.mark.anyio


def finished_record(**more: Any) -> dict[str, Any]:
    game = voliere.new("songbirds", seats=2, seed=11)
    while game.decision is not None:
        game.choose(game.decision.options[-1])
    return game.record().as_json() | more


async def test_an_address_uploads_so_much(tmp_path: Path) -> None:
    flags = ("--uploads-per-address=1", *GENEROUS)
    with Server(str(tmp_path / "quota.sqlite"), *flags) as server:
        async with Guest(server.url) as guest:
            record = finished_record()
            statuses: list[int] = []
            while len(statuses) < 1000 and 429 not in statuses:
                statuses.append((await guest.ask("POST", "/api/replays", record)).status_code)
            assert statuses[0] == 201
            assert statuses[-1] == 429
            wish = {"game": "songbirds", "seats": [{}, {}], "record": record}
            refused = await guest.ask("POST", "/api/tables", wish)
            assert refused.json()["error"]["id"] == "server.too-many-uploads"
            await guest.table()


async def test_tables_from_records_count_as_uploads(tmp_path: Path) -> None:
    flags = ("--uploads-per-address=1", *GENEROUS)
    with Server(str(tmp_path / "quota.sqlite"), *flags) as server:
        async with Guest(server.url) as guest:
            wish = {"game": "songbirds", "seats": [{}, {}], "record": finished_record()}
            for _ in range(1000):
                answer = await guest.ask("POST", "/api/tables", wish)
                if answer.status_code != 201:
                    break
            assert answer.json()["error"]["id"] == "server.too-many-uploads"


@pytest.mark.parametrize("players", [["x" * 900_000, "y"], ["z"] * 90, ["one"]])
async def test_a_record_names_a_player_for_each_seat(guest: Guest, players: list[str]) -> None:
    refused = await guest.ask("POST", "/api/replays", finished_record(players=players))
    assert refused.status_code == 422
    assert refused.json()["error"]["id"] == "server.record-players"


async def test_uploaded_games_are_not_listed_as_played_here(guest: Guest) -> None:
    table = await guest.table(record=finished_record(), public=True)
    assert (await guest.get(table.path))["state"] == "finished"
    listed = await guest.get("/api/tables?list=finished&limit=100")
    assert table.name not in [info["table"] for info in listed["tables"]]


async def age(hall: Hall, days: float) -> None:
    """Make all that is stored older."""
    tables = update(TABLES).values(touched=TABLES.c.touched - days * DAY)
    replays = update(REPLAYS).values(created=REPLAYS.c.created - days * DAY)
    await hall.storage.write("", lambda c: (c.execute(tables), c.execute(replays)))


async def test_what_is_old_and_nobodys_is_deleted(database: str) -> None:
    async with open_hall(database) as hall:
        nobodys = await new_table(hall)
        held = await new_table(hall)
        await join(hall, await hall.open(held), JoinSeat(), (await watch_of(hall, held)), "here")
        upload = await keep(hall, finished_record(), "here")
        await age(hall, 31)
        young = await new_table(hall)
        await tidy(hall)
        assert await hall.storage.table(nobodys) is None
        assert await hall.storage.entries(nobodys) == []
        assert await hall.storage.replay(upload) is None
        assert await hall.storage.table(held) is not None
        assert await hall.storage.table(young) is not None


async def watch_of(hall: Hall, table_id: str) -> str | None:
    """The tables of these tests are open to whoever knows them."""
    change = update(TABLES).where(TABLES.c.id == table_id).values(public=True)
    await hall.storage.write("", lambda connection: connection.execute(change))
    hall.tables.pop(table_id, None)
    (await hall.open(table_id)).row.public = True
    return None


async def test_a_clock_that_jumps_ahead_deletes_nothing(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with open_hall(database) as hall:
        name = await new_table(hall)
        with monkeypatch.context() as patch:
            patch.setattr("voliere.server.housekeeping.time.time", lambda: 1e11)
            await tidy(hall)
        row = await hall.storage.table(name)
        assert row is not None
        assert not row.archived


async def test_a_clock_that_jumps_back_forgets_no_bot(database: str) -> None:
    async with open_hall(database, bot_rescue_seconds=1000) as hall:
        seats = [SeatWish("bot"), SeatWish("person")]
        wish = NewTable("songbirds", seats, settings={"first": 0})
        created = await create(hall, wish, "somewhere")
        ahead = update(TABLES).values(touched=time.time() + 3600, waiting=1)
        await hall.storage.write("", lambda connection: connection.execute(ahead))
        waiting = await awaited_bots(hall.storage, time.time() - 5, time.time())
        assert created.table.table in waiting


async def test_a_clock_that_jumps_makes_nobody_absent(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """And whoever lets the table wait does not become present by it."""
    async with open_hall(str(tmp_path / "absent.sqlite")) as hall:
        wish = NewTable("songbirds", [SeatWish(), SeatWish()], {"first": 0})
        table = await hall.open((await create(hall, wish, "somewhere")).table.table)
        table.listeners.add(Listener(0))
        now = time.time()
        monkeypatch.setattr(time, "time", lambda: now + 3600)
        assert present(hall, table, 0)
        monkeypatch.setattr(time, "time", lambda: now - 3600)
        table.moved -= hall.config.absent_seconds
        assert not present(hall, table, 0)
