"""A table whose bot waits, because many think on this server, says so."""

from pathlib import Path
from typing import Any

import httpx
from playwright.sync_api import expect

from tests.server.harness import GENEROUS, Server
from tests.web.conftest import NewGuest

WISH: Any = {
    "game": "songbirds",
    "seats": [{}, {"kind": "bot", "level": "expert"}],
    "settings": {"first": 1},
}
CROWD = 6
"""Tables before this one; an expert thinks for five seconds, and here only one at a time."""


def test_a_table_says_that_its_bot_waits_for_its_turn(new_guest: NewGuest, tmp_path: Path) -> None:
    with Server(str(tmp_path / "crowd.sqlite"), "--thinkers=1", *GENEROUS) as server:
        guest = new_guest(at=server)
        places = [opened(server) for _ in range(CROWD)]
        guest.page.goto(places[-1])
        guest.page.locator("form.join button").click()
        expect(guest.page.locator(".question")).to_contain_text("Many bots are thinking right now")
        guest.page.close()


def opened(server: Server) -> str:
    """A table at which an expert is asked first; where a person sits down there."""
    created = httpx.post(f"{server.url}/api/tables", json=WISH, verify=False).json()
    return f"/table/{created['table']['table']}#invite={created['invites'][0]}"
