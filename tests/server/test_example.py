"""examples/client.py, run as a program: a remote bot at any table, within the server's limits."""

import asyncio
import sys
from pathlib import Path

import pytest

from tests.server.harness import ROOT, Guest, Server

pytestmark = pytest.mark.anyio

SECONDS = 60
DEFAULT_LIMITS = "--thinkers=1"
STRICT = "--messages-per-second=4"


@pytest.mark.parametrize(
    ("game", "flag"),
    [("songbirds", STRICT), ("wingspan", DEFAULT_LIMITS), ("wyrmspan", DEFAULT_LIMITS)],
)
async def test_it_plays_a_whole_game_against_a_bot(tmp_path: Path, game: str, flag: str) -> None:
    with Server(str(tmp_path / "tables.sqlite"), flag) as server:
        async with Guest(server.url) as guest:
            bot = {"kind": "bot", "level": "random"}
            table = await guest.table(game, seats=[{}, bot])
            shown = await played(server.url, table.name, table.tokens[0])
            info = await guest.get(table.path, table.tokens[0])
    totals = [sheet["total"] for sheet in info["scores"]]
    assert info["state"] == "finished"
    assert shown == [f"seat {seat}: {total}" for seat, total in enumerate(totals)]


async def played(url: str, table: str, token: str) -> list[str]:
    """What the program prints at the end of the game."""
    pipe = asyncio.subprocess.PIPE
    program = [sys.executable, str(ROOT / "examples" / "client.py"), url, table]
    process = await asyncio.create_subprocess_exec(*program, stdin=pipe, stdout=pipe)
    async with asyncio.timeout(SECONDS):
        out, _ = await process.communicate(f"{token}\n".encode())
    assert process.returncode == 0
    return out.decode().splitlines()
