"""A newcomer: the guide that is played, the lobby's life, and the page as an app."""

import json
import re
import urllib.request

import pytest
from playwright.sync_api import expect

from tests.server.harness import Server
from tests.web.conftest import NewGuest
from tests.web.guest import Guest
from tests.web.looks import GAMES, PHONE, faults_of, wider_than_screen


@pytest.mark.parametrize("game", GAMES)
def test_a_first_game_begins_with_its_guide(game: str, guest: Guest) -> None:
    guest.page.goto("/")
    guest.page.locator(f"article[data-game={game}] .learn").click()
    guest.page.wait_for_selector(".question")
    expect(guest.page.locator(".guide")).to_contain_text("1 / ")


def test_a_deed_leads_on_and_the_game_goes_on_after(new_guest: NewGuest) -> None:
    page = new_guest().page
    page.goto("/")
    page.locator("article[data-game=songbirds] .learn").click()
    steps = page.locator(".guide .buttons span")
    expect(steps).to_have_text("1 / 6")
    page.get_by_role("button", name="Next").click()
    expect(steps).to_have_text("2 / 6")
    page.locator(".held[data-lit]").first.click()
    page.locator(".space[data-lit]").first.click()
    expect(steps).to_have_text("3 / 6")
    page.reload()
    expect(steps).to_have_text("3 / 6")
    page.get_by_role("button", name="Skip the guide").click()
    expect(page.locator(".guide")).to_have_count(0)
    expect(page.locator(".question")).to_be_visible()


def test_the_same_deal_for_every_newcomer(new_guest: NewGuest) -> None:
    hands = []
    for _ in range(2):
        page = new_guest().page
        page.goto("/")
        page.locator("article[data-game=songbirds] .learn").click()
        page.wait_for_selector(".held")
        hands.append(page.locator(".held").all_inner_texts())
    assert hands[0] == hands[1]


def test_the_lobby_shows_games_in_play(server: Server, guest: Guest) -> None:
    wish = {"game": "wingspan", "seats": [{"kind": "person"}] * 2, "public": True}
    request = urllib.request.Request(
        f"{server.url}/api/tables", json.dumps(wish).encode(), {"Content-Type": "application/json"}
    )
    urllib.request.urlopen(request).close()
    guest.page.goto("/")
    expect(guest.page.locator(".life")).to_contain_text(re.compile(r"\d+ games? (is|are) in play"))
    guest.page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    assert wider_than_screen(guest.page) <= 0
    assert faults_of(guest.page) == []


def test_the_page_opens_without_a_line_and_says_so(new_guest: NewGuest) -> None:
    guest = new_guest("fr-FR", PHONE, installs=True)
    guest.forgiven = ["ERR_INTERNET_DISCONNECTED", "Failed to load"]
    page = guest.page
    page.goto("/")
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    page.reload()
    page.wait_for_selector("article[data-game=wyrmspan]")
    page.context.set_offline(True)
    page.reload()
    expect(page.get_by_role("status").first).to_contain_text("hors ligne")
    page.context.set_offline(False)
    expect(page.locator("article[data-game=wyrmspan]")).to_be_visible()


def test_the_app_names_its_icons(server: Server) -> None:
    with urllib.request.urlopen(f"{server.url}/manifest.webmanifest") as answer:
        manifest = json.load(answer)
    assert manifest["start_url"] == "/"
    for icon in manifest["icons"]:
        with urllib.request.urlopen(server.url + icon["src"]) as picture:
            assert picture.headers["Content-Type"].split(";")[0] == icon["type"]


def test_rules_have_contents(guest: Guest) -> None:
    page = guest.page
    page.goto("/rules/wyrmspan")
    links = page.get_by_role("navigation", name="Contents").locator("ol a")
    links.nth(5).wait_for()
    assert links.count() == page.locator("article h2").count()
    links.nth(4).click()
    assert page.evaluate("document.querySelector('article h2:nth-of-type(5)').id") in page.url
    page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    assert wider_than_screen(page) <= 0
    assert faults_of(page) == []
