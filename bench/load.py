"""`python -m bench.load`: one server process on SQLite, many tables, a choice every two seconds.

At each table two persons' clients are connected. Measured is the time from sending a choice to the
moment when the other client has the new state, which the server sends once the choice is stored.
The processor time for each choice does not depend on who else uses the machine.
"""

import argparse
import asyncio
import random
import statistics
import tempfile
import time
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import msgspec
from rich.console import Console
from rich.table import Table
from websockets.asyncio.client import ClientConnection, connect

from tests.server.harness import GENEROUS, Guest, Seated, Server

PAUSE = 2.0
FIRST = 100
"""Memory for each table is counted beyond so many."""
SOCKETS = 5
"""At each table of idle sockets: two players and three who watch."""
SLEEP = 75.0
"""Seconds until the games sleep."""
GOAL_MS = 100.0
GOAL_KB = 100.0


class Option(msgspec.Struct):
    text: str


class Decision(msgspec.Struct):
    options: list[Option] = []


class View(msgspec.Struct):
    waiting: list[int]
    decision: Decision | None = None


class Message(msgspec.Struct):
    type: str
    number: int = -1
    view: View | None = None


read = msgspec.json.Decoder(Message).decode


class LoadedTable:
    """A table with two clients that take turns."""

    def __init__(self, table: Seated, sockets: list[ClientConnection]) -> None:
        self.table = table
        self.sockets = sockets
        self.states: list[Message] = []
        self.sent = 0.0

    @classmethod
    async def ready(cls, table: Seated, sockets: list[ClientConnection]) -> "LoadedTable":
        """A table whose clients have heard how the game stands."""
        loaded = cls(table, sockets)
        loaded.states = [(await next_state(socket, 0))[0] for socket in sockets]
        return loaded

    def asked(self) -> bool:
        """Whether the game goes on."""
        view = self.states[0].view
        return view is not None and bool(view.waiting)

    async def play(self, until: float, latencies: list[float]) -> None:
        """A choice every two seconds, beginning at some moment of the first two."""
        await asyncio.sleep(random.random() * PAUSE)
        while (started := time.perf_counter()) < until:
            await self.choose(latencies)
            await asyncio.sleep(max(0.0, started + PAUSE - time.perf_counter()))

    async def choose(self, latencies: list[float]) -> None:
        """The client that is asked chooses; the other's wait is measured."""
        view = self.states[0].view
        assert view is not None
        seat = view.waiting[0]
        asked = self.states[seat].view
        assert asked is not None
        assert asked.decision is not None
        option = random.choice(asked.decision.options).text
        message = {"type": "choose", "number": self.states[seat].number, "option": option}
        sent = time.perf_counter()
        await self.sockets[seat].send(msgspec.json.encode(message).decode())
        number = self.states[seat].number + 1
        other, own = await asyncio.gather(
            next_state(self.sockets[1 - seat], number), next_state(self.sockets[seat], number)
        )
        latencies.append(other[1] - sent)
        self.states[seat], self.states[1 - seat] = own[0], other[0]


async def next_state(socket: ClientConnection, number: int) -> tuple[Message, float]:
    """The state of this number, and when it came."""
    while True:
        text = await socket.recv()
        came = time.perf_counter()
        message = read(text)
        if message.type == "state" and message.number >= number:
            return message, came


async def connected(stack: AsyncExitStack, server: str, path: str) -> ClientConnection:
    """A socket to a table."""
    address = f"ws{server.removeprefix('http')}{path}/socket"
    return await stack.enter_async_context(connect(address, compression=None))


async def hello(socket: ClientConnection, token: str | None) -> None:
    """Say who is there."""
    message = {"type": "hello", "token": token}
    await socket.send(msgspec.json.encode(message).decode())


async def seated(guest: Guest, stack: AsyncExitStack, game: str) -> LoadedTable:
    """A new table with both clients connected."""
    table = await guest.table(game)
    sockets = [await connected(stack, table.server, table.path) for _ in range(2)]
    for socket, token in zip(sockets, table.tokens, strict=True):
        await hello(socket, token)
    return await LoadedTable.ready(table, sockets)


def memory_kb(process: int) -> float:
    """The memory that a process holds."""
    for line in Path(f"/proc/{process}/status").read_text().splitlines():
        if line.startswith("VmRSS:"):
            return float(line.split()[1])
    return 0.0


def cpu_seconds(process: int) -> float:
    """The time that a process has computed."""
    fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / 100


