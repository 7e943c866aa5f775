"""Players that see what a seat may see, never the true game."""

from voliere.bots.bot import Bot, Outlook
from voliere.bots.levels import LEVELS, make_bot

__all__ = ["LEVELS", "Bot", "Outlook", "make_bot"]
