"""`voliere arena` as people use it: tables, files, Ctrl-C and going on."""

import json
import os
import signal
import subprocess
import time
from pathlib import Path
from typing import Any

from tests.command import RUN
from voliere.texts import typeset

SMALL = ("arena", "songbirds", "--bots", "easy,random", "--games", "4", "--processes", "1")
LONG = ("arena", "songbirds", "--bots", "easy,random", "--games", "4000", "--out", "a.json")


def test_it_prints_tables_and_writes_both_files(voliere: Any, tmp_path: Path) -> None:
    ran = voliere(*SMALL, "--out", "a.json", "--report", "a.html", "--lang", "fr")
    assert ran.code == 0, ran.err
    assert ran.err == ""
    assert "Qui bat qui" in ran.out
    assert "cote openskill" in ran.out
    assert typeset("Écrit : a.json, a.games.jsonl, a.html.", "fr") in ran.out
    assert json.loads((tmp_path / "a.json").read_text())["played"] == 4
    assert len((tmp_path / "a.games.jsonl").read_text().splitlines()) == 5
    assert (tmp_path / "a.html").read_text().startswith("<!DOCTYPE html>")


def test_a_limit_in_seconds_is_said_to_change_the_games(voliere: Any) -> None:
    ran = voliere(*SMALL, "--seconds", "0.2")
    assert "the clock decides" in ran.out
    assert "choices over twice the limit" in ran.out


def test_nothing_but_an_arenas_own_files_is_overwritten(voliere: Any, tmp_path: Path) -> None:
    for name in ("mine.json", "mine.html"):
        (tmp_path / name).write_text("mine")
    for flags in (("--out", "mine.json"), ("--report", "mine.html")):
        ran = voliere(*SMALL, *flags)
        assert ran.code == 2
        assert "exists already" in ran.err
        assert (tmp_path / flags[1]).read_text() == "mine"


def test_ctrl_c_leaves_what_was_played_and_the_same_command_goes_on(
    voliere: Any, tmp_path: Path
) -> None:
    log = tmp_path / "a.games.jsonl"
    pipe = subprocess.PIPE
    with subprocess.Popen(
        [*RUN, *LONG], cwd=tmp_path, text=True, stdout=pipe, stderr=pipe, start_new_session=True
    ) as process:
        until = time.monotonic() + 60
        while not log.exists() or log.read_text().count("\n") < 6:
            assert time.monotonic() < until
            time.sleep(0.05)
        os.killpg(process.pid, signal.SIGINT)
        out, err = process.communicate(timeout=60)
    assert process.returncode == 130
    assert err == ""
    assert "games are played; the same command goes on with" in out
    left = json.loads((tmp_path / "a.json").read_text())
    assert 5 <= left["played"] == log.read_text().count("\n") - 1 < left["wanted"]
    fewer = ["10" if word == "4000" else word for word in LONG]
    assert voliere(*fewer).code == 0
    assert json.loads((tmp_path / "a.json").read_text())["wanted"] == 10
