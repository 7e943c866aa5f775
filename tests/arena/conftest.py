"""Bots of another package, as an installed one would offer them."""

import shutil
from pathlib import Path

import pytest

HERE = Path(__file__).parent
EXAMPLE = HERE.parents[1] / "examples" / "greedy_bot.py"
FAULTY = (
    "Broken",
    "Cheat",
    "Deadly",
    "Endless",
    "Indexed",
    "Leaving",
    "Markup",
    "Slow",
    "Unborn",
    "Wordy",
)


@pytest.fixture
def other_package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A package with the example's bot and faulty ones is installed."""
    home = tmp_path / "installed"
    facts = home / "others-1.0.dist-info"
    facts.mkdir(parents=True)
    for file in (EXAMPLE, HERE / "faulty_bots.py"):
        shutil.copy(file, home)
    (facts / "METADATA").write_text("Metadata-Version: 2.1\nName: others\nVersion: 1.0\n")
    faulty = [f"{name.lower()} = faulty_bots:{name}" for name in FAULTY]
    points = ["[voliere.bots]", "greedy = greedy_bot:greedy", *faulty]
    (facts / "entry_points.txt").write_text("\n".join([*points, ""]))
    monkeypatch.syspath_prepend(home)
