"""The coach on the server: against bots, one thing at a time, never among people."""

import asyncio
from collections.abc import AsyncIterator

import pytest

import voliere
from tests.server.harness import Guest
from voliere.kernel.errors import Refusal
from voliere.kernel.knowledge import knowledge_of
from voliere.server import coach as module
from voliere.server.coach import AT_ONCE, Coach, check_allowed
from voliere.server.rows import SeatRow, TableRow
from voliere.server.seating import new_row

pytestmark = pytest.mark.anyio


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture
async def coach(monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Coach]:
    monkeypatch.setattr(module, "SECONDS", 0.1)
    found = Coach()
    yield found
    await found.close()


async def test_advice_comes_once_for_each_question_and_one_at_a_time(coach: Coach) -> None:
    knowledge = knowledge_of(voliere.new("songbirds", seats=2, seed=7, first=0), 0)
    first = asyncio.create_task(coach.advise("t", 0, knowledge, False, "ann", "here"))
    await asyncio.sleep(0)
    with pytest.raises(Refusal, match="busy"):
        await coach.advise("t", 1, knowledge, False, "ann", "here")
    counsel = await first
    assert counsel["seat"] == 0
    assert counsel["options"]
    assert await coach.advise("t", 0, knowledge, False, "ann", "here") is counsel


async def test_one_address_keeps_nobody_from_the_coach(coach: Coach) -> None:
    knowledge = knowledge_of(voliere.new("songbirds", seats=2, seed=7, first=0), 0)

    async def ask(number: int, address: str) -> str:
        await coach.advise(f"t{number}", 0, knowledge, False, f"{address} {number}", address)
        return address

    flood = [asyncio.create_task(ask(number, "flood")) for number in range(100)]
    await asyncio.sleep(0)
    other = asyncio.create_task(ask(0, "other"))
    answers = [await task for task in asyncio.as_completed([*flood[:AT_ONCE], other])]
    assert answers.index("other") < 2
    refused = await asyncio.gather(*flood[AT_ONCE:], return_exceptions=True)
    assert {type(error) for error in refused} == {Refusal}


async def test_a_coach_that_died_is_started_again_and_asked_again(coach: Coach) -> None:
    knowledge = knowledge_of(voliere.new("songbirds", seats=2, seed=7, first=0), 0)
    for table, pause in (("t", 0.0), ("u", 0.05)):
        asked = asyncio.create_task(coach.advise(table, 0, knowledge, False, "ann", "here"))
        while coach.advising.process is None:
            await asyncio.sleep(0.01)
        await asyncio.sleep(pause)
        coach.advising.process.kill()
        assert (await asked)["options"]


async def test_what_the_coach_refuses_is_told(coach: Coach) -> None:
    knowledge = knowledge_of(voliere.new("songbirds", seats=2, seed=7, first=0), 1)
    with pytest.raises(Refusal, match="is not asked anything"):
        await coach.advise("t", 0, knowledge, False, "ann", "here")


def table(*kinds: str) -> TableRow:
    """A table with such seats."""
    row = new_row(voliere.new("songbirds", seats=2, seed=1), "", False, False)
    row.seats = [SeatRow(n, kind, "", "", None, None, None) for n, kind in enumerate(kinds)]
    return row


def test_there_is_a_coach_against_bots_and_none_among_people() -> None:
    check_allowed(table("person", "bot"), 0)
    check_allowed(table("person"), 0)
    for others in ("person", "open"):
        with pytest.raises(Refusal, match="not among people"):
            check_allowed(table("person", others), 0)
    handed = table("person", "bot")
    handed.seats[1].token = "its holder may come back"
    with pytest.raises(Refusal, match="not among people"):
        check_allowed(handed, 0)


async def test_a_turn_that_is_open_is_no_question(guest: Guest) -> None:
    table = await guest.table(seats=[{}, {"kind": "bot"}], settings={"first": 0})
    async with table.socket(0) as socket:
        await socket.choose(await socket.hear("state"), hold=True)
        state = await socket.hear("state")
        assert state["open_turn"]["seats"] == [0]
    refused = await guest.ask("POST", f"{table.path}/advice", {}, table.tokens[0])
    assert refused.json()["error"]["id"] == "coach.not-asked"
