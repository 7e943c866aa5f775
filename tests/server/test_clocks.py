"""Clocks: whose runs, what a turn brings, and what happens when nothing is left."""

import asyncio
import time
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import update

from tests.server.harness import GENEROUS, Guest, Server
from tests.server.test_storage import open_hall
from voliere.server import clocks
from voliere.server.hall import Hall
from voliere.server.rows import TABLES, SeatRow, TableRow
from voliere.server.schema.tables import Clock, JoinSeat, NewTable, SeatChange, SeatWish
from voliere.server.seating import change_seat, create, join
from voliere.server.table import LiveTable, decode, encode
from voliere.server.viewers import Viewer

pytestmark = pytest.mark.anyio

TURN = Clock("turn", 60)
GAME = Clock("game", 300, 10)


def clocked(clock: Clock, left: list[float], waiting: int, kinds: str = "pp") -> TableRow:
    """A table whose clocks were wound at 1000."""
    names = {"p": "person", "b": "bot"}
    seats = [
        SeatRow(number, names[kind], "", "", "token", None, None)
        for number, kind in enumerate(kinds)
    ]
    return TableRow(
        *("t", "songbirds", 2, "{}", False, False, "", None, "", 0, 0, False, False, 0, waiting),
        *(None, None, None, 0, "", seats),
        clock=encode(clock).decode(),
        clock_left=encode(left).decode(),
        clock_since=1000.0,
    )


def left(times: Any) -> Any:
    return decode(times.clock_left)


def test_a_turn_begins_with_its_whole_time() -> None:
    row = clocked(TURN, [60.0, 20.0], 0b01)
    assert clocks.left_at(row, 1015.0) == [45.0, 20.0]
    times = clocks.after(row, 0b10, 1015.0, turned=True)
    assert (left(times), times.deadline) == ([45.0, 60.0], 1075.0)


def test_an_answer_within_a_turn_brings_no_time() -> None:
    times = clocks.after(clocked(TURN, [60.0, 60.0], 0b01), 0b01, 1015.0, turned=False)
    assert (left(times), times.deadline) == ([45.0, 60.0], 1060.0)


def test_who_plays_two_turns_running_has_the_time_of_both() -> None:
    times = clocks.after(clocked(TURN, [60.0, 60.0], 0b01), 0b01, 1015.0, turned=True)
    assert left(times) == [60.0, 60.0]
    times = clocks.after(clocked(GAME, [60.0, 60.0], 0b01), 0b01, 1015.0, turned=True)
    assert left(times) == [55.0, 60.0]


def test_a_turn_brings_the_increment_and_taking_it_back_takes_it_away() -> None:
    row = clocked(GAME, [60.0, 60.0], 0b01)
    times = clocks.after(row, 0b10, 1015.0, turned=True)
    assert left(times) == [55.0, 60.0]
    row.clock_left, row.clock_since, row.waiting = times.clock_left, 1015.0, 0b10
    assert left(clocks.after(row, 0b01, 1020.0, turned=False, undo=True)) == [45.0, 55.0]


def test_taking_back_brings_no_new_turn() -> None:
    row = clocked(TURN, [45.0, 60.0], 0b10)
    assert left(clocks.after(row, 0b01, 1005.0, turned=False, undo=True)) == [45.0, 55.0]


def test_all_clocks_run_where_all_choose_at_once() -> None:
    row = clocked(GAME, [60.0, 90.0], 0b11)
    times = clocks.after(row, 0b10, 1010.0, turned=False)
    assert (left(times), times.deadline) == ([60.0, 80.0], 1090.0)


def test_a_bot_and_a_table_with_a_free_seat_have_no_clock() -> None:
    row = clocked(TURN, [60.0, 60.0], 0b11, "pb")
    assert clocks.left_at(row, 1100.0) == [0.0, 60.0]
    assert clocks.overdue(row, 1100.0) == [0]
    row.seats[0].token = None
    assert clocks.left_at(row, 1100.0) == [60.0, 60.0]
    assert clocks.reseated(row, row.seats, 1100.0).deadline is None


def test_who_comes_back_has_a_turn_or_half_a_minute() -> None:
    row = clocked(TURN, [0.0, 60.0], 0b01, "bp")
    assert left(clocks.reseated(row, clocked(TURN, [], 1).seats, 1100.0)) == [60.0, 60.0]
    row = clocked(GAME, [0.0, 60.0], 0b01, "bp")
    assert left(clocks.reseated(row, clocked(GAME, [], 1).seats, 1100.0)) == [30.0, 60.0]
    row = clocked(GAME, [99.0, 60.0], 0b01, "bp")
    assert left(clocks.reseated(row, clocked(GAME, [], 1).seats, 1100.0)) == [99.0, 60.0]


async def seated(hall: Hall, clock: Clock, *wishes: SeatWish) -> tuple[LiveTable, list[str]]:
    """A table of Songbirds with people who have joined, wherever persons are wished."""
    seats = list(wishes or [SeatWish(), SeatWish()])
    created = await create(hall, NewTable("songbirds", seats, {"first": 0}, clock=clock), "here")
    table = await hall.open(created.table.table)
    tokens = [
        (await join(hall, table, JoinSeat(), invite, "here"))[1] if invite else ""
        for invite in created.invites
    ]
    return table, tokens


