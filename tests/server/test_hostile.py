"""Messages and requests made to break the server: refused in one sentence each, nothing harmed.

VOLIERE_HOSTILE sets how many of each are sent; VOLIERE_SEED makes them the same again.
"""

import asyncio
import json
import os
import random
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.harness import Guest, Seated, Server, Socket

pytestmark = pytest.mark.anyio

EACH = int(os.environ.get("VOLIERE_HOSTILE", "400"))
AT_ONCE = 50
ODD: list[Any] = [
    None,
    True,
    -1,
    2**63,
    1e308,
    "",
    "\x00",
    "\u202e\u200b",
    "x" * 5000,
    [],
    {},
    [[[[]]]],
    {"type": "hello"},
    "<script>alert(1)</script>",
    "'; DROP TABLE tables; --",
    "\ud800",
    float("nan"),
]
MESSAGES: list[dict[str, Any]] = [
    {"type": "hello", "token": None, "lang": "fr"},
    {"type": "choose", "number": 0, "option": "R1@a1", "id": 1},
    {"type": "choose", "number": 0, "option": "R1@a1", "hold": True},
    {"type": "undo", "number": 0, "count": 1},
    {"type": "end", "number": 0, "id": 1},
    {"type": "say", "text": "hello", "phrase": "", "name": "Ida", "id": 1},
    {"type": "say", "phrase": "well-played"},
]
BODIES: list[tuple[str, str, Any]] = [
    ("POST", "/api/tables", {"game": "songbirds", "seats": [{"kind": "person"}], "settings": {}}),
    ("POST", "/api/tables", {"game": "wingspan", "seats": [{}], "record": {"choices": []}}),
    ("POST", "/api/replays", {"game": "wyrmspan", "rules": 2, "choices": ["0:x"], "start": {}}),
    ("POST", "{table}/seats", {"seat": 0, "name": "x"}),
    ("PUT", "{table}/seats/1", {"kind": "bot", "level": "easy", "name": "x"}),
    ("POST", "{table}/choices", {"number": 0, "option": "R1@a1"}),
    ("POST", "{table}/undo", {"number": 0, "count": 1}),
    ("POST", "{table}/end", {"number": 0}),
    ("POST", "{table}/advice", {"longer": False}),
    ("POST", "{table}/rematch", None),
    ("POST", "/api/replays/{odd}/review", {"quick": True}),
    ("GET", "/api/replays/{odd}/review", None),
    ("DELETE", "/api/replays/{odd}/review", None),
    ("GET", "{table}/view", None),
    ("GET", "/api/tables", None),
    ("GET", "/api/replays/{odd}/steps/{odd}", None),
]


def spoilt(value: Any, chance: random.Random) -> Any:
    """A value with something odd somewhere in it."""
    if isinstance(value, dict) and value and chance.random() < 0.8:
        key = chance.choice(list(value))
        return value | {key if chance.random() < 0.9 else "odd": spoilt(value[key], chance)}
    if isinstance(value, list) and value and chance.random() < 0.5:
        return [*value[1:], spoilt(value[0], chance)]
    return chance.choice(ODD)


def broken(text: str, chance: random.Random) -> str | bytes:
    """A text, now and then cut, torn or drowned."""
    place = chance.randrange(len(text) + 1)
    kind = chance.random()
    if kind < 0.1:
        return text[:place]
    if kind < 0.2:
        return text[:place] + chance.choice('{}[]",:\\\x00é') + text[place:]
    if kind < 0.23:
        return text.encode("utf-8", "replace")
    if kind < 0.25:
        return "[" * chance.randrange(1, 9000)
    return text


async def send_messages(socket: Socket, count: int, chance: random.Random) -> None:
    """Each hostile message is answered, and the last one too."""
    for number in range(count):
        text = json.dumps(spoilt(chance.choice(MESSAGES), chance))
        await socket.raw.send(broken(text, chance))
        if number % AT_ONCE == 0:
            await settled(socket)
    await settled(socket)


async def settled(socket: Socket) -> None:
    await socket.send(type="choose", number=999_999, option="x", id="last")
    while True:
        answer = await socket.hear("refused")
        assert answer["error"]["sentence"]
        if answer["id"] == "last":
            return


async def send_requests(guest: Guest, table: Seated, count: int, chance: random.Random) -> int:
    """No request is more than refused; how many were."""
    refused = 0
    for _ in range(count):
        method, path, body = chance.choice(BODIES)
        odd = str(chance.choice(ODD))[:40].encode("utf-8", "replace").hex()[:30] or "0"
        address = path.format(table=table.path, odd=odd)
        content = broken(json.dumps(spoilt(body, chance)), chance)
        token = chance.choice([None, "", "x", table.tokens[1], "é".encode().hex()])
        headers = {"Content-Type": "application/json"}
        if token is not None:
            headers["Authorization"] = f"Bearer {token}" if token else chance.choice(["", "Basic"])
        answer = await guest.http.request(method, address, content=content, headers=headers)
        assert answer.status_code < 500, (method, address, content[:300], answer.text)
        if answer.status_code >= 400:
            assert answer.json()["error"]["sentence"]
            refused += 1
    return refused


async def test_hostile_messages_and_requests_break_nothing(server: Server, guest: Guest) -> None:
    chance = random.Random(os.environ.get("VOLIERE_SEED") or 17)
    attacked = await guest.table(seats=2, settings={"first": 0})
    beside = await guest.table(seats=2, settings={"first": 0})
    before = await guest.get(f"{beside.path}/view", beside.tokens[0])
    async with attacked.socket(1) as socket:
        _, refused = await asyncio.gather(
            send_messages(socket, EACH, chance),
            send_requests(guest, attacked, EACH, chance),
        )
    assert refused > EACH // 2
    assert await guest.get(f"{beside.path}/view", beside.tokens[0]) == before
    async with beside.socket(0) as friend:
        await friend.choose(await friend.hear("state"))
        assert (await friend.hear("stored"))["number"] == 1
    assert "Traceback" not in server.log()
    print(f"{EACH} messages and {EACH} requests, {refused} of these refused, nothing harmed")


async def test_a_torn_frame_ends_only_its_own_connection(guest: Guest) -> None:
    table = await guest.table(seats=2, settings={"first": 0})
    async with table.socket(0) as zero, table.socket(1) as one:
        one.raw.transport.write(b"\xff\xff\xff\xff garbage")
        with pytest.raises(ConnectionClosed):
            await one.hear("nothing that there is")
        await zero.choose(await zero.hear("state"))
        assert (await zero.hear("stored"))["number"] == 1
