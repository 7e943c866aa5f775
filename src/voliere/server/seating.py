"""Who sits where: new tables, invites, open seats, seats handed to bots, rematches."""

import asyncio
import contextlib
import secrets
import time
from copy import copy
from typing import Any

import voliere
from voliere.bots import check_bot
from voliere.games import game_kind
from voliere.kernel.errors import Refusal
from voliere.kernel.game import Game, begin, settle
from voliere.kernel.settings import meant_in
from voliere.server.clocks import begun, check_clock
from voliere.server.hall import Hall
from voliere.server.lists import unfinished_of, uploaded_by
from voliere.server.names import clean_name
from voliere.server.people import bearer_of, name_and_mark, person_of
from voliere.server.problems import problem
from voliere.server.rows import CHOICE, Entry, SeatRow, TableRow
from voliere.server.schema.tables import (
    Created,
    JoinSeat,
    NewTable,
    SeatChange,
    SeatWish,
    TableInfo,
)
from voliere.server.table import LiveTable, as_text, encode, table_info
from voliere.server.tokens import hashed, new_id, new_token
from voliere.server.viewers import Viewer, known_as
from voliere.texts import DEFAULT_LANGUAGE

SEED_BITS = 63
MEGABYTE = 1 << 20
ENTRY_BYTES = 64
"""About what a line of a table's log takes in storage."""
UNREADABLE = (AttributeError, IndexError, KeyError, OverflowError, TypeError, ValueError)
"""What a game may stumble over in a record that only pretends to be one."""


# Who is there.


async def identify(hall: Hall, table: LiveTable, token: str | None) -> Viewer:
    """Whom a token stands for. Without one, anybody may watch a public table."""
    if token is None:
        if not table.row.public:
            raise problem("private")
        return Viewer()
    key = await bearer_of(hall.storage, token)
    viewer = known_as(table.row, key)
    if viewer is None:
        await hall.refresh(table)
        viewer = known_as(table.row, key)
    if viewer is None:
        raise problem("token")
    return viewer


def playing_seat(table: LiveTable, viewer: Viewer) -> int:
    """The seat for which the viewer may choose."""
    if viewer.seat is None:
        raise problem("not-seated")
    if table.row.seats[viewer.seat].kind != "person":
        raise problem("seat-handed", seat=viewer.seat)
    return viewer.seat


# New tables.


async def create(
    hall: Hall, wish: NewTable, address: str, language: str = DEFAULT_LANGUAGE
) -> Created:
    """A new table, dealt, with the defaults of its opener's language; bots think at once."""
    creator = hashed(address)
    limit = hall.config.tables_per_address
    if await unfinished_of(hall.storage, creator) >= limit:
        raise problem("too-many-tables", limit=limit)
    for seat in wish.seats:
        if seat.kind == "bot":
            check_bot(seat.level)
    check_clock(wish.clock, len(wish.seats))
    if wish.rated and (len(wish.seats) < 2 or wish.seed is not None or wish.record is not None):
        raise problem("rated-deal")
    if wish.record is None:
        game = new_game(wish, language)
    else:
        await check_quota(hall, creator)
        game = await asyncio.to_thread(replayed, wish.record, wish)
    seeded = wish.seed is not None or wish.record is not None
    host, watch = new_token(), None if wish.public else new_token()
    invites = [new_token() if seat.kind == "person" else None for seat in wish.seats]
    row = new_row(game, creator, wish.public, seeded)
    row.uploaded = 0 if wish.record is None else len(encode(wish.record))
    row.host, row.watch = hashed(host), watch and hashed(watch)
    row.chat = wish.chat
    row.rated = wish.rated
    row.clock = None if wish.clock is None else encode(wish.clock).decode()
    row.seats = [
        seat_row(number, seat, invite)
        for number, (seat, invite) in enumerate(zip(wish.seats, invites, strict=True))
    ]
    table = await store(hall, row, game)
    return Created(table.info(), host, watch, invites)


async def check_quota(hall: Hall, creator: str) -> None:
    """Refuse a record from an address that has uploaded enough."""
    limit = hall.config.uploads_per_address
    if await uploaded_by(hall.storage, creator) >= limit * MEGABYTE:
        raise problem("too-many-uploads", limit=limit)


