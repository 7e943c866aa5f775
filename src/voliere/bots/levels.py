"""The levels of play, in the words people know, and the bots of other packages."""

from importlib import import_module
from importlib.metadata import entry_points

from voliere.bots.bot import Bot
from voliere.bots.planner import Planner
from voliere.bots.random import RandomBot
from voliere.bots.search import Searcher
from voliere.bots.sense import Sense
from voliere.kernel.errors import refusal

LEVELS = ("random", "easy", "normal", "hard")
SECONDS = 1.0
"""How long a bot may think about one choice at a table."""
LEAST_SECONDS = 0.01
GROUP = "voliere.bots"
"""The entry points under which other packages offer bots: `factory(game, seed, seconds)`."""


def bot_names() -> list[str]:
    """Every bot that can be asked for."""
    return [*LEVELS, *(point.name for point in entry_points(group=GROUP))]


def sense_of(game: str) -> Sense:
    """What bots know of a game."""
    sense: Sense = import_module(f"voliere.bots.{game}").SENSE
    return sense


def make_bot(name: str, game: str, seed: int, seconds: float = SECONDS, rounds: int = 0) -> Bot:
    """The bot of this name for a game, with a chance of its own."""
    if seconds < LEAST_SECONDS:
        raise refusal("error.bot-seconds", seconds=seconds, least=LEAST_SECONDS)
    if name == "random":
        return RandomBot(seed)
    if name == "easy":
        sense = sense_of(game)
        return Planner(sense, seed, 1, sense.blunder, seconds)
    if name == "normal":
        return Planner(sense_of(game), seed, 4, 0.0, seconds)
    if name == "hard":
        return Searcher(sense_of(game), seed, seconds, rounds)
    for point in entry_points(group=GROUP):
        if point.name == name:
            bot: Bot = point.load()(game, seed, seconds)
            return bot
    raise refusal("error.no-such-bot", name=name, allowed=bot_names())
