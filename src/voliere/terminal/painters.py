"""Who draws a game in a terminal: the painter that the game brings, or the plain one."""

from typing import Any, Protocol, cast

from rich.console import RenderableType

from voliere.plugins import PAINTERS, load_plugin
from voliere.terminal import plain


class Painter(Protocol):
    """Draws what a view shows.

    One that also has `others(view, language)` draws them in full; one that has
    `card_facts(card, language)` says what is printed on a card besides its name and text.
    """

    def paint(self, view: dict[str, Any], language: str) -> RenderableType:
        """The table as the view shows it."""

    def ending(self, view: dict[str, Any], language: str) -> list[str]:
        """What the end of the game has to say besides the scores."""


def painter_of(game: str) -> Painter:
    """The painter of a game."""
    return cast(Painter, load_plugin(PAINTERS, game) or plain)
