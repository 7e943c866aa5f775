"""After a game: the end sheet, and the replay by turn and by choice."""

import re
import time
from typing import Any

import httpx
import pytest
from playwright.sync_api import Page, expect

from tests.server.harness import Server
from tests.web.conftest import NewGuest
from tests.web.guest import Guest
from tests.web.looks import LAPTOP, PHONE, TOO_SMALL, faults_of, wider_than_screen


def finished(
    server: Server, game: str, seats: int, level: str = "easy", **settings: Any
) -> dict[str, Any]:
    """A public table at which bots have played a game to its end."""
    bots = [{"kind": "bot", "level": level}] * seats
    wish = {"game": game, "seats": bots, "settings": settings, "public": True}
    with httpx.Client(base_url=server.url, timeout=60) as client:
        table = client.post("/api/tables", json=wish).json()["table"]["table"]
        for _ in range(600):
            info: dict[str, Any] = client.get(f"/api/tables/{table}").json()
            if info["state"] == "finished" and info["replay"]:
                return info
            time.sleep(0.1)
    raise AssertionError("the bots did not finish")


@pytest.fixture(scope="module")
def extended(server: Server) -> dict[str, Any]:
    """An extended game of Songbirds."""
    return finished(server, "songbirds", 3, rounds=2)


def headline(page: Page) -> Any:
    return page.locator("dialog.end h1")


def test_the_end_says_who_wins_by_how_much_and_each_round(
    extended: dict[str, Any], new_guest: NewGuest
) -> None:
    page = new_guest().page
    page.goto(f"/table/{extended['table']}")
    totals = sorted(sheet["total"] for sheet in extended["scores"])
    margin = totals[-1] - totals[-2]
    told = rf"wins by {margin} point" if margin else "tie-break|Shared victory"
    expect(headline(page)).to_have_text(re.compile(told))
    rounds = page.locator("dialog.end .rounds tbody tr")
    expect(rounds).to_have_count(2)
    expect(rounds.last.locator("th")).to_have_text("Round 2 of 2")
    first, last = (
        [int(text.replace("−", "-")) for text in row.locator("td").all_inner_texts()]
        for row in rounds.all()
    )
    assert [a + b for a, b in zip(first, last, strict=True)] == [
        sheet["total"] for sheet in extended["scores"]
    ]


def test_solo_and_cooperative_end_with_a_title(server: Server, new_guest: NewGuest) -> None:
    info = finished(server, "songbirds", 2, variant="cooperative")
    page = new_guest("fr-FR").page
    page.goto(f"/table/{info['table']}")
    expect(headline(page)).to_have_text(
        re.compile(r"^(Débutant|Amateur|Apprenti|Professionnel|Superstar), avec −?-?\d+ points?$")
    )


def test_a_picture_of_the_result_is_shared(extended: dict[str, Any], guest: Guest) -> None:
    page = guest.page
    page.goto(f"/table/{extended['table']}")
    with page.expect_download() as download:
        page.get_by_role("button", name="Share picture").click()
    assert download.value.suggested_filename == "songbirds.png"
    assert download.value.path().read_bytes()[:8] == b"\x89PNG\r\n\x1a\n"


WATCH_THE_FAVOURITES = """
window.turned = [];
new MutationObserver(() => {
  const turned = document.querySelectorAll(".finale .turned").length;
  const totals = document.querySelectorAll("dialog.end tr.total").length;
  if (document.querySelector(".finale") && window.turned.at(-1)?.[0] !== turned)
    window.turned.push([turned, totals]);
}).observe(document, { subtree: true, childList: true, attributes: true });
"""
"""Keeps how many favourites were turned over, and how many score sheets stood beside them."""


def test_favourites_turn_over_one_by_one(new_guest: NewGuest) -> None:
    guest = new_guest(motion=True)
    guest.open_table("songbirds", ["me", "bot:random"])
    guest.page.evaluate(
        """localStorage.setItem("voliere.settings", '{"turns": "at-once", "speed": "quick"}')"""
    )
    guest.page.reload()
    guest.page.evaluate(WATCH_THE_FAVOURITES)
    guest.play_out(seed=3)
    expect(headline(guest.page)).to_be_visible()
    assert guest.page.evaluate("window.turned") == [[0, 0], [1, 0], [2, 0]]
    expect(guest.page.locator("dialog.end tr.total")).to_have_count(1)


