"""A bot that searches: a tree over imagined games (information-set Monte Carlo tree search)."""

from math import isqrt, log, sqrt
from typing import Final

from voliere.bots.bot import Advice, Bot
from voliere.bots.clock import broken_off, now
from voliere.bots.engines.planner import Planner, Prospect
from voliere.bots.evaluation import Sampler
from voliere.bots.heuristics import Heuristics
from voliere.kernel.chance import Chance
from voliere.kernel.game import Game
from voliere.kernel.knowledge import SeatKnowledge

NARROW: Final = 4
"""At most this number of options of a decision inside the tree are searched in one game."""
EXPLORE: Final = 0.15
CLEAR: Final = 1.5
"""An option that is this number of spreads behind the best is not searched."""
FEWEST_WORLDS: Final = 4
MOST_WORLDS: Final = 32
"""Number of worlds in which the options are planned before they are searched, in time."""
PLANNED: Final = 8
"""Number of rounds of the search for which planning takes a world."""
SIFTED: Final = 0.2
"""The part of the budget for a first try of many options, where another takes long."""
TOLD: Final = 8
"""At most this number of the best options are explained."""
NEVER: Final = 1e9


class Node:
    """What is known of a decision: for each action tried, how often and with what result."""

    def __init__(self) -> None:
        self.visits: dict[int, int] = {}
        self.offers: dict[int, int] = {}
        self.results: dict[int, float] = {}
        self.after: dict[int, Node] = {}
        self.total = 0

    def width(self) -> int:
        """How many of the options are worth a visit: the more, the better the node is known."""
        return 1 + isqrt(self.total // 4)

    def best(self, first: int) -> int:
        """The action of the best results among those visited often; else the one given."""
        often = max(self.visits.values(), default=0) // 2
        best, best_result = first, -1.0
        for action, visits in self.visits.items():
            result = self.results[action] / visits
            if visits > often and result > best_result:
                best, best_result = action, result
        return best

    def play(self, game: Game, action: int) -> "Node | None":
        """Take an action; the node that it leads to, unless it was not known before."""
        game.act(action)
        self.total += 1
        after = self.after.get(action)
        if after is None:
            self.after[action] = Node()
        return after

    def mean(self, action: int) -> float:
        """The result of an action so far, below all others if there is none."""
        visits = self.visits.get(action, 0)
        return self.results[action] / visits if visits else -1.0


class Budget:
    """The time or the rounds that one choice may take."""

    def __init__(self, seconds: float, rounds: int) -> None:
        self.begins = now()
        self.seconds = seconds
        self.rounds = rounds
        self.spent = 0
        """Rounds of an earlier part of the search."""

    def spend(self, rounds: int) -> None:
        """Count the rounds of one part before the next begins."""
        self.spent += rounds

    def used(self, rounds: int) -> float:
        """The part that is used up, from 0 to 1."""
        if broken_off():
            return 1.0
        if self.rounds:
            return (self.spent + rounds) / self.rounds
        return (now() - self.begins) / self.seconds


class Searcher(Bot):
    """Deals anew what it cannot know in every round of its search.

    A choice is bounded by seconds; with `rounds` it is bounded by their number instead, so that
    the same seed gives the same choice on every machine.
    """

    def __init__(self, heuristics: Heuristics, seed: int, seconds: float, rounds: int = 0) -> None:
        self.evaluation = heuristics.evaluation
        self.policy = heuristics.policy
        self.knobs = heuristics.knobs
        self.chance = Chance.seeded(seed)
        rounds = int(rounds * heuristics.knobs.pace)
        worlds = min(MOST_WORLDS, max(FEWEST_WORLDS, rounds // PLANNED)) if rounds else MOST_WORLDS
        self.planner = Planner(heuristics, seed, worlds, 0.0, NEVER if rounds else seconds / 4)
        self.seconds = seconds
        self.rounds = rounds
        self.searched = 0
        """The rounds of all searches so far."""

    def choose(self, knowledge: SeatKnowledge) -> int:
        """The action of the best results; a single answer comes at once."""
        actions = knowledge.actions()
        if len(actions) == 1:
            return actions[0]
        promising, root = self.search(knowledge, actions)
        return self.best(root, promising)

    def best(self, root: Node, promising: list[Prospect]) -> int:
        """The action to take after a search."""
        return root.best(promising[0].action)

    def merit(self, root: Node, action: int) -> float:
        """How good an action is by what the search has seen so far."""
        return root.mean(action)

    def search(self, knowledge: SeatKnowledge, actions: list[int]) -> tuple[list[Prospect], Node]:
        """The options worth a search, and the tree grown over them as far as the budget allows."""
        budget = Budget(self.seconds, self.rounds)
        promising = self.promising(knowledge, actions)
        root = Node()
        if len(promising) == 1:
            return promising, root
        sampler = self.sampler(knowledge)
        promising = self.sifted(promising, sampler, budget)
        offered = [prospect.action for prospect in promising]
        if self.turns_after(knowledge.imagine(self.chance.seed())):
            self.grow(root, sampler, offered, budget)
        else:
            self.halve(root, sampler, offered, budget)
        self.searched += root.total
        return promising, root

    def sampler(self, knowledge: SeatKnowledge) -> Sampler:
        """The games in which options are tried, and how they are judged."""
        return self.evaluation.sampler(knowledge, self.chance, self.knobs.width)

    def sifted(self, promising: list[Prospect], sampler: Sampler, budget: Budget) -> list[Prospect]:
        """As many options as the search can visit: the most promising, or the best at first try."""
        if sampler.prefilter is not None and len(promising) > sampler.width:
            sieve = Node()
            offered = [prospect.action for prospect in promising]
            while sieve.total < len(offered) or budget.used(sieve.total) < SIFTED:
                self.visit(sieve, sampler.prefilter, least_visited(sieve, offered))
            budget.spend(sieve.total)
            self.searched += sieve.total
            promising = sorted(promising, key=lambda prospect: -sieve.mean(prospect.action))
        return promising[: sampler.width]

    def grow(self, root: Node, sampler: Sampler, offered: list[int], budget: Budget) -> None:
        """Visit what may be best, round by round."""
        while budget.used(root.total) < 1.0:
            self.visit(root, sampler, select(root, offered))

    def halve(self, root: Node, sampler: Sampler, offered: list[int], budget: Budget) -> None:
        """Visit all alike, then the better half for as long, and so on to the last two.

        Without a tree below, a bound that follows the first results gives up good options sooner.
        """
        begins = budget.used(0)
        stages = (len(offered) - 1).bit_length()
        for stage in range(1, stages + 1):
            while budget.used(root.total) < begins + (1.0 - begins) * stage / stages:
                self.visit(root, sampler, least_visited(root, offered))
            offered = sorted(offered, key=lambda action: -self.merit(root, action))
            offered = offered[: (len(offered) + 1) // 2]

    def promising(self, knowledge: SeatKnowledge, actions: list[int]) -> list[Prospect]:
        """The options that one turn's planning finds best; an obvious one stands alone.

        So does the best answer to a question that does not deserve a search.
        """
        found = self.planner.prospects(knowledge, actions)
        found.sort(key=lambda prospect: -prospect.ahead)
        if not self.policy.matters(knowledge.imagine(self.chance.seed())):
            return found[:1]
        clear = found[0].ahead - CLEAR * self.evaluation.spread
        return [one for one in found if one.ahead >= clear]

    def visit(self, root: Node, sampler: Sampler, action: int) -> None:
        """One round: an action and down the tree in an imagined game, then back with its end."""
        game = sampler.game(root.visits.get(action, 0))
        path = [(root, action, game.seat)]
        node = root.play(game, action)
        turns = self.turns_after(game)
        while self.goes_on(game):
            turns -= self.policy.turn_begins(game)
            if turns < 0:
                break
            offered = self.offered(game)
            if node is None:
                game.act(offered[0])
                continue
            action = select(node, offered[: node.width()])
            path.append((node, action, game.seat))
            node = node.play(game, action)
        self.learn(path, sampler.results(game))

    def goes_on(self, game: Game) -> bool:
        """Give the plain answers; whether the game is not over then."""
        while game.seat >= 0 and not self.policy.turn_begins(game):
            plain = self.policy.candidates(game, game.actions())
            if len(plain) > 1:
                return True
            game.act(plain[0])
        return game.seat >= 0

    def offered(self, game: Game) -> list[int]:
        """A handful of the options of a decision inside the tree, the best first.

        Those of a turn are ranked, or else planned to its end in a game of the seat's own
        imagination: it must not foresee the cards and dice of this one. Inside, a look must do.
        """
        actions = self.policy.candidates(game, game.actions())
        if len(actions) == 1:
            return actions
        if self.policy.ranks(game):
            return self.policy.most_promising(game, actions, NARROW)
        actions = self.policy.glanced_at(actions, self.chance)
        if self.policy.turn_begins(game):
            world = game.imagine(game.seat, self.chance.seed())
            values = self.policy.prospects(world, actions, self.chance)
        else:
            values = self.policy.quick_scores(game, actions)
        order = sorted(range(len(actions)), key=lambda index: -values[index])
        return [actions[index] for index in order[:NARROW]]

    def turns_after(self, game: Game) -> int:
        """How many turns are played after the one that is chosen: at a large table fewer."""
        ahead = self.knobs.turns_ahead
        return game.seats * (min(1, ahead) if game.seats > 2 else ahead)

    def learn(self, path: list[tuple[Node, int, int]], results: list[float]) -> None:
        """Each decision on the way counts the result as its own seat sees it."""
        for node, action, seat in path:
            node.visits[action] = node.visits.get(action, 0) + 1
            node.results[action] = node.results.get(action, 0.0) + results[seat]

    def explain(self, knowledge: SeatKnowledge) -> list[Advice]:
        """The options searched: the one that it would take, then the most visited first."""
        promising, root = self.search(knowledge, knowledge.actions())
        best = self.best(root, promising)
        promising.sort(key=lambda p: (p.action != best, -root.visits.get(p.action, 0)))
        return [
            self.planner.advice(knowledge, p.action, self.chance_of(root, p))
            for p in promising[:TOLD]
        ]

    def chance_of(self, root: Node, prospect: Prospect) -> float:
        """The chance to win as the search saw it, or else as it was planned."""
        if prospect.action not in root.visits:
            return self.evaluation.chance_of(prospect.ahead)
        return root.mean(prospect.action)


def select(node: Node, actions: list[int]) -> int:
    """An action not tried yet, else the one of the highest upper confidence bound."""
    best, best_bound = actions[0], -1e9
    for action in actions:
        offers = node.offers.get(action, 0) + 1
        node.offers[action] = offers
        visits = node.visits.get(action, 0)
        if visits == 0:
            return action
        bound = node.results[action] / visits + EXPLORE * sqrt(log(offers) / visits)
        if bound > best_bound:
            best, best_bound = action, bound
    return best


def least_visited(node: Node, actions: list[int]) -> int:
    """The first of the actions that were tried least."""
    found, fewest = actions[0], node.visits.get(actions[0], 0)
    for action in actions:
        visits = node.visits.get(action, 0)
        if visits < fewest:
            found, fewest = action, visits
    return found
