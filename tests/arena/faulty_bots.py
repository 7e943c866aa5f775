"""Bots that do something wrong, each in its own way."""

import os
import time
from typing import Any

from voliere.bots import Bot
from voliere.kernel.knowledge import SeatKnowledge


class Dull(Bot):
    """Takes the first option."""

    def __init__(self, game: str, seed: int, seconds: float, rounds: int) -> None:
        pass

    def choose(self, knowledge: SeatKnowledge) -> int:
        return knowledge.actions()[0]


class Broken(Dull):
    def choose(self, knowledge: SeatKnowledge) -> int:
        raise ZeroDivisionError("oh")


class Markup(Dull):
    def choose(self, knowledge: SeatKnowledge) -> int:
        raise ValueError("</ul><b>&")


class Leaving(Dull):
    def choose(self, knowledge: SeatKnowledge) -> int:
        raise SystemExit(3)


class Cheat(Dull):
    def choose(self, knowledge: SeatKnowledge) -> int:
        return next(action for action in range(10_000) if action not in knowledge.actions())


class Wordy(Dull):
    def choose(self, knowledge: SeatKnowledge) -> Any:
        return knowledge.text(knowledge.actions()[0])


class Number:
    """A whole number of another kind, as arrays hold them."""

    def __init__(self, value: int) -> None:
        self.value = value

    def __index__(self) -> int:
        return self.value


class Indexed(Dull):
    def choose(self, knowledge: SeatKnowledge) -> Any:
        return Number(knowledge.actions()[0])


class Deadly(Dull):
    def choose(self, knowledge: SeatKnowledge) -> int:
        os._exit(1)


class Endless(Dull):
    def choose(self, knowledge: SeatKnowledge) -> int:
        time.sleep(1000)
        return knowledge.actions()[0]


class Slow(Dull):
    def choose(self, knowledge: SeatKnowledge) -> int:
        time.sleep(0.03)
        return knowledge.actions()[0]


class Unborn(Dull):
    def __init__(self, game: str, seed: int, seconds: float, rounds: int) -> None:
        raise KeyError("no file")
