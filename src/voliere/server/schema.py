"""Every shape that goes over the wire. docs/api.md explains them; OpenAPI is made from them."""

from typing import Annotated, Any, Literal

from msgspec import UNSET, Meta, Struct, UnsetType

Kind = Literal["person", "bot", "open"]
State = Literal["playing", "finished"]
Name = Annotated[str, Meta(max_length=40, pattern="^[^\\x00-\\x1f\\x7f]*$")]
Level = Annotated[str, Meta(min_length=1, max_length=40)]
Count = Annotated[int, Meta(ge=0, le=1_000_000)]
SeatNumber = Annotated[int, Meta(ge=0, le=7)]
Seed = Annotated[int, Meta(ge=0, le=2**63 - 1)]
Speakers = Literal["everyone", "friends", "nobody"]
OptionText = Annotated[str, Meta(min_length=1, max_length=200)]
Settings = dict[str, bool | int | str]


class Clock(Struct, forbid_unknown_fields=True):
    """The time of each seat: so many seconds per turn, or for the game with an increment per turn.

    At `zero` a bot plays on until the person is back, or the seat is lost: a bot plays it to the
    end.
    """

    per: Literal["turn", "game"]
    seconds: Annotated[int, Meta(ge=5, le=30 * 24 * 3600)]
    increment: Annotated[int, Meta(ge=0, le=3600)] = 0
    zero: Literal["bot", "lost"] = "bot"


# What clients send.


class SeatWish(Struct, forbid_unknown_fields=True):
    """Who shall hold a seat: a person with an invite, a bot of a level, or anyone (`open`)."""

    kind: Kind = "person"
    level: Level = "random"
    name: Name = ""


class NewTable(Struct, forbid_unknown_fields=True):
    """A table to create. A `record` or `start` position is played on from where it stands.

    `chat` says who may speak there: everyone, friends (who came with an invite), nobody.
    """

    game: Annotated[str, Meta(max_length=40)]
    seats: Annotated[list[SeatWish], Meta(min_length=1, max_length=8)]
    settings: Settings = {}
    public: bool = False
    chat: Speakers = "everyone"
    clock: Clock | None = None
    rated: bool = False
    seed: Seed | None = None
    record: dict[str, Any] | None = None


class JoinSeat(Struct, forbid_unknown_fields=True):
    """Take a seat: the one of the invite, or an open one (a certain one, or the first).

    `person` is a person's key: the seat is theirs on every device."""

    seat: SeatNumber | None = None
    name: Name = ""
    person: Annotated[str, Meta(max_length=100)] | None = None


class PersonWish(Struct, forbid_unknown_fields=True):
    """A name, and a mark that the page draws, by its id."""

    name: Name
    mark: Annotated[str, Meta(max_length=20, pattern="^[a-z-]*$")] = ""


class Subscribe(Struct, forbid_unknown_fields=True):
    """A browser's push subscription: its service's address and its two keys, in base64."""

    endpoint: Annotated[str, Meta(max_length=1000)]
    p256dh: Annotated[str, Meta(max_length=100, pattern="^[A-Za-z0-9_=-]*$")]
    auth: Annotated[str, Meta(max_length=40, pattern="^[A-Za-z0-9_=-]*$")]
    language: Literal["en", "fr"] = "en"


class CodeWish(Struct, forbid_unknown_fields=True):
    """A code that another device shows."""

    code: Annotated[str, Meta(max_length=40)]


class SeatChange(Struct, forbid_unknown_fields=True):
    """Hand a seat to a bot, open it, or take it back; a name alone renames."""

    kind: Kind
    level: Level = "random"
    name: Name | None = None


class Choice(Struct, forbid_unknown_fields=True):
    """An option's text, and the number of the state that it answers.

    If it is to `hold`, the turn stays open after its last choice, until the seat ends it.
    """

    number: Count
    option: OptionText
    hold: bool = False


class EndTurn(Struct, forbid_unknown_fields=True):
    """End the seat's turn that is held open, seen in the state of this number."""

    number: Count


