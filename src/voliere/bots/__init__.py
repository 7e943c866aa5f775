"""Players that are given what a seat knows, never the true game."""

from voliere.bots.bot import Advice, Bot
from voliere.bots.levels import LEVELS, SECONDS, bot_names, check_bot, make_bot, seconds_of
from voliere.kernel.knowledge import SeatKnowledge, knowledge_of

__all__ = [
    "LEVELS",
    "SECONDS",
    "Advice",
    "Bot",
    "SeatKnowledge",
    "bot_names",
    "check_bot",
    "knowledge_of",
    "make_bot",
    "seconds_of",
]
