"""Puzzles: positions in which one answer is clearly best, with its reasons; and those that we keep.

They lie beside what bots know of a game, one on each line of a file that `voliere puzzles` makes.
"""

import json
from datetime import date
from functools import cache
from hashlib import sha256
from math import gcd
from pathlib import Path
from typing import Any, Final

import voliere
from voliere.coach.advice import Counsel, read_counsel
from voliere.games import game_kind
from voliere.kernel.errors import refusal
from voliere.kernel.game import Game
from voliere.kernel.knowledge import SeatKnowledge, knowledge_of
from voliere.kernel.sight import NOBODY
from voliere.plugins import HEURISTICS, plugin_folder

FILE: Final = "puzzles.jsonl"
TOLD: Final = 4
"""Number of options that a solution tells."""
NAME: Final = 10
"""Number of digits in a puzzle's name."""


class Puzzle:
    """A position as one seat knows it, what that seat does best there, and how hard that is."""

    def __init__(
        self,
        position: dict[str, Any],
        seat: int,
        theme: str,
        rating: float,
        solution: dict[str, Any],
    ) -> None:
        self.position = position
        self.seat = seat
        self.theme = theme
        self.rating = rating
        """How hard it is: the skill that solves it in one case of two, on openskill's scale."""
        self.solution = solution
        """The counsel after long thought, as plain data."""

    @property
    def id(self) -> str:
        """Its name, the same wherever the same position is asked."""
        text = json.dumps([self.position, self.seat], sort_keys=True, ensure_ascii=False)
        return sha256(text.encode()).hexdigest()[:NAME]

    @property
    def game(self) -> str:
        """The game that is played."""
        return str(self.position["game"])

    @property
    def best(self) -> str:
        """The answer."""
        return str(self.solution["options"][0]["option"])

    def board(self) -> Game:
        """The position, with all that the seat cannot know dealt in some way."""
        game = voliere.load(self.position)
        if game.seat != self.seat and self.seat in game.waiting():
            game.turn_to(self.seat)
        return game

    def knowledge(self) -> SeatKnowledge:
        """What the seat knows there."""
        return knowledge_of(self.board(), self.seat)

    def counsel(self) -> Counsel:
        """The solution as the coach tells it."""
        return read_counsel(self.solution, game_kind(self.game).space)

    def as_json(self) -> dict[str, Any]:
        """On one line of a file."""
        return {
            "id": self.id,
            "theme": self.theme,
            "rating": self.rating,
            "seat": self.seat,
            "position": self.position,
            "solution": self.solution,
        }


def puzzle_written(line: str) -> Puzzle:
    """The puzzle of a line of the file."""
    data = json.loads(line)
    return Puzzle(data["position"], data["seat"], data["theme"], data["rating"], data["solution"])


def told_solution(counsel: Counsel, game: Game) -> dict[str, Any]:
    """Counsel as a puzzle keeps it: what can be found again is left out."""
    whole = counsel.as_json(game)
    del whole["hope"]
    for told in (*whole["options"], *whole["plan"]):
        del told["data"]
    return {**whole, "options": whole["options"][:TOLD]}


def shortened(game: Game, seat: int) -> dict[str, Any]:
    """The position as the seat knows it, without what only the engine needs."""
    known = knowledge_of(game, seat).game
    position = known.position()
    short = {
        name: value
        for name, value in position.items()
        if name != "chance" and name not in unseen(game)
    }
    again = voliere.load(short)
    if again.seat != seat and seat in again.waiting():
        again.turn_to(seat)
    # Only where the rest follows from what is left.
    same = all(again.view(seat)[part] == known.view(seat)[part] for part in unseen(game))
    return short if same and again.actions() == known.actions() else position


def unseen(game: Game) -> list[str]:
    """The parts of which nobody sees more than how many they are: decks."""
    return [part.name for part in game.parts if part.sight == NOBODY]


# Those that we keep.


def puzzles_file(game: str) -> Path:
    """Where the puzzles of a game lie, if anybody made them."""
    return (plugin_folder(HEURISTICS, game) or Path()) / FILE


@cache
def puzzles_of(game: str) -> dict[str, Puzzle]:
    """The puzzles of a game by their names, in the order of the file; none where nobody made any.

    >>> puzzles_of("no such game")
    {}
    """
    file = puzzles_file(game)
    if not file.is_file():
        return {}
    lines = file.read_text(encoding="utf-8").splitlines()
    found = [puzzle_written(line) for line in lines[1:]]
    return {puzzle.id: puzzle for puzzle in found}


def puzzle_named(game: str, name: str) -> Puzzle:
    """A puzzle of a game by its name."""
    found = puzzles_of(game).get(name)
    if found is None:
        raise refusal("coach.puzzle.none-such", game=game, puzzle=name)
    return found


def of_the_day(game: str, day: date) -> Puzzle:
    """The puzzle that everybody is asked on a day; each comes once before the first comes again."""
    puzzles = list(puzzles_of(game).values())
    if not puzzles:
        raise refusal("coach.puzzle.no-puzzles", game=game)
    # A step without a common divisor goes through all of them.
    step = len(puzzles) * 5 // 8 + 1
    while gcd(step, len(puzzles)) > 1:
        step += 1
    return puzzles[day.toordinal() * step % len(puzzles)]
