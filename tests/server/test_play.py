"""Whole games through the wire, by the example client and by hand."""

import asyncio
from typing import Any

import pytest

import voliere
from tests.server.harness import Guest, Seated, Server, example_client
from voliere.games import game_kind

pytestmark = pytest.mark.anyio

client = example_client()

BOT = {"kind": "bot", "level": "random"}


def fewest_seats(game: str) -> int:
    return min(count for count in game_kind(game).seat_counts if count > 1)


async def played(guest: Guest, table: Seated) -> Any:
    """The last view of a game that example clients played to its end."""
    players = [
        client.Player(guest.server, table.name, token, client.choose_at_random)
        for token in table.tokens
        if token
    ]
    async with asyncio.timeout(60):
        views = await asyncio.gather(*(player.play() for player in players))
    return views[0]


@pytest.mark.parametrize("game", voliere.game_names())
async def test_the_example_client_plays_whole_games(guest: Guest, game: str) -> None:
    table = await guest.table(game, fewest_seats(game))
    view = await played(guest, table)
    info = await guest.get(table.path, table.tokens[0])
    assert info["state"] == "finished"
    assert info["scores"] == view["scores"]
    record = await guest.get(f"{table.path}/record", table.tokens[0])
    assert voliere.replay(record).scores() == view["scores"]


@pytest.mark.parametrize("game", voliere.game_names())
async def test_a_person_plays_with_bots(guest: Guest, game: str) -> None:
    count = fewest_seats(game)
    seats = [BOT] * (count - 1)
    table = await guest.table(game, [{}, *seats])
    view = await played(guest, table)
    replay = await guest.get(f"/api/replays/{(await info_of(guest, table))['replay']}")
    assert replay["record"]["scores"] == view["scores"]
    assert replay["record"]["players"] == ["person", *["random"] * (count - 1)]


async def info_of(guest: Guest, table: Seated) -> Any:
    return await guest.get(table.path, table.token(0))


async def test_bots_play_alone_while_somebody_watches(guest: Guest) -> None:
    table = await guest.table(seats=[BOT, BOT])
    async with table.socket(None) as gallery:
        state = await gallery.hear("state")
        while state["view"]["waiting"]:
            state = await gallery.hear("state")
        assert (await gallery.hear("table"))["table"]["state"] == "finished"


async def test_two_tabs_see_the_same(guest: Guest) -> None:
    table = await guest.table()
    async with table.socket(0) as first, table.socket(0) as second, table.socket(1) as other:
        states = [await tab.hear("state") for tab in (first, second)]
        assert states[0] == states[1]
        mover = first if states[0]["view"]["waiting"] == [0] else other
        state = states[0] if mover is first else await other.hear("state")
        await mover.choose(state)
        assert await first.hear("state") == await second.hear("state")


async def test_a_double_choice_is_refused_and_the_client_catches_up(guest: Guest) -> None:
    table = await guest.table(settings={"first": 0})
    async with table.socket(0) as socket:
        state = await socket.hear("state")
        option = await socket.choose(state, id="first")
        await socket.choose(state, id="again")
        assert (await socket.hear("stored")) == {"type": "stored", "number": 1, "id": "first"}
        refused = await socket.hear("refused")
        assert refused["id"] == "again"
        assert refused["error"]["id"] == "server.stale"
        caught_up = await socket.hear("state")
        assert caught_up["number"] == 1
    log = await guest.get(f"{table.path}/log", table.tokens[0])
    assert [entry["text"] for entry in log["entries"]] == [option]


async def test_events_rebuild_the_log_of_a_client_that_came_late(guest: Guest) -> None:
    table = await guest.table(settings={"first": 0})
    async with table.socket(0) as zero, table.socket(1) as one:
        log: list[Any] = []
        for mover in (zero, one, zero):
            state = await zero.hear("state")
            log[state["events_from"] :] = state["events"]
            await mover.choose(state if mover is zero else await last_state(one, state["number"]))
        state = await zero.hear("state")
        log[state["events_from"] :] = state["events"]
    async with table.socket(0) as late:
        assert (await late.hear("state"))["events"] == log


