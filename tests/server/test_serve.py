"""`voliere serve` on the command line: how it starts and stops, and what it says if it cannot."""

import socket
import subprocess
import sys
from pathlib import Path

import httpx
import pytest

from tests.server.harness import PROGRAM, Server


def sentence_of(*flags: str) -> str:
    """What a server that cannot start says, in one line and without a traceback."""
    command = [sys.executable, "-c", PROGRAM, "serve", *flags]
    ended = subprocess.run(command, capture_output=True, text=True, timeout=60)
    assert ended.returncode == 2, ended.stderr
    assert len(ended.stderr.splitlines()) == 1, ended.stderr
    return ended.stderr


@pytest.mark.parametrize(
    ("flags", "words"),
    [
        (("--lang=en", "--database=no/such/folder/x"), "The database cannot be opened"),
        (("--lang=fr", "--database=no/such/folder/x"), "ne peut pas être ouverte"),
        (("--lang=en", "--database=postgresql://nobody@/none?host=/nowhere"), "cannot be opened"),
        (("--lang=fr", "--thinkers=0"), "--thinkers doit être au moins 1"),
        (("--lang=en", "--port=x"), "--port needs a whole number"),
    ],
)
def test_what_cannot_be_served(flags: tuple[str, ...], words: str) -> None:
    assert words in sentence_of(*flags)


def test_a_port_that_is_taken(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        words = sentence_of("--lang=en", f"--port={port}", f"--database={tmp_path / 'x.sqlite'}")
    assert f"port {port}" in words


def test_health_and_numbers(tmp_path: Path) -> None:
    with Server(str(tmp_path / "health.sqlite")) as server:
        assert httpx.get(f"{server.url}/healthz").json() == {"status": "ok"}
        numbers = httpx.get(f"{server.url}/metrics").text
        assert 'voliere_requests_total{endpoint="GET /healthz",status="200"} 1.0' in numbers
        server.stop()
        assert server.process.returncode in (0, -15)
        assert '"path": "/healthz"' in server.log()
