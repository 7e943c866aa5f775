"""The player that chooses by chance: the measure for all others."""

from voliere.bots.bot import Bot, Outlook
from voliere.kernel.chance import Chance


class RandomBot(Bot):
    """Takes each option with the same likelihood."""

    def __init__(self, seed: int) -> None:
        self.chance = Chance.seeded(seed)

    def choose(self, outlook: Outlook) -> int:
        """One of the actions."""
        actions = outlook.actions()
        return actions[self.chance.below(len(actions))]
