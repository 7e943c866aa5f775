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
OptionText = Annotated[str, Meta(min_length=1, max_length=200)]
Settings = dict[str, bool | int | str]

# What clients send.


class SeatWish(Struct, forbid_unknown_fields=True):
    """Who shall hold a seat: a person with an invite, a bot of a level, or anyone (`open`)."""

    kind: Kind = "person"
    level: Level = "random"
    name: Name = ""


class NewTable(Struct, forbid_unknown_fields=True):
    """A table to create. A `record` or `start` position is played on from where it stands."""

    game: Annotated[str, Meta(max_length=40)]
    seats: Annotated[list[SeatWish], Meta(min_length=1, max_length=8)]
    settings: Settings = {}
    public: bool = False
    seed: Seed | None = None
    record: dict[str, Any] | None = None


class JoinSeat(Struct, forbid_unknown_fields=True):
    """Take a seat: the one of the invite, or an open one (a certain one, or the first)."""

    seat: SeatNumber | None = None
    name: Name = ""


class SeatChange(Struct, forbid_unknown_fields=True):
    """Hand a seat to a bot, open it, or take it back; a name alone renames."""

    kind: Kind
    level: Level = "random"
    name: Name | None = None


class Choice(Struct, forbid_unknown_fields=True):
    """An option's text, and the number of the state that it answers."""

    number: Count
    option: OptionText


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
    """A choice; `id` comes back in the answer."""

    number: Count
    option: OptionText
    id: MessageId = None


class UndoMessage(Struct, tag="undo", forbid_unknown_fields=True):
    """Take back the last choices; `id` comes back in the answer."""

    number: Count
    count: Annotated[int, Meta(ge=1, le=1000)] = 1
    id: MessageId = None


ClientMessage = Hello | ChooseMessage | UndoMessage

# What the server says.


class FaultData(Struct):
    """One thing that is wrong: a message id and its arguments."""

    id: str
    arguments: dict[str, Any]


class Error(Struct):
    """What was refused: the first fault's id, the sentence in the client's language, all faults."""

    id: str
    sentence: str
    faults: list[FaultData]


class Refused(Struct):
    """The answer to a request that was refused."""

    error: Error


class Seat(Struct):
    """A seat as everybody sees it. `failed` names the bot level that a lower one replaced."""

    seat: int
    kind: Kind
    level: str | None
    name: str
    taken: bool
    failed: str | None


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


class Stored(Struct, tag="stored"):
    """The choice or undo is stored: the log has this number of entries now."""

    number: int
    id: MessageId = None


class TakenBack(Struct):
    """Who took back how many choices."""

    seat: int
    count: int


class StateMessage(Struct, tag="state"):
    """The table as the viewer sees it.

    `events` replaces the client's log from `events_from` on. `undoable` says how many of its last
    choices the viewer may take back.
    """

    number: int
    seat: int | None
    view: dict[str, Any]
    events_from: int
    events: list[dict[str, Any]]
    undoable: int
    taken_back: TakenBack | None = None


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
    """A choice or an undo as the viewer may know it; `?` is a choice hidden from it."""

    number: int
    kind: Literal["choice", "undo"]
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


class Replay(Struct):
    """A finished or uploaded game: its record and, as data, all that happened."""

    replay: str
    game: str
    created: float
    record: dict[str, Any]
    events: list[dict[str, Any]]


class Step(Struct):
    """A replay after so many choices; the events are those of the last choice."""

    number: int
    last: int
    view: dict[str, Any]
    events: list[dict[str, Any]]


class Health(Struct):
    """The server answers, or also reaches its storage."""

    status: Literal["ok"]
