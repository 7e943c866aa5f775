"""Two who play Songbirds together: a space that one would leave free, and what may be said."""

from playwright.sync_api import expect

from tests.web.conftest import NewGuest
from tests.web.looks import PHONE, faults_of
from tests.web.pictures import picture


def test_a_space_is_kept_free_for_who_asks(new_guest: NewGuest) -> None:
    ada, bea = new_guest(), new_guest("fr-FR", PHONE)
    ada.open_table("songbirds", ["me", "friend"], variant="cooperative", first=0)
    bea.join(ada.invite(), "Béa")
    bea.page.locator("[data-plead=b1]").click()
    for guest in (ada, bea):
        expect(guest.page.locator("[data-pleas='1']")).to_be_visible()
    label = "À laisser libre en b1 : Béa"
    expect(bea.page.locator("[data-plead=b1][aria-pressed=true]")).to_have_accessible_name(
        f"Ne plus demander de laisser b1 libre. {label}"
    )
    ada.page.locator("[data-plead=b1]").click()
    for guest in (ada, bea):
        expect(guest.page.locator("[data-pleas='0 1']")).to_be_visible()
        guest.page.locator(".chat-button").click()
        expect(guest.page.locator("[data-talk]")).to_be_visible()
    bea.page.locator("[data-phrase=favourite-green]").click()
    expect(ada.page.locator(".chat li span")).to_have_text(["Favourite: green?"])
    picture(ada, "pleas-chat-laptop")
    picture(bea, "pleas-chat-phone")
    for guest in (ada, bea):
        assert faults_of(guest.page) == []
        guest.page.locator(".chat input").press("Escape")
    picture(bea, "pleas-phone")
    ada.page.locator("[data-plead=b1]").click()
    expect(bea.page.locator("[data-pleas='1']")).to_be_visible()
    ada.page.locator(".held[data-lit]").first.click()
    ada.page.locator(".favourite", has_text="Show").click()
    place = ada.page.locator(".space.free[data-lit]:has(+ [data-pleas='1'])")
    expect(place).to_be_visible()
    picture(ada, "pleas-laptop")
    place.click()
    for guest in (ada, bea):
        expect(guest.page.locator("[data-place=b1]")).to_be_visible()
        expect(guest.page.locator("[data-pleas]")).to_have_count(0)
