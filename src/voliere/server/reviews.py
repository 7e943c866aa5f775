"""Reviews of finished games: one at a time, stored with their replay; a restart ends none."""

import asyncio
import contextlib
import time
from collections.abc import Callable
from typing import Any

from sqlalchemy import Connection, Update, delete, insert, or_, select, update

from voliere.coach.review import FORM, QUICK_WORLDS, WORLDS
from voliere.kernel.errors import Refusal
from voliere.server.coach import CoachProcess, Died
from voliere.server.problems import problem
from voliere.server.rows import REVIEWS, ReviewRow, as_values
from voliere.server.schema.coach import ReviewState
from voliere.server.storage import Storage
from voliere.server.table import decode, encode
from voliere.server.tokens import hashed

MOST = 20
"""At most so many reviews wait."""
GONE = 120.0
"""A server that has not been seen for so long will not go on with its reviews."""

LEFT = 0.0
"""When a server was last seen that has said goodbye."""


class Reviews:
    """All reviews that this server makes; those of others are found in the storage they share."""

    def __init__(self, storage: Storage) -> None:
        self.storage = storage
        self.process = CoachProcess()
        self.turn = asyncio.Lock()
        self.tasks: dict[str, asyncio.Task[None]] = {}
        """By the name of the replay."""
        self.done: dict[str, int] = {}
        """How far they came, which is stored now and then."""
        self.faults: dict[str, Exception] = {}
        """What ended a review, until somebody was told."""

    async def begin(self, replay: str, last: int, quick: bool, address: str) -> ReviewState:
        """Begin a review, or go on with one that was stopped; one for each person at a time."""
        worlds = QUICK_WORLDS if quick else WORLDS
        wish = ReviewRow(replay, worlds, FORM, hashed(address), self.storage.process, last)
        row, begun = await self.storage.write(replay, lambda c: taken_on(c, wish))
        if row is None:
            raise problem("coach-busy")
        if begun:
            self._start(replay)
        return self._told(row)

    async def state(self, replay: str) -> ReviewState:
        """How far the review of a replay came; a fault that ended it is told once."""
        if replay in self.faults:
            raise self.faults.pop(replay)
        row = await self.storage.read(lambda connection: stored(connection, replay))
        return ReviewState("none", 0, 0, None) if row is None else self._told(row)

    async def stop(self, replay: str, address: str) -> ReviewState:
        """Stop a review that this person asked for; it can go on later."""
        own = (REVIEWS.c.replay == replay) & (REVIEWS.c.owner == hashed(address)) & REVIEWS.c.wanted
        change = update(REVIEWS).where(own).values(wanted=False)
        if await self.storage.write(replay, rows_of(change)):
            await self._end(replay)
        return await self.state(replay)

    async def keep_up(self) -> None:
        """Say that this server still works, and go on where one has gone, or this one again."""
        mine = REVIEWS.c.wanted & (REVIEWS.c.process == self.storage.process)
        now = time.time()
        if self.tasks:
            seen = update(REVIEWS).where(mine).values(seen=now)
            await self.storage.write("", lambda c: c.execute(seen))
        query = select(REVIEWS.c.replay).where(REVIEWS.c.wanted, self._forsaken(now)).limit(MOST)
        for replay in await self.storage.read(lambda c: list(c.execute(query).scalars())):
            still = (REVIEWS.c.replay == replay) & REVIEWS.c.wanted & self._forsaken(now)
            claim = update(REVIEWS).where(still).values(process=self.storage.process, seen=now)
            if await self.storage.write(replay, rows_of(claim)):
                self._start(replay)

    def _forsaken(self, now: float) -> Any:
        others = REVIEWS.c.process != self.storage.process
        if not self.storage.shared:
            return others
        # A time to come is one of a clock that was set back.
        return others & or_(REVIEWS.c.seen < now - GONE, REVIEWS.c.seen > now + GONE)

    def _told(self, row: ReviewRow) -> ReviewState:
        if row.whole is not None:
            return ReviewState("done", row.last, row.last, decode(row.whole))
        done = max(row.done, self.done.get(row.replay, 0))
        return ReviewState("running" if row.wanted else "stopped", done, row.last, None)

    def _start(self, replay: str) -> None:
        task = asyncio.create_task(self._reviewed(replay))
        self.tasks[replay] = task
        task.add_done_callback(lambda ended: self._ended(replay, ended))

    def _ended(self, replay: str, task: asyncio.Task[None]) -> None:
        if self.tasks.get(replay) is task:
            del self.tasks[replay]
            self.done.pop(replay, None)

    async def _reviewed(self, replay: str) -> None:
        async with self.turn:
            try:
                await self._look_back(replay)
            except asyncio.CancelledError:
                await self.process.end()
                raise
            except Exception as error:
                # Stopped first, then told: who hears of the fault may begin again at once.
                with contextlib.suppress(Exception):
                    await self._change(replay, wanted=False)
                self.faults[replay] = problem("coach-failed") if isinstance(error, Died) else error

    async def _look_back(self, replay: str) -> None:
        """Review until it is done, or nobody wants it any more."""
        row = await self.storage.read(lambda connection: stored(connection, replay))
        kept = await self.storage.replay(replay)
        if row is None or kept is None or not row.wanted:
            return
        # Names may have to be forgotten: they stay with the replay.
        record = {**decode(kept.record), "players": []}
        known = None if row.kept is None else decode(row.kept)
        await self.process.begin({"review": record, "worlds": row.worlds, "kept": known})
        while True:
            answer = await self.process.next()
            if "whole" in answer:
                whole = encode(answer["whole"]).decode()
                await self._change(replay, whole=whole, kept=None, wanted=False, done=row.last)
                return
            self.done[replay] = answer["done"]
            if "kept" in answer and not await self._change(
                replay, done=answer["done"], kept=encode(answer["kept"]).decode()
            ):
                await self.process.end()
                return

    async def _change(self, replay: str, **values: Any) -> bool:
        """Store how far a review came; False if it is no longer wanted here."""
        own = (REVIEWS.c.replay == replay) & (REVIEWS.c.process == self.storage.process)
        change = update(REVIEWS).where(own & REVIEWS.c.wanted).values(seen=time.time(), **values)
        return bool(await self.storage.write(replay, rows_of(change)))

    async def _end(self, replay: str) -> None:
        task = self.tasks.get(replay)
        if task is not None:
            task.cancel()
            await asyncio.gather(task, return_exceptions=True)

    async def close(self) -> None:
        """End all work; what was under way goes on at once at another server, or at the next."""
        if self.tasks:
            await asyncio.gather(*(self._end(replay) for replay in list(self.tasks)))
            mine = REVIEWS.c.wanted & (REVIEWS.c.process == self.storage.process)
            left = update(REVIEWS).where(mine).values(seen=LEFT)
            with contextlib.suppress(Refusal):
                await self.storage.write("", lambda c: c.execute(left))
        await self.process.end()


