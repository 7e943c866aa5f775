"""Quick choices in Songbirds, where every choice is a turn of its own."""

from typing import cast

from voliere.bots.policy import Policy
from voliere.bots.songbirds.evaluation import SongbirdsEvaluation
from voliere.games.songbirds.rules import Songbirds
from voliere.kernel.chance import Chance
from voliere.kernel.game import Game


class SongbirdsPolicy(Policy):
    """Looks at every bird in every place: it costs little here."""

    def glanced_at(self, actions: list[int], chance: Chance) -> list[int]:
        return actions

    def quick_scores(self, game: Game, actions: list[int]) -> list[float]:
        return cast(SongbirdsEvaluation, self.evaluation).ahead_after(
            cast(Songbirds, game), actions
        )

    def prospects(self, game: Game, actions: list[int], chance: Chance) -> list[float]:
        return self.quick_scores(game, actions)

    def final_total(self, game: Game, seat: int, chance: Chance) -> float:
        """Together the round is played out: before, all colours seem to sing against one's own."""
        songbirds = cast(Songbirds, game)
        if songbirds.together:
            cast(SongbirdsEvaluation, self.evaluation).finish_together(songbirds, chance)
        return super().final_total(game, seat, chance)
