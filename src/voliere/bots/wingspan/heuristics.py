"""What bots know of Wingspan."""

from typing import Final

from voliere.bots.heuristics import Heuristics, Knobs
from voliere.bots.wingspan.evaluation import WingspanEvaluation
from voliere.bots.wingspan.policy import WingspanPolicy
from voliere.bots.wingspan.ranking import RankingPolicy

EVALUATION: Final = WingspanEvaluation()
KNOBS: Final = Knobs(blunder=2.0, strategic=True)
HEURISTICS: Final = Heuristics(
    EVALUATION,
    WingspanPolicy,
    KNOBS,
    best=Heuristics(
        EVALUATION,
        RankingPolicy,
        Knobs(blur=82.0, slip=18.0, strategic=True, plans=3, foresees=True),
    ),
    former=[Heuristics(EVALUATION, WingspanPolicy, KNOBS, weights="weights-1.json")],
)
