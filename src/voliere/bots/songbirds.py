"""What a bot knows of Songbirds: which colour will sing loudest where."""

from typing import Final, cast

from voliere.bots.sense import WIDTH, Sense
from voliere.bots.songbirds_hopes import COLOURS
from voliere.bots.songbirds_sketch import Sketch, base_value, is_last_round
from voliere.games.songbirds.catalogue import BIRDS, PLACES, colour_of, volume_of
from voliere.games.songbirds.rules import Songbirds
from voliere.games.songbirds.space import FAVOURITE
from voliere.kernel.chance import Chance
from voliere.kernel.game import Game


class SongbirdsSense(Sense):
    """Each open line is shared among the colours by how loud they will sing there."""

    spread: float = 8.0
    blunder: float = 1.0
    worlds: int = 12
    closer: int = 8
    replies: int = 2
    turns_ahead: int = 3

    def estimate(self, game: Game) -> list[float]:
        """The best favourite that each seat can still have."""
        songbirds = cast(Songbirds, game)
        sketch = Sketch(songbirds)
        if not songbirds.together:
            return sketch.totals()
        joint = joint_value(songbirds, sketch.values.list())
        return [base_value(songbirds, seat) + joint for seat in range(songbirds.seats)]

    def worth(self, game: Game, seat: int) -> float:
        """The seat's part of the estimate."""
        return self.estimate(game)[seat]

    def results(self, game: Game, chance: Chance) -> list[float]:
        """How the game ends when the round is played out."""
        songbirds = cast(Songbirds, game)
        if songbirds.together or songbirds.choosing:
            return super().results(game, chance)
        sketch = Sketch(songbirds)
        sketch.finish(chance)
        return sketch.results(is_last_round(songbirds), self.spread)

    def width(self, game: Game) -> int:
        """All of them where the round is played out."""
        return WIDTH if cast(Songbirds, game).together else BIRDS * PLACES

    def turns_after(self, game: Game) -> int:
        """None where the round is played out: a reply by chance misleads less than a pruned one."""
        return game.seats * self.turns_ahead if cast(Songbirds, game).together else 0

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
        sketch = Sketch(game)
        found: list[float] = []
        for action in actions:
            if action < FAVOURITE:
                found.append(sketch.ahead(action // PLACES, action % PLACES))
            else:
                found.append(super().prospects(game, [action], game.chance)[0])
        return found


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
