"""How games go: their rounds, who began, who led and whether that won."""

from collections import Counter, defaultdict
from itertools import groupby
from operator import itemgetter
from typing import Any

import msgspec

from voliere.arena.counts import Share, share


class RoundOf(msgspec.Struct, frozen=True):
    """A round, over all games that had it."""

    round: int
    games: int
    totals: list[float]
    """The mean points at its end, by sheet."""
    choices: float
    """In a game, of all seats together."""
    options: float
    """At a choice."""
    led: Share | None
    """How often who alone had the most points at its end won the game; None where nobody did."""


class Course(msgspec.Struct, frozen=True):
    """What all games together tell."""

    rounds: list[RoundOf]
    changes: dict[int, int]
    """How many games there were for each number of changes of the lead."""
    began: Share | None
    """The victories of those who began; None where this was not watched."""
    began_mean: float
    others_mean: float


class CourseSums:
    """What is summed."""

    def __init__(self) -> None:
        self.rounds: dict[int, defaultdict[str, float]] = {}
        self.changes: Counter[int] = Counter()
        self.beginners: list[float] = [0.0, 0.0, 0.0]
        """How many, their victories, their points; and those of the others:"""
        self.others: list[float] = [0.0, 0.0, 0.0]

    def add(self, sheets: Any, rounds: Any) -> None:
        """One piece."""
        won: dict[tuple[int, int], float] = {}
        for row in sheets.to_pylist():
            won[row["game"], row["sheet"]] = row["won"]
            if row.get("began") is not None:
                sums = self.beginners if row["began"] else self.others
                for index, value in enumerate((1, row["won"], row["score_total"])):
                    sums[index] += value
        for _, legs in groupby(rounds.to_pylist(), itemgetter("game")):
            changes = 0
            for number, leg in groupby(legs, itemgetter("round")):
                changes += self._round(number, list(leg), won)
            self.changes[changes] += 1

    def _round(self, number: int, leg: list[dict[str, int]], won: dict[Any, float]) -> int:
        sums = self.rounds.setdefault(number, defaultdict(float))
        sums["games"] += 1
        for row in leg:
            sums["choices"] += row["choices"]
            sums["options"] += row["options"]
            sums[f"total {row['sheet']}"] += row["total"]
        most = max(row["total"] for row in leg)
        leaders = [row for row in leg if row["total"] == most]
        if len(leaders) == 1:
            sums["leaders"] += 1
            sums["won"] += won[leaders[0]["game"], leaders[0]["sheet"]]
        return sum(row["overtook"] for row in leg)

    def course(self) -> Course:
        """What they add up to."""
        began, (count, wins, points), others = None, self.beginners, self.others
        if count and others[0]:
            began = share(wins, int(count))
        return Course(
            [self._told(number) for number in sorted(self.rounds)],
            dict(sorted(self.changes.items())),
            began,
            points / max(1.0, count),
            others[2] / max(1.0, others[0]),
        )

    def _told(self, number: int) -> RoundOf:
        sums = self.rounds[number]
        games, led = int(sums["games"]), int(sums["leaders"])
        sheets = sum(name.startswith("total ") for name in sums)
        return RoundOf(
            number,
            games,
            [sums[f"total {sheet}"] / games for sheet in range(sheets)],
            sums["choices"] / games,
            sums["options"] / max(1, sums["choices"]),
            share(sums["won"], led) if led else None,
        )
