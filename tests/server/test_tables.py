"""Tables, seats, the gallery, rematches, replays."""

from typing import Any

import httpx
import pytest

import voliere
from tests.server.harness import Guest, Seated, checked
from voliere.games import game_kind
from voliere.kernel.errors import Refusal
from voliere.kernel.settings import meant_in
from voliere.texts import say

pytestmark = pytest.mark.anyio

BOT = {"kind": "bot", "level": "random"}
OPEN = {"kind": "open"}


def settings_of(game: str) -> list[tuple[int, dict[str, Any]]]:
    """Every value of every option of a game, with a number of seats that it fits."""
    found = []
    for setting in game_kind(game).settings_offered:
        for value in setting.values:
            for seats in game_kind(game).seat_counts:
                try:
                    voliere.new(game, seats=seats, seed=1, **{setting.name: value})
                except Refusal:
                    continue
                found.append((seats, {setting.name: value}))
                break
    return found


@pytest.mark.parametrize("game", voliere.game_names())
async def test_every_option_of_a_game_can_be_wished_for(guest: Guest, game: str) -> None:
    for seats, settings in settings_of(game):
        table = await guest.table(game, [OPEN] * seats, settings=settings, seed=1)
        english = meant_in(game_kind(game).settings_offered, "en")
        expected = voliere.new(game, seats=seats, seed=1, **english | settings)
        assert table.created["table"]["settings"] == expected.settings
        assert table.created["table"]["seeded"]


@pytest.mark.parametrize("game", voliere.game_names())
async def test_the_catalogue_and_the_games(guest: Guest, game: str) -> None:
    listed = {info["name"]: info for info in (await guest.get("/api/games"))["games"]}
    assert list(listed) == list(voliere.game_names())
    assert listed[game]["seats"] == list(game_kind(game).seat_counts)
    cards = (await guest.get(f"/api/games/{game}/cards"))["cards"]
    assert len(cards) == len(game_kind(game).cards())


@pytest.mark.parametrize("game", voliere.game_names())
async def test_the_sentences_of_a_game(guest: Guest, game: str) -> None:
    path = f"/api/games/{game}/sentences"
    english = (await guest.get(path))["sentences"]
    french = (await guest.get(f"{path}?language=fr"))["sentences"]
    assert english.keys() == french.keys()
    assert french[f"{game}.score.total"] == say("fr", f"{game}.score.total")
    plural = next(id for id, forms in french.items() if isinstance(forms, list))
    assert len(french[plural]) == 2


async def test_an_invite_works_once(guest: Guest) -> None:
    created = await guest.post("/api/tables", {"game": "songbirds", "seats": [{}, {}]})
    path = f"/api/tables/{created['table']['table']}"
    joined = await guest.post(f"{path}/seats", {"name": "Ada"}, created["invites"][1])
    assert joined["seat"] == 1
    again = await guest.ask("POST", f"{path}/seats", {}, created["invites"][1])
    assert again.status_code == 401
    info = await guest.get(path, joined["token"])
    assert info["seats"][1] == {
        "seat": 1,
        "kind": "person",
        "level": None,
        "name": "Ada",
        "taken": True,
        "failed": None,
        "lost": False,
        "mark": "",
    }


async def test_an_open_seat_of_a_public_table_is_listed_and_taken(guest: Guest) -> None:
    table = await guest.table(seats=[{}, OPEN], public=True)
    assert table.name in await names(guest, "open")
    joined = await guest.post(f"{table.path}/seats", {})
    assert joined["seat"] == 1
    assert table.name not in await names(guest, "open")
    assert table.name in await names(guest, "playing")
    full = await guest.ask("POST", f"{table.path}/seats", {})
    assert full.status_code == 409
    assert (await guest.get(table.path))["public"]


async def test_whoever_looks_for_a_table_to_watch_sees_round_and_points(guest: Guest) -> None:
    table = await guest.table(public=True, settings={"rounds": 2})
    for _ in range(26):  # the first round has 24 choices
        state = await guest.get(f"{table.path}/view")
        seat = state["view"]["waiting"][0]
        own = (await guest.get(f"{table.path}/view", table.tokens[seat]))["view"]
        body = {"number": state["number"], "option": own["decision"]["options"][0]["text"]}
        await guest.post(f"{table.path}/choices", body, table.tokens[seat])
    listed = (await guest.get("/api/tables?list=playing&game=songbirds&limit=100"))["tables"]
    shown = next(other for other in listed if other["table"] == table.name)
    seen = (await guest.get(f"{table.path}/view"))["view"]["scores"]
    assert shown["round"] == 2
    assert shown["totals"] == [sheet["total"] for sheet in seen]
    assert any(shown["totals"])


