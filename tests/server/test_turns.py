"""Whose bot thinks next: nobody's flood of questions holds up another's."""

import asyncio
from collections.abc import Iterable
from itertools import count
from types import SimpleNamespace

import pytest

from voliere.server.turns import Ticket, Turns

pytestmark = pytest.mark.anyio


@pytest.fixture(autouse=True)
def _clock(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every look at the clock is a second later, however busy the machine is."""
    seconds = count()
    clock = SimpleNamespace(monotonic=lambda: float(next(seconds)))
    monkeypatch.setattr("voliere.server.turns.time", clock)


def flood(turns: Turns, level: str, people: bool = False, tables: int = 97) -> list[Ticket]:
    """One address with many tables of five bots each."""
    tickets = [
        Ticket(level, f"table {number // 5}", "flood", people) for number in range(5 * tables)
    ]
    for ticket in tickets:
        enter(turns, ticket)
    return tickets


WAITING: set[asyncio.Task[None]] = set()


def enter(turns: Turns, ticket: Ticket) -> Ticket:
    task = asyncio.create_task(turns.wait(ticket))
    WAITING.add(task)
    task.add_done_callback(WAITING.discard)
    return ticket


async def turns_until(turns: Turns, ticket: Ticket) -> int:
    """How many turns end before the ticket has its own."""
    ended = 0
    await asyncio.sleep(0)
    while ticket not in turns.running:
        turns.end(turns.running[0])
        ended += 1
        await asyncio.sleep(0)
    return ended


@pytest.mark.parametrize("people", [False, True])
async def test_a_quick_bot_does_not_wait_behind_anothers_slow_ones(people: bool) -> None:
    turns = Turns(2)
    flood(turns, "hard", people)
    await asyncio.sleep(0)
    assert await turns_until(turns, enter(turns, Ticket("easy", "mine", "me"))) == 0


@pytest.mark.parametrize("people", [False, True])
@pytest.mark.parametrize("level", ["easy", "hard"])
@pytest.mark.parametrize("places", [1, 2, 8])
async def test_another_address_is_next(level: str, people: bool, places: int) -> None:
    turns = Turns(places)
    flood(turns, level, people)
    await asyncio.sleep(0)
    for _ in range(20):
        turns.end(turns.running[0])
        await asyncio.sleep(0)
    assert await turns_until(turns, enter(turns, Ticket("hard", "mine", "me"))) <= 1


async def test_two_floods_share() -> None:
    turns = Turns(1)
    flood(turns, "hard", True)
    await asyncio.sleep(0)
    mine = [enter(turns, Ticket("hard", f"mine {n}", "me")) for n in range(10)]
    assert await turns_until(turns, mine[-1]) <= 21


async def test_the_tables_of_one_address_take_turns() -> None:
    turns = Turns(1)
    tickets = flood(turns, "hard", tables=3)
    await asyncio.sleep(0)
    served = []
    for _ in tickets:
        served.append(turns.running[0].table)
        turns.end(turns.running[0])
        await asyncio.sleep(0)
    assert all(len(set(some)) == 3 for some in threes(served[3:]))


def threes(words: list[str]) -> Iterable[list[str]]:
    return (words[place : place + 3] for place in range(0, len(words), 3))


async def test_tables_with_people_come_first() -> None:
    turns = Turns(1)
    flood(turns, "hard", tables=2)
    await asyncio.sleep(0)
    assert await turns_until(turns, enter(turns, Ticket("hard", "mine", "flood", True))) == 1


async def test_one_address_never_has_all_places() -> None:
    turns = Turns(4)
    flood(turns, "easy", True)
    await asyncio.sleep(0)
    assert len(turns.running) == 3


async def test_slow_bots_never_have_all_places() -> None:
    turns = Turns(4)
    for number in range(10):
        enter(turns, Ticket("hard", str(number), str(number)))
    await asyncio.sleep(0)
    assert len(turns.running) == 3
    enter(turns, Ticket("random", "quick", "quick"))
    await asyncio.sleep(0)
    assert len(turns.running) == 4


async def test_who_leaves_the_queue_holds_up_nobody() -> None:
    turns = Turns(1)
    first, second, third = (Ticket("hard", str(n), str(n)) for n in range(3))
    enter(turns, first)
    await asyncio.sleep(0)
    leaving = asyncio.create_task(turns.wait(second))
    enter(turns, third)
    await asyncio.sleep(0)
    leaving.cancel()
    await asyncio.sleep(0)
    assert await turns_until(turns, third) == 1
    turns.end(third)
    assert (turns.waiting, turns.running, turns.shares) == ([], [], {})
