"""The levels of play, in the words people know."""

from importlib import import_module

from voliere.bots.bot import Bot
from voliere.bots.planner import Planner
from voliere.bots.random import RandomBot
from voliere.bots.search import Searcher
from voliere.bots.sense import Sense
from voliere.kernel.errors import refusal

LEVELS = ("random", "easy", "normal", "hard")
SECONDS = 1.0


def sense_of(game: str) -> Sense:
    """What bots know of a game."""
    sense: Sense = import_module(f"voliere.bots.{game}").SENSE
    return sense


def make_bot(name: str, game: str, seed: int, seconds: float = SECONDS) -> Bot:
    """The bot of this name for a game, with a chance of its own."""
    if name not in LEVELS:
        raise refusal("error.no-such-bot", name=name, allowed=list(LEVELS))
    if name == "random":
        return RandomBot(seed)
    sense = sense_of(game)
    if name == "hard":
        return Searcher(sense, seed, seconds)
    return Planner(sense, seed, 1, 8.0) if name == "easy" else Planner(sense, seed, 4, 0.0)
