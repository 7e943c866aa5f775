"""How the page looks to everybody: phones, screen readers, slow lines."""

import random

import httpx
import pytest
from playwright.sync_api import expect

import voliere
from tests.server.harness import Server
from tests.web.conftest import NewGuest, game_at
from tests.web.guest import Guest
from tests.web.looks import GAMES, LAPTOP, PHONE, TOO_SMALL, faults_of, wider_than_screen


def test_lobby_is_accessible(guest: Guest) -> None:
    guest.page.goto("/")
    guest.page.wait_for_selector("article[data-game=wyrmspan]")
    assert faults_of(guest.page) == []
    guest.page.goto("/new/songbirds")
    guest.page.wait_for_selector("form")
    assert faults_of(guest.page) == []


@pytest.mark.parametrize("game", GAMES)
def test_table(game: str, new_guest: NewGuest) -> None:
    """No serious fault, no small print, nothing to scroll sideways: on a laptop and a phone."""
    guest = new_guest()
    guest.play_now(game)
    guest.wait_for_turn()
    for size in (LAPTOP, PHONE):
        guest.page.set_viewport_size({"width": size[0], "height": size[1]})
        assert guest.page.evaluate(TOO_SMALL) == []
        assert wider_than_screen(guest.page) <= 0
        for theme in ("light", "dark"):
            guest.page.evaluate("(to) => document.documentElement.dataset.theme = to", theme)
            assert faults_of(guest.page) == [], (size, theme)


@pytest.mark.parametrize("game", GAMES)
def test_the_board_ends_with_the_window(game: str, new_guest: NewGuest) -> None:
    """Also where things move."""
    guest = new_guest(motion=True)
    guest.play_now(game)
    guest.wait_for_turn()
    over = "document.querySelector('.board').getBoundingClientRect().bottom - innerHeight"
    assert abs(guest.page.evaluate(over)) <= 1


CUT = """() => [...document.querySelectorAll(".goals .standings")]
  .filter((it) => it.scrollWidth > it.clientWidth).length"""


@pytest.mark.parametrize("size", [(1366, 768), (1440, 900)])
def test_everybodys_count_for_a_goal_is_seen(size: tuple[int, int], new_guest: NewGuest) -> None:
    guest = new_guest("fr-FR", size)
    guest.open_table("wingspan", ["me", *["bot:random"] * 4])
    guest.page.wait_for_selector(".goals .standings")
    assert guest.page.evaluate(CUT) == 0


LATE = 330
"""Choices after which the mats hold much."""
OF_A_GOAL = """() => [...document.querySelectorAll(".goals li")].filter((goal) => {
  const box = goal.getBoundingClientRect();
  const parts = [...goal.querySelectorAll(".full, .place")];
  return parts.map((it) => it.getBoundingClientRect())
    .some(({left, right, height}) => height < 10 || left < box.left || right > box.right);
}).map((goal) => goal.textContent)"""


def test_goals_of_five_are_read_on_a_low_screen(new_guest: NewGuest) -> None:
    """Their full names, and who stands where."""
    guest = new_guest("fr-FR", (1366, 768))
    guest.open_table("wingspan", ["me", *["bot:random"] * 4])
    guest.page.wait_for_selector(".goals .standings")
    assert guest.page.evaluate(OF_A_GOAL) == []


OUT_OF_SIGHT = """(parts) => parts.filter((part) => {
  const {height, top, bottom, right} = document.querySelector(part).getBoundingClientRect();
  return height < 40 || top < 0 || bottom > innerHeight + 1 || right > innerWidth + 1;
})"""


@pytest.mark.parametrize("seats", [2, 5])
def test_everybody_and_the_log_are_in_sight(seats: int, new_guest: NewGuest) -> None:
    """On a laptop nothing of Wyrmspan's table needs scrolling, however many sit at it."""
    guest = new_guest("fr-FR", (1440, 900))
    guest.open_table("wyrmspan", ["me", *["bot:random"] * (seats - 1)])
    guest.page.wait_for_selector(".other")
    parts = [".told", *(f".other[data-player='{other}']" for other in range(1, seats))]
    assert guest.page.evaluate(OUT_OF_SIGHT, parts) == []
    guest.page.keyboard.press("o")
    expect(guest.page.locator("dialog[open] .cave")).to_have_count(3)


