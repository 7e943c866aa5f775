"""Many games stepped at once, arrays in and out, in one process or several with shared memory."""

import secrets
from typing import Any

import numpy as np
from numpy.typing import NDArray

from voliere.env.table import WORD, Table
from voliere.kernel.crowd import Crowd
from voliere.kernel.errors import refusal

Actions = NDArray[np.integer[Any]]


class Batched:
    """Games of one kind, all waiting for a choice; one that ends is dealt anew at once.

    After every step, row i of each array tells of game i:
    `seats` who is asked, `observations` what that seat knows, `masks` its answers, packed as by
    `numpy.packbits`; `ended` whether the step ended a game (the row then tells of the next one),
    and `rewards` what each seat won in it, else 0.
    """

    def __init__(self, table: Table, games: int, seed: int) -> None:
        self.table = table
        self.games = games
        self.layout = table.layout
        self.actions = table.kind.space.size
        self.crowd = Crowd(table.kind, table.seats, table.settings, games, seed)
        self.ended = np.zeros(games, bool)
        self.rewards = np.zeros((games, table.seats), np.float32)
        self._look(self.crowd.written())

    def _look(self, written: bytes) -> None:
        rows = np.frombuffer(written, np.uint8).reshape(self.games, -1)
        end = WORD.itemsize * (1 + self.layout.size)
        words = rows[:, :end].view(WORD)
        self.seats = words[:, 0]
        self.observations = words[:, 1:]
        self.masks = rows[:, end:]

    def step(self, actions: Actions) -> None:
        """Make one choice in each game; if one of them is not offered, none is made."""
        chosen = actions.tolist()
        if len(chosen) != self.games:
            raise refusal("error.env-actions", found=len(chosen), wanted=self.games)
        wrong = self.crowd.illegal(chosen)
        if wrong >= 0:
            game, action = self.crowd.games[wrong], chosen[wrong]
            game.choose(action)
        self._stepped(self.crowd.step(chosen))

    def step_by_chance(self) -> Actions:
        """Make in each game a choice at random; what was chosen."""
        self._stepped(self.crowd.step_by_chance())
        return np.array(self.crowd.sampled)

    def _stepped(self, written: bytes) -> None:
        if self.ended.any():
            self.ended[:] = False
            self.rewards[:] = 0
        for index, game in zip(self.crowd.ended, self.crowd.finished, strict=True):
            self.ended[index] = True
            self.rewards[index] = self.table.rewards(game)
        self._look(written)

    def legal(self) -> NDArray[np.bool_]:
        """The masks unpacked: a truth for each game and action."""
        return np.unpackbits(self.masks, axis=1, count=self.actions).view(bool)

    def close(self) -> None:
        """Nothing is held."""


def batched(
    game: str,
    *,
    seats: int,
    games: int,
    seed: int | None = None,
    processes: int = 1,
    reward: str | None = None,
    **settings: Any,
) -> Any:
    """Many games of one kind, stepped together.

    With several `processes` each plays a share of the games, and the arrays lie in memory that all
    of them share: read them before the next step.

    >>> import numpy as np
    >>> games = batched("songbirds", seats=2, games=4, seed=7)
    >>> for _ in range(24):
    ...     games.step(games.legal().argmax(axis=1))
    >>> games.ended.all(), games.rewards.sum()
    (np.True_, np.float32(0.0))
    """
    if games < processes or processes < 1:
        raise refusal("error.env-processes", processes=processes, games=games)
    chosen = secrets.randbits(63) if seed is None else seed
    table = Table(game, seats, settings, reward)
    if processes == 1:
        return Batched(table, games, chosen)
    from voliere.env.shared import Shared

    return Shared(game, table, games, chosen, processes)
