"""The levels of play, in the words people know, and the bots of others, by name or by place."""

from collections.abc import Callable
from typing import Final

from voliere.bots.bot import Bot
from voliere.bots.engines.finisher import Finisher
from voliere.bots.engines.glancer import Glancer
from voliere.bots.engines.planner import Planner
from voliere.bots.engines.quick import QuickBot
from voliere.bots.engines.random import RandomBot
from voliere.bots.engines.searcher import Searcher
from voliere.bots.engines.strategist import Strategist
from voliere.bots.foreign import (
    check_command,
    check_file_bot,
    engine_command,
    is_command,
    is_file_bot,
)
from voliere.bots.heuristics import hard_heuristics_of, heuristics_of
from voliere.bots.learned import best_heuristics_of, former_heuristics_of
from voliere.bots.process import start_bot
from voliere.kernel.errors import refusal
from voliere.plugins import BOTS, plugin_names

SECONDS: Final = 1.0
"""How long a bot may think about one choice at a table,"""
EXPERT_SECONDS: Final = 5.0
"""and how long an expert may."""
EXPERT: Final = "expert"
LEAST_SECONDS: Final = 0.01
EASY_WORLDS: Final = 3

Maker = Callable[[str, int, float, int], Bot]
"""Makes a bot for a game, with a seed, the seconds for one choice, and the rounds of its search.

With rounds above 0 the bot counts them instead of looking at the clock, so that the same seed
gives the same choice on every machine.
"""


def random(game: str, seed: int, seconds: float, rounds: int) -> Bot:
    """Chooses by chance."""
    return RandomBot(seed)


def easy(game: str, seed: int, seconds: float, rounds: int) -> Bot:
    """Careless as people are, and misjudges more."""
    heuristics = hard_heuristics_of(game).hasty(True, seed)
    knobs = heuristics.knobs
    if heuristics.policy.ranking is not None:
        return Glancer(heuristics, seed, knobs.blur)
    return Planner(heuristics, seed, EASY_WORLDS, knobs.blur, seconds)


def normal(game: str, seed: int, seconds: float, rounds: int) -> Bot:
    """As hasty as people are; where nothing is ranked it looks one turn ahead."""
    heuristics = hard_heuristics_of(game).hasty(False, seed)
    knobs = heuristics.knobs
    if heuristics.policy.ranking is not None:
        return Glancer(heuristics, seed, knobs.slip)
    return Planner(heuristics, seed, knobs.worlds, 0.0, seconds, knobs.closer)


def hard(game: str, seed: int, seconds: float, rounds: int) -> Bot:
    """Looks far ahead in imagined games for as long as it may."""
    heuristics = best_heuristics_of(game)
    if heuristics.knobs.plays_out:
        return Finisher(heuristics, seed, seconds, rounds)
    if heuristics.knobs.strategic:
        return Strategist(heuristics, seed, seconds, rounds)
    return Searcher(heuristics, seed, seconds, rounds)


def expert(game: str, seed: int, seconds: float, rounds: int) -> Bot:
    """Thinks as `hard` does; at a table it takes five times as long."""
    return hard(game, seed, seconds, rounds)


def hard_1(game: str, seed: int, seconds: float, rounds: int) -> Bot:
    """As `hard` played first: its weights and settings of then."""
    heuristics = former_heuristics_of(game, 1)
    if heuristics.knobs.strategic:
        return Strategist(heuristics, seed, seconds, rounds)
    return Searcher(heuristics, seed, seconds, rounds)


def easy_1(game: str, seed: int, seconds: float, rounds: int) -> Bot:
    """As `easy` played first: it erred by chance alone."""
    heuristics = heuristics_of(game)
    return Planner(heuristics, seed, EASY_WORLDS, heuristics.knobs.blunder, seconds)


def normal_1(game: str, seed: int, seconds: float, rounds: int) -> Bot:
    """As `normal` played first: it saw all goals, and printed points as they are worth."""
    heuristics = heuristics_of(game)
    knobs = heuristics.knobs
    return Planner(heuristics, seed, knobs.worlds, 0.0, seconds, knobs.closer)


def quick(game: str, seed: int, seconds: float, rounds: int) -> Bot:
    """Answers at once, as `hard` plays on in imagined games."""
    return Glancer(best_heuristics_of(game), seed)


def quick_1(game: str, seed: int, seconds: float, rounds: int) -> Bot:
    """As `hard` first did so."""
    return QuickBot(former_heuristics_of(game, 1), seed)


LEVELS: Final[dict[str, Maker]] = {
    "random": random,
    "easy": easy,
    "normal": normal,
    "hard": hard,
    EXPERT: expert,
}
RUNGS: Final[dict[str, Maker]] = {
    "hard@1": hard_1,
    "normal@1": normal_1,
    "easy@1": easy_1,
    "quick": quick,
    "quick@1": quick_1,
}
"""Rungs for the arena to measure by, not offered at tables: levels as they once played, and what
`hard` answers in its imagined games, now and then."""


def bot_names() -> list[str]:
    """Every bot that can be asked for by its name alone."""
    return [*LEVELS, *plugin_names(BOTS)]


def check_bot(name: str, programs: bool = False) -> None:
    """Refuse what is no bot; a file or a command is one only for those who may run programs."""
    if programs and is_command(name):
        check_command(name)
    elif programs and is_file_bot(name):
        check_file_bot(name)
    elif name not in bot_names() and not (programs and name in RUNGS):
        message = "error.no-such-bot-or-program" if programs else "error.no-such-bot"
        raise refusal(message, name=name, allowed=bot_names())


def seconds_of(name: str) -> float:
    """How long the bot of this name may think about one choice at a table."""
    return EXPERT_SECONDS if name == EXPERT else SECONDS


def make_bot(name: str, game: str, seed: int, seconds: float | None = None, rounds: int = 0) -> Bot:
    """The bot of this name for a game, with a chance of its own; it thinks as long as at a table.

    Ours share this process; any other gets one of its own, in which the true game never is.

    >>> import voliere
    >>> from voliere.kernel.knowledge import knowledge_of
    >>> game = voliere.new("songbirds", seats=2, seed=7)
    >>> bot = make_bot("normal", game.name, seed=7)
    >>> game.choose(bot.choose(knowledge_of(game, game.seat)))
    >>> len(game.choices)
    1
    """
    if seconds is None:
        seconds = seconds_of(name)
    if seconds < LEAST_SECONDS:
        raise refusal("error.bot-seconds", seconds=seconds, least=LEAST_SECONDS)
    maker = LEVELS.get(name) or RUNGS.get(name)
    if maker is not None:
        return maker(game, seed, seconds, rounds)
    check_bot(name, programs=True)
    command, environment = engine_command(name)
    return start_bot(name, command, environment, seed, seconds, rounds)
