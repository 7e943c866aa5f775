"""The table: who may look, undo, keys, lines that break, one device for two."""

import re

from playwright.sync_api import Page, expect

from tests.server.harness import Server
from tests.web.conftest import NewGuest
from tests.web.guest import Guest

SECRET = re.compile(r"(invite|watch|token)=", re.IGNORECASE)


def forest(page: Page) -> int:
    """How many birds lie in the forest."""
    return page.locator(".space.full").count()


def place_a_bird(guest: Guest) -> None:
    """Click the first bird in hand and the first lit space."""
    guest.wait_for_turn()
    guest.page.locator(".held[data-lit]").first.click()
    guest.page.locator(".space[data-lit]").first.click()


def test_spectator(new_guest: NewGuest) -> None:
    """Anybody may watch a public table, sees no hand, and is offered nothing."""
    host, watcher = new_guest(), new_guest()
    host.open_table("songbirds", ["me", "anyone"])
    watcher.page.goto("/")
    watcher.page.get_by_role("link", name="Join").first.click()
    watcher.page.wait_for_selector(".forest")
    expect(watcher.page.locator(".held")).to_have_count(0)
    expect(watcher.page.locator("[data-lit]")).to_have_count(0)
    watcher.page.get_by_role("button", name="Take the seat").click()
    expect(watcher.page.locator(".held")).not_to_have_count(0)


def test_a_spectator_stays_one(new_guest: NewGuest) -> None:
    """Through a whole turn and a reload: sees what happens, no hand, nothing to click."""
    host, watcher = new_guest(), new_guest("fr-FR")
    host.open_table("songbirds", ["me", "bot:random"], public=True, first="0")
    host.wait_for_turn()
    watcher.page.goto("/")
    watcher.page.get_by_role("link", name="Regarder").first.click()
    watcher.page.wait_for_selector(".forest")
    expect(watcher.page.locator(".invites")).to_contain_text("regardez")
    place_a_bird(host)
    host.wait_for_turn()
    expect(watcher.page.locator(".space.full")).to_have_count(3)
    for _ in range(2):
        expect(watcher.page.locator("[data-lit]")).to_have_count(0)
        expect(watcher.page.locator(".held")).to_have_count(0)
        expect(watcher.page.locator("[data-undo]")).to_have_count(0)
        watcher.page.reload()
        watcher.page.wait_for_selector(".forest")
    expect(watcher.page.locator(".space.full")).to_have_count(3)


def test_private_table_stays_shut(new_guest: NewGuest) -> None:
    """Without a token a private table says so in a sentence."""
    host, stranger = new_guest(), new_guest()
    host.open_table("songbirds", ["me", "friend"])
    stranger.page.goto(host.page.url)
    expect(stranger.page.get_by_role("alert")).to_contain_text("private")


def test_secrets_stay_out_of_addresses(new_guest: NewGuest) -> None:
    """An invite stands behind # only, and is gone from the address at once."""
    host, friend = new_guest(), new_guest()
    asked: list[str] = []
    friend.page.on("request", lambda request: asked.append(request.url))
    host.open_table("songbirds", ["me", "friend"])
    friend.join(host.invite(), "Cy")
    assert not any(SECRET.search(url) for url in asked)
    assert not SECRET.search(friend.page.url)


def test_a_bot_instead_of_a_friend_who_never_came(new_guest: NewGuest) -> None:
    host = new_guest()
    host.open_table("songbirds", ["me", "friend"], first="1")
    expect(host.page.locator(".question")).to_contain_text("Waiting for Seat 2")
    host.page.get_by_role("button", name="Let a bot play").click()
    expect(host.page.locator(".invites")).to_have_count(0)
    host.wait_for_turn()
    expect(host.page.locator("header [data-player='1']")).to_contain_text("Bot 2")


def test_a_bot_plays_for_a_friend_who_is_away_until_they_come_back(new_guest: NewGuest) -> None:
    host, friend = new_guest(), new_guest("fr-FR")
    host.page.clock.install()
    host.open_table("songbirds", ["me", "friend"], first="1")
    friend.join(host.invite(), "Anna")
    expect(host.page.locator(".question")).to_contain_text("Waiting for Anna")
    expect(host.page.get_by_role("button", name="Let a bot play")).to_have_count(0)
    host.page.clock.fast_forward("01:01")
    expect(host.page.locator(".invites")).to_contain_text("Anna has not answered for a while.")
    host.page.get_by_role("button", name="Let a bot play").click()
    expect(host.page.locator("header [data-player='1']")).to_contain_text("Anna (bot)")
    host.wait_for_turn()
    expect(friend.page.locator(".invites")).to_contain_text("Un robot joue pour vous.")
    friend.page.get_by_role("button", name="Reprendre mon siège").click()
    expect(friend.page.locator(".invites")).to_have_count(0)
    expect(host.page.locator("header [data-player='1'] .name")).to_have_text("Anna")
    place_a_bird(host)
    assert friend.wait_for_turn()


