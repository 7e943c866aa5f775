"""Players that see what a seat may see, never the true game."""

from voliere.bots.bot import Advice, Bot, Outlook
from voliere.bots.levels import LEVELS, SECONDS, bot_names, check_bot, make_bot

__all__ = ["LEVELS", "SECONDS", "Advice", "Bot", "Outlook", "bot_names", "check_bot", "make_bot"]
