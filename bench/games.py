"""Random games of Volière, in the same loop as the yardstick."""

import random
import time
from typing import Any

import voliere
from bench.row import Row

COPIES = 20_000


def random_games(name: str, seconds: float, **options: Any) -> Row:
    """Plays random games from fresh deals and times copies of one half-played game."""
    rng = random.Random(7)
    games = decisions = 0
    start = time.perf_counter()
    while (elapsed := time.perf_counter() - start) < seconds:
        game = voliere.new(name, seed=games, records_events=False, **options)
        while game.seat >= 0:
            game.act(rng.choice(game.actions()))
            decisions += 1
        games += 1
    return {
        "decisions_per_second": decisions / elapsed,
        "games_per_second": games / elapsed,
        "copy_us": copy_time(name, decisions // games // 2, **options) * 1e6,
        "compiled": voliere.compiled,
    }


def copy_time(name: str, depth: int, **options: Any) -> float:
    """Seconds for one copy of a game after so many decisions."""
    rng = random.Random(7)
    game = voliere.new(name, seed=7, records_events=False, **options)
    for _ in range(depth):
        game.act(rng.choice(game.actions()))
    start = time.perf_counter()
    for _ in range(COPIES):
        game.copy()
    return (time.perf_counter() - start) / COPIES
