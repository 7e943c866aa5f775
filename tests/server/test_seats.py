"""Seats that change hands: who has left sees nothing more, and nobody looks through open seats."""

import asyncio
import json
from pathlib import Path
from typing import Any

import httpx
import pytest
from sqlalchemy import update
from websockets.exceptions import ConnectionClosed

from tests.server.harness import Guest, Seated, Server, Socket, checked
from tests.server.postgres import Postgres
from tests.server.test_tables import finished
from voliere.server.rows import SEATS
from voliere.server.storage import Storage
from voliere.server.tokens import hashed

pytestmark = pytest.mark.anyio

OPEN = {"kind": "open"}
LOST = 4410


async def change(guest: Guest, table: Seated, seat: int, kind: str, token: Any) -> httpx.Response:
    return await guest.ask("PUT", f"{table.path}/seats/{seat}", {"kind": kind}, token)


async def hear_until_closed(socket: Socket) -> tuple[list[Any], int]:
    """All that a socket still hears, and the code it is closed with."""
    heard: list[Any] = []
    with pytest.raises(ConnectionClosed) as closed:
        await hear_all(socket, heard)
    assert closed.value.rcvd is not None
    return heard, closed.value.rcvd.code


async def hear_all(socket: Socket, heard: list[Any]) -> None:
    while True:
        heard.append(json.loads(await socket.hear_text()))


def shows_a_hand(message: Any, seat: int) -> bool:
    return message["type"] == "state" and None not in message["view"]["hands"][seat]


async def test_who_leaves_a_seat_sees_nothing_more_of_it(guest: Guest) -> None:
    table = await guest.table(public=True, settings={"first": 0})
    async with table.socket(0) as leaving, table.socket(1) as staying:
        await leaving.hear("state")
        await staying.hear("state")
        checked(await change(guest, table, 0, "open", table.tokens[0]))
        checked(await change(guest, table, 0, "bot", table.created["host"]))
        assert (await staying.hear("state"))["number"] == 1
        heard, code = await hear_until_closed(leaving)
    assert not any(shows_a_hand(message, 0) for message in heard)
    assert [message["error"]["id"] for message in heard if message["type"] == "refused"] == [
        "server.seat-lost"
    ]
    assert code == LOST


async def test_who_left_watches_like_a_spectator_and_may_come_back(guest: Guest) -> None:
    table = await guest.table()
    checked(await change(guest, table, 0, "open", table.tokens[0]))
    view = await guest.get(f"{table.path}/view", table.tokens[0])
    assert view["seat"] is None
    assert not shows_a_hand(view | {"type": "state"}, 0)
    choice = {"number": 0, "option": "R1@a1"}
    refused = await guest.ask("POST", f"{table.path}/choices", choice, table.tokens[0])
    assert refused.status_code == 403
    async with table.socket(0) as socket:
        assert socket.welcome["seat"] is None
        checked(await change(guest, table, 0, "person", table.tokens[0]))
        assert (await hear_until_closed(socket))[1] == LOST
    assert (await guest.get(f"{table.path}/view", table.tokens[0]))["seat"] == 0


async def test_a_seat_that_was_left_is_nobody_elses(guest: Guest) -> None:
    table = await guest.table(seats=[{}, OPEN], public=True)
    token = (await guest.post(f"{table.path}/seats", {}))["token"]
    checked(await change(guest, table, 1, "open", token))
    async with Guest(guest.server) as stranger:
        refused = await stranger.ask("POST", f"{table.path}/seats", {})
        assert refused.json()["error"]["id"] == "server.no-open-seat"
    for kind in ("open", "person"):
        assert (await change(guest, table, 1, kind, table.created["host"])).status_code == 403
    seat = (await guest.get(table.path))["seats"][1]
    assert (seat["kind"], seat["taken"], seat["name"]) == ("open", True, "")
    listed = await guest.get("/api/tables?list=open&limit=100")
    assert table.name not in [info["table"] for info in listed["tables"]]


