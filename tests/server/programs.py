"""Programs that the tests run for real; what is missing is installed by root, where it can be."""

import os
import shutil
import socket
import subprocess

PATH = f"{os.environ.get('PATH', '')}:/usr/sbin"
PACKAGES = {
    "nginx": "nginx-light",
    "caddy": "caddy",
    "openssl": "openssl",
    "promtool": "prometheus",
    "redis-server": "redis-server",
}
"""The programs, and the Debian packages that have them."""


def found(program: str) -> str | None:
    """Where the program is."""
    return shutil.which(program, path=PATH)


def missing(*programs: str) -> str | None:
    """What to say if one of them is not there and cannot be installed."""
    lacking = [program for program in programs if found(program) is None]
    if lacking and os.name == "posix" and os.geteuid() == 0 and shutil.which("apt-get"):
        packages = [PACKAGES[program] for program in lacking]
        subprocess.run(["apt-get", "update", "--quiet"], check=False)
        install = ["apt-get", "install", "--yes", "--no-install-recommends", *packages]
        subprocess.run(install, check=False)
        lacking = [program for program in lacking if found(program) is None]
    return f"These tests need {', '.join(lacking)}: install them." if lacking else None


def free_port() -> int:
    """A port that nobody listens on."""
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port: int = taken.getsockname()[1]
        return port
