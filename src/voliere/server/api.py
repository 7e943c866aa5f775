"""The HTTP part: what each address answers."""

from typing import Any

from msgspec import UNSET

from voliere import texts
from voliere.bots import bot_names
from voliere.games import game_kind, game_names
from voliere.kernel.game import Game
from voliere.kernel.record import Record
from voliere.server import lists, replays, seating
from voliere.server.endpoints import Ask, Endpoint
from voliere.server.problems import problem
from voliere.server.rows import Entry, standing
from voliere.server.schema import (
    Cards,
    Choice,
    Created,
    GameInfo,
    Games,
    Health,
    Joined,
    JoinSeat,
    LanguageWish,
    ListTables,
    Log,
    LogEntry,
    NewReplay,
    NewTable,
    Replay,
    SeatChange,
    SeatChanged,
    Sentences,
    SettingInfo,
    StateMessage,
    Step,
    StepWish,
    Stored,
    TableInfo,
    Tables,
    Undo,
)
from voliere.server.table import LiveTable, players, seat_info, table_info
from voliere.server.tokens import hashed
from voliere.server.viewers import Viewer, known_as


async def healthz(ask: Ask) -> Health:
    """Whether the server answers."""
    return Health("ok")


async def readyz(ask: Ask) -> Health:
    """Whether the server can write to its storage and read from it."""
    await ask.hall.storage.probe()
    return Health("ok")


async def games(ask: Ask) -> Games:
    """The games with their options, and the levels of bots."""
    return Games([game_info(name) for name in game_names()], bot_names())


def game_info(name: str) -> GameInfo:
    """A game and its options."""
    kind = game_kind(name)
    settings = [SettingInfo(s.name, list(s.values), s.default) for s in kind.settings_offered]
    return GameInfo(name, kind.rules, list(kind.seat_counts), settings)


def known_game(ask: Ask) -> str:
    """The game in the path."""
    game = ask.path["game"]
    if game not in game_names():
        raise problem("no-such-game", name=game, allowed=game_names())
    return game


async def cards(ask: Ask) -> Cards:
    """A game's cards and tiles."""
    kind = game_kind(known_game(ask))
    return Cards(kind.cards(), kind.effects())


async def sentences(ask: Ask) -> Sentences:
    """A game's sentences, for a page that was built without the game."""
    wish: LanguageWish = ask.query
    return Sentences(texts.sentences(wish.language, known_game(ask)))


async def create_table(ask: Ask) -> Created:
    """Create a table. The answer holds the secrets; nobody can ask for them again."""
    return await seating.create(ask.hall, ask.body, ask.address)


async def list_tables(ask: Ask) -> Tables:
    """Public tables, the last touched first."""
    rows = await lists.public_tables(ask.hall.storage, ask.query)
    return Tables([table_info(row) for row in rows])


async def entered(ask: Ask) -> tuple[LiveTable, Viewer]:
    """The table of the address, and who asks."""
    table = await ask.hall.open(ask.path["table"])
    return table, await seating.identify(ask.hall, table, ask.token)


async def awake_for(ask: Ask, table: LiveTable, viewer: Viewer) -> Game:
    """The game, if the token still stands for the same seat now that it is read."""
    game = await ask.hall.awake(table)
    if ask.token is not None and known_as(table.row, hashed(ask.token)) != viewer:
        raise problem("seat-lost")
    return game


async def get_table(ask: Ask) -> TableInfo:
    """A table and its seats."""
    table, _ = await entered(ask)
    await ask.hall.refresh(table)
    return table.info()


async def join_seat(ask: Ask) -> Joined:
    """Take a seat: with an invite as bearer token its seat, otherwise an open one."""
    table = await ask.hall.open(ask.path["table"])
    seat, token = await seating.join(ask.hall, table, ask.body, ask.token, ask.address)
    return Joined(seat, token)


async def change_seat(ask: Ask) -> SeatChanged:
    """Hand a seat to a bot, leave it, or take it back."""
    table, viewer = await entered(ask)
    await ask.hall.refresh(table)
    number = ask.number("seat")
    invite = await seating.change_seat(ask.hall, table, number, ask.body, viewer)
    return SeatChanged(seat_info(table.row.seats[number]), invite)


async def view(ask: Ask) -> StateMessage:
    """The state as the bearer sees it, with the whole log."""
    table, viewer = await entered(ask)
    async with table.lock:
        game = await awake_for(ask, table, viewer)
        return table.state(game, viewer.seat)


