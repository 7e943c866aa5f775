"""How the page looks to everybody: phones, screen readers, slow lines."""

from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import NewGuest
from tests.web.guest import Guest

ROOT = Path(__file__).parent.parent.parent
AXE = ROOT / "web/node_modules/axe-core/axe.min.js"
PHONE = (360, 740)
GAMES = ("songbirds", "wingspan", "wyrmspan")
TOO_SMALL = """() => [...document.querySelectorAll("body *")]
  .filter((it) => it.offsetParent && it.childNodes.length && [...it.childNodes]
    .some((child) => child.nodeType === 3 && child.textContent.trim() !== ""))
  .filter((it) => parseFloat(getComputedStyle(it).fontSize) < 14)
  .map((it) => `${it.tagName} ${it.className} ${it.textContent.trim().slice(0, 30)}`)"""
AXE_RUN = """async () => (await axe.run({resultTypes: ["violations"]})).violations
  .filter(({impact}) => impact === "serious" || impact === "critical")
  .map(({id, nodes}) => `${id}: ${nodes.slice(0, 3).map((node) => node.html).join(" | ")}`)"""


def faults_of(page: Page) -> list[Any]:
    """What axe calls serious or critical; axe comes in past the content policy."""
    page.evaluate(AXE.read_text())
    found: list[Any] = page.evaluate(AXE_RUN)
    return found


def wider_than_screen(page: Page) -> int:
    """By how many pixels the page must be scrolled sideways."""
    width: int = page.evaluate(
        "document.documentElement.scrollWidth - document.documentElement.clientWidth"
    )
    return width


def test_lobby_is_accessible(guest: Guest) -> None:
    guest.page.goto("/")
    guest.page.wait_for_selector("article[data-game=wyrmspan]")
    assert faults_of(guest.page) == []
    guest.page.goto("/new/songbirds")
    guest.page.wait_for_selector("form")
    assert faults_of(guest.page) == []


@pytest.mark.parametrize("game", GAMES)
def test_table(game: str, new_guest: NewGuest) -> None:
    """No serious fault, no small print, nothing to scroll sideways: on a laptop and a phone."""
    guest = new_guest()
    guest.play_now(game)
    guest.wait_for_turn()
    for size in ((1366, 768), PHONE):
        guest.page.set_viewport_size({"width": size[0], "height": size[1]})
        assert faults_of(guest.page) == []
        assert guest.page.evaluate(TOO_SMALL) == []
        assert wider_than_screen(guest.page) <= 0


CUT = """() => [...document.querySelectorAll(".goals .standings")]
  .filter((it) => it.scrollWidth > it.clientWidth).length"""


@pytest.mark.parametrize("size", [(1366, 768), (1440, 900)])
def test_everybodys_count_for_a_goal_is_seen(size: tuple[int, int], new_guest: NewGuest) -> None:
    guest = new_guest("fr-FR", size)
    guest.open_table("wingspan", ["me", *["bot:random"] * 4])
    guest.page.wait_for_selector(".goals .standings")
    assert guest.page.evaluate(CUT) == 0


COVERED = """() => {
  const bar = document.querySelector(".question").getBoundingClientRect();
  return [...document.querySelectorAll(".space")]
    .filter((space) => space.getBoundingClientRect().bottom > bar.top).length;
}"""


@pytest.mark.parametrize("size", [(1366, 768), (1024, 700)])
def test_a_large_hand_covers_no_space(size: tuple[int, int], new_guest: NewGuest) -> None:
    """Thirteen birds at two seats stay in one row, also below an invite."""
    guest = new_guest("en-GB", size)
    guest.open_table("songbirds", ["me", "friend"], first="0")
    guest.wait_for_turn()
    expect(guest.page.locator(".invites")).to_have_count(1)
    expect(guest.page.locator(".held")).to_have_count(13)
    assert guest.page.evaluate(COVERED) == 0
    guest.page.locator(".held").first.click()
    assert guest.page.evaluate(COVERED) == 0


def test_phone(new_guest: NewGuest) -> None:
    """A turn of Songbirds on a small phone: the question stays in sight."""
    guest = new_guest("fr-FR", PHONE)
    guest.page.goto("/")
    guest.page.wait_for_selector("article[data-game=wyrmspan]")
    assert wider_than_screen(guest.page) <= 0
    guest.play_now("songbirds")
    guest.wait_for_turn()
    guest.page.locator(".held[data-lit]").first.click()
    guest.page.mouse.wheel(0, 400)
    assert guest.page.locator(".asked").is_visible()
    guest.page.locator(".space[data-lit]").first.click()
    guest.page.wait_for_function("() => document.querySelectorAll('.space.full').length > 1")
