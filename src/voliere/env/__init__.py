"""The games as environments for programs that learn.

`aec` and `parallel` are PettingZoo's two ways to play, `batched` steps many games at once, and
`gymnasium.make("voliere/Game-v0")` is one seat against bots. `layout` tells what each number of an
observation means. `voliere.env.openspiel` is the game for OpenSpiel.
"""

from importlib.util import find_spec

from voliere.kernel.errors import refusal

if any(find_spec(package) is None for package in ("gymnasium", "pettingzoo")):
    raise refusal("error.env-extra")

from voliere.env.aec import AEC, aec
from voliere.env.batched import Batched, batched
from voliere.env.layout import Layout, layout
from voliere.env.parallel import Parallel, parallel
from voliere.env.seat import Seat, register

register()

__all__ = [
    "AEC",
    "Batched",
    "Layout",
    "Parallel",
    "Seat",
    "aec",
    "batched",
    "layout",
    "parallel",
]
