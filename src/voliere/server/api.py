"""The HTTP part: what each address answers."""

import asyncio
from typing import Any

from msgspec import UNSET

from voliere import texts
from voliere.bots import bot_names
from voliere.games import game_kind, game_names
from voliere.kernel.errors import refusal
from voliere.kernel.game import Game
from voliere.kernel.knowledge import knowledge_of
from voliere.kernel.record import Record
from voliere.kernel.settings import meant_in
from voliere.server import boards, lists, people, replays, results, seating
from voliere.server.coach import check_allowed
from voliere.server.endpoints import Ask, Endpoint
from voliere.server.problems import problem
from voliere.server.rows import CHOICE, Entry, standing
from voliere.server.schema.coach import (
    AdviceWish,
    Board,
    BoardAdviceWish,
    BoardWish,
    PuzzleAnswer,
    PuzzleBoard,
    Puzzles,
    PuzzleWish,
    ReviewState,
    ReviewWish,
)
from voliere.server.schema.common import Health, LanguageWish
from voliere.server.schema.games import (
    Cards,
    CardWorth,
    GameInfo,
    Games,
    Sentences,
    SettingInfo,
    Worths,
)
from voliere.server.schema.messages import StateMessage, Stored
from voliere.server.schema.people import (
    Best,
    CodeWish,
    Erased,
    MoveCode,
    Noticed,
    OwnTable,
    OwnTables,
    Person,
    PersonKey,
    PersonWish,
    PushKey,
    Subscribe,
)
from voliere.server.schema.replays import Moment, NewReplay, Replay, Step, StepWish
from voliere.server.schema.tables import (
    Choice,
    Created,
    EndTurn,
    Joined,
    JoinSeat,
    ListTables,
    Log,
    LogEntry,
    NewTable,
    SeatChange,
    SeatChanged,
    TableInfo,
    Tables,
    Undo,
)
from voliere.server.table import LiveTable, decode, players, seat_info, table_info
from voliere.server.tokens import hashed
from voliere.server.viewers import Viewer, known_as
from voliere.study.published import published


async def healthz(ask: Ask) -> Health:
    """Whether the server answers."""
    return Health("ok")


async def readyz(ask: Ask) -> Health:
    """Whether the server can write to its storage and read from it."""
    await ask.hall.storage.probe()
    return Health("ok")


async def games(ask: Ask) -> Games:
    """The games with their options, and the levels of bots."""
    return Games([game_info(name, ask.language) for name in game_names()], bot_names())


def game_info(name: str, language: str) -> GameInfo:
    """A game and its options, with the defaults of whoever speaks the language."""
    kind = game_kind(name)
    meant = meant_in(kind.settings_offered, language)
    settings = [
        SettingInfo(s.name, list(s.values), meant.get(s.name, s.default))
        for s in kind.settings_offered
    ]
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


async def worth(ask: Ask) -> Worths:
    """What a game's cards were worth in the study that is brought along."""
    found = published(known_game(ask))
    if found is None:
        return Worths(0, [], False, {})
    worths = {
        one.card: CardWorth(one.kind, one.tier, one.value, one.doubt, one.seats)
        for one in found.placed
    }
    return Worths(found.games, found.bots, found.contested, worths)


async def sentences(ask: Ask) -> Sentences:
    """A game's sentences, for a page that was built without the game."""
    wish: LanguageWish = ask.query
    return Sentences(texts.sentences(wish.language, known_game(ask)))


async def create_table(ask: Ask) -> Created:
    """Create a table. The answer holds the secrets; nobody can ask for them again."""
    return await seating.create(ask.hall, ask.body, ask.address, ask.language)


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
    if ask.token is not None:
        key = await people.bearer_of(ask.hall.storage, ask.token)
        if known_as(table.row, key) != viewer:
            raise problem("seat-lost")
    return game


async def get_table(ask: Ask) -> TableInfo:
    """A table and its seats; an invite shows them before its seat is taken."""
    table = await ask.hall.open(ask.path["table"])
    await ask.hall.refresh(table)
    if ask.token is None or seating.invited_seat(table.row, ask.token) is None:
        await seating.identify(ask.hall, table, ask.token)
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
    return Stored(await ask.hall.choose(table, seat, wish.number, wish.option, wish.hold))


async def end_turn(ask: Ask) -> Stored:
    """End the seat's turn that is held open."""
    table, viewer = await entered(ask)
    seat = seating.playing_seat(table, viewer)
    wish: EndTurn = ask.body
    return Stored(await ask.hall.end_turn(table, seat, wish.number))


async def undo(ask: Ask) -> Stored:
    """Take back the seat's last choices, as long as nothing was revealed since."""
    table, viewer = await entered(ask)
    seat = seating.playing_seat(table, viewer)
    wish: Undo = ask.body
    return Stored(await ask.hall.undo(table, seat, wish.number, wish.count))


