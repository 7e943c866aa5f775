"""The server killed with -9 at random moments: nothing acknowledged is lost, every game ends.

VOLIERE_KILLED_GAMES sets the number of games, VOLIERE_KILLS how often the server is killed.
"""

import asyncio
import os
import random
from typing import Any

import pytest

import voliere
from tests.server.harness import Guest, Seated, Server, checked, example_client

pytestmark = pytest.mark.anyio

client = example_client()

GAMES = int(os.environ.get("VOLIERE_KILLED_GAMES", "20"))
KILLS = int(os.environ.get("VOLIERE_KILLS", "5"))
SECONDS = 60 + 10 * KILLS


def slow(chance: random.Random) -> Any:
    """A player that wonders now and then, so that kills fall into all phases of its game."""

    class Thoughtful(client.Player):  # type: ignore[misc, name-defined]
        async def hear(self, socket: Any, message: dict[str, Any]) -> None:
            await asyncio.sleep(chance.random() * 0.15)
            await super().hear(socket, message)

    return Thoughtful


async def seat_players(guest: Guest, kind: Any) -> tuple[list[Seated], list[Any]]:
    """Tables with two persons, or a person and a bot, and the clients that play there."""
    tables, players = [], []
    for number in range(GAMES):
        other = {"kind": "bot"} if number % 5 == 0 else {}
        table = await guest.table(seats=[{}, other])
        tables.append(table)
        for token in table.tokens:
            if token:
                players.append(kind(guest.server, table.name, token, client.choose_at_random))
    return tables, players


async def kill_now_and_then(server: Server, chance: random.Random) -> None:
    """Kill and start again; a kill may fall into the start of the one before."""
    for _ in range(KILLS):
        await asyncio.sleep(chance.random() * 1.2)
        await asyncio.to_thread(server.kill)
        await asyncio.to_thread(server.start)


async def test_a_killed_server_loses_nothing(database: str) -> None:
    chance = random.Random(os.environ.get("VOLIERE_SEED") or None)
    with Server(database, "--tables-per-address=1000", "--requests-per-second=10000") as server:
        async with Guest(server.url) as guest:
            tables, players = await seat_players(guest, slow(chance))
            playing = asyncio.gather(*(player.play() for player in players))
            async with asyncio.timeout(SECONDS):
                await kill_now_and_then(server, chance)
                await playing
            for table in tables:
                mine = [player for player in players if table.name in player.address]
                await check(guest, table, mine)


async def check(guest: Guest, table: Seated, players: list[Any]) -> None:
    """Every acknowledged choice is in the log; the record replays to the score that all saw."""
    answer = await guest.ask("GET", f"{table.path}/log", None, table.tokens[0])
    log = {entry["number"]: entry["text"] for entry in checked(answer)["entries"]}
    assert list(log) == list(range(len(log)))
    record = await guest.get(f"{table.path}/record", table.tokens[0])
    scores = voliere.replay(record).scores()
    for player in players:
        assert player.stored.items() <= log.items()
        assert player.view["scores"] == scores
    info = await guest.get(table.path, table.tokens[0])
    assert info["state"] == "finished"
    assert info["scores"] == scores
