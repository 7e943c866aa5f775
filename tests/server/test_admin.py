"""`voliere admin`: what the operator does beside a server that runs."""

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import delete, insert, select, update
from websockets.exceptions import ConnectionClosed

import voliere
from tests.command import Ran, run_here
from tests.server.harness import Guest, Seated, Server
from tests.server.test_seats import hear_until_closed
from tests.server.test_tables import finished
from voliere.server.admin import opened
from voliere.server.backups import backup, restore
from voliere.server.rows import PEOPLE, RATINGS
from voliere.server.storage import Storage

pytestmark = pytest.mark.anyio


def command(*words: str) -> Ran:
    return run_here("admin", *words)


async def admin(database: str, *words: str) -> Any:
    """What a command answers as JSON."""
    flags = (f"--database={database}", "--json")
    ran = await asyncio.to_thread(command, *words, *flags)
    assert ran.code == 0, ran.err
    return json.loads(ran.out)


@asynccontextmanager
async def running(database: str) -> AsyncIterator[Guest]:
    with Server(database) as server:
        async with Guest(server.url) as guest:
            yield guest


async def play(table: Seated, choices: int) -> None:
    for _ in range(choices):
        async with Guest(table.server) as guest:
            view = await guest.get(f"{table.path}/view", table.tokens[0])
            if not view["view"]["waiting"]:
                return
            seat = view["view"]["waiting"][0]
            view = await guest.get(f"{table.path}/view", table.tokens[seat])
            option = view["view"]["decision"]["options"][0]["text"]
            choice = {"number": view["number"], "option": option}
            await guest.post(f"{table.path}/choices", choice, table.tokens[seat])


async def test_tables_are_listed_and_shown_without_secrets(database: str) -> None:
    async with running(database) as guest:
        table = await guest.table(seats=[{"name": "Ada"}, {"kind": "bot"}])
        (listed,) = await admin(database, "tables")
        assert (listed["table"], listed["game"]) == (table.name, "songbirds")
        assert listed["seats"] == "Ada, random"
        shown = await admin(database, "show", table.name)
        assert shown["held"] == 1
        for secret in (table.tokens[0], table.created["host"], table.created["watch"]):
            assert secret not in json.dumps([listed, shown])


async def test_a_table_is_closed_and_opened_again(database: str) -> None:
    async with running(database) as guest:
        table = await guest.table(settings={"first": 0})
        async with table.socket(0) as socket:
            state = await socket.hear("state")
            assert (await admin(database, "close", table.name))["state"] == "closed"
            with suppress(ConnectionClosed):
                await socket.choose(state)
            heard, code = await hear_until_closed(socket)
        assert code == 4410
        assert "stored" not in [message["type"] for message in heard]
        refused = await guest.ask("GET", f"{table.path}/view", None, table.tokens[0])
        assert refused.json()["error"]["id"] == "server.closed"
        assert (await admin(database, "reopen", table.name))["state"] == "playing"
        await play(table, 1)


async def test_a_deleted_table_is_gone_at_once_where_it_is_played(database: str) -> None:
    async with running(database) as guest:
        table = await guest.table(settings={"first": 0})
        async with table.socket(0) as choosing, table.socket(1) as waiting:
            state = await choosing.hear("state")
            await waiting.hear("state")
            assert await admin(database, "delete", table.name) == {"deleted": table.name}
            with suppress(ConnectionClosed):
                await choosing.choose(state)
            for socket in (choosing, waiting):
                assert (await hear_until_closed(socket))[1] == 4404
        assert await admin(database, "tables") == []


async def test_who_sits_idle_at_a_deleted_table_is_told_within_seconds(database: str) -> None:
    async with running(database) as guest:
        table = await guest.table()
        async with table.socket(0) as idle:
            await idle.hear("state")
            await admin(database, "delete", table.name)
            assert (await hear_until_closed(idle))[1] == 4404


async def words_at(table: Seated) -> list[str]:
    """What the second seat hears of what was said."""
    async with table.socket(1) as socket:
        return [word["text"] for word in (await socket.hear("words"))["words"]]


async def test_a_person_is_erased(database: str) -> None:
    async with running(database) as guest:
        table = await finished(guest)
        wish = {"kind": "person", "name": "Ada"}
        await guest.ask("PUT", f"{table.path}/seats/0", wish, table.tokens[0])
        playing = await guest.table(seats=[{"name": "Ada"}, {"name": "Bo"}])
        game = voliere.new("songbirds", seats=2, seed=1)
        record = game.record().as_json() | {"players": ["Ada", "Bo"]}
        async with playing.socket(0) as ada, playing.socket(1) as bo:
            await ada.send(type="say", text="I am Ada")
            await bo.hear("words")
            await bo.send(type="say", text="I am Bo")
            await bo.hear("words")
        replay = (await guest.post("/api/replays", record))["replay"]
        assert await admin(database, "erase", "Ada") == {"seats": 2, "replays": 1, "people": 0}
        async with asyncio.timeout(20):
            while (await guest.ask("GET", playing.path, None, playing.tokens[0])).is_success:
                await asyncio.sleep(0.2)
        info = await guest.get(playing.path, playing.tokens[1])
        assert [seat["name"] for seat in info["seats"]] == ["", "Bo"]
        async with asyncio.timeout(20):
            while await words_at(playing) != ["I am Bo"]:
                await asyncio.sleep(0.2)
        assert (await guest.get(f"/api/replays/{replay}"))["record"]["players"] == ["", "Bo"]
        erased = await admin(database, "erase", "Bo", "--address=127.0.0.1")
        assert erased["uploads"] == 1
        assert (await guest.ask("GET", f"/api/replays/{replay}")).status_code == 404


