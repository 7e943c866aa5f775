"""What bots know of Wingspan."""

from typing import Final

from voliere.bots.heuristics import Heuristics, Knobs
from voliere.bots.wingspan.evaluation import WingspanEvaluation
from voliere.bots.wingspan.policy import WingspanPolicy

EVALUATION: Final = WingspanEvaluation()
HEURISTICS: Final = Heuristics(EVALUATION, WingspanPolicy, Knobs(blunder=2.0, strategic=True))
