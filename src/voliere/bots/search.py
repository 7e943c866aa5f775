"""A bot that searches: a tree over imagined games (information-set Monte Carlo tree search)."""

import time
from math import log, sqrt
from typing import Final

from voliere.bots.bot import Advice, Bot, Outlook
from voliere.bots.planner import Planner, Prospect, finish_turn
from voliere.bots.sense import Sense, chance_to_win, margin
from voliere.kernel.chance import Chance
from voliere.kernel.game import Game

WIDTH: Final = 10
"""So many of the most promising options are searched at the root."""
NARROW: Final = 3
"""So many options of a decision inside the tree are searched in one imagined game."""
LOOKS: Final = 8
"""Among so many sampled options the narrow ones are found by one look ahead."""
EXPLORE: Final = 0.35
PLIES: Final = 8
"""So many choices deep the tree goes; beyond, the game is estimated."""


class Node:
    """What is known of a decision: for each action tried, how often and with what result."""

    def __init__(self) -> None:
        self.visits: dict[int, int] = {}
        self.offers: dict[int, int] = {}
        self.results: dict[int, float] = {}
        self.after: dict[int, Node] = {}


class Searcher(Bot):
    """Deals anew what it cannot know in every round of its search.

    A choice is bounded by seconds; with `rounds` it is bounded by their number instead, so that
    the same seed gives the same choice on every machine.
    """

    def __init__(self, sense: Sense, seed: int, seconds: float, rounds: int = 0) -> None:
        self.sense = sense
        self.chance = Chance.seeded(seed)
        self.planner = Planner(sense, seed, 4, 0.0, seconds / 3)
        self.seconds = seconds
        self.rounds = rounds
        self.searched = 0
        """The rounds of all searches so far."""

    def choose(self, outlook: Outlook) -> int:
        """The action visited most; a single answer comes at once."""
        actions = outlook.actions()
        if len(actions) == 1:
            return actions[0]
        ends = time.perf_counter() + self.seconds
        promising = self.promising(outlook, actions)
        if len(promising) == 1:
            return promising[0].action
        root = self.grown(outlook, [p.action for p in promising], ends)
        best = promising[0].action
        for prospect in promising:
            if root.visits.get(prospect.action, 0) > root.visits.get(best, 0):
                best = prospect.action
        return best

    def grown(self, outlook: Outlook, actions: list[int], ends: float) -> Node:
        """The tree after all rounds that the budget allows."""
        root = Node()
        rounds = 0
        while rounds < self.rounds if self.rounds else time.perf_counter() < ends:
            self.visit(root, outlook, actions)
            rounds += 1
        self.searched += rounds
        return root

    def promising(self, outlook: Outlook, actions: list[int]) -> list[Prospect]:
        """The options that one turn's planning finds best; an obvious one stands alone."""
        found = self.planner.prospects(outlook, actions)
        found.sort(key=lambda prospect: -prospect.mean_ahead())
        clear = found[0].mean_ahead() - 3.0 * self.sense.spread
        return [p for p in found[:WIDTH] if p.mean_ahead() >= clear]

    def visit(self, root: Node, outlook: Outlook, actions: list[int]) -> None:
        """One round: down the tree in a freshly imagined game, then back up with its estimate."""
        game = outlook.imagine(self.chance.seed())
        path: list[tuple[Node, int, int]] = []
        node, offered = root, actions
        for _ in range(PLIES):
            action = select(node, offered)
            path.append((node, action, game.seat))
            game.act(action)
            if game.seat < 0:
                break
            if action not in node.after:
                node.after[action] = Node()
                break
            node = node.after[action]
            offered = self.narrowed(game)
        finish_turn(self.sense, game, self.chance)
        self.learn(path, self.sense.estimate(game))

    def narrowed(self, game: Game) -> list[int]:
        """A handful of the options of a decision inside the tree, found by one look ahead."""
        actions = game.actions()
        if len(actions) <= NARROW:
            return actions
        sample: list[int] = []
        for _ in range(LOOKS):
            action = actions[self.chance.below(len(actions))]
            if action not in sample:
                sample.append(action)
        looks = [(-margin(self.planner.outcome(game, a), game.seat), a) for a in sample]
        looks.sort()
        return [action for _, action in looks[:NARROW]]

    def learn(self, path: list[tuple[Node, int, int]], totals: list[float]) -> None:
        """Each decision on the way counts the result as its own seat sees it."""
        for node, action, seat in path:
            result = chance_to_win(margin(totals, seat), self.sense.spread)
            node.visits[action] = node.visits.get(action, 0) + 1
            node.results[action] = node.results.get(action, 0.0) + result

    def explain(self, outlook: Outlook) -> list[Advice]:
        """The options searched, the most visited first."""
        ends = time.perf_counter() + self.seconds
        promising = self.promising(outlook, outlook.actions())
        root = self.grown(outlook, [p.action for p in promising], ends)
        promising.sort(key=lambda p: -root.visits.get(p.action, 0))
        return [
            Advice(
                p.action,
                p.points / p.worlds,
                root.results.get(p.action, 0.0) / max(1, root.visits.get(p.action, 0)),
            )
            for p in promising
        ]


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
