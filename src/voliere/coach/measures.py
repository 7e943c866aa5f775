"""What `voliere calibrate` can measure of the coach."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

from voliere.coach import agreement, calibration, missteps
from voliere.coach.trials import FORETOLD, Trial, Watch
from voliere.kernel.errors import refusal

AGREEMENT, NAMES = "agreement", "names"

WATCHES: dict[str, Watch] = {
    FORETOLD: calibration.watched,
    AGREEMENT: agreement.watched,
    NAMES: missteps.watched,
}


def measured(
    trial: Trial,
    games: int,
    processes: int,
    file: Path | None,
    progress: Callable[[int], None] = lambda done: None,
) -> dict[str, Any]:
    """A trial of many games, with the command that repeats it."""
    if trial.measure not in WATCHES:
        raise refusal("coach.no-measure", name=trial.measure, allowed=list(WATCHES))
    found = trial.run(WATCHES[trial.measure], games, processes, file, progress)
    told = {"made_by": trial.command(games)}
    if trial.measure == FORETOLD:
        return told | calibration.calibrated(found)
    if trial.measure == AGREEMENT:
        return told | {"measures": agreement.agreed(found)}
    return told | {"measures": missteps.counted(found, trial.seats)}
