"""A storage that fails is told at once to people, once to the operator, and comes back."""

import asyncio
import json
import os
import resource
import shutil
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import text

from tests.server.harness import GENEROUS, Guest, Seated, Server, Socket
from tests.server.postgres import Postgres
from tests.server.test_migrations import connect
from tests.server.test_serve import sentence_of
from tests.server.test_storage import new_table, open_hall, play, view_of
from voliere.kernel.errors import Refusal

pytestmark = pytest.mark.anyio

CHOICES = 60
TINY = "1200k"


def lines(server: Server, message: str) -> list[Any]:
    """The log's lines with this message."""
    found = [json.loads(line) for line in server.log().splitlines() if line.startswith("{")]
    return [line for line in found if line["message"] == message]


async def choose_until(socket: Socket, state: Any, kind: str) -> Any:
    """Choose, and again if it was refused, until an answer of this kind comes."""
    for _ in range(CHOICES):
        await socket.choose(state)
        answer = await next_answer(socket)
        if answer["type"] == kind:
            return answer
        if answer["type"] == "stored":
            state = await socket.hear("state") if answer["state"] is None else answer["state"]
        await asyncio.sleep(0.05)
    raise AssertionError(f"no answer {kind}")


async def next_answer(socket: Socket) -> Any:
    """What answers a choice, with the state that came before it."""
    state = None
    while True:
        message = json.loads(await socket.hear_text())
        if message["type"] == "state":
            state = message
        elif message["type"] in ("stored", "refused"):
            return message | {"state": state}


async def statuses(guest: Guest) -> list[int]:
    return [(await guest.ask("GET", path)).status_code for path in ("/healthz", "/readyz")]


async def one_player(guest: Guest) -> Seated:
    """A table at which one seat is asked again and again."""
    return await guest.table("wingspan", 1)


async def fails_and_recovers(server: Server, guest: Guest, break_it: Any, mend: Any) -> None:
    """Choices are refused with a sentence while it is broken, and stored again after."""
    table = await one_player(guest)
    async with table.socket(0) as socket:
        state = await socket.hear("state")
        assert await statuses(guest) == [200, 200]
        break_it()
        refused = await choose_until(socket, state, "refused")
        assert refused["error"]["id"] in ("server.not-stored", "server.no-storage")
        assert "storage" in refused["error"]["sentence"]
        assert await statuses(guest) == [200, 503]
        for _ in range(5):
            await guest.ask("GET", "/readyz")
        assert len(lines(server, "storage fails")) == 1
        mend()
        async with asyncio.timeout(30):
            while (await guest.ask("GET", "/readyz")).status_code != 200:
                await asyncio.sleep(0.2)
        view = await guest.get(f"{table.path}/view", table.tokens[0])
        await socket.choose(view)
        assert (await next_answer(socket))["type"] == "stored"
    assert len(lines(server, "storage works again")) == 1
    assert "Traceback" not in server.log()


@contextmanager
def small_file_system(folder: Path) -> Iterator[None]:
    if os.geteuid() != 0 or not shutil.which("mount"):
        pytest.skip("only root mounts a small file system")
    mount = ["mount", "-t", "tmpfs", "-o", f"size={TINY}", "tmpfs", str(folder)]
    if subprocess.run(mount, capture_output=True).returncode:
        pytest.skip("no file system can be mounted here")
    try:
        yield
    finally:
        subprocess.run(["umount", "--lazy", str(folder)], check=True)


async def test_a_full_disk(tmp_path: Path) -> None:
    ballast = tmp_path / "ballast"

    def fill() -> None:
        with suppress(OSError), ballast.open("wb", buffering=0) as file:
            while file.write(b"x" * 4096):
                pass

    with small_file_system(tmp_path), Server(str(tmp_path / "full.sqlite"), *GENEROUS) as server:
        async with Guest(server.url) as guest:
            await fails_and_recovers(server, guest, fill, ballast.unlink)


async def test_a_file_that_cannot_grow(tmp_path: Path) -> None:
    file = tmp_path / "limited.sqlite"

    with Server(str(file), *GENEROUS) as server:
        process = server.process.pid

        def limit() -> None:
            most = file.with_name("limited.sqlite-wal").stat().st_size
            resource.prlimit(process, resource.RLIMIT_FSIZE, (most, resource.RLIM_INFINITY))

        def free() -> None:
            endless = (resource.RLIM_INFINITY, resource.RLIM_INFINITY)
            resource.prlimit(process, resource.RLIMIT_FSIZE, endless)

        async with Guest(server.url) as guest:
            await fails_and_recovers(server, guest, limit, free)


async def test_a_database_that_is_restarted() -> None:
    cluster = Postgres()
    try:
        with Server(cluster.new_database(), *GENEROUS) as server:
            async with Guest(server.url) as guest:
                await fails_and_recovers(server, guest, cluster.stop, cluster.start)
            assert len(lines(server, "notices lost")) == 1
    finally:
        cluster.close()


async def test_a_table_that_cannot_be_opened_is_set_aside(database: str, caplog: Any) -> None:
    async with open_hall(database) as hall:
        broken, fine = await new_table(hall), await new_table(hall)
        for name in (broken, fine):
            await play(hall, name, 3)
    spoil(database, broken, "nonsense")
    async with open_hall(database) as hall:
        for _ in range(3):
            with pytest.raises(Refusal):
                await view_of(hall, broken)
        await play(hall, fine, 1)
        row = await hall.storage.table(broken)
        assert row is not None
        assert row.fault
    assert len([line for line in caplog.messages if line == "table set aside"]) == 1
    spoil(database, broken, None)
    async with open_hall(database) as hall:
        await play(hall, broken, 1)
        row = await hall.storage.table(broken)
        assert row is not None
        assert row.fault is None


KEPT: dict[str, str] = {}


def spoil(database: str, table: str, word: str | None) -> None:
    """Put a word into a table's log, or back what was there."""
    where = {"table": table}
    with connect(database) as connection:
        read = text("SELECT text FROM entries WHERE table_id = :table AND number = 1")
        KEPT.setdefault(table, str(connection.execute(read, where).scalar_one()))
        change = text("UPDATE entries SET text = :word WHERE table_id = :table AND number = 1")
        connection.execute(change, {"word": word or KEPT[table], **where})


async def test_a_damaged_file_is_named_at_the_start(tmp_path: Path) -> None:
    file = tmp_path / "damaged.sqlite"
    async with open_hall(str(file)) as hall:
        for _ in range(20):
            await play(hall, await new_table(hall), 5)
    content = bytearray(file.read_bytes())
    content[8192:40000] = b"\x5a" * (40000 - 8192)
    file.write_bytes(content)
    assert "is damaged" in sentence_of("--lang=en", "--port=0", f"--database={file}")
