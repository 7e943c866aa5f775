"""Late in a round of Songbirds: games in which hands are read, and played out with care."""

from typing import Final, cast

from voliere.bots.evaluation import Evaluation, Sampler
from voliere.bots.songbirds.fast_table import FastTable, is_last_round
from voliere.bots.songbirds.playout import Playout
from voliere.bots.songbirds.posterior import HandPosterior
from voliere.games.songbirds.catalogue import EMPTY
from voliere.games.songbirds.rules import Songbirds
from voliere.kernel.chance import Chance
from voliere.kernel.game import Game
from voliere.kernel.knowledge import SeatKnowledge
from voliere.kernel.turns import SEAT_BITS

LATE: Final = 12
"""At most this number of spaces were left when the first `hard` read the others' hands."""
LATE_WIDTH: Final = 8
"""At most this number of options are tried in a round played out with care: it takes long."""


class ReadRound(Sampler):
    """Games in which the others hold what explains the birds that they have placed."""

    def __init__(
        self,
        evaluation: Evaluation,
        posterior: HandPosterior,
        knowledge: SeatKnowledge,
        chance: Chance,
    ) -> None:
        super().__init__(evaluation, knowledge, chance, LATE_WIDTH)
        self.posterior = posterior

    def dealt(self) -> Game:
        game = cast(Songbirds, super().dealt())
        self.posterior.deal(game)
        return game


class LateRound(ReadRound):
    """The same, and all seats plan what they do."""

    def __init__(
        self, evaluation: Evaluation, game: Songbirds, knowledge: SeatKnowledge, chance: Chance
    ) -> None:
        posterior = HandPosterior(game, knowledge.seat, chance)
        super().__init__(evaluation, posterior, knowledge, chance)
        self.prefilter = ReadRound(evaluation, posterior, knowledge, chance)
        self.prefilter.games = self.games
        self.rounds = len(game.past)
        self.playout = Playout(chance)

    def results(self, game: Game) -> list[float]:
        """How a game ends when the round is played out."""
        songbirds = cast(Songbirds, game)
        if songbirds.seat < 0 or len(songbirds.past) > self.rounds:
            return super().results(game)
        table = FastTable.of(songbirds)
        self.playout.finish(table, songbirds.choices[-1] >> SEAT_BITS)
        return table.results(is_last_round(songbirds), self.evaluation.spread)


def is_late(game: Songbirds, late: int) -> bool:
    """Whether few birds are still to come, and none lies face down."""
    if game.together or game.early or game.choosing:
        return False
    return game.forest.count(EMPTY) <= late
