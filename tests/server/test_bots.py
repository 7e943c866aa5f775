"""Bots at the table think elsewhere, within a time limit; one that fails is replaced."""

import asyncio
import sys
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

import voliere
from tests.arena import conftest
from tests.honesty.tables import TABLES, Table
from voliere.bots import LEVELS, SeatKnowledge, make_bot
from voliere.bots.asking import answer_of
from voliere.bots.protocol import Limits
from voliere.kernel.chance import Chance
from voliere.kernel.knowledge import knowledge_of
from voliere.server.app import make_app
from voliere.server.bots import BotFailed, Thinkers, told_after
from voliere.server.config import Config
from voliere.server.hall import Hall
from voliere.server.schema.tables import Created, JoinSeat, NewTable, SeatWish
from voliere.server.seating import create, join
from voliere.server.viewers import Listener

pytestmark = pytest.mark.anyio
other_package = conftest.other_package

PROGRAM = """
import time, os
from voliere.bots import LEVELS, Bot
from voliere.bots.engine import main

class Faulty(Bot):
    def __init__(self, game, seed, seconds, rounds):
        pass

class Broken(Faulty):
    def choose(self, knowledge):
        raise ZeroDivisionError("oh")

class Endless(Faulty):
    def choose(self, knowledge):
        time.sleep(1000)

class Deadly(Faulty):
    def choose(self, knowledge):
        os._exit(1)

class Cheat(Faulty):
    def choose(self, knowledge):
        return 0

class Mortal(Faulty):
    # Its process dies once.
    def choose(self, knowledge):
        if not os.path.exists(os.environ["GRAVE"]):
            open(os.environ["GRAVE"], "w").close()
            os._exit(1)
        return knowledge.actions()[0]

LEVELS.update(mortal=Mortal, broken=Broken, endless=Endless, deadly=Deadly, cheat=Cheat)
main()
"""
SCRIBE = """
import sys
hello = 'hello 1 {"name":"scribe","view":false}'
words = {"hello": hello, "game": "ready", "go": "answer " + sys.argv[2]}
with open(sys.argv[1], "w", encoding="utf-8") as file:
    for line in sys.stdin:
        print(line, end="", file=file, flush=True)
        if answer := words.get(line.split()[0]):
            print(answer, flush=True)
"""
"""An engine that writes down what it is told; it starts at once and knows nothing."""
AMPLE, ROUNDS, FEW = 30.0, 20, 4
THINKER = (sys.executable, "-c", PROGRAM)
FAULTY = ("broken", "endless", "deadly")


@asynccontextmanager
async def thinkers(seconds: float = 10.0) -> AsyncIterator[Thinkers]:
    pool = Thinkers(THINKER, 1, seconds)
    yield pool
    await pool.close()


@pytest.mark.parametrize("game", voliere.game_names())
async def test_a_bot_answers_for_each_seat_that_is_asked(game: str) -> None:
    true = voliere.new(game, seats=2, seed=1)
    async with thinkers() as pool:
        for level in LEVELS:
            for seat in true.waiting():
                option = await pool.think(level, knowledge_of(true, seat), Limits(AMPLE, 2, 1))
                voliere.new(game, seats=2, seed=1).choose(option, seat)


