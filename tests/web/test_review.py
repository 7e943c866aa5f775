"""A finished game, looked at with the coach: what the page tells of it, by key and on a phone."""

import json
import re
from typing import Any

import httpx
import pytest
from playwright.sync_api import Page, Route, expect

from tests.server.harness import Server
from tests.web.conftest import NewGuest
from tests.web.looks import PHONE, TOO_SMALL, faults_of, wider_than_screen
from tests.web.test_after import finished
from voliere.coach import review
from voliere.kernel.record import read_record

BLUNDERS = 2


@pytest.fixture(scope="module")
def replay(server: Server) -> str:
    return str(finished(server, "songbirds", 2)["replay"])


@pytest.fixture(scope="module")
def told(server: Server, replay: str) -> dict[str, Any]:
    """A review after hardly a thought, in which two choices of the first seat are blunders."""
    with pytest.MonkeyPatch.context() as patch:
        for number in ("PLAYED_OUT", "LUCK_WORLDS", "CURVE_GAMES"):
            patch.setattr(review, number, 1)
        with httpx.Client(base_url=server.url) as client:
            record = client.get(f"/api/replays/{replay}").json()["record"]
        found = review.Review(read_record(record), worlds=1).run()
    own = [moment for moment in found["moments"] if moment["seat"] == 0][:BLUNDERS]
    for moment in own:
        moment["name"] = "blunder"
    found["turning"][0] = [moment["number"] for moment in own]
    return found


def lay_before(page: Page, told: dict[str, Any]) -> None:
    """The server's answer to whoever asks for the review, once somebody has."""
    asked: list[bool] = []

    def answer(route: Route) -> None:
        asked.extend([True] if route.request.method == "POST" else [])
        state = {"state": "none", "done": 0, "last": 0, "review": None}
        if asked:
            state = {"state": "done", "done": told["last"], "last": told["last"], "review": told}
        route.fulfill(content_type="application/json", body=json.dumps(state))

    page.route("**/api/replays/*/review", answer)


def test_mistakes_are_numbered_found_by_key_and_played_on_from(
    replay: str, told: dict[str, Any], new_guest: NewGuest
) -> None:
    page = new_guest().page
    lay_before(page, told)
    page.goto(f"/replay/{replay}")
    page.get_by_text("Speed, rounds, links").click()
    page.get_by_role("link", name="Review with the coach").click()
    page.get_by_role("button", name="Begin a quick review").click()
    points = page.locator(".moments article")
    expect(points).to_have_count(BLUNDERS)
    expect(page.locator("figure .turn")).to_have_text(["1", "2"])
    assert faults_of(page) == []
    page.keyboard.press("2")
    expect(points.nth(1).get_by_role("button")).to_be_focused()
    page.keyboard.press("Enter")
    page.wait_for_url(re.compile("/table/"))
    expect(page.locator(".question").first).to_be_visible()


def test_a_review_is_read_on_a_phone(
    replay: str, told: dict[str, Any], new_guest: NewGuest
) -> None:
    page = new_guest("fr-FR", PHONE).page
    lay_before(page, told)
    page.goto(f"/review/{replay}")
    page.get_by_role("button", name=re.compile("rapide")).click()
    expect(page.get_by_role("heading", name=re.compile("^Tournants de"))).to_be_visible()
    assert wider_than_screen(page) <= 0
    assert page.evaluate(TOO_SMALL) == []
