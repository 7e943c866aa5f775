"""What a bot knows of Songbirds: which colour will sing loudest where."""

from typing import Final, cast

from voliere.bots.sense import Imagination, Sense, some_of
from voliere.bots.songbirds.fast_table import TRIED, Sketch, base_value, is_last_round
from voliere.bots.songbirds.lines import COLOURS
from voliere.bots.songbirds.playout import Rehearsal
from voliere.bots.songbirds.posterior import Belief
from voliere.games.songbirds.catalogue import BIRDS, EMPTY, PLACES, colour_of, volume_of
from voliere.games.songbirds.rules import Songbirds
from voliere.games.songbirds.space import FAVOURITE
from voliere.kernel.chance import Chance
from voliere.kernel.game import SEAT_BITS, Game
from voliere.kernel.knowledge import SeatKnowledge

POINT: Final = 0.001
"""What a point counts alone and together, where nobody wins: each as much as the one before."""
LATE: Final = 12
"""With so many spaces left the others' hands are read, and the round is played out with care."""
LATE_WIDTH: Final = 8
"""A round that is played out with care takes long: only so many options are tried."""


class SongbirdsSense(Sense):
    """Each open line is shared among the colours by how loud they will sing there."""

    spread: float = 8.0
    blunder: float = 1.0
    worlds: int = 12
    closer: int = 8
    replies: int = 2
    width: int = BIRDS * PLACES

    def somebody_wins(self, game: Game) -> bool:
        """Not alone, and not together."""
        return not cast(Songbirds, game).together

    def estimate(self, game: Game) -> list[float]:
        """The best favourite that each seat can still have."""
        songbirds = cast(Songbirds, game)
        sketch = Sketch.of(songbirds)
        if not songbirds.together:
            return sketch.totals()
        joint = joint_value(songbirds, list(sketch.values))
        return [base_value(songbirds, seat) + joint for seat in range(songbirds.seats)]

    def worth(self, game: Game, seat: int) -> float:
        """The seat's part of the estimate."""
        return self.estimate(game)[seat]

    def ahead(self, game: Game, seat: int) -> float:
        """Together nobody is ahead of the others: what all may expect."""
        if cast(Songbirds, game).together:
            return self.estimate(game)[seat]
        return super().ahead(game, seat)

    def results(self, game: Game, chance: Chance) -> list[float]:
        """How the game ends when the round is played out."""
        songbirds = cast(Songbirds, game)
        if songbirds.together:
            self.finish(songbirds, chance)
            return [0.5 + POINT * total for total in self.estimate(game)]
        if songbirds.choosing:
            return super().results(game, chance)
        sketch = Sketch.of(songbirds)
        sketch.finish(chance)
        return sketch.results(is_last_round(songbirds), self.spread)

    def imagination(self, knowledge: SeatKnowledge, chance: Chance) -> Imagination:
        """Late in a round the others' birds tell what they hold, and few are still to come."""
        game = cast(Songbirds, knowledge.imagine(chance.seed()))
        if is_late(game):
            return LateRound(self, game, knowledge, chance)
        return super().imagination(knowledge, chance)

    def final(self, game: Game, seat: int, chance: Chance) -> float:
        """Together the round is played out: before, all colours seem to sing against one's own."""
        songbirds = cast(Songbirds, game)
        if songbirds.together:
            self.finish(songbirds, chance)
        return super().final(game, seat, chance)

    def finish(self, game: Songbirds, chance: Chance) -> None:
        """Play the round out together: each seat takes the best of a few birds and places."""
        rounds = len(game.past)
        while game.seat >= 0 and len(game.past) == rounds:
            tried = some_of(game.actions(), TRIED, chance)
            looks = self.looks(game, tried)
            game.act(tried[looks.index(max(looks))])

    def turns_after(self, game: Game) -> int:
        """None: a reply by chance misleads less than a pruned one."""
        return 0

    # One more bird.

    def glanced_at(self, actions: list[int], chance: Chance) -> list[int]:
        """All of them: looking costs little here."""
        return actions

    def looks(self, game: Game, actions: list[int]) -> list[float]:
        """Every choice is a turn of its own."""
        return self.ahead_after(cast(Songbirds, game), actions)

    def prospects(self, game: Game, actions: list[int], chance: Chance) -> list[float]:
        """Every choice is a turn of its own."""
        return self.ahead_after(cast(Songbirds, game), actions)

    def ahead_after(self, game: Songbirds, actions: list[int]) -> list[float]:
        """How far ahead the seat is after each action."""
        if game.together or game.choosing:
            return super().prospects(game, actions, game.chance)
        sketch = Sketch.of(game)
        found: list[float] = []
        for action in actions:
            if action < FAVOURITE:
                found.append(sketch.ahead(action // PLACES, action % PLACES))
            else:
                found.append(super().prospects(game, [action], game.chance)[0])
        return found


class ReadRound(Imagination):
    """Games in which the others hold what explains the birds that they have placed."""

    def __init__(
        self, sense: Sense, belief: Belief, knowledge: SeatKnowledge, chance: Chance
    ) -> None:
        super().__init__(sense, knowledge, chance)
        self.belief = belief

    def dealt(self) -> Game:
        """One more game."""
        game = cast(Songbirds, super().dealt())
        self.belief.deal(game)
        return game


class LateRound(ReadRound):
    """The same, and all seats plan what they do."""

    def __init__(
        self, sense: Sense, game: Songbirds, knowledge: SeatKnowledge, chance: Chance
    ) -> None:
        super().__init__(sense, Belief(game, knowledge.seat, chance), knowledge, chance)
        self.width = LATE_WIDTH
        self.rough = ReadRound(sense, self.belief, knowledge, chance)
        self.rough.games = self.games
        self.rounds = len(game.past)
        self.rehearsal = Rehearsal(chance)

    def results(self, game: Game) -> list[float]:
        """How a game ends when the round is played out."""
        songbirds = cast(Songbirds, game)
        if songbirds.seat < 0 or len(songbirds.past) > self.rounds:
            return super().results(game)
        sketch = Sketch.of(songbirds)
        self.rehearsal.finish(sketch, songbirds.choices[-1] >> SEAT_BITS)
        return sketch.results(is_last_round(songbirds), self.sense.spread)


def is_late(game: Songbirds) -> bool:
    """Whether few birds are still to come, and none lies face down."""
    if game.together or game.early or game.choosing:
        return False
    return game.forest.count(EMPTY) <= LATE


def joint_value(game: Songbirds, values: list[float]) -> float:
    """One colour against the three others; without a favourite, the best one still to be had."""
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


SENSE: Final = SongbirdsSense()
