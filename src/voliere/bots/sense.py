"""What a bot knows of a game: how it may end, and a quick choice for playing on."""

from typing import Final

from voliere.kernel.chance import Chance
from voliere.kernel.game import Game
from voliere.kernel.knowledge import SeatKnowledge
from voliere.plugins import HEURISTICS, load_plugin

GLANCES: Final = 12
"""A quick choice looks at no more options than these, picked by chance."""
LONGEST_TURN: Final = 80
"""So many choices a turn may take before the estimate is made anyway."""


class Sense:
    """A game's evaluation, for imagined games in which nothing is hidden.

    The default, for a game that brings none of its own: what a seat has is what it will have.
    """

    strategic: bool = False
    """Whether the others hardly touch what one builds: then a bot follows its own plans."""
    spread: float = 10.0
    """How many points apart two totals are when the leader wins three games of four."""
    blunder: float = 4.5
    """By how many points the easy bot may misjudge an option."""
    worlds: int = 4
    """In so many imagined games the normal bot tries its options."""
    closer: int = 0
    """So many of the best options it tries again, with the replies of the others."""
    width: int = 8
    """So many of the most promising options a search visits."""
    turns_ahead: int = 1
    """So many turns of each seat a search plays after the one that it chooses, of up to two."""
    replies: int = 0
    """So many quick choices after a turn are played before the outcome is estimated."""

    def worth(self, game: Game, seat: int) -> float:
        """The total that a seat may expect at the end; by default what it has now."""
        return float(game.scores()[seat]["total"])

    def people(self, game: Game) -> int:
        """The seats that somebody plays: they come first."""
        return game.seats

    def somebody_wins(self, game: Game) -> bool:
        """Whether there is something to win, not only points."""
        return True

    def automa(self, game: Game) -> list[float]:
        """The total that the Automa may expect, if it plays."""
        return []

    def standing(self, game: Game, seat: int) -> float:
        """What a seat may expect, as far as it is in its own hands: alone, against the Automa."""
        standing = self.worth(game, seat)
        for total in self.automa(game):
            standing -= total
        return standing

    def estimate(self, game: Game) -> list[float]:
        """The total that each score sheet may expect at the end: the Automa's is the last."""
        totals = self.automa(game)
        for seat in range(self.people(game) - 1, -1, -1):
            totals.insert(0, self.worth(game, seat))
        return totals

    def ahead(self, game: Game, seat: int) -> float:
        """How far ahead of the others a seat may expect to end."""
        return margin(self.estimate(game), seat)

    def results(self, game: Game, chance: Chance) -> list[float]:
        """How the game may end for each score sheet, from 0 (lost) to 1 (won)."""
        totals = self.estimate(game)
        return [chance_to_win(margin(totals, seat), self.spread) for seat in range(len(totals))]

    def imagination(self, knowledge: SeatKnowledge, chance: Chance) -> "Imagination":
        """The games in which a search tries the options of a choice."""
        return Imagination(self, knowledge, chance)

    def final(self, game: Game, seat: int, chance: Chance) -> float:
        """The total that a seat may be told to expect at the end, once the turn is over."""
        self.finish_turn(game, chance)
        return self.estimate(game)[seat]

    def turns_after(self, game: Game) -> int:
        """How many turns a search plays after the one that it chooses: at a large table fewer."""
        people = self.people(game)
        return people if people > 2 else people * self.turns_ahead

    def turn_begins(self, game: Game) -> bool:
        """Whether the game stands between two turns, where an estimate makes sense."""
        return True

    def matters(self, game: Game) -> bool:
        """Whether the choice that is asked deserves a search: others are planned."""
        return True

    def openings(self, game: Game) -> list[list[int]]:
        """While a seat chooses what to begin with: all that it may answer, the best first."""
        return []

    def sensible(self, game: Game, actions: list[int]) -> list[int]:
        """The actions that need a look: a single one where the answer is plain."""
        return actions

    def glanced_at(self, actions: list[int], chance: Chance) -> list[int]:
        """The actions, or some of them where there are many."""
        return some_of(actions, GLANCES, chance)

    def looks(self, game: Game, actions: list[int]) -> list[float]:
        """How good each action looks at once to the seat that is asked."""
        seat = game.seat
        found: list[float] = []
        for action in actions:
            other = game.copy()
            other.act(action)
            found.append(self.worth(other, seat))
        return found

    def prospects(self, game: Game, actions: list[int], chance: Chance) -> list[float]:
        """How far ahead the seat that is asked will be after each action, once the turn is over."""
        seat = game.seat
        found: list[float] = []
        for action in actions:
            other = game.copy()
            other.act(action)
            self.finish_turn(other, chance)
            found.append(self.ahead(other, seat))
        return found

    def finish_turn(self, game: Game, chance: Chance) -> None:
        """Play on quickly until a turn begins."""
        for _ in range(LONGEST_TURN):
            if game.seat < 0 or self.turn_begins(game):
                return
            game.act(self.quick(game, game.actions(), chance))

    def play_on(self, game: Game, chance: Chance) -> None:
        """Finish the turn, and play the replies that matter to the estimate."""
        self.finish_turn(game, chance)
        for _ in range(self.replies):
            if game.seat < 0:
                return
            game.act(self.quick(game, game.actions(), chance))

    def quick(self, game: Game, actions: list[int], chance: Chance) -> int:
        """A choice made in little time: what looks best at once."""
        tried = self.glanced_at(self.sensible(game, actions), chance)
        if len(tried) == 1:
            return tried[0]
        looks = self.looks(game, tried)
        best = 0
        for index in range(len(looks)):
            if looks[index] > looks[best]:
                best = index
        return tried[best]


def sense_of(game: str) -> Sense:
    """What bots know of a game."""
    sense: Sense | None = load_plugin(HEURISTICS, game)
    return Sense() if sense is None else sense


class Imagination:
    """The games that are imagined for one choice, and how they end."""

    def __init__(self, sense: Sense, knowledge: SeatKnowledge, chance: Chance) -> None:
        self.sense = sense
        self.knowledge = knowledge
        self.chance = chance
        self.width = sense.width
        """So many of the most promising options are tried in them."""
        self.rough: Imagination | None = None
        """Where these games take long: others, in which all options are tried first."""
        self.games: list[Game] = []

    def game(self, number: int) -> Game:
        """A copy of one of them: the options meet the same games, so that none has better luck."""
        if number == len(self.games):
            self.games.append(self.dealt())
        return self.games[number].copy()

    def dealt(self) -> Game:
        """One more game."""
        return self.knowledge.imagine(self.chance.seed())

    def results(self, game: Game) -> list[float]:
        """How a game may end for each score sheet, from 0 (lost) to 1 (won)."""
        return self.sense.results(game, self.chance)


def some_of(actions: list[int], most: int, chance: Chance) -> list[int]:
    """All of the actions, or as many as wanted, evenly spread from one picked by chance."""
    if len(actions) <= most:
        return actions
    first = chance.below(len(actions))
    step = len(actions) // most
    return [actions[(first + step * index) % len(actions)] for index in range(most)]


def margin(totals: list[float], seat: int) -> float:
    """How far a seat is ahead of the best of the others; alone, simply its total."""
    if len(totals) == 1:
        return totals[0]
    best = -1e9
    for other in range(len(totals)):
        if other != seat and totals[other] > best:
            best = totals[other]
    return totals[seat] - best


def chance_to_win(ahead: float, spread: float) -> float:
    """A lead as a chance to win, from 0 to 1; three in four when it is one spread."""
    share = ahead / spread
    return 0.5 + 0.5 * share / (1.0 + abs(share))
