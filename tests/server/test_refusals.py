"""Bad input: the right status, one clear sentence in the user's language, nothing harmed."""

import asyncio
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.harness import Guest, Seated, Server, Socket, open_socket

pytestmark = pytest.mark.anyio

AS_JSON = {"Content-Type": "application/json"}
WISH = {"game": "songbirds", "seats": [{}, {}]}

REQUESTS: list[tuple[str, str, Any, int, str]] = [
    ("GET", "/api/tables/nowhere", None, 404, "server.no-such-table"),
    ("GET", "/api/tables/no%20name", None, 404, "server.no-such-page"),
    ("GET", "/api/replays/nowhere", None, 404, "server.no-such-replay"),
    ("GET", "/api/games/go/cards", None, 404, "server.no-such-game"),
    ("GET", "/api/games/go/sentences", None, 404, "server.no-such-game"),
    ("GET", "/api/games/songbirds/sentences?language=xx", None, 400, "server.shape"),
    ("GET", "/nowhere", None, 404, "server.no-such-page"),
    ("DELETE", "/api/tables", None, 405, "server.method"),
    ("GET", "/api/tables?list=secret", None, 400, "server.shape"),
    ("POST", "/api/tables", [], 400, "server.shape"),
    ("POST", "/api/tables", {"seats": []}, 400, "server.shape"),
    ("POST", "/api/tables", WISH | {"more": 1}, 400, "server.shape"),
    ("POST", "/api/tables", WISH | {"seats": [{"name": "\x00"}, {}]}, 400, "server.shape"),
    ("POST", "/api/tables", WISH | {"game": "go"}, 422, "error.no-such-game"),
    ("POST", "/api/tables", WISH | {"settings": {"seed": 1}}, 422, "error.setting-name"),
    ("POST", "/api/tables", WISH | {"settings": {"rounds": 0}}, 422, "error.setting-value"),
    ("POST", "/api/tables", {"game": "wingspan", "seats": [{}] * 8}, 422, "error.seats"),
    (
        "POST",
        "/api/tables",
        WISH | {"seats": [{"kind": "bot", "level": "oracle"}, {}]},
        422,
        "error.no-such-bot",
    ),
]


@pytest.mark.parametrize(("method", "path", "body", "status", "error"), REQUESTS)
async def test_a_bad_request(
    guest: Guest, method: str, path: str, body: Any, status: int, error: str
) -> None:
    sentences = []
    for language in ("en", "fr-FR,fr;q=0.9"):
        headers = {"Accept-Language": language}
        answer = await guest.ask(method, path, body, headers=headers)
        assert answer.status_code == status, answer.text
        assert answer.json()["error"]["id"] == error
        assert answer.headers["content-language"] == language[:2]
        sentences.append(answer.json()["error"]["sentence"])
    assert sentences[0] != sentences[1]
    assert all(sentence[-1] in ".)" for sentence in sentences)


async def test_what_is_no_json(guest: Guest) -> None:
    for content in (b"", b"{", b"\xff", b'{"record": ' * 10_000):
        answer = await guest.http.post("/api/tables", content=content, headers=AS_JSON)
        assert (answer.status_code, answer.json()["error"]["id"]) == (400, "server.no-json")


async def test_a_body_too_large(guest: Guest) -> None:
    large = b" " * (1024 * 1024 + 1)
    answer = await guest.http.post("/api/tables", content=large, headers=AS_JSON)
    assert (answer.status_code, answer.json()["error"]["id"]) == (413, "server.too-large")
    table = await guest.table()
    large = b" " * (64 * 1024 + 1)
    answer = await guest.http.post(f"{table.path}/choices", content=large, headers=AS_JSON)
    assert answer.status_code == 413


async def test_security_headers_on_every_answer(guest: Guest) -> None:
    for path in ("/api/games", "/nowhere", "/metrics"):
        headers = (await guest.ask("GET", path)).headers
        assert headers["content-security-policy"].startswith("default-src 'none'")
        assert "unsafe" not in headers["content-security-policy"]
        assert headers["x-content-type-options"] == "nosniff"
        assert "server" not in headers


async def closed_with(server: str, table: str, first: str) -> tuple[int, str]:
    """The close code and the error after a first message."""
    async with open_socket(server, table) as socket:
        await socket.raw.send(first)
        error = (await socket.hear("refused"))["error"]["id"]
        with pytest.raises(ConnectionClosed) as closed:
            await socket.hear("welcome")
        assert closed.value.rcvd is not None
        return closed.value.rcvd.code, error


async def test_a_socket_that_may_not_enter(guest: Guest) -> None:
    table = await guest.table()
    hello = '{"type": "hello"}'
    wrong = '{"type": "hello", "token": "wrong"}'
    early = '{"type": "undo", "number": 0}'
    assert await closed_with(guest.server, "nowhere", hello) == (4404, "server.no-such-table")
    assert await closed_with(guest.server, "a%00b", hello) == (4404, "server.no-such-table")
    assert await closed_with(guest.server, table.name, hello) == (4403, "server.private")
    assert await closed_with(guest.server, table.name, wrong) == (4401, "server.token")
    assert await closed_with(guest.server, table.name, early) == (4400, "server.no-hello")
    assert await closed_with(guest.server, table.name, "hello") == (4400, "server.no-json")


