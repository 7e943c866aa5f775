"""Bots think in processes of their own, within a time limit."""

import asyncio
import contextlib
import secrets

import msgspec

from voliere.server.thinker import Answer, Question

LINE_BYTES = 1 << 20
SEED_BITS = 63


class BotFailed(Exception):
    """The bot gave no answer: it broke, it died, or it took too long."""

    def __init__(self, reason: str) -> None:
        super().__init__(reason)
        self.reason = reason


class Thinkers:
    """A few worker processes, started when first needed; one that hangs is ended."""

    def __init__(self, program: tuple[str, ...], count: int, seconds: float) -> None:
        self.program = program
        self.seconds = seconds
        self._ending: set[asyncio.Task[None]] = set()
        self._free: asyncio.Queue[asyncio.subprocess.Process | None] = asyncio.Queue()
        for _ in range(count):
            self._free.put_nowait(None)

    async def think(self, level: str, position: bytes, seat: int) -> str:
        """The text of the option that a bot of this level takes."""
        process = await self._free.get()
        try:
            if process is None:
                process = await self._start()
            question = Question(level, seat, secrets.randbits(SEED_BITS), msgspec.Raw(position))
            line = msgspec.json.encode(question) + b"\n"
            answer = await asyncio.wait_for(self._ask(process, line), self.seconds)
        except TimeoutError:
            self._end(process)
            process = None
            raise BotFailed(f"no answer in {self.seconds} s") from None
        except BaseException:
            self._end(process)
            process = None
            raise
        finally:
            self._free.put_nowait(process)
        if answer.option is None:
            raise BotFailed(answer.failure)
        return answer.option

    async def _start(self) -> asyncio.subprocess.Process:
        pipe = asyncio.subprocess.PIPE
        return await asyncio.create_subprocess_exec(
            *self.program, stdin=pipe, stdout=pipe, limit=LINE_BYTES, start_new_session=True
        )

    async def _ask(self, process: asyncio.subprocess.Process, line: bytes) -> Answer:
        if process.stdin is None or process.stdout is None:
            raise BotFailed("the process has no pipes")
        try:
            process.stdin.write(line)
            await process.stdin.drain()
            return msgspec.json.decode(await process.stdout.readline(), type=Answer)
        except (OSError, msgspec.DecodeError):
            raise BotFailed("the process died") from None

    def _end(self, process: asyncio.subprocess.Process | None) -> None:
        """End a process, if it still runs."""
        if process is not None:
            if process.returncode is None:
                process.kill()
            ending = asyncio.create_task(gone(process))
            self._ending.add(ending)
            ending.add_done_callback(self._ending.discard)

    async def close(self) -> None:
        """End the processes, and wait until nothing of them is left."""
        while not self._free.empty():
            self._end(self._free.get_nowait())
        await asyncio.gather(*self._ending)


async def gone(process: asyncio.subprocess.Process) -> None:
    """Wait for a process that was ended, and for its pipes."""
    await process.wait()
    if process.stdin is not None and process.stdout is not None:
        process.stdin.close()
        with contextlib.suppress(OSError):
            await process.stdin.wait_closed()
        await process.stdout.read()
