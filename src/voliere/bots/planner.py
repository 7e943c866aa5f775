"""A bot that looks one turn ahead: it tries each option in imagined games and estimates the end."""

from voliere.bots.bot import Bot, Outlook
from voliere.bots.sense import Sense, margin
from voliere.kernel.chance import Chance
from voliere.kernel.game import Game

LONGEST_TURN = 60
"""So many choices a turn may take before the estimate is made anyway."""


class Planner(Bot):
    """Takes the option after which it expects to be furthest ahead; `noise` makes it err."""

    def __init__(self, sense: Sense, seed: int, worlds: int, noise: float) -> None:
        self.sense = sense
        self.chance = Chance.seeded(seed)
        self.worlds = worlds
        self.noise = noise

    def choose(self, outlook: Outlook) -> int:
        """The best of the values, each blurred a little."""
        actions = outlook.actions()
        if len(actions) == 1:
            return actions[0]
        values = self.values(outlook, actions)
        for index in range(len(values)):
            values[index] += self.noise * blur(self.chance)
        return actions[values.index(max(values))]

    def values(self, outlook: Outlook, actions: list[int]) -> list[float]:
        """How far ahead the seat expects to be after each action."""
        worlds = [outlook.imagine(self.chance.seed()) for _ in range(self.worlds)]
        return [
            sum(self.value(world, outlook.seat, action) for world in worlds) / self.worlds
            for action in actions
        ]

    def value(self, world: Game, seat: int, action: int) -> float:
        """The margin after an action, once the turn that it belongs to is over."""
        game = world.copy()
        game.act(action)
        finish_turn(self.sense, game, self.chance)
        return margin(self.sense.estimate(game), seat)


def finish_turn(sense: Sense, game: Game, chance: Chance) -> None:
    """Play on quickly until a turn begins."""
    for _ in range(LONGEST_TURN):
        if game.seat < 0 or sense.turn_begins(game):
            return
        game.act(sense.quick(game, game.actions(), chance))


def blur(chance: Chance) -> float:
    """A number around 0, mostly between -1 and 1."""
    total = 0
    for _ in range(4):
        total += chance.below(1 << 20)
    return (total - (2 << 20)) / (1 << 20)
