"""`python -m bench.processes`: one server process on PostgreSQL, and two that share it.

Tables are played without a pause, each by two clients. What counts is the processor time for each
choice, of the servers and of the database, which does not depend on who else uses the machine; with
two cores for everything the number of choices a second says little. What would keep two servers
from making twice as many is waiting: how often one of the database's backends was seen to wait for
a lock, of all that were seen at work. `--apart` puts the two clients of each table on different
servers, which then wake each other at every choice.
"""

import argparse
import asyncio
import contextlib
import threading
import time
from contextlib import AsyncExitStack, ExitStack
from pathlib import Path
from typing import Any

import psycopg
from rich.console import Console
from rich.table import Table

from bench.load import LoadedTable, connected, cpu_seconds, hello
from tests.server.harness import GENEROUS, Guest, Server
from tests.server.postgres import Postgres
from tests.server.redis import Redis

ROWS = (("1", 1, False, False), ("2", 2, False, False), ("2, --wake redis", 2, False, True))
APART = (("2, apart", 2, True, False), ("2, apart, --wake redis", 2, True, True))


def children(process: int) -> list[int]:
    """A process and all that it started."""
    found = [process]
    for folder in Path("/proc").iterdir():
        if folder.name.isdecimal():
            with contextlib.suppress(OSError):
                fields = (folder / "stat").read_text().rpartition(")")[2].split()
                if int(fields[1]) == process:
                    found += children(int(folder.name))
    return found


def busy(processes: list[int]) -> float:
    """The time that processes have computed, of those that are there."""
    total = 0.0
    for process in processes:
        with contextlib.suppress(OSError):
            total += cpu_seconds(process)
    return total


async def keep_playing(tables: list[LoadedTable], until: float) -> int:
    """All tables at once, each as fast as it goes; the number of choices."""

    async def play(table: LoadedTable) -> int:
        waits: list[float] = []
        while time.perf_counter() < until and table.asked():
            await table.choose(waits)
        return len(waits)

    return sum(await asyncio.gather(*(play(table) for table in tables)))


WAITING = """
SELECT count(*) FILTER (WHERE wait_event_type IN ('Lock', 'LWLock')), count(*)
FROM pg_stat_activity
WHERE datname = current_database() AND pid <> pg_backend_pid() AND state = 'active'
"""
LOOK_EVERY = 0.02


class Watch:
    """Looks again and again at what the database's backends wait for, until it is left."""

    def __init__(self, database: str) -> None:
        self.database = database
        self.over = threading.Event()
        self.thread = threading.Thread(target=self.look)
        self.waited = self.worked = 0

    def look(self) -> None:
        with psycopg.connect(self.database, autocommit=True) as line:
            while not self.over.wait(LOOK_EVERY):
                waiting, working = line.execute(WAITING).fetchall()[0]
                self.waited += waiting
                self.worked += working

    def __enter__(self) -> "Watch":
        self.thread.start()
        return self

    def __exit__(self, *error: object) -> None:
        self.over.set()
        self.thread.join()


async def measure(
    postgres: Postgres, servers: int, apart: bool, redis: bool, count: int, seconds: float
) -> dict[str, Any]:
    """Choices and processor time with so many servers."""
    database = postgres.new_database()
    with ExitStack() as running:
        wake = [f"--wake={running.enter_context(Redis()).address}"] if redis else []
        flags = (f"--tables-per-address={count + 1}", *GENEROUS, *wake)
        several = [running.enter_context(Server(database, *flags)) for _ in range(servers)]
        async with AsyncExitStack() as stack:
            guests = [await stack.enter_async_context(Guest(server.url)) for server in several]
            tables = []
            for number in range(count):
                seated = await guests[number % servers].table("songbirds")
                urls = [several[(number + seat * apart) % servers].url for seat in range(2)]
                sockets = [await connected(stack, url, seated.path) for url in urls]
                for socket, token in zip(sockets, seated.tokens, strict=True):
                    await hello(socket, token)
                tables.append(await LoadedTable.ready(seated, sockets))
            web = [server.process.pid for server in several]
            data = children(postgres.process.pid)
            before, began = (busy(web), busy(data)), time.perf_counter()
            with Watch(database) as watch:
                choices = await keep_playing(tables, began + seconds)
            took = time.perf_counter() - began
            return {
                "choices": choices,
                "a second": choices / took,
                "servers' CPU ms per choice": 1000 * (busy(web) - before[0]) / choices,
                "database's": 1000 * (busy(data) - before[1]) / choices,
                "waits for a lock": watch.waited,
                "of": watch.worked,
            }


def main() -> None:
    """Measure each way and print a row for it."""
    parser = argparse.ArgumentParser(prog="bench.processes", description=__doc__)
    parser.add_argument("--tables", type=int, default=60)
    parser.add_argument("--seconds", type=float, default=10.0)
    parser.add_argument("--apart", action="store_true", help="also with a table's clients apart")
    arguments = parser.parse_args()
    postgres = Postgres()
    try:
        table = None
        for name, servers, apart, redis in ROWS + (APART if arguments.apart else ()):
            row = asyncio.run(
                measure(postgres, servers, apart, redis, arguments.tables, arguments.seconds)
            )
            table = table or Table("servers", *row)
            table.add_row(name, *(f"{value:.4g}" for value in row.values()))
        Console().print(table or "")
    finally:
        postgres.close()


if __name__ == "__main__":
    main()