async def names(guest: Guest, which: str) -> list[str]:
    listed = await guest.get(f"/api/tables?list={which}&game=songbirds&limit=100")
    return [table["table"] for table in listed["tables"]]


async def test_a_private_table_is_not_listed_and_needs_its_token(guest: Guest) -> None:
    table = await guest.table(seats=[{}, OPEN])
    assert table.name not in await names(guest, "open")
    for path in (table.path, f"{table.path}/view", f"{table.path}/log", f"{table.path}/record"):
        assert (await guest.ask("GET", path)).status_code == 403
        assert (await guest.ask("GET", path, None, "wrong")).status_code == 401
        assert (await guest.ask("GET", path, None, table.token(None))).status_code == 200
    assert (await guest.ask("POST", f"{table.path}/seats", {})).status_code == 403
    assert (await guest.post(f"{table.path}/seats", {}, table.token(None)))["seat"] == 1


async def test_lists_go_on_page_by_page(guest: Guest) -> None:
    made = [(await guest.table(seats=[OPEN, OPEN], public=True)).name for _ in range(3)]
    found: list[str] = []
    before = ""
    while page := (await guest.get(f"/api/tables?limit=2{before}"))["tables"]:
        found += [table["table"] for table in page]
        before = f"&before={page[-1]['touched']!r}"
    assert [name for name in found if name in made] == made[::-1]


async def change(guest: Guest, table: Seated, seat: int, kind: str, token: Any) -> httpx.Response:
    return await guest.ask("PUT", f"{table.path}/seats/{seat}", {"kind": kind}, token)


async def test_a_seat_is_handed_to_a_bot_and_taken_back(guest: Guest) -> None:
    table = await guest.table(settings={"first": 0})
    async with table.socket(1) as one:
        state = await one.hear("state")
        assert checked(await change(guest, table, 0, "bot", table.tokens[0]))["invite"] is None
        while state["view"]["waiting"] != [1]:
            state = await one.hear("state")
    view = await guest.get(f"{table.path}/view", table.tokens[0])
    choice = {"number": view["number"], "option": "R1@a1"}
    refused = await guest.ask("POST", f"{table.path}/choices", choice, table.tokens[0])
    assert refused.json()["error"]["id"] == "server.seat-handed"
    assert checked(await change(guest, table, 0, "person", table.tokens[0]))["invite"] is None
    info = await guest.get(table.path, table.tokens[0])
    assert info["seats"][0]["kind"] == "person"


async def test_the_host_may_not_sit_on_somebody_elses_seat(guest: Guest) -> None:
    table = await guest.table()
    host = table.created["host"]
    for kind in ("open", "person"):
        assert (await change(guest, table, 1, kind, host)).status_code == 403
    checked(await change(guest, table, 1, "bot", host))
    for kind in ("open", "person"):
        assert (await change(guest, table, 1, kind, host)).status_code == 403
    assert (await change(guest, table, 1, "bot", table.tokens[0])).status_code == 403
    checked(await change(guest, table, 1, "person", table.tokens[1]))


async def test_the_host_invites_anew_where_nobody_sits(guest: Guest) -> None:
    table = await guest.table(seats=[BOT, OPEN])
    invite = checked(await change(guest, table, 1, "person", table.created["host"]))["invite"]
    assert (await guest.post(f"{table.path}/seats", {}, invite))["seat"] == 1
    assert (await change(guest, table, 7, "bot", table.created["host"])).status_code == 404


async def finished(guest: Guest, **wish: Any) -> Seated:
    """A table whose game ends with the next choice, and then ended."""
    game = voliere.new("songbirds", seats=2, seed=5)
    while game.decision is not None:
        last = game.decision
        game.choose(last.options[0])
    record = game.record().as_json()
    record["choices"].pop()
    del record["scores"]
    table = await guest.table(record=record, **wish)
    choice = {"number": len(record["choices"]), "option": last.options[0].text}
    await guest.post(f"{table.path}/choices", choice, table.tokens[last.seat])
    return table


