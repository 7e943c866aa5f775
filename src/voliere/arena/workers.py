"""The processes in which matches are played; one that dies or hangs forfeits for its bot."""

import os
import signal
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from ctypes import Array, c_longlong
from itertools import islice
from multiprocessing import get_context
from multiprocessing.connection import Connection, wait
from typing import Final

from voliere.arena.match import Played, forfeited, play_match
from voliere.arena.play import NOBODY, Forfeit
from voliere.arena.schedule import Match
from voliere.arena.setup import Setup
from voliere.bots.process import kill_engines
from voliere.kernel.errors import refusal

PATIENCE: Final = 60.0
"""Seconds, or times its limit, that a choice may take before the bot is given up."""
GLANCE: Final = 1.0
"""The seconds between two looks at how long the bots have been thinking."""
ENDING: Final = 3.0
"""The seconds that a process has to end the processes of its bots."""
SPAWN: Final = get_context("spawn")


class Worker:
    """A process with a pipe to it, and a note of which seat it asks and how many it has asked."""

    def __init__(self, setup: Setup, match: Match) -> None:
        self.match = match
        self.pipe, theirs = SPAWN.Pipe()
        self.note: Array[c_longlong] = SPAWN.RawArray("q", [NOBODY, 0])
        self.question = 0
        self.waited = 0.0
        self.looked = time.monotonic()
        self.process = SPAWN.Process(target=work, args=(theirs, setup, self.note), daemon=True)
        with deaf_to_interrupts():
            self.process.start()
        theirs.close()
        self.begin(match)

    def begin(self, match: Match) -> None:
        """Give it a match."""
        self.match = match
        with suppress(BrokenPipeError):
            self.pipe.send(match)

    def hangs(self, patience: float) -> bool:
        """Whether a bot has been thinking for far too long; while all sleeps, no time passes."""
        now = time.monotonic()
        passed, self.looked = min(now - self.looked, 2 * GLANCE), now
        seat, question = self.note
        self.waited = self.waited + passed if question == self.question else 0.0
        self.question = question
        return seat != NOBODY and self.waited > patience

    def stop(self) -> None:
        """End the process: it ends those of its bots, if it still can."""
        self.process.terminate()
        self.process.join(ENDING)
        self.process.kill()
        self.process.join()

    def end(self) -> None:
        """End the process, whatever it does, and let go of its pipe."""
        self.stop()
        self.pipe.close()


@contextmanager
def deaf_to_interrupts() -> Iterator[None]:
    """A process started here inherits it: Ctrl-C is for the one that leads."""
    heard = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, heard)


def end_work(number: int, frame: object) -> None:
    """What a worker does when it is told to end: at once, and its engines with it.

    Nothing is raised: compiled code takes an exception out of nowhere for a lack of memory.
    """
    kill_engines()
    os._exit(0)


def work(pipe: "Connection[Played, Match]", setup: Setup, note: "Array[c_longlong]") -> None:
    """Play the matches that come through the pipe, until it closes."""

    def asked(seat: int) -> None:
        note[1] += 1
        note[0] = seat

    signal.signal(signal.SIGTERM, end_work)
    with suppress(EOFError, OSError):
        while True:
            played = play_match(setup, pipe.recv(), asked)
            asked(NOBODY)
            pipe.send(played)


def play_all(
    setup: Setup, matches: list[Match], processes: int, patience: float = PATIENCE
) -> Iterator[Played]:
    """The matches as they are finished, in any order."""
    limit = patience * max(1.0, setup.seconds or 0.0)
    waiting = iter(matches)
    crew: list[Worker] = []
    try:
        for match in islice(waiting, processes):
            crew.append(Worker(setup, match))
        while crew:
            for worker in ready(crew, limit):
                played = outcome(setup, worker, limit)
                go_on(crew, worker, setup, next(waiting, None))
                yield played
    finally:
        for worker in crew:
            worker.process.terminate()
        for worker in crew:
            worker.end()


def go_on(crew: list[Worker], worker: Worker, setup: Setup, match: Match | None) -> None:
    """Give the next match, if there is one, to the worker, or to a new one in its place."""
    if match is not None and worker.process.is_alive():
        worker.begin(match)
        return
    worker.end()
    crew.remove(worker)
    if match is not None:
        crew.append(Worker(setup, match))


def ready(crew: list[Worker], limit: float) -> list[Worker]:
    """The workers that have something to say, or from whom nothing more is to be expected."""
    while True:
        heard = wait([worker.pipe for worker in crew], GLANCE)
        found = [w for w in crew if w.pipe in heard or w.hangs(limit)]
        if found:
            return found


def outcome(setup: Setup, worker: Worker, limit: float) -> Played:
    """What a worker sent; if it died or hangs, its match, forfeited by the bot that was asked."""
    fate = "endless"
    if worker.pipe.poll():
        fate = "died"
        with suppress(EOFError, OSError):
            played: Played = worker.pipe.recv()
            return played
    seat = int(worker.note[0])
    worker.stop()
    if seat == NOBODY:
        raise refusal("error.arena-process", code=worker.process.exitcode)
    return forfeited(setup, worker.match, Forfeit(seat, fate, {"seconds": round(limit)}))
