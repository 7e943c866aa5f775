"""People without accounts: a key, a code to another device, results, ratings, being forgotten."""

import asyncio
import random
from typing import Any

import pytest
from openskill.models import PlackettLuce
from sqlalchemy import Table, select

from tests.server.harness import Guest, Seated, Server
from tests.server.test_storage import open_hall
from voliere.server import admin, people, results
from voliere.server.hall import Hall
from voliere.server.rows import PEOPLE, RATINGS, RESULTS, SEATS, WORDS
from voliere.server.schema.people import PersonWish
from voliere.server.schema.tables import JoinSeat, NewTable, SeatChange, SeatWish
from voliere.server.seating import change_seat, create, join
from voliere.server.table import LiveTable
from voliere.server.viewers import Viewer

pytestmark = pytest.mark.anyio


async def known(hall: Hall, name: str) -> tuple[str, str]:
    """Somebody new: the key and the id."""
    key = (await people.create(hall.storage, PersonWish(name))).key
    return key, await people.person_of(hall.storage, key)


async def every(hall: Hall, part: Table) -> list[Any]:
    """All that is stored of something."""
    return await hall.storage.read(lambda connection: list(connection.execute(select(part))))


async def rated_table(hall: Hall, keys: list[str], *bots: str, **more: Any) -> LiveTable:
    """A rated table of Songbirds where these people sit."""
    seats = [SeatWish() for _ in keys] + [SeatWish("bot", level) for level in bots]
    created = await create(hall, NewTable("songbirds", seats, rated=True, **more), "here")
    table = await hall.open(created.table.table)
    for key, invite in zip(keys, created.invites, strict=False):
        await join(hall, table, JoinSeat(person=key), invite, "here")
    return table


async def play_out(hall: Hall, table: LiveTable, chance: random.Random) -> None:
    """Play to the end; bots choose for themselves."""
    while not table.row.finished:
        async with table.lock:
            decision = (await hall.awake(table)).decision
        if decision is None or table.row.seats[decision.seat].kind == "bot":
            await asyncio.sleep(0.005)
        else:
            option = chance.choice(decision.options).text
            await hall.choose(table, decision.seat, table.number, option)


async def test_ratings_after_ten_games_are_openskill_s_own(database: str) -> None:
    async with open_hall(database) as hall:
        ada, bea = await known(hall, "Ada"), await known(hall, "Bea")
        chance = random.Random(5)
        expected: dict[str, Any] = {}
        model = PlackettLuce()
        for number in range(10):
            bots = ["random"] if number % 2 else []
            table = await rated_table(hall, [ada[0], bea[0]], *bots)
            await play_out(hall, table, chance)
            async with table.lock:
                game = await hall.awake(table)
            players = [ada[1], bea[1], *(f"bot:{level}" for level in bots)]
            totals = [
                (seat in game.winners(), game.scores()[seat]["total"])
                for seat in range(len(players))
            ]
            ranks = [float(sum(other > own for other in totals)) for own in totals]
            if len(set(ranks)) > 1:
                teams = [[expected.get(player) or model.rating()] for player in players]
                rated = model.rate(teams, ranks=ranks)
                expected |= {player: team[0] for player, team in zip(players, rated, strict=True)}
        lines = await every(hall, RATINGS)
        assert {line.player: (line.mu, line.sigma) for line in lines} == {
            player: (pytest.approx(rating.mu), pytest.approx(rating.sigma))
            for player, rating in expected.items()
        }
        best = (await results.best(hall.storage, "songbirds")).players
        assert {player.name or player.level for player in best} == {"Ada", "Bea", "random"}
        surely = [player.rating.mu - 3 * player.rating.sigma for player in best]
        assert surely == sorted(surely, reverse=True)
        (mine,) = await results.statistics_of(hall.storage, ada[1])
        assert (mine.games, mine.left) == (10, 0)
        assert {(one.name, one.level, one.games) for one in mine.against} == {
            ("Bea", None, 10),
            ("", "random", 5),
        }
        assert mine.mean is not None
        assert mine.parts["total"] == pytest.approx(mine.mean)
        assert mine.best is not None
        assert mine.best >= mine.mean


async def test_who_leaves_a_rated_game_stands_behind_the_others(database: str) -> None:
    async with open_hall(database) as hall:
        ada, bea = await known(hall, "Ada"), await known(hall, "Bea")
        table = await rated_table(hall, [ada[0], bea[0]])
        await change_seat(hall, table, 0, SeatChange("bot", "random"), Viewer(0))
        await play_out(hall, table, random.Random(1))
        lines = await every(hall, RESULTS)
        assert {(line.person, line.place, line.left) for line in lines} == {
            (ada[1], 1, True),
            (bea[1], 0, False),
        }
        (mine,) = await results.statistics_of(hall.storage, ada[1])
        assert (mine.games, mine.left, mine.mean) == (1, 1, None)


async def test_a_known_deal_and_joint_play_are_not_rated(database: str) -> None:
    async with open_hall(database) as hall:
        ada, bea = await known(hall, "Ada"), await known(hall, "Bea")
        together = await rated_table(hall, [ada[0], bea[0]], settings={"variant": "cooperative"})
        await play_out(hall, together, random.Random(2))
        (mine,) = await results.statistics_of(hall.storage, ada[1])
        assert (mine.games, mine.won) == (1, 0)
        assert not await every(hall, RATINGS)
        with pytest.raises(Exception, match="deal that nobody knows"):
            await rated_table(hall, [ada[0], bea[0]], seed=4)
        with pytest.raises(Exception, match="people with a name"):
            await rated_table(hall, [ada[0], None])  # type: ignore[list-item]
        with pytest.raises(Exception, match="seat"):
            await rated_table(hall, [ada[0], ada[0]])


