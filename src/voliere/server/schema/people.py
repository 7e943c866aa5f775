"""Those who play: their keys, notices, ratings and tables."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from voliere.server.schema.common import Name
from voliere.server.schema.tables import TableInfo


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
