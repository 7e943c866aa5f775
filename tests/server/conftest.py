"""Servers for the tests: one on SQLite for each file of tests, PostgreSQL once."""

from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest

from tests.server.harness import Guest, Server
from tests.server.postgres import Postgres


@pytest.fixture(scope="session")
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    cluster = Postgres()
    yield cluster
    cluster.close()


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """An empty database of either kind."""
    if request.param == "sqlite":
        return str(tmp_path / "voliere.sqlite")
    cluster: Postgres = request.getfixturevalue("postgres")
    return cluster.new_database()


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(str(tmp_path_factory.mktemp("server") / "voliere.sqlite")) as running:
        yield running


@pytest.fixture
async def guest(server: Server) -> AsyncIterator[Guest]:
    async with Guest(server.url) as somebody:
        yield somebody
