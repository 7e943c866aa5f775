"""Results of finished games: kept with the last choice, rated at rated tables, added up."""

from collections import defaultdict
from statistics import fmean
from typing import Any

from openskill.models import PlackettLuce, PlackettLuceRating
from sqlalchemy import Connection, delete, insert, select, text

from voliere.arena.ratings import rate
from voliere.kernel.game import Game
from voliere.server.rows import PEOPLE, RATINGS, RESULTS, ResultRow, TableRow, as_values
from voliere.server.schema.people import Best, BestPlayer, GameStatistics, Opponent, PersonRating
from voliere.server.storage import Storage
from voliere.server.table import decode, encode

MODEL = PlackettLuce()
BOT = "bot:"
LOCK = 0x766F6D
"""Ratings are changed by one server at a time."""
ENOUGH_GAMES = 3
"""Who has played fewer rated games is not yet in the table of the best."""
NOBODY_WINS = -1
"""The place where all play together, or alone for points."""
MOST = 100
GAMES_ADDED_UP = 2000


def results_of(row: TableRow, game: Game, at: float) -> list[ResultRow]:
    """How each seat of a finished game did; none of a deal that was not dealt here.

    Whoever did not play to the end stands behind all others.
    """
    if row.seeded or game.seat >= 0:
        return []
    winners, sheets = game.winners(), game.scores()
    left = [seat.kind != "person" and seat.token is not None for seat in row.seats]
    marks = [
        (not left[seat], seat in winners, sheets[seat]["total"]) if winners else (True, False, 0)
        for seat in range(game.seats)
    ]
    return [
        ResultRow(
            row.id,
            seat.seat,
            row.game,
            seat.person,
            seat.level if seat.kind == "bot" and seat.token is None else "",
            sheets[seat.seat]["total"],
            sum(other > marks[seat.seat] for other in marks) if winners else NOBODY_WINS,
            encode(sheets[seat.seat]).decode(),
            left[seat.seat],
            at,
        )
        for seat in row.seats
    ]


def keep(connection: Connection, results: list[ResultRow], rated: bool) -> None:
    """Store the results of a game, and rate it if somebody won."""
    if not results:
        return
    connection.execute(insert(RESULTS), [as_values(result) for result in results])
    players = [player_of(result) for result in results]
    if rated and all(players) and len({result.place for result in results}) > 1:
        contest = [(player, result.place) for player, result in zip(players, results, strict=True)]
        keep_ratings(connection, results[0].game, contest)


def player_of(result: ResultRow) -> str:
    """Under which name a seat is rated; empty if it is nobody's."""
    return result.person or (BOT + result.level if result.level else "")


def keep_ratings(connection: Connection, game: str, contest: list[tuple[str, int]]) -> None:
    """Rate a game, and store what its players became."""
    if connection.dialect.name == "postgresql":
        connection.execute(text(f"SELECT pg_advisory_xact_lock({LOCK})"))
    own = (RATINGS.c.game == game) & RATINGS.c.player.in_([player for player, _ in contest])
    before = {line.player: line for line in connection.execute(select(RATINGS).where(own))}
    found: dict[str, PlackettLuceRating] = {
        player: MODEL.rating(mu=line.mu, sigma=line.sigma, name=player)
        for player, line in before.items()
    }
    rate(MODEL, found, contest)
    connection.execute(delete(RATINGS).where(own))
    rows = [
        {
            "game": game,
            "player": player,
            "mu": rating.mu,
            "sigma": rating.sigma,
            "games": (before[player].games if player in before else 0) + 1,
        }
        for player, rating in found.items()
    ]
    connection.execute(insert(RATINGS), rows)


# Added up.


async def ratings_of(storage: Storage, person: str) -> list[PersonRating]:
    """A person's ratings, by game."""
    query = select(RATINGS).where(RATINGS.c.player == person).order_by(RATINGS.c.game)
    return await storage.read(
        lambda c: [PersonRating(r.game, r.mu, r.sigma, r.games) for r in c.execute(query)]
    )


async def best(storage: Storage, game: str) -> Best:
    """The best at a game: people and bots by what they surely are, the rating less three sigma."""
    surely = RATINGS.c.mu - 3 * RATINGS.c.sigma
    own = (RATINGS.c.game == game) & (RATINGS.c.games >= ENOUGH_GAMES)
    query = (
        select(RATINGS, PEOPLE.c.name, PEOPLE.c.mark)
        .outerjoin(PEOPLE, PEOPLE.c.id == RATINGS.c.player)
        .where(own)
        .order_by(surely.desc())
        .limit(MOST)
    )

    def player(line: Any) -> BestPlayer:
        level = line.player.removeprefix(BOT) if line.name is None else None
        rating = PersonRating(line.game, line.mu, line.sigma, line.games)
        return BestPlayer(line.name or "", line.mark or "", level, rating)

    return Best(await storage.read(lambda c: [player(line) for line in c.execute(query)]))


async def statistics_of(storage: Storage, person: str) -> list[GameStatistics]:
    """What a person's games say, by game: those played to the end."""
    own = select(RESULTS).where(RESULTS.c.person == person).order_by(RESULTS.c.at.desc())

    def work(connection: Connection) -> list[GameStatistics]:
        mine = connection.execute(own.limit(GAMES_ADDED_UP)).all()
        tables = [line.table_id for line in mine]
        query = (
            select(RESULTS, PEOPLE.c.name)
            .outerjoin(PEOPLE, PEOPLE.c.id == RESULTS.c.person)
            .where(RESULTS.c.table_id.in_(tables))
        )
        others = defaultdict(list)
        for line in connection.execute(query):
            if line.person != person:
                others[line.table_id].append(line)
        games = sorted({line.game for line in mine})
        return [added_up([line for line in mine if line.game == game], others) for game in games]

    return await storage.read(work)


def added_up(mine: list[Any], others: dict[str, list[Any]]) -> GameStatistics:
    """The statistics of one game."""
    played = [line for line in mine if not line.left]
    sheets = [decode(line.parts) for line in played]
    parts = {
        part: fmean(sheet.get(part, 0) for sheet in sheets) for sheet in sheets for part in sheet
    }
    against: dict[tuple[str, str | None], list[int]] = defaultdict(lambda: [0, 0, 0])
    for line in mine:
        for other in others[line.table_id]:
            counts = against[(other.name or "", other.level or None)]
            counts[0] += 1
            counts[1] += line.place < other.place
            counts[2] += line.place > other.place
    totals = [line.total for line in played]
    return GameStatistics(
        mine[0].game,
        len(mine),
        sum(line.place == 0 for line in mine),
        sum(line.left for line in mine),
        fmean(totals) if totals else None,
        max(totals, default=None),
        parts,
        [
            Opponent(name, level, *counts)
            for (name, level), counts in sorted(against.items(), key=lambda item: -item[1][0])
        ],
    )
