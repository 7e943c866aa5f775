"""What bots know of Wyrmspan."""

from typing import Final

from voliere.bots.heuristics import Heuristics, Knobs
from voliere.bots.wyrmspan.evaluation import WyrmspanEvaluation
from voliere.bots.wyrmspan.policy import WyrmspanPolicy

EVALUATION: Final = WyrmspanEvaluation()
HEURISTICS: Final = Heuristics(EVALUATION, WyrmspanPolicy, Knobs(blunder=6.0, turns_ahead=2))
