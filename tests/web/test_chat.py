"""Two people talk at a table, each in a language of their own; one of them is muted."""

from playwright.sync_api import expect

from tests.server.harness import Server
from tests.web.conftest import NewGuest
from tests.web.pictures import picture


def test_two_people_talk_in_two_languages(
    new_guest: NewGuest, two_places: tuple[Server, Server]
) -> None:
    ada, bea = new_guest(at=two_places[0]), new_guest("fr-FR", at=two_places[1])
    ada.open_table("songbirds", ["me", "friend"])
    bea.join(ada.invite(), "Béa")
    for person in (ada, bea):
        person.page.locator(".chat-button").click()
    ada.page.locator("[data-phrase=hello]").click()
    expect(bea.page.locator(".chat li span")).to_have_text(["Bonjour !"])
    expect(ada.page.locator(".chat li[data-own] span")).to_have_text(["Hello!"])
    bea.page.locator(".chat input").fill("<img src=x onerror=alert(1)> 1")
    bea.page.locator(".chat input").press("Enter")
    line = ada.page.locator(".chat li[data-speaker='1']")
    expect(line).to_have_count(1)
    expect(line.locator("span")).to_have_text("<img src=x onerror=alert(1)> 1")
    picture(bea, "chat")
    ada.page.locator(".chat .mutes button").click()
    expect(line).to_have_count(0)
    ada.page.locator(".chat input").press("Escape")
    bea.page.locator("[data-phrase=thanks]").click()
    expect(bea.page.locator(".chat li[data-own]")).to_have_count(2)
    ada.page.reload()
    expect(ada.page.locator(".chat-button b")).to_have_count(0)
    ada.page.locator(".chat-button").click()
    expect(ada.page.locator(".chat li[data-own]")).to_have_count(1)
    expect(line).to_have_count(0)
    ada.page.locator(".chat .mutes button").click()
    expect(line).to_have_count(2)
