"""Two server processes that share a PostgreSQL: any of them serves any table."""

import asyncio
import json
import time
from collections.abc import Iterator
from typing import Any

import psycopg
import pytest

import voliere
from tests.server import redis
from tests.server.harness import Guest, Seated, Server, example_client
from tests.server.postgres import Postgres
from voliere.server.announcer import PAUSE, Announcer
from voliere.server.bots import Thinkers
from voliere.server.config import Config
from voliere.server.hall import Hall
from voliere.server.metrics import Metrics
from voliere.server.storage import Storage

pytestmark = pytest.mark.anyio

client = example_client()
BOT = {"kind": "bot", "level": "random"}


@pytest.fixture(scope="module")
def servers(postgres: Postgres) -> Iterator[list[Server]]:
    database = postgres.new_database()
    with Server(database) as first, Server(database) as second:
        yield [first, second]


async def test_each_seat_on_a_server_of_its_own(servers: list[Server]) -> None:
    async with Guest(servers[0].url) as guest:
        tables = [await guest.table() for _ in range(5)]
        players = [
            client.Player(servers[seat].url, table.name, token, client.choose_at_random)
            for table in tables
            for seat, token in enumerate(table.tokens)
        ]
        async with asyncio.timeout(60):
            views = await asyncio.gather(*(player.play() for player in players))
        for place, table in enumerate(tables):
            assert views[2 * place]["scores"] == views[2 * place + 1]["scores"]
            record = await guest.get(f"{table.path}/record", table.tokens[0])
            assert voliere.replay(record).scores() == views[2 * place]["scores"]


async def test_the_other_server_tells_what_happened_within_a_moment(servers: list[Server]) -> None:
    async with Guest(servers[0].url) as guest:
        table = await guest.table(settings={"first": 0})
        other = servers[1].url
        async with table.socket(0) as zero, table.socket(1, other) as one:
            before = await one.hear("state")
            await zero.choose(await zero.hear("state"))
            async with asyncio.timeout(2):
                after = await one.hear("state")
            assert after["number"] == 1
            assert after["events_from"] == len(before["events"])
            await zero.send(type="undo", number=1)
            async with asyncio.timeout(2):
                assert (await one.hear("state"))["view"] == before["view"]


async def test_two_answers_at_once_one_is_stored(servers: list[Server]) -> None:
    """The same seat answers the same question at both servers; one of the answers is stale."""
    async with Guest(servers[0].url) as guest:
        for _ in range(10):
            table = await guest.table(settings={"first": 0})
            async with table.socket(0) as here, table.socket(0, servers[1].url) as there:
                states = [await here.hear("state"), await there.hear("state")]
                await asyncio.gather(here.choose(states[0], 0), there.choose(states[1], 1))
                answers = await asyncio.gather(answer_of(here), answer_of(there))
                assert sorted(answers) == ["refused", "stored"]
            log = await guest.get(f"{table.path}/log", table.tokens[0])
            assert len(log["entries"]) == 1


async def answer_of(socket: Any) -> str:
    kinds: list[str] = []
    while not kinds or kinds[-1] not in ("stored", "refused"):
        kinds.append(json.loads(await socket.hear_text())["type"])
    return kinds[-1]


async def test_a_bots_move_is_made_once_though_both_servers_have_the_table(
    servers: list[Server],
) -> None:
    async with Guest(servers[0].url) as guest:
        table = await guest.table(seats=[{}, BOT, BOT], public=True)
        async with table.socket(None) as here, table.socket(None, servers[1].url) as there:
            view = await client.Player(
                servers[1].url, table.name, table.tokens[0], client.choose_at_random
            ).play()
            for gallery in (here, there):
                state = await last_state(gallery)
                assert state["view"]["scores"] == view["scores"]
        log = (await guest.get(f"{table.path}/log", table.tokens[0]))["entries"]
        record = await guest.get(f"{table.path}/record", table.tokens[0])
        assert [f"{entry['seat']}:{entry['text']}" for entry in log] == record["choices"]


async def last_state(gallery: Any) -> Any:
    state = await gallery.hear("state")
    while state["view"]["waiting"]:
        state = await gallery.hear("state")
    return state


async def test_joining_at_one_server_is_known_at_the_other(servers: list[Server]) -> None:
    async with Guest(servers[0].url) as here, Guest(servers[1].url) as there:
        table = await here.table(seats=[{}, {"kind": "open"}], public=True)
        async with table.socket(0, servers[1].url) as socket:
            await socket.hear("state")
            both = [guest.ask("POST", f"{table.path}/seats", {}) for guest in (here, there)]
            answers = await asyncio.gather(*both)
            assert sorted(answer.status_code for answer in answers) == [201, 409]
            assert (await socket.hear("table"))["table"]["seats"][1]["taken"]
        token = next(answer.json()["token"] for answer in answers if answer.status_code == 201)
        for guest in (here, there):
            assert (await guest.get(f"{table.path}/view", token))["seat"] == 1


