"""The server killed with -9 at random moments: nothing acknowledged is lost, every game ends.

VOLIERE_KILLED_GAMES sets the number of tables at a time, VOLIERE_KILLS how often the server is
killed, VOLIERE_KILL_PAUSE at most how long it lives, VOLIERE_KILLED_KINDS which games are played.
"""

import asyncio
import json
import os
import random
from collections import Counter
from collections.abc import Callable, Iterator
from itertools import count
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidHandshake

import voliere
from tests.server.harness import Guest, Seated, Server, checked, example_client

pytestmark = pytest.mark.anyio

client = example_client()

TABLES = int(os.environ.get("VOLIERE_KILLED_GAMES", "20"))
KILLS = int(os.environ.get("VOLIERE_KILLS", "5"))
KINDS = os.environ.get("VOLIERE_KILLED_KINDS", "songbirds").split(",")
PAUSE = float(os.environ.get("VOLIERE_KILL_PAUSE", "1.2"))
STILL = 180
"""When nobody has heard anything for so many seconds, nothing goes on any more."""
BOT = {"kind": "bot", "level": "easy"}


def lively(chance: random.Random, heard: Callable[[], None]) -> Any:
    """A player that wonders now and then, so that kills fall into all phases of its game.

    It leaves turns open, takes back, ends them, and says a word. What it hears is `heard`.
    """

    class Lively(client.Player):  # type: ignore[misc, name-defined]
        def __init__(self, *known: Any) -> None:
            super().__init__(*known)
            self.open = False
            self.heard: dict[int, str] = {}

        async def hear(self, socket: Any, message: dict[str, Any]) -> None:
            heard()
            await asyncio.sleep(chance.random() * 0.15)
            if message["type"] == "state":
                self.open = self.seat in (message["open_turn"] or {"seats": []})["seats"]
            elif message["type"] == "words":
                self.heard |= {word["number"]: word["text"] for word in message["words"]}
            await super().hear(socket, message)
            if message["type"] == "table" and self.view:
                # Its seat may have come back from a bot that has not answered.
                await self.answer(socket)

        async def answer(self, socket: Any) -> None:
            if chance.random() < 0.05:
                await send(socket, type="say", text=f"{self.seat} {self.number}")
            if self.open and chance.random() < 0.2:
                await send(socket, type="undo", number=self.number, id="1")
            elif self.open and self.seat not in self.asked():
                await send(socket, type="end", number=self.number, id="")
            elif self.seat in self.asked():
                option, hold = self.choose(self.view), chance.random() < 0.3
                number = self.number
                await send(
                    socket, type="choose", number=number, option=option, hold=hold, id=option
                )

        def asked(self) -> list[int]:
            return self.view["waiting"] if self.view.get("decision") else []

    return Lively


async def send(socket: Any, **message: Any) -> None:
    await socket.send(json.dumps(message))


