"""A table in memory: its game, who listens, and what each viewer is told."""

import asyncio
import time
from typing import Any

import msgspec

import voliere
from voliere.games import game_kind
from voliere.kernel.errors import Refusal
from voliere.kernel.events import Event
from voliere.kernel.game import Game
from voliere.kernel.record import Record
from voliere.server import clocks
from voliere.server.limits import Addresses, Bucket
from voliere.server.problems import problem
from voliere.server.rows import (
    END,
    HELD,
    UNDO,
    Entry,
    PleaRow,
    ReplayRow,
    SeatRow,
    Snapshot,
    TableRow,
    standing,
)
from voliere.server.schema.messages import OpenTurn, Plea, StateMessage, TableMessage, TakenBack
from voliere.server.schema.tables import Seat, TableInfo
from voliere.server.tokens import new_id
from voliere.server.viewers import Listener

encode = msgspec.json.encode
decode = msgspec.json.decode


WORDS_PER_SECOND = 1.5
"""What a seat, or an address in the gallery, may say in the long run,"""
GALLERY_WORDS_PER_SECOND = 3.0
"""and what all the gallery may."""
PLEAS_PER_SECOND = 5.0
"""Spaces that a seat may ask to leave free."""


class LiveTable:
    """A table that somebody uses now. All that follows happens while its lock is held."""

    def __init__(self, row: TableRow) -> None:
        self.row = row
        self.lock = asyncio.Lock()
        self.listeners: set[Listener] = set()
        self.thinking: set[int] = set()
        self.slow_bots: set[int] = set()
        """Seats whose bots have waited for long for their turn to think."""
        self.used = time.monotonic()
        self.moved = self.used - max(0.0, time.time() - row.touched)
        """When the last entry came, by a clock that nobody sets."""
        self.game: Game | None = None
        """None while it sleeps: storage has it."""
        self.number = 0
        """How many entries the log has."""
        self.asked: dict[int, int] = {}
        """For each seat that is asked, the number from which on its question stands."""
        self.acted: dict[int, int] = {}
        """For each seat, the log's number after the last entry of its own."""
        self.words: list[Any] = []
        """What was said here, as far as this process has read it; see chat.py."""
        self.pleas: list[PleaRow] = []
        """The spaces that seats asked to leave free, also some that are not free any more."""
        self.pleaders = Addresses(PLEAS_PER_SECOND)
        self.speakers = Addresses(WORDS_PER_SECOND)
        self.gallery = Bucket(GALLERY_WORDS_PER_SECOND)
        self.earlier: list[Event] = []
        """What happened under older rules, before the game's beginning here."""
        self.told = 0
        """How many events the listeners have."""
        self.turns = 0
        """How many turns had ended at the last entry."""

    # The game.

    def sleep(self) -> None:
        """Forget the game; the next use reads it from storage."""
        self.game = None

    def rebuild(self, entries: list[Entry]) -> Game:
        """Play the log again, all of it since the game's beginning."""
        game = beginning(self.row)
        self.asked = {}
        self.follow(game, None, self.row.base)
        for entry in standing([entry for entry in entries if entry.number >= self.row.base]):
            self.enact(game, entry)
        self.number = entries[-1].number + 1 if entries else 0
        self.acted = {entry.seat: entry.number + 1 for entry in entries}
        for entry in entries:
            if entry.kind == UNDO and entry.seat in self.asked:
                self.asked[entry.seat] = max(self.asked[entry.seat], entry.number + 1)
        self.game = game
        return game

    def enact(self, game: Game, entry: Entry) -> None:
        """Do what an entry says that is no undo."""
        if entry.kind == END:
            game.end_turn(entry.seat)
        else:
            choose(game, entry.seat, entry.text, entry.kind == HELD)
        self.follow(game, entry.seat, entry.number + 1)

    def follow(self, game: Game, seat: int | None, number: int) -> None:
        """After a choice: who is asked, and since when. Questions to other seats stand."""
        asked = self.asked if seat is not None else {}
        self.asked = {
            other: number if other == seat else asked.get(other, number) for other in game.waiting()
        }
        self.number = number
        self.turns = game.turns
        if seat is not None:
            self.acted[seat] = number

    def check_fresh(self, seat: int, number: int) -> None:
        """Refuse an answer to anything but the question that stands."""
        if number > self.number or not self.asks(seat, number):
            raise problem("stale", number=number, now=self.number)

    def check_own(self, seat: int, number: int) -> None:
        """Refuse what was seen before the seat's own last entry."""
        if not self.acted.get(seat, 0) <= number <= self.number:
            raise problem("stale", number=number, now=self.number)

    def asks(self, seat: int, number: int) -> bool:
        """Whether what the seat was asked at this number still stands."""
        return number >= self.asked.get(seat, self.number)

    def snapshot(self, game: Game, undo: bool = False) -> Snapshot:
        """Where the game stands, to be stored with the entry that led there, and the clocks."""
        snapshot = self.standing(game)
        turned = game.turns != self.turns
        times = clocks.after(self.row, snapshot.waiting, time.time(), turned, undo)
        return snapshot.at_times(times)

    def standing(self, game: Game) -> Snapshot:
        """Where the game stands."""
        waiting = sum(1 << seat for seat in game.waiting())
        position = encode(game.position()).decode()
        sheets = game.scores()
        totals = encode([sheet["total"] for sheet in sheets]).decode()
        snapshot = Snapshot(waiting, False, position, round=game.round_number(), totals=totals)
        if game.seat < 0:
            snapshot.waiting, snapshot.finished = 0, True
            snapshot.scores = encode(sheets).decode()
            snapshot.replay = replay_of(game, players(self.row), self.earlier)
        return snapshot

    # What is told.

    def seat_anew(self, row: TableRow) -> None:
        """Take in who sits where now; who lost what his token stood for hears nothing more."""
        self.row = row
        for listener in [one for one in self.listeners if not one.belongs(row)]:
            self.listeners.discard(listener)
            listener.close(problem("seat-lost"))

    def close(self, why: Refusal) -> None:
        """Send everybody away."""
        for listener in self.listeners:
            listener.close(why)
        self.listeners.clear()
        self.sleep()

    def state(self, game: Game, seat: int | None, since: int = 0) -> StateMessage:
        """The state as a viewer sees it."""
        events = game.log(seat, since)
        if since:
            since += len(self.earlier)
        else:
            events = game.as_seen(self.earlier, seat) + events
        plays = seat is not None and self.row.seats[seat].kind == "person"
        undoable = game.undoable(seat) if seat is not None and plays and game.seat >= 0 else 0
        state = StateMessage(self.number, seat, game.view(seat), since, as_data(events), undoable)
        if seats := game.open_turns():
            state.open_turn = OpenTurn(seats, game.ends_turn or not game.held)
        state.clocks = clocks.shown(self.row, time.time())
        state.pleas = self.pleas_of(game)
        return state

    def pleas_of(self, game: Game) -> list[Plea] | None:
        """The spaces that seats ask to leave free, of those that still are; None in most games."""
        spaces = game.spaces_to_keep()
        now = game.round_number()
        asked = [plea for plea in self.pleas if plea.round == now and plea.space in spaces]
        return [Plea(plea.seat, plea.space) for plea in asked] if spaces else None

    def tell_state(self, game: Game, since: int, taken_back: TakenBack | None = None) -> None:
        """Send every listener its own view."""
        self.told = len(game.events)
        for seat in {listener.seat for listener in self.listeners}:
            message = self.state(game, seat, since)
            message.taken_back = taken_back
            self.tell(encode(message).decode(), seat)

    def tell(self, message: str, seat: int | None) -> None:
        """Send a message to the listeners with this view."""
        for listener in self.listeners:
            if listener.seat == seat:
                listener.send(message)

    def tell_table(self) -> None:
        """Send everybody what changed around the game."""
        message = encode(TableMessage(self.info())).decode()
        for listener in self.listeners:
            listener.send(message)

    def info(self, now: float | None = None) -> TableInfo:
        """The table as everybody at it sees it."""
        info = table_info(self.row, now)
        info.slow_bots = sorted(self.slow_bots)
        return info

    def has_people(self) -> bool:
        """Whether somebody plays here."""
        return any(seat.kind == "person" and seat.token is not None for seat in self.row.seats)


