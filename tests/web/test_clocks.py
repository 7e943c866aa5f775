"""Clocks before all eyes: chosen, run out, lost, and at rest while no server is alive."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from playwright.sync_api import expect
from sqlalchemy import update

from tests.server.harness import GENEROUS, Server
from tests.web.conftest import LAPTOP, NewGuest
from tests.web.guest import Guest
from tests.web.looks import PHONE, faults_of, wider_than_screen
from tests.web.pictures import picture
from voliere.server.engines import engine_for
from voliere.server.rows import PULSE, TABLES

SECONDS = 60
HOUR = 3600


def seated(guests: list[Guest], server: Server, clock: dict[str, Any]) -> None:
    """A table of Songbirds with this clock, at which these sit; the first begins."""
    wish: Any = {
        "game": "songbirds",
        "seats": [{"name": name} for name in ("Ada", "Béa")],
        "settings": {"first": 0},
        "clock": clock,
    }
    created = httpx.post(f"{server.url}/api/tables", json=wish, verify=False).json()
    place = f"/table/{created['table']['table']}"
    for guest, invite in zip(guests, created["invites"], strict=True):
        guest.page.goto(f"{place}#invite={invite}")
        guest.page.locator("form.join button").click()


def test_a_clock_runs_out_before_all_eyes(
    new_guest: NewGuest, two_places: tuple[Server, Server]
) -> None:
    """Whose seat is lost is told so, and is not offered it back."""
    ada = new_guest(at=two_places[0])
    bea = new_guest("fr-FR", PHONE, at=two_places[1])
    seated([ada, bea], two_places[0], {"per": "turn", "seconds": 8, "zero": "lost"})
    for guest in (ada, bea):
        expect(guest.page.locator("[data-clock='0'][data-runs]")).to_be_visible()
        expect(guest.page.locator("[data-clock='0']")).to_have_text(re.compile("0:0[0-8]"))
    for guest in (ada, bea):
        expect(guest.page.locator("[data-player='0'] [data-lost]")).to_be_visible(timeout=30_000)
    expect(ada.page.locator(".invites")).to_contain_text("Your time was over")
    expect(ada.page.locator(".invites button")).to_have_count(0)
    picture(ada, "lost")


def age(server: Server, alive: bool = False) -> None:
    """Let an hour pass in the storage, for its clocks; unless a server was `alive`, none was."""
    engine = engine_for(server.database)
    with engine.begin() as connection:
        past = {"clock_since": TABLES.c.clock_since - HOUR, "deadline": TABLES.c.deadline - HOUR}
        connection.execute(update(TABLES).values(past))
        if not alive:
            connection.execute(update(PULSE).values(at=PULSE.c.at - HOUR))
    engine.dispose()


@pytest.fixture(params=["sqlite", "postgresql"])
def doomed(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[list[Server]]:
    """One server, or two that share a PostgreSQL, for a test that ends them."""
    if request.param == "sqlite":
        with Server(str(tmp_path / "doomed.sqlite"), *GENEROUS) as server:
            yield [server]
        return
    database = request.getfixturevalue("postgres").new_database()
    with Server(database, *GENEROUS) as one, Server(database, *GENEROUS) as two:
        yield [one, two]


def test_time_without_a_server_is_nobody_s(new_guest: NewGuest, doomed: list[Server]) -> None:
    """An hour without a server: the clock goes on where it was; in an hour with one it runs out."""
    ada = new_guest(at=doomed[0])
    bea = new_guest("fr-FR", at=doomed[-1])
    for guest in (ada, bea):
        guest.forgiven.append("WebSocket connection|ERR_CONNECTION|ERR_EMPTY_RESPONSE")
    seated([ada, bea], doomed[0], {"per": "turn", "seconds": HOUR // 2, "zero": "bot"})
    for guest in (ada, bea):
        expect(guest.page.locator("[data-clock='0'][data-runs]")).to_be_visible()
    for server in doomed:
        server.kill()
    age(doomed[0])
    for server in doomed:
        server.start()
    for guest in (ada, bea):
        guest.page.reload()
        clock = guest.page.locator("[data-clock='0'][data-runs]")
        expect(clock).to_have_text(re.compile("^[23][0-9]:"), timeout=SECONDS * 1000)
    age(doomed[0], alive=True)
    expect(ada.page.locator(".invites button")).to_be_visible(timeout=SECONDS * 1000)
    expect(bea.page.locator("[data-clock='1'][data-runs]")).to_be_visible(timeout=SECONDS * 1000)
    ada.page.locator(".invites button").click()
    expect(ada.page.locator(".invites button")).to_have_count(0, timeout=SECONDS * 1000)


def test_a_clock_is_chosen_when_a_table_is_made(guest: Guest) -> None:
    guest.page.goto("/new/songbirds")
    guest.page.locator("#clock").select_option("game-10")
    guest.page.locator("#zero").select_option("lost")
    expect(guest.page.locator("[name=rated]")).to_be_disabled()
    picture(guest, "new-clock")
    assert faults_of(guest.page) == []
    guest.page.locator("form .go").last.click()
    expect(guest.page.locator("[data-clock='0']")).to_have_text("10:00")


@pytest.mark.parametrize("size", [LAPTOP, PHONE], ids=["laptop", "phone"])
@pytest.mark.parametrize("language", ["en-GB", "fr-FR"])
def test_clocks_and_words_are_legible(
    new_guest: NewGuest, server: Server, language: str, size: tuple[int, int]
) -> None:
    ada, bea = new_guest(language, size), new_guest(language)
    seated([ada, bea], server, {"per": "game", "seconds": 600, "increment": 10})
    expect(ada.page.locator("[data-clock='0'][data-runs]")).to_be_visible()
    ada.page.locator(".chat-button").click()
    ada.page.locator("[data-phrase=hello]").click()
    expect(ada.page.locator(".chat li[data-own]")).to_have_count(1)
    picture(ada, f"clock-and-words-{language}-{size[0]}")
    assert faults_of(ada.page) == []
    assert wider_than_screen(ada.page) <= 0
