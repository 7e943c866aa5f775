"""The games of `batched` in several processes: the arrays lie in memory that all of them share."""

import os
from collections.abc import Callable
from contextlib import suppress
from itertools import pairwise
from multiprocessing import get_context
from multiprocessing.connection import Connection
from multiprocessing.shared_memory import SharedMemory
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from voliere.env.batched import Actions, Batched
from voliere.env.table import WORD, Table
from voliere.kernel.chance import Chance
from voliere.kernel.errors import Refusal, refusal

SPAWN: Final = get_context("spawn")
ENDING: Final = 5.0
"""The seconds that a process has to end by itself."""
BY_CHANCE: Final = "by chance"
CHOSEN: Final = "chosen"
END: Final = "end"


class Arrays:
    """The arrays of all games in one piece of memory."""

    def __init__(self, memory: SharedMemory, games: int, table: Table) -> None:
        self.memory = memory
        self._used = 0
        seats, actions = table.seats, table.kind.space.size
        self.chosen = self._array((games,), np.dtype(np.int64))
        self.rewards = self._array((games, seats), np.dtype(np.float32))
        self.seats = self._array((games,), WORD)
        self.observations = self._array((games, table.layout.size), WORD)
        self.masks = self._array((games, (actions + 7) // 8), np.dtype(np.uint8))
        self.ended = self._array((games,), np.dtype(bool))

    def _array(self, shape: tuple[int, ...], kind: np.dtype[Any]) -> NDArray[Any]:
        found: NDArray[Any] = np.ndarray(shape, kind, self.memory.buf, self._used)
        self._used += found.nbytes
        return found


def bytes_needed(games: int, table: Table) -> int:
    """The size of `Arrays`."""
    one = 8 + 4 * table.seats + 2 + 2 * table.layout.size + (table.kind.space.size + 7) // 8 + 1
    return games * one


class Shared:
    """Like `Batched`; each process has a share of the games."""

    def __init__(self, game: str, table: Table, games: int, seed: int, processes: int) -> None:
        self.table = table
        self.games = games
        self.layout = table.layout
        self.actions = table.kind.space.size
        self._memory = SharedMemory(create=True, size=bytes_needed(games, table))
        self._arrays = Arrays(self._memory, games, table)
        self.seats = self._arrays.seats
        self.observations = self._arrays.observations
        self.masks = self._arrays.masks
        self.ended = self._arrays.ended
        self.rewards = self._arrays.rewards
        seeds = Chance.seeded(seed)
        cuts = [games * number // processes for number in range(processes + 1)]
        self._pipes: list[Connection[Any, Any]] = []
        self._processes = []
        for first, last in pairwise(cuts):
            ours, theirs = SPAWN.Pipe()
            told = (game, table.seats, table.settings, table.reward, games, first, last)
            arguments = (theirs, self._memory.name, *told, seeds.seed())
            process = SPAWN.Process(target=work, args=arguments, daemon=True)
            process.start()
            theirs.close()
            self._pipes.append(ours)
            self._processes.append(process)
        self._heard()

    def step(self, actions: Actions) -> None:
        """Make one choice in each game; if one of them is not offered, none is made."""
        if len(actions) != self.games:
            raise refusal("error.env-actions", found=len(actions), wanted=self.games)
        rows = np.arange(self.games)
        inside = (actions >= 0) & (actions < self.actions)
        bits = self.masks[rows, np.where(inside, actions, 0) >> 3]
        offered = inside & (bits >> (7 - (actions & 7)) & 1).astype(bool)
        if not offered.all():
            action = int(actions[int((~offered).argmax())])
            allowed = np.unpackbits(self.masks[int((~offered).argmax())], count=self.actions)
            texts = [self.table.kind.space.text(int(a)) for a in allowed.nonzero()[0][:40]]
            raise refusal("error.not-offered", option=action, allowed=texts)
        self._arrays.chosen[:] = actions
        self._tell(CHOSEN)

    def step_by_chance(self) -> Actions:
        """Make in each game a choice at random; what was chosen."""
        self._tell(BY_CHANCE)
        return self._arrays.chosen.copy()

    def _tell(self, word: str) -> None:
        with suppress(OSError):  # of a process that has ended nothing is heard either
            for pipe in self._pipes:
                pipe.send(word)
        self._heard()

    def _heard(self) -> None:
        try:
            for pipe in self._pipes:
                error = pipe.recv()
                if error is not None:
                    raise error
        except (EOFError, OSError):
            self.close()
            raise refusal("error.worker-died") from None

    def legal(self) -> NDArray[np.bool_]:
        """The masks unpacked: a truth for each game and action."""
        return np.unpackbits(self.masks, axis=1, count=self.actions).view(bool)

    def close(self) -> None:
        """End the processes and let go of the memory."""
        if not self._pipes:
            return
        for pipe in self._pipes:
            with suppress(OSError):
                pipe.send(END)
        for process in self._processes:
            process.join(ENDING)
            process.kill()
            process.join()
        for pipe in self._pipes:
            pipe.close()
        self._pipes, self._processes = [], []
        self._memory.unlink()
        with suppress(BufferError):
            self._memory.close()


def work(
    pipe: "Connection[Any, Any]",
    memory: str,
    game: str,
    seats: int,
    settings: dict[str, Any],
    reward: str,
    games: int,
    first: int,
    last: int,
    seed: int,
) -> None:
    """Step a share of the games whenever told to, until the pipe closes."""
    table = Table(game, seats, settings, reward)
    lent = SharedMemory(memory)
    arrays = Arrays(lent, games, table)
    share = slice(first, last)
    batch = Batched(table, last - first, seed)
    doings: dict[str, Callable[[], Any]] = {
        CHOSEN: lambda: batch.step(arrays.chosen[share]),
        BY_CHANCE: batch.step_by_chance,
    }
    publish(batch, arrays, share)
    pipe.send(None)
    while True:
        try:
            word = pipe.recv()
        except (EOFError, OSError):
            break
        if word == END:
            break
        error: Refusal | None = None
        try:
            made = doings[word]()
            if made is not None:
                arrays.chosen[share] = made
            publish(batch, arrays, share)
        except Refusal as refused:
            error = refused
        pipe.send(error)
    # The memory is the leader's: nothing here may take it away from the others.
    os._exit(0)


def publish(batch: Batched, arrays: Arrays, share: slice) -> None:
    """Write what a share of the games tells to where all can read it."""
    arrays.seats[share] = batch.seats
    arrays.observations[share] = batch.observations
    arrays.masks[share] = batch.masks
    arrays.ended[share] = batch.ended
    arrays.rewards[share] = batch.rewards