async def test_a_rematch_keeps_seats_and_tokens(guest: Guest) -> None:
    table = await finished(guest)
    async with table.socket(1) as one:
        follower = await guest.post(f"{table.path}/rematch", None, table.tokens[0])
        assert (await one.hear("table"))["table"]["rematch"] == follower["table"]
    again = await guest.post(f"{table.path}/rematch", None, table.tokens[1])
    assert again["table"] == follower["table"]
    for seat, token in enumerate(table.tokens):
        view = await guest.get(f"/api/tables/{follower['table']}/view", token)
        assert (view["seat"], view["number"]) == (seat, 0)
    assert not follower["seeded"]


async def test_no_rematch_before_the_end(guest: Guest) -> None:
    table = await guest.table()
    answer = await guest.ask("POST", f"{table.path}/rematch", None, table.tokens[0])
    assert answer.json()["error"]["id"] == "server.not-finished"


async def test_a_finished_game_stays_as_a_replay(guest: Guest) -> None:
    table = await finished(guest)
    info = await guest.get(table.path, table.tokens[0])
    replay = await guest.get(f"/api/replays/{info['replay']}")
    game = voliere.replay(replay["record"])
    assert game.scores() == info["scores"]
    assert replay["events"] == [event.as_json() for event in game.events]
    last = len(game.choices)
    step = await guest.get(f"/api/replays/{info['replay']}/steps/{last}?seat=1")
    assert step["view"] == game.view(1)
    assert step["last"] == last
    first = await guest.get(f"/api/replays/{info['replay']}/steps/0")
    assert first["view"]["number"] == 0
    beyond = await guest.ask("GET", f"/api/replays/{info['replay']}/steps/{last + 1}")
    assert beyond.status_code == 404


async def test_a_record_is_uploaded_and_downloaded(guest: Guest) -> None:
    game = voliere.new("songbirds", seats=3, seed=11)
    while game.decision is not None:
        game.choose(game.decision.options[-1])
    record = game.record().as_json() | {"players": ["Ada", "random", "Bo"]}
    name = (await guest.post("/api/replays", record))["replay"]
    assert (await guest.get(f"/api/replays/{name}"))["record"] == record
    wrong = record | {"scores": [{"total": 1}] * 3}
    refused = await guest.ask("POST", "/api/replays", wrong)
    assert refused.status_code == 422
    assert refused.json()["error"]["id"] == "error.record-scores"


async def test_during_play_a_record_tells_no_secret(guest: Guest) -> None:
    table = await guest.table(seed=3)
    record = await guest.get(f"{table.path}/record", table.tokens[0])
    assert "seed" not in record


@pytest.mark.parametrize(
    "record",
    [
        {},
        {"choices": [], "game": "songbirds", "rules": 2, "start": []},
        {"choices": [], "game": "songbirds", "rules": 2, "start": {"hands": 7}},
        {"choices": [], "game": "songbirds", "rules": 2, "seed": 2**70, "seats": 2},
        {"choices": ["9:x"], "game": "songbirds", "rules": 2, "seed": 1, "seats": 2},
        {"choices": [], "game": "songbirds", "rules": 99, "seed": 1, "seats": 2},
        {"choices": [], "game": "go", "rules": 1, "seed": 1, "seats": 2},
        {"choices": [], "game": ["songbirds"], "rules": None, "seed": 1, "seats": {}},
    ],
)
async def test_what_is_no_record_is_refused(guest: Guest, record: Any) -> None:
    for path, body in (
        ("/api/replays", record),
        ("/api/tables", {"game": "songbirds", "seats": [{}, {}], "record": record}),
    ):
        refused = await guest.ask("POST", path, body)
        assert refused.status_code == 422, refused.text


@pytest.mark.parametrize("language", ["en", "fr"])
async def test_what_is_not_said_follows_the_openers_language(guest: Guest, language: str) -> None:
    spoken: dict[str, Any] = {"headers": {"Accept-Language": f"{language};q=0.9, de"}}
    told = checked(await guest.ask("GET", "/api/games", **spoken))["games"]
    meant = {(game["name"], s["name"]): s["default"] for game in told for s in game["settings"]}
    wish: dict[str, Any] = {"game": "wingspan", "seats": [OPEN, OPEN]}
    opened = checked(await guest.ask("POST", "/api/tables", wish, **spoken))
    assert opened["table"]["settings"]["edition"] == meant["wingspan", "edition"] == language
    wish = {**wish, "settings": {"edition": "fr"}}
    said = checked(await guest.ask("POST", "/api/tables", wish, **spoken))
    assert said["table"]["settings"]["edition"] == "fr"
