"""A bot in a file: it takes what gives it the most points at once.

docs/bots.md says how `voliere` comes to know it.
"""

from voliere.bots import Bot, SeatKnowledge
from voliere.kernel.chance import Chance


class GreedyBot(Bot):
    """Tries every option in one imagined game; among equals, chance decides."""

    def __init__(self, seed: int) -> None:
        self.chance = Chance.seeded(seed)

    def choose(self, knowledge: SeatKnowledge) -> int:
        """The option with the most points right after it."""
        world = knowledge.imagine(self.chance.seed())
        actions = knowledge.actions()
        self.chance.shuffle(actions)
        best, most = actions[0], float("-inf")
        for action in actions:
            game = world.copy()
            game.act(action)
            points = game.scores()[knowledge.seat]["total"]
            if points > most:
                best, most = action, points
        return best


def greedy(game: str, seed: int, seconds: float, rounds: int) -> Bot:
    """What the entry point names: makes the bot for a game, with a seed and its limits."""
    return GreedyBot(seed)
