"""Bots of files and commands at the terminal; one that fails is replaced, and the table is told."""

import json
import sys
from pathlib import Path
from typing import Any

import pytest

from tests.command import run

ROOT = Path(__file__).parents[2]
PLAIN = f"cmd:{sys.executable} {ROOT / 'examples' / 'plain_engine.py'}"
GREEDY = f"{ROOT / 'examples' / 'greedy_bot.py'}:greedy"
FAULTY = f"cmd:{sys.executable} {ROOT / 'tests' / 'bots' / 'faulty_engine.py'}"


@pytest.mark.parametrize("bot", [PLAIN, GREEDY])
def test_a_whole_game_with_a_bot_of_others(voliere: Any, bot: str) -> None:
    ran = voliere("play", "songbirds", "--bots", bot, "--seed", "5", typed="1\n" * 60)
    assert ran.code == 0
    assert "wins." in ran.out
    assert "random bot" not in ran.out


def test_an_engine_that_lies_is_named_and_replaced(voliere: Any) -> None:
    arguments = ["--bots", f"{FAULTY} lies", "--seed", "5", "--save", "game.json"]
    ran = voliere("play", "songbirds", *arguments, typed="1\n" * 60)
    told = " ".join(ran.out.split())
    assert "lies answered 'the-moon', which was not offered. A random bot plays on" in told
    assert "wins." in ran.out


def test_a_bot_that_cannot_play_is_one_sentence(voliere: Any) -> None:
    ran = voliere("play", "songbirds", "--bots", f"{FAULTY} other-version")
    assert ran.code == 2
    assert "other-version said “hello 2 {}”, which the protocol does not expect" in ran.err
    assert len(ran.err.strip().splitlines()) == 1


def test_a_file_runs_no_program_that_was_not_named(voliere: Any, tmp_path: Path) -> None:
    voliere("play", "songbirds", "--bots", PLAIN, "--save", "mine.json", typed="1\nquit\n")
    assert json.loads((tmp_path / "mine.json").read_text())["players"] == ["person", PLAIN]
    refused = voliere("play", "--resume", "mine.json", typed="quit\n")
    assert refused.code == 2
    assert refused.err.startswith(f"The file asks for the bot “{PLAIN}”, which runs a program;")
    assert voliere("play", "--resume", "mine.json", "--bots", PLAIN, typed="quit\n").code == 0
    assert voliere("play", "--resume", "mine.json", "--bots", "easy", typed="quit\n").code == 2


def test_the_command_speaks_the_protocol(voliere: Any, tmp_path: Path) -> None:
    ran = run("engine", "easy", typed="hello 1\nsing\nquit\n", cwd=tmp_path)
    assert ran.out.splitlines() == [
        'hello 1 {"name":"Volière easy","bots":["random","easy","normal","hard","expert"],'
        '"view":false}',
        "error word “sing” is no word of the protocol.",
    ]
    wrong = voliere("engine", "eagle")
    assert wrong.code == 2
    assert wrong.err.startswith("There is no bot “eagle”; the bots are: random")
