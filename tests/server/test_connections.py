"""Greedy, silent and slow clients: they are let go, and everybody else is served."""

import asyncio
import json
import socket
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest
import uvicorn
from websockets.exceptions import ConnectionClosed

from tests.server.harness import GENEROUS, Guest, Server, open_socket
from tests.server.test_serve import sentence_of
from voliere.server.app import make_app
from voliere.server.config import Config
from voliere.server.connections import OTHER_FILES
from voliere.server.serve import bound, settings_for
from voliere.server.viewers import UNREAD, Listener

pytestmark = pytest.mark.anyio

MUCH = "x" * 200_000


def test_no_small_answer_waits_for_another() -> None:
    with bound("127.0.0.1", 0) as listening:
        assert listening.getsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY)


@asynccontextmanager
async def served(folder: Path, **settings: Any) -> AsyncIterator[tuple[Any, str, int]]:
    """A server in this process: its application, its address, its port."""
    config = Config(str(folder / "voliere.sqlite"), **settings)
    app = make_app(config)
    listening = bound("127.0.0.1", 0)
    port = listening.getsockname()[1]
    server = uvicorn.Server(settings_for(app, config))
    running = asyncio.create_task(server.serve([listening]))
    while not server.started:
        await asyncio.sleep(0.01)
    try:
        yield app, f"http://127.0.0.1:{port}", port
    finally:
        server.should_exit = True
        await running
        listening.close()


async def ended_after(reader: asyncio.StreamReader) -> float:
    """Seconds until the server ends a connection."""
    started = asyncio.get_running_loop().time()
    async with asyncio.timeout(10):
        try:
            while await reader.read(1 << 16):
                pass
        except ConnectionError:
            pass
    return asyncio.get_running_loop().time() - started


@pytest.mark.parametrize(
    "words",
    [b"", b"GET /healthz HTTP/1.1\r\nHost:", b"GET /healthz HTTP/1.1\r\nHost: a\r\n\r\nGET"],
)
async def test_a_header_that_does_not_come_ends_the_connection(
    tmp_path: Path, words: bytes
) -> None:
    """At once, in the middle, or in the second request of a connection."""
    async with served(tmp_path, header_seconds=0.5) as (_, _, port):
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        writer.write(words)
        assert await ended_after(reader) < 4
        writer.close()


async def test_a_body_that_does_not_come_is_refused(tmp_path: Path) -> None:
    async with served(tmp_path, body_seconds=0.5) as (_, _, port):
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        head = "POST /api/tables HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\n"
        writer.write(f"{head}Content-Length: 100\r\n\r\n".encode())
        async with asyncio.timeout(5):
            assert b" 408 " in await reader.readline()
        writer.close()


async def test_a_socket_without_hello_is_closed(tmp_path: Path) -> None:
    patience = {"hello_seconds": 0.5, "header_seconds": 0.2}
    async with served(tmp_path, **patience) as (_, url, _), open_socket(url, "any") as silent:
        assert (await silent.hear("refused"))["error"]["id"] == "server.no-hello"
        with pytest.raises(ConnectionClosed) as closed:
            await silent.hear("welcome")
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 4400


async def test_a_socket_that_has_said_hello_may_be_silent(tmp_path: Path) -> None:
    patience = {"hello_seconds": 0.3, "header_seconds": 0.2}
    async with served(tmp_path, **patience) as (app, url, _), Guest(url) as guest:
        table = await guest.table()
        async with table.socket(0) as quiet:
            await quiet.hear("state")
            await asyncio.sleep(2.5)
            (await app.state.hall.open(table.name)).tell_table()
            await quiet.hear("table")


async def test_a_client_that_does_not_read_is_let_go_with_its_memory(tmp_path: Path) -> None:
    async with served(tmp_path, read_seconds=1.0) as (app, url, _), AsyncExitStack() as stack:
        guest = await stack.enter_async_context(Guest(url))
        table = await guest.table()
        reading = await stack.enter_async_context(table.socket(1))
        greedy = await stack.enter_async_context(table.socket(0))
        greedy.raw.transport.pause_reading()
        live = await app.state.hall.open(table.name)
        async with asyncio.timeout(20):
            while unread := [listener for listener in live.listeners if listener.seat == 0]:
                for listener in unread:
                    listener.send(f'{{"type": "table", "x": "{MUCH}"}}')
                    assert listener.unread <= UNREAD + len(MUCH) + 100
                await asyncio.sleep(0.02)
        assert len(live.listeners) == 1
        live.tell_table()
        await reading.hear("table")
        assert len(app.state.connections.held) <= 2 + 1
        greedy.raw.transport.abort()


