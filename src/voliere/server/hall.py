"""The tables of this process: opened from storage, woken, told, put to sleep."""

import asyncio
import logging
import time
from collections.abc import AsyncIterator, Coroutine
from contextlib import asynccontextmanager
from typing import Any

import voliere
from voliere.games import game_kind
from voliere.kernel.errors import Refusal
from voliere.kernel.game import SEAT_BITS, Game
from voliere.kernel.knowledge import knowledge_of
from voliere.server.bots import BotFailed, Thinkers, next_lower
from voliere.server.config import Config
from voliere.server.metrics import Metrics
from voliere.server.problems import problem, status_of
from voliere.server.rows import CLOSED, Entry, Snapshot, TableRow
from voliere.server.schema import TakenBack
from voliere.server.storage import Storage, TableGone
from voliere.server.table import LiveTable, decode, encode
from voliere.server.turns import Ticket

log = logging.getLogger("voliere.server")

NOT_FOUND = 404
STALE = 409
GONE = 410
NO_STORAGE = 503


class Hall:
    """All that happens at the tables goes through here."""

    def __init__(
        self, config: Config, storage: Storage, thinkers: Thinkers, metrics: Metrics
    ) -> None:
        self.config = config
        self.storage = storage
        self.thinkers = thinkers
        self.metrics = metrics
        self.tables: dict[str, LiveTable] = {}
        self.aside: dict[str, Refusal] = {}
        """Tables that this process could not open, and what it says of them."""
        self.tasks: set[asyncio.Task[None]] = set()

    # Opening and closing.

    async def open(self, table_id: str) -> LiveTable:
        """The table of this name."""
        table = self.tables.get(table_id)
        if table is None:
            row = await self.storage.table(table_id)
            if row is None:
                raise problem("no-such-table", table=table_id)
            if row.fault == CLOSED:
                raise problem("closed")
            table = self.tables.setdefault(table_id, LiveTable(row))
        table.used = time.monotonic()
        return table

    async def awake(self, table: LiveTable) -> Game:
        """The table's game, read from storage if it sleeps. The caller holds the lock."""
        table.used = time.monotonic()
        if table.game is not None:
            return table.game
        if table.row.id in self.aside:
            raise self.aside[table.row.id]
        try:
            if table.row.rules != game_kind(table.row.game).rules:
                await self._take_over(table)
            entries = await self._entries_and_row(table)
            game = await asyncio.to_thread(table.rebuild, entries)
        except Exception as error:
            await self._set_aside(table, error)
            raise
        if table.row.fault is not None:
            await self.storage.set_aside(table.row.id, None)
        return game

    async def _set_aside(self, table: LiveTable, error: Exception) -> None:
        """A table that cannot be opened is tried once by each process, and logged once."""
        if isinstance(error, Refusal) and status_of(error) in (NOT_FOUND, GONE, NO_STORAGE):
            return
        reason = str(error) if isinstance(error, Refusal) else f"{type(error).__name__}: {error}"
        log.error("table set aside", extra={"table": table.row.id, "reason": reason})
        refusal = error if isinstance(error, Refusal) else problem("set-aside")
        self.aside[table.row.id] = refusal
        if status_of(refusal) != STALE:  # another server may play by newer rules
            await self.storage.set_aside(table.row.id, reason)
        raise refusal from None

    async def _entries_and_row(self, table: LiveTable, since: int = 0) -> list[Entry]:
        """New entries, and the row as it was not before them.

        So nobody is told of a choice who had lost his seat before it was made.
        """
        entries = await self.storage.entries(table.row.id, since)
        await self._fresh_row(table)
        return entries

    async def _take_over(self, table: LiveTable) -> None:
        """Go on under newer rules from the last stored position; the log before it stays."""
        row = await self._fresh_row(table)
        kind = game_kind(row.game)
        rules = kind.rules
        if row.rules > rules:
            raise problem("rules", found=row.rules, rules=rules)
        while row.rules < rules:
            stored = decode(await self.storage.position(row.id))
            position = kind.renewed(stored, row.rules) | {"rules": rules}
            voliere.load(position)
            origin = encode({"start": position}).decode()
            if await self.storage.take_over(row, rules, origin):
                log.info("taken over", extra={"table": row.id, "rules": rules})
            row = await self._fresh_row(table)

    async def _fresh_row(self, table: LiveTable) -> TableRow:
        row = await self.storage.table(table.row.id)
        if row is None or row.fault == CLOSED:
            gone = (
                problem("no-such-table", table=table.row.id) if row is None else problem("closed")
            )
            self.tables.pop(table.row.id, None)
            table.close(gone)
            raise gone
        table.seat_anew(row)
        return row

    async def refresh(self, table: LiveTable, with_game: bool = False) -> None:
        """Read what changed around the table, and tell its listeners."""
        async with table.lock:
            before = encode(table.info())
            if with_game:
                await self._catch_up(table)
            else:
                await self._fresh_row(table)
            if encode(table.info()) != before:
                table.tell_table()

    async def _catch_up(self, table: LiveTable) -> None:
        """Add what other servers appended; tell the listeners their new state."""
        news = await self._entries_and_row(table, table.number)
        if not news:
            return
        if table.game is None or any(entry.kind == "undo" for entry in news):
            table.sleep()
            if table.listeners:
                table.tell_state(await self.awake(table), 0)
            return
        for entry in news:
            table.game.choose(entry.text, entry.seat)
            table.follow(table.game, entry.seat, entry.number + 1)
        table.tell_state(table.game, table.told)

    async def heard(self, table_id: str) -> None:
        """Another server changed a table: if it is open here, catch up."""
        if table := self.tables.get(table_id):
            try:
                await self.refresh(table, with_game=True)
            except Refusal as error:
                log.debug("not caught up", extra={"table": table_id, "reason": str(error)})
            else:
                self.rescue_later(table)

    async def resync_all(self) -> None:
        """The line to the other servers was cut for a while: catch up everywhere."""
        for table_id in list(self.tables):
            await self.heard(table_id)

    # Choices.

    async def choose(self, table: LiveTable, seat: int, number: int, option: str) -> int:
        """Make a choice: stored first, then told. Returns the log's new number."""
        async with table.lock:
            game = await self.awake(table)
            table.check_fresh(seat, number)
            game.choose(option, seat)
            text = game.space.text(game.choices[-1] >> SEAT_BITS)
            entry = Entry(table.number, "choice", seat, text, time.time())
            await self._append(table, entry, table.snapshot(game))
            table.follow(game, seat, entry.number + 1)
            table.tell_state(game, table.told)
            if table.row.finished:
                table.tell_table()
            made = table.number
            if table.row.seats[seat].kind != "bot" and game.seat >= 0 and game.undoable(seat):
                table.settled = time.monotonic() + self.config.undo_seconds
        self.metrics.choices.inc()
        self.wake_bots(table)
        return made

    async def undo(self, table: LiveTable, seat: int, number: int, count: int) -> int:
        """Take back a seat's last choices; the log keeps them and gets one entry more."""
        async with table.lock:
            game = await self.awake(table)
            if number != table.number:
                raise problem("stale", number=number, now=table.number)
            able = 0 if game.seat < 0 else game.undoable(seat)
            if count > able:
                raise problem("cannot-undo", count=count, able=able)
            entry = Entry(table.number, "undo", seat, str(count), time.time())
            entries = [*await self.storage.entries(table.row.id), entry]
            game = await asyncio.to_thread(table.rebuild, entries)
            await self._append(table, entry, table.snapshot(game))
            table.tell_state(game, len(game.events), TakenBack(seat, count))
            made = table.number
        self.wake_bots(table)
        return made

    async def _append(self, table: LiveTable, entry: Entry, snapshot: Snapshot) -> None:
        """Store an entry; if another server was quicker, catch up and refuse."""
        started = time.perf_counter()
        try:
            stored = await self.storage.append(table.row.id, entry, snapshot)
        except TableGone:
            await self._fresh_row(table)
            raise problem("no-such-table", table=table.row.id) from None
        except BaseException:
            table.sleep()
            table.number = entry.number
            raise
        self.metrics.append_seconds.observe(time.perf_counter() - started)
        if not stored:
            table.sleep()
            table.number = entry.number
            await self._catch_up(table)
            raise problem("stale", number=entry.number, now=table.number)
        row = table.row
        row.number, row.touched, row.archived = entry.number + 1, entry.at, False
        row.waiting, row.finished, row.scores = snapshot.waiting, snapshot.finished, snapshot.scores
        row.replay = snapshot.replay.id if snapshot.replay else None

    # Bots.

    def wake_bots(self, table: LiveTable) -> None:
        """Let the bots that the game waits for think."""
        if table.row.id in self.aside:
            return
        for seat in table.row.seats:
            waited_for = table.row.waiting >> seat.seat & 1
            if waited_for and seat.kind == "bot" and seat.seat not in table.thinking:
                table.thinking.add(seat.seat)
                self.run(self._think(table, seat.seat))

    def rescue_later(self, table: LiveTable) -> None:
        """Wake the bots after a while, in case that nobody has made their choice by then."""
        number = table.number

        def rescue() -> None:
            if table.number == number:
                self.wake_bots(table)

        asyncio.get_running_loop().call_later(self.config.bot_rescue_seconds, rescue)

    async def _think(self, table: LiveTable, seat: int) -> None:
        failure, answer = "", None
        try:
            answer = await self._bot_answer(table, seat)
        except BotFailed as failed:
            failure = failed.reason
        except Refusal:
            # The table cannot be read now: who found that out has said so.
            self.rescue_later(table)
        finally:
            table.thinking.discard(seat)
        try:
            if not failure and answer and table.row.seats[seat].kind == "bot":
                await self.choose(table, seat, *answer)
        except Refusal as error:
            if status_of(error) in (STALE, NO_STORAGE):
                self.rescue_later(table)
            else:
                failure = str(error)
        if failure:
            await self._replace_bot(table, seat, failure)

    async def _bot_answer(self, table: LiveTable, seat: int) -> tuple[int, str] | None:
        """The number that the bot answers and its option; None if it is not asked any more.

        It thinks at once, but lets what it answers settle; if that was taken back, it thinks anew.
        """
        while True:
            holder = table.row.seats[seat]
            ticket = Ticket(holder.level, table.row.id, table.row.creator, table.has_people())
            async with self._turn(table, seat, ticket):
                async with table.lock:
                    game = await self.awake(table)
                    now = table.row.seats[seat]
                    if seat not in game.waiting() or now.kind != "bot":
                        return None
                    if now.level != holder.level:
                        continue
                    number, knowledge = table.number, knowledge_of(game, seat)
                with self.metrics.bot_seconds.labels(holder.level).time():
                    option = await self.thinkers.ask(holder.level, knowledge)
            while (left := table.settled - time.monotonic()) > 0:
                await asyncio.sleep(left)
            if table.asks(seat, number):
                return number, option

    @asynccontextmanager
    async def _turn(self, table: LiveTable, seat: int, ticket: Ticket) -> AsyncIterator[None]:
        """The bot's turn to think; a table that waits for long is told so."""

        def slow() -> None:
            table.slow_bots.add(seat)
            table.tell_table()

        level = "slow" if ticket.slow else "quick"
        alarm = asyncio.get_running_loop().call_later(self.config.slow_bot_seconds, slow)
        try:
            with self.metrics.bot_wait_seconds.labels(level).time():
                await self.thinkers.turns.wait(ticket)
        finally:
            alarm.cancel()
            if seat in table.slow_bots:
                table.slow_bots.discard(seat)
                table.tell_table()
        try:
            yield
        finally:
            self.thinkers.turns.end(ticket)

    async def _replace_bot(self, table: LiveTable, seat: int, reason: str) -> None:
        """The next lower level takes the place of a bot that failed, and the table is told."""
        holder = table.row.seats[seat]
        log.warning("bot failed", extra={"table": table.row.id, "reason": reason})
        self.metrics.bot_failures.labels(holder.level).inc()
        lower = next_lower(holder.level)
        if lower is None or holder.kind != "bot":
            self.rescue_later(table)
            return
        failed = {"level": lower, "failed": holder.failed or holder.level}
        await self.storage.change_seat(table.row.id, seat, holder, **failed)
        await self.refresh(table)
        self.wake_bots(table)

    # Housekeeping.

    def run(self, work: Coroutine[Any, Any, None]) -> None:
        """Do something beside; what goes wrong is logged."""
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self._ended)

    def _ended(self, task: asyncio.Task[None]) -> None:
        self.tasks.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            log.error("task failed", exc_info=error)

    def let_sleep(self) -> None:
        """Free the memory of tables that rest."""
        now = time.monotonic()
        for table_id, table in list(self.tables.items()):
            resting = now - table.used > self.config.sleep_seconds and not table.lock.locked()
            if resting and not table.thinking:
                table.sleep()
                if not table.listeners:
                    del self.tables[table_id]
        self.metrics.tables.set(len(self.tables))
        self.metrics.games.set(sum(table.game is not None for table in self.tables.values()))

    async def close(self) -> None:
        """Let what is under way end, or stop it."""
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
