"""Non-interference from the first choice on: two histories that one viewer cannot tell apart.

Two games begin with what the viewer cannot know dealt differently. Both go on with choices after
which the viewer still sees the same, hidden ones often different ones. Then, at tables alike in
clock, chat and rating, people talk, plead, hold a turn, hand their seats over and take back, some
of it, in any order. VOLIERE_PAIRS sets the number of pairs for each game, VOLIERE_FIRST the seed
of the first.
"""

import asyncio
import contextlib
import json
import os
import random
import re
import sqlite3
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

import voliere
from tests.server.harness import Guest, Seated, Server, Socket, checked
from tests.server.test_tables import finished
from tests.server.worlds import History, Pair, pair_of
from voliere.kernel.knowledge import knowledge_of

pytestmark = pytest.mark.anyio

PAIRS = int(os.environ.get("VOLIERE_PAIRS", "6"))
FIRST = int(os.environ.get("VOLIERE_FIRST", "0"))
OWN = re.compile(r'"(at|created|touched)":[0-9.e+]+')
"""Times, which differ between any two tables."""
LEFT = re.compile(r'"left":(\[[^]]*\])')
HOUR = 3600
"""The clocks' time comes in hours, and nothing here takes half of one."""
CLOCKS: list[dict[str, Any] | None] = [
    None,
    None,
    {"per": "turn", "seconds": 24 * HOUR, "zero": "lost"},
    {"per": "game", "seconds": 48 * HOUR, "increment": HOUR},
]
MOST_DEEDS = 3
LOOKS = ("", "/view", "/log", "/record")
TOO_FAST = 429


@dataclass
class Stage:
    """One world of a pair at its table: who looks, who acts, and what the viewer heard."""

    guest: Guest
    table: Seated
    history: History
    viewer: int | None
    acting: list[int]
    socket: Socket
    number: int
    heard: list[str] = field(default_factory=list)

    async def ask(self, method: str, path: str, body: Any, seat: int) -> Any:
        """Something a seat does, and what the viewer hears of it."""
        token = self.table.tokens[seat]
        answer = await self.guest.ask(method, self.table.path + path, body, token)
        if answer.is_success:
            self.number = answer.json().get("number", self.number)
        self.heard += [str(answer.status_code), *await settled(self.socket)]
        return answer

    async def send(self, seat: int, **message: Any) -> None:
        """Something a seat says at its own socket, and what the viewer hears of it."""
        async with self.table.socket(seat) as own:
            await own.send(**message)
            await settled(own)
        self.heard += await settled(self.socket)


async def talk(stage: Stage) -> None:
    await stage.send(stage.acting[0], type="say", text=f"I am {stage.acting[0]}")
    await stage.send(stage.acting[-1], type="say", phrase="well-played")


async def plead(stage: Stage) -> None:
    """Where the game knows it; which spaces there are is seen by all."""
    if spaces := stage.history.game.spaces_to_keep():
        await stage.send(stage.acting[0], type="plea", space=spaces[0])


async def hold_a_turn(stage: Stage) -> None:
    """A choice is held open, taken back, made again, and ended."""
    if stage.history.further is None:
        return
    seat, _, option = stage.history.further.partition(":")
    held: dict[str, Any] = {"option": option, "hold": True}
    back: dict[str, Any] = {"count": 1}
    for path, body in (("/choices", held), ("/undo", back), ("/choices", held), ("/end", {})):
        await stage.ask("POST", path, body | {"number": stage.number}, int(seat))


async def hand_over(stage: Stage) -> None:
    """Seats of others are left and taken back."""
    for seat in stage.acting:
        if seat == stage.viewer:
            continue
        for kind in ("open", "person"):
            wish = {"kind": kind, "name": f"{kind} {seat}"}
            answer = await stage.ask("PUT", f"/seats/{seat}", wish, seat)
            stage.heard.append(answer.text)
            checked(answer)


async def take_back(stage: Stage) -> None:
    for seat in stage.acting:
        await stage.ask("POST", "/undo", {"number": stage.number}, seat)


DEEDS: list[Callable[[Stage], Awaitable[None]]] = [
    talk,
    plead,
    hold_a_turn,
    hand_over,
    take_back,
]


@dataclass
class Plan:
    """What is done at both tables of a pair."""

    wish: dict[str, Any]
    acting: list[int]
    joining: list[int]
    deeds: list[Callable[[Stage], Awaitable[None]]]
    looks: list[str]
    rated: bool


def plan_of(pair: Pair, seed: int) -> Plan:
    """A random plan for a pair: whoever has the next choice acts, and one other."""
    chance = random.Random(f"{pair.one.start['game']} {seed}")
    seats = pair.one.game.seats
    others = [seat for seat in range(seats) if seat != pair.viewer]
    acting = {chance.choice(others)}
    if pair.one.further is not None:
        acting.add(int(pair.one.further.partition(":")[0]))
    clock = chance.choice(CLOCKS)
    joining = acting if pair.viewer is None else acting | {pair.viewer}
    wish = {"public": True, "chat": chance.choice(["everyone", "friends", "nobody"])}
    rated = chance.random() < 0.3
    return Plan(
        wish | ({"clock": clock} if clock else {}),
        sorted(acting),
        list(range(seats)) if clock and not rated else sorted(joining),
        chance.sample(DEEDS, MOST_DEEDS),
        chance.sample(LOOKS, 2),
        rated,
    )