class Mayhem:
    """A server that is killed again and again, and the tables that go on all the while."""

    def __init__(self, server: Server, guest: Guest, chance: random.Random) -> None:
        self.server = server
        self.guest = guest
        self.chance = chance
        self.limit = asyncio.timeout(STILL)
        self.kind = lively(chance, self.goes_on)
        self.kills = 0
        self.playing: dict[int, list[Any]] = {}
        self.over = False
        self.games = 0
        self.kept: Counter[str] = Counter()
        self.numbers: Iterator[int] = count()

    async def kill_now_and_then(self) -> None:
        """Kill and start again; a kill may fall into the start of the one before."""
        for _ in range(KILLS):
            await asyncio.sleep(self.chance.random() * PAUSE)
            await asyncio.to_thread(self.server.kill)
            await asyncio.to_thread(self.server.start)
            self.kills += 1
            self.goes_on()
        self.over = True

    def goes_on(self) -> None:
        """Something has happened."""
        self.limit.reschedule(asyncio.get_running_loop().time() + STILL)

    def where_it_stands(self) -> str:
        """What there was until nothing more happened, and whom each table waits for."""
        tables = [
            f"{player.address} seat {player.seat}: number {player.number}, open {player.open}, "
            f"waiting {player.view.get('waiting')}, asked {player.asked()}"
            for players in self.playing.values()
            for player in players
        ]
        return "\n".join([f"{self.kills} kills, {self.games} games ended", *tables])

    async def keep_playing(self) -> None:
        """One table after the other, until all kills are done."""
        while not self.over or not self.games:
            await self.one_game(next(self.numbers))
            self.games += 1

    async def one_game(self, number: int) -> None:
        """Two persons, or a person and a bot; at every third table a seat changes hands."""
        bot = number % 5 == 0
        table = await self.tried(
            lambda: self.guest.table(KINDS[number % len(KINDS)], [{}, BOT if bot else {}])
        )
        players = [
            self.kind(self.guest.server, table.name, token, client.choose_at_random)
            for token in table.tokens
            if token
        ]
        self.playing[number] = players
        playing = asyncio.gather(*(player.play() for player in players))
        if number % 3 == 0:
            await self.change_hands(table, playing)
        await playing
        self.kept += await self.tried(lambda: check(self.guest, table, players))
        del self.playing[number]

    async def change_hands(self, table: Seated, playing: "asyncio.Future[Any]") -> None:
        """The first seat goes to a bot and is taken back, a few times."""
        for kind in ("bot", "person") * 3:
            await asyncio.sleep(self.chance.random())
            if not playing.done():
                await self.tried(lambda kind=kind: self.hand(table, kind))

    async def hand(self, table: Seated, kind: str) -> None:
        wish = {"kind": kind} | ({"level": "easy"} if kind == "bot" else {})
        seat = f"{table.path}/seats/0"
        changed = checked(await self.guest.ask("PUT", seat, wish, table.tokens[0]))
        assert changed["seat"]["kind"] == kind

    async def tried(self, deed: Any) -> Any:
        """Done again until no kill fell into it, as long as anything goes on."""
        while True:
            try:
                return await deed()
            except (httpx.TransportError, ConnectionClosed, InvalidHandshake, OSError):
                await asyncio.sleep(0.2)


async def test_a_killed_server_loses_nothing(database: str) -> None:
    chance = random.Random(os.environ.get("VOLIERE_SEED") or None)
    flags = ("--tables-per-address=100000", "--requests-per-second=10000")
    with Server(database, *flags) as server:
        async with Guest(server.url) as guest:
            mayhem = Mayhem(server, guest, chance)
            tables = (mayhem.keep_playing() for _ in range(TABLES))
            try:
                async with mayhem.limit:
                    await asyncio.gather(mayhem.kill_now_and_then(), *tables)
            except TimeoutError:
                pytest.fail(mayhem.where_it_stands())
    assert {"choice", "undo", "end", "word"} <= set(mayhem.kept), "all of it was tried"
    print(f"{KILLS} kills, {mayhem.games} games ended, nothing lost of {dict(mayhem.kept)}")


async def said(table: Seated) -> dict[int, str]:
    """All words that the table keeps."""
    async with table.socket(0) as socket:
        await socket.hear("state")
        await socket.send(type="say", text="the end")
        words: dict[int, str] = {}
        while "the end" not in words.values():
            news = (await socket.hear("words"))["words"]
            words |= {word["number"]: word["text"] for word in news}
    return words


async def check(guest: Guest, table: Seated, players: list[Any]) -> Counter[str]:
    """Every acknowledged choice is in the log; the record replays to the score that all saw.

    Returns how many there were of each kind.
    """
    answer = await guest.ask("GET", f"{table.path}/log", None, table.tokens[0])
    entries = checked(answer)["entries"]
    log = {entry["number"]: entry["text"] for entry in entries}
    assert list(log) == list(range(len(log)))
    record = await guest.get(f"{table.path}/record", table.tokens[0])
    scores = voliere.replay(record).scores()
    words = await said(table)
    for player in players:
        assert player.stored.items() <= log.items()
        assert player.heard.items() <= words.items()
        assert player.view["scores"] == scores
    info = await guest.get(table.path, table.tokens[0])
    assert info["state"] == "finished"
    assert info["scores"] == scores
    kinds = Counter(entry["kind"] for entry in entries)
    return kinds + Counter(word=sum(len(player.heard) for player in players))
