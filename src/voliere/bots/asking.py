"""Asks a bot, whoever wrote it: what it gives back may be anything, and is checked here.

Like all that meets strangers' code it is never compiled (hatch_build.py): compiled code refuses a
wrong type before anybody can say what was wrong.
"""

from operator import index
from typing import SupportsIndex

from voliere.bots.bot import Bot, BotFault, broken, not_offered
from voliere.kernel.knowledge import SeatKnowledge


def answer_of(bot: Bot, knowledge: SeatKnowledge) -> int:
    """The action that the bot takes, if it is one of those offered."""
    try:
        given: object = bot.choose(knowledge)
    except BotFault:
        raise
    except (Exception, SystemExit) as error:
        raise broken(error) from error
    game = knowledge.game
    action = number_of(given)
    if not (0 <= action < game.space.size and game.offers(action)):
        raise not_offered(repr(given))
    return action


def number_of(given: object) -> int:
    """What a bot gave as a whole number; -1 if it is none."""
    if type(given) is int:  # it nearly always is, and asking a protocol takes long
        return given
    return index(given) if isinstance(given, SupportsIndex) else -1
