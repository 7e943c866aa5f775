"""The tables of this process: opened from storage, woken, told, put to sleep."""

import asyncio
import contextlib
import logging
import time
from collections.abc import AsyncIterator, Coroutine
from contextlib import asynccontextmanager
from copy import copy
from typing import Any

from msgspec.structs import replace

from voliere.games import game_kind
from voliere.kernel.errors import Refusal
from voliere.kernel.game import Game
from voliere.kernel.knowledge import knowledge_of
from voliere.kernel.turns import SEAT_BITS
from voliere.server import chat, clocks, pleas
from voliere.server.bots import BotFailed, Thinkers, next_lower, told_after
from voliere.server.coach import Coach
from voliere.server.config import Config
from voliere.server.limits import Addresses
from voliere.server.metrics import Metrics
from voliere.server.older_rules import events_before, take_over
from voliere.server.people import PER_SECOND
from voliere.server.problems import problem, status_of
from voliere.server.push import Pusher
from voliere.server.results import results_of
from voliere.server.reviews import Reviews
from voliere.server.rows import CHOICE, CLOSED, END, HELD, UNDO, Entry, SeatRow, Snapshot, TableRow
from voliere.server.schema.messages import TakenBack
from voliere.server.storage import Storage, TableGone
from voliere.server.table import LiveTable, as_text, choose, encode
from voliere.server.turns import Ticket

log = logging.getLogger("voliere.server")

NOT_FOUND = 404
STALE = 409
GONE = 410
NO_STORAGE = 503
TRIES = 5


