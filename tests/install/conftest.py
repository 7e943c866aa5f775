"""The packages that we hand out, each installed into an environment of its own."""

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.harness import ROOT, Server
from tests.web.conftest import browser, guest, new_guest

__all__ = ["browser", "guest", "new_guest"]

MINUTES = 600
"""Seconds that an installation may take on a busy machine."""


def run(*words: str | Path, cwd: Path = ROOT, **more: str) -> str:
    """What a program prints; it must end well."""
    ran = subprocess.run(
        [str(word) for word in words],
        cwd=cwd,
        env={**os.environ, **more},
        capture_output=True,
        text=True,
        timeout=MINUTES,
    )
    assert ran.returncode == 0, ran.stdout + ran.stderr
    return ran.stdout


class Installed:
    """An environment in which a package is installed, and nothing of the sources."""

    def __init__(self, folder: Path, package: Path, python: str = sys.executable) -> None:
        self.folder = folder
        run(python, "-m", "venv", folder)
        self.python = folder / "bin" / "python"
        self.voliere = folder / "bin" / "voliere"
        constraints = ROOT / "constraints.txt"
        wanted = f"{package}[server]"
        run(self.python, "-m", "pip", "install", "--quiet", "-c", constraints, wanted)

    def command(self, *words: str, cwd: Path) -> str:
        """What the installed command prints."""
        return run(self.voliere, *words, cwd=cwd, LANG="en_GB.UTF-8")


@pytest.fixture(scope="session")
def dist(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder for what is built here."""
    return tmp_path_factory.mktemp("dist")


@pytest.fixture(scope="session")
def sdist(dist: Path) -> Path:
    """The package of sources, with the page in it."""
    run(sys.executable, "-m", "hatchling", "build", "-t", "sdist", "-d", dist)
    return next(dist.glob("*.tar.gz"))


@pytest.fixture(scope="session")
def pure(dist: Path, sdist: Path) -> Path:
    """The wheel for every machine, built from the sdist with neither Node nor compiler."""
    tools = dist / "bin"
    tools.mkdir()
    for name in ("sh", "env"):
        (tools / name).symlink_to(shutil.which(name) or "")
    pip = (sys.executable, "-m", "pip", "wheel", "--quiet", "--no-deps", "--no-build-isolation")
    run(*pip, "--wheel-dir", dist, sdist, VOLIERE_COMPILE="0", PATH=str(tools))
    return next(dist.glob("*-none-any.whl"))


@pytest.fixture(scope="session")
def manylinux(dist: Path) -> Path:
    """The compiled wheel that `make build` left, with all that it needs beside the C library."""
    built = sorted((ROOT / "dist").glob("*-linux_*.whl"))
    if not built:
        pytest.skip("no compiled wheel here: make build, with a C compiler")
    path = f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}"
    run(sys.executable, "-m", "auditwheel", "repair", "-w", dist, built[-1], PATH=path)
    return next(dist.glob("*manylinux*.whl"))


@pytest.fixture(scope="session", params=["pure", "manylinux"])
def package(request: pytest.FixtureRequest) -> Path:
    """Each of the wheels."""
    wheel: Path = request.getfixturevalue(request.param)
    return wheel


@pytest.fixture(scope="session")
def installed(package: Path, tmp_path_factory: pytest.TempPathFactory) -> Installed:
    """The wheel in an environment of its own."""
    return Installed(tmp_path_factory.mktemp("installed"), package)


@pytest.fixture(scope="session")
def server(installed: Installed, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server of the installed package."""
    database = tmp_path_factory.mktemp("tables") / "voliere.sqlite"
    with Server(str(database), program=(str(installed.voliere),)) as running:
        yield running
