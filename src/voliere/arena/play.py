"""One game between bots: who thought how long, and who gave no valid answer."""

import time
from collections.abc import Callable
from operator import index
from textwrap import shorten
from typing import Any, Final, SupportsIndex

import msgspec

from voliere.bots import Bot
from voliere.kernel.errors import Fault
from voliere.kernel.game import Game
from voliere.kernel.knowledge import SeatKnowledge, knowledge_of

NOBODY: Final = -1
"""Who is asked while the game itself moves on: what fails then is no bot's fault."""
WORDS: Final = 200
"""So many letters of what a bot says are kept."""


class Forfeit(msgspec.Struct, frozen=True):
    """Why the bot of a seat lost before the end, as a message id and its arguments."""

    seat: int
    message: str
    arguments: dict[str, Any]

    def fault(self, bot: str) -> Fault:
        """The reason, for words about the bot of this name."""
        return Fault(f"arena.forfeit.{self.message}", {"bot": bot, **self.arguments})


class Course(msgspec.Struct):
    """What is counted while a game goes on, by seat; `late` are choices far over the limit."""

    choices: list[int]
    thought: list[float]
    late: list[int]
    forfeit: Forfeit | None = None


class Forfeited(Exception):
    """A bot gave no valid answer."""

    def __init__(self, message: str, **arguments: Any) -> None:
        super().__init__(message)
        self.message = message
        self.arguments = arguments


def play(
    game: Game,
    bots: list[Bot],
    late_after: float = float("inf"),
    asked: Callable[[int], None] = lambda seat: None,
) -> Course:
    """Let the bots play to the end, or until one forfeits; `asked` hears who is to choose."""
    course = Course([0] * len(bots), [0.0] * len(bots), [0] * len(bots))
    while game.seat >= 0:
        seat = game.seat
        knowledge = knowledge_of(game, seat)
        asked(seat)
        started = time.perf_counter()
        try:
            action = answer(bots[seat], knowledge, game)
        except Forfeited as error:
            course.forfeit = Forfeit(seat, error.message, error.arguments)
            break
        finally:
            thought = time.perf_counter() - started
            course.choices[seat] += 1
            course.thought[seat] += thought
            course.late[seat] += thought > late_after
        asked(NOBODY)
        game.act(action)
    return course


def answer(bot: Bot, knowledge: SeatKnowledge, game: Game) -> int:
    """The action that the bot takes, if it is one of those offered."""
    try:
        given: object = bot.choose(knowledge)
    except (Exception, SystemExit) as error:
        raise broken(error) from error
    action = index(given) if isinstance(given, SupportsIndex) else -1
    if not (0 <= action < game.space.size and game.offers(action)):
        raise Forfeited("not-offered", answer=shorten(repr(given), WORDS))
    return action


def broken(error: BaseException) -> Forfeited:
    """What a bot's own fault is called."""
    return Forfeited("raised", error=shorten(f"{type(error).__name__}: {error}", WORDS))