async def test_nobody_looks_through_open_seats(guest: Guest) -> None:
    """Joining, looking, leaving, joining the next: the second seat is refused each way."""
    created = await guest.post(
        "/api/tables", {"game": "songbirds", "seats": [OPEN] * 4, "public": True}
    )
    path = f"/api/tables/{created['table']['table']}"
    token = (await guest.post(f"{path}/seats", {}))["token"]
    for bearer in (None, token, created["host"]):
        refused = await guest.ask("POST", f"{path}/seats", {}, bearer)
        assert refused.json()["error"]["id"] == "server.seen-a-seat", bearer
    left = await guest.ask("PUT", f"{path}/seats/0", {"kind": "open"}, token)
    assert left.is_success
    for bearer in (None, token):
        refused = await guest.ask("POST", f"{path}/seats", {"seat": 2}, bearer)
        assert refused.status_code == 403
        assert refused.json()["error"]["id"] == "server.seen-a-seat"
    invite = checked(
        await guest.ask("PUT", f"{path}/seats/1", {"kind": "person"}, created["host"])
    )["invite"]
    assert (await guest.post(f"{path}/seats", {}, invite))["seat"] == 1


async def test_a_seat_with_another_token_closes_its_sockets_on_every_server(
    postgres: Postgres,
) -> None:
    """However a seat gets another token: the sockets of the one before hear no choice after it."""
    database = postgres.new_database()
    with Server(database) as here, Server(database) as there:
        async with Guest(here.url) as guest:
            table = await guest.table(settings={"first": 0})
            async with table.socket(0) as old, table.socket(0, there.url) as far:
                await old.hear("state")
                await far.hear("state")
                give_away(database, "another")
                view = await guest.get(f"{table.path}/view", "another")
                option = view["view"]["decision"]["options"][0]["text"]
                choice = {"number": 0, "option": option}
                await guest.post(f"{table.path}/choices", choice, "another")
                for socket in (old, far):
                    heard, code = await hear_until_closed(socket)
                    assert code == LOST
                    assert not any(message["type"] == "state" for message in heard)


def give_away(database: str, token: str) -> None:
    storage = Storage(database)
    with storage.engine.begin() as connection:
        connection.execute(update(SEATS).where(SEATS.c.seat == 0).values(token=hashed(token)))
    storage.close()


async def test_at_a_rematch_a_seat_that_was_left_is_free(guest: Guest) -> None:
    table = await finished(guest, public=True)
    checked(await change(guest, table, 1, "open", table.tokens[1]))
    follower = await guest.post(f"{table.path}/rematch", None, table.tokens[0])
    assert [seat["taken"] for seat in follower["seats"]] == [True, False]
    view = await guest.ask("GET", f"/api/tables/{follower['table']}/view", None, table.tokens[1])
    assert view.status_code == 401


async def test_the_host_hands_over_only_the_seat_of_somebody_absent(guest: Guest) -> None:
    table = await guest.table(settings={"first": 0})
    host = table.created["host"]
    async with table.socket(1) as present:
        await present.hear("state")
        refused = await change(guest, table, 1, "bot", host)
        assert refused.status_code == 409
        assert refused.json()["error"]["id"] == "server.seat-present"
        assert (await guest.get(table.path, host))["seats"][1]["kind"] == "person"
    async with asyncio.timeout(10):
        while not (await change(guest, table, 1, "bot", host)).is_success:
            await asyncio.sleep(0.05)
    checked(await change(guest, table, 1, "person", table.tokens[1]))


async def test_who_lets_the_table_wait_for_long_is_absent(tmp_path: Path) -> None:
    with Server(str(tmp_path / "absent.sqlite"), "--absent-seconds=1") as server:
        async with Guest(server.url) as guest:
            table = await guest.table(settings={"first": 0})
            async with table.socket(0) as asked:
                await asked.hear("state")
                refused = await change(guest, table, 0, "bot", table.created["host"])
                assert refused.json()["error"]["id"] == "server.seat-present"
                await asyncio.sleep(1.1)
                checked(await change(guest, table, 0, "bot", table.created["host"]))
