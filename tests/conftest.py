"""How properties are tried: the same each time in `make test`, always new in `make soak`."""

import sys
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, settings

from tests.command import Ran, run_here

TRIED_IN_PASSING = 2
TRIED_AT_ONCE = 12
TRIED_IN_A_SOAK = 300

settings.register_profile(
    "test",
    max_examples=TRIED_AT_ONCE,
    derandomize=True,
    deadline=None,
    suppress_health_check=list(HealthCheck),
)
settings.register_profile("quick", settings.get_profile("test"), max_examples=TRIED_IN_PASSING)
settings.register_profile(
    "soak", settings.get_profile("test"), max_examples=TRIED_IN_A_SOAK, derandomize=False
)
settings.load_profile("test")


@pytest.fixture
def voliere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Any:
    """Runs the command in an empty folder, in English unless told otherwise."""
    for name in ("LC_ALL", "LC_MESSAGES", "VOLIERE_LANG"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("LANG", "en_GB.UTF-8")
    monkeypatch.setenv("PYTHONPATH", ":".join(path for path in sys.path if path))

    def command(*arguments: str, typed: str = "") -> Ran:
        return run_here(*arguments, typed=typed, cwd=tmp_path)

    return command
