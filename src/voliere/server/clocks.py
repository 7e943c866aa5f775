"""Clocks: what time each seat has, what is left of it, and who plays on when it is over.

A seat's clock runs while the game waits for it, its own open turn included, once nobody's seat is
free any more. A bot has no clock. Time in which no server was alive is nobody's.
"""

import logging
import time

import msgspec
from sqlalchemy import Connection, delete, func, insert, select, update

from voliere.server.problems import problem
from voliere.server.rows import PULSE, TABLES, SeatRow, TableRow, Times
from voliere.server.schema.tables import Clock, Clocks
from voliere.server.storage import Storage

log = logging.getLogger("voliere.server")

SUBSTITUTE = "normal"
"""The level that plays on for whoever has no time left."""
RETURN_SECONDS = 30.0
"""Who takes a seat back has at least so long, however little was left."""
PULSE_SECONDS = 2.0
PAUSE_SECONDS = 10.0
"""When no server has been alive for so long, or the system's clock jumped, nobody pays for it."""
MOST_AT_ONCE = 100


def clock_of(row: TableRow) -> Clock | None:
    """The clock that was chosen when the table was made."""
    return None if row.clock is None else msgspec.json.decode(row.clock, type=Clock)


def check_clock(clock: Clock | None, seats: int) -> None:
    """Refuse a clock where nobody waits for anybody."""
    if clock is not None and seats < 2:
        raise problem("clock-alone")
    if clock is not None and clock.per == "turn" and clock.increment:
        raise problem("clock-increment")


def running(seats: list[SeatRow], waiting: int) -> list[int]:
    """The seats whose clocks run when the game waits for these."""
    if any(seat.free for seat in seats):
        return []
    return [seat.seat for seat in seats if seat.kind != "bot" and waiting >> seat.seat & 1]


def left_at(row: TableRow, now: float) -> list[float]:
    """The seconds that each seat has left."""
    left: list[float] = msgspec.json.decode(row.clock_left or "[]")
    gone = max(0.0, now - (row.clock_since or now))
    for seat in running(row.seats, row.waiting):
        left[seat] = max(0.0, left[seat] - gone)
    return left


def shown(row: TableRow, now: float) -> Clocks | None:
    """The clocks as everybody at the table sees them."""
    if row.clock is None:
        return None
    left = [round(seconds, 1) for seconds in left_at(row, now)]
    return Clocks(left, running(row.seats, row.waiting))


def begun(row: TableRow, waiting: int, now: float) -> Times:
    """The clocks of a new table."""
    clock = clock_of(row)
    if clock is None:
        return Times()
    return stamped([float(clock.seconds)] * len(row.seats), running(row.seats, waiting), now)


def stamped(left: list[float], then: list[int], now: float) -> Times:
    """What is stored of the clocks when these run from now on."""
    deadline = now + min(left[seat] for seat in then) if then else None
    return Times(msgspec.json.encode(left).decode(), now, deadline)


def after(row: TableRow, waiting: int, now: float, turned: bool, undo: bool = False) -> Times:
    """The clocks after an entry; `turned`: with it a turn ended.

    Taking back brings no new time, and takes away what ending the turn had brought.
    """
    clock = clock_of(row)
    if clock is None:
        return Times()
    was, then = running(row.seats, row.waiting), running(row.seats, waiting)
    left = left_at(row, now)
    if undo:
        for seat in set(then) - set(was):
            left[seat] = max(0.0, left[seat] - clock.increment)
        return stamped(left, then, now)
    for seat in was:
        if turned or seat not in then:
            left[seat] += clock.increment
    for seat in then:
        if clock.per == "turn" and (turned or seat not in was):
            left[seat] = float(clock.seconds)
    return stamped(left, then, now)


def reseated(row: TableRow, seats: list[SeatRow], now: float) -> Times:
    """The clocks when other people, or bots, sit there."""
    clock = clock_of(row)
    if clock is None:
        return Times()
    left = left_at(row, now)
    then = running(seats, row.waiting)
    for old, new in zip(row.seats, seats, strict=True):
        if old.kind == "bot" and new.kind != "bot":
            full = clock.seconds if clock.per == "turn" else RETURN_SECONDS
            left[new.seat] = max(left[new.seat], float(full))
    return stamped(left, then, now)


def overdue(row: TableRow, now: float) -> list[int]:
    """The seats whose time is over."""
    if row.clock is None:
        return []
    left = left_at(row, now)
    return [seat for seat in running(row.seats, row.waiting) if left[seat] <= 0]


# Storage.


async def overdue_tables(storage: Storage, now: float) -> list[str]:
    """The tables at which somebody's time is over."""
    late = TABLES.c.deadline.is_not(None) & (TABLES.c.deadline <= now) & TABLES.c.fault.is_(None)
    query = select(TABLES.c.id).where(late).order_by(TABLES.c.deadline).limit(MOST_AT_ONCE)
    return await storage.read(lambda connection: list(connection.execute(query).scalars()))


async def beat(storage: Storage, begins: bool = False) -> float:
    """Write down that a server is alive; what time was given back because none was before.

    A server that `begins` gives back all since the last sign of life, however short it was.
    """
    clocked = TABLES.c.deadline.is_not(None)
    some = select(TABLES.c.id).where(clocked).limit(1)
    if await storage.read(lambda connection: connection.execute(some).first()) is None:
        return 0.0
    pulse, wound = select(PULSE.c.at), select(func.max(TABLES.c.clock_since)).where(clocked)

    def work(connection: Connection) -> float:
        now = time.time()
        alive = connection.execute(pulse).scalar()
        if begins:  # it may have ended before its first beat
            alive = max(alive or 0.0, connection.execute(wound).scalar() or 0.0)
        connection.execute(delete(PULSE))
        connection.execute(insert(PULSE).values(id=0, at=now))
        gap = 0.0 if alive is None else now - float(alive)
        if not begins and 0 <= gap <= PAUSE_SECONDS:
            return 0.0
        shift = {"clock_since": TABLES.c.clock_since + gap, "deadline": TABLES.c.deadline + gap}
        connection.execute(update(TABLES).where(clocked).values(shift))
        return gap

    given = await storage.write("", work)
    if given:
        log.info("clocks set back", extra={"seconds": round(given, 1)})
    return given
