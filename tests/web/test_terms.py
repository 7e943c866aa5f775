"""Rule terms open their explanation in place: in the guide, the log, the question, on cards."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import NewGuest
from tests.web.guest import Guest
from tests.web.looks import GAMES, PHONE, faults_of, wider_than_screen

NOTE = ".note:popover-open"


def term_of(page: Page, where: str, word: str) -> None:
    """Focus the first such term in a part of the table."""
    page.locator(f"{where} .term").filter(has_text=re.compile(word, re.IGNORECASE)).first.focus()


def test_by_keyboard(guest: Guest) -> None:
    """Enter opens it with the focus in it, Escape closes it and answers nothing else."""
    guest.play_now("songbirds")
    guest.wait_for_turn()
    page = guest.page
    page.keyboard.press("1")
    while page.locator(".guide .term").count() == 0:
        page.locator(".guide .go").click()
    term_of(page, ".guide", "")
    page.keyboard.press("Enter")
    expect(page.locator(NOTE)).to_contain_text(re.compile(r"\w{4}"))
    assert page.evaluate("document.activeElement.matches('.note')")
    page.keyboard.press("Tab")
    assert page.evaluate("document.activeElement.matches('.note a')")
    page.keyboard.press("Escape")
    expect(page.locator(NOTE)).to_have_count(0)
    assert page.evaluate("document.activeElement.matches('.guide .term')")
    expect(page.locator(".held[data-picked]")).to_have_count(1)


@pytest.mark.parametrize("game", GAMES)
def test_on_a_phone(game: str, new_guest: NewGuest) -> None:
    """A tap on a word of the guide: inside the screen, without a serious fault, in French too."""
    guest = new_guest("fr-FR", PHONE)
    guest.play_now(game)
    page = guest.page
    if page.locator(".setup").count():
        # The guide goes on once the table is laid.
        page.locator("button.bonus").first.click()
        page.locator("button.begin").click()
        page.locator(".setup").wait_for(state="detached")
    for _ in range(5):
        if page.locator(".guide .term").count():
            break
        page.locator(".guide .go").click()
    page.locator(".guide .term").first.click()
    box = page.locator(NOTE).bounding_box()
    assert box is not None
    assert box["x"] >= 0
    assert box["x"] + box["width"] <= PHONE[0]
    assert wider_than_screen(page) <= 0
    assert faults_of(page) == []
    page.locator(".guide .term").first.click()
    expect(page.locator(NOTE)).to_have_count(0)


def test_on_a_card_and_to_the_rules(guest: Guest) -> None:
    """A card shown large explains its words; the link leads to the section of the rules."""
    guest.play_now("wingspan")
    page = guest.page
    page.locator("[data-card]").first.focus()
    page.keyboard.press("i")
    page.locator("dialog[open] dt .term", has_text="Nest").click()
    expect(page.locator(NOTE)).to_contain_text("star")
    with page.expect_popup() as opened:
        page.locator(f"{NOTE} a").click()
    rules = opened.value
    expect(rules.locator("#the-table")).to_be_in_viewport()
    expect(rules.locator("article")).not_to_contain_text("test_")