async def test_a_person_is_forgotten(database: str) -> None:
    async with open_hall(database) as hall:
        ada, bea = await known(hall, "Ada"), await known(hall, "Bea")
        table = await rated_table(hall, [ada[0], bea[0]])
        await play_out(hall, table, random.Random(3))
        playing = await rated_table(hall, [ada[0], bea[0]])
        assert table.row.replay is not None
        await people.erase(hall.storage, ada[1])
        replay = await hall.storage.replay(table.row.replay)
        assert replay is not None
        assert "Ada" not in replay.record
        assert "Bea" in replay.record
        await hall.refresh(playing)
        seat = playing.row.seats[0]
        assert (seat.name, seat.person, seat.free) == ("", None, False)
        for part, column in ((RESULTS, "person"), (RATINGS, "player"), (PEOPLE, "id")):
            lines = await every(hall, part)
            assert lines
            assert ada[1] not in {getattr(line, column) for line in lines}
        with pytest.raises(Exception, match="no person"):
            await people.person_of(hall.storage, ada[0])
        assert (await results.statistics_of(hall.storage, bea[1]))[0].against[0].name == ""
    if not database.startswith("postgresql"):
        counts = admin.erase(database, "Bea")
        assert counts["people"] == 1
        async with open_hall(database) as hall:
            for part in (PEOPLE, RATINGS, WORDS):
                assert not await every(hall, part)
            names = await hall.storage.read(
                lambda c: set(c.execute(select(SEATS.c.name)).scalars())
            )
            assert names == {""}


async def test_a_person_moves_from_laptop_to_phone(postgres: Any) -> None:
    """On two servers: the laptop at one, the phone at the other."""
    database = postgres.new_database()
    with Server(database) as one, Server(database) as two:
        async with Guest(one.url) as laptop, Guest(two.url) as phone:
            key = (await laptop.post("/api/people", {"name": "Ada", "mark": "egg"}))["key"]
            created = await laptop.post("/api/tables", {"game": "songbirds", "seats": [{}, {}]})
            path = f"/api/tables/{created['table']['table']}"
            await laptop.post(f"{path}/seats", {"person": key}, created["invites"][0])
            code = (await laptop.post("/api/me/code", None, key))["code"]
            moved = (await phone.post("/api/people/code", {"code": code.lower()}))["key"]
            assert moved != key
            me = await phone.get("/api/me", moved)
            assert (me["name"], me["mark"]) == ("Ada", "egg")
            (own,) = (await phone.get("/api/me/tables", moved))["tables"]
            assert (own["seat"], own["table"]["table"]) == (0, created["table"]["table"])
            view = await phone.get(f"{path}/view", moved)
            assert (
                view["view"]["hands"][0]
                == (await laptop.get(f"{path}/view", key))["view"]["hands"][0]
            )
            assert None not in view["view"]["hands"][0]
            again = await phone.ask("POST", "/api/people/code", {"code": code})
            assert again.json()["error"]["id"] == "server.no-such-code"
            assert (await laptop.get(path, key))["seats"][0]["mark"] == "egg"
            await phone.ask("PUT", "/api/me", {"name": "Ada L.", "mark": "leaf"}, moved)
            seat = (await laptop.get(path, key))["seats"][0]
            assert (seat["name"], seat["mark"]) == ("Ada L.", "leaf")
            async with table_socket(one, path, key) as socket:
                await phone.ask("DELETE", "/api/me", None, moved)
                assert (await socket.hear("refused"))["error"]["id"] == "server.seat-lost"
            seat = (await laptop.get(path, created["host"]))["seats"][0]
            assert (seat["name"], seat["mark"]) == ("", "")
            assert (await laptop.ask("GET", "/api/me", None, key)).status_code == 401


def table_socket(server: Server, path: str, key: str) -> Any:
    """A socket that has said hello with a person's key."""
    return Seated(server.url, path.rpartition("/")[2], [key], {"watch": None}).socket(0)


async def test_bad_names_keys_and_codes(guest: Guest) -> None:
    for body, error in (
        ({"name": ""}, "no-name"),
        ({"name": "\u200b\u202e"}, "no-name"),
        ({"name": "x" * 41}, "shape"),
        ({"name": "x" * 10_000}, "shape"),
        ({"name": "Ada", "mark": "<svg>"}, "shape"),
    ):
        answer = await asked(guest, "/api/people", body)
        assert answer["error"]["id"] == f"server.{error}", body
    key = (await asked(guest, "/api/people", {"name": "<b>Ada</b>\u202e"}))["key"]
    assert (await guest.get("/api/me", key))["name"] == "<b>Ada</b>"
    for code in ("", "ABCD-EFGH-JKMN", "x" * 40, "' OR 1=1 --"):
        assert (await asked(guest, "/api/people/code", {"code": code}))["error"]["id"].endswith(
            "no-such-code"
        )
    for forged in ("me.", "me." + "x" * 32, "x" * 32, key + "x"):
        answer = await guest.ask("GET", "/api/me", None, forged)
        assert (answer.status_code, answer.json()["error"]["id"]) == (401, "server.person-key")
    created = await guest.post("/api/tables", {"game": "songbirds", "seats": [{}, {}]})
    path = f"/api/tables/{created['table']['table']}"
    assert (await guest.ask("GET", f"{path}/view", None, key)).status_code == 401


async def asked(guest: Guest, path: str, body: Any) -> Any:
    """The answer to a POST, once the address is within its limit again."""
    while (answer := await guest.ask("POST", path, body)).status_code == 429:
        await asyncio.sleep(0.3)
    return answer.json()