class Undo(Struct, forbid_unknown_fields=True):
    """Take back the seat's last choices, seen in the state of this number."""

    number: Count
    count: Annotated[int, Meta(ge=1, le=1000)] = 1


class ListTables(Struct, forbid_unknown_fields=True):
    """Which public tables to list: with a free seat, in play to watch, or finished."""

    list: Literal["open", "playing", "finished"] = "open"
    game: Annotated[str, Meta(max_length=40)] = ""
    before: Annotated[float, Meta(ge=0)] | UnsetType = UNSET
    limit: Annotated[int, Meta(ge=1, le=100)] = 50


class StepWish(Struct, forbid_unknown_fields=True):
    """Whose view of a replay's step is wanted; without a seat, a spectator's."""

    seat: SeatNumber | UnsetType = UNSET


class AdviceWish(Struct, forbid_unknown_fields=True):
    """Advice on the question that the seat is asked; `longer` lets the coach think on."""

    longer: bool = False


class ReviewWish(Struct, forbid_unknown_fields=True):
    """A review of a finished game; a quick one thinks less about each choice."""

    quick: bool = True


class BoardWish(Struct, forbid_unknown_fields=True):
    """A position, and choices made from it, each as `SEAT:OPTION`."""

    position: dict[str, Any]
    choices: Annotated[list[OptionText], Meta(max_length=600)] = []


class BoardAdviceWish(BoardWish):
    """The same, to be thought about for the seat that is asked there."""

    longer: bool = False


class Skill(Struct, forbid_unknown_fields=True):
    """How strong somebody is at puzzles, on openskill's scale: the mean and its doubt."""

    mu: Annotated[float, Meta(ge=-100, le=200)]
    sigma: Annotated[float, Meta(gt=0, le=50)]


class PuzzleWish(Struct, forbid_unknown_fields=True):
    """An answer to a puzzle: the text of an option; and the skill so far of whoever answers."""

    option: OptionText
    skill: Skill | None = None


class LanguageWish(Struct, forbid_unknown_fields=True):
    """In which language the sentences are wanted."""

    language: Literal["en", "fr"] = "en"


# What clients send over the socket.

MessageId = Annotated[str, Meta(max_length=200)] | int | None


class Hello(Struct, tag="hello", forbid_unknown_fields=True):
    """The first message: the token of a seat, of the gallery, or none on a public table."""

    token: Annotated[str, Meta(max_length=100)] | None = None
    lang: Annotated[str, Meta(max_length=40)] = ""


class ChooseMessage(Struct, tag="choose", forbid_unknown_fields=True):
    """A choice; `id` comes back in the answer. To `hold` leaves the turn open after it."""

    number: Count
    option: OptionText
    hold: bool = False
    id: MessageId = None


class EndMessage(Struct, tag="end", forbid_unknown_fields=True):
    """End the turn that is held open; `id` comes back in the answer."""

    number: Count
    id: MessageId = None


class UndoMessage(Struct, tag="undo", forbid_unknown_fields=True):
    """Take back the last choices; `id` comes back in the answer."""

    number: Count
    count: Annotated[int, Meta(ge=1, le=1000)] = 1
    id: MessageId = None


class SayMessage(Struct, tag="say", forbid_unknown_fields=True):
    """Something to say: a text, or a phrase by its id. A spectator may give a name."""

    text: Annotated[str, Meta(max_length=300)] = ""
    phrase: Annotated[str, Meta(max_length=40)] = ""
    name: Name = ""
    id: MessageId = None


ClientMessage = Hello | ChooseMessage | EndMessage | UndoMessage | SayMessage

# What the server says.


class FaultData(Struct):
    """One thing that is wrong: a message id, its arguments, and both as a sentence."""

    id: str
    arguments: dict[str, Any]
    sentence: str = ""


class Error(Struct):
    """What was refused: the first fault's id, the sentence in the client's language, all faults."""

    id: str
    sentence: str
    faults: list[FaultData]


class Refused(Struct):
    """The answer to a request that was refused."""

    error: Error


class Seat(Struct):
    """A seat as everybody sees it. `failed` names the bot level that a lower one replaced.

    `lost`: its time was over, and a bot plays it to the end."""

    seat: int
    kind: Kind
    level: str | None
    name: str
    taken: bool
    failed: str | None
    lost: bool = False


