"""Playing together, seats ask the others to leave spaces free: who asks, who sees, until when."""

from typing import Any

import pytest

from tests.server.harness import Guest, Socket
from tests.server.test_storage import open_hall
from voliere.server import pleas
from voliere.server.rows import PleaRow
from voliere.server.schema.tables import NewTable, SeatWish
from voliere.server.seating import create

pytestmark = pytest.mark.anyio

TOGETHER: dict[str, Any] = {"variant": "cooperative", "first": 0}


async def asked(socket: Socket) -> list[tuple[int, str]]:
    return [(plea["seat"], plea["space"]) for plea in (await socket.hear("pleas"))["pleas"]]


async def test_all_see_which_space_a_seat_would_leave_free_until_it_is_taken(guest: Guest) -> None:
    table = await guest.table(settings=TOGETHER)
    async with table.socket(0) as zero, table.socket(1) as one, table.socket(None) as gallery:
        state = await zero.hear("state")
        assert state["pleas"] == []
        for space in ("a2", "b1"):
            await one.send(type="plea", space=space)
        await zero.send(type="plea", space="a2")
        for socket in (zero, one, gallery):
            heard = [await asked(socket) for _ in range(3)]
            assert sorted(heard[-1]) == [(0, "a2"), (1, "a2"), (1, "b1")]
        await one.send(type="plea", space="b1", free=False)
        assert await asked(gallery) == [(0, "a2"), (1, "a2")]
        await zero.choose(state)
        state = await zero.hear("state")
        texts = [option["text"] for option in state["view"]["decision"]["options"]]
        place = next(n for n, text in enumerate(texts) if text.endswith("a2"))
        await zero.choose(state, place)
        assert len((await gallery.hear("state"))["pleas"]) == 2
        assert (await gallery.hear("state"))["pleas"] == []


async def test_only_who_plays_together_asks_and_only_for_a_free_space(guest: Guest) -> None:
    table = await guest.table(settings=TOGETHER)
    async with table.socket(0) as zero, table.socket(None) as gallery:
        for space, why in (("c3", "server.no-such-space"), ("<b>", "server.no-such-space")):
            await zero.send(type="plea", space=space)
            assert (await zero.hear("refused"))["error"]["id"] == why
        await zero.send(type="plea", space="x" * 41)
        assert (await zero.hear("refused"))["error"]["id"] == "server.shape"
        await gallery.send(type="plea", space="a2")
        assert (await gallery.hear("refused"))["error"]["id"] == "server.not-seated"
        for _ in range(40):
            await zero.send(type="plea", space="a2")
        assert (await zero.hear("refused"))["error"]["id"] == "server.too-fast"
    against = await guest.table()
    async with against.socket(0) as zero:
        assert (await zero.hear("state"))["pleas"] is None
        await zero.send(type="plea", space="a2")
        assert (await zero.hear("refused"))["error"]["id"] == "server.no-such-space"


async def test_together_the_chat_offers_what_the_rules_let_one_say(guest: Guest) -> None:
    table = await guest.table(settings=TOGETHER)
    async with table.socket(0) as zero, table.socket(1) as one:
        assert zero.welcome["phrases"][0] == "favourite-mine"
        await zero.send(type="say", phrase="favourite-red")
        assert (await one.hear("words"))["words"][0]["phrase"] == "favourite-red"
    against = await guest.table()
    async with against.socket(0) as zero:
        assert zero.welcome["phrases"][0] == "hello"
        await zero.send(type="say", phrase="favourite-red")
        assert (await zero.hear("refused"))["error"]["id"] == "server.no-such-phrase"


async def test_a_plea_is_kept_with_the_table_for_its_round(database: str) -> None:
    async with open_hall(database) as hall:
        seats = [SeatWish("open"), SeatWish("open")]
        wish = NewTable("songbirds", seats, TOGETHER)
        name = (await create(hall, wish, "here")).table.table
        for plea in (PleaRow(0, "a2", 1), PleaRow(1, "a2", 1), PleaRow(1, "b1", 2)):
            await pleas.keep(hall.storage, name, plea, stands=True)
    async with open_hall(database) as hall:
        table = await hall.open(name)
        async with table.lock:
            state = table.state(await hall.awake(table), None)
        assert state.pleas is not None
        assert [(plea.seat, plea.space) for plea in state.pleas] == [(0, "a2"), (1, "a2")]
