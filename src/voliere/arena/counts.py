"""What an arena's games add up to: wins with their doubt, points by score-sheet row, thought."""

from collections.abc import Iterable
from itertools import product
from math import sqrt
from typing import Final

import msgspec

from voliere.arena.match import AUTOMA, Played
from voliere.arena.ratings import ratings
from voliere.arena.schedule import pairings
from voliere.arena.setup import Setup

Z: Final = 1.959964
"""The standard deviations on both sides that hold 95 % of a normal distribution."""


class Share(msgspec.Struct, frozen=True):
    """Wins out of games, a shared win counted in part, with Wilson's 95 % interval."""

    games: int
    wins: float
    rate: float
    low: float
    high: float


def share(wins: float, games: int) -> Share:
    """Wins out of games.

    >>> found = share(150, 200)
    >>> found.low, found.high
    (0.6857, 0.8049)
    """
    if games == 0:
        return Share(0, 0.0, 0.0, 0.0, 1.0)
    rate = wins / games
    middle = rate + Z * Z / (2 * games)
    width = Z * sqrt(rate * (1 - rate) / games + Z * Z / (4 * games * games))
    scale = 1 + Z * Z / games
    low, high = max(0.0, (middle - width) / scale), min(1.0, (middle + width) / scale)
    return Share(games, round(wins, 4), round(rate, 4), round(low, 4), round(high, 4))


class Side(msgspec.Struct, frozen=True):
    """One bot of a pairing; the share is of games won, in whichever of its seats."""

    bot: str
    won: Share
    mean_total: float | None
    forfeits: int


class Pairing(msgspec.Struct, frozen=True):
    """How two met. `even` is what the first would win if both were equally strong."""

    sides: list[Side]
    games: int
    even: float | None
    ahead: Share | None
    """At larger tables: over how many seats of the other the first stood, game by game."""


class Standing(msgspec.Struct, frozen=True):
    """A bot, or the Automa, over all its games; each of its seats counts for itself."""

    bot: str
    won: Share
    rating: float | None
    rating_doubt: float | None
    means: dict[str, float]
    choices: int
    forfeits: int


class Thought(msgspec.Struct, frozen=True):
    """What the clock says of a bot: never twice the same."""

    seconds: float
    seconds_per_choice: float
    points_per_second: float
    late: int


class Counts(msgspec.Struct, frozen=True):
    """All that is told of an arena; only `thought` differs between two runs of the same seed."""

    setup: Setup
    bots: list[str]
    wanted: int
    played: int
    contested: bool
    """Whether somebody can win: where all play together, nobody does."""
    pairings: list[Pairing]
    standings: list[Standing]
    forfeits: list[Played]
    thought: dict[str, Thought]


class Seat(msgspec.Struct, frozen=True):
    """A score sheet of a match and what belongs to it."""

    match: Played
    number: int
    name: str

    def won(self) -> float:
        """Its part of the victory."""
        winners = self.match.winners
        return 1 / len(winners) if self.number in winners else 0.0

    def forfeits(self) -> bool:
        """Whether it is the one who forfeited."""
        return self.match.forfeit is not None and self.match.forfeit.seat == self.number

    def sheet(self) -> dict[str, int] | None:
        """The score sheet, if the game came to its end."""
        return None if self.match.forfeit else self.match.sheets[self.number]


def seats_of(played: Iterable[Played]) -> list[Seat]:
    """All score sheets of the matches."""
    return [Seat(m, number, name) for m in played for number, name in enumerate(m.players())]


def count(setup: Setup, bots: list[str], played: list[Played], wanted: int) -> Counts:
    """Add up matches that stand in the order of the schedule."""
    seats = seats_of(played)
    names = [name for name in [*bots, AUTOMA] if any(seat.name == name for seat in seats)]
    rated = ratings(played)
    standings = [standing([s for s in seats if s.name == name], rated) for name in names]
    standings.sort(key=lambda one: -(one.rating or 0.0))
    return Counts(
        setup,
        bots,
        wanted,
        len(played),
        any(match.winners for match in played),
        [pairing(pair, setup, played) for pair in pairings(bots, setup.seats)],
        standings,
        [match for match in played if match.forfeit],
        {name: thought([s for s in seats if s.name == name]) for name in bots},
    )


def pairing(pair: tuple[str, ...], setup: Setup, played: list[Played]) -> Pairing:
    """How the bots of a pairing met; alone, how one did against the Automa where there is one."""
    met = [match for match in played if set(match.bots) == set(pair)]
    seats = seats_of(met)
    sides = [*pair, AUTOMA] if setup.seats == 1 else pair
    found = [side(name, [s for s in seats if s.name == name], len(met)) for name in sides]
    against = [one for one in found if one.won.games]
    even = 1 / (2 if setup.half else max(2, setup.seats)) if len(against) > 1 else None
    over = [ahead(match, pair[0]) for match in met] if setup.seats > 2 else []
    return Pairing(against, len(met), even, share(sum(over), len(over)) if over else None)


def ahead(match: Played, first: str) -> float:
    """The part of the other's seats over whose totals a bot stood, an equal one counted half."""
    if match.forfeit:
        return float(match.loser() != first)
    mine: list[int] = []
    others: list[int] = []
    for sheet, bot in zip(match.sheets, match.bots, strict=False):
        (mine if bot == first else others).append(sheet["total"])
    pairs = list(product(mine, others))
    return sum((one > other) + 0.5 * (one == other) for one, other in pairs) / len(pairs)


def side(name: str, seats: list[Seat], games: int) -> Side:
    """One bot of a pairing."""
    won = share(sum(seat.won() for seat in seats), games if seats else 0)
    forfeits = sum(seat.forfeits() for seat in seats)
    return Side(name, won, means(seats).get("total"), forfeits)


def standing(seats: list[Seat], rated: dict[str, tuple[float, float]]) -> Standing:
    """One player over all games."""
    name = seats[0].name
    rating, doubt = rated.get(name, (None, None))
    bot = [seat for seat in seats if seat.number < len(seat.match.bots)]
    return Standing(
        name,
        share(sum(seat.won() for seat in seats), len(seats)),
        None if rating is None else round(rating, 2),
        None if doubt is None else round(doubt, 2),
        means(seats),
        sum(seat.match.choices[seat.number] for seat in bot),
        sum(seat.forfeits() for seat in seats),
    )


def means(seats: list[Seat]) -> dict[str, float]:
    """The mean of each row of the score sheets, over the games that came to their end."""
    sheets = [sheet for seat in seats if (sheet := seat.sheet()) is not None]
    if not sheets:
        return {}
    return {row: round(sum(s[row] for s in sheets) / len(sheets), 2) for row in sheets[0]}


def thought(seats: list[Seat]) -> Thought:
    """How long a bot thought."""
    seconds = sum(seat.match.thought[seat.number] for seat in seats)
    choices = sum(seat.match.choices[seat.number] for seat in seats)
    points = sum(sheet["total"] for seat in seats if (sheet := seat.sheet()) is not None)
    late = sum(seat.match.late[seat.number] for seat in seats)
    per_choice = seconds / max(1, choices)
    return Thought(round(seconds, 3), round(per_choice, 6), round(points / (seconds or 1), 2), late)
