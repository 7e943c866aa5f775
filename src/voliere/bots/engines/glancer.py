"""A bot that does not calculate: it takes what promises most, as far as it can tell."""

from voliere.bots.bot import Advice, Bot
from voliere.bots.engines.planner import Planner, blur
from voliere.bots.heuristics import Heuristics
from voliere.bots.policy import highest
from voliere.bots.ranking import PROMISE
from voliere.kernel.chance import Chance
from voliere.kernel.knowledge import SeatKnowledge

WORLDS = 8
"""Number of imagined games in which it says what it expects; it chooses without them."""


class Glancer(Bot):
    """Ranks the options, each misjudged a little; inside a turn its policy answers."""

    def __init__(self, heuristics: Heuristics, seed: int, misjudges: float = 0.0) -> None:
        self.policy = heuristics.policy
        self.chance = Chance.seeded(seed)
        self.misjudges = misjudges / PROMISE
        self.planner = Planner(heuristics, seed, WORLDS, 0.0)

    def choose(self, knowledge: SeatKnowledge) -> int:
        """What seems to promise most."""
        actions = knowledge.actions()
        if len(actions) == 1:
            return actions[0]
        game = knowledge.game
        if not self.misjudges or not self.policy.ranks(game):
            return self.policy.quick(game, actions, self.chance)
        promises = self.policy.promises(game, actions)
        return highest(actions, [one + self.misjudges * blur(self.chance) for one in promises])

    def explain(self, knowledge: SeatKnowledge) -> list[Advice]:
        """All options as they are planned, but first the one that it would take."""
        best = self.choose(knowledge)
        return sorted(self.planner.explain(knowledge), key=lambda one: one.action != best)
