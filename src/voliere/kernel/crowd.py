"""Many games stepped together: each choice is made, and what the seat asked next knows is written.

Compiled, this is the loop of `voliere.env.batched`; it needs nothing but the kernel.
"""

from typing import Any, Final

from librt.strings import BytesWriter
from mypy_extensions import i64, u8

from voliere.kernel.chance import Chance
from voliere.kernel.game import Game, begin
from voliere.kernel.observation import put

HIGHEST_BIT: Final[i64] = 128
"""Of a mask the first action is the highest bit of the first byte, as NumPy packs bits."""


class Crowd:
    """Games of one kind at tables of one kind; one that ends is dealt anew at once."""

    def __init__(
        self, kind: type[Game], seats: int, settings: dict[str, Any], games: int, seed: int
    ) -> None:
        self.kind = kind
        self.seats = seats
        self.settings = settings
        self.seeds = Chance.seeded(seed)
        self.chance = Chance.seeded(self.seeds.seed())
        self.no_mask = bytes((kind.space.size + 7) // 8)
        self.games: list[Game] = [self.dealt() for _ in range(games)]
        self.legal: list[list[int]] = [game.actions() for game in self.games]
        """The answers that each game takes now."""
        self.ended: list[int] = []
        """The games that ended with the last step, and"""
        self.finished: list[Game] = []
        """how they stood."""
        self.sampled: list[int] = []
        """The answers that were last drawn by chance."""
        self.writer = BytesWriter()
        """Kept: a new one would grow anew with every step."""

    def dealt(self) -> Game:
        """The next game."""
        return begin(self.kind, self.seats, self.seeds.seed(), self.settings, False)

    def illegal(self, actions: list[int]) -> int:
        """The first game that does not take its answer, or -1."""
        for index in range(len(self.games)):
            if actions[index] not in self.legal[index]:
                return index
        return -1

    def step(self, actions: list[int]) -> bytes:
        """Make one choice in each game, all of them legal; what is then known, as `written`.

        Each game is stepped and told in one go: with hundreds of them, going through all twice
        takes longer to fetch them from memory than to play.
        """
        self.ended = []
        self.finished = []
        self.writer.truncate(0)
        for index in range(len(self.games)):
            self.step_one(index, actions[index])
        return self.writer.getvalue()

    def step_by_chance(self) -> bytes:
        """The same with a legal answer for each game, each as likely as the others: `sampled`."""
        chance = self.chance
        sampled: list[int] = []
        self.ended = []
        self.finished = []
        self.writer.truncate(0)
        for index in range(len(self.games)):
            legal = self.legal[index]
            action = legal[chance.below(len(legal))]
            sampled.append(action)
            self.step_one(index, action)
        self.sampled = sampled
        return self.writer.getvalue()

    def step_one(self, index: int, action: int) -> None:
        """A choice in one game; if it was the last, the next game is dealt."""
        game = self.games[index]
        game.act(action)
        if game.seat < 0:
            self.ended.append(index)
            self.finished.append(game)
            game = self.dealt()
            self.games[index] = game
        self.legal[index] = game.actions()
        self.write(index)

    def write(self, index: int) -> None:
        """Who is asked in a game, what that seat knows, and the packed mask of its answers.

        The seat is a word of 16 bits like the numbers of the observation.
        """
        game = self.games[index]
        put(self.writer, game.seat)
        game.observe(game.seat, self.writer)
        put_mask(self.writer, self.legal[index], self.no_mask)

    def written(self) -> bytes:
        """What is to be known of each game now."""
        self.writer.truncate(0)
        for index in range(len(self.games)):
            self.write(index)
        return self.writer.getvalue()


def put_mask(writer: BytesWriter, actions: list[int], empty: bytes) -> None:
    """The actions as bits of a mask that is empty."""
    start: i64 = len(writer)
    writer.write(empty)
    action: i64
    for action in actions:
        at = start + (action >> 3)
        writer[at] = writer[at] | u8(HIGHEST_BIT >> (action & 7))


def observation(game: Game, seat: int) -> bytes:
    """What a seat knows, as words of 16 bits."""
    writer = BytesWriter()
    game.observe(seat, writer)
    return writer.getvalue()
