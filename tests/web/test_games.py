"""Whole games in the browser, by clicking only what is offered."""

import random

import pytest
from playwright.sync_api import expect

from tests.web.conftest import NewGuest
from tests.web.guest import Guest


def test_two_people_finish_songbirds(new_guest: NewGuest) -> None:
    """Invite, join, play in two browsers; one reloads in the middle; both see the same end."""
    ana, bo = new_guest(), new_guest("fr-FR")
    ana.open_table("songbirds", ["me", "friend"])
    bo.join(ana.invite(), "Bo")
    expect(ana.page.locator(".invites")).to_have_count(0)
    chance = random.Random(3)
    clicks = 0
    playing = [ana, bo]
    while playing:
        for guest in list(playing):
            if guest.page.locator("dialog.end[open]").count():
                playing.remove(guest)
            elif guest.page.locator(".question[data-mine]").count():
                guest.click_something(chance)
                clicks += 1
        if clicks == 20:
            bo.page.reload()
            bo.page.wait_for_selector(".question")
        assert clicks < 300
        ana.page.wait_for_timeout(10)
    assert [ana.total(seat) for seat in (0, 1)] == [bo.total(seat) for seat in (0, 1)]


@pytest.mark.parametrize("game", ["wingspan", "wyrmspan"])
def test_one_person_finishes(game: str, guest: Guest) -> None:
    """Wingspan against the Automa, Wyrmspan against two bots: Play now, then only what is lit."""
    guest.play_now(game)
    assert guest.play_out(seed=5) > 20
    assert guest.total(0) >= 0
    guest.page.wait_for_selector("dialog.end figure svg")


def test_rematch_and_replay(guest: Guest) -> None:
    """The end leads to a rematch, and to the replay with its slider and step keys."""
    guest.play_now("songbirds")
    guest.play_out(seed=1)
    page = guest.page
    finished = page.url
    page.get_by_role("button", name="Rematch").click()
    page.wait_for_url(lambda url: "/table/" in url and url != finished)
    page.wait_for_selector(".question")
    page.goto(finished)
    page.get_by_role("link", name="Replay").click()
    page.wait_for_selector(".player")
    for key, step in (("ArrowRight", "1 of"), ("ArrowRight", "2 of"), ("ArrowLeft", "1 of")):
        page.keyboard.press(key)
        expect(page.locator("output")).to_contain_text(step)
    page.keyboard.press("End")
    expect(page.locator(".space.full")).to_have_count(25)
    page.locator(".player summary").click()
    with page.expect_download() as saved:
        page.get_by_role("button", name="Download the record").click()
    assert saved.value.suggested_filename.endswith(".json")
