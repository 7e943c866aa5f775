"""Bots of files and commands meet the others, each in a process of its own."""

import os
import sys
import time
from pathlib import Path

import msgspec
import pytest

from tests.arena.conftest import EXAMPLE
from voliere.arena.log import Log
from voliere.arena.match import Played
from voliere.arena.schedule import schedule
from voliere.arena.setup import make_setup
from voliere.arena.simulate import simulate
from voliere.arena.tournament import Tournament
from voliere.arena.workers import play_all
from voliere.kernel.errors import Refusal

HERE = Path(__file__).parent
PLAIN = f"cmd:{sys.executable} {EXAMPLE.with_name('plain_engine.py')}"
FAULTY = f"cmd:{sys.executable} {HERE.parent / 'bots' / 'faulty_engine.py'}"


def test_names_files_and_commands_meet() -> None:
    bots = ["random", f"{EXAMPLE}:greedy", PLAIN]
    tournament = Tournament(make_setup("songbirds", 2, {}, 1), bots, 2)
    tournament.play(1)
    counts = tournament.counts()
    assert counts.forfeits == []
    assert {standing.bot for standing in counts.standings} == set(bots)


def test_the_same_seed_gives_the_same_games() -> None:
    setup = make_setup("songbirds", 2, {}, 1)
    played = [
        list(play_all(setup, schedule(setup, [PLAIN, f"{EXAMPLE}:greedy"], 2), 1)) for _ in range(2)
    ]
    assert [game.sheets for game in played[0]] == [game.sheets for game in played[1]]


@pytest.mark.parametrize(
    ("how", "message"), [("lies", "not-offered"), ("dies", "died"), ("garbage", "garbage")]
)
def test_a_faulty_engine_forfeits_and_the_others_play_on(how: str, message: str) -> None:
    faulty = f"{FAULTY} {how}"
    tournament = Tournament(make_setup("songbirds", 2, {}, 1), [faulty, "random", "easy"], 1)
    tournament.play(2)
    counts = tournament.counts()
    assert {game.loser() for game in counts.forfeits} == {faulty}
    assert {game.forfeit.message for game in counts.forfeits if game.forfeit} == {message}
    assert sum(not side.forfeits for pairing in counts.pairings for side in pairing.sides) == 4


def test_the_log_keeps_why_a_bot_broke(tmp_path: Path) -> None:
    (tmp_path / "broken.py").write_text(
        "from voliere.bots import Bot\n"
        "class Broken(Bot):\n"
        "    def choose(self, knowledge):\n"
        "        return self.reckon()\n"
        "    def reckon(self):\n"
        "        raise ZeroDivisionError('oh')\n"
        "def broken(game, seed, seconds, rounds):\n"
        "    return Broken()\n"
    )
    setup = make_setup("songbirds", 2, {}, 1)
    bots = [f"{tmp_path}/broken.py:broken", f"{FAULTY} dies"]
    Tournament(setup, bots, 2, tmp_path / "games.jsonl").play(1)
    kept = Log(tmp_path / "games.jsonl", setup).played
    traces = [game.forfeit.trace for game in kept if game.forfeit]
    assert [trace for trace in traces if "in reckon" in trace and "ZeroDivisionError" in trace]
    assert [trace for trace in traces if trace == "my last words"]


def test_a_forfeit_of_an_older_log_is_read() -> None:
    line = (
        b'{"deal":0,"seed":1,"bots":["a","b"],"sheets":[],"winners":[1],"choices":[1,0],'
        b'"forfeit":{"seat":0,"message":"raised","arguments":{"error":"oh"}},'
        b'"thought":[0.1,0.0],"late":[0,0]}'
    )
    played = msgspec.json.decode(line, type=Played)
    assert played.forfeit is not None
    assert played.forfeit.trace == ""
    assert played.forfeit.fault("a").sentence("en") == "a broke: oh."


def test_an_engine_that_hangs_is_gone_with_its_game(tmp_path: Path) -> None:
    """The arena gives up the game before the engine's own time is over."""
    (tmp_path / "endless.py").write_text(
        "import os, time\n"
        "from pathlib import Path\n"
        "from voliere.bots import Bot\n"
        "class Endless(Bot):\n"
        "    def choose(self, knowledge):\n"
        f"        Path({str(tmp_path / 'pid')!r}).write_text(str(os.getpid()))\n"
        "        time.sleep(1000)\n"
        "def endless(game, seed, seconds, rounds):\n"
        "    return Endless()\n"
    )
    setup = make_setup("songbirds", 2, {}, 1)
    match = schedule(setup, [f"{tmp_path}/endless.py:endless", "random"], 1)[0]
    (played,) = play_all(setup, [match], 1, patience=8.0)
    assert played.loser() == f"{tmp_path}/endless.py:endless"
    pid = int((tmp_path / "pid").read_text())
    for _ in range(100):
        if not Path(f"/proc/{pid}").exists():
            break
        time.sleep(0.02)
    with pytest.raises(ProcessLookupError):
        os.kill(pid, 0)


def test_two_seats_never_share_a_process_of_others(tmp_path: Path) -> None:
    (tmp_path / "telling.py").write_text(
        "import os\n"
        "from voliere.bots import Bot\n"
        "class Telling(Bot):\n"
        "    def choose(self, knowledge):\n"
        f"        with open({str(tmp_path / 'told')!r}, 'a') as told:\n"
        "            told.write(f'{os.getpid()} {knowledge.seat}\\n')\n"
        "        return knowledge.actions()[0]\n"
        "def telling(game, seed, seconds, rounds):\n"
        "    return Telling()\n"
    )
    simulate("songbirds", 2, 1, 1, [f"{tmp_path}/telling.py:telling"], {})
    told = {tuple(line.split()) for line in (tmp_path / "told").read_text().splitlines()}
    assert len(told) == 2
    assert len({pid for pid, _ in told}) == 2
    assert str(os.getpid()) not in {pid for pid, _ in told}


def test_a_simulation_names_an_engine_that_fails() -> None:
    with pytest.raises(Refusal, match="garbage said “I would take the red one”"):
        simulate("songbirds", 2, 1, 1, [f"{FAULTY} garbage", "random"], {})
    with pytest.raises(Refusal, match=r"broke: (?:AttributeError|TypeError)"):
        simulate("songbirds", 2, 1, 1, [f"{EXAMPLE}:Chance", "random"], {})