async def log(ask: Ask) -> Log:
    """Every choice, undo and end of a turn, in order."""
    table, viewer = await entered(ask)
    async with table.lock:
        game = await awake_for(ask, table, viewer)
        entries = await ask.hall.storage.entries(table.row.id)
    kept = {entry.number for entry in standing(entries)}

    def text(entry: Entry) -> str:
        action = game.space.read(entry.text)
        hidden = entry.chooses and entry.seat != viewer.seat and not table.row.finished
        return "?" if hidden and (action < 0 or game.hides(action)) else entry.text

    def line(entry: Entry) -> LogEntry:
        kind: Any = CHOICE if entry.chooses else entry.kind
        back = entry.chooses and entry.number not in kept
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


async def advice(ask: Ask) -> dict[str, Any]:
    """What the coach thinks of the question that the bearer's seat is asked."""
    table, viewer = await entered(ask)
    seat = seating.playing_seat(table, viewer)
    check_allowed(table.row, seat)
    async with table.lock:
        game = await awake_for(ask, table, viewer)
        if game.decision_of(seat) is None:
            raise refusal("coach.not-asked", seat=seat)
        number, knowledge = table.number, knowledge_of(game, seat)
    wish: AdviceWish = ask.body
    token = ask.token or ""  # whoever plays has one
    coach = ask.hall.coach
    return await coach.advise(table.row.id, number, knowledge, wish.longer, token, ask.address)


async def begin_review(ask: Ask) -> ReviewState:
    """Let the coach look at a replay; it goes on in the background."""
    replay = ask.path["replay"]
    last = len(decode((await replays.find(ask.hall, replay)).record)["choices"])
    wish: ReviewWish = ask.body
    return await ask.hall.reviews.begin(replay, last, wish.quick, ask.address)


async def review_state(ask: Ask) -> ReviewState:
    """How far the review of a replay came."""
    await replays.find(ask.hall, ask.path["replay"])
    return await ask.hall.reviews.state(ask.path["replay"])


async def stop_review(ask: Ask) -> ReviewState:
    """Stop a review that the same address began."""
    await replays.find(ask.hall, ask.path["replay"])
    return await ask.hall.reviews.stop(ask.path["replay"], ask.address)


async def create_person(ask: Ask) -> PersonKey:
    """Somebody who wants to be known; the answer holds the key, which nobody can ask for again."""
    check_newcomer(ask)
    return await people.create(ask.hall.storage, ask.body)


def check_newcomer(ask: Ask) -> None:
    """Refuse an address that makes too many people, or tries too many codes."""
    newcomers = ask.hall.newcomers
    if not newcomers.take(ask.address):
        raise problem("too-fast", rate=newcomers.rate)


async def use_code(ask: Ask) -> PersonKey:
    """Become, on another device, the person whose code it is."""
    check_newcomer(ask)
    wish: CodeWish = ask.body
    return await people.redeem(ask.hall.storage, wish.code)


async def get_person(ask: Ask) -> Person:
    """The bearer's name and mark, ratings and statistics."""
    storage = ask.hall.storage
    person = await people.person_of(storage, ask.token)
    name, mark = await people.name_and_mark(storage, person)
    ratings = await results.ratings_of(storage, person)
    return Person(name, mark, ratings, await results.statistics_of(storage, person))


async def change_person(ask: Ask) -> Person:
    """Another name or mark."""
    person = await people.person_of(ask.hall.storage, ask.token)
    await people.change(ask.hall.storage, person, ask.body)
    return await get_person(ask)


async def erase_person(ask: Ask) -> Erased:
    """Forget the bearer with all that is personal."""
    person = await people.person_of(ask.hall.storage, ask.token)
    rows = await people.tables_of(ask.hall.storage, person)
    await people.erase(ask.hall.storage, person)
    for row in rows:
        await ask.hall.heard(row.id)
    return Erased(len(rows))


async def new_code(ask: Ask) -> MoveCode:
    """A code that makes another device the bearer's, once and within ten minutes."""
    person = await people.person_of(ask.hall.storage, ask.token)
    return await people.new_code(ask.hall.storage, person)


async def own_tables(ask: Ask) -> OwnTables:
    """The tables at which the bearer sits, whose key opens them on every device."""
    person = await people.person_of(ask.hall.storage, ask.token)
    rows = await people.tables_of(ask.hall.storage, person)
    return OwnTables(
        [
            OwnTable(table_info(row), next(s.seat for s in row.seats if s.person == person))
            for row in rows
        ]
    )


async def push_key(ask: Ask) -> PushKey:
    """The key with which this server's notices are signed."""
    return PushKey(await ask.hall.pusher.public_key())


async def subscribe(ask: Ask) -> Noticed:
    """Tell a browser from now on when it is the bearer's turn, also when the page is closed."""
    table, viewer = await entered(ask)
    seat = seating.playing_seat(table, viewer)
    await ask.hall.pusher.subscribe(table.row.id, seat, ask.body, ask.address)
    return Noticed(seat)


async def best(ask: Ask) -> Best:
    """The best at rated tables of a game."""
    return await results.best(ask.hall.storage, known_game(ask))


async def replay_position(ask: Ask) -> Moment:
    """The whole position of a replay after so many choices."""
    found = await boards.position_of(ask.hall, ask.path["replay"], ask.number("number"))
    return Moment(found)


