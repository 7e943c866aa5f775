"""A real PostgreSQL for the tests: the machine's own, or the one of the `pgserver` package."""

import os
import pwd
import shutil
import signal
import subprocess
import tempfile
import time
from importlib.util import find_spec
from itertools import count
from pathlib import Path

USER = "voliere"
SECONDS = 30
SETTINGS = ("-c", "listen_addresses=", "-c", "fsync=off")
"""Its own durability is not what is tested; the disk is spared."""


def binaries() -> Path:
    """Where PostgreSQL's programs are."""
    if found := shutil.which("initdb"):
        return Path(found).resolve().parent
    installed = sorted(
        Path("/usr/lib/postgresql").glob("*/bin"), key=lambda bin: float(bin.parts[-2])
    )
    if installed:
        return installed[-1]
    package = find_spec("pgserver")
    if package is None or package.origin is None:
        raise RuntimeError("Install PostgreSQL, or the package pgserver, to test the server on it.")
    return Path(package.origin).parent / "pginstall" / "bin"


class Postgres:
    """A cluster in a folder of its own, reached by a Unix socket there; ended and removed after."""

    def __init__(self) -> None:
        self.folder = Path(tempfile.mkdtemp(prefix="voliere-pg-", dir="/tmp"))
        self.user: str | None = None
        self.names = count()
        bin = binaries()
        if os.geteuid() == 0:
            bin = self.give_away(bin)
        self.bin = bin
        self.data = self.folder / "data"
        make = (bin / "initdb", "-D", self.data, "-U", USER, "-A", "trust", "--no-sync")
        self.run(*make, "-E", "UTF8")
        self.start()

    def start(self) -> None:
        """Start, and wait until it answers."""
        self.process = subprocess.Popen(
            [str(self.bin / "postgres"), "-D", str(self.data), "-k", str(self.folder), *SETTINGS],
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            user=self.user,
        )
        self.wait()

    def stop(self) -> None:
        """End it at once."""
        self.process.send_signal(signal.SIGQUIT)
        self.process.wait(SECONDS)

    def give_away(self, bin: Path) -> Path:
        """PostgreSQL refuses to run as root: everything goes to another account."""
        nobody = pwd.getpwnam("nobody")
        self.user = "nobody"
        if "pgserver" in str(bin):
            shutil.copytree(bin.parent, self.folder / "install", symlinks=True)
            bin = self.folder / "install" / "bin"
        self.folder.chmod(0o755)
        os.chown(self.folder, nobody.pw_uid, nobody.pw_gid)
        return bin

    def run(self, *command: object) -> None:
        """Run one of PostgreSQL's programs to its end."""
        words = [str(word) for word in command]
        subprocess.run(words, check=True, capture_output=True, cwd=self.folder, user=self.user)

    def wait(self) -> None:
        """Until it answers."""
        import psycopg

        deadline = time.monotonic() + SECONDS
        while True:
            try:
                psycopg.connect(self.address("postgres")).close()
                return
            except psycopg.OperationalError:
                if time.monotonic() > deadline:
                    raise
                time.sleep(0.1)

    def address(self, database: str) -> str:
        """The address of a database."""
        return f"postgresql://{USER}@/{database}?host={self.folder}"

    def new_database(self) -> str:
        """The address of an empty database."""
        import psycopg

        name = f"test{next(self.names)}"
        with psycopg.connect(self.address("postgres"), autocommit=True) as connection:
            connection.execute(f"CREATE DATABASE {name}".encode())
        return self.address(name)

    def close(self) -> None:
        """End it at once and remove its folder."""
        self.stop()
        shutil.rmtree(self.folder, ignore_errors=True)
