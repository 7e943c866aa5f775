"""What the server does by itself now and then: archive, forget, rescue bots, let games sleep."""

import asyncio
import logging
import time

from voliere.kernel.errors import Refusal
from voliere.server import clocks
from voliere.server.config import DAY
from voliere.server.hall import NO_STORAGE, Hall
from voliere.server.lists import (
    archive,
    awaited_bots,
    changed,
    forget_changes,
    forgettable,
    forgive_bots,
    last_touched,
    numbers,
    old_uploads,
)
from voliere.server.problems import status_of

log = logging.getLogger("voliere.server")

TIDY_EVERY = 3600.0
LOOK_AT_CLOCKS = 0.5


async def keep_house(hall: Hall) -> None:
    """For ever."""
    next_tidy = time.monotonic()
    pause = min(hall.config.bot_rescue_seconds, hall.config.sleep_seconds)
    rescue_before = time.time()
    heard: set[str] = set()
    forgiven = False
    while True:
        try:
            if not forgiven:
                await forgive_bots(hall.storage)
                forgiven = True
            if time.monotonic() >= next_tidy:
                next_tidy = time.monotonic() + TIDY_EVERY
                await tidy(hall)
            await hear_the_operator(hall, heard)
            await catch_up(hall)
            await rescue_bots(hall, rescue_before)
            await hall.reviews.keep_up()
        except Refusal as error:
            if status_of(error) != NO_STORAGE:
                log.warning("housekeeping refused", extra={"reason": str(error)})
        except Exception:
            log.exception("housekeeping failed")
        hall.let_sleep()
        await asyncio.sleep(pause)
        rescue_before = time.time() - hall.config.bot_rescue_seconds


async def watch_clocks(hall: Hall) -> None:
    """For ever: say that a server is alive, and let bots play on where somebody's time is over."""
    next_beat = 0.0
    while True:
        try:
            if time.monotonic() >= next_beat:
                next_beat = time.monotonic() + clocks.PULSE_SECONDS
                if await clocks.beat(hall.storage):
                    await hall.resync_all()
            for table_id in await clocks.overdue_tables(hall.storage, time.time()):
                await time_over(hall, table_id)
        except Refusal as error:
            if status_of(error) != NO_STORAGE:
                log.warning("clocks refused", extra={"reason": str(error)})
        except Exception:
            log.exception("clocks failed")
        await asyncio.sleep(LOOK_AT_CLOCKS)


async def time_over(hall: Hall, table_id: str) -> None:
    """Let bots play on at a table; one that cannot be opened waits."""
    if table_id not in hall.aside:
        try:
            await hall.time_over(table_id)
        except Refusal as error:
            log.debug("clock not stopped", extra={"table": table_id, "reason": str(error)})


async def rescue_bots(hall: Hall, before: float) -> None:
    """Wake bots that have been waited for since then, here or at a server that has gone."""
    for table_id in await awaited_bots(hall.storage, before, time.time()):
        if table_id not in hall.aside:
            hall.wake_bots(await hall.open(table_id))


async def hear_the_operator(hall: Hall, heard: set[str]) -> None:
    """Take in what `voliere admin` changed beside this server."""
    changes = await changed(hall.storage)
    for name, table_id in changes.items():
        if name not in heard:
            hall.aside.pop(table_id, None)
            await hall.heard(table_id, anew=True)
    heard.clear()
    heard.update(changes)


async def catch_up(hall: Hall) -> None:
    """Look for tables that another server changed and then died before it could tell."""
    if not hall.storage.shared:
        return
    known = {name: table.row.number for name, table in hall.tables.items() if table.listeners}
    for name, number in (await numbers(hall.storage, list(known))).items():
        if number > known[name]:
            await hall.heard(name)


async def tidy(hall: Hall) -> None:
    """Take tables that rest out of the lists; delete what is old and belongs to nobody.

    Old is counted back from the last choice at any table, if that was before today: a clock that
    has jumped ahead deletes nothing.
    """
    now = min(time.time(), await last_touched(hall.storage) + DAY)
    await archive(hall.storage, now - hall.config.archive_seconds)
    before = now - hall.config.keep_days * DAY
    tables = await forgettable(hall.storage, before)
    for table_id in tables:
        await hall.storage.delete(table_id)
        hall.tables.pop(table_id, None)
    await forget_changes(hall.storage, now - DAY)
    uploads = await old_uploads(hall.storage, before)
    if tables or uploads:
        log.info("forgotten", extra={"tables": len(tables), "uploads": uploads})