async def review_begun(guest: Guest) -> str:
    """Let bots play a game of Wingspan, and begin its thorough review; where that is told."""
    bots = [{"kind": "bot", "level": "random"}] * 2
    wish = {"game": "wingspan", "seats": bots, "settings": {}, "public": True}
    table = (await guest.http.post("/api/tables", json=wish)).json()["table"]["table"]
    while not (info := (await guest.http.get(f"/api/tables/{table}")).json())["replay"]:
        await asyncio.sleep(PAUSE)
    path = f"/api/replays/{info['replay']}/review"
    (await guest.http.post(path, json={"quick": False})).raise_for_status()
    return path


async def measure(game: str, count: int, seconds: float, review: bool) -> dict[str, Any]:
    """Latency, memory and work of a server with so many tables, and of a review beside them."""
    flags = (f"--tables-per-address={count + 1}", *GENEROUS)
    with tempfile.TemporaryDirectory() as folder, Server(f"{folder}/load.sqlite", *flags) as server:
        process = server.process.pid
        async with Guest(server.url) as guest, AsyncExitStack() as stack:
            tables = [await seated(guest, stack, game) for _ in range(min(FIRST, count))]
            first = memory_kb(process)
            tables += [await seated(guest, stack, game) for _ in range(count - len(tables))]
            idle = memory_kb(process)
            path = await review_begun(guest) if review else ""
            latencies: list[float] = []
            busy = cpu_seconds(process)
            until = time.perf_counter() + seconds
            await asyncio.gather(*(table.play(until, latencies) for table in tables))
            busy = cpu_seconds(process) - busy
            looked_at = (await guest.http.get(path)).json()["done"] if review else None
            cuts = statistics.quantiles(latencies, n=100)
            return {
                "tables": count,
                "choices": len(latencies),
                "median ms": 1000 * cuts[49],
                "95 % ms": 1000 * cuts[94],
                "99 % ms": 1000 * cuts[98],
                "server CPU %": 100 * busy / (seconds + PAUSE),
                "CPU ms per choice": 1000 * busy / len(latencies),
                "kB per idle table": (idle - first) / (count - FIRST) if count > FIRST else None,
                "MB after": memory_kb(process) / 1000,
                "choices reviewed": looked_at,
            }


async def idle(count: int) -> None:
    """The memory of a server with so many sockets that only listen, and after its games slept."""
    flags = (f"--tables-per-address={count}", *GENEROUS)
    with tempfile.TemporaryDirectory() as folder, Server(f"{folder}/idle.sqlite", *flags) as server:
        process = server.process.pid
        before = memory_kb(process)
        async with Guest(server.url) as guest, AsyncExitStack() as stack:
            tables = [await guest.table(public=True) for _ in range(count // SOCKETS)]
            for number in range(count):
                table = tables[number % len(tables)]
                seat = number // len(tables)
                socket = await connected(stack, server.url, table.path)
                await hello(socket, table.tokens[seat] if seat < len(table.tokens) else None)
                await next_state(socket, 0)
            awake = memory_kb(process)
            await asyncio.sleep(SLEEP)
            numbers = (await guest.http.get("/metrics")).text
            held = next(
                line for line in numbers.splitlines() if line.startswith("voliere_sockets ")
            )
            print(
                f"{held}: {awake / 1000:.0f} MB at {len(tables)} tables ({before / 1000:.0f} MB "
                f"before the first), {memory_kb(process) / 1000:.0f} MB when the games sleep"
            )


def main() -> None:
    """Measure each number of tables and print a row for it."""
    parser = argparse.ArgumentParser(prog="bench.load", description=__doc__)
    parser.add_argument("--tables", default="100,300,1000", help="how many, separated by commas")
    parser.add_argument("--seconds", type=float, default=30.0, help="below 50: no game may end")
    parser.add_argument("--game", default="songbirds")
    parser.add_argument("--review", action="store_true", help="beside a review of Wingspan")
    parser.add_argument("--idle", type=int, help="only the memory of so many idle sockets")
    arguments = parser.parse_args()
    if arguments.idle:
        asyncio.run(idle(arguments.idle))
        return
    rows = []
    for count in arguments.tables.split(","):
        run = measure(arguments.game, int(count), arguments.seconds, arguments.review)
        rows.append(asyncio.run(run))
    table = Table(*rows[0])
    for row in rows:
        table.add_row(*("" if value is None else f"{value:.5g}" for value in row.values()))
    Console().print(table)
    print(f"Goals: 95 % within {GOAL_MS:g} ms at 300 tables, {GOAL_KB:g} kB for each idle table.")


if __name__ == "__main__":
    main()
