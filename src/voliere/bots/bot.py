"""What a bot is, and what it is given."""

from abc import ABC, abstractmethod
from typing import Any

from mypy_extensions import mypyc_attr

from voliere.kernel.game import Game


class Outlook:
    """A game as one seat knows it: its view, its options, and games imagined from there."""

    def __init__(self, game: Game, seat: int) -> None:
        self._game = game
        self.seat = seat

    def actions(self) -> list[int]:
        """The answers that the seat may give now."""
        return self._game.actions()

    def text(self, action: int) -> str:
        """An answer on one line."""
        return self._game.space.text(action)

    def view(self) -> dict[str, Any]:
        """All that the seat may see."""
        return self._game.view(self.seat)

    def imagine(self, seed: int) -> Game:
        """A game in which all that the seat cannot know is dealt anew."""
        return self._game.imagine(self.seat, seed)


class Advice:
    """What a bot thinks of an option: the seat's expected final points, and its chance to win.

    Where nobody wins, alone and together in Songbirds, there is no chance to tell.
    """

    def __init__(self, action: int, points: float, chance: float | None) -> None:
        self.action = action
        self.points = points
        self.chance = chance


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot(ABC):
    """A player: it is given an outlook and answers with one of its actions."""

    @abstractmethod
    def choose(self, outlook: Outlook) -> int:
        """The action that the bot takes."""

    def explain(self, outlook: Outlook) -> list[Advice]:
        """The options with what the bot expects of them, the best first; none if it cannot say."""
        return []
