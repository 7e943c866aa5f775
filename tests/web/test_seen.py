"""What players stumbled over once: names, signs, marks, help and the guide."""

import json
import re
import urllib.request
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.server.harness import Server
from tests.web.conftest import NewGuest
from tests.web.guest import Guest

PHONE = (360, 740)
ODD = "[_-]|green|blue|base|choose|random|eagle"
"""Ids that no French sentence holds."""
LONELY = """() => [...document.querySelectorAll(".log li")].filter((line) => {
  const walker = document.createTreeWalker(line, NodeFilter.SHOW_TEXT);
  const texts = [];
  while (walker.nextNode()) texts.push(walker.currentNode);
  const told = texts.filter((text) => text.data.trim()).slice(-2);
  const [word, mark] = told.map((text) => {
    const range = document.createRange();
    range.setStart(text, text.length - 1);
    range.setEnd(text, text.length);
    return range.getBoundingClientRect();
  });
  return told.at(-1).data.trim() === "." && mark.top > word.bottom - 4;
}).map((line) => line.innerText)"""
OVERLAP = """([one, other]) => {
  const [a, b] = [one, other].map((it) => document.querySelector(it).getBoundingClientRect());
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}"""


def sit_down(page: Page, server: Server, game: str, names: list[str], **wish: Any) -> None:
    """A table of people with these names, where the page holds the first seat."""
    seats = [{"kind": "person", "name": name} for name in names]
    body = json.dumps({"game": game, "seats": seats, **wish}).encode()
    asked = urllib.request.Request(
        f"{server.url}/api/tables", body, {"Content-Type": "application/json"}
    )
    with urllib.request.urlopen(asked) as answer:
        created = json.load(answer)
    page.goto(f"/table/{created['table']['table']}#invite={created['invites'][0]}")
    page.locator(".join input").fill(names[0])
    page.locator(".join button.go").click()
    page.wait_for_selector(".question")


def test_rounds_without_a_number_are_said_in_words(
    guest: Guest, page: Page, server: Server
) -> None:
    sit_down(page, server, "songbirds", ["Ada", "Bob"], settings={"rounds": "to-99"})
    expect(page.locator("header .status")).to_have_text("Round 1, until 99 points")


@pytest.mark.parametrize("game", ["wingspan", "wyrmspan"])
def test_everybodys_sign_is_another(game: str, page: Page, server: Server) -> None:
    sit_down(page, server, game, ["Ada", "Alan", "Alonzo"])
    page.wait_for_selector("main .sign")
    assert page.locator("header .sign").all_inner_texts() == ["Ad", "A2", "A3"]
    shapes = page.locator("header .sign").evaluate_all("all => all.map((it) => it.dataset.shape)")
    assert len(set(shapes)) == len(shapes)


@pytest.mark.parametrize("language", ["en-GB", "fr-FR"])
@pytest.mark.parametrize("game", ["songbirds", "wingspan", "wyrmspan"])
def test_help_names_no_ids(game: str, language: str, new_guest: NewGuest) -> None:
    page = new_guest(language).page
    page.goto(f"/new/{game}")
    page.wait_for_selector(".setting")
    for setting in page.locator(".setting").all():
        ids = setting.locator("option").evaluate_all("all => all.map((it) => it.value)")
        odd = [one for one in ids if re.search("[_-]" if language == "en-GB" else ODD, one)]
        help_text = setting.locator(".about").inner_text()
        assert help_text.endswith("."), help_text
        assert [one for one in odd if re.search(rf"\b{one}\b", help_text)] == []


def test_a_full_stop_stays_with_its_word(guest: Guest, page: Page) -> None:
    guest.play_now("wingspan")
    for width in range(1180, 1420, 20):
        page.set_viewport_size({"width": width, "height": 900})
        assert page.evaluate(LONELY) == []


def test_score_rows_begin_with_a_capital(guest: Guest, page: Page) -> None:
    guest.play_now("wingspan")
    guest.play_out(seed=5)
    rows = page.locator("dialog.end tbody th").all_inner_texts()
    assert all(row[:1].isupper() for row in rows), rows
    page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    names = page.locator("dialog.end thead .name").all_inner_texts()
    page.locator("dialog.end a[href^='/replay/']").click()
    page.wait_for_selector(".player")
    assert not page.evaluate(OVERLAP, ["header .languages", "header .home"])
    assert names[1] == "Automa"


def test_a_replay_calls_bots_as_the_table_did(guest: Guest, page: Page) -> None:
    guest.open_table("songbirds", ["me", "bot:easy"])
    bot = page.locator("header [data-player='1'] .name").inner_text()
    guest.play_out(seed=2)
    page.locator("dialog.end a[href^='/replay/']").click()
    page.locator(".player summary").click()
    expect(page.get_by_label("Seen by").locator("option").nth(1)).to_have_text(bot)


def test_food_to_give_back_says_so(guest: Guest, page: Page) -> None:
    guest.play_now("wingspan")
    food = page.locator("button.food").first
    expect(food.locator(".mark")).to_have_text("give back?")
    food.click()
    expect(food.locator(".mark")).to_contain_text("returned")


def test_the_guide_waits_until_there_is_something_to_see(guest: Guest, page: Page) -> None:
    guest.play_now("wingspan")
    page.locator(".guide .go").click()
    expect(page.locator(".ring")).to_have_count(0)
    expect(page.locator(".guide .go")).to_have_count(0)
    page.locator("button.bonus").first.click()
    page.locator("button.begin").click()
    expect(page.locator(".ring")).to_be_visible()
    expect(page.locator(".guide .go")).to_be_visible()
