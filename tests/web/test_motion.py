"""What happened is shown: short, skippable, one after the other; nothing moves when unwanted."""

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import NewGuest
from tests.web.guest import Guest

WATCH = """() => {
  window.flights = [];
  new MutationObserver((changes) => {
    for (const {addedNodes} of changes) for (const node of addedNodes) {
      if (!node.classList?.contains("flying")) continue;
      const [flight] = node.getAnimations();
      const full = document.querySelectorAll(".space.full").length;
      window.flights.push({milliseconds: flight.effect.getTiming().duration, full});
    }
  }).observe(document.body, {childList: true});
}"""


def place_a_bird(guest: Guest) -> None:
    guest.wait_for_turn()
    guest.page.locator(".held[data-lit]").first.click()
    guest.page.locator(".space[data-lit]").first.click()


def flights_of(page: Page) -> Any:
    return page.evaluate("window.flights")


# On a busy machine all may have been shown before anybody looks: then it is tried at another table.
TABLES_TRIED = 4


def flew_in_turn(guest: Guest) -> bool:
    """Three birds are placed in a round: each flies, the last when the others lie there."""
    guest.open_table("songbirds", ["me", "bot:random", "bot:random"], first="0")
    guest.page.evaluate(WATCH)
    place_a_bird(guest)
    expect(guest.page.locator(".space.full")).to_have_count(4)
    flights = flights_of(guest.page)
    assert len(flights) == 3
    assert all(0 < flight["milliseconds"] <= 300 for flight in flights)
    expect(guest.page.locator(".flying")).to_have_count(0)
    return bool(flights[0]["full"] < flights[2]["full"] == 4)


def test_own_and_others_moves_fly_one_after_the_other(new_guest: NewGuest) -> None:
    guest = new_guest(motion=True)
    assert any(flew_in_turn(guest) for _ in range(TABLES_TRIED))


def skipped(guest: Guest, how: str) -> bool:
    """Three bots' moves are shown at once, and the card under the mouse is not picked."""
    guest.open_table("songbirds", ["me", "bot:random", "bot:random", "bot:random"], first="0")
    page = guest.page
    place_a_bird(guest)
    page.wait_for_function("() => document.querySelectorAll('.space.full').length >= 3")
    page.wait_for_timeout(150)
    if how == "key":
        page.keyboard.press("1")
    else:
        page.locator(".held").first.click(force=True)
    page.wait_for_timeout(200)
    mine = page.locator(".question[data-mine]").count()
    return mine == 1 and page.locator(".held[data-picked]").count() == 0


@pytest.mark.parametrize("how", ["click", "key"])
def test_a_click_or_key_skips_and_does_nothing_else(how: str, new_guest: NewGuest) -> None:
    guest = new_guest(motion=True)
    assert any(skipped(guest, how) for _ in range(TABLES_TRIED))


def test_no_motion_for_whoever_wants_none(guest: Guest) -> None:
    guest.play_now("songbirds")
    guest.page.evaluate(WATCH)
    place_a_bird(guest)
    guest.wait_for_turn()
    assert flights_of(guest.page) == []