async def test_a_fault_ends_neither_the_pool_nor_the_wait(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    true = voliere.new("songbirds", seats=2, seed=1)
    knowledge = knowledge_of(true, true.seat)
    async with thinkers(1.5) as pool:
        for level in FAULTY:
            monkeypatch.setitem(LEVELS, level, LEVELS["random"])
            with pytest.raises(BotFailed, match=f"^{level} "):
                await pool.think(level, knowledge)
        assert await pool.think("random", knowledge)


async def test_a_process_that_died_is_started_again_and_asked_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("GRAVE", str(tmp_path / "grave"))
    monkeypatch.setitem(LEVELS, "mortal", LEVELS["random"])
    true = voliere.new("songbirds", seats=2, seed=1)
    async with thinkers() as pool:
        option = await pool.think("mortal", knowledge_of(true, true.seat))
    assert (tmp_path / "grave").exists()
    assert option == true.space.text(true.actions()[0])


@pytest.mark.parametrize("game", voliere.game_names())
async def test_it_chooses_as_in_the_arena(game: str) -> None:
    """The same deal, seed and rounds: who plays at a table is the one who was measured."""
    async with thinkers(AMPLE) as pool:
        for choices in (0, 9, 19):
            true = played(game, choices)
            for level in LEVELS if true.seat >= 0 else ():
                knowledge = knowledge_of(true, true.seat)
                here = answer_of(make_bot(level, game, 5, AMPLE, FEW), knowledge)
                there = await pool.think(level, knowledge, Limits(AMPLE, FEW, 5))
                assert there == knowledge.text(here), level


async def test_hard_reads_the_hands_of_the_others_from_what_they_placed() -> None:
    """Where the choices are not told, it would answer otherwise."""
    true = played("songbirds", 14)
    told, untold = knowledge_of(true, true.seat), knowledge_of(true, true.seat)
    untold.game.choices = []
    differs = [seed for seed in range(6) if hard(told, seed) != hard(untold, seed)]
    async with thinkers() as pool:
        for seed in differs[:2]:
            answer = await pool.think("hard", told, Limits(AMPLE, ROUNDS, seed))
            assert answer == told.text(hard(told, seed))
    assert differs


def hard(knowledge: SeatKnowledge, seed: int) -> int:
    return make_bot("hard", knowledge.game.name, seed, AMPLE, ROUNDS).choose(knowledge)


def played(game: str, choices: int) -> voliere.Game:
    """Somewhere in a game, by chance."""
    true, chance = voliere.new(game, seats=2, seed=3), Chance.seeded(choices)
    for _ in range(choices):
        actions = true.actions()
        true.act(actions[chance.below(len(actions))])
    return true


@pytest.mark.parametrize("table", TABLES, ids=str)
async def test_nothing_hidden_is_sent(table: Table, tmp_path: Path) -> None:
    """All that the seat cannot know is dealt anew: the process hears the same, byte for byte."""
    true = table.new(3)
    for action in iter(lambda: true.actions()[0], None):
        if len(true.choices) == 7:
            break
        true.act(action)
    sent = []
    for number, other in enumerate((true, true.imagine(true.seat, 99))):
        file = tmp_path / f"sent-{number}"
        knowledge = SeatKnowledge(
            knowledge_of(other, true.seat).game, true.seat, true.log(true.seat)
        )
        answer = knowledge.text(knowledge.actions()[0])
        pool = Thinkers((sys.executable, "-S", "-c", SCRIBE, str(file), answer), 1, 10.0)
        assert await pool.think("random", knowledge, Limits(1.0, 1, 5)) == answer
        await pool.close()
        sent.append(file.read_bytes())
    assert b"position {" in sent[0]
    assert sent[0] == sent[1]


async def test_waiting_for_bots_holds_up_nothing_else(monkeypatch: pytest.MonkeyPatch) -> None:
    """However many think, the server's other threads are free."""
    monkeypatch.setitem(LEVELS, "endless", LEVELS["random"])
    many = 40
    pool = Thinkers((sys.executable, "-c", "import time; time.sleep(1000)"), many, 10.0)
    knowledge = knowledge_of(voliere.new("songbirds", seats=2, seed=1), 0)
    thinking = [asyncio.create_task(pool.think("endless", knowledge)) for _ in range(many)]
    await asyncio.sleep(0.5)
    async with asyncio.timeout(10):
        assert await asyncio.to_thread(lambda: "free") == "free"
    for task in thinking:
        task.cancel()
    async with asyncio.timeout(30):
        await pool.close()


@pytest.mark.usefixtures("other_package")
async def test_an_installed_bot_thinks_in_a_process_of_its_own() -> None:
    true = voliere.new("songbirds", seats=2, seed=1)
    knowledge = knowledge_of(true, true.seat)
    async with thinkers() as pool:
        true.choose(await pool.think("greedy", knowledge), true.seat)
        with pytest.raises(BotFailed, match=r"(?s)^broken broke: ZeroDivisionError: oh.*Traceback"):
            await pool.think("broken", knowledge)
        assert await pool.think("random", knowledge)


@asynccontextmanager
async def hall_with_faulty_bots(
    database: Path, monkeypatch: pytest.MonkeyPatch
) -> AsyncIterator[Hall]:
    for level in (*FAULTY, "cheat"):
        monkeypatch.setitem(LEVELS, level, LEVELS["random"])
    app = make_app(Config(str(database), thinker=THINKER, bot_seconds=1.5))
    async with app.router.lifespan_context(app):
        yield app.state.hall


@pytest.mark.parametrize("level", [*FAULTY, "cheat"])
async def test_a_lower_level_takes_over_and_the_table_is_told(
    level: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    seats = [SeatWish("bot", level), SeatWish("bot", "random")]
    wish = NewTable("songbirds", seats, public=True)
    async with hall_with_faulty_bots(tmp_path / "bots.sqlite", monkeypatch) as hall:
        created: Created = await create(hall, wish, "somewhere")
        table = await hall.open(created.table.table)
        listener = Listener(None)
        table.listeners.add(listener)
        started = time.monotonic()
        async with asyncio.timeout(30):
            while not table.row.finished:
                await asyncio.sleep(0.02)
        assert table.row.seats[0].failed == level
        assert table.row.seats[0].level == "easy"
        told = [message for message in drained(listener) if '"type":"table"' in message]
        assert f'"failed":"{level}"' in told[0]
        assert time.monotonic() - started < 20


async def test_a_bot_that_failed_comes_back_after_a_restart(tmp_path: Path) -> None:
    database = str(tmp_path / "again.sqlite")
    app = make_app(Config(database))
    async with app.router.lifespan_context(app):
        hall: Hall = app.state.hall
        wish = NewTable("songbirds", [SeatWish("person"), SeatWish("bot", "easy")])
        name = (await create(hall, wish, "somewhere")).table.table
        table = await hall.open(name)
        seat = table.row.seats[1]
        lower = {"level": "random", "failed": "hard"}
        assert await hall.change_seat(table, 1, seat, **lower)
    app = make_app(Config(database))
    async with app.router.lifespan_context(app), asyncio.timeout(10):
        hall = app.state.hall
        table = await hall.open(name)
        while table.row.seats[1].failed is not None:
            await hall.refresh(table)
        assert table.row.seats[1].level == "hard"


@pytest.mark.parametrize("level", ["easy", "normal"])
async def test_how_long_it_thinks_tells_nothing(
    level: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A quick thought and one that takes longer are told after the same time."""
    app = make_app(Config(str(tmp_path / "pace.sqlite")))
    async with app.router.lifespan_context(app), asyncio.timeout(60):
        hall: Hall = app.state.hall
        waits = []
        for seconds in (0.0, 0.08):

            async def ask(level: str, knowledge: SeatKnowledge, seconds: float = seconds) -> str:
                await asyncio.sleep(seconds)
                return knowledge.text(knowledge.actions()[0])

            monkeypatch.setattr(hall.thinkers, "ask", ask)
            wish = NewTable("songbirds", [SeatWish(), SeatWish("bot", level)], {"first": 0}, seed=1)
            created = await create(hall, wish, "somewhere")
            table = await hall.open(created.table.table)
            await join(hall, table, JoinSeat(), created.invites[0], "somewhere")
            game = await hall.awake(table)
            assert game.decision is not None
            await hall.choose(table, 0, 0, game.decision.options[0].text)
            began = time.monotonic()
            while table.number < 2:
                await asyncio.sleep(0.001)
            waits.append(time.monotonic() - began)
        assert min(waits) >= told_after(level, 0.0) - 0.02


async def test_a_table_is_told_that_its_bots_are_slow(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(LEVELS, "endless", LEVELS["random"])
    config = Config(
        str(tmp_path / "slow.sqlite"),
        thinker=THINKER,
        thinkers=1,
        bot_seconds=4.0,
        slow_bot_seconds=0.2,
    )
    app = make_app(config)
    async with app.router.lifespan_context(app), asyncio.timeout(40):
        hall: Hall = app.state.hall
        await create(hall, NewTable("songbirds", [SeatWish("bot", "endless")] * 2), "elsewhere")
        await asyncio.sleep(0.1)
        wish = NewTable("songbirds", [SeatWish("bot", "random")] * 2, public=True)
        table = await hall.open((await create(hall, wish, "somewhere")).table.table)
        listener = Listener(None)
        table.listeners.add(listener)
        assert '"slow_bots":[' in await told_table(listener, "[]")
        while table.slow_bots:
            await asyncio.sleep(0.05)
        assert '"slow_bots":[]' in await told_table(listener, "")


async def told_table(listener: Listener, without: str) -> str:
    """The next table message whose bots are, or are not, slow."""
    while True:
        message = str(await listener.next())
        slow = f'"slow_bots":{without or "[]"}'
        if '"type":"table"' in message and (slow in message) != bool(without):
            return message


def drained(listener: Listener) -> list[str]:
    messages = []
    while not listener.messages.empty():
        messages.append(str(listener.messages.get_nowait()))
    return messages


async def test_the_event_loop_answers_while_a_bot_thinks(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    wish = NewTable("songbirds", [SeatWish("bot", "endless"), SeatWish("bot", "endless")])
    async with hall_with_faulty_bots(tmp_path / "loop.sqlite", monkeypatch) as hall:
        await create(hall, wish, "somewhere")
        longest = 0.0
        for _ in range(50):
            before = time.perf_counter()
            await asyncio.sleep(0.01)
            longest = max(longest, time.perf_counter() - before)
        assert longest < 0.5
