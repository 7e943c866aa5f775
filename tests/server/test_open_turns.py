"""A turn is a person's until ended: nothing follows before, also after a restart."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

import voliere
from voliere.kernel.errors import Refusal
from voliere.kernel.game import Game
from voliere.server.app import make_app
from voliere.server.config import Config
from voliere.server.hall import Hall
from voliere.server.rows import Entry, standing
from voliere.server.schema.common import Settings
from voliere.server.schema.tables import NewTable, SeatWish
from voliere.server.seating import create
from voliere.server.table import LiveTable

pytestmark = pytest.mark.anyio

PERSON, BOT = SeatWish("person"), SeatWish("bot")


@asynccontextmanager
async def opened(database: Path) -> AsyncIterator[Hall]:
    app = make_app(Config(str(database)))
    async with app.router.lifespan_context(app):
        yield app.state.hall


async def seated(hall: Hall, game: str, *seats: SeatWish) -> LiveTable:
    settings: Settings = {"first": 0} if game == "songbirds" else {}
    created = await create(hall, NewTable(game, list(seats), settings, seed=1), "somewhere")
    return await hall.open(created.table.table)


async def choose(hall: Hall, table: LiveTable, seat: int = 0, place: int = 0) -> str:
    """The seat takes one of its options and holds its turn open; the option."""
    decision = (await hall.awake(table)).decision_of(seat)
    assert decision is not None
    option = decision.options[place].text
    await hall.choose(table, seat, table.number, option, held=True)
    return option


async def until(table: LiveTable, number: int) -> None:
    """Wait until the log has so many entries."""
    async with asyncio.timeout(60):
        while table.number < number:
            await asyncio.sleep(0.01)


async def now(hall: Hall, table: LiveTable) -> Game:
    async with table.lock:
        return await hall.awake(table)


async def test_a_bot_begins_when_the_turn_is_ended(tmp_path: Path) -> None:
    async with opened(tmp_path / "bot.sqlite") as hall:
        table = await seated(hall, "songbirds", PERSON, BOT)
        await choose(hall, table)
        assert table.row.waiting == 0b01
        assert table.thinking == set()
        await hall.undo(table, 0, table.number, 1)
        option = await choose(hall, table, place=1)
        await hall.end_turn(table, 0, table.number)
        await until(table, 5)
        assert (await now(hall, table)).choice_texts()[0] == f"0:{option}"
        kinds = [entry.kind for entry in await hall.storage.entries(table.row.id)]
        assert kinds == ["held", "undo", "held", "end", "choice"]


async def test_an_open_turn_outlives_the_server(tmp_path: Path) -> None:
    database = tmp_path / "restart.sqlite"
    async with opened(database) as hall:
        table = await seated(hall, "songbirds", PERSON, PERSON)
        await choose(hall, table)
        name = table.row.id
    async with opened(database) as hall:
        table = await hall.open(name)
        game = await now(hall, table)
        state = table.state(game, 1)
        assert state.open_turn is not None
        assert (state.open_turn.seats, state.open_turn.whole) == ([0], True)
        assert state.view["waiting"] == [0]
        assert table.state(game, 0).undoable == 1
        await hall.end_turn(table, 0, table.number)
        assert table.row.waiting == 0b10
        with pytest.raises(Refusal, match="The game has gone on"):
            await hall.end_turn(table, 0, 1)
        record = (await now(hall, table)).record()
        assert voliere.replay(record).view(1) == (await now(hall, table)).view(1)


async def test_at_set_up_a_person_takes_back_while_bots_answer(tmp_path: Path) -> None:
    """The bots' answers stay; the first turn comes when the person has ended the set-up."""
    async with opened(tmp_path / "set-up.sqlite") as hall:
        table = await seated(hall, "wyrmspan", PERSON, BOT)
        await until(table, 3)
        for _ in range(3):
            await choose(hall, table)
        game = await now(hall, table)
        assert game.open_turns() == [0]
        before = game.choice_texts()[:3]
        await hall.undo(table, 0, table.number, 3)
        assert (await now(hall, table)).choice_texts() == before
        for _ in range(3):
            await choose(hall, table, place=1)
        await hall.end_turn(table, 0, table.number)
        assert (await now(hall, table)).topic()[0] == "turn"


async def test_who_takes_over_an_open_turn_ends_it(tmp_path: Path) -> None:
    async with opened(tmp_path / "over.sqlite") as hall:
        table = await seated(hall, "songbirds", PERSON, PERSON)
        await choose(hall, table)
        holder = table.row.seats[0]
        await hall.change_seat(table, 0, holder, kind="bot", level="random")
        hall.wake_bots(table)
        await until(table, 2)
        assert table.row.waiting == 0b10


def test_an_undo_leaves_what_others_chose() -> None:
    kinds = [("held", 0, "a"), ("choice", 1, "b"), ("held", 0, "c"), ("end", 1, "")]
    log = [Entry(place, *kind, 0.0) for place, kind in enumerate(kinds)]
    kept = standing([*log, Entry(4, "undo", 0, "2", 0.0)])
    assert [entry.text for entry in kept] == ["b", ""]
