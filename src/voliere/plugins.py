"""What other packages, and this one, add to the house: entry points by group and name.

A game is added under `voliere.games` (its `Game` class), what bots know of it under
`voliere.heuristics`, how a terminal draws it under `voliere.painters`; a bot under `voliere.bots`.
"""

import sys
from functools import cache
from importlib.metadata import EntryPoint, EntryPoints, entry_points
from importlib.util import find_spec
from pathlib import Path
from typing import Any

GAMES = "voliere.games"
HEURISTICS = "voliere.heuristics"
PAINTERS = "voliere.painters"
BOTS = "voliere.bots"


def plugin_names(group: str) -> list[str]:
    """The names under which a group has something, in alphabetical order."""
    return sorted({point.name for point in _points(group)})


def load_plugin(group: str, name: str) -> Any:
    """What a group has under this name; None where it has nothing."""
    point = _point(group, name)
    return None if point is None else point.load()


@cache
def plugin_folder(group: str, name: str) -> Path | None:
    """The folder of the package that a group has under this name, without importing it."""
    point = _point(group, name)
    spec = None if point is None else find_spec(point.module)
    return None if spec is None or spec.origin is None else Path(spec.origin).parent


def _point(group: str, name: str) -> EntryPoint | None:
    return next(iter(_points(group).select(name=name)), None)


def _points(group: str) -> EntryPoints:
    return _found(group, tuple(sys.path))


@cache
def _found(group: str, path: tuple[str, ...]) -> EntryPoints:
    """What is installed on a path: every package there is opened to find it, so only once."""
    return entry_points(group=group)
