"""The coach at a terminal: hints by degrees, advice, and the command that asks it about a file."""

from pathlib import Path
from typing import Any

import voliere
from voliere.coach.advice import Counsel, Speaks, advise
from voliere.coach.words import Namer, hint, lines
from voliere.kernel.decision import Decision, Option
from voliere.kernel.errors import refusal
from voliere.kernel.game import Game
from voliere.kernel.knowledge import knowledge_of
from voliere.terminal.files import read_json
from voliere.terminal.output import Output
from voliere.terminal.painters import painter_of
from voliere.terminal.sentences import answer, option_words, question, seat_name

SECONDS = 2.0
DEGREES = 2
"""Number of hints before the advice itself."""


def namer(game: Game, language: str, weighed: Speaks | None = None) -> Namer:
    """Says the options of a game, or whole ways to begin."""
    space = weighed or game.space

    def name(action: int) -> str:
        if action < game.space.size:
            return answer(game, Option(game.space, action), language)
        answers = space.data(action)["answers"]
        return ", ".join(option_words(type(game), data, language, game.seats) for data in answers)

    return name


class TableCoach:
    """The coach beside a person who plays: it thinks once about each question."""

    def __init__(self, language: str) -> None:
        self.language = language
        self.asked: list[int] = []
        """The choices before the question about which it thought,"""
        self.counsel: Counsel | None = None
        """what it found,"""
        self.degree = 0
        """and how many hints it gave."""

    def advice(self, game: Game) -> list[str]:
        """The best options, and why."""
        counsel = self.thought(game)
        return lines(self.language, counsel, game, namer(game, self.language))

    def hint(self, game: Game) -> list[str]:
        """A little more each time: what to look at, the kind of action, the advice."""
        counsel = self.thought(game)
        self.degree += 1
        if self.degree > DEGREES:
            return self.advice(game)
        named = namer(game, self.language)
        return [hint(self.language, self.degree, counsel, game, named)]

    def thought(self, game: Game) -> Counsel:
        """What the coach thinks of the question that is asked."""
        if self.counsel is None or self.asked != game.choices:
            self.counsel = advise(knowledge_of(game, game.seat), SECONDS, seed=len(game.choices))
            self.asked = game.choices[:]
            self.degree = 0
        return self.counsel


def read_game(data: dict[str, Any], upto: int | None = None) -> Game:
    """The game of a file: a record, perhaps up to a choice, or a position."""
    return voliere.replay(data, upto) if "choices" in data else voliere.load(data)


def show_advice(output: Output, file: Path, upto: int | None, seconds: float) -> None:
    """Advise the seat that is asked in a saved game or a position."""
    game = read_game(read_json(file), upto)
    decision = game.decision
    if decision is None:
        raise refusal("coach.over-already")
    counsel = advise(knowledge_of(game, game.seat), seconds)
    output.tell(counsel.as_json(game), lambda: show_counsel(output, game, decision, counsel))


def show_counsel(output: Output, game: Game, decision: Decision, counsel: Counsel) -> None:
    """The table as the seat sees it, what it is asked, and what the coach thinks of it."""
    language, console = output.language, output.console
    console.print(painter_of(game.name).paint(game.view(game.seat), language))
    who = seat_name(language, game.seat, game.seat)
    told = [f"{who} · {question(game, decision, language)}"]
    for line in told + lines(language, counsel, game, namer(game, language)):
        console.print(line, markup=False, highlight=False)
