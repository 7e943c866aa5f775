"""What bots make of a game that they know nothing of: they play on by chance, and count."""

from voliere.bots.evaluation import Evaluation
from voliere.bots.policy import Policy
from voliere.kernel.chance import Chance
from voliere.kernel.game import Game


class Score(Evaluation):
    """The score as it stands, on every sheet."""

    def estimate(self, game: Game) -> list[float]:
        return [float(sheet["total"]) for sheet in game.scores()]


class ByChance(Policy):
    """Nobody said where a turn ends: so play goes on by chance to the end, or for long."""

    def turn_begins(self, game: Game) -> bool:
        return False

    def glanced_at(self, actions: list[int], chance: Chance) -> list[int]:
        """In any order: a search takes the first of them while it plays on."""
        some = super().glanced_at(actions, chance)[:]
        chance.shuffle(some)
        return some

    def quick_scores(self, game: Game, actions: list[int]) -> list[float]:
        """No option looks better than another."""
        return [0.0] * len(actions)

    def quick(self, game: Game, actions: list[int], chance: Chance) -> int:
        return actions[chance.below(len(actions))]