class Hall:
    """All that happens at the tables goes through here."""

    def __init__(
        self, config: Config, storage: Storage, thinkers: Thinkers, metrics: Metrics
    ) -> None:
        self.config = config
        self.storage = storage
        self.thinkers = thinkers
        self.metrics = metrics
        self.coach = Coach()
        self.reviews = Reviews(storage)
        self.pusher = Pusher(storage, config.push_services, config.push_contact)
        self.newcomers = Addresses(PER_SECOND)
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
            while table.row.rules != game_kind(table.row.game).rules:
                await take_over(self.storage, await self._fresh_row(table))
                await self._fresh_row(table)
            if table.row.base:
                table.earlier = await events_before(self.storage, table.row)
            entries = await self._entries_and_row(table)
            game = await asyncio.to_thread(table.rebuild, entries)
            if game.spaces_to_keep():
                await pleas.read(self.storage, table)
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
            before = encode(table.info(now=0))
            if with_game:
                await self._catch_up(table)
            else:
                await self._fresh_row(table)
            if encode(table.info(now=0)) != before:
                table.tell_table()

    async def _catch_up(self, table: LiveTable) -> None:
        """Add what other servers appended; tell the listeners their new state."""
        news = await self._entries_and_row(table, table.number)
        if not news:
            return
        table.moved = time.monotonic()
        if table.game is None or any(entry.kind == UNDO for entry in news):
            table.sleep()
            if table.listeners:
                table.tell_state(await self.awake(table), 0)
            return
        for entry in news:
            table.enact(table.game, entry)
        table.tell_state(table.game, table.told)

    async def heard(self, table_id: str, anew: bool = False) -> None:
        """Another server changed a table, or the operator did (`anew`): catch up if it is open."""
        if table := self.tables.get(table_id):
            try:
                await self.refresh(table, with_game=True)
                if table.listeners or anew:
                    async with table.lock:
                        await pleas.catch_up(self.storage, table)
                        await chat.catch_up(self.storage, table, anew)
            except Refusal as error:
                log.debug("not caught up", extra={"table": table_id, "reason": str(error)})
            else:
                self.rescue_later(table)

    async def resync_all(self) -> None:
        """The line to the other servers was cut for a while: catch up everywhere."""
        for table_id in list(self.tables):
            await self.heard(table_id)

    # Choices.

    async def choose(
        self, table: LiveTable, seat: int, number: int, option: str, held: bool = False
    ) -> int:
        """Make a choice: stored first, then told. Returns the log's new number.

        If it is held, the turn stays open after it until the seat ends it.
        """
        async with table.lock:
            game = await self.awake(table)
            table.check_fresh(seat, number)
            known = len(game.events)
            choose(game, seat, option, held)
            text = game.space.text(game.choices[-1] >> SEAT_BITS)
            kind = HELD if held else CHOICE
            entry = Entry(table.number, kind, seat, text, time.time())
            made = await self._keep(table, game, entry, known)
        self.metrics.choices.inc()
        self.wake_bots(table)
        return made

    async def end_turn(self, table: LiveTable, seat: int, number: int) -> int:
        """End a seat's turn that was held open; what follows begins."""
        async with table.lock:
            game = await self.awake(table)
            table.check_own(seat, number)
            made = await self._end_turn(table, game, seat)
        self.wake_bots(table)
        return made

    async def _end_turn(self, table: LiveTable, game: Game, seat: int) -> int:
        known = len(game.events)
        game.end_turn(seat)
        entry = Entry(table.number, END, seat, "", time.time())
        return await self._keep(table, game, entry, known)

    async def _keep(self, table: LiveTable, game: Game, entry: Entry, known: int) -> int:
        """Store what the game has just done, its events beyond those known, then tell it."""
        entry.events = as_text(game.events[known:])
        snapshot = table.snapshot(game)
        snapshot.results = results_of(table.row, game, entry.at)
        snapshot.rated = table.row.rated
        await self._append(table, entry, snapshot)
        table.follow(game, entry.seat, entry.number + 1)
        table.tell_state(game, table.told)
        if table.row.finished:
            table.tell_table()
        return table.number

    async def undo(self, table: LiveTable, seat: int, number: int, count: int) -> int:
        """Take back a seat's last choices; the log keeps them and gets one entry more."""
        async with table.lock:
            game = await self.awake(table)
            table.check_own(seat, number)
            able = 0 if game.seat < 0 else game.undoable(seat)
            if count > able:
                raise problem("cannot-undo", count=count, able=able)
            entry = Entry(table.number, UNDO, seat, str(count), time.time())
            entries = [*await self.storage.entries(table.row.id), entry]
            game = await asyncio.to_thread(table.rebuild, entries)
            await self._append(table, entry, table.snapshot(game, undo=True))
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
        table.moved = time.monotonic()
        row = table.row
        self.tell_asked(table, snapshot.waiting & ~row.waiting)
        row.number, row.touched, row.archived = entry.number + 1, entry.at, False
        row.waiting, row.finished, row.scores = snapshot.waiting, snapshot.finished, snapshot.scores
        row.replay = snapshot.replay.id if snapshot.replay else None
        row.clock_left, row.clock_since = snapshot.clock_left, snapshot.clock_since
        row.deadline = snapshot.deadline
        row.round, row.totals = snapshot.round, snapshot.totals

    def tell_asked(self, table: LiveTable, asked: int) -> None:
        """Let the people whose turn begins be told, wherever they are."""
        for seat in table.row.seats:
            if asked >> seat.seat & 1 and seat.kind == "person" and seat.token is not None:
                self.run(self._tell_absent(table, seat.seat))

    async def _tell_absent(self, table: LiveTable, seat: int) -> None:
        await asyncio.sleep(self.config.push_seconds)
        here = any(listener.seat == seat for listener in table.listeners)
        if not here and table.row.waiting >> seat & 1:
            with contextlib.suppress(Refusal):
                await self.pusher.tell(table.row.id, table.row.game, seat)

    # Seats and clocks.

    async def change_seat(
        self, table: LiveTable, number: int, known: SeatRow, **changes: Any
    ) -> bool:
        """Change a seat that is still as it was known, and the clocks with it; then tell.

        False if somebody was quicker.
        """
        for _ in range(TRIES):
            row = table.row
            seats = copy(row.seats)
            seats[number] = replace(known, **changes)
            times = clocks.reseated(row, seats, time.time())
            changed = await self.storage.change_seat(row, number, known, times, **changes)
            await self.refresh(table)
            if changed:
                return True
            if table.row.clock is None or table.row.seats[number] != known:
                break
        return False

    async def time_over(self, table_id: str) -> None:
        """Let bots play on for those who have no time left, at this moment."""
        table = await self.open(table_id)
        await self.refresh(table, with_game=True)
        now = time.time()
        late = clocks.overdue(table.row, now)
        if not late:
            await self.storage.wind(table.row, clocks.reseated(table.row, table.row.seats, now))
            await self.refresh(table)
        for number in late:
            known = table.row.seats[number]
            clock = clocks.clock_of(table.row)
            lost = clock is not None and clock.zero == "lost"
            changes = {"kind": "bot", "level": clocks.SUBSTITUTE, "lost": lost, "failed": None}
            if await self.change_seat(table, number, known, **changes):
                log.info("time over", extra={"table": table_id, "seat": number})
        self.wake_bots(table)

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

        If meanwhile what it answers was taken back, it thinks anew.
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
                    if game.held:  # it took the place of a person whose turn was open
                        await self._end_turn(table, game, seat)
                        self.wake_bots(table)
                        continue
                    if now.level != holder.level:
                        continue
                    number, knowledge = table.number, knowledge_of(game, seat)
                asked = time.monotonic()
                with self.metrics.bot_seconds.labels(holder.level).time():
                    option = await self.thinkers.ask(holder.level, knowledge)
            if table.has_people():
                took = time.monotonic() - asked
                await asyncio.sleep(told_after(holder.level, took) - took)
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
        await self.change_seat(table, seat, holder, **failed)
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
        await self.coach.close()
        await self.reviews.close()
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
