"""What the games of a collection add up to, read one piece after the other."""

from collections.abc import Iterator, Sequence
from typing import Any, Final

import msgspec
import numpy as np
from numpy.typing import NDArray

from voliere.arena.collection import CARDS, ROUNDS, SCORE, SHEETS, TOTAL, Collection
from voliere.arena.counts import Share, share
from voliere.games import game_kind
from voliere.kernel.events import PLAYED
from voliere.study.course import Course, CourseSums
from voliere.study.dealings import MEANINGS, dealings
from voliere.study.means import Z
from voliere.study.pairs import Pair, PairSums, Played

FEW: Final = 30
"""A card that fewer seats dealt with is not judged."""
LAST_ROUND: Final = 32
"""Later rounds are counted with this one."""
SEEN, POINTS, SQUARES, WON, GIVEN, ROWS = range(6)
"""What is summed for each card: how many seats, their totals, the squares, their victories, what
the event itself gave; then the rows of the score sheet."""

Sums = NDArray[np.float64]


class Seat(msgspec.Struct, frozen=True):
    """How a seat fared."""

    sheet: int
    bot: str
    won: Share
    totals: list[int]
    rows: dict[str, float]
    """The mean of each row of the score sheet."""
    choices: float
    options: float
    """Options at a choice, on average; 0 where they were not counted."""


class Worth(msgspec.Struct, frozen=True):
    """What it was worth to a seat that something happened to it with a card.

    `points` and `victories` compare with all cards to which the same happened in the same round and
    seat: so neither a late round nor a good seat makes a card look better.
    """

    event: str
    card: str
    seats: int
    share: float
    """Of all seats, how many it happened to."""
    won: Share
    mean: float
    points: float
    doubt: float
    """To each side of `points`, the interval of 95 %."""
    victories: float
    victories_doubt: float
    given: float
    """The points that the event itself gave, on average: of a goal, an objective."""
    rows: dict[str, float]
    """`points` by the rows of the score sheet."""
    rounds: list[tuple[int, int, float, float]]
    """By round: the seats, `points` and `doubt` of those to which it happened in it."""


class Counts(msgspec.Struct, frozen=True):
    """All that a report tells."""

    games: int
    seats: list[Seat]
    course: Course
    worths: list[Worth]
    pairs: list[Pair]


def count(collection: Collection) -> Counts:
    """Read the collection once."""
    kind, seats = game_kind(collection.plan.game), max(2, collection.plan.seats)
    games, sheets, course = 0, SheetSums(), CourseSums()
    cards, pairs = CardSums(seats, kind.dealings), PairSums()
    for sheet_table, card_table, round_table in tables(collection):
        games += len(set(sheet_table["game"].to_pylist()))
        sheets.add(sheet_table)
        course.add(sheet_table, round_table)
        pairs.add(cards.add(sheet_table, card_table))
    worths = cards.worths(sum(sheets.played.values()))
    return Counts(games, sheets.seats(), course.course(), worths, pairs.pairs())


def tables(collection: Collection) -> Iterator[tuple[Any, ...]]:
    """The tables of each piece."""
    kinds = (SHEETS, CARDS, ROUNDS)
    yield from zip(*(collection.tables(kind) for kind in kinds), strict=True)


class SheetSums:
    """What is summed by score sheet."""

    def __init__(self) -> None:
        self.bots: dict[int, str] = {}
        self.played: dict[int, int] = {}
        self.won: dict[int, float] = {}
        self.totals: dict[int, list[int]] = {}
        self.sums: dict[int, dict[str, float]] = {}

    def add(self, table: Any) -> None:
        """One piece."""
        names = [name for name in table.column_names if name.startswith(SCORE)]
        for row in table.to_pylist():
            sheet = row["sheet"]
            self.bots[sheet] = row["bot"]
            self.played[sheet] = self.played.get(sheet, 0) + 1
            self.won[sheet] = self.won.get(sheet, 0.0) + row["won"]
            self.totals.setdefault(sheet, []).append(row[TOTAL])
            sums = self.sums.setdefault(sheet, {})
            for name in [*names, "choices", "options"]:
                sums[name] = sums.get(name, 0.0) + row[name]

    def seats(self) -> list[Seat]:
        """Each sheet with its means."""
        return [self._seat(sheet) for sheet in sorted(self.played)]

    def _seat(self, sheet: int) -> Seat:
        played, sums = self.played[sheet], self.sums[sheet]
        rows = {n.removeprefix(SCORE): s / played for n, s in sums.items() if n.startswith(SCORE)}
        return Seat(
            sheet,
            self.bots[sheet],
            share(self.won[sheet], played),
            self.totals[sheet],
            rows,
            sums["choices"] / played,
            sums["options"] / max(1.0, sums["choices"]),
        )


