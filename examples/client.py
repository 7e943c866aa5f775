"""A program that plays at a table: it connects, chooses, and comes back after every fault.

    python examples/client.py http://127.0.0.1:8617 TABLE < token

The token of its seat is read from standard input, so that it stands in no history and no log.
It needs the package `websockets`; docs/api.md describes every message.
"""

import asyncio
import json
import random
import sys
from collections.abc import Callable
from typing import Any

from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

PAUSE = 0.2
"""Seconds before the first attempt to come back; each further one waits longer."""
LONGEST_PAUSE = 5.0

Choose = Callable[[dict[str, Any]], str]
"""From a view to the text of one of the options in `view["decision"]["options"]`."""


class Refused(Exception):
    """The server does not let this client in; trying again would not help."""


def choose_at_random(view: dict[str, Any]) -> str:
    """One of the options, by chance."""
    text: str = random.choice(view["decision"]["options"])["text"]
    return text


class Player:
    """A seat at a table, played to the end of the game whatever the network does."""

    def __init__(self, server: str, table: str, token: str, choose: Choose) -> None:
        self.address = f"ws{server.removeprefix('http')}/api/tables/{table}/socket"
        self.token = token
        self.choose = choose
        self.seat = -1
        self.number = 0
        self.view: dict[str, Any] = {}
        self.events: list[dict[str, Any]] = []
        self.stored: dict[int, str] = {}
        """Every choice that the server said it stored, by its number in the table's log."""

    async def play(self) -> dict[str, Any]:
        """Play until the game is over; the last view."""
        pause = PAUSE
        while not self.over():
            try:
                async with connect(self.address, open_timeout=10) as socket:
                    await socket.send(json.dumps({"type": "hello", "token": self.token}))
                    async for text in socket:
                        pause = PAUSE
                        await self.hear(socket, json.loads(text))
                        if self.over():
                            break
            except (ConnectionClosed, InvalidHandshake, OSError, TimeoutError):
                await asyncio.sleep(pause)
                pause = min(2 * pause, LONGEST_PAUSE)
        return self.view

    def over(self) -> bool:
        """Whether the game has come to its end."""
        return bool(self.view) and not self.view["waiting"]

    async def hear(self, socket: Any, message: dict[str, Any]) -> None:
        """Take in a message, and answer a state in which it is our turn."""
        if message["type"] == "welcome":
            self.seat = message["seat"]
        elif message["type"] == "state":
            self.number, self.view = message["number"], message["view"]
            self.events[message["events_from"] :] = message["events"]
            await self.answer(socket)
        elif message["type"] == "stored":
            self.stored[message["number"] - 1] = message["id"]
        elif message["type"] == "refused":
            await self.refused(socket, message["error"])

    async def answer(self, socket: Any) -> None:
        """Choose, if we are asked."""
        if self.seat in self.view["waiting"]:
            option = self.choose(self.view)
            answer = {"type": "choose", "number": self.number, "option": option, "id": option}
            await socket.send(json.dumps(answer))

    async def refused(self, socket: Any, error: dict[str, Any]) -> None:
        """Wait when we were too fast; what came too late needs nothing, a new state follows."""
        if self.seat < 0:
            raise Refused(error["sentence"])
        if error["id"] == "server.too-fast":
            await asyncio.sleep(PAUSE)
            await self.answer(socket)


async def main(server: str, table: str) -> None:
    """Play one game and print the scores."""
    token = sys.stdin.readline().strip()
    view = await Player(server.rstrip("/"), table, token, choose_at_random).play()
    for seat, sheet in enumerate(view["scores"]):
        print(f"seat {seat}: {sheet['total']}")


if __name__ == "__main__":
    asyncio.run(main(*sys.argv[1:]))
