"""Puzzles and the analysis board in the browser."""

import re

from playwright.sync_api import expect

from tests.web.conftest import NewGuest

PHONE = (390, 844)


def test_a_puzzle_is_answered_by_key_told_and_analysed(new_guest: NewGuest) -> None:
    guest = new_guest()
    page = guest.page
    page.goto("/puzzles/wingspan")
    expect(page.get_by_text("One answer is clearly best. What")).to_be_visible(timeout=30_000)
    expect(page.get_by_role("heading", name="Puzzle of the day")).to_be_visible()
    page.get_by_role("button", name="All answers as a list").click()
    page.keyboard.press("1")
    another = page.get_by_role("button", name="Another puzzle")
    expect(another).to_be_visible()
    expect(page.get_by_role("heading", name="Why").first).to_be_visible()
    kept = page.evaluate("JSON.parse(localStorage.getItem('voliere.puzzles'))")
    assert kept["days"] == 1
    assert len(kept["seen"]) == 1
    assert kept["skill"]["wingspan"]["sigma"] < 25 / 3

    # The same position on the analysis board, by a link that holds it.
    page.keyboard.press("a")
    expect(page.get_by_role("heading", name="Branches")).to_be_visible(timeout=30_000)
    page.get_by_role("button", name="All answers as a list").click()
    page.locator("[data-bar]").first.click()
    branches = page.get_by_role("region", name="Branches")
    expect(branches.get_by_role("listitem")).to_have_count(1)
    page.keyboard.press("ArrowLeft")
    page.locator("[data-bar]").nth(1).click()
    expect(branches.get_by_role("listitem")).to_have_count(2)
    page.get_by_role("button", name="Link to this position").click()
    link = page.get_by_label("A link that holds").input_value()
    other = new_guest(language="fr-FR")
    other.page.goto(link)
    expect(other.page.get_by_role("region", name="Branches").get_by_role("listitem")).to_have_count(
        2, timeout=30_000
    )


def test_a_position_by_hand_is_checked_as_it_is_written(new_guest: NewGuest) -> None:
    guest = new_guest()
    guest.forgiven = ["422"]
    page = guest.page
    page.goto("/analysis")
    field = page.get_by_label("The position, as JSON")
    field.fill('{"game": "wingspan", "seats": 2, "round": 9, "food": [{"gold": 1}, {}]}')
    expect(page.get_by_text(re.compile(r"^\d faults?:$"))).to_be_visible()
    expect(page.get_by_role("button", name="Use this position")).to_be_disabled()
    field.fill('{"game": "songbirds", "seats": 2')
    expect(page.get_by_text("This is not JSON")).to_be_visible()


def test_the_list_of_puzzles_fits_a_phone(new_guest: NewGuest) -> None:
    page = new_guest(language="fr-FR", size=PHONE).page
    page.goto("/puzzles")
    expect(page.get_by_role("link", name="Problème du jour").first).to_be_visible(timeout=30_000)
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE[0]