def new_game(wish: NewTable, language: str) -> Game:
    """The game that is wished for."""
    kind = game_kind(wish.game)
    seats = len(wish.seats)
    settings = settle(kind, seats, meant_in(kind.settings_offered, language) | wish.settings)
    seed = secrets.randbits(SEED_BITS) if wish.seed is None else wish.seed
    return begin(kind, seats, seed, settings)


def replayed(record: dict[str, Any], wish: NewTable | None = None) -> Game:
    """The game of an uploaded record, and whether it fits the table that is wished for."""
    try:
        game = voliere.replay(record)
    except Refusal:
        raise
    except UNREADABLE as error:
        raise problem("record-unreadable", reason=type(error).__name__) from None
    if wish is not None and (game.name, game.seats) != (wish.game, len(wish.seats)):
        raise problem("record-other", game=game.name, seats=game.seats)
    return game


def new_row(game: Game, creator: str, public: bool, seeded: bool) -> TableRow:
    """A table for a game, without seats and secrets."""
    now = time.time()
    return TableRow(
        id=new_id(),
        game=game.name,
        rules=game.rules,
        settings=encode(game.settings).decode(),
        public=public,
        seeded=seeded,
        host="",
        watch=None,
        creator=creator,
        created=now,
        touched=now,
        finished=game.seat < 0,
        archived=False,
        number=len(game.choices),
        waiting=0,
        scores=None,
        replay=None,
        rematch=None,
        base=0,
        origin=encode(game.origin).decode(),
        seats=[],
    )


def seat_row(number: int, wish: SeatWish, invite: str | None) -> SeatRow:
    """A seat as it was wished for."""
    level = wish.level if wish.kind == "bot" else ""
    name = clean_name(wish.name)
    return SeatRow(number, wish.kind, level, name, None, invite and hashed(invite), None)


async def store(hall: Hall, row: TableRow, game: Game, rematch_of: str | None = None) -> LiveTable:
    """Store a new table with its game, and open it."""
    entries = [
        Entry(
            number,
            CHOICE,
            int(text[0]),
            text.partition(":")[2],
            row.created,
            events_after(game, number + 1),
        )
        for number, text in enumerate(game.record().choices)
    ]
    row.told = events_after(game, 0)
    snapshot = LiveTable(row).standing(game)
    snapshot.at_times(begun(row, snapshot.waiting, row.created))
    row.waiting, row.scores = snapshot.waiting, snapshot.scores
    row.clock_left, row.clock_since = snapshot.clock_left, snapshot.clock_since
    row.deadline = snapshot.deadline
    row.replay = snapshot.replay.id if snapshot.replay else None
    if row.uploaded:
        row.uploaded += len(snapshot.position) + ENTRY_BYTES * len(entries)
        row.uploaded += (
            len(snapshot.replay.record + snapshot.replay.events) if snapshot.replay else 0
        )
    if not await hall.storage.create(row, entries, snapshot, rematch_of):
        raise problem("rematch-exists")
    table = await hall.open(row.id)
    hall.wake_bots(table)
    return table


def events_after(game: Game, choices: int) -> str:
    """What happened after so many choices and before the next."""
    return as_text([event for event in game.events if event.number == choices])


# Seats.


async def join(
    hall: Hall, table: LiveTable, wish: JoinSeat, token: str | None, address: str
) -> tuple[int, str]:
    """Take the seat of an invite, or an open one; the new token holds it from now on."""
    await hall.refresh(table)
    seat = invited_seat(table.row, token) if token else None
    came_from = None
    if seat is None:
        viewer = await identify(hall, table, token)
        seat = open_seat(table.row, wish.seat)
        came_from = hashed(address)
        check_unseen(table.row, viewer, came_from)
    person = None
    if wish.person is not None:
        person = await person_of(hall.storage, wish.person)
        if any(other.person == person for other in table.row.seats):
            raise problem("seen-a-seat")
    elif table.row.rated:
        raise problem("rated-person")
    new = new_token()
    changes: dict[str, Any] = {
        "person": person,
        "kind": "person",
        "level": "",
        "token": hashed(new),
        "invite": None,
        "failed": None,
        "address": came_from,
    }
    if name := clean_name(wish.name):
        changes["name"] = name
    if person is not None:
        changes["name"], changes["mark"] = await name_and_mark(hall.storage, person)
    if not await hall.change_seat(table, seat.seat, seat, **changes):
        raise problem("seat-taken", seat=seat.seat)
    return seat.seat, new


