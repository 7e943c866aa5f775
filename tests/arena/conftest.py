"""Bots of another package, as an installed one would offer them."""

import shutil
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
FAULTY = """
import os
import time

from voliere.bots import Bot


class Faulty(Bot):
    def choose(self, outlook):
        return outlook.actions()[0]


class Broken(Faulty):
    def choose(self, outlook):
        raise ZeroDivisionError("oh")


class Markup(Faulty):
    def choose(self, outlook):
        raise ValueError("</ul><b>&")


class Leaving(Faulty):
    def choose(self, outlook):
        raise SystemExit(3)


class Cheat(Faulty):
    def choose(self, outlook):
        return next(a for a in range(10_000) if a not in outlook.actions())


class Wordy(Faulty):
    def choose(self, outlook):
        return outlook.text(outlook.actions()[0])


class Indexed(Faulty):
    """Answers with a number of another kind, as arrays hold them."""

    class Number:
        def __init__(self, value):
            self.value = value

        def __index__(self):
            return self.value

    def choose(self, outlook):
        return self.Number(outlook.actions()[0])


class Deadly(Faulty):
    def choose(self, outlook):
        os._exit(1)


class Endless(Faulty):
    def choose(self, outlook):
        time.sleep(1000)


class Slow(Faulty):
    def choose(self, outlook):
        time.sleep(0.03)
        return super().choose(outlook)


def maker(kind):
    return lambda game, seed, seconds, rounds: kind()


broken, markup, leaving, cheat, wordy, indexed, deadly, endless, slow = map(
    maker, (Broken, Markup, Leaving, Cheat, Wordy, Indexed, Deadly, Endless, Slow)
)


def unborn(game, seed, seconds, rounds):
    raise KeyError("no file")
"""
NAMES = ("broken", "markup", "leaving", "cheat", "wordy", "indexed", "deadly", "endless", "slow", "unborn")


@pytest.fixture
def other_package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A package with the example's bot and faulty ones is installed."""
    home = tmp_path / "installed"
    facts = home / "others-1.0.dist-info"
    facts.mkdir(parents=True)
    shutil.copy(ROOT / "examples" / "greedy_bot.py", home)
    (home / "faulty_bots.py").write_text(FAULTY)
    (facts / "METADATA").write_text("Metadata-Version: 2.1\nName: others\nVersion: 1.0\n")
    points = ["greedy = greedy_bot:greedy", *(f"{name} = faulty_bots:{name}" for name in NAMES)]
    (facts / "entry_points.txt").write_text("\n".join(["[voliere.bots]", *points, ""]))
    monkeypatch.syspath_prepend(home)
    return home