def test_what_waits_for_a_listener_is_bounded() -> None:
    listener = Listener(0)
    for _ in range(100):
        listener.send(MUCH)
    assert listener.closed
    assert listener.messages.qsize() == 1


async def test_silent_connections_leave_a_working_server_and_a_quiet_log(tmp_path: Path) -> None:
    files = OTHER_FILES + 60
    with Server(str(tmp_path / "silent.sqlite"), *GENEROUS, files=files) as server:
        silent = []
        for _ in range(files + 100):
            silent.append(await asyncio.open_connection("127.0.0.1", server.port))
        async with Guest(server.url) as guest, asyncio.timeout(10):
            table = await guest.table()
            async with table.socket(0) as seat:
                await seat.hear("state")
            numbers = (await guest.ask("GET", "/metrics")).text
        assert 'voliere_connections_ended_total{reason="silent"}' in numbers
        assert len(server.log()) < 20_000
        for _, writer in silent:
            writer.transport.abort()


async def test_one_address_has_so_many_connections(tmp_path: Path) -> None:
    flags = ("--connections-per-address=5", *GENEROUS[:2])
    with Server(str(tmp_path / "few.sqlite"), *flags) as server:
        async with Guest(server.url) as guest, AsyncExitStack() as stack:
            table = await guest.table()
            for _ in range(4):
                await stack.enter_async_context(table.socket(0))
            await stack.enter_async_context(table.socket(1))
            reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
            assert b" 503 " in await reader.readline()
            writer.close()


@pytest.mark.parametrize("trusted", ["", "--trusted-proxies=127.0.0.0/8"])
async def test_who_is_believed_about_addresses(tmp_path: Path, trusted: str) -> None:
    """Tables are counted by address: with a believed proxy by the one it names."""
    flags = ["--tables-per-address=1", *([trusted] if trusted else [])]
    with Server(str(tmp_path / "proxy.sqlite"), *flags) as server:
        async with Guest(server.url) as guest:
            wish = {"game": "songbirds", "seats": [{}, {}]}
            statuses = []
            for address in ("192.0.2.1", "192.0.2.2", "2001:db8::1", "2001:db8::2"):
                headers = {"X-Forwarded-For": address}
                answer = await guest.ask("POST", "/api/tables", wish, headers=headers)
                statuses.append(answer.status_code)
    assert statuses == ([201, 201, 201, 429] if trusted else [201, 429, 429, 429])


def test_proxies_are_addresses() -> None:
    assert "not “nginx”" in sentence_of("--lang=en", "--trusted-proxies=nginx")


async def test_no_other_sites_page_changes_anything(guest: Guest) -> None:
    wish = {"game": "songbirds", "seats": [{}, {}]}
    for origin in ("https://elsewhere.example", "null", f"{guest.server}0"):
        refused = await guest.ask("POST", "/api/tables", wish, headers={"Origin": origin})
        assert refused.status_code == 403
        assert refused.json()["error"]["id"] == "server.origin"
    allowed = await guest.ask("POST", "/api/tables", wish, headers={"Origin": guest.server})
    assert allowed.is_success
    for kind in ("text/plain", "application/x-www-form-urlencoded", ""):
        headers = {"Content-Type": kind}
        refused = await guest.http.post("/api/tables", content=json.dumps(wish), headers=headers)
        assert refused.status_code == 415


async def test_no_other_sites_page_opens_a_socket(guest: Guest) -> None:
    from websockets.asyncio.client import connect

    table = await guest.table(public=True)
    address = f"ws{guest.server.removeprefix('http')}{table.path}/socket"
    async with connect(address, origin="https://elsewhere.example") as raw:  # type: ignore[arg-type]
        assert json.loads(await raw.recv())["error"]["id"] == "server.origin"
        with pytest.raises(ConnectionClosed) as closed:
            await raw.recv()
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 4403


async def test_names_are_cleaned(guest: Guest) -> None:
    hidden = "\u202eAda\u200b \u2066 Lovelace\u00ad\u3164"
    seats = [{"name": hidden}, {}]
    created = await guest.post("/api/tables", {"game": "songbirds", "seats": seats})
    path = f"/api/tables/{created['table']['table']}"
    joined = await guest.post(f"{path}/seats", {"name": hidden}, created["invites"][1])
    names = [seat["name"] for seat in (await guest.get(path, joined["token"]))["seats"]]
    assert names == ["Ada Lovelace"] * 2
    wish = {"kind": "person", "name": f"{hidden}2"}
    answer: httpx.Response = await guest.ask("PUT", f"{path}/seats/1", wish, joined["token"])
    assert answer.json()["seat"]["name"] == "Ada Lovelace2"
