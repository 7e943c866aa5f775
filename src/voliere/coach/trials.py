"""Many games between bots in which the coach is tried; a file keeps them, to go on there."""

import json
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from pathlib import Path
from typing import Any, Final

from voliere.bots.bot import Bot
from voliere.bots.levels import check_bot, make_bot
from voliere.games import game_kind
from voliere.kernel.chance import Chance
from voliere.kernel.errors import refusal
from voliere.kernel.game import Game, begin, settle

Found = dict[str, Any]
Watch = Callable[["Trial", int], Found]
"""Plays one game of a trial, from its seed, and says what was found in it."""
FORETOLD: Final = "foretold"
"""What a trial measures if nothing else is asked for."""


class Trial:
    """Which games are played, by whom; `measure` is what is tried in them."""

    def __init__(
        self,
        measure: str,
        game: str,
        seats: int,
        settings: dict[str, Any],
        bot: str,
        seed: int,
        rounds: int,
    ) -> None:
        check_bot(bot)
        self.measure = measure
        self.game = game
        self.seats = seats
        self.settings = settle(game_kind(game), seats, settings)
        self.bot = bot
        self.seed = seed
        self.rounds = rounds

    def begin(self, chance: Chance) -> tuple[Game, list[Bot]]:
        """A game of the trial and its players."""
        kind = game_kind(self.game)
        game = begin(kind, self.seats, chance.seed(), self.settings, records_events=False)
        seats = range(self.seats)
        bots = [make_bot(self.bot, self.game, chance.seed(), rounds=self.rounds) for _ in seats]
        return game, bots

    def command(self, games: int) -> str:
        """How somebody else makes the same."""
        told = f"voliere calibrate {self.game} --games {games} --seats {self.seats}"
        told += f" --bots {self.bot} --seed {self.seed}"
        if self.measure != FORETOLD:
            told += f" --measure {self.measure}"
        return told + (f" --rounds {self.rounds}" if self.rounds else "")

    def run(
        self,
        watch: Watch,
        games: int,
        processes: int,
        file: Path | None,
        progress: Callable[[int], None] = lambda done: None,
    ) -> list[Found]:
        """What was found in so many games; with a `file` only those are played that it lacks."""
        if games < 1:
            raise refusal("error.games", games=games)
        kept = None if file is None else Kept(file, self)
        found = [] if kept is None else kept.found[:games]
        chance = Chance.seeded(self.seed)
        seeds = [chance.seed() for _ in range(games)][len(found) :]
        with ProcessPoolExecutor(processes, get_context("spawn")) as pool:
            jobs = [pool.submit(watch, self, seed) for seed in seeds]
            try:
                for job in jobs:
                    found.append(job.result())
                    if kept is not None:
                        kept.add(found[-1])
                    progress(len(found))
            except KeyboardInterrupt:
                pool.shutdown(cancel_futures=True)
                raise
        return found


class Kept:
    """The file of a trial: the trial on its first line, then a line for each game."""

    def __init__(self, file: Path, trial: Trial) -> None:
        self.file = file
        self.found: list[Found] = []
        head = json.loads(json.dumps(vars(trial)))
        try:
            self._read(head)
        except OSError as error:
            raise refusal("error.file-write", file=file, reason=error.strerror) from None

    def _read(self, head: Found) -> None:
        with self.file.open("ab+") as lines:
            lines.seek(0)
            # A line that was cut off at the end is played again.
            whole, end, _ = lines.read().rpartition(b"\n")
            lines.truncate(len(whole + end))
        if not whole:
            self.add(head)
            return
        try:
            first, *self.found = [json.loads(line) for line in whole.splitlines()]
        except ValueError as error:
            raise refusal("coach.trial-log", file=self.file, reason=error) from None
        for name, here in head.items():
            if first.get(name) != here:
                there = first.get(name)
                raise refusal(
                    "coach.trial-other", file=self.file, name=name, found=there, given=here
                )

    def add(self, found: Found) -> None:
        """Keep a game, whatever happens next."""
        with self.file.open("ab") as lines:
            lines.write(json.dumps(found).encode() + b"\n")