async def choose(ask: Ask) -> Stored:
    """Make a choice."""
    table, viewer = await entered(ask)
    seat = seating.playing_seat(table, viewer)
    wish: Choice = ask.body
    return Stored(await ask.hall.choose(table, seat, wish.number, wish.option))


async def undo(ask: Ask) -> Stored:
    """Take back the seat's last choices, as long as nothing was revealed since."""
    table, viewer = await entered(ask)
    seat = seating.playing_seat(table, viewer)
    wish: Undo = ask.body
    return Stored(await ask.hall.undo(table, seat, wish.number, wish.count))


async def log(ask: Ask) -> Log:
    """Every choice and undo, in order."""
    table, viewer = await entered(ask)
    async with table.lock:
        game = await awake_for(ask, table, viewer)
        entries = await ask.hall.storage.entries(table.row.id)
    kept = {entry.number for entry in standing(entries)}

    def text(entry: Entry) -> str:
        action = game.space.read(entry.text)
        hidden = entry.kind == "choice" and entry.seat != viewer.seat and not table.row.finished
        return "?" if hidden and (action < 0 or game.hides(action)) else entry.text

    def line(entry: Entry) -> LogEntry:
        kind: Any = entry.kind
        back = entry.kind == "choice" and entry.number not in kept
        return LogEntry(entry.number, kind, entry.seat, text(entry), entry.at, back)

    return Log([line(entry) for entry in entries])


async def record(ask: Ask) -> dict[str, Any]:
    """The record: whole when the game is over, else what the bearer may know of it."""
    table, viewer = await entered(ask)
    async with table.lock:
        game = await awake_for(ask, table, viewer)
        written: Record = game.record() if table.row.finished else game.record_of(viewer.seat)
    written.players = players(table.row)
    return written.as_json()


async def rematch(ask: Ask) -> TableInfo:
    """A new table with the same players; everybody's token holds the same seat there."""
    table, viewer = await entered(ask)
    return await seating.rematch(ask.hall, table, viewer)


async def upload_replay(ask: Ask) -> NewReplay:
    """Keep a record as a replay; it is played again first, and must fit."""
    return NewReplay(await replays.keep(ask.hall, ask.body, ask.address))


async def get_replay(ask: Ask) -> Replay:
    """A finished or uploaded game."""
    return await replays.read(ask.hall, ask.path["replay"])


async def replay_step(ask: Ask) -> Step:
    """A replay after so many choices, as a seat or a spectator saw it."""
    wish: StepWish = ask.query
    seat = None if wish.seat is UNSET else wish.seat
    return await replays.step(ask.hall, ask.path["replay"], ask.number("number"), seat)


TABLE = "/api/tables/{table}"
REPLAY = "/api/replays/{replay}"

ENDPOINTS = (
    Endpoint("GET", "/healthz", healthz, Health),
    Endpoint("GET", "/readyz", readyz, Health),
    Endpoint("GET", "/api/games", games, Games),
    Endpoint("GET", "/api/games/{game}/cards", cards, Cards),
    Endpoint("GET", "/api/games/{game}/sentences", sentences, Sentences, query=LanguageWish),
    Endpoint("POST", "/api/tables", create_table, Created, NewTable, 201, big=True),
    Endpoint("GET", "/api/tables", list_tables, Tables, query=ListTables),
    Endpoint("GET", TABLE, get_table, TableInfo),
    Endpoint("POST", f"{TABLE}/seats", join_seat, Joined, JoinSeat, 201),
    Endpoint("PUT", f"{TABLE}/seats/{{seat}}", change_seat, SeatChanged, SeatChange),
    Endpoint("GET", f"{TABLE}/view", view, StateMessage),
    Endpoint("POST", f"{TABLE}/choices", choose, Stored, Choice, 201),
    Endpoint("POST", f"{TABLE}/undo", undo, Stored, Undo, 201),
    Endpoint("GET", f"{TABLE}/log", log, Log),
    Endpoint("GET", f"{TABLE}/record", record, dict[str, Any]),
    Endpoint("POST", f"{TABLE}/rematch", rematch, TableInfo, status=201),
    Endpoint("POST", "/api/replays", upload_replay, NewReplay, dict[str, Any], 201, big=True),
    Endpoint("GET", REPLAY, get_replay, Replay),
    Endpoint("GET", f"{REPLAY}/steps/{{number}}", replay_step, Step, query=StepWish),
)
