"""What a game is worth to its seats, and the imagined games in which a search tries its options."""

from typing import Final

from mypy_extensions import mypyc_attr

from voliere.kernel.chance import Chance
from voliere.kernel.game import Game
from voliere.kernel.knowledge import SeatKnowledge


class Need:
    """What a seat lacks for something, one of these by the ids of their names; where it lies."""

    def __init__(self, what: list[str], shown: int, among: int) -> None:
        self.what = what
        self.shown = shown
        """How many of the `among` that lie open show it."""
        self.among = among


TOTAL: Final = "total"
"""The last row of every score sheet."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Evaluation:
    """How a game may end, for imagined games in which nothing is hidden.

    The default, for a game that brings none of its own: what a seat has is what it will have.
    """

    spread: float = 10.0
    """How many points apart two totals are when the leader wins three games of four."""

    def value(self, game: Game, seat: int) -> float:
        """The total that a seat may expect at the end; by default what it has now."""
        return float(game.scores()[seat]["total"])

    def expected_sheet(self, game: Game, seat: int) -> dict[str, float]:
        """The score sheet that a seat may expect at the end: the rows sum up to the total.

        The keys are those of `game.scores()[seat]`, and the total is `value(game, seat)`. Like all
        of an evaluation it is meant for imagined games, where a turn begins or the game is over;
        `sheets.expected_sheets` asks it of the options of a choice, and says how to compare them.
        By default each row keeps what it has, and shares in what may come by its size.
        """
        return spread_out(sheet_now(game, seat), self.value(game, seat))

    def somebody_wins(self, game: Game) -> bool:
        """Whether there is something to win, not only points."""
        return True

    def automa(self, game: Game) -> list[float]:
        """The total that the Automa may expect, if it plays."""
        return []

    def standing(self, game: Game, seat: int) -> float:
        """What a seat may expect, as far as it is in its own hands: alone, against the Automa."""
        standing = self.value(game, seat)
        for total in self.automa(game):
            standing -= total
        return standing

    def estimate(self, game: Game) -> list[float]:
        """The total that each score sheet may expect at the end: the Automa's is the last."""
        totals = self.automa(game)
        for seat in range(game.seats - 1, -1, -1):
            totals.insert(0, self.value(game, seat))
        return totals

    def ahead(self, game: Game, seat: int) -> float:
        """How far ahead of the others a seat may expect to end."""
        return margin(self.estimate(game), seat)

    def results(self, game: Game, chance: Chance) -> list[float]:
        """How the game may end for each score sheet, from 0 (lost) to 1 (won)."""
        totals = self.estimate(game)
        return [self.chance_of(margin(totals, seat)) for seat in range(len(totals))]

    def chance_of(self, ahead: float) -> float:
        """A lead as a chance to win."""
        return chance_to_win(ahead, self.spread)

    def sets_up(self, game: Game) -> bool:
        """Whether seats choose what to begin with."""
        return False

    def openings(self, game: Game) -> list[list[int]]:
        """While a seat chooses what to begin with: all that it may answer, the best first."""
        return []

    def needs(self, game: Game, seat: int, action: int) -> list[Need]:
        """What a seat still lacks for an action that it hopes for, where that can be told."""
        return []

    def sampler(self, knowledge: SeatKnowledge, chance: Chance, width: int) -> "Sampler":
        """The games in which a search tries up to `width` options of a choice."""
        return Sampler(self, knowledge, chance, width)


@mypyc_attr(allow_interpreted_subclasses=True)
class Sampler:
    """The games that are imagined for one choice, and how they end."""

    def __init__(
        self, evaluation: Evaluation, knowledge: SeatKnowledge, chance: Chance, width: int
    ) -> None:
        self.evaluation = evaluation
        self.knowledge = knowledge
        self.chance = chance
        self.width = width
        """At most this number of the most promising options are tried in them."""
        self.prefilter: Sampler | None = None
        """Where these games take long: others, in which all options are tried first."""
        self.games: list[Game] = []

    def game(self, number: int) -> Game:
        """A copy of one of them: the options meet the same games, so that none has better luck."""
        if number == len(self.games):
            self.games.append(self.dealt())
        return self.games[number].copy()

    def dealt(self) -> Game:
        """One more game."""
        return self.knowledge.imagine(self.chance.seed())

    def results(self, game: Game) -> list[float]:
        """How a game may end for each score sheet, from 0 (lost) to 1 (won)."""
        return self.evaluation.results(game, self.chance)


def spread_out(sheet: dict[str, float], total: float) -> dict[str, float]:
    """A score sheet with another total: its rows share in the difference by their size, and one.

    >>> spread_out({"birds": 7.0, "eggs": 3.0, "total": 10.0}, 16.0)
    {'birds': 11.0, 'eggs': 5.0, 'total': 16.0}
    """
    before, sizes = 0.0, 0.0
    for row, points in sheet.items():
        if row != TOTAL:
            before += points
            sizes += abs(points) + 1.0
    share = (total - before) / sizes
    found: dict[str, float] = {}
    for row, points in sheet.items():
        found[row] = total if row == TOTAL else points + share * (abs(points) + 1.0)
    return found


def sheet_now(game: Game, seat: int) -> dict[str, float]:
    """The score sheet of a seat as it stands."""
    return {row: float(points) for row, points in game.scores()[seat].items()}


def margin(totals: list[float], seat: int) -> float:
    """How far a seat is ahead of the best of the others; alone, simply its total."""
    if len(totals) == 1:
        return totals[0]
    best = -1e9
    for other in range(len(totals)):
        if other != seat and totals[other] > best:
            best = totals[other]
    return totals[seat] - best


def chance_to_win(ahead: float, spread: float) -> float:
    """A lead as a chance to win, from 0 to 1; three in four when it is one spread."""
    share = ahead / spread
    return 0.5 + 0.5 * share / (1.0 + abs(share))
