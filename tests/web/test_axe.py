"""Every page, large and small, light and dark: nothing that axe minds, nothing too wide."""

import pytest

from tests.web.conftest import NewGuest
from tests.web.looks import LAPTOP, PHONE, TOO_SMALL, faults_of, wider_than_screen

PAGES = {
    "/": "article[data-game=wyrmspan]",
    "/new/wyrmspan": "form .setting",
    "/cards/songbirds": "main",
    "/rules/wingspan": "main h2",
    "/puzzles": "main",
    "/analysis": "main",
    "/me": "main",
    "/worth/wingspan": "main section",
    "/worth/wyrmspan": "main section",
    "/cards/wingspan/barn-swallow": "main",
}


@pytest.mark.parametrize("size", [LAPTOP, PHONE], ids=["laptop", "phone"])
@pytest.mark.parametrize("place", PAGES)
def test_page(place: str, size: tuple[int, int], new_guest: NewGuest) -> None:
    page = new_guest("fr-FR", size).page
    page.goto(place)
    page.wait_for_selector(PAGES[place])
    page.wait_for_load_state("networkidle")
    assert page.evaluate(TOO_SMALL) == []
    assert wider_than_screen(page) <= 0
    for theme in ("light", "dark"):
        page.evaluate("(to) => document.documentElement.dataset.theme = to", theme)
        assert faults_of(page) == [], theme
