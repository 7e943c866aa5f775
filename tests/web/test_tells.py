"""The table tells: what a question belongs to, what a mat gives, what a goal is worth."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import game_at
from voliere.kernel.game import Game

Sit = Callable[[Game], Page]

CUT = """() => [...document.querySelectorAll(".mat [data-words]")]
  .filter((words) => words.scrollHeight > words.clientHeight + 1)
  .map((words) => words.innerText)"""


def test_a_mat_says_what_its_columns_give(sit: Sit) -> None:
    """Over each column what the action gives when that space is the first free one."""
    page = sit(game_at("wingspan", "turn", 3))
    rails = page.locator(".row[data-habitat=forest] .column .rail")
    expect(rails).to_have_count(5)
    expect(rails.nth(1)).to_contain_text("Take 1 die, +1 die for a card")
    expect(rails.nth(4)).to_contain_text("Take 3 dice")
    expect(page.locator(".rail[data-now]")).to_have_count(3)


@pytest.mark.parametrize("game", ["wingspan", "wyrmspan"])
def test_a_goal_is_read_without_a_mouse(game: str, sit: Sit) -> None:
    """Its full name, what its places are worth, and who stands where."""
    page = sit(game_at(game, "turn", 3))
    goal = page.locator(".goal[data-now]")
    expect(goal).to_contain_text("places 4 · 1")
    expect(goal.locator(".full")).to_be_visible()
    expect(goal.locator(".standings .sign")).to_have_count(2)


@pytest.mark.parametrize("seed", [3, 8])
def test_all_powers_on_the_own_mat_are_read(seed: int, sit: Sit) -> None:
    page = sit(game_at("wingspan", "lay", seed))
    page.set_viewport_size({"width": 1440, "height": 900})
    page.wait_for_selector(".mat [data-words]")
    page.wait_for_function(f"() => ({CUT})().length === 0")


@pytest.mark.parametrize(
    ("game", "topic", "seed", "held"),
    [
        ("wingspan", "pay-food", 1, ".held[data-picked]"),
        ("wyrmspan", "pay-cost", 1, ".tile[data-coming]"),
    ],
)
def test_what_is_paid_for_stays_marked(
    game: str, topic: str, seed: int, held: str, sit: Sit
) -> None:
    """The card in the hand, its space on the mat, and the line over the question."""
    page = sit(game_at(game, topic, seed))
    expect(page.locator(".doing")).to_contain_text("Play ")
    expect(page.locator(held)).to_have_count(1)
    expect(page.locator(".mat [data-coming]")).to_have_count(1)


def test_a_turn_is_asked_in_steps(sit: Sit) -> None:
    """Which action, in which habitat, and how it is paid; what has one way is confirmed."""
    page = sit(game_at("wingspan", "turn", 8))
    asked = page.locator(".asked")
    expect(asked).to_have_text("Choose an action: a bird to play, or a row of your mat.")
    page.locator(".held[data-card=wilsons-snipe]").click()
    expect(asked).to_have_text("Confirm it, or go back.")
    page.keyboard.press("Escape")
    page.locator(".held[data-card=killdeer]").click()
    expect(asked).to_have_text("Killdeer: which habitat?")


def test_the_coach_is_hidden_from_whoever_wants_none(sit: Sit) -> None:
    page = sit(game_at("songbirds", "turn", 1))
    coach = page.locator("header").get_by_role("button", name="Coach")
    expect(coach).to_be_visible()
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("group", name="Coach at the table").get_by_label("hidden").check()
    page.get_by_role("button", name="Close").click()
    expect(coach).to_have_count(0)


def test_a_question_names_the_action_that_it_belongs_to(sit: Sit) -> None:
    page = sit(game_at("wingspan", "die", 3))
    expect(page.locator(".doing")).to_have_text("Gain food")
