"""Players that see what a seat may see, never the true game."""

from voliere.bots.bot import Bot, Outlook
from voliere.bots.random import RandomBot
from voliere.kernel.errors import refusal

__all__ = ["LEVELS", "Bot", "Outlook", "make_bot"]

LEVELS = {"random": RandomBot}


def make_bot(name: str, seed: int) -> Bot:
    """The bot of this name, with a chance of its own."""
    if name not in LEVELS:
        raise refusal("error.no-such-bot", name=name, allowed=list(LEVELS))
    return LEVELS[name](seed)
