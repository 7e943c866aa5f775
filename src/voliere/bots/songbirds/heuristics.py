"""What bots know of Songbirds."""

from typing import Final

from voliere.bots.heuristics import Heuristics, Knobs
from voliere.bots.songbirds.evaluation import SongbirdsEvaluation
from voliere.bots.songbirds.policy import SongbirdsPolicy
from voliere.games.songbirds.catalogue import BIRDS, PLACES

EVALUATION: Final = SongbirdsEvaluation()
KNOBS: Final = Knobs(
    blunder=1.0,
    blur=0.9,
    worlds=12,
    closer=8,
    replies=2,
    width=BIRDS * PLACES,
    turns_ahead=0,  # a reply by chance misleads less than a pruned one
)
HEURISTICS: Final = Heuristics(EVALUATION, SongbirdsPolicy, KNOBS)
