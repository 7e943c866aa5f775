"""Boards to think about: an analysis, which the client keeps, and the puzzles of the package.

Nothing is kept here: a board is a position and the choices made from it, sent each time.
"""

import asyncio
from datetime import UTC, datetime
from typing import Any

import voliere
from voliere.coach.puzzles import of_the_day, puzzle_named, puzzles_of
from voliere.coach.skill import NEW
from voliere.coach.skill import after as after_puzzle
from voliere.games import game_kind
from voliere.kernel.errors import Refusal, refusal
from voliere.kernel.game import Game
from voliere.kernel.knowledge import SeatKnowledge, knowledge_of
from voliere.kernel.record import choice_parts, read_record
from voliere.server import replays
from voliere.server.hall import Hall
from voliere.server.problems import problem
from voliere.server.schema.coach import (
    Board,
    BoardWish,
    PuzzleAnswer,
    PuzzleBoard,
    PuzzleLine,
    Puzzles,
    PuzzleWish,
    Skill,
)
from voliere.server.seating import UNREADABLE
from voliere.server.table import decode


async def board(wish: BoardWish) -> Board:
    """A position after some choices, as each seat sees it."""
    return await asyncio.to_thread(told, wish)


def told(wish: BoardWish) -> Board:
    start = loaded(wish.position)
    position = start.position()
    game = after(start, wish.choices)
    return Board(
        position,
        game.position(),
        game.seat,
        [game.view(seat) for seat in range(game.seats)],
        [event.as_json() for event in game.events if event.number > 0],
    )


def loaded(position: dict[str, Any]) -> Game:
    """The game of a position that somebody sent; each of its faults is named."""
    try:
        return voliere.load(position)
    except Refusal:
        raise
    except UNREADABLE as error:
        raise problem("position-unreadable", reason=type(error).__name__) from None


def after(game: Game, choices: list[str]) -> Game:
    """The game after choices, each written as `SEAT:OPTION`."""
    for choice in choices:
        seat, option = choice_parts(choice)
        game.choose(option, seat)
    return game


def known(wish: BoardWish) -> SeatKnowledge:
    """What the seat that is asked on a board knows."""
    game = after(loaded(wish.position), wish.choices)
    if game.seat < 0:
        raise refusal("coach.over-already")
    return knowledge_of(game, game.seat)


async def position_of(hall: Hall, name: str, number: int) -> dict[str, Any]:
    """The whole position of a replay after so many choices."""
    record = read_record(decode((await replays.find(hall, name)).record))
    if number > len(record.choices):
        raise problem("no-such-step", number=number, last=len(record.choices))
    game: Game = await asyncio.to_thread(voliere.replay, record, number)
    return game.position()


# Puzzles.


def all_of(game: str) -> Puzzles:
    """The puzzles of a game, and which of them is today's, by the clock of Greenwich."""
    game_kind(game)
    lines = [PuzzleLine(one.id, one.theme, one.rating) for one in puzzles_of(game).values()]
    today = of_the_day(game, datetime.now(UTC).date()).id if lines else None
    return Puzzles(game, today, lines)


def posed(game: str, name: str) -> PuzzleBoard:
    """A puzzle as it is asked: without its answer."""
    puzzle = puzzle_named(game, name)
    position = puzzle.knowledge().game.position()
    return PuzzleBoard(puzzle.id, game, puzzle.theme, puzzle.rating, puzzle.seat, position)


def answered(game: str, name: str, wish: PuzzleWish) -> PuzzleAnswer:
    """Whether an answer is right, what the coach thinks of it, and the skill that it shows."""
    puzzle = puzzle_named(game, name)
    text, chosen = puzzle.answered(wish.options)
    counsel, weighed = puzzle.counsel(), puzzle.weighed()
    judged = counsel.of(weighed.read(text)) is not None
    right = text == puzzle.best
    before = NEW if wish.skill is None else (wish.skill.mu, wish.skill.sigma)
    skill = Skill(*after_puzzle(before, puzzle.rating, right))
    told = counsel.as_json(puzzle.knowledge().game, weighed)
    return PuzzleAnswer(right, chosen, puzzle.best, judged, told, skill)
