"""What bots know of a game, in one object: the entry point `voliere.heuristics` names it."""

from typing import Final

from mypy_extensions import mypyc_attr

from voliere.bots.evaluation import Evaluation
from voliere.bots.playouts import ByChance, Score
from voliere.bots.policy import Policy
from voliere.plugins import HEURISTICS, load_plugin

PLAYED_OUT = 24
"""Number of imagined games that normal plays out by chance for each option."""


WEIGHTS: Final = "weights.json"
"""The file beside what bots know of a game that holds what was learnt of it."""


class Knobs:
    """The numbers with which the levels and their engines play a game."""

    def __init__(
        self,
        blunder: float = 4.5,
        blur: float = 4.5,
        slip: float = 0.0,
        worlds: int = 4,
        closer: int = 0,
        replies: int = 0,
        width: int = 8,
        turns_ahead: int = 1,
        strategic: bool = False,
        plans: int = 0,
        foresees: bool = False,
        plays_out: bool = False,
        pace: float = 1.0,
    ) -> None:
        self.blunder = blunder
        """By how many points the first easy bot might misjudge an option,"""
        self.blur = blur
        """by how many the one may that errs as people do besides,"""
        self.slip = slip
        """and the normal one that ranks its options."""
        self.worlds = worlds
        """Number of imagined games in which the normal bot tries its options."""
        self.closer = closer
        """Number of its best options that it tries again, with the replies of the others."""
        self.replies = replies
        """Number of quick choices after a turn that are played then before the estimate."""
        self.width = width
        """At most this number of the most promising options are searched."""
        self.turns_ahead = turns_ahead
        """Number of turns of each seat that a search plays after the one that it chooses.

        With more than two seats it is one at most.
        """
        self.strategic = strategic
        """Whether the others hardly touch what one builds: then a bot follows its own plans."""
        self.plans = plans
        """Number of options, those that promise most, with which a plan goes on; 0 for all."""
        self.foresees = foresees
        """Whether the others do in plans what promises most to them, not what chance says."""
        self.plays_out = plays_out
        """Whether a search plays each game to its end by quick choices."""
        self.pace = pace
        """Number of rounds of its search that take about as long as one did to the first `hard`."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Heuristics:
    """An evaluation, the policy that chooses by it, and the knobs of the levels.

    What a game leaves out has a default: its score as evaluation, every option as a candidate.
    """

    def __init__(
        self,
        evaluation: Evaluation | None = None,
        policy: type[Policy] = Policy,
        knobs: Knobs | None = None,
        weights: str = WEIGHTS,
        best: "Heuristics | None" = None,
        former: "list[Heuristics] | None" = None,
    ) -> None:
        self.evaluation: Evaluation = Evaluation() if evaluation is None else evaluation
        self.kind_of_policy = policy
        self.policy: Policy = policy(self.evaluation)
        self.knobs: Knobs = Knobs() if knobs is None else knobs
        self.weights = weights
        """The file beside these heuristics that holds what was learnt, if anything was."""
        self.best = best
        """With what `hard` plays, if not with these."""
        self.former: list[Heuristics] = [] if former is None else former
        """With what former versions of `hard` played, from the first; today's where it is short."""

    def hasty(self, careless: bool, seed: int) -> "Heuristics":
        """The same with the errors that people make."""
        found = self.with_evaluation(self.evaluation)
        found.policy = self.policy.hasty(careless, seed)
        found.evaluation = found.policy.evaluation
        return found

    def with_evaluation(self, evaluation: Evaluation) -> "Heuristics":
        """The same policy and knobs, judging by another evaluation."""
        return Heuristics(evaluation, self.kind_of_policy, self.knobs, self.weights)


def hard_heuristics_of(game: str) -> Heuristics:
    """The same for `hard`, before anything was learnt."""
    heuristics = heuristics_of(game)
    return heuristics if heuristics.best is None else heuristics.best


def heuristics_of(game: str) -> Heuristics:
    """What bots know of a game; where nobody told them, they play it out by chance."""
    heuristics: Heuristics | None = load_plugin(HEURISTICS, game)
    if heuristics is None:
        return Heuristics(Score(), ByChance, Knobs(worlds=PLAYED_OUT))
    return heuristics
