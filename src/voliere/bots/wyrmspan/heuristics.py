"""What bots know of Wyrmspan."""

from typing import Final

from voliere.bots.heuristics import Heuristics, Knobs
from voliere.bots.wyrmspan.evaluation import WyrmspanEvaluation
from voliere.bots.wyrmspan.policy import WyrmspanPolicy
from voliere.bots.wyrmspan.ranking import RankingPolicy

EVALUATION: Final = WyrmspanEvaluation()
KNOBS: Final = Knobs(blunder=6.0, turns_ahead=2)
HEURISTICS: Final = Heuristics(
    EVALUATION,
    WyrmspanPolicy,
    KNOBS,
    best=Heuristics(
        EVALUATION,
        RankingPolicy,
        Knobs(blur=52.0, slip=7.0, width=5, turns_ahead=0, plays_out=True, pace=10.0),
    ),
    former=[Heuristics(EVALUATION, WyrmspanPolicy, KNOBS, weights="weights-1.json")],
)
