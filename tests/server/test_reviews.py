"""Reviews on the server: in the background, one for each person, kept as long as their replay."""

import asyncio
import sys
from collections.abc import Callable
from typing import Any

import pytest

import voliere
from tests.server.harness import SECONDS
from tests.server.test_retention import age, finished_record
from tests.server.test_storage import new_table, open_hall
from voliere.coach.review import WORLDS
from voliere.kernel.errors import Refusal
from voliere.server import coach
from voliere.server import reviews as module
from voliere.server.admin import erase_address
from voliere.server.hall import Hall
from voliere.server.housekeeping import tidy
from voliere.server.replays import keep
from voliere.server.reviews import stored
from voliere.server.rows import ReviewRow
from voliere.server.schema.coach import ReviewState
from voliere.server.tokens import hashed

pytestmark = pytest.mark.anyio


QUICK_COACH = """
import json, sys, time
for line in sys.stdin:
    request = json.loads(line)
    last = len(request["review"]["choices"])
    first = request["kept"] or {"done": 0, "since": 0}
    for done in range(first["done"] + 1, last + 1):
        time.sleep(0.02)
        kept = {"done": done, "since": first["done"]}
        print(json.dumps({"done": done, "kept": kept}), flush=True)
    whole = {"last": last, "since": first["done"], "players": request["review"]["players"]}
    print(json.dumps({"whole": whole}), flush=True)
"""
"""Says what the real one says, of which other tests speak, without the thought."""


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(coach, "PROGRAM", (sys.executable, "-c", QUICK_COACH))


quickly = pytest.mark.usefixtures("quick")


async def begun(hall: Hall, replay: str, address: str = "ann", quick: bool = True) -> ReviewState:
    last = len(finished_record()["choices"])
    return await hall.reviews.begin(replay, last, quick, address)


async def until(hall: Hall, replay: str, reached: Callable[[ReviewState], bool]) -> ReviewState:
    async with asyncio.timeout(SECONDS):
        while not reached(state := await hall.reviews.state(replay)):
            await asyncio.sleep(0.05)
    return state


async def row_of(hall: Hall, replay: str) -> ReviewRow | None:
    return await hall.storage.read(lambda connection: stored(connection, replay))


@quickly
async def test_a_review_goes_on_after_a_restart_and_is_kept(database: str) -> None:
    async with open_hall(database) as hall:
        replay = await keep(hall, finished_record(players=["Noé", "Ada"]), "ann")
        assert (await hall.reviews.state(replay)).state == "none"
        assert (await begun(hall, replay)).state == "running"
        async with asyncio.timeout(SECONDS):
            while (row := await row_of(hall, replay)) is None or row.kept is None:
                await asyncio.sleep(0.05)
    async with open_hall(database, bot_rescue_seconds=0.05) as hall:
        done = await until(hall, replay, lambda state: state.state == "done")
        assert done.review is not None
        assert done.review["last"] == done.last
        assert done.review["since"] > 0, "it went on where it was"
        assert done.review["players"] == [], "a name may have to be forgotten: the replay has it"
    async with open_hall(database) as hall:
        assert (await hall.reviews.state(replay)) == done
        assert (await begun(hall, replay, "bob")).review == done.review, "it is not made again"


@quickly
async def test_one_for_each_person_stopped_by_nobody_else(database: str) -> None:
    async with open_hall(database) as hall:
        replay, other = [await keep(hall, finished_record(), "ann") for _ in range(2)]
        await begun(hall, replay)
        with pytest.raises(Refusal, match="busy"):
            await begun(hall, other)
        await until(hall, replay, lambda state: state.done > 0)
        assert (await hall.reviews.stop(replay, "bob")).state == "running"
        assert (await hall.reviews.stop(replay, "ann")).state == "stopped"
        assert (await begun(hall, replay, "bob")).state == "running", "it goes on for anybody"
        assert (await hall.reviews.stop(replay, "bob")).state == "stopped", "now it is his"
        await begun(hall, replay, "bob", quick=False)
        row = await row_of(hall, replay)
        assert row is not None
        assert row.worlds == WORLDS, "a quick one does not stand for a long one"


@quickly
@pytest.mark.parametrize("gone", ["too old", "erased"])
async def test_a_review_goes_with_its_replay(database: str, gone: str) -> None:
    async with open_hall(database) as hall:
        replay = await keep(hall, finished_record(), "ann")
        await begun(hall, replay)
        if gone == "erased":
            await hall.storage.write("", lambda c: erase_address(c, hashed("ann")))
        else:
            await age(hall, 31)
            await tidy_as_if_young_tables(hall)
        assert await row_of(hall, replay) is None
        assert await hall.storage.replay(replay) is None


async def tidy_as_if_young_tables(hall: Hall) -> None:
    """Old is counted from the last choice at any table, so there must be one of today."""
    await new_table(hall)
    await tidy(hall)


@quickly
async def test_another_server_goes_on_only_where_one_has_gone(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with open_hall(database) as hall:
        replay = await keep(hall, finished_record(), "ann")
        await begun(hall, replay)
        other = module.Reviews(hall.storage)
        hall.storage.shared = True
        monkeypatch.setattr(hall.storage, "process", "another")
        await other.keep_up()
        assert not other.tasks
        monkeypatch.setattr(module, "GONE", -1.0)
        await other.keep_up()
        assert list(other.tasks) == [replay]
        await other.close()


async def test_an_unfinished_game_is_refused_in_words(database: str) -> None:
    record: dict[str, Any] = voliere.new("songbirds", seats=2, seed=7).record().as_json()
    async with open_hall(database) as hall:
        replay = await keep(hall, record, "ann")
        await begun(hall, replay)
        with pytest.raises(Refusal, match="not finished"):
            await until(hall, replay, lambda state: False)
        assert (await hall.reviews.state(replay)).state == "stopped"
