"""examples/magpies, a game of another package: installed, it plays wherever a game can be played.

Nothing else in the house knows that it exists.
"""

import json
import os
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from tests.command import Ran, run
from tests.example_game import EXAMPLE, GAME, ROOT, install, path_with
from tests.server.harness import Guest, Server
from tests.server.test_example import played

HONESTY = ("properties", "interference", "copies", "sentences")
LINES = 300
"""Fewer lines of Python than this are a whole game."""


@pytest.fixture(scope="module")
def home(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("packages")
    install(folder)
    return folder


@pytest.fixture(autouse=True)
def _installed(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PYTHONPATH", path_with(home))
    monkeypatch.setenv("LANG", "en_GB.UTF-8")
    monkeypatch.setenv("VOLIERE_LANG", "en")


@pytest.fixture
def command(tmp_path: Path) -> Any:
    """Runs the command in an empty folder, which must go well."""

    def ran(*words: str, typed: str = "") -> str:
        done: Ran = run(*words, typed=typed, cwd=tmp_path)
        assert (done.code, done.err) == (0, "")
        return done.out

    return ran


def test_it_is_short() -> None:
    files = list((EXAMPLE / "src").rglob("*.py"))
    assert files
    assert sum(len(file.read_text().splitlines()) for file in files) < LINES


def test_it_passes_the_honesty_tests() -> None:
    """The same properties, copies, non-interference and sentences as the other games."""
    tests = [f"tests/honesty/test_{name}.py" for name in HONESTY]
    ran = subprocess.run(
        [sys.executable, "-m", "pytest", "-q", "-n0", "-p", "no:cacheprovider", *tests],
        env={**os.environ, "VOLIERE_TABLES": str(EXAMPLE / "tests" / "tables.json")},
        cwd=ROOT,
        capture_output=True,
        text=True,
        timeout=300,
    )
    assert ran.returncode == 0, ran.stdout
    tables = len(json.loads((EXAMPLE / "tests" / "tables.json").read_text()))
    passed = re.search(r"(\d+) passed", ran.stdout)
    assert passed
    assert int(passed[1]) > 15 * tables


def test_it_plays_in_the_terminal_saves_and_replays(command: Any, tmp_path: Path) -> None:
    begun = command("play", GAME, "--seed=4", "--bots=easy", "--save=x.json", typed="1\n1\nquit\n")
    assert "Hand · Seat 1 (you)" in begun
    assert re.search(r"Hand · Seat 2 +(\? ){8}", begun)
    ended = command("play", "--resume=x.json", "--lang=fr", typed="1\n" * 6)
    assert "Argent" in ended
    assert "Posez une carte face cachée" in ended
    record = json.loads((tmp_path / "x.json").read_text())
    assert len(record["choices"]) == 16, "to its end"


def test_a_record_is_checked_and_replayed(command: Any, tmp_path: Path, home: Path) -> None:
    program = f"""
import voliere
game = voliere.new({GAME!r}, seats=3, seed=1, tin=True)
while game.decision:
    game.choose(game.decision.options[0])
print(game.record())
"""
    record = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, check=True, timeout=60
    )
    (tmp_path / "record.json").write_text(record.stdout)
    assert f"a record of {GAME} that replays without fault (choices: 24)" in command(
        "check", "record.json"
    )
    assert "takes the trinket of −4" in command("replay", "record.json")


def test_simulations_and_the_arena_with_every_level(command: Any) -> None:
    result = json.loads(command("simulate", GAME, "--games=1", "--bots=easy,normal", "--json"))
    assert sum(result["mean_scores"]) == 36, "all silver is taken"
    shown = command(
        "arena", GAME, "--bots=easy,normal,hard", "--games=2", "--rounds=20", "--processes=1"
    )
    assert "The arena of Magpies" in shown
    assert re.search(r"forfeits +0 +0 +0", shown)


def test_levels_play_better_than_chance(command: Any) -> None:
    """Nobody told the bots anything of this game; they play it out and count."""
    result = json.loads(
        command("simulate", GAME, "--games=40", "--bots=normal,random", "--json", "--seed=5")
    )
    normal, chance = result["mean_scores"]
    assert normal > chance + 2


def test_its_cards_are_found(command: Any, tmp_path: Path) -> None:
    assert "Tin of −4" in command("cards", GAME, "--find", "lowest card")
    refused = run("cards", GAME, "--kind", "tin", cwd=tmp_path)
    assert refused.err == "The cards of magpies are found by their words alone: --find.\n"


@pytest.mark.anyio
async def test_a_whole_game_at_a_table_of_the_server(tmp_path: Path) -> None:
    with Server(str(tmp_path / "tables.sqlite"), "--thinkers=1") as server:
        async with Guest(server.url) as guest:
            bots = [{"kind": "bot", "level": level} for level in ("easy", "normal")]
            table = await guest.table(GAME, seats=[{}, *bots], settings={"tin": True})
            shown = await played(server.url, table.name, table.tokens[0])
            info = await guest.get(table.path, table.tokens[0])
    assert info["state"] == "finished"
    assert sum(sheet["total"] for sheet in info["scores"]) == 15
    assert len(shown) == 3