class Clocks(Struct):
    """The seconds that each seat has left, and the seats whose clocks run; a bot's never does."""

    left: list[float]
    running: list[int]


class TableInfo(Struct):
    """A table as everybody at it sees it. `number` counts its log; times are Unix seconds.

    `slow_bots` are the seats whose bots wait for their turn to think, because many think here.
    """

    table: str
    game: str
    rules: int
    settings: Settings
    seats: list[Seat]
    public: bool
    seeded: bool
    state: State
    archived: bool
    number: int
    waiting: list[int]
    created: float
    touched: float
    scores: list[dict[str, int]] | None
    replay: str | None
    rematch: str | None
    slow_bots: list[int] = []
    chat: Speakers = "everyone"
    clock: Clock | None = None
    clocks: Clocks | None = None
    rated: bool = False


class Created(Struct):
    """A new table and its secrets: the host's, the gallery's if private, each person's invite."""

    table: TableInfo
    host: str
    watch: str | None
    invites: list[str | None]


class Joined(Struct):
    """The seat taken, and the token that holds it from now on."""

    seat: int
    token: str


class SeatChanged(Struct):
    """The seat as it is now; an invite if it now waits for a person."""

    seat: Seat
    invite: str | None


class Tables(Struct):
    """Public tables, the last touched first; `before` of the next page is the last `touched`."""

    tables: list[TableInfo]


class PersonKey(Struct):
    """The key that makes a device a person's."""

    key: str


class PushKey(Struct):
    """The key of this server's notices, in base64."""

    key: str


class Noticed(Struct):
    """The browser will be told of the seat's turns."""

    seat: int


class PersonRating(Struct):
    """An openskill rating (Plackett-Luce): the mean, the doubt, and from how many rated games."""

    game: str
    mu: float
    sigma: float
    games: int


class Opponent(Struct):
    """Games against a person or a level of bot, with those in which one stood before or behind."""

    name: str
    level: str | None
    games: int
    better: int
    worse: int


class GameStatistics(Struct):
    """A person's games: mean and best total, and the mean of each part of the sheet.

    `left` games, which somebody else ended, count in no mean.
    """

    game: str
    games: int
    won: int
    left: int
    mean: float | None
    best: int | None
    parts: dict[str, float]
    against: list[Opponent]


class Person(Struct):
    """Somebody who is known here."""

    name: str
    mark: str
    ratings: list[PersonRating]
    statistics: list[GameStatistics]


class Erased(Struct):
    """A person was forgotten, who sat at so many tables."""

    tables: int


class MoveCode(Struct):
    """A code to be typed on another device before this moment."""

    code: str
    until: float


class OwnTable(Struct):
    """A table at which a person sits."""

    table: TableInfo
    seat: int


class OwnTables(Struct):
    """A person's tables, the last touched first."""

    tables: list[OwnTable]


class BestPlayer(Struct):
    """A person, or a level of bot, with a rating."""

    name: str
    mark: str
    level: str | None
    rating: PersonRating


class Best(Struct):
    """The best at a game, by the mean less three times the doubt."""

    players: list[BestPlayer]


class Stored(Struct, tag="stored"):
    """The choice, undo or end of a turn is stored: the log has this number of entries now."""

    number: int
    id: MessageId = None


class TakenBack(Struct):
    """Who took back how many choices."""

    seat: int
    count: int


class OpenTurn(Struct):
    """The seats that may end their turn or take back; `whole` if not just an answer within one."""

    seats: list[int]
    whole: bool


class StateMessage(Struct, tag="state"):
    """The table as the viewer sees it.

    `events` replaces the client's log from `events_from` on. `undoable` says how many of its last
    choices the viewer may take back; while a turn is open, nothing that follows it has begun.
    """

    number: int
    seat: int | None
    view: dict[str, Any]
    events_from: int
    events: list[dict[str, Any]]
    undoable: int
    taken_back: TakenBack | None = None
    open_turn: OpenTurn | None = None
    clocks: Clocks | None = None


