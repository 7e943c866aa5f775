"""`voliere puzzles`: a position, a question, the answer and why; and how they are made."""

import random
from collections.abc import Callable, Iterator
from datetime import date
from pathlib import Path
from typing import Any

from rich.console import Console

from voliere.coach.finding import Search, check_again, go_on, write
from voliere.coach.puzzles import Puzzle, of_the_day, puzzle_named, puzzles_file, puzzles_of
from voliere.coach.words import decimal, solution
from voliere.coach.words import theme as theme_in
from voliere.kernel.errors import refusal
from voliere.terminal.coach import namer
from voliere.terminal.output import Output
from voliere.terminal.sentences import option_words
from voliere.terminal.table import PERSON, Quit, TerminalTable

UNSAVED = Path("voliere-puzzle.json")
"""Under which name a position is saved, if somebody asks for it."""


class PuzzleTable(TerminalTable):
    """A table at which a single answer is wanted, and judged."""

    def __init__(self, puzzle: Puzzle, language: str, console: Console) -> None:
        game = puzzle.knowledge().game
        super().__init__(game, [PERSON] * game.seats, language, console, UNSAVED)
        self.puzzle = puzzle
        self.last_asked = puzzle.seat

    def solve(self) -> bool:
        """Put the question until it is answered; whether the answer was right."""
        asked = self.puzzle.knowledge().game
        answers: list[str] = []
        self.show(self.puzzle.seat, whole=True)
        while not answers or (self.puzzle.opens and self.puzzle.seat in self.game.waiting()):
            decision = self.game.decision
            assert decision is not None
            if (chosen := self.pick(decision)) is not None:
                answers.append(chosen.text)
                self.game.choose(chosen)
        text, data = self.puzzle.answered(answers)
        weighed = self.puzzle.weighed()
        named = namer(asked, self.language, weighed)
        counsel = self.puzzle.counsel()
        words = ", ".join(
            option_words(type(asked), one, self.language, asked.seats)
            for one in data.get("answers", [data])
        )
        told = solution(self.language, counsel, weighed.read(text), words, asked, named)
        for line, style in zip(told, ("bold", *[""] * len(told))):
            self.write(line, style)
        return text == self.puzzle.best

    def undo(self) -> bool:
        """A first answer counts."""
        self.write(self.say("terminal.nothing-to-undo"), "red")
        return False


def play_puzzles(output: Output, game: str, name: str | None, theme: str | None) -> None:
    """Ask one puzzle after the other: the one of the day first, then any, until somebody leaves."""
    language = output.language
    console = Console(highlight=False)
    wanted = chosen(game, name, theme)
    if output.as_json:
        puzzle = next(wanted)
        output.tell(puzzle.as_json(), lambda: None)
        return
    solved = asked = 0
    try:
        for puzzle in wanted:
            about = theme_in(language, game, puzzle.theme)
            rating = decimal(language, puzzle.rating, 0)
            head = output.say("coach.puzzle.head", puzzle=puzzle.id, theme=about, rating=rating)
            console.print(head, style="bold #a98bbd", markup=False)
            solved += PuzzleTable(puzzle, language, console).solve()
            asked += 1
            console.input(output.say("coach.puzzle.next") + " ")
    except (Quit, KeyboardInterrupt, EOFError):
        console.print()
    if asked > 0:
        console.print(output.say("coach.puzzle.score", solved=solved, n=asked))


def chosen(game: str, name: str | None, theme: str | None) -> Iterator[Puzzle]:
    """The puzzles that are asked."""
    if name is not None:
        yield puzzle_named(game, name)
        return
    themes = sorted({puzzle.theme for puzzle in puzzles_of(game).values()})
    today = of_the_day(game, date.today())
    if theme is not None and theme not in themes:
        raise refusal("coach.puzzle.no-theme", theme=theme, allowed=themes)
    if theme in (None, today.theme):
        yield today
    others = [one for one in puzzles_of(game).values() if theme in (None, one.theme)]
    random.shuffle(others)
    yield from (one for one in others if one.id != today.id)


def search_for(
    game: str, seed: int, bot: str, settings: dict[str, Any], out: Path | None
) -> tuple[Search, Path]:
    """A search, and the file that it fills; what that has already is kept."""
    search = Search(game, seed, bot, settings)
    file = puzzles_file(game) if out is None else out
    go_on(file, search)
    return search, file


def check(search: Search, file: Path, progress: Callable[[int], None]) -> int:
    """Check all puzzles of the file again; those that are refused are taken out."""
    refused = check_again(search, progress)
    write(file, search)
    return len(refused)
