"""What people install: every command, and a game in the browser, from each wheel alone."""

import json
import subprocess
import zipfile
from pathlib import Path

import pytest

from tests.install.conftest import Installed, run
from tests.web.guest import Guest

GAMES = ("songbirds", "wingspan", "wyrmspan")
PLAYED = """
import sys
import voliere

game = voliere.new(sys.argv[1], seats=2, seed=1)
while (decision := game.decision) is not None:
    game.choose(decision.options[0])
print(game.record())
"""


def test_the_wheel_holds_the_page_and_nothing_of_the_tests(package: Path) -> None:
    names = zipfile.ZipFile(package).namelist()
    assert "voliere/server/page/index.html" in names
    assert "voliere/py.typed" in names
    assert [name for name in names if not name.startswith("voliere")] == []


def test_the_speed_is_as_the_name_of_the_wheel_says(package: Path, installed: Installed) -> None:
    compiled = "manylinux" in package.name
    program = "import voliere; print(voliere.compiled, voliere.__file__)"
    told = run(installed.python, "-c", program, cwd=installed.folder).split()
    assert told[0] == str(compiled)
    assert told[1].startswith(str(installed.folder))


@pytest.mark.parametrize("game", GAMES)
def test_a_game_is_simulated_and_replayed(game: str, installed: Installed, tmp_path: Path) -> None:
    told = installed.command("simulate", game, "--games=4", "--bots=easy", "--json", cwd=tmp_path)
    assert json.loads(told)["games"] == 4
    (tmp_path / "game.json").write_text(run(installed.python, "-c", PLAYED, game, cwd=tmp_path))
    for command in ("check", "replay"):
        assert json.loads(installed.command(command, "game.json", "--json", cwd=tmp_path))


def test_each_command_runs(installed: Installed, tmp_path: Path) -> None:
    """Those that need an extra say which; all others do what they are for."""
    position = "import voliere; print(voliere.new('songbirds', seats=2, seed=1))"
    made = run(installed.python, "-c", position, cwd=tmp_path)
    (tmp_path / "position.json").write_text(made)
    advice = installed.command("advice", "position.json", "--think=0.2", "--json", cwd=tmp_path)
    assert json.loads(advice)
    arena = "arena songbirds --bots=random,easy --games=2 --json"
    assert json.loads(installed.command(*arena.split(), cwd=tmp_path))["played"] == 2
    assert "Bald Eagle" in installed.command("cards", "wingspan", "--find=eagle", cwd=tmp_path)
    for command in ("train", "study"):
        ran = subprocess.run(
            [installed.voliere, command, "wingspan", "--lang=en"],
            cwd=tmp_path,
            capture_output=True,
            text=True,
        )
        assert ran.returncode == 2
        assert "pip install 'voliere[" in ran.stderr
    ran = subprocess.run(
        [installed.voliere, "play", "songbirds", "--lang=en", "--bots=easy"],
        cwd=tmp_path,
        input="1\nquit\n",
        capture_output=True,
        text=True,
    )
    assert ran.returncode == 0, ran.stderr
    assert list(tmp_path.glob("voliere-songbirds-*.json"))


def test_a_game_is_played_in_the_browser(guest: Guest) -> None:
    guest.play_now("songbirds")
    assert guest.play_out(seed=2) > 5
    assert guest.total(0) >= 0