def rows_of(change: Update) -> Callable[[Connection], int]:
    """A change; how many rows it found."""
    return lambda connection: connection.execute(change).rowcount


def stored(connection: Connection, replay: str) -> ReviewRow | None:
    """The review of a replay, as far as it came; one of an older shape is none."""
    query = select(REVIEWS).where(REVIEWS.c.replay == replay, REVIEWS.c.form == FORM)
    line = connection.execute(query).first()
    return None if line is None else ReviewRow(**line._mapping)


def taken_on(connection: Connection, wish: ReviewRow) -> tuple[ReviewRow | None, bool]:
    """The review that is wished for, and whether it begins now; None where others come first."""
    row = stored(connection, wish.replay)
    deeper = row is not None and not row.wanted and row.worlds < wish.worlds
    if row is not None and not deeper and (row.wanted or row.whole is not None):
        return row, False
    waiting = connection.execute(select(REVIEWS.c.owner).where(REVIEWS.c.wanted)).scalars().all()
    if len(waiting) >= MOST or wish.owner in waiting:
        return None, False
    if row is not None and not deeper:
        wish.worlds, wish.done, wish.kept = row.worlds, row.done, row.kept
    wish.wanted, wish.seen = True, time.time()
    connection.execute(delete(REVIEWS).where(REVIEWS.c.replay == wish.replay))
    connection.execute(insert(REVIEWS).values(as_values(wish)))
    return wish, True
