"""The games that can be played here, their cards and their sentences."""

from typing import Any, Literal

from msgspec import Struct


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


class CardWorth(Struct):
    """What a card was worth to the seats that had it; `doubt` lies to each side of `value`."""

    kind: str
    tier: Literal["S", "A", "B", "C", "D"]
    value: float
    doubt: float
    seats: int


class Worths(Struct):
    """What the cards of a game were worth in a study of so many games; none without a study.

    A `value` is a share of victories, or, where nobody wins, points.
    """

    games: int
    bots: list[str]
    contested: bool
    worths: dict[str, CardWorth]


class Sentences(Struct):
    """A game's sentences in one language, by id; a list holds the plural forms, singular first."""

    sentences: dict[str, str | list[str]]
