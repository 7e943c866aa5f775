"""Words at a table: who hears them, who may speak, what is done to bad ones."""

from collections.abc import AsyncIterator
from contextlib import AsyncExitStack
from typing import Any

import pytest

from tests.server.harness import Guest, Socket
from voliere.server import chat
from voliere.server.app import make_app
from voliere.server.config import Config
from voliere.server.hall import Hall
from voliere.server.schema.tables import NewTable, SeatWish
from voliere.server.seating import create

pytestmark = pytest.mark.anyio


async def said(socket: Socket) -> Any:
    return (await socket.hear("words"))["words"]


async def refused(socket: Socket) -> str:
    error: str = (await socket.hear("refused"))["error"]["id"]
    return error


async def test_all_hear_a_seat_and_only_the_gallery_hears_itself(guest: Guest) -> None:
    table = await guest.table()
    async with table.socket(0) as zero, table.socket(1) as one, table.socket(None) as gallery:
        await zero.send(type="say", phrase="hello")
        for socket in (zero, one, gallery):
            (word,) = await said(socket)
            assert (word["seat"], word["phrase"], word["text"]) == (0, "hello", "")
        await gallery.send(type="say", text="She has the wren!", name="Ida\u202e")
        (word,) = await said(gallery)
        assert (word["seat"], word["name"]) == (None, "Ida")
        await one.send(type="say", text="<b>bonjour</b>\u202e \u200b!")
        for socket in (zero, one):
            (word,) = await said(socket)
            assert (word["seat"], word["text"]) == (1, "<b>bonjour</b> !")
    async with table.socket(0) as zero, table.socket(None) as gallery:
        assert [word["number"] for word in await said(zero)] == [0, 2]
        assert [word["number"] for word in await said(gallery)] == [0, 1, 2]


async def test_who_left_a_seat_or_is_a_stranger_may_not_speak(guest: Guest) -> None:
    seats = [{}, {"kind": "open"}]
    table = await guest.table(seats=seats, public=True, chat="friends")
    taken = await guest.post(f"{table.path}/seats", {})
    table.tokens[1] = taken["token"]
    async with (
        table.socket(0) as friend,
        table.socket(1) as stranger,
        table.socket(None) as gallery,
    ):
        for socket in (stranger, gallery):
            await socket.send(type="say", phrase="hello")
            assert await refused(socket) == "server.words-off"
        await friend.send(type="say", phrase="hello")
        assert (await said(stranger))[0]["phrase"] == "hello"
    await guest.ask("PUT", f"{table.path}/seats/0", {"kind": "open"}, table.tokens[0])
    async with table.socket(0) as left:
        await left.send(type="say", text="0 holds the wren")
        assert await refused(left) == "server.not-seated"
    silent = await guest.table(chat="nobody")
    async with silent.socket(0) as zero:
        await zero.send(type="say", phrase="hello")
        assert await refused(zero) == "server.words-off"


async def test_bad_words_and_too_many(guest: Guest) -> None:
    table = await guest.table()
    async with table.socket(0) as zero, table.socket(1) as one:
        for words, error in (
            ({}, "no-words"),
            ({"text": "\u200b\u3164 "}, "no-words"),
            ({"text": "a", "phrase": "hello"}, "no-words"),
            ({"phrase": "dance"}, "no-such-phrase"),
            ({"text": "x" * 10_000}, "shape"),
        ):
            await one.send(type="say", id=7, **words)
            assert await refused(one) == f"server.{error}"
        for number in range(1000):
            await zero.send(type="say", text=f"line {number}")
        errors = {await refused(zero) for _ in range(900)}
        assert errors == {"server.too-fast"}
        await one.send(type="say", phrase="hello")
        heard = [await said(one)]
        while heard[-1][0]["seat"] == 0:
            heard.append(await said(one))
        assert len(heard) < 20


async def test_a_noisy_gallery_silences_nobody_at_the_table(guest: Guest) -> None:
    table = await guest.table(public=True)
    async with (
        table.socket(0) as zero,
        table.socket(1) as one,
        table.socket(None) as gallery,
        table.socket(None) as again,
    ):
        for number in range(30):
            for socket in (gallery, again):
                await socket.send(type="say", text=f"noise {number}")
        assert "server.too-fast" in {await refused(gallery) for _ in range(10)}
        await zero.send(type="say", phrase="hello")
        assert (await said(one))[0]["phrase"] == "hello"


async def test_a_seat_with_many_sockets_says_no_more(guest: Guest) -> None:
    table = await guest.table()
    async with AsyncExitStack() as stack:
        sockets = [await stack.enter_async_context(table.socket(0)) for _ in range(10)]
        one = await stack.enter_async_context(table.socket(1))
        for socket in sockets:
            for _ in range(2):
                await socket.send(type="say", phrase="hello")
        await one.send(type="say", phrase="bye")
        heard = [word["phrase"] async for word in until_bye(one)]
        assert len(heard) < 8


async def until_bye(socket: Socket) -> AsyncIterator[Any]:
    while True:
        for word in await said(socket):
            yield word
            if word["phrase"] == "bye":
                return


async def test_what_the_gallery_says_pushes_out_no_word_of_a_seat(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(chat, "KEPT", 5)
    app = make_app(Config(database))
    async with app.router.lifespan_context(app):
        hall: Hall = app.state.hall
        wish = NewTable("songbirds", [SeatWish(), SeatWish()])
        created = await create(hall, wish, "somewhere")
        table = await hall.open(created.table.table)
        for number in range(30):
            seat = 0 if number % 10 == 0 else chat.GALLERY
            word = chat.WordRow(0, seat, "", "", str(number), 0.0)
            await chat.keep(hall.storage, table.row.id, word)
        await chat.catch_up(hall.storage, table)
        first = [word.text for word in table.words]
        assert first == ["0", "10", "20", "25", "26", "27", "28", "29"]
        for number in range(30, 33):
            word = chat.WordRow(0, chat.GALLERY, "", "", str(number), 0.0)
            await chat.keep(hall.storage, table.row.id, word)
        await chat.catch_up(hall.storage, table)
        assert [word.text for word in table.words] == [
            "0", "10", "20", "28", "29", "30", "31", "32"
        ]  # fmt: skip


async def test_an_invite_shows_the_table_and_nothing_hidden(guest: Guest) -> None:
    created = await guest.post("/api/tables", {"game": "songbirds", "seats": [{}, {}]})
    path, invite = f"/api/tables/{created['table']['table']}", created["invites"][1]
    assert (await guest.get(path, invite))["game"] == "songbirds"
    assert (await guest.ask("GET", f"{path}/view", None, invite)).status_code == 401
    await guest.post(f"{path}/seats", {}, invite)
    assert (await guest.ask("GET", path, None, invite)).status_code == 401
