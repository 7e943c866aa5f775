"""A real server process, and clients to talk to it."""

import asyncio
import importlib.util
import json
import os
import signal
import subprocess
import sys
import tempfile
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect

from tests.server.running import Running

ROOT = Path(__file__).parent.parent.parent
SECONDS = 120
"""Far more than anything takes, also on a busy machine."""
PROGRAM = "import sys; from voliere.cli import main; main()"
GENEROUS = (
    "--requests-per-second=100000",
    "--messages-per-second=100000",
    "--connections-per-address=100000",
)


def example_client() -> Any:
    """The module examples/client.py."""
    spec = importlib.util.spec_from_file_location("client", ROOT / "examples" / "client.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


class Server(Running):
    """A server process on 127.0.0.1, which can be killed and started again at its port."""

    def __init__(
        self,
        database: str,
        *flags: str,
        files: int | None = None,
        program: tuple[str, ...] = (sys.executable, "-c", PROGRAM),
    ) -> None:
        """`files`: how many open files the process may have. `program`: the `voliere` to start."""
        self.program = program
        self.database = database
        self.files = files
        self.flags = flags or ("--tables-per-address=100000", "--absent-seconds=0", *GENEROUS)
        self.port = 0
        self.log_file = tempfile.TemporaryFile("w+")  # noqa: SIM115 (closed with the server)
        self.start()

    def start(self) -> None:
        """Start, and wait until the port is bound."""
        limit = ["sh", "-c", f'ulimit -n {self.files}; exec "$@"', "sh"] if self.files else []
        command = [*limit, *self.program, "serve", "--lang=en"]
        self.process = subprocess.Popen(
            [*command, f"--port={self.port}", f"--database={self.database}", *self.flags],
            stdout=subprocess.PIPE,
            stderr=self.log_file,
            text=True,
            env={**os.environ, "PYTHONUNBUFFERED": "1"},
        )
        assert self.process.stdout is not None
        words = self.process.stdout.readline().split()
        assert words, self.log()
        self.url = words[-1].rstrip("/")
        self.port = int(self.url.rpartition(":")[2])

    def kill(self) -> None:
        """End at once, as a power cut would."""
        self.end(signal.SIGKILL)

    def stop(self) -> None:
        """Ask it to end."""
        self.end(signal.SIGTERM)

    def end(self, how: signal.Signals) -> None:
        """Send a signal and wait for the end."""
        if self.process.poll() is None:
            self.process.send_signal(how)
        self.process.communicate(timeout=SECONDS)

    def log(self) -> str:
        """All that it logged so far."""
        self.log_file.seek(0)
        return self.log_file.read()

    def leave(self) -> None:
        """End it, and close its log."""
        self.stop()
        self.log_file.close()


class Guest:
    """Somebody who uses the HTTP part: without TLS, so no certificates are read."""

    def __init__(self, server: str) -> None:
        self.server = server
        self.http = httpx.AsyncClient(base_url=server, timeout=SECONDS, verify=False)

    async def ask(
        self, method: str, path: str, body: Any = None, token: str | None = None, **more: Any
    ) -> httpx.Response:
        """A request, with a bearer token if there is one."""
        headers = more.pop("headers", {}) | ({"Authorization": f"Bearer {token}"} if token else {})
        return await self.http.request(method, path, json=body, headers=headers, **more)

    async def get(self, path: str, token: str | None = None) -> Any:
        """What a GET answers, which must be fine."""
        return checked(await self.ask("GET", path, None, token))

    async def post(self, path: str, body: Any = None, token: str | None = None) -> Any:
        """What a POST answers, which must be fine."""
        return checked(await self.ask("POST", path, body, token))

    async def table(
        self, game: str = "songbirds", seats: int | list[Any] = 2, **wish: Any
    ) -> "Seated":
        """A new table with persons on so many seats, or as wished; all persons have joined."""
        wishes = [{}] * seats if isinstance(seats, int) else seats
        created = await self.post("/api/tables", {"game": game, "seats": wishes, **wish})
        name = created["table"]["table"]
        tokens = [
            (await self.post(f"/api/tables/{name}/seats", {}, invite))["token"] if invite else ""
            for invite in created["invites"]
        ]
        return Seated(self.server, name, tokens, created)

    async def __aenter__(self) -> "Guest":
        return self

    async def __aexit__(self, *error: object) -> None:
        await self.http.aclose()


class Seated:
    """A table with the tokens of its seats."""

    def __init__(self, server: str, name: str, tokens: list[str], created: Any) -> None:
        self.server = server
        self.name = name
        self.path = f"/api/tables/{name}"
        self.tokens = tokens
        self.created = created

    def token(self, seat: int | None) -> str | None:
        """The token of a seat, or of the gallery."""
        watch: str | None = self.created["watch"]
        return watch if seat is None else self.tokens[seat]

    @asynccontextmanager
    async def socket(
        self, seat: int | None, server: str | None = None, **hello: Any
    ) -> AsyncIterator["Socket"]:
        """A socket that has said hello as a seat or a spectator."""
        async with open_socket(server or self.server, self.name) as socket:
            await socket.send(type="hello", token=self.token(seat), **hello)
            socket.welcome = await socket.hear("welcome")
            yield socket


class Socket:
    """A socket that speaks JSON."""

    def __init__(self, raw: ClientConnection) -> None:
        self.raw = raw
        self.welcome: Any = None

    async def send(self, **message: Any) -> None:
        """Send a message."""
        await self.raw.send(json.dumps(message))

    async def hear_text(self) -> str:
        """The next message as it came."""
        text = await asyncio.wait_for(self.raw.recv(), SECONDS)
        assert isinstance(text, str)
        return text

    async def hear(self, kind: str) -> Any:
        """The next message of this type; those of other types are passed over."""
        while (message := json.loads(await self.hear_text()))["type"] != kind:
            pass
        return message

    async def choose(self, state: Any, place: int = 0, **more: Any) -> str:
        """Answer a state with one of its options; the option's text."""
        option: str = state["view"]["decision"]["options"][place]["text"]
        await self.send(type="choose", number=state["number"], option=option, **more)
        return option


@asynccontextmanager
async def open_socket(server: str, table: str) -> AsyncIterator[Socket]:
    """A socket to a table, before hello."""
    address = f"ws{server.removeprefix('http')}/api/tables/{table}/socket"
    async with connect(address, max_size=None) as raw:
        yield Socket(raw)


def checked(response: httpx.Response) -> Any:
    """The JSON of a response, which must be fine."""
    assert response.is_success, response.text
    return response.json()