async def last_state(socket: Any, number: int) -> Any:
    """The state of this number."""
    while (state := await socket.hear("state"))["number"] != number:
        pass
    return state


async def test_an_undo_takes_back_and_the_log_keeps(guest: Guest) -> None:
    table = await guest.table(settings={"first": 0})
    async with table.socket(0) as zero, table.socket(1) as one:
        before = await zero.hear("state")
        option = await zero.choose(before)
        after = await zero.hear("state")
        assert after["undoable"] == 1
        await last_state(one, 1)
        await one.send(type="undo", number=1)
        assert (await one.hear("refused"))["error"]["id"] == "server.cannot-undo"
        await zero.send(type="undo", number=1, id=7)
        back = await zero.hear("state")
        assert back["view"] == before["view"]
        assert back["taken_back"] == {"seat": 0, "count": 1}
        assert back["number"] == 2
        assert await zero.hear("stored") == {"type": "stored", "number": 2, "id": 7}
        await zero.choose(back, place=1)
        assert (await zero.hear("stored"))["number"] == 3
    log = (await guest.get(f"{table.path}/log", table.tokens[1]))["entries"]
    assert [(entry["kind"], entry["taken_back"]) for entry in log] == [
        ("choice", True),
        ("undo", False),
        ("choice", False),
    ]
    assert log[0]["text"] == option
    await played(guest, table)
    record = await guest.get(f"{table.path}/record", table.tokens[0])
    assert len(record["choices"]) == len(voliere.replay(record).choices)


async def test_a_choice_that_others_answered_is_not_taken_back(guest: Guest) -> None:
    table = await guest.table(settings={"first": 0})
    async with table.socket(0) as zero, table.socket(1) as one:
        await zero.choose(await zero.hear("state"))
        await one.choose(await last_state(one, 1))
        state = await last_state(zero, 2)
        assert state["undoable"] == 0
        await zero.send(type="undo", number=2)
        assert (await zero.hear("refused"))["error"]["id"] == "server.cannot-undo"


SETUPS = [
    game for game in voliere.game_names() if len(voliere.new(game, seats=2, seed=1).waiting()) > 1
]


@pytest.mark.parametrize("game", SETUPS or voliere.game_names())
async def test_at_setup_the_seats_answer_in_any_order(guest: Guest, game: str) -> None:
    """Both answer the state that they saw first; neither answer makes the other stale."""
    table = await guest.table(game, seed=1)
    async with table.socket(0) as zero, table.socket(1) as one:
        states = [await zero.hear("state"), await one.hear("state")]
        waiting = states[0]["view"]["waiting"]
        for seat in reversed(waiting):
            socket = (zero, one)[seat]
            await socket.choose(states[seat])
            assert (await socket.hear("stored"))["number"] > 0


async def test_the_same_over_http(guest: Guest) -> None:
    table = await guest.table(settings={"first": 1})
    state = await guest.get(f"{table.path}/view", table.tokens[1])
    option = state["view"]["decision"]["options"][0]["text"]
    choice = {"number": 0, "option": option}
    assert (await guest.post(f"{table.path}/choices", choice, table.tokens[1]))["number"] == 1
    assert (await guest.post(f"{table.path}/undo", {"number": 1}, table.tokens[1]))["number"] == 2
    again = await guest.get(f"{table.path}/view", table.tokens[1])
    assert again["view"] == state["view"]


async def test_a_graceful_stop_tells_clients_to_come_back(tmp_path: Any) -> None:
    from websockets.exceptions import ConnectionClosed

    with Server(str(tmp_path / "stop.sqlite")) as server:
        async with Guest(server.url) as guest:
            table = await guest.table()
            async with table.socket(0) as socket:
                await socket.hear("state")
                await asyncio.to_thread(server.stop)
                with pytest.raises(ConnectionClosed) as closed:
                    await socket.hear("state")
                assert closed.value.rcvd is not None
                assert closed.value.rcvd.code == 1012
