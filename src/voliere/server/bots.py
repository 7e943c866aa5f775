"""Bots think in processes of their own, within a time limit; they speak docs/protocol.md."""

import asyncio
import contextlib
import os
import secrets
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from math import ceil

from voliere.bots import LEVELS, seconds_of
from voliere.bots.bot import BotFault
from voliere.bots.foreign import engine_command
from voliere.bots.process import Client, EngineProcess
from voliere.bots.protocol import GO, Limits
from voliere.kernel.knowledge import SeatKnowledge
from voliere.server.turns import Ticket, Turns, is_slow

SEED_BITS = 63
DIED = "died"
AGAIN = 2
"""So often a question is put anew when the process died over it."""
NICE = 5

STEP = 0.1
LEAST = {"easy": 0.1, "normal": 0.3}

LADDER = ("expert", "hard", "normal", "easy", "random")


def next_lower(level: str) -> str | None:
    """Who plays on for a bot that failed; a bot that is not ours is followed by `easy`.

    >>> next_lower("hard"), next_lower("random"), next_lower("./mine.py:bot")
    ('normal', None, 'easy')
    """
    if level not in LADDER:
        return "easy"
    below = LADDER[LADDER.index(level) + 1 :]
    return below[0] if below else None


def told_after(level: str, seconds: float) -> float:
    """When people hear an answer that took so long: how long a bot thinks tells of its hand.

    Quick levels answer in steps, slow ones when their time is over, also where little is to choose;
    `random` never thinks.

    >>> told_after("easy", 0.01), told_after("normal", 0.2), told_after("random", 0.01)
    (0.1, 0.3, 0.01)
    >>> told_after("hard", 0.02), told_after("hard", 1.05), round(told_after("hard", 1.12), 1)
    (1.1, 1.1, 1.2)
    """
    least = seconds_of(level) + STEP if is_slow(level) else LEAST.get(level, 0.0)
    if not least or seconds <= least:
        return max(least, seconds)
    return least + ceil((seconds - least) / STEP) * STEP


class BotFailed(Exception):
    """The bot gave no answer: it broke, it died, or it took too long."""

    def __init__(self, reason: str) -> None:
        super().__init__(reason)
        self.reason = reason


class Thinker:
    """A place for one process that thinks. Our own levels share it, one question after the other.

    A bot that is not ours gets a process for its question alone, so that it never hears what
    another seat knows.
    """

    def __init__(self, program: tuple[str, ...], seconds: float) -> None:
        self.program = list(program)
        self.seconds = seconds
        self.client: Client | None = None
        self.leaving = False

    def answer(self, level: str, knowledge: SeatKnowledge, limits: Limits) -> str:
        """The text of the option that a bot takes; it blocks, at most as long as is allowed."""
        self.leaving = False
        for left in range(AGAIN, -1, -1):
            try:
                return self._answer(level, knowledge, limits)
            except BotFault as fault:
                self.client = None
                if fault.message != DIED or self.leaving or not left:
                    reason = fault.about(level).sentence("en")
                    raise BotFailed(f"{reason}\n{fault.trace}".strip()) from None
            except OSError as error:
                raise BotFailed(str(error)) from None
        raise AssertionError("unreachable")

    def _answer(self, level: str, knowledge: SeatKnowledge, limits: Limits) -> str:
        if level in LEVELS:
            client = self.client or self._start(self.program, None)
            return self._asked(client, level, knowledge, limits)
        self.end()
        answer = self._asked(self._start(*engine_command(level)), "", knowledge, limits)
        self.end()
        return answer

    def _start(self, command: list[str], environment: dict[str, str] | None) -> Client:
        self.client = client = Client(EngineProcess(command, environment))
        with contextlib.suppress(OSError, AttributeError):
            # The server answers people first, however long its bots think.
            os.setpriority(os.PRIO_PROCESS, client.process.process.pid, NICE)
        if self.leaving:
            client.process.kill()
        client.greet()
        return client

    def _asked(self, client: Client, bot: str, knowledge: SeatKnowledge, limits: Limits) -> str:
        client.begin(knowledge, bot, self.seconds)
        return client.ask(GO, knowledge, limits, self.seconds)

    def interrupt(self) -> None:
        """Nobody waits for the answer any more: whoever asks will hear that the bot died."""
        self.leaving = True
        if self.client is not None:
            self.client.process.kill()

    def end(self) -> None:
        """End the process, and wait until nothing of it is left."""
        if self.client is not None:
            self.client.process.leave()
            self.client = None


class Thinkers:
    """A few processes, started when first needed; one that hangs is ended.

    Who asks waits for its turn first, see turns.py.
    """

    def __init__(self, program: tuple[str, ...], count: int, seconds: float) -> None:
        self.turns = Turns(count)
        self._asked: set[asyncio.Future[str]] = set()
        self._all = [Thinker(program, seconds) for _ in range(count)]
        self._free = list(self._all)
        self._threads = ThreadPoolExecutor(count, "thinker")

    async def think(
        self, level: str, knowledge: SeatKnowledge, limits: Limits | None = None
    ) -> str:
        """The text of the option that a bot of this level takes, when it is its turn."""
        ticket = Ticket(level)
        await self.turns.wait(ticket)
        try:
            return await self.ask(level, knowledge, limits)
        finally:
            self.turns.end(ticket)

    async def ask(self, level: str, knowledge: SeatKnowledge, limits: Limits | None = None) -> str:
        """What a bot of this level takes; whoever asks has the turn."""
        thinker = self._free.pop()
        within = limits or Limits(seconds_of(level), 0, secrets.randbits(SEED_BITS))
        work = partial(thinker.answer, level, knowledge, within)
        asked = asyncio.get_running_loop().run_in_executor(self._threads, work)
        self._asked.add(asked)
        asked.add_done_callback(self._asked.discard)
        asked.add_done_callback(lambda done: self._free.append(thinker))
        try:
            return await asyncio.shield(asked)
        except asyncio.CancelledError:
            thinker.interrupt()
            with contextlib.suppress(BotFailed):
                await asked
            raise

    async def close(self) -> None:
        """End the processes, and wait until nothing of them is left."""
        for thinker in self._all:
            thinker.interrupt()
        await asyncio.gather(*self._asked, return_exceptions=True)
        await asyncio.gather(*(asyncio.to_thread(thinker.end) for thinker in self._all))
        self._threads.shutdown()