class People:
    """The keys of known people, for rated tables."""

    def __init__(self, guest: Guest, database: str) -> None:
        self.guest = guest
        self.database = database
        self.keys: list[str] = []

    async def key(self, place: int) -> str:
        """The key of the one who comes in this place; the server makes few people a second."""
        while len(self.keys) <= place:
            wish = {"name": f"Known {len(self.keys)}", "mark": "egg"}
            answer = await self.guest.ask("POST", "/api/people", wish)
            if answer.status_code == TOO_FAST:
                await asyncio.sleep(0.5)
            else:
                self.keys.append(checked(answer)["key"])
        return self.keys[place]

    async def sit_down(self, history: History, plan: Plan) -> Seated:
        """A table at which the history is played on, with everybody who acts."""
        seats = [{"name": f"Seat {seat}"} for seat in range(history.start["seats"])]
        body = {"game": history.start["game"], "seats": seats, "record": history.record()}
        created = await self.guest.post("/api/tables", body | plan.wish)
        name = created["table"]["table"]
        if plan.rated:
            self.rate(name)
        tokens = [""] * len(seats)
        for place, seat in enumerate(plan.joining):
            wish = {"person": await self.key(place)} if plan.rated else {}
            invite = created["invites"][seat]
            joined = await self.guest.post(f"/api/tables/{name}/seats", wish, invite)
            tokens[seat] = joined["token"]
        return Seated(self.guest.server, name, tokens, created)

    def rate(self, table: str) -> None:
        """A rated table is dealt by the server alone; so that it becomes one in its storage."""
        with contextlib.closing(sqlite3.connect(self.database)) as connection, connection:
            connection.execute("UPDATE tables SET rated = true WHERE id = ?", (table,))


@pytest.fixture
async def people(server: Server, guest: Guest) -> People:
    return People(guest, server.database)


async def settled(socket: Socket) -> list[str]:
    """All that the socket has heard by now: what it asks last is refused last."""
    await socket.send(type="nothing", id=1)
    heard = [await socket.hear_text()]
    while '"server.shape"' not in heard[-1]:
        heard.append(await socket.hear_text())
    return heard


@asynccontextmanager
async def staged(
    people: People, history: History, viewer: int | None, plan: Plan
) -> AsyncIterator[Stage]:
    table = await people.sit_down(history, plan)
    async with table.socket(viewer) as socket:
        number = len(history.choices)
        stage = Stage(people.guest, table, history, viewer, plan.acting, socket, number)
        welcome = json.dumps(socket.welcome, separators=(",", ":"))
        stage.heard = [welcome, *await settled(socket)]
        yield stage


async def played(people: People, history: History, viewer: int | None, plan: Plan) -> list[str]:
    """All that a viewer hears and may ask for while the plan is done, and after leaving."""
    async with staged(people, history, viewer, plan) as stage:
        for deed in plan.deeds:
            await deed(stage)
        await look(stage, plan.looks)
        if viewer is not None:
            await leave(stage, viewer)
            await look(stage, plan.looks)
        texts = [OWN.sub(r'"\1":0', text).replace(stage.table.name, "…") for text in stage.heard]
    return [LEFT.sub(in_hours, text) for text in texts]


async def leave(stage: Stage, viewer: int) -> None:
    """The viewer's seat is given up: its socket hears so and is closed."""
    path = f"{stage.table.path}/seats/{viewer}"
    checked(await stage.guest.ask("PUT", path, {"kind": "open"}, stage.table.tokens[viewer]))
    with contextlib.suppress(ConnectionClosed):
        while True:
            stage.heard.append(await stage.socket.hear_text())
    stage.heard.append(str(stage.socket.raw.close_code))


async def look(stage: Stage, paths: list[str]) -> None:
    """What the viewer gets who asks for itself."""
    for path in paths:
        token = stage.table.token(stage.viewer)
        answer = await stage.guest.ask("GET", stage.table.path + path, None, token)
        stage.heard.append(answer.text)


def in_hours(left: re.Match[str]) -> str:
    """The time that each seat has left, to the nearest hour."""
    return f"left {[round(seconds / HOUR) for seconds in json.loads(left[1])]}"


@pytest.mark.parametrize("name", voliere.game_names())
async def test_no_byte_tells_the_histories_apart(people: People, name: str) -> None:
    done: Counter[str] = Counter()
    for seed in range(FIRST, FIRST + PAIRS):
        pair = pair_of(name, seed)
        plan = plan_of(pair, seed)
        if pair.viewer is not None:
            assert known(pair.one, pair.viewer) == known(pair.two, pair.viewer)
        one = await played(people, pair.one, pair.viewer, plan)
        assert await played(people, pair.two, pair.viewer, plan) == one, (name, seed)
        done += Counter(choices=len(pair.one.choices), held=bool(pair.one.further))
        done += Counter(rated=plan.rated, clocks="clock" in plan.wish)
        done += Counter(deed.__name__ for deed in plan.deeds)
    assert done["choices"] + done["held"] >= PAIRS, "the histories are not empty"
    assert {"held", "rated", "clocks", *(deed.__name__ for deed in DEEDS)} <= set(+done)
    print(f"{PAIRS} pairs of {name}, no byte differs: {dict(done)}")


def known(history: History, viewer: int) -> Any:
    """All that a bot or the coach would be given for the viewer's seat."""
    return knowledge_of(history.game, viewer).as_json()


async def test_a_rematch_shows_each_its_own_hand_and_no_other(guest: Guest) -> None:
    table = await finished(guest)
    follower = await guest.post(f"{table.path}/rematch", None, table.tokens[0])
    for viewer, token in ((0, table.tokens[0]), (1, table.tokens[1]), (None, table.token(None))):
        view = await guest.get(f"/api/tables/{follower['table']}/view", token)
        hidden = [None in hand for hand in view["view"]["hands"]]
        assert hidden == [seat != viewer for seat in range(2)]
        assert view["events_from"] == 0
