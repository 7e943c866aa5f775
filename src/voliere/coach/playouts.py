"""Imagined games played on after an option: the score sheet and the chance that it leads to."""

from math import erf, sqrt
from typing import Final

from voliere.bots.evaluation import margin
from voliere.bots.heuristics import Heuristics
from voliere.coach.sheets import expected_sheet, spread_of
from voliere.kernel.chance import Chance
from voliere.kernel.game import Game

TURNS: Final = 2
"""Number of the seat's next turns that are played, where an evaluation judges what follows."""
LONGEST: Final = 2000
"""At most this number of choices are played on after an option."""


class Sample:
    """One imagined game after an option: what its seat may expect there."""

    def __init__(
        self, sheet: dict[str, float], lead: float, rival: float, chance: float, turns: list[int]
    ) -> None:
        self.sheet = sheet
        """The rows of the seat's score sheet, and the total."""
        self.lead = lead
        """How far the seat is ahead of the best of the others; alone, its total."""
        self.rival = rival
        """The total of the best of the others; alone 0."""
        self.chance = chance
        """The chance to win, from 0 to 1; where nobody wins, 0."""
        self.turns = turns
        """What the seat did at the beginning of its next turns."""

    @property
    def value(self) -> float:
        """What options are ordered by: the chance to win in percent, and a little for the lead."""
        return 100.0 * self.chance + 0.1 * self.lead


class Playouts:
    """Plays imagined games on as a bot does that plans one turn at a time, in all seats alike."""

    def __init__(self, heuristics: Heuristics, seat: int, wins: bool) -> None:
        self.evaluation = heuristics.evaluation
        self.policy = heuristics.policy
        self.seat = seat
        self.wins = wins
        self.turns = horizon(heuristics)

    def sample(self, world: Game, action: int, luck: int) -> Sample:
        """What an option leads to in a game that its seat imagines."""
        game, chance = world.copy(), Chance.seeded(luck)
        begins = bool(self.evaluation.openings(world))
        game.act(action)
        turns = self.play_on(game, chance, 0 if begins else self.turns)
        return self.judged(game, turns)

    def play_on(self, game: Game, chance: Chance, turns: int) -> list[int]:
        """Play on until the seat has begun so many turns; what it did in them."""
        begun: list[int] = []
        for _ in range(LONGEST):
            if game.seat < 0:
                break
            if not self.policy.turn_begins(game):
                game.act(self.policy.quick(game, game.actions(), chance))
                continue
            if turns == 0 or (game.seat == self.seat and len(begun) == turns):
                break
            action = self.planned(game, chance)
            if game.seat == self.seat:
                begun.append(action)
            game.act(action)
        return begun

    def planned(self, game: Game, chance: Chance) -> int:
        """The turn that leads furthest in a game that its seat imagines: it foresees nothing."""
        actions = self.policy.candidates(game, game.actions())
        if len(actions) > 1:
            actions = self.policy.glanced_at(actions, chance)
        if len(actions) == 1:
            return actions[0]
        world = game.imagine(game.seat, chance.seed())
        values = self.policy.prospects(world, actions, chance)
        return actions[values.index(max(values))]

    def judged(self, game: Game, turns: list[int]) -> Sample:
        """How the game stands for the seat, at its end or where an evaluation takes over."""
        if game.seat < 0:
            totals = [float(sheet["total"]) for sheet in game.scores()]
            sheet = {row: float(points) for row, points in game.scores()[self.seat].items()}
            winners = game.winners()
            chance = 1.0 / len(winners) if self.seat in winners else 0.0
        else:
            totals = self.evaluation.estimate(game)
            sheet = expected_sheet(self.evaluation, game, self.seat)
            chance = self.chance_of(game, margin(totals, self.seat))
        lead = margin(totals, self.seat)
        rival = totals[self.seat] - lead if len(totals) > 1 else 0.0
        return Sample(sheet, lead, rival, chance if self.wins else 0.0, turns)

    def chance_of(self, game: Game, lead: float) -> float:
        """The chance of a lead while something of the game is left."""
        spread = spread_of(self.evaluation, game, self.seat)
        return 0.5 * (1.0 + erf(lead / spread / sqrt(2.0)))


def horizon(heuristics: Heuristics) -> int:
    """How many turns are played on; as many as there are where a game is soon played out.

    A search that plays games out by quick choices is not asked here: turns that are planned take
    longer, and the end tells less of an option than the estimate soon after it.
    """
    knobs = heuristics.knobs
    judged = knobs.strategic or knobs.plays_out or knobs.turns_ahead > 0
    return TURNS if judged else LONGEST
