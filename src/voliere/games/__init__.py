"""The games. Each is a package that exports its `GAME`; they know the kernel, not each other."""

from importlib import import_module

from voliere.kernel.errors import refusal
from voliere.kernel.game import Game

NAMES = ("songbirds", "wingspan", "wyrmspan")


def game_kind(name: object) -> type[Game]:
    """The game of this name.

    >>> game_kind("songbirds").seat_counts
    (1, 2, 3, 4, 5)
    """
    if name not in NAMES:
        raise refusal("error.no-such-game", name=name, allowed=list(NAMES))
    kind: type[Game] = import_module(f"voliere.games.{name}").GAME
    return kind