MESSAGES: list[tuple[str | bytes, str]] = [
    ("", "server.no-json"),
    ("{", "server.no-json"),
    (b"{}", "server.no-json"),
    ("[]", "server.shape"),
    ('{"type": "dance"}', "server.shape"),
    ('{"type": "choose", "number": -1, "option": "x"}', "server.shape"),
    ('{"type": "choose", "number": 0, "option": 7}', "server.shape"),
    ('{"type": "choose", "number": 0, "option": "fly away"}', "error.not-offered"),
    ('{"type": "choose", "number": 5, "option": "R1@a1"}', "server.stale"),
    ('{"type": "undo", "number": 0}', "server.cannot-undo"),
    ('{"type": "hello"}', "server.hello-again"),
    (f'{{"type": "choose", "number": 0, "option": "{"x" * 20_000}"}}', "server.too-large"),
]


async def test_bad_messages_leave_the_connection_and_the_table_unharmed(guest: Guest) -> None:
    table = await guest.table(settings={"first": 0})
    async with table.socket(0, lang="fr") as socket:
        state = await socket.hear("state")
        for message, error in MESSAGES:
            await socket.raw.send(message)
            refused = await socket.hear("refused")
            assert refused["error"]["id"] == error
            assert refused["error"]["sentence"]
        assert socket.welcome["lang"] == "fr"
        await socket.choose(state)
        assert (await socket.hear("stored"))["number"] == 1


async def test_sentences_are_in_the_language_of_the_hello(guest: Guest) -> None:
    table = await guest.table(settings={"first": 0})
    async with table.socket(1, lang="fr") as french, table.socket(1, lang="en") as english:
        for socket, words in ((french, "pas interrogé"), (english, "not asked")):
            await socket.hear("state")
            await socket.send(type="choose", number=0, option="R1@a1")
            refused = await socket.hear("refused")
            assert refused["error"]["id"] == "error.not-asked"
            assert words in refused["error"]["sentence"]


async def test_a_spectator_chooses_nothing(guest: Guest) -> None:
    table = await guest.table(settings={"first": 0})
    async with table.socket(None) as gallery:
        await gallery.send(type="choose", number=0, option="R1@a1")
        assert (await gallery.hear("refused"))["error"]["id"] == "server.not-seated"


@pytest.fixture
async def strict(tmp_path: Path) -> Any:
    """A server with low limits."""
    flags = ("--tables-per-address=2", "--requests-per-second=5", "--messages-per-second=1")
    with Server(str(tmp_path / "strict.sqlite"), *flags) as server:
        async with Guest(server.url) as guest:
            yield guest


async def test_the_limits(strict: Guest) -> None:
    table = await strict.table(settings={"first": 0})
    await strict.table()
    refused = await strict.ask("POST", "/api/tables", WISH)
    assert (refused.status_code, refused.json()["error"]["id"]) == (429, "server.too-many-tables")
    await flooded_socket(table)
    answers = await asyncio.gather(*(strict.ask("GET", "/api/games") for _ in range(100)))
    assert {answer.status_code for answer in answers} == {200, 429}


async def flooded_socket(table: Seated) -> None:
    """A few messages too many are refused one by one, very many end the connection."""
    async with table.socket(0) as socket:
        for _ in range(12):
            await socket.send(type="undo", number=0)
        errors = [(await socket.hear("refused"))["error"]["id"] for _ in range(12)]
        assert "server.too-fast" in errors
        with pytest.raises(ConnectionClosed):
            await flood(socket)


async def test_messages_too_large_count_like_others(strict: Guest) -> None:
    table = await strict.table()
    async with table.socket(0) as socket:
        with pytest.raises(ConnectionClosed) as closed:
            await flood(socket, 300, "x" * 20_000)
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 1008


async def flood(socket: Socket, count: int = 1000, lang: str = "") -> None:
    for _ in range(count):
        await socket.send(type="hello", lang=lang)
    while True:
        await socket.hear("refused")


async def test_no_secret_is_logged(tmp_path: Path) -> None:
    with Server(str(tmp_path / "log.sqlite")) as server:
        async with Guest(server.url) as guest:
            table = await guest.table()
            async with table.socket(0) as socket:
                await socket.hear("state")
            await guest.ask("GET", f"{table.path}?token={table.tokens[0]}")
            await guest.ask("GET", table.path, None, table.tokens[0] + "x")
        server.stop()
        stored = b"".join(file.read_bytes() for file in tmp_path.iterdir())
        created = table.created
        for secret in [*table.tokens, *created["invites"], created["host"], created["watch"]]:
            assert secret not in server.log()
            assert secret.encode() not in stored
        assert '"status": 401' in server.log()
