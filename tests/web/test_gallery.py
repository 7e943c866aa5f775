"""The gallery: every card found by words and facts, each with a link of its own."""

import pytest
from playwright.sync_api import expect

from tests.web.conftest import NewGuest
from tests.web.guest import Guest
from tests.web.looks import GAMES, LAPTOP, PHONE, TOO_SMALL, faults_of, wider_than_screen


def test_words_facts_and_order_choose_the_cards(guest: Guest) -> None:
    page = guest.page
    page.goto("/cards/wingspan")
    cards = page.locator("main ul a")
    expect(page.locator(".count")).to_have_text("233 cards")
    page.get_by_label("Search", exact=True).fill("HERON")
    expect(cards).to_have_count(4)
    page.get_by_label("Search", exact=True).fill("")
    page.locator("[data-filter=habitat][data-value=forest]").click()
    page.locator("[data-filter=nest][data-value=star]").click()
    page.get_by_label("Sort by").select_option("points")
    expect(page.locator(".count")).to_have_text("7 cards")
    assert page.url.endswith("?habitat=forest&nest=star&order=points")
    first = cards.first.inner_text()
    page.reload()
    expect(page.locator(".count")).to_have_text("7 cards")
    assert cards.first.inner_text() == first
    page.get_by_role("button", name="Show all cards").click()
    expect(page.locator(".count")).to_have_text("233 cards")


def test_french_is_found_without_accents_and_ligatures(new_guest: NewGuest) -> None:
    page = new_guest("fr-FR").page
    page.goto("/cards/wingspan")
    page.get_by_label("Chercher", exact=True).fill("grebe a bec bigarre")
    expect(page.locator("main ul a .name")).to_have_text("Grèbe à bec bigarré")
    page.get_by_label("Chercher", exact=True).fill("coeur oeuf")
    expect(page.locator(".count")).to_contain_text("Aucune carte")


def test_a_card_opens_large_with_a_link_of_its_own(guest: Guest) -> None:
    page = guest.page
    page.goto("/cards/wyrmspan?size=large")
    page.locator("main ul a").nth(1).click()
    name = page.locator("#card-name").inner_text()
    link = page.locator("dialog input[readonly]").input_value()
    page.get_by_role("link", name="Next card").click()
    expect(page.locator("#card-name")).not_to_have_text(name)
    page.get_by_role("link", name="Previous card").click()
    expect(page.locator("#card-name")).to_have_text(name)
    page.keyboard.press("Escape")
    expect(page.locator("dialog[open]")).to_have_count(0)
    assert page.url.endswith("/cards/wyrmspan?size=large")
    page.goto(link)
    expect(page.locator("#card-name")).to_have_text(name)


def test_a_card_or_game_that_is_unknown_is_told_in_one_sentence(guest: Guest) -> None:
    guest.forgiven = ["404"]
    guest.page.goto("/cards/wingspan/dodo")
    expect(guest.page.get_by_role("alert")).to_contain_text("There is no card “dodo” in Wingspan")
    expect(guest.page.locator(".count")).to_have_text("233 cards")
    guest.page.goto("/cards/chess")
    expect(guest.page.get_by_role("alert")).to_contain_text("chess")


@pytest.mark.parametrize("game", GAMES)
def test_gallery_is_accessible_and_fits(game: str, guest: Guest) -> None:
    for size in (LAPTOP, PHONE):
        guest.page.set_viewport_size({"width": size[0], "height": size[1]})
        guest.page.goto(f"/cards/{game}")
        guest.page.wait_for_selector("main ul a")
        assert wider_than_screen(guest.page) <= 0
        assert guest.page.evaluate(TOO_SMALL) == []
        assert faults_of(guest.page) == []
