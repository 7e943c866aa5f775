"""A real Valkey or Redis for the tests."""

import socket
import subprocess
import time
from importlib.util import find_spec

from tests.server.programs import found, free_port, missing
from tests.server.running import Running

ADVICE = "The tests of --wake need Valkey or Redis and its Python package: install them."
ALONE = ("--save", "", "--appendonly", "no", "--daemonize", "no", "--bind", "127.0.0.1")


def find_redis() -> str | None:
    """The program."""
    return found("valkey-server") or found("redis-server")


class Redis(Running):
    """A server that keeps nothing, and can be ended and started again at its port."""

    def __init__(self) -> None:
        self.port = free_port()
        self.address = f"redis://127.0.0.1:{self.port}/0"
        self.start()

    def start(self) -> None:
        """Start, and wait until it answers."""
        program = find_redis()
        assert program is not None, ADVICE
        command = [program, "--port", str(self.port), *ALONE]
        self.process = subprocess.Popen(command, stdout=subprocess.DEVNULL, cwd="/tmp")
        for _ in range(200):
            try:
                with socket.create_connection(("127.0.0.1", self.port), 5) as line:
                    line.sendall(b"PING\r\n")
                    assert line.recv(16).startswith(b"+PONG")
                    return
            except OSError:
                time.sleep(0.1)
        raise AssertionError(ADVICE)

    def stop(self) -> None:
        """End it at once."""
        self.process.kill()
        self.process.wait(30)


def lacking() -> str | None:
    """What to say if there is none."""
    if find_redis() is None and (advice := missing("redis-server")) is not None:
        return advice
    return None if find_spec("redis") else ADVICE
