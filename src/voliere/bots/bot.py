"""What a bot is, and what it is given."""

from abc import ABC, abstractmethod

from mypy_extensions import mypyc_attr

from voliere.kernel.knowledge import SeatKnowledge


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
    """A player: it is given an knowledge and answers with one of its actions."""

    @abstractmethod
    def choose(self, knowledge: SeatKnowledge) -> int:
        """The action that the bot takes."""

    def explain(self, knowledge: SeatKnowledge) -> list[Advice]:
        """The options with what the bot expects of them, the best first; none if it cannot say."""
        return []
