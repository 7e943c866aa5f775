"""Why an option is better than another, as data: read off the imagined games, never guessed."""

from collections import Counter
from math import sqrt
from typing import Any, Final

from voliere.bots.evaluation import Need
from voliere.coach.doubt import Doubtful
from voliere.coach.playouts import Sample
from voliere.kernel.decision import Space

LEAST: Final = 0.3
"""A row that differs by less is not told."""
STEPS: Final = 3
"""Number of the next turns that a plan tells."""
LEAST_HOPED: Final = 1.0
"""What brings fewer points than this where it comes about is no hope."""
OFTEN: Final = 0.2
"""A step of a plan that is taken in a smaller share of the games is not told."""
SEEN: Final = 12
"""A hope is read off so many games or more,"""
EITHER_WAY: Final = 3
"""of which in so many it comes about, and in as many it does not."""


class Hope:
    """What an option hopes for: something the seat does next in some of the imagined games."""

    def __init__(self, action: int, share: float, points: float, needs: list[Need]) -> None:
        self.action = action
        self.share = share
        """In so many of the games it comes about,"""
        self.points = points
        """which end with so many points more than the others."""
        self.needs = needs

    def as_json(self, space: Space) -> dict[str, Any]:
        """The same as plain data."""
        return {
            "option": space.text(self.action),
            "data": space.data(self.action),
            "share": round(self.share, 2),
            "points": round(self.points, 1),
            "needs": [
                {"what": need.what, "shown": need.shown, "among": need.among} for need in self.needs
            ],
        }


class Comparison:
    """Two options, in the imagined games in which both were tried: what the first brings more."""

    def __init__(
        self,
        first: int,
        second: int,
        points: float,
        rival: float,
        chance: float,
        rows: dict[str, float],
    ) -> None:
        self.first = first
        self.second = second
        self.points = points
        """The seat's own points,"""
        self.rival = rival
        """those of the best of the others,"""
        self.chance = chance
        """the chance to win,"""
        self.rows = rows
        """and the points by row of the score sheet; they add up to `points`."""

    def told(self) -> list[tuple[str, float]]:
        """The rows that matter: what is gained first, then what is given up."""
        rows = [(row, points) for row, points in self.rows.items() if abs(points) >= LEAST]
        return sorted(rows, key=lambda of: -of[1])

    def as_json(self) -> dict[str, Any]:
        """The same as plain data."""
        return {
            "points": round(self.points, 1),
            "rival": round(self.rival, 1),
            "chance": round(self.chance, 3),
            "rows": self.rows,
        }


def compared(first: int, best: list[Sample], second: int, other: list[Sample]) -> Comparison:
    """The best option beside another."""
    pairs = list(zip(best, other, strict=False))
    count = len(pairs)
    points = sum(one.sheet["total"] - two.sheet["total"] for one, two in pairs) / count
    rows = {
        row: sum(one.sheet.get(row, 0.0) - two.sheet.get(row, 0.0) for one, two in pairs) / count
        for row in best[0].sheet
        if row != "total"
    }
    rival = sum(one.rival - two.rival for one, two in pairs) / count
    chance = sum(one.chance - two.chance for one, two in pairs) / count
    return Comparison(first, second, points, rival, chance, added_up(rows, points))


def added_up(rows: dict[str, float], total: float) -> dict[str, float]:
    """Rows rounded to a tenth so that they add up to the total that is shown.

    >>> added_up({"eggs": 1.26, "birds": 1.26, "goals": -0.31}, 2.2)
    {'eggs': 1.2, 'birds': 1.3, 'goals': -0.3}
    """
    tenths = {row: round(10.0 * points) for row, points in rows.items()}
    missing = round(10.0 * total) - sum(tenths.values())
    step = 1 if missing > 0 else -1
    # Those that were rounded the other way the most give way first.
    order = sorted(rows, key=lambda row: step * (tenths[row] - 10.0 * rows[row]))
    for index in range(abs(missing)):
        if order:
            tenths[order[index % len(order)]] += step
    return {row: points / 10.0 for row, points in tenths.items()}


def plan_of(samples: list[Sample]) -> list[tuple[int, float]]:
    """What the seat does most often in each of its next turns, and how often."""
    plan: list[tuple[int, float]] = []
    for step in range(STEPS):
        taken = Counter(sample.turns[step] for sample in samples if len(sample.turns) > step)
        if not taken:
            break
        action, times = min(taken.items(), key=lambda of: (-of[1], of[0]))
        if times / len(samples) < OFTEN:
            break
        plan.append((action, times / len(samples)))
    return plan


def hope_of(samples: list[Sample]) -> Hope | None:
    """What comes about in a part of the games only, and brings most where it does."""
    if len(samples) < SEEN:
        return None
    found: list[Hope] = []
    for action in {action for sample in samples for action in sample.turns}:
        having = [sample.sheet["total"] for sample in samples if action in sample.turns]
        lacking = [sample.sheet["total"] for sample in samples if action not in sample.turns]
        if min(len(having), len(lacking)) < EITHER_WAY:
            continue
        one, other = Doubtful(having), Doubtful(lacking)
        points = one.mean - other.mean
        doubt = sqrt((one.doubt or 0.0) ** 2 + (other.doubt or 0.0) ** 2)
        if points >= LEAST_HOPED and points > doubt:
            found.append(Hope(action, len(having) / len(samples), points, []))
    return max(found, key=lambda hope: (hope.points, -hope.action), default=None)


def reason_of(verdict: str, comparison: Comparison | None) -> str:
    """What a reason speaks of: the rows, the others' loss, the chance, or that all is equal."""
    if comparison is None:
        return "only"
    if verdict == "toss-up":
        return "toss-up"
    kept = -comparison.rival
    if comparison.points >= LEAST and comparison.points >= kept:
        return "rows"
    return "rival" if kept >= LEAST else "chance"


def look_at(comparison: Comparison | None) -> str | None:
    """The row of the score sheet to look at: the one that speaks most for the best option."""
    if comparison is None or not comparison.rows:
        return None
    row = max(comparison.rows, key=lambda name: comparison.rows[name])
    return row if comparison.rows[row] >= LEAST else None
