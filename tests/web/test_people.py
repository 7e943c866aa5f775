"""A name that moves from laptop to phone, and being forgotten, in the browser."""

import re

from playwright.sync_api import expect

from tests.server.harness import Server
from tests.web.conftest import NewGuest
from tests.web.guest import Guest
from tests.web.looks import faults_of
from tests.web.pictures import picture

PHONE = (390, 844)


def become(guest: Guest, name: str, mark: str = "egg") -> None:
    """Give oneself a name."""
    guest.page.goto("/me")
    guest.page.locator("form.card input:not([type])").fill(name)
    guest.page.locator(f"input[value={mark}]").check(force=True)
    guest.page.locator("form.card .go").click()
    # Whoever goes elsewhere before the answer is here has no key.
    expect(guest.page.locator("section.card > button").first).to_be_visible(timeout=30_000)


def test_a_person_moves_from_laptop_to_phone(
    new_guest: NewGuest, two_places: tuple[Server, Server]
) -> None:
    language = "fr-FR" if two_places[0] is two_places[1] else "en-GB"
    laptop = new_guest(language, at=two_places[0])
    phone = new_guest(language, PHONE, at=two_places[1])
    for guest in (laptop, phone):
        guest.forgiven.append("status of 4(0[14]|22)")
    become(laptop, "<i>Ada</i>")
    laptop.open_table("songbirds", ["me", "bot:random"])
    table = laptop.page.url
    laptop.page.goto("/me")
    shown = laptop.page.locator("[data-code]")
    laptop.page.locator("section.card button:not(form button)").first.click()
    code = shown.inner_text(timeout=30_000)
    assert re.fullmatch("([2-9A-HJKMNP-Z]{4}-){2}[2-9A-HJKMNP-Z]{4}", code)
    phone.page.goto("/me")
    phone.page.locator("section.card input").fill("ABCD-EFGH-JKMN")
    phone.page.locator("section.card form button").click()
    expect(phone.page.locator(".refusal")).to_be_visible(timeout=30_000)
    phone.page.locator("section.card input").fill(code.lower())
    phone.page.locator("section.card form button").click()
    expect(phone.page.locator("form.card input:not([type])")).to_have_value("<i>Ada</i>")
    assert faults_of(laptop.page) == faults_of(phone.page) == []
    picture(laptop, f"me-laptop-{language}")
    picture(phone, f"me-phone-{language}")
    phone.page.goto("/")
    own = phone.page.locator(f'a[href="/table/{table.rpartition("/")[2]}"]')
    expect(own).to_be_visible()
    expect(phone.page.locator("[data-turns]")).to_have_attribute("data-turns", "1")
    own.click()
    expect(phone.page.locator("[data-player='0'][data-me]")).to_be_visible()
    phone.page.goto("/me")
    phone.page.locator("section.card").last.locator("button").click()
    phone.page.locator(".danger").click()
    expect(phone.page.locator("section.card form input")).to_be_visible()
    laptop.page.reload()
    expect(laptop.page.locator("section.card form input")).to_be_visible()
