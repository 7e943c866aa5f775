"""The player that chooses by chance: the measure for all others."""

from voliere.bots.bot import Bot
from voliere.kernel.chance import Chance
from voliere.kernel.knowledge import SeatKnowledge


class RandomBot(Bot):
    """Takes each option with the same likelihood."""

    def __init__(self, seed: int) -> None:
        self.chance = Chance.seeded(seed)

    def choose(self, knowledge: SeatKnowledge) -> int:
        actions = knowledge.actions()
        return actions[self.chance.below(len(actions))]
