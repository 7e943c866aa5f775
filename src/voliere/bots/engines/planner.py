"""A bot that looks one turn ahead: it tries each option in imagined games and estimates the end."""

from voliere.bots.bot import Advice, Bot
from voliere.bots.clock import now
from voliere.bots.heuristics import Heuristics
from voliere.kernel.chance import Chance
from voliere.kernel.game import Game
from voliere.kernel.knowledge import SeatKnowledge


class Prospect:
    """What was seen of an action in the worlds tried so far."""

    def __init__(self, action: int) -> None:
        self.action = action
        self.ahead = 0.0
        """How far ahead of the others its seat will be, on average."""

    def add(self, ahead: float, number: int) -> None:
        """Count what was seen in the world of this number."""
        self.ahead += (ahead - self.ahead) / number


class Planner(Bot):
    """Takes the option after which it expects to be furthest ahead; `noise` makes it err."""

    def __init__(
        self,
        heuristics: Heuristics,
        seed: int,
        worlds: int,
        noise: float,
        seconds: float = 1.0,
        closer: int = 0,
    ) -> None:
        self.evaluation = heuristics.evaluation
        self.policy = heuristics.policy
        self.replies = heuristics.knobs.replies
        self.chance = Chance.seeded(seed)
        self.worlds = worlds
        self.noise = noise
        self.seconds = seconds
        self.closer = closer
        """Number of the best options that are looked at again, with the replies of the others."""

    def choose(self, knowledge: SeatKnowledge) -> int:
        """The best prospect, each blurred a little."""
        actions = knowledge.actions()
        if len(actions) == 1:
            return actions[0]
        best, best_value = actions[0], -1e18
        for prospect in self.prospects(knowledge, actions):
            value = prospect.ahead + self.noise * blur(self.chance)
            if value > best_value:
                best, best_value = prospect.action, value
        return best

    def prospects(self, knowledge: SeatKnowledge, actions: list[int]) -> list[Prospect]:
        """Every action tried in the same worlds, as many as the time allows; or the best only."""
        ends = now() + self.seconds
        found = [Prospect(action) for action in actions]
        worlds: list[Game] = []
        while len(worlds) < self.worlds and (not worlds or now() < ends):
            world = knowledge.imagine(self.chance.seed())
            worlds.append(world)
            ahead = self.policy.prospects(world, actions, self.chance)
            for index in range(len(found)):
                found[index].add(ahead[index], len(worlds))
        if self.closer:
            found.sort(key=lambda prospect: -prospect.ahead)
            found = found[: self.closer]
            self.look_closer(found, worlds)
        return found

    def look_closer(self, found: list[Prospect], worlds: list[Game]) -> None:
        """Judge options by what the others will reply."""
        actions = [prospect.action for prospect in found]
        for prospect in found:
            prospect.ahead = 0.0
        for number, world in enumerate(worlds, 1):
            ahead = self.policy.ahead_after_replies(world, actions, self.replies, self.chance)
            for index in range(len(found)):
                found[index].add(ahead[index], number)

    def explain(self, knowledge: SeatKnowledge) -> list[Advice]:
        """The options, the best first."""
        found = self.prospects(knowledge, knowledge.actions())
        found.sort(key=lambda prospect: -prospect.ahead)
        return [self.advice(knowledge, p.action, self.evaluation.chance_of(p.ahead)) for p in found]

    def advice(self, knowledge: SeatKnowledge, action: int, chance: float) -> Advice:
        """An option with its points, and its chance if there is something to win."""
        wins = self.evaluation.somebody_wins(knowledge.imagine(0))
        return Advice(action, self.points(knowledge, action), chance if wins else None)

    def points(self, knowledge: SeatKnowledge, action: int) -> float:
        """The total that the seat may expect at the end if it takes an action."""
        total = 0.0
        for _ in range(self.worlds):
            world = knowledge.imagine(self.chance.seed())
            world.act(action)
            total += self.policy.final_total(world, knowledge.seat, self.chance)
        return total / self.worlds


def blur(chance: Chance) -> float:
    """A number around 0, mostly between -1 and 1."""
    total = 0
    for _ in range(4):
        total += chance.below(1 << 20)
    return (total - (2 << 20)) / (1 << 20)
