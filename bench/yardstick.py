"""The yardstick: random games of OpenSpiel's hearts through its Python bindings."""

import random
import time

import pyspiel

from bench.row import Row


def hearts(seconds: float) -> Row:
    """Plays random games of hearts; chance counts as time but not as decisions."""
    rng = random.Random(7)
    game = pyspiel.load_game("hearts")
    games = decisions = steps = 0
    start = time.perf_counter()
    while (elapsed := time.perf_counter() - start) < seconds:
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, weights = zip(*state.chance_outcomes())
                action = rng.choices(outcomes, weights)[0]
            else:
                action = rng.choice(state.legal_actions())
                decisions += 1
            state.apply_action(action)
            steps += 1
        games += 1
    return {
        "decisions_per_second": decisions / elapsed,
        "games_per_second": games / elapsed,
        "steps_per_second": steps / elapsed,
    }
