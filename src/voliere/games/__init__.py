"""The games: plug-ins that know the kernel, not each other."""

from functools import cache

from voliere.kernel.errors import refusal
from voliere.kernel.game import Game
from voliere.plugins import GAMES, load_plugin, plugin_names


def game_names() -> list[str]:
    """The games that are installed."""
    return plugin_names(GAMES)


def game_kind(name: object) -> type[Game]:
    """The game of this name.

    >>> game_kind("songbirds").seat_counts
    (1, 2, 3, 4, 5, 6, 7, 8)
    """
    kind = _kind(name) if isinstance(name, str) else None
    if kind is None:
        raise refusal("error.no-such-game", name=name, allowed=game_names())
    return kind


@cache
def _kind(name: str) -> type[Game] | None:
    kind: type[Game] | None = load_plugin(GAMES, name)
    return kind