async def show_board(ask: Ask) -> Board:
    """A position after some choices, as each seat sees it; nothing of it is kept."""
    return await boards.board(ask.body)


async def board_advice(ask: Ask) -> dict[str, Any]:
    """What the coach thinks of the question that is asked on such a board."""
    wish: BoardAdviceWish = ask.body
    knowledge = await asyncio.to_thread(boards.known, wish)
    name = hashed(repr((wish.position, wish.choices)))
    owner = f"board {ask.address}"
    return await ask.hall.coach.advise(name, 0, knowledge, wish.longer, owner, ask.address)


async def list_puzzles(ask: Ask) -> Puzzles:
    """The puzzles of a game, and today's."""
    return boards.all_of(ask.path["game"])


async def get_puzzle(ask: Ask) -> PuzzleBoard:
    """A puzzle as it is asked."""
    return await asyncio.to_thread(boards.posed, ask.path["game"], ask.path["puzzle"])


async def answer_puzzle(ask: Ask) -> PuzzleAnswer:
    """Whether an answer is right, and why."""
    wish: PuzzleWish = ask.body
    game, puzzle = ask.path["game"], ask.path["puzzle"]
    return await asyncio.to_thread(boards.answered, game, puzzle, wish)


TABLE = "/api/tables/{table}"
PUZZLE = "/api/puzzles/{game}/{puzzle}"
REPLAY = "/api/replays/{replay}"

ENDPOINTS = (
    Endpoint("GET", "/healthz", healthz, Health),
    Endpoint("GET", "/readyz", readyz, Health),
    Endpoint("GET", "/api/games", games, Games),
    Endpoint("GET", "/api/games/{game}/cards", cards, Cards),
    Endpoint("GET", "/api/games/{game}/worth", worth, Worths),
    Endpoint("GET", "/api/games/{game}/sentences", sentences, Sentences, query=LanguageWish),
    Endpoint("POST", "/api/tables", create_table, Created, NewTable, 201, big=True),
    Endpoint("GET", "/api/tables", list_tables, Tables, query=ListTables),
    Endpoint("GET", TABLE, get_table, TableInfo),
    Endpoint("POST", f"{TABLE}/seats", join_seat, Joined, JoinSeat, 201),
    Endpoint("PUT", f"{TABLE}/seats/{{seat}}", change_seat, SeatChanged, SeatChange),
    Endpoint("GET", f"{TABLE}/view", view, StateMessage),
    Endpoint("POST", f"{TABLE}/choices", choose, Stored, Choice, 201),
    Endpoint("POST", f"{TABLE}/end", end_turn, Stored, EndTurn, 201),
    Endpoint("POST", f"{TABLE}/undo", undo, Stored, Undo, 201),
    Endpoint("POST", f"{TABLE}/advice", advice, dict[str, Any], AdviceWish),
    Endpoint("GET", f"{TABLE}/log", log, Log),
    Endpoint("GET", f"{TABLE}/record", record, dict[str, Any]),
    Endpoint("POST", f"{TABLE}/rematch", rematch, TableInfo, status=201),
    Endpoint("POST", "/api/people", create_person, PersonKey, PersonWish, 201),
    Endpoint("POST", "/api/people/code", use_code, PersonKey, CodeWish, 201),
    Endpoint("GET", "/api/me", get_person, Person),
    Endpoint("PUT", "/api/me", change_person, Person, PersonWish),
    Endpoint("DELETE", "/api/me", erase_person, Erased),
    Endpoint("POST", "/api/me/code", new_code, MoveCode, status=201),
    Endpoint("GET", "/api/me/tables", own_tables, OwnTables),
    Endpoint("GET", "/api/games/{game}/best", best, Best),
    Endpoint("GET", "/api/push", push_key, PushKey),
    Endpoint("POST", f"{TABLE}/notices", subscribe, Noticed, Subscribe, 201),
    Endpoint("POST", "/api/replays", upload_replay, NewReplay, dict[str, Any], 201, big=True),
    Endpoint("GET", REPLAY, get_replay, Replay),
    Endpoint("POST", f"{REPLAY}/review", begin_review, ReviewState, ReviewWish),
    Endpoint("GET", f"{REPLAY}/review", review_state, ReviewState),
    Endpoint("DELETE", f"{REPLAY}/review", stop_review, ReviewState),
    Endpoint("GET", f"{REPLAY}/steps/{{number}}", replay_step, Step, query=StepWish),
    Endpoint("GET", f"{REPLAY}/positions/{{number}}", replay_position, Moment),
    Endpoint("POST", "/api/boards", show_board, Board, BoardWish, big=True),
    Endpoint("POST", "/api/boards/advice", board_advice, dict[str, Any], BoardAdviceWish, big=True),
    Endpoint("GET", "/api/puzzles/{game}", list_puzzles, Puzzles),
    Endpoint("GET", PUZZLE, get_puzzle, PuzzleBoard),
    Endpoint("POST", f"{PUZZLE}/answer", answer_puzzle, PuzzleAnswer, PuzzleWish),
)
