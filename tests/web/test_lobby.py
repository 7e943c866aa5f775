"""The lobby: every level that the server lists is one click away."""

import json
from typing import Any

import pytest
from playwright.sync_api import Page, Route, expect

from tests.web.guest import Guest

LEVELS = ["random", "easy", "normal", "hard", "eagle"]


@pytest.fixture
def wishes(page: Page) -> list[Any]:
    """What is asked of a server that knows several levels, one of them without a name here."""
    asked: list[Any] = []

    def games(route: Route) -> None:
        answer = route.fetch().json()
        route.fulfill(json={**answer, "bots": LEVELS})

    def tables(route: Route) -> None:
        if route.request.method == "POST":
            asked.append(json.loads(route.request.post_data or "{}")["seats"])
        route.continue_()

    page.route("**/api/games", games)
    page.route("**/api/tables", tables)
    return asked


@pytest.mark.parametrize(("game", "bots"), [("songbirds", 2), ("wingspan", 0), ("wyrmspan", 2)])
def test_play_now_is_against_normal_bots(
    game: str, bots: int, guest: Guest, wishes: list[Any]
) -> None:
    guest.forgiven = ["Failed to load resource"]
    guest.page.goto("/")
    guest.page.locator(f"article[data-game={game}] button.go").click()
    expect(guest.page.locator(".refusal, .question").first).to_be_visible()
    assert [seat.get("level") for seat in wishes[0]] == [None, *["normal"] * bots]


def test_each_level_is_one_click_and_has_a_name(guest: Guest, wishes: list[Any]) -> None:
    guest.forgiven = ["Failed to load resource"]
    guest.page.goto("/")
    wingspan = guest.page.locator("article[data-game=wingspan] .levels button")
    expect(wingspan).to_have_text(["random", "easy", "normal", "hard", "eagle"])
    guest.page.get_by_role("button", name="Français").click()
    expect(wingspan).to_have_text(["au hasard", "facile", "normal", "difficile", "eagle"])
    wingspan.nth(1).click()
    expect(guest.page.locator(".refusal, .question").first).to_be_visible()
    assert [seat.get("level") for seat in wishes[0]] == [None, "easy"]


def test_seats_offer_each_level(guest: Guest, wishes: list[Any]) -> None:
    guest.page.goto("/new/wyrmspan")
    options = guest.page.locator("#seat-1 option")
    expect(options.nth(4)).to_be_attached()
    assert options.all_inner_texts()[4:] == [f"Bot: {level}" for level in LEVELS]
    assert wishes == []
