"""A table: what is wished for it and done at it, and what everybody sees of it."""

from typing import Annotated, Any, Literal

from msgspec import UNSET, Meta, Struct, UnsetType

from voliere.server.schema.common import (
    Count,
    Kind,
    Level,
    Name,
    OptionText,
    SeatNumber,
    Seed,
    Settings,
    Speakers,
    State,
)


class Clock(Struct, forbid_unknown_fields=True):
    """The time of each seat: so many seconds per turn, or for the game with an increment per turn.

    At `zero` a bot plays on until the person is back, or the seat is lost: a bot plays it to the
    end.
    """

    per: Literal["turn", "game"]
    seconds: Annotated[int, Meta(ge=5, le=30 * 24 * 3600)]
    increment: Annotated[int, Meta(ge=0, le=3600)] = 0
    zero: Literal["bot", "lost"] = "bot"


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


class Seat(Struct):
    """A seat as everybody sees it. `failed` names the bot level that a lower one replaced.

    `lost`: its time was over, and a bot plays it to the end. `mark` is that of a known person."""

    seat: int
    kind: Kind
    level: str | None
    name: str
    taken: bool
    failed: str | None
    lost: bool = False
    mark: str = ""


class Clocks(Struct):
    """The seconds that each seat has left, and the seats whose clocks run; a bot's never does."""

    left: list[float]
    running: list[int]


class TableInfo(Struct):
    """A table as everybody at it sees it. `number` counts its log; times are Unix seconds.

    `slow_bots` are the seats whose bots wait for their turn to think, because many think here;
    `totals` are those of the score sheets, as far as everybody may know them.
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
    round: int = 1
    totals: list[int] = []


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
