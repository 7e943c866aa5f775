"""How fast bots think: whole games by chance, whole games guided by the quick policy, search."""

import time
from collections.abc import Callable

import voliere
from bench.row import Row
from voliere.bots import make_bot
from voliere.bots.engines.searcher import Searcher
from voliere.bots.engines.strategist import Strategist
from voliere.bots.learned import best_heuristics_of
from voliere.kernel.chance import Chance
from voliere.kernel.game import Game, play_out
from voliere.kernel.knowledge import knowledge_of

SEATS = 2
CHOICE = 0.1
"""The seconds that the search has for a choice."""


def thinking(name: str, seconds: float) -> Row:
    """All three measures of a game, each for a third of the time."""
    policy = best_heuristics_of(name).policy
    chance = Chance.seeded(7)

    return {
        "random_playouts_per_second": playouts(
            name, lambda game: play_out(game, chance), seconds / 3
        ),
        "guided_playouts_per_second": playouts(
            name, lambda game: policy.play_to_end(game, chance), seconds / 3
        ),
        "search_rounds_per_second": search_rounds(name, seconds / 3),
        "compiled": voliere.compiled,
    }


def playouts(name: str, play: Callable[[Game], object], seconds: float) -> float:
    """Games from fresh deals to their end, in a second."""
    games = 0
    start = time.perf_counter()
    while (elapsed := time.perf_counter() - start) < seconds:
        play(voliere.new(name, seats=SEATS, seed=games, records_events=False))
        games += 1
    return games / elapsed


def search_rounds(name: str, seconds: float) -> float:
    """Rounds of a search, or turns of plans, in a second of thought, as `hard` plays a game."""
    bot = make_bot("hard", name, 7, CHOICE)
    assert isinstance(bot, (Searcher, Strategist))
    game = voliere.new(name, seats=SEATS, seed=7, records_events=False)
    thought = 0.0
    while thought < seconds and game.seat >= 0:
        start = time.perf_counter()
        action = bot.choose(knowledge_of(game, game.seat))
        thought += time.perf_counter() - start
        game.act(action)
    return bot.searched / thought
