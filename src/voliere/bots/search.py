"""A bot that searches: a tree over imagined games (information-set Monte Carlo tree search)."""

import time
from math import log, sqrt

from voliere.bots.bot import Bot, Outlook
from voliere.bots.planner import Planner, finish_turn
from voliere.bots.sense import Sense, margin
from voliere.kernel.chance import Chance
from voliere.kernel.game import Game

WIDTH = 12
"""So many of the most promising options are searched at the root."""
EXPLORE = 0.7
PLIES = 6
"""So many choices deep the tree goes; beyond, the game is estimated."""


class Node:
    """What is known of a decision: for each action tried, how often and with what result."""

    def __init__(self) -> None:
        self.visits: dict[int, int] = {}
        self.offers: dict[int, int] = {}
        self.totals: dict[int, float] = {}
        self.after: dict[int, Node] = {}


class Searcher(Bot):
    """Deals anew what it cannot know in every round of its search; seconds bound a choice."""

    def __init__(self, sense: Sense, seed: int, seconds: float) -> None:
        self.sense = sense
        self.chance = Chance.seeded(seed)
        self.planner = Planner(sense, seed, 4, 0.0)
        self.seconds = seconds
        self.rounds = 0

    def choose(self, outlook: Outlook) -> int:
        """The action visited most; an obvious answer comes at once."""
        actions = outlook.actions()
        if len(actions) == 1:
            return actions[0]
        ends = time.perf_counter() + self.seconds
        actions = self.promising(outlook, actions)
        root = Node()
        while time.perf_counter() < ends:
            self.visit(root, outlook, actions)
        return max(actions, key=lambda action: root.visits.get(action, 0))

    def promising(self, outlook: Outlook, actions: list[int]) -> list[int]:
        """The options that one turn's planning finds best."""
        if len(actions) <= WIDTH:
            return actions
        values = self.planner.values(outlook, actions)
        ranked = sorted(range(len(actions)), key=lambda index: -values[index])
        return [actions[index] for index in ranked[:WIDTH]]

    def visit(self, root: Node, outlook: Outlook, actions: list[int]) -> None:
        """One round: down the tree in a freshly imagined game, then back up with its estimate."""
        self.rounds += 1
        game = outlook.imagine(self.chance.seed())
        path: list[tuple[Node, int, int]] = []
        node, offered = root, actions
        for ply in range(PLIES):
            action = self.select(node, offered)
            path.append((node, action, game.seat))
            game.act(action)
            if game.seat < 0:
                break
            if action not in node.after:
                node.after[action] = Node()
                break
            node = node.after[action]
            offered = self.narrowed(game, ply)
        finish_turn(self.sense, game, self.chance)
        self.learn(path, self.sense.estimate(game))

    def narrowed(self, game: Game, ply: int) -> list[int]:
        """A handful of the options of a decision inside the tree, chosen by one look ahead."""
        actions = game.actions()
        if len(actions) <= 4:
            return actions
        sample = [actions[self.chance.below(len(actions))] for _ in range(8)]
        ranked = sorted(set(sample), key=lambda a: -self.planner.value(game, game.seat, a))
        return ranked[:3]

    def select(self, node: Node, actions: list[int]) -> int:
        """An action not tried yet, else the one of the highest upper confidence bound."""
        best, best_bound = actions[0], -1e9
        for action in actions:
            node.offers[action] = node.offers.get(action, 0) + 1
            visits = node.visits.get(action, 0)
            if visits == 0:
                return action
            mean = node.totals[action] / visits
            bound = mean + EXPLORE * sqrt(log(node.offers[action]) / visits)
            if bound > best_bound:
                best, best_bound = action, bound
        return best

    def learn(self, path: list[tuple[Node, int, int]], totals: list[float]) -> None:
        """Each decision on the way counts the result as its own seat sees it, from 0 to 1."""
        for node, action, seat in path:
            node.visits[action] = node.visits.get(action, 0) + 1
            result = squashed(margin(totals, seat) / self.sense.spread())
            node.totals[action] = node.totals.get(action, 0.0) + result


def squashed(ahead: float) -> float:
    """A lead as a chance to win."""
    return 0.5 + 0.5 * ahead / (1.0 + abs(ahead))
