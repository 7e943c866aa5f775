"""A server with the page, and browsers to look at it."""

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser, Page, sync_playwright

from tests.server.harness import Server
from tests.web.chromium import ADVICE, find_chromium
from tests.web.guest import Guest
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


@pytest.fixture
def new_guest(server: Server, browser: Browser) -> Iterator[NewGuest]:
    """Opens a browser of its own for somebody; at the end nobody may have met an error."""
    guests: list[Guest] = []

    def opened(
        language: str = "en-GB", size: tuple[int, int] = LAPTOP, motion: bool = False
    ) -> Guest:
        context = browser.new_context(
            base_url=server.url,
            locale=language,
            viewport={"width": size[0], "height": size[1]},
            reduced_motion="no-preference" if motion else "reduce",
        )
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
