"""What all environments share: a table, its spaces, what is won at the end, wrong answers."""

from typing import Any, Final

import numpy as np
from gymnasium import spaces
from numpy import frombuffer
from numpy.typing import NDArray
from rich.console import Console

from voliere.bots.heuristics import heuristics_of
from voliere.env.layout import layout_of
from voliere.games import game_kind
from voliere.kernel.chance import Chance
from voliere.kernel.cycle import observation_and_mask
from voliere.kernel.errors import refusal
from voliere.kernel.game import Game, begin, settle
from voliere.terminal.painters import painter_of

WIN: Final = "win"
"""1 for a victory, -1 for a defeat; shared victories lie between them, and all add up to 0."""
POINTS: Final = "points"
"""The total of the seat's score sheet."""
REWARDS: Final = (WIN, POINTS)
REFUSE: Final = "refuse"
"""What is not offered raises a `Refusal`, and nothing changes."""
REPLACE: Final = "replace"
"""In its place an offered option is drawn by chance, and counted."""
ILLEGAL: Final = (REFUSE, REPLACE)
MODES: Final = ("ansi", "human")
WIDTH: Final = 120

WORD: Final = np.dtype("<i2")
BYTE: Final = np.dtype(np.int8)

Observation = dict[str, NDArray[Any]]


class Table:
    """A kind of game with its seats and settings, and how an environment answers."""

    def __init__(
        self,
        game: str,
        seats: int,
        settings: dict[str, Any],
        reward: str | None = None,
        illegal: str = REFUSE,
        render_mode: str | None = None,
    ) -> None:
        self.kind = game_kind(game)
        self.seats = seats
        self.settings = settle(self.kind, seats, settings)
        self.layout = layout_of(self.kind, seats, self.settings)
        self.reward = self._reward(reward)
        self.illegal = one_of("illegal", illegal, ILLEGAL)
        self.render_mode = one_of("render_mode", render_mode, (None, *MODES))
        self.chance = Chance.seeded(0)

    def _reward(self, wanted: str | None) -> str:
        won = heuristics_of(self.kind.name).evaluation.somebody_wins(self.deal(0, False))
        if wanted == WIN and not won:
            raise refusal("error.env-no-winner", allowed=[POINTS])
        return str(one_of("reward", wanted or (WIN if won else POINTS), REWARDS))

    def deal(self, seed: int, records_events: bool) -> Game:
        """A new game; wrong answers in it are replaced by a chance of the same seed."""
        self.chance = Chance.seeded(seed)
        return begin(self.kind, self.seats, seed, self.settings, records_events)

    def observation_space(self) -> spaces.Dict:
        """The numbers of the layout within their bounds, and a byte for each action."""
        layout = self.layout
        return spaces.Dict(
            {
                "observation": spaces.Box(layout.low, layout.high, dtype=np.int16),
                "action_mask": spaces.Box(0, 1, (self.kind.space.size,), np.int8),
            }
        )

    def action_space(self) -> spaces.Discrete:
        """The game's fixed action space."""
        return spaces.Discrete(self.kind.space.size)

    def legal_or_replaced(self, game: Game, action: int) -> tuple[int, bool]:
        """The action of the seat that is asked, or another one in its place."""
        number = int(action)
        actions = game.actions()
        if number in actions:
            return number, False
        if self.illegal == REFUSE:
            game.choose(number)
        return actions[self.chance.below(len(actions))], True

    def rewards(self, game: Game) -> list[float]:
        """What each seat has won, at the end."""
        if self.reward == POINTS:
            return [float(sheet["total"]) for sheet in game.scores()[: game.seats]]
        winners, sheets = game.winners(), game.sheets
        share = sheets / len(winners)
        return [((share if s in winners else 0) - 1) / (sheets - 1) for s in range(game.seats)]

    def paint(self, game: Game, seat: int | None) -> str | None:
        """The table as a seat sees it: as a text, or for people on the terminal."""
        if self.render_mode is None:
            return None
        drawn = painter_of(game.name).paint(game.view(seat), "en")
        if self.render_mode == "human":
            Console().print(drawn)
            return None
        console = Console(width=WIDTH, force_terminal=False)
        with console.capture() as captured:
            console.print(drawn)
        return captured.get()


def observed(game: Game, seat: int) -> Observation:
    """What a seat knows, and what it may answer now; of another's question it may answer none."""
    return as_arrays(observation_and_mask(game, seat), game.space.size)


def as_arrays(told: bytes, actions: int) -> Observation:
    """Arrays of one's own: an observation, and after it a mask of so many actions."""
    held = bytearray(told)
    end = len(held) - actions
    return {
        "observation": frombuffer(held, WORD, end >> 1),
        "action_mask": frombuffer(held, BYTE, -1, end),
    }


def one_of(name: str, value: str | None, allowed: tuple[str | None, ...]) -> Any:
    """The value, if it is allowed."""
    if value not in allowed:
        raise refusal("error.env-option", name=name, value=value, allowed=[str(a) for a in allowed])
    return value
