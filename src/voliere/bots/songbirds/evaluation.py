"""How a game of Songbirds may end: which colour will sing loudest where."""

from typing import Final, cast

from voliere.bots.evaluation import Evaluation, Sampler
from voliere.bots.policy import some_of
from voliere.bots.songbirds.fast_table import TRIED, FastTable, base_value, is_last_round
from voliere.bots.songbirds.lines import COLOURS
from voliere.bots.songbirds.quick import leads_of, play_replies
from voliere.bots.songbirds.sampler import LATE, LateRound, is_late
from voliere.games.songbirds.catalogue import (
    PLACES,
    colour_of,
    free_places,
    places_of,
    volume_of,
)
from voliere.games.songbirds.rules import Songbirds
from voliere.games.songbirds.space import FAVOURITE, SHOW
from voliere.kernel.chance import Chance
from voliere.kernel.game import Game
from voliere.kernel.knowledge import SeatKnowledge

POINT: Final = 0.001
"""What a point counts alone and together, where nobody wins: each as much as the one before."""


class SongbirdsEvaluation(Evaluation):
    """Each open line is shared among the colours by how loud they will sing there."""

    spread: float = 8.0

    def __init__(self, late: int = LATE, guided: int = 0) -> None:
        self.late = late
        """At most this number of spaces are left when a search reads the others' hands."""
        self.guided = guided
        """Number of quick choices after an option with which a round is played out; then chance."""

    def somebody_wins(self, game: Game) -> bool:
        """Not alone, and not together."""
        return not cast(Songbirds, game).together

    def estimate(self, game: Game) -> list[float]:
        """The best favourite that each seat can still have."""
        songbirds = cast(Songbirds, game)
        table = FastTable.of(songbirds)
        if not songbirds.together:
            return table.totals()
        joint = joint_value(songbirds, list(table.values))
        return [base_value(songbirds, seat) + joint for seat in range(songbirds.seats)]

    def value(self, game: Game, seat: int) -> float:
        return self.estimate(game)[seat]

    def ahead(self, game: Game, seat: int) -> float:
        """Together nobody is ahead of the others: what all may expect."""
        if cast(Songbirds, game).together:
            return self.estimate(game)[seat]
        return super().ahead(game, seat)

    def ahead_after(self, game: Songbirds, actions: list[int]) -> list[float]:
        """How far ahead the seat that is asked is after each action."""
        if game.together or game.choosing:
            return [self.ahead_by_rules(game, action) for action in actions]
        places = [action for action in actions if action < FAVOURITE]
        leads, seen = leads_of(FastTable.of(game), places), 0
        found: list[float] = []
        for action in actions:
            if action < FAVOURITE:
                found.append(leads[seen])
                seen += 1
            else:
                found.append(self.ahead_by_rules(game, action))
        return found

    def ahead_by_rules(self, game: Songbirds, action: int) -> float:
        """The same of any action, made on a copy; of a bird that is shown, in its best place."""
        other = game.copy()
        other.act(action)
        if other.shown:
            return max(self.ahead_after(other, other.actions()))
        return self.ahead(other, game.seat)

    def results(self, game: Game, chance: Chance) -> list[float]:
        """How the game ends when the round is played out."""
        songbirds = cast(Songbirds, game)
        if songbirds.together:
            self.finish_together(songbirds, chance)
            return [0.5 + POINT * total for total in self.estimate(game)]
        if songbirds.choosing:
            return super().results(game, chance)
        table = FastTable.of(songbirds)
        if not table.early:
            play_replies(table, self.guided)
        table.finish(chance)
        return table.results(is_last_round(songbirds), self.spread)

    def finish_together(self, game: Songbirds, chance: Chance) -> None:
        """Play the round out together: each seat takes the best of a few birds and places."""
        rounds = len(game.past)
        while game.seat >= 0 and len(game.past) == rounds:
            tried = some_of(whole_turns(game), TRIED, chance)
            scores = [self.ahead_by_rules(showing(game, action), action) for action in tried]
            best = tried[scores.index(max(scores))]
            if must_show(game, best):
                game.act(SHOW + best // PLACES)
            game.act(best)

    def sampler(self, knowledge: SeatKnowledge, chance: Chance, width: int) -> Sampler:
        """Late in a round the others' birds tell what they hold, and few are still to come."""
        game = cast(Songbirds, knowledge.imagine(chance.seed()))
        if is_late(game, self.late):
            return LateRound(self, game, knowledge, chance)
        return super().sampler(knowledge, chance, width)


class HastyEvaluation(SongbirdsEvaluation):
    """As somebody sees it who errs as people do."""

    def __init__(self, overrated: float) -> None:
        super().__init__()
        self.overrated = overrated
        """How much more than it is worth a volume seems that is printed on a bird placed."""

    def ahead_after(self, game: Songbirds, actions: list[int]) -> list[float]:
        """With what is overrated."""
        found = super().ahead_after(game, actions)
        for index in range(len(actions)):
            if actions[index] < FAVOURITE:
                found[index] += self.overrated * volume_of(actions[index] // PLACES)
        return found


def whole_turns(game: Songbirds) -> list[int]:
    """What a turn may come to: where a bird is shown first, all places that it may take then."""
    turns: list[int] = []
    for action in game.actions():
        if action < SHOW:
            turns.append(action)
        else:
            turns += [(action - SHOW) * PLACES + at for at in places_of(free_places(game.filled))]
    return turns


def must_show(game: Songbirds, action: int) -> bool:
    """Whether the bird must be shown before it is placed."""
    return game.shows_first and not game.shown and action < FAVOURITE


def showing(game: Songbirds, action: int) -> Songbirds:
    """The game once the bird of an action is shown, if it must be."""
    if not must_show(game, action):
        return game
    other = game.copy()
    other.act(SHOW + action // PLACES)
    return other


def joint_value(game: Songbirds, values: list[float]) -> float:
    """One colour against the three others; without a favourite, the best one still to be had.

    As `scoring.against_all`, of points that are expected:
    `test_together_a_round_is_played_out_for_points` compares when they are certain.
    """
    total = values[0] + values[1] + values[2] + values[3]
    for cards in game.revealed:
        if cards:
            return 2.0 * values[colour_of(cards[0])] - total + volume_of(cards[0])
    if game.seat < 0:
        return 0.0
    best = -1e9
    for hand in game.hands:
        for card in hand:
            best = max(best, 2.0 * values[colour_of(card)] - total + volume_of(card))
    for colour in range(COLOURS):
        best = max(best, 2.0 * values[colour] - total - 2.0)
    return best