BELOW_THE_BAR = """() => {
  const mat = document.querySelector(".mat");
  return mat.scrollHeight - mat.clientHeight;
}"""


@pytest.mark.parametrize("seats", [4, 5])
def test_a_late_mat_is_whole(seats: int, new_guest: NewGuest, server: Server) -> None:
    """All three caves, with what their spaces give, at 1440 × 900."""
    game, chance = voliere.new("wyrmspan", seats=seats, seed=5), random.Random(5)
    while (decision := game.decision) is not None:
        if len(game.choices) >= LATE and decision.seat == 0:
            break
        doing = [one for one in decision.options if one.text not in ("decline", "pass")]
        game.choose(chance.choice(doing or decision.options), decision.seat)
    wish = {"game": "wyrmspan", "seats": [{}] * seats, "record": game.record().as_json()}
    created = httpx.post(f"{server.url}/api/tables", json=wish).json()
    guest = new_guest("fr-FR", (1440, 900))
    guest.join(f"/table/{created['table']['table']}#invite={created['invites'][0]}", "Eve")
    guest.wait_for_turn()
    expect(guest.page.locator(".mat .cave .lodger").first).to_be_visible()
    assert guest.page.evaluate(BELOW_THE_BAR) <= 1


COVERED = """() => {
  const bar = document.querySelector(".question").getBoundingClientRect();
  return [...document.querySelectorAll(".space")]
    .map((space) => space.getBoundingClientRect())
    .filter(({top, bottom}) => bottom > bar.top && top < bar.bottom).length;
}"""


@pytest.mark.parametrize("size", [(1366, 768), (1024, 700)])
def test_a_large_hand_covers_no_space(size: tuple[int, int], new_guest: NewGuest) -> None:
    """Thirteen birds at two seats stay in one row, also below an invite."""
    guest = new_guest("en-GB", size)
    guest.open_table("songbirds", ["me", "friend"], first="0")
    guest.wait_for_turn()
    expect(guest.page.locator(".invites")).to_have_count(1)
    expect(guest.page.locator(".held")).to_have_count(13)
    assert guest.page.evaluate(COVERED) == 0
    guest.page.locator(".held").first.click()
    assert guest.page.evaluate(COVERED) == 0


CUT_WORDS = """() => [...document.querySelectorAll("header .status, .tray .text")]
  .filter((it) => it.offsetParent && it.scrollHeight > it.clientHeight + 1)
  .map((it) => it.textContent)"""


@pytest.mark.parametrize("language", ["en-GB", "fr-FR"])
def test_a_phone_cuts_neither_the_round_nor_a_power(
    language: str, new_guest: NewGuest, server: Server
) -> None:
    record = game_at("wingspan", "turn", seed=4).record().as_json()
    wish = {"game": "wingspan", "seats": [{}, {}], "record": record}
    created = httpx.post(f"{server.url}/api/tables", json=wish).json()
    guest = new_guest(language, PHONE)
    guest.join(f"/table/{created['table']['table']}#invite={created['invites'][0]}", "Eve")
    guest.wait_for_turn()
    assert guest.page.evaluate(CUT_WORDS) == []
    guest.page.get_by_role("button", name="Table", exact=True).click()
    expect(guest.page.locator(".tray .text").first).to_be_visible()
    assert guest.page.evaluate(CUT_WORDS) == []


def test_phone(new_guest: NewGuest) -> None:
    """A turn of Songbirds on a small phone: the question stays in sight."""
    guest = new_guest("fr-FR", PHONE)
    guest.page.goto("/")
    guest.page.wait_for_selector("article[data-game=wyrmspan]")
    assert wider_than_screen(guest.page) <= 0
    guest.play_now("songbirds")
    guest.wait_for_turn()
    guest.page.locator(".held[data-lit]").first.click()
    guest.page.mouse.wheel(0, 400)
    assert guest.page.locator(".asked").is_visible()
    guest.page.locator(".space[data-lit]").first.click()
    guest.page.wait_for_function("() => document.querySelectorAll('.space.full').length > 1")