async def test_replays_are_listed_and_deleted(database: str) -> None:
    async with running(database) as guest:
        table = await finished(guest)
        (listed,) = await admin(database, "replays")
        assert not listed["uploaded"]
        assert await admin(database, "delete-replay", listed["replay"]) == {
            "deleted": listed["replay"]
        }
        assert (await guest.get(table.path, table.tokens[0]))["replay"] is None
        assert (await admin(database, "vacuum"))["vacuumed"]


async def test_games_are_written_for_studies_without_the_names_of_people(
    database: str, tmp_path: Path
) -> None:
    """Those that were played here; an uploaded one is somebody's own."""
    file = tmp_path / "games.jsonl"
    async with running(database) as guest:
        table = await finished(guest)
        await guest.table()
        replay = (await guest.get(table.path, table.tokens[0]))["replay"]
        record = (await guest.get(f"/api/replays/{replay}"))["record"]
        await guest.post("/api/replays", record | {"players": ["Ada", "Bo"]})
        told = await admin(database, "export", str(file))
    assert told == {"games": 1, "file": str(file)}
    (written,) = map(json.loads, file.read_text(encoding="utf-8").splitlines())
    assert written == record | {"players": ["", ""]}
    again = command("export", "--lang=en", f"--database={database}", str(file))
    assert "overwrites nothing" in again.err, again.err


async def test_a_backup_taken_while_people_play_is_restored(database: str, tmp_path: Path) -> None:
    """From either database into an empty one, with everything stored when it began."""
    file = tmp_path / "backup.sqlite"
    async with running(database) as guest:
        tables = [await guest.table() for _ in range(4)]
        for table in tables:
            await play(table, 3)
            async with table.socket(0) as socket:
                await socket.send(type="say", text=f"hello {table.name}")
                await socket.hear("words")
        saving = asyncio.create_task(admin(database, "backup", str(file)))
        while not saving.done():
            await asyncio.gather(*(play(table, 1) for table in tables))
        assert (await saving)["tables"] == 4
    again = str(tmp_path / "again.sqlite")
    assert (await admin(again, "restore", str(file)))["now"] == 4
    async with running(again) as guest:
        for table in tables:
            moved = Seated(guest.server, table.name, table.tokens, table.created)
            log = await guest.get(f"{moved.path}/log", moved.tokens[0])
            assert len(log["entries"]) >= 3
            await play(moved, 1)
            async with moved.socket(1) as socket:
                (word,) = (await socket.hear("words"))["words"]
                assert word["text"] == f"hello {table.name}"


async def test_a_restore_beside_a_server_brings_back_what_is_missing(
    database: str, tmp_path: Path
) -> None:
    file = tmp_path / "backup.sqlite"
    async with running(database) as guest:
        lost, kept = await guest.table(), await guest.table()
        await play(lost, 2)
        await play(kept, 1)
        await admin(database, "backup", str(file))
        await play(kept, 2)
        await admin(database, "delete", lost.name)
        async with asyncio.timeout(20):
            while (await guest.ask("GET", lost.path, None, lost.tokens[0])).status_code != 404:
                await asyncio.sleep(0.2)
        assert (await admin(database, "restore", str(file)))["tables"] == 1
        await play(lost, 1)
        for table in (lost, kept):
            log = await guest.get(f"{table.path}/log", table.tokens[0])
            assert len(log["entries"]) == 3


def test_people_and_their_ratings_are_in_a_backup(database: str, tmp_path: Path) -> None:
    """What stands beside the tables comes back, too; what is newer stays."""
    Storage(database).close()
    with opened(database) as connection:
        for number, mu in (("1", 20.0), ("2", 30.0)):
            person = {"id": number, "name": "Ada", "mark": "", "created": 0.0}
            connection.execute(insert(PEOPLE).values(person))
            rating = {"game": "songbirds", "player": number, "mu": mu, "sigma": 1.0, "games": 1}
            connection.execute(insert(RATINGS).values(rating))
    backup(database, tmp_path / "backup.sqlite")
    with opened(database) as connection:
        connection.execute(delete(PEOPLE).where(PEOPLE.c.id == "1"))
        connection.execute(delete(RATINGS).where(RATINGS.c.player == "1"))
        connection.execute(update(RATINGS).values(mu=31.0))
    restore(database, tmp_path / "backup.sqlite")
    with opened(database) as connection:
        assert set(connection.execute(select(PEOPLE.c.id)).scalars()) == {"1", "2"}
        found = connection.execute(select(RATINGS.c.player, RATINGS.c.mu)).all()
        assert {tuple(row) for row in found} == {("1", 20.0), ("2", 31.0)}


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (("tables", "--database=none.sqlite"), "There is no database “none.sqlite”."),
        (("restore", "none.sqlite"), "There is no database “none.sqlite”."),
        (("show",), "TABLE is missing"),
        (("dance",), "There is no command “dance”; the commands are: tables, show, close"),
    ],
)
def test_a_mistake_is_one_sentence(words: tuple[str, ...], sentence: str) -> None:
    ran = command("--lang=en", *words)
    assert ran.code == 2
    assert ran.err.startswith(sentence), ran.err


def test_what_is_no_backup_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "letter.txt"
    file.write_text("Dear Ada,")
    database = f"--database={tmp_path / 'x.sqlite'}"
    ran = command("restore", "--lang=en", database, str(file))
    assert "is no backup" in ran.err, ran.err
    again = command("backup", "--lang=en", database, str(file))
    assert "overwrites nothing" in again.err, again.err


def test_the_lists_are_for_people_too(tmp_path: Path) -> None:
    database = f"--database={tmp_path / 'x.sqlite'}"
    with Server(str(tmp_path / "x.sqlite")):
        ran = command("tables", "--lang=fr", database)
        assert ran.out.strip() == "Il n’y a rien."
