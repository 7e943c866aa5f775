"""The coach's work on the server: one process, one piece of work at a time, one for each person.

It runs below the tables' priority, is given what a seat knows or a finished game, and nothing else.
"""

import asyncio
import contextlib
import json
import os
from collections import OrderedDict
from typing import Any

from voliere.coach.review import QUICK_WORLDS, WORLDS
from voliere.coach.worker import PROGRAM
from voliere.kernel.errors import refusal
from voliere.kernel.knowledge import SeatKnowledge
from voliere.server.problems import problem
from voliere.server.rows import TableRow
from voliere.server.schema.coach import ReviewState
from voliere.server.turns import SLOW, Ticket, Turns

NICE = 10
LINE = 1 << 24
"""The longest line that the process may answer."""
SECONDS = 1.5
LONGER = 8.0
"""How long it thinks about a choice; asked to think on, longer."""
PATIENCE = 60.0
"""After so long without a word, the process hangs and is ended."""
MOST = 20
"""At most so many reviews wait."""
TRIES = 2
AT_ONCE = 3
"""Number of questions that one address may have."""
KEPT = 200
"""Number of reviews and of pieces of advice that are kept."""


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


class Job:
    """A review in the making, or made."""

    def __init__(self, record: dict[str, Any], worlds: int, owner: str) -> None:
        self.record = record
        self.worlds = worlds
        self.owner = owner
        self.done = 0
        self.last = len(record["choices"])
        self.kept: dict[str, Any] | None = None
        self.whole: dict[str, Any] | None = None
        self.task: asyncio.Task[None] | None = None
        self.fault: Exception | None = None

    @property
    def running(self) -> bool:
        """Whether it waits for its turn, or is thought about."""
        return self.task is not None and not self.task.done()

    def state(self) -> ReviewState:
        """How far it came."""
        if self.whole is not None:
            return ReviewState("done", self.last, self.last, self.whole)
        return ReviewState("running" if self.running else "stopped", self.done, self.last, None)


class Coach:
    """All that is asked of the coach, in the order in which it was asked."""

    def __init__(self) -> None:
        self.advising, self.reviewing = CoachProcess(), CoachProcess()
        self.turns, self.review_turn = Turns(1), asyncio.Lock()
        self.asking: dict[str, str] = {}
        """Who asks, by token, and from which address."""
        self.known: OrderedDict[tuple[str, int, int, bool], dict[str, Any]] = OrderedDict()
        self.jobs: OrderedDict[str, Job] = OrderedDict()

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

    def review(self, replay: str, record: dict[str, Any], quick: bool, owner: str) -> ReviewState:
        """Begin a review, or go on with one that was stopped; one for each person at a time."""
        worlds = QUICK_WORLDS if quick else WORLDS
        job = self.jobs.get(replay)
        if job is not None and not job.running and job.worlds < worlds:
            job = None
        if job is not None and (job.running or job.whole is not None):
            return job.state()
        running = [other for other in self.jobs.values() if other.running]
        if len(running) >= MOST or any(other.owner == owner for other in running):
            raise problem("coach-busy")
        if job is None:
            job = Job(record, worlds, owner)
        job.owner = owner
        self.jobs[replay] = job
        self.jobs.move_to_end(replay)
        job.task = asyncio.create_task(self._reviewed(job))
        self._forget()
        return job.state()

    async def _reviewed(self, job: Job) -> None:
        async with self.review_turn:
            try:
                request = {"review": job.record, "worlds": job.worlds, "kept": job.kept}
                await self.reviewing.begin(request)
                while job.whole is None:
                    answer = await self.reviewing.next()
                    job.done = answer.get("done", job.last)
                    job.kept = answer.get("kept", job.kept)
                    job.whole = answer.get("whole")
            except asyncio.CancelledError:
                await self.reviewing.end()
                raise
            except Died:
                job.fault = problem("coach-failed")
            except Exception as error:
                job.fault = error

    def _forget(self) -> None:
        for replay in [name for name, job in self.jobs.items() if not job.running][:-KEPT]:
            del self.jobs[replay]

    def state(self, replay: str) -> ReviewState:
        """How far the review of a replay came; a fault that ended it is told."""
        job = self.jobs.get(replay)
        if job is None:
            return ReviewState("none", 0, 0, None)
        if job.fault is not None:
            fault, job.fault = job.fault, None
            raise fault
        return job.state()

    async def stop(self, replay: str, owner: str) -> ReviewState:
        """Stop a review that this person asked for; it can go on later."""
        job = self.jobs.get(replay)
        if job is not None and job.task is not None and job.running and job.owner == owner:
            job.task.cancel()
            await asyncio.gather(job.task, return_exceptions=True)
        return self.state(replay)

    async def close(self) -> None:
        """End all work."""
        tasks = [job.task for job in self.jobs.values() if job.task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await asyncio.gather(self.advising.end(), self.reviewing.end())


def check_allowed(row: TableRow, seat: int) -> None:
    """Against bots there is a coach; among people nobody has one, nor while a bot stands in."""
    others = [other for other in row.seats if other.seat != seat]
    if any(other.kind != "bot" or other.token is not None for other in others):
        raise problem("no-coach")
