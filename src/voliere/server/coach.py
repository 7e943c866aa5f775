"""The coach's advice on the server: one process, one question at a time, one for each person.

It runs below the tables' priority, is given what a seat knows, and nothing else.
"""

import asyncio
import contextlib
import json
import os
from collections import OrderedDict
from typing import Any

from voliere.coach.worker import PROGRAM
from voliere.kernel.errors import refusal
from voliere.kernel.knowledge import SeatKnowledge
from voliere.server.problems import problem
from voliere.server.rows import TableRow
from voliere.server.turns import SLOW, Ticket, Turns

NICE = 10
LINE = 1 << 24
"""The longest line that the process may answer."""
SECONDS = 1.5
LONGER = 8.0
"""How long it thinks about a choice; asked to think on, longer."""
PATIENCE = 60.0
"""After so long without a word, the process hangs and is ended."""
TRIES = 2
AT_ONCE = 3
"""Number of questions that one address may have."""
KEPT = 200
"""Number of pieces of advice that are kept."""


class Died(Exception):
    """The process ended without an answer."""


class CoachProcess:
    """The process that thinks, started when it is first needed."""

    def __init__(self) -> None:
        self.process: asyncio.subprocess.Process | None = None

    async def ask(self, request: dict[str, Any]) -> dict[str, Any]:
        """The answer to a request that has one only; a process that died is asked once more."""
        for _ in range(TRIES):
            with contextlib.suppress(Died):
                await self.begin(request)
                return await self.next()
        raise problem("coach-failed")

    async def begin(self, request: dict[str, Any]) -> None:
        """Put a request."""
        if self.process is None or self.process.returncode is not None:
            self.process = await asyncio.create_subprocess_exec(
                *PROGRAM,
                stdin=asyncio.subprocess.PIPE,
                stdout=asyncio.subprocess.PIPE,
                limit=LINE,
            )
            with contextlib.suppress(OSError, AttributeError):
                os.setpriority(os.PRIO_PROCESS, self.process.pid, NICE)
        assert self.process.stdin is not None
        try:
            self.process.stdin.write(json.dumps(request).encode() + b"\n")
            await self.process.stdin.drain()
        except OSError:
            await self.end()
            raise Died from None

    async def next(self) -> dict[str, Any]:
        """The next answer; a process that dies or is silent for long is refused and ended."""
        assert self.process is not None
        assert self.process.stdout is not None
        try:
            async with asyncio.timeout(PATIENCE):
                line = await self.process.stdout.readline()
        except TimeoutError:
            await self.end()
            raise problem("coach-failed") from None
        if not line:
            await self.end()
            raise Died
        answer: dict[str, Any] = json.loads(line)
        if "refused" in answer:
            raise refusal(answer["refused"], **answer["arguments"])
        return answer

    async def end(self) -> None:
        """End the process, and wait until it is gone."""
        if self.process is not None:
            with contextlib.suppress(ProcessLookupError):
                self.process.kill()
            await self.process.wait()
            self.process = None


class Coach:
    """All advice that is asked for, in the order in which it was asked."""

    def __init__(self) -> None:
        self.advising = CoachProcess()
        self.turns = Turns(1)
        self.asking: dict[str, str] = {}
        """Who asks, by token, and from which address."""
        self.known: OrderedDict[tuple[str, int, int, bool], dict[str, Any]] = OrderedDict()

    async def advise(
        self,
        table: str,
        number: int,
        knowledge: SeatKnowledge,
        longer: bool,
        owner: str,
        address: str,
    ) -> dict[str, Any]:
        """Advice for a seat; who asks has one question at a time, an address a few.

        The address that has had the least advice comes first.
        """
        key = (table, number, knowledge.seat, longer)
        if key in self.known:
            return self.known[key]
        if owner in self.asking or list(self.asking.values()).count(address) >= AT_ONCE:
            raise problem("coach-busy")
        self.asking[owner] = address
        ticket = Ticket(SLOW[0], table, address)
        try:
            await self.turns.wait(ticket)
            try:
                found = await self._thought(knowledge, LONGER if longer else SECONDS)
            finally:
                self.turns.end(ticket)
        finally:
            del self.asking[owner]
        self.known[key] = found
        if len(self.known) > KEPT:
            self.known.popitem(last=False)
        return found

    async def _thought(self, knowledge: SeatKnowledge, seconds: float) -> dict[str, Any]:
        request = {"advice": knowledge.as_json(), "game": knowledge.game.name, "seconds": seconds}
        try:
            counsel: dict[str, Any] = (await self.advising.ask(request))["counsel"]
        except asyncio.CancelledError:
            await self.advising.end()
            raise
        return counsel

    async def close(self) -> None:
        """End all work."""
        await self.advising.end()


def check_allowed(row: TableRow, seat: int) -> None:
    """Against bots there is a coach; among people nobody has one, nor while a bot stands in."""
    others = [other for other in row.seats if other.seat != seat]
    if any(other.kind != "bot" or other.token is not None for other in others):
        raise problem("no-coach")