class Word(Struct):
    """What somebody said: on a seat, or in the gallery (`seat` is null) under a name."""

    number: int
    seat: int | None
    name: str
    phrase: str | None
    text: str
    at: float


class WordsMessage(Struct, tag="words"):
    """What was said: after a welcome all that is kept, later each as it comes."""

    words: list[Word]


class TableMessage(Struct, tag="table"):
    """Seats, names, rematch: what changed around the game."""

    table: TableInfo


class Welcome(Struct, tag="welcome"):
    """The answer to hello: the viewer's seat, or none for a spectator. A state follows."""

    seat: int | None
    lang: str
    table: TableInfo


class RefusedMessage(Struct, tag="refused"):
    """What was refused on the socket; after a stale choice a state follows."""

    error: Error
    id: MessageId = None


class LogEntry(Struct):
    """A choice, an undo or an end of a turn as the viewer may know it; `?` is a hidden choice."""

    number: int
    kind: Literal["choice", "undo", "end"]
    seat: int
    text: str
    at: float
    taken_back: bool


class Log(Struct):
    """All that was ever chosen at a table, with what was taken back."""

    entries: list[LogEntry]


class SettingInfo(Struct):
    """An option of a game, its values and its default."""

    name: str
    values: list[bool | int | str]
    default: bool | int | str


class GameInfo(Struct):
    """A game that can be played here."""

    name: str
    rules: int
    seats: list[int]
    settings: list[SettingInfo]


class Games(Struct):
    """The games and the levels of bots."""

    games: list[GameInfo]
    bots: list[str]


class Cards(Struct):
    """A game's catalogue; `effects` words, by id, those that no card alone does."""

    cards: list[dict[str, Any]]
    effects: dict[str, dict[str, str]]


class Sentences(Struct):
    """A game's sentences in one language, by id; a list holds the plural forms, singular first."""

    sentences: dict[str, str | list[str]]


class NewReplay(Struct):
    """The name under which an uploaded record stays."""

    replay: str


class TurnStart(Struct):
    """Where a turn of a replay begins: after so many choices, whose it is, in which round."""

    number: int
    seat: int
    round: int


class Replay(Struct):
    """A finished or uploaded game: its record, its turns and, as data, all that happened."""

    replay: str
    game: str
    created: float
    record: dict[str, Any]
    turns: list[TurnStart]
    events: list[dict[str, Any]]


class Step(Struct):
    """A replay after so many choices; the events are those of the last choice."""

    number: int
    last: int
    view: dict[str, Any]
    events: list[dict[str, Any]]


class ReviewState(Struct):
    """How far a review came: after how many of its choices, and the whole when it is done."""

    state: Literal["none", "running", "stopped", "done"]
    done: int
    last: int
    review: dict[str, Any] | None


class Health(Struct):
    """The server answers, or also reaches its storage."""

    status: Literal["ok"]


class Board(Struct):
    """A board to think about: where it began, where it stands, and each seat's view of it.

    `seat` is asked, or nobody (-1); `events` are those of the choices, with nothing hidden.
    """

    start: dict[str, Any]
    position: dict[str, Any]
    seat: int
    views: list[dict[str, Any]]
    events: list[dict[str, Any]]


class PuzzleLine(Struct):
    """A puzzle in a list: what it is about, and the skill that it asks for."""

    id: str
    theme: str
    rating: float


class Puzzles(Struct):
    """The puzzles of a game, and today's."""

    game: str
    today: str | None
    puzzles: list[PuzzleLine]


class PuzzleBoard(Struct):
    """A puzzle: the position in which the seat is asked."""

    id: str
    game: str
    theme: str
    rating: float
    seat: int
    position: dict[str, Any]


class PuzzleAnswer(Struct):
    """Whether an answer was right, the best one, the coach's counsel, and the skill from now on.

    An answer that is not `judged` was so far behind that the coach gave it up.
    """

    right: bool
    best: str
    judged: bool
    counsel: dict[str, Any]
    skill: Skill


class Moment(Struct):
    """The whole position of a replay at a moment."""

    position: dict[str, Any]
