"""Bots think in processes of their own, within a time limit; they speak docs/protocol.md."""

import asyncio
import secrets

from voliere.bots import LEVELS, SECONDS
from voliere.bots.bot import BotFault
from voliere.bots.foreign import engine_command
from voliere.bots.process import Client
from voliere.bots.protocol import GO, Limits
from voliere.kernel.knowledge import SeatKnowledge

SEED_BITS = 63


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

    def answer(self, level: str, knowledge: SeatKnowledge, limits: Limits) -> str:
        """The text of the option that a bot takes; it blocks, at most as long as is allowed."""
        try:
            if level in LEVELS:
                return self._asked(self.client or Client(self.program), level, knowledge, limits)
            self.end()
            command, environment = engine_command(level)
            answer = self._asked(Client(command, environment), "", knowledge, limits)
            self.end()
            return answer
        except BotFault as fault:
            self.client = None
            reason = fault.about(level).sentence("en")
            raise BotFailed(f"{reason}\n{fault.trace}".strip()) from None
        except OSError as error:
            raise BotFailed(str(error)) from None

    def _asked(self, client: Client, bot: str, knowledge: SeatKnowledge, limits: Limits) -> str:
        self.client = client
        client.begin(knowledge, bot, self.seconds)
        return client.ask(GO, knowledge, limits, self.seconds)

    def interrupt(self) -> None:
        """Nobody waits for the answer any more: whoever asks will hear that the bot died."""
        if self.client is not None:
            self.client.process.kill()

    def end(self) -> None:
        """End the process, and wait until nothing of it is left."""
        if self.client is not None:
            self.client.process.leave()
            self.client = None


class Thinkers:
    """A few processes, started when first needed; one that hangs is ended."""

    def __init__(self, program: tuple[str, ...], count: int, seconds: float) -> None:
        self._asked: set[asyncio.Future[str]] = set()
        self._all = [Thinker(program, seconds) for _ in range(count)]
        self._free: asyncio.Queue[Thinker] = asyncio.Queue()
        for thinker in self._all:
            self._free.put_nowait(thinker)

    async def think(
        self, level: str, knowledge: SeatKnowledge, limits: Limits | None = None
    ) -> str:
        """The text of the option that a bot of this level takes."""
        thinker = await self._free.get()
        within = limits or Limits(SECONDS, 0, secrets.randbits(SEED_BITS))
        asked = asyncio.ensure_future(asyncio.to_thread(thinker.answer, level, knowledge, within))
        self._asked.add(asked)
        asked.add_done_callback(self._asked.discard)
        asked.add_done_callback(lambda done: self._free.put_nowait(thinker))
        try:
            return await asyncio.shield(asked)
        except asyncio.CancelledError:
            thinker.interrupt()
            raise

    async def close(self) -> None:
        """End the processes, and wait until nothing of them is left."""
        for thinker in self._all:
            thinker.interrupt()
        await asyncio.gather(*self._asked, return_exceptions=True)
        await asyncio.gather(*(asyncio.to_thread(thinker.end) for thinker in self._all))
