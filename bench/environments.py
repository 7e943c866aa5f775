"""What the environments add to the bare engine: all in one run, in turn, so in the same weather.

Counted is the time of the processor, which others on the machine take least from; of two processes
the time by the clock, so there must be two cores to spare.
"""

import random
import time
from collections.abc import Callable
from statistics import quantiles
from typing import Any

import numpy as np

import voliere
from bench.row import Row
from voliere import env
from voliere.kernel.game import Game

GAMES = 256
TURN = 0.01
"""Each is measured in turns of so many seconds. A quarter of them are better than what counts:
others on the machine disturb the rest, and empty the processor's cache."""

Loop = Callable[[float], tuple[int, float]]
"""Plays for some seconds; the choices made, and the seconds."""


def environments(name: str, seconds: float) -> Row:
    """Microseconds for a choice: bare, in AEC (told by `last()`, and not), and of many games."""
    alone = env.batched(name, seats=2, games=GAMES, seed=1)
    pair = env.batched(name, seats=2, games=2 * GAMES, seed=1, processes=2)
    loops: dict[str, Loop] = {
        "bare": bare(name),
        "aec": turns(name, True),
        "aec_step": turns(name, False),
        "batched": together(alone),
        "two_processes": together(pair, time.perf_counter),
    }
    found: dict[str, list[float]] = {measure: [] for measure in loops}
    try:
        for _ in range(round(seconds / TURN)):
            for measure, loop in loops.items():
                made, took = loop(TURN)
                found[measure].append(took / made * 1e6)
    finally:
        pair.close()
    counted = {f"{m}_us": quantiles(times, n=4)[0] for m, times in found.items()}
    return {**counted, "compiled": voliere.compiled}


CLOCK = time.process_time


def bare(name: str) -> Loop:
    rng = random.Random(7)
    dealt = iter(range(1 << 40))

    def deal() -> Game:
        return voliere.new(name, seats=2, seed=next(dealt), records_events=False)

    def play(seconds: float) -> tuple[int, float]:
        made, start = 0, CLOCK()
        while (took := CLOCK() - start) < seconds:
            game = deal()
            while game.seat >= 0:
                game.act(rng.choice(game.actions()))
                made += 1
        return made, took

    return play


def turns(name: str, told: bool) -> Loop:
    """The same choices in AEC, with what the agent is told, or without looking."""
    rng = random.Random(7)
    played = env.aec(name, seats=2)
    played.reset(seed=7)

    def play(seconds: float) -> tuple[int, float]:
        made, seen, start = 0, 0, CLOCK()
        while (took := CLOCK() - start) < seconds:
            played.reset()
            while played.game.seat >= 0:
                if told:
                    seen += len(played.last()[0])
                played.step(rng.choice(played.legal))
                made += 1
        assert bool(seen) == told
        return made, took

    return play


def together(games: Any, clock: Callable[[], float] = CLOCK) -> Loop:
    def play(seconds: float) -> tuple[int, float]:
        made, start, seen = 0, clock(), 0
        while (took := clock() - start) < seconds:
            games.step_by_chance()
            seen += int(np.asarray(games.observations)[0, 0])
            made += games.games
        assert seen
        return made, took

    return play
