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
from voliere.coach.advice import Counsel, Speaks, read_counsel
from voliere.coach.beginnings import AND, KEEPING, Hand, Hands, begun_data, hand_text
from voliere.games import game_kind
from voliere.kernel.errors import refusal
from voliere.kernel.game import Game
from voliere.kernel.knowledge import SeatKnowledge, knowledge_of
from voliere.kernel.sight import NOBODY
from voliere.plugins import HEURISTICS, plugin_folder

FILE: Final = "puzzles.jsonl"
OPENING: Final = "opening"
"""The theme of puzzles that ask for a whole way to begin; the hand that it keeps is judged."""
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

    @property
    def opens(self) -> bool:
        """Whether it asks what to begin with: all answers of the set-up."""
        return self.theme == OPENING

    def weighed(self) -> Speaks:
        """What its solution weighs: options, or ways to begin by the hands that they keep."""
        space = game_kind(self.game).space
        if not self.opens:
            return space
        begun = [
            (list(map(space.read, one["answers"])), frozenset(map(space.read, hand_of(one))))
            for one in self.solution["options"]
        ]
        return Hands(space, begun)

    def counsel(self) -> Counsel:
        """The solution as the coach tells it."""
        return read_counsel(self.solution, self.weighed())

    def answered(self, answers: list[str]) -> tuple[str, dict[str, Any]]:
        """What answers, given one after the other, amount to: an option, or the hand kept.

        Any that is not offered is refused, and so are too many or too few.
        """
        if not self.opens and len(answers) != 1:
            raise refusal("coach.puzzle.answers", n=len(answers))
        board = self.knowledge().game
        asked = board.copy()
        hand: Hand = frozenset()
        for text in answers:
            keeps = asked.topic()[0] in KEEPING
            asked.choose(text, self.seat)
            hand |= {board.space.read(text)} if keeps else set()
        actions = [board.space.read(text) for text in answers]
        if not self.opens:
            return answers[0], board.space.data(actions[0])
        if self.seat in asked.waiting():
            raise refusal("coach.puzzle.answers", n=len(answers))
        return hand_text(board.space, hand), begun_data(board.space, actions)

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


def hand_of(told: dict[str, Any]) -> list[str]:
    """The answers that keep the hand of a way to begin."""
    return str(told["option"]).split(AND)


def puzzle_written(line: str) -> Puzzle:
    """The puzzle of a line of the file."""
    data = json.loads(line)
    return Puzzle(data["position"], data["seat"], data["theme"], data["rating"], data["solution"])


def told_solution(counsel: Counsel, game: Game, hands: Hands | None = None) -> dict[str, Any]:
    """Counsel as a puzzle keeps it: what can be found again is left out."""
    whole = counsel.as_json(game, hands)
    del whole["hope"]
    for told in (*whole["options"], *whole["plan"]):
        del told["data"]
    told = whole["options"][:TOLD]
    if hands is not None:
        for one, judged in zip(told, counsel.judgements):
            one["answers"] = list(map(game.space.text, hands.ways[judged.action]))
    return {**whole, "options": told}


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
