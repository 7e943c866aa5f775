"""A bot that looks one turn ahead: it tries each option in imagined games and estimates the end."""

import time
from typing import Final

from voliere.bots.bot import Advice, Bot, Outlook
from voliere.bots.sense import Sense, chance_to_win, margin
from voliere.kernel.chance import Chance
from voliere.kernel.game import Game

LONGEST_TURN: Final = 80
"""So many choices a turn may take before the estimate is made anyway."""


class Prospect:
    """What was seen of an action in the worlds tried so far."""

    def __init__(self, action: int) -> None:
        self.action = action
        self.worlds = 0
        self.points = 0.0
        self.ahead = 0.0

    def add(self, totals: list[float], seat: int) -> None:
        """Count how it ended in one more world."""
        self.worlds += 1
        self.points += totals[seat]
        self.ahead += margin(totals, seat)

    def mean_ahead(self) -> float:
        """How far ahead the seat expects to be."""
        return self.ahead / self.worlds


class Planner(Bot):
    """Takes the option after which it expects to be furthest ahead; `noise` makes it err."""

    def __init__(
        self, sense: Sense, seed: int, worlds: int, noise: float, seconds: float = 1.0
    ) -> None:
        self.sense = sense
        self.chance = Chance.seeded(seed)
        self.worlds = worlds
        self.noise = noise
        self.seconds = seconds

    def choose(self, outlook: Outlook) -> int:
        """The best prospect, each blurred a little."""
        actions = outlook.actions()
        if len(actions) == 1:
            return actions[0]
        best, best_value = actions[0], -1e18
        for prospect in self.prospects(outlook, actions):
            value = prospect.mean_ahead() + self.noise * blur(self.chance)
            if value > best_value:
                best, best_value = prospect.action, value
        return best

    def prospects(self, outlook: Outlook, actions: list[int]) -> list[Prospect]:
        """Every action tried in the same worlds, as many as the time allows."""
        ends = time.perf_counter() + self.seconds
        found = [Prospect(action) for action in actions]
        for _ in range(self.worlds):
            world = outlook.imagine(self.chance.seed())
            for prospect in found:
                prospect.add(self.outcome(world, prospect.action), outlook.seat)
            if time.perf_counter() > ends:
                break
        return found

    def outcome(self, world: Game, action: int) -> list[float]:
        """The totals to expect after an action, once the turn that it belongs to is over."""
        game = world.copy()
        game.act(action)
        finish_turn(self.sense, game, self.chance)
        return self.sense.estimate(game)

    def explain(self, outlook: Outlook) -> list[Advice]:
        """The options, the best first."""
        found = self.prospects(outlook, outlook.actions())
        found.sort(key=lambda prospect: -prospect.mean_ahead())
        spread = self.sense.spread
        return [
            Advice(p.action, p.points / p.worlds, chance_to_win(p.mean_ahead(), spread))
            for p in found
        ]


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
