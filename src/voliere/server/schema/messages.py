"""What goes over a socket, first what clients send."""

from typing import Annotated, Any

from msgspec import Meta, Struct

from voliere.server.schema.common import Count, Error, MessageId, Name, OptionText
from voliere.server.schema.tables import Clocks, TableInfo


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


class PleaMessage(Struct, tag="plea", forbid_unknown_fields=True):
    """Ask the others to leave a space of the board free, or (`free` false) ask no more."""

    space: Annotated[str, Meta(max_length=40)]
    free: bool = True
    id: MessageId = None


ClientMessage = Hello | ChooseMessage | EndMessage | UndoMessage | SayMessage | PleaMessage


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


class Plea(Struct):
    """A seat asks the others to leave a space free."""

    seat: int
    space: str


class StateMessage(Struct, tag="state"):
    """The table as the viewer sees it.

    `events` replaces the client's log from `events_from` on. `undoable` says how many of its last
    choices the viewer may take back; while a turn is open, nothing that follows it has begun.
    `pleas` are null where the game knows none.
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
    pleas: list[Plea] | None = None


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


class PleasMessage(Struct, tag="pleas"):
    """The spaces that seats ask the others to leave free, all of them, when they change."""

    pleas: list[Plea]


class TableMessage(Struct, tag="table"):
    """Seats, names, rematch: what changed around the game."""

    table: TableInfo


class Welcome(Struct, tag="welcome"):
    """The answer to hello: the viewer's seat, or none for a spectator. A state follows.

    `phrases` are what can be said here in every language at once.
    """

    seat: int | None
    lang: str
    table: TableInfo
    phrases: list[str]


class RefusedMessage(Struct, tag="refused"):
    """What was refused on the socket; after a stale choice a state follows."""

    error: Error
    id: MessageId = None
