"""The quick choices with which a level plays on in its imagined games, as a bot of their own."""

from voliere.bots.bot import Bot
from voliere.bots.heuristics import Heuristics
from voliere.kernel.chance import Chance
from voliere.kernel.knowledge import SeatKnowledge


class QuickBot(Bot):
    """Answers in microseconds: a rung to measure a policy by."""

    def __init__(self, heuristics: Heuristics, seed: int) -> None:
        self.policy = heuristics.policy
        self.chance = Chance.seeded(seed)

    def choose(self, knowledge: SeatKnowledge) -> int:
        """What the policy answers, in one imagined game."""
        actions = knowledge.actions()
        if len(actions) == 1:
            return actions[0]
        world = knowledge.imagine(self.chance.seed())
        return self.policy.quick(world, actions, self.chance)