def running(table: LiveTable) -> list[int]:
    """Whose clocks run, as everybody sees it."""
    shown = table.info().clocks
    assert shown is not None
    return shown.running


async def overdue(hall: Hall, table: LiveTable) -> None:
    """Let the table's clocks come to zero, and wait until that is seen."""
    late = update(TABLES).where(TABLES.c.id == table.row.id)
    past = late.values(clock_since=time.time() - 1e6, deadline=time.time() - 1)
    await hall.storage.write("", lambda connection: connection.execute(past))
    async with asyncio.timeout(20):
        while table.row.seats[0].kind != "bot":
            await asyncio.sleep(0.05)


async def test_a_bot_takes_over_and_the_person_comes_back(database: str) -> None:
    async with open_hall(database) as hall:
        table, _ = await seated(hall, TURN)
        assert clocks.left_at(table.row, time.time())[0] > 50
        await overdue(hall, table)
        assert (table.row.seats[0].level, table.row.seats[0].lost) == ("normal", False)
        async with asyncio.timeout(20):
            while table.row.waiting != 0b10:
                await asyncio.sleep(0.05)
        assert running(table) == [1]
        async with table.lock:
            game = await hall.awake(table)
        assert game.undoable(0) == 1
        assert table.state(game, 0).undoable == 0, "the bot's choice is not the person's"
        await change_seat(hall, table, 0, SeatChange("person"), Viewer(0))
        assert table.row.seats[0].kind == "person"


async def test_a_lost_seat_stays_lost_until_the_rematch(database: str) -> None:
    async with open_hall(database) as hall:
        table, _ = await seated(hall, Clock("game", 60, 0, "lost"), SeatWish(), SeatWish("bot"))
        await overdue(hall, table)
        assert table.info().seats[0].lost
        with pytest.raises(Exception, match="this seat is over"):
            await change_seat(hall, table, 0, SeatChange("person"), Viewer(0))


async def test_the_clocks_wait_for_the_last_to_sit_down(tmp_path: Path) -> None:
    async with open_hall(str(tmp_path / "wait.sqlite")) as hall:
        seats = [SeatWish(), SeatWish()]
        created = await create(
            hall, NewTable("songbirds", seats, {"first": 0}, clock=Clock("turn", 5)), "here"
        )
        table = await hall.open(created.table.table)
        await join(hall, table, JoinSeat(), created.invites[0], "here")
        assert (table.row.deadline, running(table)) == (None, [])
        await join(hall, table, JoinSeat(), created.invites[1], "here")
        assert table.row.deadline == pytest.approx(time.time() + 5, abs=2)
        assert running(table) == [0]


async def test_a_clock_is_chosen_within_limits(guest: Guest) -> None:
    wish: dict[str, Any]
    for clock, error in (
        ({"per": "turn", "seconds": 0}, "shape"),
        ({"per": "turn", "seconds": -60}, "shape"),
        ({"per": "turn", "seconds": None}, "shape"),
        ({"per": "week", "seconds": 60}, "shape"),
        ({}, "shape"),
        ({"per": "game", "seconds": 10**12}, "shape"),
        ({"per": "game", "seconds": 60, "zero": "explode"}, "shape"),
        ({"per": "turn", "seconds": 60, "increment": 5}, "clock-increment"),
    ):
        wish = {"game": "songbirds", "seats": [{}, {}], "clock": clock}
        answer = await guest.ask("POST", "/api/tables", wish)
        assert answer.json()["error"]["id"] == f"server.{error}", clock
    wish = {"game": "songbirds", "seats": [{}], "clock": {"per": "turn", "seconds": 60}}
    assert (await guest.ask("POST", "/api/tables", wish)).json()["error"]["id"].endswith("alone")


async def test_a_restart_eats_nobody_s_time(database: str) -> None:
    with Server(database, "--absent-seconds=0", *GENEROUS) as server:
        async with Guest(server.url) as guest:
            table = await guest.table(settings={"first": 0}, clock={"per": "turn", "seconds": 6})
            server.kill()
            await asyncio.sleep(7)
            server.start()
            info = await guest.get(table.path, table.tokens[0])
            assert info["seats"][0]["kind"] == "person"
            assert info["clocks"]["left"][0] > 2
            async with table.socket(1) as other:
                while (await other.hear("table"))["table"]["seats"][0]["kind"] != "bot":
                    pass
                while 1 not in (await other.hear("state"))["view"]["waiting"]:
                    pass


async def test_a_clock_runs_out_with_two_servers(postgres: Any) -> None:
    database = postgres.new_database()
    with Server(database, *GENEROUS) as one, Server(database, *GENEROUS) as two:
        async with Guest(one.url) as guest:
            table = await guest.table(settings={"first": 0}, clock={"per": "turn", "seconds": 5})
            async with table.socket(0, one.url) as late, table.socket(1, two.url) as other:
                for socket in (late, other):
                    told = (await socket.hear("table"))["table"]
                    while told["seats"][0]["kind"] != "bot":
                        told = (await socket.hear("table"))["table"]
