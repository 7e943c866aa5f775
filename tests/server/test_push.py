"""Web push: a push service on loopback, and a browser that decrypts what comes."""

import asyncio
import json
import os
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import http_ece
import pytest
from cryptography.hazmat.primitives import serialization
from cryptography.hazmat.primitives.asymmetric import ec
from py_vapid import Vapid02

from tests.server.harness import GENEROUS, Guest, Server
from voliere.server.push import to_base64

pytestmark = pytest.mark.anyio


class Browser:
    """What a browser keeps of its subscription."""

    def __init__(self, endpoint: str) -> None:
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.auth = os.urandom(16)
        self.endpoint = endpoint

    def subscription(self, language: str = "fr") -> dict[str, str]:
        """What its page sends to the server."""
        encoding = serialization.Encoding.X962
        point = serialization.PublicFormat.UncompressedPoint
        public = self.key.public_key().public_bytes(encoding, point)
        return {
            "endpoint": self.endpoint,
            "p256dh": to_base64(public),
            "auth": to_base64(self.auth),
            "language": language,
        }

    def read(self, body: bytes) -> Any:
        """Decrypt what the push service hands on."""
        plain = http_ece.decrypt(
            body, private_key=self.key, auth_secret=self.auth, version="aes128gcm"
        )
        return json.loads(plain)


class Service:
    """A push service: it keeps what it is sent, and answers with its status."""

    def __init__(self) -> None:
        self.sent: asyncio.Queue[tuple[dict[str, str], bytes]] = asyncio.Queue()
        self.status = 201
        self.place = ""

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """One request."""
        head = (await reader.readuntil(b"\r\n\r\n")).decode().split("\r\n")
        headers = {
            name.lower(): value.strip()
            for name, _, value in (line.partition(":") for line in head[1:] if line)
        }
        body = await reader.readexactly(int(headers["content-length"]))
        writer.write(f"HTTP/1.1 {self.status} x\r\nContent-Length: 0\r\n\r\n".encode())
        await writer.drain()
        writer.close()
        self.sent.put_nowait((headers, body))


@asynccontextmanager
async def push_service() -> AsyncIterator[Service]:
    service = Service()
    server = await asyncio.start_server(service.serve, "127.0.0.1", 0)
    service.place = f"127.0.0.1:{server.sockets[0].getsockname()[1]}"
    async with server:
        yield service


async def test_a_closed_page_is_told_of_its_turn(tmp_path: Path) -> None:
    async with push_service() as service:
        flags = (f"--push-services={service.place}", "--push-seconds=1", *GENEROUS)
        with Server(str(tmp_path / "push.sqlite"), *flags) as server:
            async with Guest(server.url) as guest:
                table = await guest.table(settings={"first": 0})
                browser = Browser(f"http://{service.place}/push/abc")
                path = f"{table.path}/notices"
                await guest.post(path, browser.subscription(), table.tokens[1])
                async with table.socket(0) as zero:
                    state = await zero.hear("state")
                    await zero.choose(state)
                headers, body = await asyncio.wait_for(service.sent.get(), 60)
                told = browser.read(body)
                assert told == {
                    "table": table.name,
                    "title": "À vous de jouer",
                    "body": "Songbirds",
                }
                assert headers["content-encoding"] == "aes128gcm"
                claim = headers["authorization"]
                key = (await guest.get("/api/push"))["key"]
                assert f"k={key}" in claim
                assert Vapid02.verify(claim)
                # Who looks at the table is told there.
                async with table.socket(1) as one, table.socket(0) as zero:
                    state = await one.hear("state")
                    await one.choose(state)
                    await asyncio.sleep(3)
                    assert service.sent.empty()
                # A browser that is gone is forgotten.
                service.status = 410
                async with table.socket(0) as zero:
                    await zero.choose(await zero.hear("state"))
                await asyncio.wait_for(service.sent.get(), 60)


async def test_who_may_be_told_and_where(guest: Guest) -> None:
    table = await guest.table()
    path = f"{table.path}/notices"
    good = Browser("https://fcm.googleapis.com/fcm/send/abc").subscription()
    for change, error in (
        ({"endpoint": "https://127.0.0.1:1/x"}, "no-push-service"),
        ({"endpoint": "http://fcm.googleapis.com/x"}, "no-push-service"),
        ({"endpoint": "https://fcm.googleapis.com@evil.example/x"}, "no-push-service"),
        ({"endpoint": "https://evilfcm.googleapis.com.example/x"}, "no-push-service"),
        ({"endpoint": "file:///etc/passwd"}, "no-push-service"),
        ({"endpoint": "https://[::1"}, "no-push-service"),
        ({"p256dh": "AAAA"}, "no-push-key"),
        ({"auth": "short"}, "no-push-key"),
        ({"p256dh": "§" * 20}, "shape"),
        ({"language": "xx"}, "shape"),
    ):
        answer = await guest.ask("POST", path, good | change, table.tokens[0])
        assert answer.json()["error"]["id"] == f"server.{error}", change
    refused = await guest.ask("POST", path, good, table.token(None))
    assert refused.json()["error"]["id"] == "server.not-seated"
    await guest.post(path, good, table.tokens[0])
