"""How bots choose inside a turn: which options deserve a look, and quick answers to play on."""

from typing import Final

from mypy_extensions import mypyc_attr

from voliere.bots.evaluation import Evaluation
from voliere.bots.ranking import Errors, Option, Ranking, Slips
from voliere.kernel.chance import Chance
from voliere.kernel.game import Game

GLANCES: Final = 12
"""At most this number of options, picked by chance, are seen in a quick choice."""
ROUNDS: Final = 4
"""Number of rounds, each with a goal, in the games that have goals."""
LONGEST_TURN: Final = 80
"""At most this number of choices are made in a turn before the estimate is made anyway."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Policy:
    """Choices made in little time, by an evaluation.

    The default, for a game that brings none of its own: every choice is a turn of its own, and
    every option deserves a look.
    """

    def __init__(self, evaluation: Evaluation) -> None:
        self.evaluation = evaluation
        self.ranking: Ranking | None = None
        """What was learnt of the choices that it ranks."""
        self.errors: Errors | None = None
        """How people err in these."""
        self.slips: Slips | None = None
        """How this one errs, if it does."""

    def hasty(self, careless: bool, seed: int) -> "Policy":
        """The same of somebody who errs as people do: by default, who does not.

        Where options are ranked, printed points are overrated and goals seen once their round has
        come. The careless err more, and forget one in its round too: the seed tells which.
        """
        if self.ranking is None or self.errors is None:
            return self
        other = type(self)(self.evaluation)
        forgotten = seed % ROUNDS + 1 if careless else 0
        other.slips = Slips(self.ranking, self.errors, careless, forgotten)
        return other

    def turn_begins(self, game: Game) -> bool:
        """Whether the game stands between two turns, where an estimate makes sense."""
        return True

    def matters(self, game: Game) -> bool:
        """Whether the choice that is asked deserves a search: others are planned."""
        return True

    def candidates(self, game: Game, actions: list[int]) -> list[int]:
        """The actions that need a look: a single one where the answer is plain."""
        return actions

    def glanced_at(self, actions: list[int], chance: Chance) -> list[int]:
        """The actions, or some of them where there are many."""
        return some_of(actions, GLANCES, chance)

    def quick_scores(self, game: Game, actions: list[int]) -> list[float]:
        """How good each action looks at once to the seat that is asked."""
        seat = game.seat
        found: list[float] = []
        for action in actions:
            other = game.copy()
            other.act(action)
            found.append(self.evaluation.value(other, seat))
        return found

    def ranks(self, game: Game) -> bool:
        """Whether the options of the choice that is asked are ranked: by features, untried."""
        return False

    def options(self, game: Game, actions: list[int]) -> list[Option]:
        """What there is to weigh of each action where they are ranked."""
        return []

    def left(self, game: Game) -> float:
        """The share of the game that the seat that is asked has left, from 0 to 1."""
        return 0.0

    def promises(self, game: Game, actions: list[int]) -> list[float]:
        """How promising each action is to the seat that is asked: only to be compared."""
        return self.ranking_in(game).promises(self.options(game, actions), self.left(game))

    def ranking_in(self, game: Game) -> Ranking:
        """What options are ranked by: people forget a goal in its round."""
        if self.slips is not None:
            return self.slips.ranking_in(game.round_number())
        assert self.ranking is not None
        return self.ranking

    def most_promising(self, game: Game, actions: list[int], number: int) -> list[int]:
        """The actions that promise most, the best first."""
        promises = self.promises(game, actions)
        order = sorted(range(len(actions)), key=lambda index: -promises[index])
        return [actions[index] for index in order[:number]]

    def prospects(self, game: Game, actions: list[int], chance: Chance) -> list[float]:
        """How far ahead the seat that is asked will be after each action, once the turn is over."""
        seat = game.seat
        found: list[float] = []
        for action in actions:
            other = game.copy()
            other.act(action)
            self.finish_turn(other, chance)
            found.append(self.evaluation.ahead(other, seat))
        return found

    def final_total(self, game: Game, seat: int, chance: Chance) -> float:
        """The total that a seat may be told to expect at the end, once the turn is over."""
        self.finish_turn(game, chance)
        return self.evaluation.estimate(game)[seat]

    def finish_turn(self, game: Game, chance: Chance) -> None:
        """Play on quickly until a turn begins."""
        for _ in range(LONGEST_TURN):
            if game.seat < 0 or self.turn_begins(game):
                return
            game.act(self.quick(game, game.actions(), chance))

    def play_on(self, game: Game, replies: int, chance: Chance) -> None:
        """Finish the turn, and play the replies that matter to the estimate."""
        self.finish_turn(game, chance)
        for _ in range(replies):
            if game.seat < 0:
                return
            game.act(self.quick(game, game.actions(), chance))

    def ahead_after_replies(
        self, game: Game, actions: list[int], replies: int, chance: Chance
    ) -> list[float]:
        """How far ahead the seat that is asked will be after each action and its replies."""
        seat = game.seat
        found: list[float] = []
        for action in actions:
            other = game.copy()
            other.act(action)
            self.play_on(other, replies, chance)
            found.append(self.evaluation.ahead(other, seat))
        return found

    def play_to_end(self, game: Game, chance: Chance) -> None:
        """Play on quickly until the game is over."""
        while game.seat >= 0:
            game.act(self.quick(game, game.actions(), chance))

    def quick(self, game: Game, actions: list[int], chance: Chance) -> int:
        """A choice made in little time: what is ranked first, or looks best at once."""
        if len(actions) == 1:
            return actions[0]
        if self.ranks(game):
            return highest(actions, self.promises(game, actions))
        tried = self.glanced_at(self.candidates(game, actions), chance)
        return tried[0] if len(tried) == 1 else highest(tried, self.quick_scores(game, tried))


def highest(actions: list[int], scores: list[float]) -> int:
    """The first of the actions with the highest score."""
    best = 0
    for index in range(len(scores)):
        if scores[index] > scores[best]:
            best = index
    return actions[best]


def some_of(actions: list[int], most: int, chance: Chance) -> list[int]:
    """All of the actions, or as many as wanted, evenly spread from one picked by chance."""
    if len(actions) <= most:
        return actions
    first = chance.below(len(actions))
    step = len(actions) // most
    return [actions[(first + step * index) % len(actions)] for index in range(most)]