@pytest.fixture
def replay(extended: dict[str, Any], guest: Guest) -> Page:
    """The replay of the extended game, at its beginning."""
    guest.page.goto(f"/replay/{extended['replay']}")
    expect(guest.page.locator(".told")).to_have_text("The game is about to begin.")
    guest.page.get_by_text("Speed, rounds, links").click()
    return guest.page


def test_a_replay_goes_by_turn_and_by_choice(replay: Page) -> None:
    output = replay.locator(".player output")
    expect(output).to_have_text(re.compile(r"Turn 1 of \d+ · choice 0 of \d+"))
    replay.get_by_role("button", name="One step on").click()
    expect(output).to_have_text(re.compile("Turn 2 .* choice 1 of"))
    expect(replay.locator(".told")).to_have_text(re.compile(r"Bot \d \(easy\)"))
    replay.keyboard.press("End")
    expect(output).to_have_text(re.compile(r"choice (\d+) of \1$"))
    replay.get_by_label("Step by").select_option("choice")
    replay.get_by_role("button", name="One step back").click()
    expect(output).not_to_have_text(re.compile(r"choice (\d+) of \1$"))
    replay.get_by_role("button", name="Go to round 2").click()
    expect(replay.get_by_role("button", name="Go to round 2")).to_have_attribute(
        "aria-pressed", "true"
    )
    replay.get_by_role("button", name="To the beginning").click()
    expect(output).to_have_text(re.compile("choice 0 of"))


def test_a_replay_plays_by_itself_until_stopped(replay: Page) -> None:
    replay.get_by_label("Speed").select_option("quick")
    replay.get_by_role("button", name="Play by itself").click()
    expect(replay.locator(".player output")).to_have_text(re.compile("choice [2-9] of"))
    replay.get_by_role("button", name="Stop playing").click()
    at = replay.locator(".player output").inner_text()
    replay.wait_for_timeout(900)
    assert replay.locator(".player output").inner_text() == at


def test_a_moment_has_a_link(replay: Page) -> None:
    replay.keyboard.press("ArrowRight")
    replay.keyboard.press("ArrowRight")
    link = replay.locator(".link input").input_value()
    assert link.endswith("?at=2")
    assert replay.url == link
    replay.get_by_role("button", name="Link to this moment").click()
    replay.goto(link)
    expect(replay.locator(".player output")).to_have_text(re.compile("choice 2 of"))


@pytest.mark.parametrize("at", ["9999", "-1", "crow"])
def test_a_moment_that_does_not_exist_is_told_in_a_sentence(
    at: str, extended: dict[str, Any], guest: Guest
) -> None:
    guest.page.goto(f"/replay/{extended['replay']}?at={at}")
    expect(guest.page.get_by_role("alert")).to_have_text(re.compile("There is no such moment"))
    expect(guest.page.locator(".player output")).to_have_text(re.compile(r"choice (\d+) of \1$"))


def test_a_replay_that_does_not_exist_is_told_in_a_sentence(guest: Guest) -> None:
    guest.forgiven = ["404"]
    guest.page.goto("/replay/nothing")
    expect(guest.page.get_by_role("alert")).to_contain_text("nothing")


@pytest.mark.parametrize("size", [LAPTOP, PHONE])
def test_end_and_replay_are_accessible_and_fit(
    size: tuple[int, int], extended: dict[str, Any], new_guest: NewGuest
) -> None:
    page = new_guest("fr-FR", size).page
    for place, ready in ((f"/table/{extended['table']}", "dialog.end h1"), ("", ".player")):
        page.goto(place or f"/replay/{extended['replay']}?at=9")
        page.wait_for_selector(ready)
        assert wider_than_screen(page) <= 0
        assert page.evaluate(TOO_SMALL) == []
        assert faults_of(page) == []