def choose(game: Game, seat: int, option: str, held: bool) -> None:
    """Make a choice; if it is held, the seat ends its turn itself."""
    before = game.holders
    game.holders = before | 1 << seat if held else before & ~(1 << seat)
    try:
        game.choose(option, seat)
    except Refusal:
        game.holders = before
        raise


def table_info(row: TableRow, now: float | None = None) -> TableInfo:
    """A table as everybody at it sees it: no secret, nothing of the deal."""
    moment = time.time() if now is None else now
    chat: Any = row.chat
    return TableInfo(
        table=row.id,
        game=row.game,
        rules=row.rules,
        settings=decode(row.settings),
        seats=[seat_info(seat) for seat in row.seats],
        public=row.public,
        seeded=row.seeded,
        state="finished" if row.finished else "playing",
        archived=row.archived,
        number=row.number,
        waiting=[seat.seat for seat in row.seats if row.waiting >> seat.seat & 1],
        created=row.created,
        touched=row.touched,
        scores=None if row.scores is None else decode(row.scores),
        replay=row.replay,
        rematch=row.rematch,
        chat=chat,
        clock=clocks.clock_of(row),
        rated=row.rated,
        clocks=clocks.shown(row, moment),
        round=row.round,
        totals=decode(row.totals or "[]"),
    )


def seat_info(seat: SeatRow) -> Seat:
    """A seat as everybody sees it."""
    level = seat.level if seat.kind == "bot" else None
    kind: Any = seat.kind
    taken, mark = seat.token is not None, "" if seat.kind == "open" else seat.mark
    return Seat(seat.seat, kind, level, seat.name, taken, seat.failed, seat.lost, mark)


def beginning(row: TableRow) -> Game:
    """The game of a table before its first choice."""
    rules = game_kind(row.game).rules
    if row.rules != rules:
        raise problem("rules", found=row.rules, rules=rules)
    return voliere.replay(Record(row.game, row.rules, decode(row.origin), [], None))


def players(row: TableRow) -> list[str]:
    """Who holds each seat, for the record."""
    return [
        seat.level if seat.kind == "bot" else seat.name or seat.kind
        for seat in sorted(row.seats, key=lambda seat: seat.seat)
    ]


def as_data(events: list[Event]) -> list[dict[str, Any]]:
    """Events as plain data."""
    return [event.as_json() for event in events]


def as_text(events: list[Event]) -> str:
    """Events as they are stored."""
    return encode(as_data(events)).decode()


def replay_of(game: Game, names: list[str], earlier: list[Event]) -> ReplayRow:
    """A replay of all that was played: nothing of a finished game is hidden."""
    record = game.record()
    record.players = names
    events = as_text(earlier + game.events)
    return ReplayRow(new_id(), game.name, time.time(), encode(record.as_json()).decode(), events)