async def test_bots_go_on_when_their_server_dies(postgres: Postgres) -> None:
    database = postgres.new_database()
    with Server(database) as doomed, Server(database) as survivor:
        async with Guest(doomed.url) as guest:
            tables = [await guest.table(seats=[BOT] * 3) for _ in range(5)]
        await asyncio.to_thread(doomed.kill)
        async with Guest(survivor.url) as guest, asyncio.timeout(150):
            for table in tables:
                await finished(guest, table)


async def finished(guest: Guest, table: Seated) -> None:
    while (await guest.get(table.path, table.token(None)))["state"] != "finished":
        await asyncio.sleep(0.2)


async def test_a_lost_line_to_the_database_is_mended(postgres: Postgres) -> None:
    """The database drops every connection; the servers come back and miss nothing."""
    database = postgres.new_database()
    with Server(database) as first, Server(database) as second:
        async with Guest(first.url) as guest:
            table = await guest.table(settings={"first": 0})
            async with table.socket(0) as zero, table.socket(1, second.url) as one:
                state = await zero.hear("state")
                await one.hear("state")
                drop_connections(database)
                await zero.choose(state)
                assert (await one.hear("state"))["number"] == 1


async def test_servers_that_wake_each_other_through_a_redis(postgres: Postgres) -> None:
    """Within a moment; without it every few seconds, and quickly again when it is back."""
    if (advice := redis.lacking()) is not None:
        pytest.skip(advice)
    database = postgres.new_database()
    with redis.Redis() as wake:
        flags = ("--bot-seconds=20", f"--wake={wake.address}")
        with Server(database, *flags) as first, Server(database, *flags) as second:
            async with Guest(first.url) as guest:
                table = await guest.table(settings={"first": 0})
                async with table.socket(0) as zero, table.socket(1, second.url) as one:
                    state = await one.hear("state")
                    await zero.choose(await zero.hear("state"))
                    assert (await one.hear("state"))["number"] == 1
                    await asyncio.to_thread(wake.stop)
                    await zero.hear("stored")
                    await zero.send(type="undo", number=1)
                    assert (await one.hear("state"))["view"] == state["view"]
                    await asyncio.to_thread(wake.start)
                    await zero.choose(await zero.hear("state"))
                    assert (await one.hear("state"))["number"] == 3
            with psycopg.connect(database) as line:
                listening = (
                    "SELECT count(*) FROM pg_stat_activity WHERE query LIKE 'LISTEN%' "
                    "AND datname = current_database()"
                )
                assert line.execute(listening).fetchone() == (0,)


async def test_what_nobody_told_is_found_out(servers: list[Server]) -> None:
    """A server stores a choice and dies before it can tell the other one."""
    async with Guest(servers[0].url) as guest:
        table = await guest.table(settings={"first": 0})
        async with table.socket(1) as waiting:
            await waiting.hear("state")
            view = await guest.get(f"{table.path}/view", table.tokens[0])
            option = view["view"]["decision"]["options"][0]["text"]
            storage = Storage(servers[0].database)
            if storage._announcer is not None:
                storage._announcer.close()
            hall = Hall(Config(), storage, Thinkers((), 1, 1.0), Metrics())
            await hall.choose(await hall.open(table.name), 0, 0, option)
            storage.close()
            async with asyncio.timeout(20):
                assert (await waiting.hear("state"))["number"] == 1


def drop_connections(database: str) -> None:
    with psycopg.connect(database, autocommit=True) as connection:
        connection.execute(
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity "
            "WHERE datname = current_database() AND pid <> pg_backend_pid()"
        )


def test_what_changes_in_a_burst_is_told_together() -> None:
    """The first change at once; while others follow, few notices for all of them."""
    told: list[str] = []
    announcer = Announcer("one", told.append)
    began = time.monotonic()
    announcer.put(["first"])
    while not told:
        time.sleep(0.0005)
    for number in range(200):
        announcer.put([f"table{number % 40}"])
        time.sleep(0.0005)
    announcer.close()
    assert told[0] == "one first"
    assert {name for notice in told for name in notice.split()[1:]} >= {"table0", "table39"}
    assert len(told) <= (time.monotonic() - began) / PAUSE + 2


async def test_words_reach_who_is_at_the_other_server(servers: list[Server]) -> None:
    async with Guest(servers[0].url) as guest:
        table = await guest.table()
        async with table.socket(0) as here, table.socket(1, servers[1].url) as there:
            await there.hear("state")
            await here.send(type="say", phrase="hello")
            assert (await there.hear("words"))["words"][0]["phrase"] == "hello"
            await there.send(type="say", text="bonjour")
            await here.hear("words")
            word = (await here.hear("words"))["words"][0]
            assert (word["number"], word["text"]) == (1, "bonjour")