class CardSums:
    """What is summed by event and card, apart for each round and seat."""

    def __init__(self, sheets: int, meanings: dict[str, str]) -> None:
        self.sheets = sheets
        self.meanings = meanings
        self.rows: list[str] = []
        self.sums: dict[str, dict[str, Sums]] = {}

    def add(self, sheets: Any, cards: Any) -> list[Played]:
        """One piece; what happened twice to a seat with one card counts the first time.

        Returned is who played which cards, and how that ended.
        """
        names = [n for n in sheets.column_names if n.startswith(SCORE) and n != TOTAL]
        self.rows = self.rows or [name.removeprefix(SCORE) for name in names]
        outcomes: dict[tuple[int, int], Sums] = {}
        for row in sheets.to_pylist():
            total = row[TOTAL]
            told = [1, total, total * total, row["won"], 0, *(row[name] for name in names)]
            outcomes[row["game"], row["sheet"]] = np.array(told, np.float64)
        played: dict[tuple[int, int], list[str]] = {where: [] for where in outcomes}
        for dealt in dealings(self.meanings, cards):
            outcome = outcomes[dealt.game, dealt.sheet]
            sums = self._sums(dealt.event, dealt.card)
            place = sums[min(dealt.round, LAST_ROUND) - 1, dealt.sheet]
            place += outcome
            place[GIVEN] += dealt.points or 0
            if dealt.event == PLAYED:
                played[dealt.game, dealt.sheet].append(dealt.card)
        return [(played[where], outcomes[where][POINTS]) for where in outcomes]

    def _sums(self, event: str, card: str) -> Sums:
        by_card = self.sums.setdefault(event, {})
        if card not in by_card:
            by_card[card] = np.zeros((LAST_ROUND, self.sheets, ROWS + len(self.rows)))
        return by_card[card]

    def worths(self, seats: int) -> list[Worth]:
        """Each event and card that enough seats had, the best first within an event."""
        found = [
            worth(event, card, sums, usual, seats, self.rows)
            for event, by_card in self.sums.items()
            for usual in [np.sum(list(by_card.values()), axis=0)]
            for card, sums in by_card.items()
            if sums[..., SEEN].sum() >= FEW
        ]
        return sorted(found, key=lambda one: (order(one.event), -one.points, one.card))


def order(event: str) -> tuple[int, str]:
    """What concerns the hand comes first."""
    return (MEANINGS.index(event) if event in MEANINGS else len(MEANINGS), event)


def worth(
    event: str, card: str, sums: Sums, usual: Sums, seats: int, rows: Sequence[str] = ()
) -> Worth:
    """A card against all to which the same happened in the same round and seat."""
    count = float(sums[..., SEEN].sum())
    expected = usual / np.maximum(usual[..., SEEN : SEEN + 1], 1)
    more = (sums - sums[..., SEEN, None] * expected).sum(axis=(0, 1)) / count
    won = float(sums[..., WON].sum())
    even = won / count
    by_round = [
        (number, int(part[..., SEEN].sum()), *compared(part, expected[number - 1]))
        for number, part in enumerate(sums, 1)
        if part[..., SEEN].sum() >= FEW
    ]
    return Worth(
        event,
        card,
        int(count),
        count / seats,
        share(won, int(count)),
        float(sums[..., POINTS].sum()) / count,
        *compared(sums, expected),
        float(more[WON]),
        Z * (even * (1 - even) / count) ** 0.5,
        float(sums[..., GIVEN].sum()) / count,
        {name: float(more[ROWS + index]) for index, name in enumerate(rows)},
        by_round,
    )


def compared(sums: Sums, expected: Sums) -> tuple[float, float]:
    """How many points more than expected, and the interval of 95 % to each side."""
    n, mean = sums[..., SEEN], expected[..., POINTS]
    count = float(n.sum())
    points = float((sums[..., POINTS] - n * mean).sum()) / count
    left = sums[..., SQUARES] - 2 * mean * sums[..., POINTS] + n * mean * mean
    spread = max(0.0, float(left.sum()) / count - points * points)
    return points, Z * float(spread / count) ** 0.5
