"""The decision is on the board: what is asked for is clicked where it lies."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import game_at
from voliere.kernel.game import Game


@pytest.mark.parametrize(
    ("name", "topic", "seed", "thing"),
    [
        ("wingspan", "pay-food", 1, ".larder [data-food] [data-lit]"),
        ("wyrmspan", "pay-cost", 4, ".store [data-resource] [data-lit]"),
        ("wyrmspan", "start-with", 4, ".store [data-resource] [data-lit]"),
    ],
)
def test_paying_is_clicking_what_one_has(
    name: str, topic: str, seed: int, thing: str, sit: Callable[[Game], Page]
) -> None:
    """Food and resources are clicked one by one; Enter pays; Escape lets go of them."""
    page = sit(game_at(name, topic, seed))
    asked = page.locator(".asked").inner_text()
    page.locator(thing).first.click()
    expect(page.locator(".paid").first).to_be_visible()
    store = page.locator(thing.split()[0])
    assert store.evaluate("it => it.scrollWidth <= it.parentElement.clientWidth"), (
        "what one has does not grow over the hand"
    )
    page.locator("[data-escape]").click()
    expect(page.locator(".paid")).to_have_count(0)
    while page.locator(".confirm").count() == 0:
        page.locator(thing).first.click()
    page.keyboard.press("Enter")
    expect(page.locator(".asked")).not_to_have_text(asked)


@pytest.mark.parametrize(
    ("name", "topic", "seed", "thing"),
    [
        ("wingspan", "turn", 3, ".row .action"),
        ("wingspan", "die", 3, ".dice .side"),
        ("wingspan", "draw", 3, ".tray .open"),
        ("wingspan", "lay", 3, ".row .place"),
        ("wingspan", "pay-eggs", 5, ".row .place"),
        ("wingspan", "discard-for", 4, ".hand .held"),
        ("wyrmspan", "turn", 3, ".cave .entry"),
        ("wyrmspan", "set-aside", 3, ".hand .tile"),
        ("wyrmspan", "take", 3, ".display .tile"),
        ("wyrmspan", "lay", 3, ".store button"),
        ("wyrmspan", "mark", 13, ".squares button"),
        ("wyrmspan", "gain", 3, ".store button"),
        ("songbirds", "turn", 3, ".hand .held"),
    ],
)
def test_what_answers_is_lit_where_it_lies(
    name: str, topic: str, seed: int, thing: str, sit: Callable[[Game], Page]
) -> None:
    """One click on a lit thing, and Enter where it asks for more, goes on."""
    page = sit(game_at(name, topic, seed))
    lit = page.locator(f"{thing}[data-lit]")
    expect(lit.first).to_be_visible()
    before = page.locator(".question").inner_text()
    lit.first.click()
    expect(page.locator(".question")).not_to_have_text(before)


def test_no_number_and_no_escape_passes(sit: Callable[[Game], Page]) -> None:
    """Passing the round has a key of its own, which asks once where turns end at once."""
    page = sit(game_at("wyrmspan", "turn", 4))
    passing = page.locator(".question [data-decline]")
    for key in ("1", "Escape", "Escape"):
        page.keyboard.press(key)
    expect(page.locator(".log")).not_to_contain_text("You pass.")
    page.keyboard.press("n")
    expect(passing).to_contain_text("Sure?")
    page.keyboard.press("n")
    expect(page.locator(".log")).to_contain_text("You pass.")