def invited_seat(row: TableRow, token: str) -> SeatRow | None:
    """The seat that an invite opens."""
    hash_ = hashed(token)
    return next((seat for seat in row.seats if seat.free and seat.invite == hash_), None)


def check_unseen(row: TableRow, viewer: Viewer, address: str) -> None:
    """Refuse an open seat to whoever has a seat here, or took another open one from this address.

    There are no accounts, so the address must do; people who share one use invites.
    """
    seated = viewer.seat is not None or viewer.left is not None
    if seated or any(seat.address == address for seat in row.seats):
        raise problem("seen-a-seat")


def open_seat(row: TableRow, number: int | None) -> SeatRow:
    """The seat of this number if it is open, or the first open one."""
    wanted = row.seats if number is None else row.seats[number : number + 1]
    if number is not None and not wanted:
        raise problem("no-such-seat", seat=number, allowed=list(range(len(row.seats))))
    free = [seat for seat in wanted if seat.free and seat.kind == "open"]
    if not free:
        raise problem("no-open-seat")
    return free[0]


def present(hall: Hall, table: LiveTable, seat: int) -> bool:
    """Whether somebody sits there with an open socket and has not let the table wait for long."""
    waited = time.monotonic() - table.moved >= hall.config.absent_seconds
    keeps_waiting = bool(table.row.waiting >> seat & 1) and waited
    return not keeps_waiting and any(listener.seat == seat for listener in table.listeners)


async def change_seat(
    hall: Hall, table: LiveTable, number: int, wish: SeatChange, viewer: Viewer
) -> str | None:
    """Hand a seat to a bot, leave it, take it back; an invite if it now waits for a person.

    The holder may do all of it with its own seat. The host may do as he likes with seats that
    nobody ever held, and hand an absent person's seat to a bot; only that person can take it back.
    """
    if number >= len(table.row.seats):
        allowed = list(range(len(table.row.seats)))
        raise problem("no-such-seat", seat=number, allowed=allowed)
    seat = table.row.seats[number]
    held = seat.token is not None
    own = number in (viewer.seat, viewer.left)
    if not own and not (viewer.host and (wish.kind == "bot" or not held)):
        raise problem("not-your-seat", seat=number)
    if not own and held and present(hall, table, number):
        raise problem("seat-present", seat=number)
    if seat.lost:
        raise problem("time-over", seat=number)
    invite = None
    changes: dict[str, Any] = {"kind": wish.kind, "level": "", "failed": None}
    if wish.kind == "bot":
        check_bot(wish.level)
        changes |= {"level": wish.level, "invite": None}
    elif wish.kind == "open":
        changes |= {"invite": None, "name": ""}
    elif not held:
        invite = new_token()
        changes["invite"] = hashed(invite)
    if wish.name is not None:
        changes["name"] = clean_name(wish.name)
    if not await hall.change_seat(table, number, seat, **changes):
        raise problem("seat-taken", seat=number)
    hall.wake_bots(table)
    return invite


async def rematch(hall: Hall, table: LiveTable, viewer: Viewer) -> TableInfo:
    """The same game with the same players, whose tokens hold the same seats at the new table."""
    if viewer.seat is None and not viewer.host:
        raise problem("not-seated")
    await hall.refresh(table)
    old = table.row
    if not old.finished:
        raise problem("not-finished")
    if old.rematch is None:
        kind = game_kind(old.game)
        settings = settle(kind, len(old.seats), dict(table.info().settings))
        game = begin(kind, len(old.seats), secrets.randbits(SEED_BITS), settings)
        row = new_row(game, old.creator, old.public, seeded=False)
        row.host, row.watch, row.chat = old.host, old.watch, old.chat
        row.clock, row.rated = old.clock, old.rated
        row.seats = [seat_again(seat) for seat in old.seats]
        with contextlib.suppress(Refusal):
            await store(hall, row, game, old.id)
        await hall.refresh(table)
    following = await hall.open(table.row.rematch or "")
    return table_info(following.row)


def seat_again(seat: SeatRow) -> SeatRow:
    """A seat at the rematch: one that was left is free, for nobody has seen the new deal."""
    again = copy(seat)
    if seat.kind == "open":
        again.token = again.address = again.person = None
        again.mark = ""
    if again.lost:
        again.kind, again.level, again.lost = "person", "", False
    return again
