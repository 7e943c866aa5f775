"""Many games between bots, with what they scored and how fast they went."""

import time
from collections.abc import Callable, Iterator
from functools import cache
from typing import Any, Final

import msgspec

from voliere.arena.course import Course
from voliere.arena.play import NOBODY, play
from voliere.arena.spread import spread
from voliere.bots import LEVELS, Bot, check_bot, make_bot
from voliere.bots.bot import BotFault
from voliere.bots.levels import SECONDS
from voliere.games import game_kind
from voliere.kernel import compiled
from voliere.kernel.chance import Chance
from voliere.kernel.errors import Refusal, refusal
from voliere.kernel.game import Game, begin, play_out, settle
from voliere.kernel.turns import SEAT_MASK

PIECE: Final = 50
"""Number of games that a process plays before it hands them in,"""
QUICK_PIECE: Final = 1000
"""and where all choose by chance,"""
SLOW_PIECE: Final = 5
"""and where one thinks for long: of a piece that is stopped nothing is kept."""
LONG: Final = ("hard", "expert")
AUTOMA: Final = "automa"


class Plan(msgspec.Struct, frozen=True):
    """What is played. The same plan gives the same games everywhere."""

    game: str
    rules: int
    seats: int
    settings: dict[str, Any]
    seed: int
    bots: list[str]
    games: int
    cards: bool = False
    """Whether it is kept what each seat did with which card."""
    seconds: float | None = None
    """How long bots may think; without it our own usual time, and results that hold anywhere."""

    def by_chance(self) -> bool:
        """Whether nobody thinks."""
        return all(name == "random" for name in self.bots)


class Piece(msgspec.Struct, frozen=True):
    """Some games of a plan, by the seeds of their deals and of their bots."""

    plan: Plan
    number: int
    first: int
    seeds: list[tuple[int, int]]


class Sheet(msgspec.Struct, frozen=True):
    """A score sheet of a finished game."""

    game: int
    seed: int
    sheet: int
    bot: str
    choices: int
    """The choices of this seat."""
    options: int
    """The options that it had in all of them together; 0 where this was not counted."""
    won: float
    """The share of the victory."""
    began: bool | None
    """Whether it was the first to be asked alone; None where this was not watched."""
    scores: dict[str, int]


class Dealing(msgspec.Struct, frozen=True):
    """Something that a seat did with a card, or that happened to it with one."""

    game: int
    sheet: int
    round: int
    event: str
    card: str
    points: int | None = None
    """The points that the event gave it, where it says so: for a goal, an objective."""


class Round(msgspec.Struct, frozen=True):
    """How a score sheet fared in a round."""

    game: int
    sheet: int
    round: int
    total: int
    """The points at the end of the round."""
    choices: int
    options: int
    ahead: int
    """After how many of all choices it alone had the most points."""
    overtook: int
    """How often it took the lead from another."""


class PlayedPiece(msgspec.Struct, frozen=True):
    """What is kept of the games of a piece."""

    number: int
    games: int
    sheets: list[Sheet]
    cards: list[Dealing]
    rounds: list[Round]


class Tally:
    """What is counted over the games of a simulation, by score sheet: the Automa has one too."""

    def __init__(self) -> None:
        self.games = 0
        self.decisions = 0
        self.totals: list[int] = []
        self.wins: list[float] = []

    def add(self, played: PlayedPiece) -> None:
        """Count finished games; a shared victory is shared."""
        self.games += played.games
        for row in played.sheets:
            self.count(row.sheet, row.choices, row.won, row.scores["total"])

    def count(self, sheet: int, choices: int, won: float, total: int) -> None:
        """Count one score sheet."""
        if sheet == len(self.totals):
            self.totals.append(0)
            self.wins.append(0.0)
        self.decisions += choices
        self.totals[sheet] += total
        self.wins[sheet] += won


def read_bots(names: list[str], seats: int) -> list[str]:
    """A bot for each seat: one name for all, or one for each."""
    for name in names:
        check_bot(name, programs=True)
    if len(names) == 1:
        return names * seats
    if len(names) != seats:
        raise refusal("error.bots", bots=len(names), seats=seats)
    return names


def make_plan(
    game: str,
    seats: int,
    games: int,
    seed: int,
    bots: list[str],
    settings: dict[str, Any],
    cards: bool = False,
    seconds: float | None = None,
) -> Plan:
    """A plan, checked."""
    kind = game_kind(game)
    complete = settle(kind, seats, settings)
    names = read_bots(bots, seats)
    if games < 1:
        raise refusal("error.games", games=games)
    Chance.seeded(seed)
    return Plan(game, kind.rules, seats, complete, seed, names, games, cards, seconds)


def pieces(plan: Plan) -> Iterator[Piece]:
    """The games of a plan in pieces; the seeds do not depend on who plays them."""
    seeds = Chance.seeded(plan.seed)
    size = piece_size(plan)
    for number, first in enumerate(range(0, plan.games, size)):
        count = min(size, plan.games - first)
        drawn = [(seeds.seed(), seeds.seed()) for _ in range(count)]
        yield Piece(plan, number, first, drawn)


def piece_size(plan: Plan) -> int:
    """The number of games in a piece; the last may have fewer."""
    if plan.seconds is not None or any(name in LONG for name in plan.bots):
        return SLOW_PIECE
    return QUICK_PIECE if plan.by_chance() and not plan.cards else PIECE


