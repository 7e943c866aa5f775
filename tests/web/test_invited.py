"""Who is invited knows to what; who looks elsewhere is told that it is their turn."""

import re

from playwright.sync_api import expect

from tests.web.conftest import NewGuest
from tests.web.guest import Guest

ELSEWHERE = """
localStorage.setItem("voliere.settings", JSON.stringify({ notice: "on" }));
Object.defineProperty(document, "hidden", { get: () => true });
window.notes = [];
window.Notification = class {
  static permission = "granted";
  constructor(title, { body }) { window.notes.push([title, body]); }
};
"""


def test_an_invite_says_who_invites_to_what(new_guest: NewGuest) -> None:
    ada, bea = new_guest(), new_guest("fr-FR")
    ada.open_table("songbirds", ["me", "friend", "friend"])
    bea.page.goto(ada.invite())
    invited = bea.page.locator(".invited")
    expect(invited).to_contain_text(re.compile(r"\S+ vous invite à une partie de \w+"))
    expect(invited).to_contain_text("2 sièges sont libres.")


def test_a_notice_comes_while_the_page_is_not_seen(guest: Guest) -> None:
    guest.page.add_init_script(ELSEWHERE)
    guest.play_now("songbirds")
    guest.page.wait_for_function("() => window.notes.length > 0", timeout=60_000)
    assert guest.page.evaluate("window.notes[0]") == ["Your turn", "Songbirds"]
