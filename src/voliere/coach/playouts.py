"""Imagined games played on after an option: the score sheet and the chance that it leads to."""

from math import erf, sqrt
from typing import Final

from voliere.bots.evaluation import margin
from voliere.bots.heuristics import Heuristics
from voliere.coach.sheets import expected_sheet, spread_of
from voliere.kernel.chance import Chance
from voliere.kernel.game import Game
from voliere.kernel.turns import SEAT_BITS, SEAT_MASK

TURNS: Final = 2
"""Number of the seat's next turns that are played, where an evaluation judges what follows."""
OPENING_TURNS: Final = 6
"""The same after the set-up: what is kept then is played first, and shows its worth later."""
LONGEST: Final = 2000
"""At most this number of choices are played on after an option."""
STEPS: Final = 3
"""Number of the seat's next choices that are told of a game that is played to its end."""


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
    """Plays imagined games on as a bot does in its thoughts, in all seats alike."""

    def __init__(self, heuristics: Heuristics, seat: int, wins: bool) -> None:
        self.evaluation = heuristics.evaluation
        self.policy = heuristics.policy
        self.seat = seat
        self.wins = wins
        self.turns = horizon(heuristics)

    def sample(self, world: Game, answers: list[int], luck: int) -> Sample:
        """What answers lead to, given one after the other, in a game that their seat imagines."""
        game, chance = world.copy(), Chance.seeded(luck)
        for action in answers:
            game.act(action)
        turns = self.turns
        if self.evaluation.sets_up(world):
            self.set_up(game, chance)
            turns = max(turns, OPENING_TURNS)
        return self.judged(game, self.play_on(game, chance, turns))

    def set_up(self, game: Game, chance: Chance) -> None:
        """Let everybody choose what to begin with."""
        while game.seat >= 0 and self.evaluation.sets_up(game):
            game.act(self.policy.quick(game, game.actions(), chance))

    def play_on(self, game: Game, chance: Chance, turns: int) -> list[int]:
        """Play on until the seat has begun so many turns; what it did in them."""
        if turns == LONGEST:
            return self.play_to_end(game, chance)
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

    def play_to_end(self, game: Game, chance: Chance) -> list[int]:
        """Play on in as little time as the policy can; what the seat chose first."""
        since = len(game.choices)
        self.policy.play_to_end(game, chance)
        own = [choice for choice in game.choices[since:] if choice & SEAT_MASK == self.seat]
        return [choice >> SEAT_BITS for choice in own[:STEPS]]

    def planned(self, game: Game, chance: Chance) -> int:
        """The turn that promises most, by what was learnt of turns.

        Where nothing was, the one that leads furthest in a game that its seat imagines: it
        foresees nothing.
        """
        if self.policy.ranks(game):
            return self.policy.quick(game, game.actions(), chance)
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
