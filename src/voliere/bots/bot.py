"""What a bot is, what it is given, and what is wrong with one that gives no valid answer."""

import traceback
from abc import ABC, abstractmethod
from typing import Any, Final

from mypy_extensions import mypyc_attr

from voliere.kernel.errors import Fault, Refusal
from voliere.kernel.knowledge import SeatKnowledge

WORDS: Final = 200
"""At most so many letters of what a bot says are kept,"""
LINE: Final = 4 * WORDS
"""from so many that are looked at,"""
TRACE: Final = 4000
"""and so many of the traceback, or of its process's last words, that tell why it broke."""


class Advice:
    """What a bot thinks of an option: the seat's expected final points, and its chance to win.

    Where nobody can win, there is no chance to tell.
    """

    def __init__(self, action: int, points: float, chance: float | None) -> None:
        self.action = action
        self.points = points
        self.chance = chance


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot(ABC):
    """A player: it is given what its seat knows and answers with one of its actions."""

    @abstractmethod
    def choose(self, knowledge: SeatKnowledge) -> int:
        """The action that the bot takes."""

    def explain(self, knowledge: SeatKnowledge) -> list[Advice]:
        """The options with what the bot expects of them, the best first; none if it cannot say."""
        return []

    def close(self) -> None:
        """The game is over for the bot: let go of what it holds outside of this process."""


class BotFault(Exception):
    """A bot gave no valid answer: why, as a message id with its arguments, and where it broke."""

    def __init__(self, message: str, arguments: dict[str, Any], trace: str = "") -> None:
        super().__init__(message, arguments)
        self.message = message
        self.arguments = arguments
        self.trace = trace[-TRACE:]

    def about(self, bot: str) -> Fault:
        """The reason, for words about the bot of this name."""
        return about_bot(bot, self.message, self.arguments)

    def refusal(self, bot: str) -> Refusal:
        """The same for a person who asked for this bot."""
        return Refusal([self.about(bot)])


def about_bot(bot: str, message: str, arguments: dict[str, Any]) -> Fault:
    """What is wrong with the bot of this name."""
    return Fault(f"bot.{message}", {"bot": bot, **arguments})


def brief(words: str) -> str:
    """What a bot said, on one line that a person will read."""
    line = " ".join(words[:LINE].split())
    return line if len(line) <= WORDS else line[:WORDS] + "…"


def not_offered(answer: str) -> BotFault:
    """What an answer that is none of the options is called."""
    return BotFault("not-offered", {"answer": brief(answer)})


def broken(error: BaseException) -> BotFault:
    """What a bot's own fault is called."""
    words = brief(f"{type(error).__name__}: {error}")
    return BotFault("raised", {"error": words}, "".join(traceback.format_exception(error)))
