"""The score sheet that a seat may expect, row by row: what it has, and its share of what comes."""

import json
from functools import cache
from math import sqrt
from pathlib import Path
from typing import Any, Final

from voliere.bots.evaluation import Evaluation
from voliere.bots.learned import Learnable, Learned
from voliere.kernel.game import Game
from voliere.plugins import HEURISTICS, plugin_folder

FILE: Final = "gains.json"
"""The file beside what bots know of a game, in which the gains of many games are kept."""
STEPS: Final = 10
"""The share of the game that is left is looked up in so many steps."""
SURE: Final = 0.25
"""Points by which a lead spreads even when nearly nothing is left of the game."""
WIDER: Final = 1.2
"""Where nobody measured it, a lead spreads by so many times the `spread` of the evaluation."""


class Gains:
    """What came, row by row, after moments at which a certain share of the game was left."""

    def __init__(self, rows: dict[str, list[float]], spread: float) -> None:
        self.rows = rows
        """For each row the mean gain by tenths of the game that was left, the last tenth first."""
        self.spread = spread
        """By how much a lead that is expected when the whole game is left misses the real one."""

    def shares(self, left: float) -> dict[str, float]:
        """How what is still to come is made up; the rows add up to 1."""
        step = min(STEPS - 1, int(STEPS * left))
        gains = {row: by_left[step] for row, by_left in self.rows.items()}
        total = sum(gains.values())
        return {row: gain / total for row, gain in gains.items()}

    def spread_when(self, left: float) -> float:
        """The spread of a lead while this share of the game is left."""
        return SURE + self.spread * sqrt(left)


@cache
def gains_of(game: str) -> Gains | None:
    """What was measured of a game; None where nothing was."""
    file = gains_file(game)
    if not file.is_file():
        return None
    kept: dict[str, Any] = json.loads(file.read_text(encoding="utf-8"))
    return Gains(kept["gains"], kept["spread"])


def gains_file(game: str) -> Path:
    """Where the gains of a game lie, if anybody measured them."""
    return (plugin_folder(HEURISTICS, game) or Path()) / FILE


def expected_sheet(evaluation: Evaluation, game: Game, seat: int) -> dict[str, float]:
    """The score sheet that a seat may expect at the end, in a game that is not over.

    The total is the evaluation's. What it expects beyond the points so far is shared among the
    rows as it was in many games at that time.
    """
    gains = gains_of(game.name)
    if gains is None:
        return evaluation.expected_sheet(game, seat)
    now = game.scores_seen(seat)[seat]
    total = evaluation.value(game, seat)
    shares = gains.shares(share_left(evaluation, game, seat))
    sheet = {
        row: points + shares.get(row, 0.0) * (total - now["total"])
        for row, points in now.items()
        if row != "total"
    }
    return {**sheet, "total": total}


def spread_of(evaluation: Evaluation, game: Game, seat: int) -> float:
    """The spread of a lead: the more of the game is left, the less is sure."""
    gains = gains_of(game.name) or Gains({}, WIDER * evaluation.spread)
    return gains.spread_when(share_left(evaluation, game, seat))


def share_left(evaluation: Evaluation, game: Game, seat: int) -> float:
    """The share of the game that is left, from 0 to 1; half of it where nobody can tell."""
    if isinstance(evaluation, Learned):
        return evaluation.learnable.left(game, seat)
    return evaluation.left(game, seat) if isinstance(evaluation, Learnable) else 0.5