def test_undo(new_guest: NewGuest) -> None:
    """A wrong tap is taken back, as long as nobody has answered it."""
    host, friend = new_guest(), new_guest()
    host.open_table("songbirds", ["me", "friend"], first="0")
    friend.join(host.invite(), "Di")
    place_a_bird(host)
    expect(friend.page.locator(".space.full")).to_have_count(2)
    host.page.keyboard.press("z")
    expect(host.page.locator(".space.full")).to_have_count(1)
    expect(friend.page.locator(".space.full")).to_have_count(1)
    host.wait_for_turn()


def test_a_turn_is_open_until_it_is_ended(new_guest: NewGuest) -> None:
    """A wrong tap against a bot is taken back without haste, also after a reload; Enter ends."""
    guest = new_guest(confirms=True)
    page = guest.page
    guest.open_table("songbirds", ["me", "bot:random"], first="0")
    place_a_bird(guest)
    expect(page.locator("[data-end]")).to_be_visible()
    expect(page.locator(".space.full")).to_have_count(2)
    page.reload()
    page.locator("[data-undo]").click()
    expect(page.locator(".space.full")).to_have_count(1)
    place_a_bird(guest)
    expect(page.locator("[data-end]")).to_be_visible()
    page.keyboard.press("Enter")
    expect(page.locator(".space.full")).to_have_count(3)
    expect(page.locator("[data-end]")).to_have_count(0)


def test_what_others_did_since_my_turn(new_guest: NewGuest) -> None:
    """The list stands in the bar, and opens by itself for whoever comes back."""
    guest = new_guest(confirms=True)
    page = guest.page
    guest.open_table("songbirds", ["me", "bot:random"], first="0")
    expect(page.locator("[data-since]")).to_have_count(0)
    place_a_bird(guest)
    page.locator("[data-end]").click()
    guest.wait_for_turn()
    page.keyboard.press("s")
    told = page.locator(".since li")
    expect(told).to_have_count(1)
    expect(told).to_contain_text("Bot 2")
    page.keyboard.press("Escape")
    expect(told).to_have_count(0)
    page.reload()
    expect(told).to_have_count(1)


def test_others_see_that_a_turn_is_open(new_guest: NewGuest) -> None:
    host, friend = new_guest(confirms=True), new_guest("fr-FR")
    host.open_table("songbirds", ["me", "friend"], first="0")
    friend.join(host.invite(), "Di")
    place_a_bird(host)
    expect(friend.page.locator(".space.full")).to_have_count(2)
    expect(friend.page.locator(".question")).to_contain_text("Tour encore ouvert")
    host.page.locator("[data-end]").click()
    friend.wait_for_turn()


def test_keyboard_only(guest: Guest) -> None:
    """From the lobby to a bird in the forest without a mouse."""
    page = guest.page
    page.goto("/")
    button = page.locator("article[data-game=songbirds] button.go")
    expect(button).to_be_enabled()
    button.focus()
    page.keyboard.press("Enter")
    page.wait_for_selector(".forest")
    guest.wait_for_turn()
    before = forest(page)
    page.keyboard.press("1")
    expect(page.locator(".held[data-picked]")).to_have_count(1)
    page.keyboard.press("Escape")
    expect(page.locator(".held[data-picked]")).to_have_count(0)
    page.keyboard.press("2")
    for _ in range(30):
        page.keyboard.press("ArrowUp")
        if page.evaluate("document.activeElement.matches('.space[data-lit]')"):
            break
    page.keyboard.press("Enter")
    page.wait_for_function(
        "count => document.querySelectorAll('.space.full').length > count", arg=before
    )


def test_server_restart(guest: Guest, server: Server) -> None:
    """The server dies in the middle of a game; the page comes back by itself and goes on."""
    guest.forgiven = ["WebSocket", "ERR_CONNECTION", "Failed to load resource"]
    guest.play_now("songbirds")
    place_a_bird(guest)
    guest.wait_for_turn()
    before = forest(guest.page)
    server.kill()
    guest.page.wait_for_selector(".offline")
    server.start()
    expect(guest.page.locator(".offline")).to_have_count(0)
    assert forest(guest.page) == before
    assert guest.play_out(seed=2) > 5


def test_hot_seat(guest: Guest) -> None:
    """Two people on one device: a curtain between their hands."""
    guest.open_table("songbirds", ["me", "beside"])
    page = guest.page
    hands = []
    for _ in range(2):
        if page.locator(".curtain").count():
            page.locator(".curtain button").click()
        guest.wait_for_turn()
        hands.append([held.get_attribute("aria-label") for held in page.locator(".held").all()])
        place_a_bird(guest)
        page.wait_for_selector(".curtain")
        expect(page.locator(".held")).to_have_count(0)
    assert not set(hands[0]) & set(hands[1])


def test_both_languages(guest: Guest) -> None:
    """The language is switched at any time, in the middle of a game too."""
    guest.play_now("wingspan")
    page = guest.page
    guest.wait_for_turn()
    english = page.locator(".asked").inner_text()
    page.get_by_role("button", name="Français").click()
    expect(page.locator(".asked")).not_to_have_text(english)
    assert page.evaluate("document.documentElement.lang") == "fr"
    page.reload()
    page.wait_for_selector(".asked")
    expect(page.locator(".log h2")).to_have_text("Journal")