def play_piece(piece: Piece) -> PlayedPiece:
    """Play the games of a piece one after the other."""
    plan, kind = piece.plan, game_kind(piece.plan.game)
    played = PlayedPiece(piece.number, len(piece.seeds), [], [], [])
    quick = plan.by_chance() and not plan.cards
    for index, (seed, bots_seed) in enumerate(piece.seeds, piece.first):
        game = begin(kind, plan.seats, seed, plan.settings, records_events=not quick)
        course = Course(game, plan.cards)
        if quick:
            play_out(game, Chance.seeded(bots_seed))
        else:
            play_bots(game, plan, bots_seed, course.asked)
        add_game(played, plan, index, seed, course)
    return played


def add_game(played: PlayedPiece, plan: Plan, index: int, seed: int, course: Course) -> None:
    """What is kept of a game that has ended."""
    _add_sheets(played.sheets, plan, index, seed, course)
    if plan.cards:
        course.end()
        _add_rounds(played.rounds, index, course)
        _add_cards(played.cards, index, course)


def _add_sheets(rows: list[Sheet], plan: Plan, index: int, seed: int, course: Course) -> None:
    game = course.game
    winners = game.winners()
    made = [0] * game.sheets
    for choice in game.choices:
        made[choice & SEAT_MASK] += 1
    for sheet, scores in enumerate(game.scores()):
        bot = plan.bots[sheet] if sheet < game.seats else AUTOMA
        won = 1 / len(winners) if sheet in winners else 0.0
        options = sum(leg.options[sheet] for leg in course.legs)
        began = None if course.first == NOBODY else sheet == course.first
        told = (index, seed, sheet, bot, made[sheet], options, won, began, dict(scores))
        rows.append(Sheet(*told))


def _add_rounds(rows: list[Round], index: int, course: Course) -> None:
    for number, leg in enumerate(course.legs, 1):
        told = (leg.totals, leg.choices, leg.options, leg.ahead, leg.overtook)
        for sheet, counts in enumerate(zip(*told, strict=True)):
            rows.append(Round(index, sheet, number, *counts))


def _add_cards(rows: list[Dealing], index: int, course: Course) -> None:
    """An event of all seats counts where it gives points, for each that it gives some to."""
    game = course.game
    known = card_ids(game.name)
    for number, event in enumerate(game.events):
        points = event.data.get("points") if event.seat < 0 else None
        seats: list[tuple[int, int | None]] = [(event.seat, None)] if event.seat >= 0 else []
        if isinstance(points, list):
            seats = list(enumerate(points))
        if not seats:
            continue
        for word in words_of(event.data):
            if word in known:
                at, card = course.round_of(number), known[word]
                rows += [Dealing(index, s, at, event.kind, card, given) for s, given in seats]


def words_of(data: dict[str, Any]) -> Iterator[str]:
    """The texts in an event."""
    for value in data.values():
        yield from (w for w in (value if isinstance(value, list) else [value]) if type(w) is str)


@cache
def card_ids(game: str) -> dict[str, str]:
    """The ids of a game's cards, by id and by the name that events use."""
    cards = game_kind(game).cards()
    return {c["name"]["en"]: c["id"] for c in cards} | {c["id"]: c["id"] for c in cards}


# The parameters of a plan again: programs call this by their names.
def simulate(
    game: str,
    seats: int,
    games: int,
    seed: int,
    bots: list[str],
    settings: dict[str, Any],
    progress: Callable[[int], None] = lambda games: None,
) -> dict[str, Any]:
    """Play the games in this process; the same seed gives the same scores everywhere."""
    return run_plan(make_plan(game, seats, games, seed, bots, settings), progress)


def run_plan(
    plan: Plan,
    progress: Callable[[int], None] = lambda games: None,
    processes: int = 1,
    cluster: str | None = None,
) -> dict[str, Any]:
    """Play a plan's games, here or on a cluster, and keep nothing but the figures."""
    tally = Tally()
    started = time.perf_counter()
    for played in spread(play_piece, pieces(plan), processes, cluster):
        tally.add(played)
        progress(tally.games)
    return summary(plan, tally, time.perf_counter() - started)


def play_bots(game: Game, plan: Plan, seed: int, asked: Callable[[int], None]) -> None:
    """Our bots of one name share one chance, so that random ones choose as `play_out` does."""
    names = plan.bots
    limit = SECONDS if plan.seconds is None else plan.seconds
    shared = {name: make_bot(name, game.name, seed, limit) for name in names if name in LEVELS}
    bots: list[Bot] = []
    try:
        for seat, name in enumerate(names):
            bots.append(shared.get(name) or foreign_bot(name, game.name, seed ^ seat))
        forfeit = play(game, bots, asked=asked).forfeit
        if forfeit is not None:
            raise Refusal([forfeit.fault(names[forfeit.seat])])
    finally:
        for bot in bots:
            bot.close()


def foreign_bot(name: str, game: str, seed: int) -> Bot:
    """A bot that is not ours, for one seat: two seats never share its process."""
    try:
        return make_bot(name, game, seed)
    except BotFault as fault:
        raise fault.refusal(name) from None


def summary(plan: Plan, tally: Tally, seconds: float) -> dict[str, Any]:
    """The figures of a simulation."""
    return {
        "game": plan.game,
        "seats": plan.seats,
        "games": tally.games,
        "decisions": tally.decisions,
        "seconds": round(seconds, 6),
        "games_per_second": round(tally.games / seconds, 1),
        "decisions_per_second": round(tally.decisions / seconds, 1),
        "compiled": compiled,
        "mean_scores": [round(total / tally.games, 4) for total in tally.totals],
        "wins": [round(wins, 4) for wins in tally.wins],
    }
