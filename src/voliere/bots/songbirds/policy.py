"""Quick choices in Songbirds, where every choice is a turn of its own."""

from typing import Final, cast

from voliere.bots.policy import Policy
from voliere.bots.songbirds.evaluation import HastyEvaluation, SongbirdsEvaluation
from voliere.bots.songbirds.fast_table import FastTable
from voliere.bots.songbirds.quick import play_replies, quick_scores_of
from voliere.games.songbirds.rules import Songbirds
from voliere.kernel.chance import Chance
from voliere.kernel.game import Game

CARELESS: Final = 0.15
HASTY: Final = 0.04
"""How much more than it is worth a printed volume seems to those who err as people do."""


class SongbirdsPolicy(Policy):
    """Looks at every bird in every place: it costs little here."""

    def hasty(self, careless: bool, seed: int) -> Policy:
        """Of somebody who overrates the volume printed on a bird."""
        return SongbirdsPolicy(HastyEvaluation(CARELESS if careless else HASTY))

    def glanced_at(self, actions: list[int], chance: Chance) -> list[int]:
        return actions

    def quick_scores(self, game: Game, actions: list[int]) -> list[float]:
        return cast(SongbirdsEvaluation, self.evaluation).ahead_after(
            cast(Songbirds, game), actions
        )

    def quick(self, game: Game, actions: list[int], chance: Chance) -> int:
        """The same choice; where only birds can be placed, each line is looked at once a bird."""
        songbirds = cast(Songbirds, game)
        if len(actions) == 1:
            return actions[0]
        if not only_places(songbirds):
            return super().quick(game, actions, chance)
        return quick_scores_of(FastTable.of(songbirds), 1).actions[0]

    def play_to_end(self, game: Game, chance: Chance) -> None:
        """The same choices, on one table for a round, which each bird changes a little."""
        songbirds = cast(Songbirds, game)
        while songbirds.seat >= 0:
            if only_places(songbirds):
                play_round(songbirds)
            else:
                game.act(self.quick(game, game.actions(), chance))

    def prospects(self, game: Game, actions: list[int], chance: Chance) -> list[float]:
        return self.quick_scores(game, actions)

    def ahead_after_replies(
        self, game: Game, actions: list[int], replies: int, chance: Chance
    ) -> list[float]:
        """The same on one table, as long as it is only about places and the round goes on."""
        songbirds = cast(Songbirds, game)
        if not only_places(songbirds):
            return super().ahead_after_replies(game, actions, replies, chance)
        table = FastTable.of(songbirds)
        found: list[float] = []
        for action in actions:
            after = replied(table, action, replies)
            if after.seat < 0:
                return super().ahead_after_replies(game, actions, replies, chance)
            found.append(after.margin(table.seat))
        return found

    def final_total(self, game: Game, seat: int, chance: Chance) -> float:
        """Together the round is played out: before, all colours seem to sing against one's own."""
        songbirds = cast(Songbirds, game)
        if songbirds.together:
            cast(SongbirdsEvaluation, self.evaluation).finish_together(songbirds, chance)
        return super().final_total(game, seat, chance)


def only_places(game: Songbirds) -> bool:
    """Whether all that is chosen in this round is where birds go."""
    return not (game.together or game.choosing or game.early or game.shows_first)


def replied(table: FastTable, action: int, replies: int) -> FastTable:
    """The table after an action and some quick replies."""
    after = table.copy()
    after.play(action)
    after.renew()
    play_replies(after, replies)
    return after


def play_round(game: Songbirds) -> None:
    """Each seat places the bird that leads most, until the round is over."""
    table = FastTable.of(game)
    while table.seat >= 0:
        action = quick_scores_of(table, 1).actions[0]
        game.act(action)
        table.play(action)
        table.renew()
