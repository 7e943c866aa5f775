"""A server with the page, and browsers to look at it."""

import random
from collections.abc import Callable, Iterator

import httpx
import pytest
from playwright.sync_api import Browser, Page, expect, sync_playwright

import voliere
from tests.server.harness import Server
from tests.server.postgres import Postgres
from tests.web.chromium import ADVICE, find_chromium
from tests.web.guest import Guest
from voliere.kernel.game import Game
from voliere.server.page import built

FLAGS = [
    "--headless=new",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-dev-shm-usage",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-extensions",
    "--no-first-run",
    "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1",
]
LAPTOP = (1366, 768)

expect.set_options(timeout=20_000)  # other tests may have both cores

AT_ONCE = """
if (!localStorage.getItem("voliere.settings"))
  localStorage.setItem("voliere.settings", '{"turns": "at-once"}');
"""

NewGuest = Callable[..., Guest]


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    assert built(), "the page is not built: make page"
    with Server(str(tmp_path_factory.mktemp("web") / "voliere.sqlite")) as running:
        yield running


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    program = find_chromium()
    assert program is not None, ADVICE
    with (
        sync_playwright() as playwright,
        playwright.chromium.launch(executable_path=program, args=FLAGS) as running,
    ):
        yield running


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    cluster = Postgres()
    yield cluster
    cluster.close()


@pytest.fixture(scope="session", params=["sqlite", "postgresql"])
def two_places(request: pytest.FixtureRequest) -> Iterator[tuple[Server, Server]]:
    """Where two people come to the same tables: one server, or two that share a PostgreSQL."""
    if request.param == "sqlite":
        server = request.getfixturevalue("server")
        yield server, server
        return
    database = request.getfixturevalue("postgres").new_database()
    with Server(database) as one, Server(database) as two:
        yield one, two


@pytest.fixture
def new_guest(server: Server, browser: Browser) -> Iterator[NewGuest]:
    """Opens a browser of its own for somebody; at the end nobody may have met an error."""
    guests: list[Guest] = []

    def opened(
        language: str = "en-GB",
        size: tuple[int, int] = LAPTOP,
        motion: bool = False,
        confirms: bool = False,
        installs: bool = False,
        at: Server = server,
    ) -> Guest:
        """Unless somebody `confirms`, turns end at once, so that tests of other things go on."""
        context = browser.new_context(
            base_url=at.url,
            locale=language,
            viewport={"width": size[0], "height": size[1]},
            reduced_motion="no-preference" if motion else "reduce",
            service_workers="allow" if installs else "block",
        )
        if not confirms:
            context.add_init_script(AT_ONCE)
        guests.append(Guest(context.new_page()))
        return guests[-1]

    yield opened
    faults = [fault for guest in guests for fault in guest.faults]
    for guest in guests:
        guest.page.context.close()
    assert faults == []


@pytest.fixture
def guest(new_guest: NewGuest) -> Guest:
    return new_guest()


@pytest.fixture
def page(guest: Guest) -> Page:
    return guest.page


MOST = 400
"""Choices after which a question has not come up."""


def game_at(name: str, topic: str, seed: int, options: int = 2) -> Game:
    """A random game in which seat 0 has just been asked this, with so many answers at least."""
    game = voliere.new(name, seats=2, seed=seed, first=0)
    chance = random.Random(seed)
    for _ in range(MOST):
        decision = game.decision
        assert decision is not None
        if decision.seat == 0 and decision.topic == topic and len(decision.options) >= options:
            return game
        game.choose(chance.choice(decision.options))
    raise AssertionError(f"{topic} was not asked")


@pytest.fixture
def sit(server: Server, guest: Guest) -> Callable[[Game], Page]:
    """Sit down at a game that has come so far."""

    def seated(game: Game) -> Page:
        seats = [{}, {"kind": "bot"}]
        wish = {"game": game.name, "seats": seats, "record": game.record().as_json()}
        created = httpx.post(f"{server.url}/api/tables", json=wish).json()
        table, invite = created["table"]["table"], created["invites"][0]
        guest.join(f"/table/{table}#invite={invite}", "Eve")
        guest.wait_for_turn()
        return guest.page

    return seated
