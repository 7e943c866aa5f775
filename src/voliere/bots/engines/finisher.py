"""A bot that plays games on to their end, for the options that promise most."""

from typing import Final

from voliere.bots.bot import Advice
from voliere.bots.engines.planner import Prospect
from voliere.bots.engines.searcher import Node, Searcher
from voliere.bots.evaluation import Evaluation, Sampler
from voliere.bots.heuristics import Heuristics
from voliere.bots.policy import Policy
from voliere.bots.ranking import PROMISE
from voliere.kernel.chance import Chance
from voliere.kernel.game import Game
from voliere.kernel.knowledge import SeatKnowledge

DOUBT: Final = 20.0
"""Number of games after which what they tell counts as much as what an option promised."""
RIVAL: Final = 0.5
"""What a point of the best of the others counts: it is mostly luck, and few choices touch it."""


class PlayedOut(Sampler):
    """Games that all seats play to the end quickly: what counts is how they end."""

    def __init__(
        self,
        policy: Policy,
        evaluation: Evaluation,
        knowledge: SeatKnowledge,
        chance: Chance,
        width: int,
    ) -> None:
        super().__init__(evaluation, knowledge, chance, width)
        self.policy = policy

    def results(self, game: Game) -> list[float]:
        """The points at the end, less half of those of the best of the others: not a chance."""
        self.policy.play_to_end(game, self.chance)
        totals = self.evaluation.estimate(game)
        found: list[float] = []
        for seat in range(len(totals)):
            others = totals[:seat] + totals[seat + 1 :]
            found.append(totals[seat] - RIVAL * max(others, default=0.0))
        return found


class Finisher(Searcher):
    """Searches where options are ranked; elsewhere its policy's answer will do.

    Ends of games differ by much that has nothing to do with an option. So as long as few were
    played, an option is judged by what it promised too.
    """

    def __init__(self, heuristics: Heuristics, seed: int, seconds: float, rounds: int = 0) -> None:
        super().__init__(heuristics, seed, seconds, rounds)
        self.promised: dict[int, float] = {}
        """By how many points less than the best each option promised."""

    def sampler(self, knowledge: SeatKnowledge) -> Sampler:
        return PlayedOut(self.policy, self.evaluation, knowledge, self.chance, self.knobs.width)

    def promising(self, knowledge: SeatKnowledge, actions: list[int]) -> list[Prospect]:
        """The options that promise most; what is not ranked is planned for one turn."""
        world = knowledge.imagine(self.chance.seed())
        if not self.policy.ranks(world):
            plain = self.policy.candidates(world, actions)
            if len(plain) == 1:
                return [Prospect(plain[0])]
            found = self.planner.prospects(knowledge, plain)
            return sorted(found, key=lambda prospect: -prospect.ahead)[:1]
        promises = self.policy.promises(world, actions)
        best = max(promises)
        self.promised = {
            action: PROMISE * (promise - best)
            for action, promise in zip(actions, promises, strict=True)
        }
        kept = sorted(actions, key=lambda action: -self.promised[action])[: self.knobs.width]
        return [Prospect(action) for action in kept]

    def explain(self, knowledge: SeatKnowledge) -> list[Advice]:
        """All options as they are planned, but first the one that it would take."""
        best = self.choose(knowledge)
        return sorted(self.planner.explain(knowledge), key=lambda one: one.action != best)

    def merit(self, root: Node, action: int) -> float:
        """What the games told, and as long as they are few what was promised."""
        visits = root.visits.get(action, 0)
        return root.mean(action) + self.promised.get(action, 0.0) * DOUBT / (visits + DOUBT)

    def best(self, root: Node, promising: list[Prospect]) -> int:
        """The best by both, among those visited often."""
        often = max(root.visits.values(), default=0) // 2
        left = [p.action for p in promising if root.visits.get(p.action, 0) > often]
        if not left:
            return promising[0].action
        return max(left, key=lambda action: self.merit(root, action))
