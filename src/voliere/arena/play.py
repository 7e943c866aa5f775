"""One game between bots: who thought how long, and who gave no valid answer."""

import time
from collections.abc import Callable
from typing import Any, Final

import msgspec

from voliere.bots.asking import answer_of
from voliere.bots.bot import Bot, BotFault, about_bot
from voliere.kernel.errors import Fault
from voliere.kernel.events import Event
from voliere.kernel.game import Game
from voliere.kernel.knowledge import knowledge_of

NOBODY: Final = -1
"""Who is asked while the game itself moves on: what fails then is no bot's fault."""


class Forfeit(msgspec.Struct, frozen=True):
    """Why the bot of a seat lost before the end, as a message id and its arguments."""

    seat: int
    message: str
    arguments: dict[str, Any]
    trace: str = ""
    """The bot's traceback, or the last words of its process."""

    def fault(self, bot: str) -> Fault:
        """The reason, for words about the bot of this name."""
        return about_bot(bot, self.message, self.arguments)


class Course(msgspec.Struct):
    """What is counted while a game goes on, by seat; `late` are choices far over the limit."""

    choices: list[int]
    thought: list[float]
    late: list[int]
    forfeit: Forfeit | None = None


def forfeit_of(seat: int, fault: BotFault) -> Forfeit:
    """What is kept of a bot's fault."""
    return Forfeit(seat, fault.message, fault.arguments, fault.trace)


def play(
    game: Game,
    bots: list[Bot],
    late_after: float = float("inf"),
    asked: Callable[[int], None] = lambda seat: None,
) -> Course:
    """Let the bots play to the end, or until one forfeits; `asked` hears who is to choose."""
    course = Course([0] * len(bots), [0.0] * len(bots), [0] * len(bots))
    logs: list[list[Event]] = [[] for _ in bots]
    while game.seat >= 0:
        seat = game.seat
        knowledge = knowledge_of(game, seat, logs[seat])
        logs[seat] = knowledge.log[:]
        asked(seat)
        started = time.perf_counter()
        try:
            action = answer_of(bots[seat], knowledge)
        except BotFault as fault:
            course.forfeit = forfeit_of(seat, fault)
            break
        finally:
            thought = time.perf_counter() - started
            course.choices[seat] += 1
            course.thought[seat] += thought
            course.late[seat] += thought > late_after
        asked(NOBODY)
        game.act(action)
    return course
