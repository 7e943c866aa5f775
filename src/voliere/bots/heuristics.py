"""What bots know of a game, in one object: the entry point `voliere.heuristics` names it."""

from mypy_extensions import mypyc_attr

from voliere.bots.evaluation import Evaluation
from voliere.bots.playouts import ByChance, Score
from voliere.bots.policy import Policy
from voliere.plugins import HEURISTICS, load_plugin

PLAYED_OUT = 24
"""Number of imagined games that normal plays out by chance for each option."""


class Knobs:
    """The numbers with which the levels and their engines play a game."""

    def __init__(
        self,
        blunder: float = 4.5,
        worlds: int = 4,
        closer: int = 0,
        replies: int = 0,
        width: int = 8,
        turns_ahead: int = 1,
        strategic: bool = False,
    ) -> None:
        self.blunder = blunder
        """By how many points the easy bot may misjudge an option."""
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
    ) -> None:
        self.evaluation: Evaluation = Evaluation() if evaluation is None else evaluation
        self.kind_of_policy = policy
        self.policy: Policy = policy(self.evaluation)
        self.knobs: Knobs = Knobs() if knobs is None else knobs

    def with_evaluation(self, evaluation: Evaluation) -> "Heuristics":
        """The same policy and knobs, judging by another evaluation."""
        return Heuristics(evaluation, self.kind_of_policy, self.knobs)


def heuristics_of(game: str) -> Heuristics:
    """What bots know of a game; where nobody told them, they play it out by chance."""
    heuristics: Heuristics | None = load_plugin(HEURISTICS, game)
    if heuristics is None:
        return Heuristics(Score(), ByChance, Knobs(worlds=PLAYED_OUT))
    return heuristics
