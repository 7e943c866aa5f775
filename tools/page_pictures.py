"""Takes the pictures of the page for the docs: `python -m tools.page_pictures`.

Needs the built page and a Chromium; each picture is of a game some clicks after its beginning.
"""

import random
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import Browser, Page, sync_playwright

from tests.server.harness import Server
from tests.web.chromium import ADVICE, find_chromium
from tests.web.conftest import AT_ONCE, FLAGS
from tests.web.guest import OFFERED, Guest
from tests.web.test_after import finished

PICTURES = Path(__file__).parent.parent / "docs/pictures"
LAPTOP = (1440, 900)
PHONE = (360, 740)
REVIEWED = 300_000
SHOTS = [
    ("songbirds", "en-GB", LAPTOP, 14),
    ("wingspan", "fr-FR", LAPTOP, 70),
    ("wyrmspan", "en-GB", LAPTOP, 90),
    ("songbirds", "fr-FR", PHONE, 8),
    ("wingspan", "en-GB", PHONE, 60),
    ("wyrmspan", "fr-FR", PHONE, 60),
]
NO_GUIDE = """for (const game of ["songbirds", "wingspan", "wyrmspan"])
  localStorage.setItem(`voliere.guide.${game}`, "done");"""
TAKE_NOTHING_BACK = "[data-lit]:not(:disabled):not([data-picked]), .question [data-enter]"


@contextmanager
def stage() -> Iterator[tuple[Browser, Server]]:
    """A browser and a server without tables, for as long as pictures are taken."""
    program = find_chromium()
    assert program is not None, ADVICE
    with (
        tempfile.TemporaryDirectory() as directory,
        Server(str(Path(directory, "voliere.sqlite"))) as server,
        sync_playwright() as playwright,
        playwright.chromium.launch(executable_path=program, args=FLAGS) as browser,
    ):
        yield browser, server


def opened(browser: Browser, server: Server, language: str, size: tuple[int, int]) -> Page:
    """A browser of its own, without the guide over the table."""
    page = browser.new_context(
        base_url=server.url,
        locale=language,
        viewport={"width": size[0], "height": size[1]},
        reduced_motion="reduce",
    ).new_page()
    page.add_init_script(NO_GUIDE)
    page.add_init_script(AT_ONCE)
    return page


def keep(page: Page, name: str) -> None:
    """Take the picture, with the mouse out of the way."""
    page.mouse.move(0, 0)
    page.wait_for_timeout(300)
    page.screenshot(path=PICTURES / f"{name}.jpg", type="jpeg", quality=72)


def play(guest: Guest, clicks: int) -> None:
    """Click what is lit rather than what declines, so that there is something to see."""
    chance = random.Random(clicks)
    for _ in range(clicks):
        if not guest.wait_for_turn():
            return
        lit = guest.page.locator(TAKE_NOTHING_BACK).count() > 0
        guest.click_something(chance, TAKE_NOTHING_BACK if lit else OFFERED)
    guest.wait_for_turn()


def tables(browser: Browser, server: Server) -> None:
    """Each game, some clicks after its beginning."""
    for game, language, size, clicks in SHOTS:
        guest = Guest(opened(browser, server, language, size))
        guest.play_now(game)
        play(guest, clicks)
        keep(guest.page, f"page-{game}{'-phone' if size == PHONE else ''}")
        guest.page.context.close()


def lobby(browser: Browser, server: Server) -> None:
    """The lobby, and a new table with its options."""
    page = opened(browser, server, "en-GB", LAPTOP)
    page.goto("/")
    page.wait_for_selector("article[data-game=wyrmspan]")
    keep(page, "page-lobby")
    page.goto("/new/wingspan")
    page.wait_for_selector("form")
    keep(page, "page-new")
    page.context.close()


def company(browser: Browser, server: Server) -> None:
    """A host with an invite to hand out, a friend who comes with it, and somebody who watches."""
    host, friend, watcher = (Guest(opened(browser, server, "en-GB", LAPTOP)) for _ in range(3))
    host.open_table("songbirds", ["me", "friend"], public=True, first="0")
    keep(host.page, "page-invite")
    link = host.invite()
    friend.page.goto(link)
    friend.page.wait_for_selector(".join")
    keep(friend.page, "page-join")
    friend.join(link, "Robin")
    watcher.page.goto(host.page.url)
    watcher.page.wait_for_selector(".forest")
    for guest in (host, friend, host, friend):
        guest.wait_for_turn()
        guest.page.locator(".held[data-lit]").first.click()
        guest.page.locator(".space[data-lit]").first.click()
    keep(watcher.page, "page-watching")
    for guest in (host, friend, watcher):
        guest.page.context.close()


def term(browser: Browser, server: Server) -> None:
    """A rule term with its explanation open."""
    guest = Guest(opened(browser, server, "fr-FR", LAPTOP))
    guest.play_now("wingspan")
    play(guest, 20)
    guest.page.locator("aside .term").first.click()
    keep(guest.page, "page-term")
    guest.page.context.close()


def end(browser: Browser, server: Server) -> None:
    """The end of a game, and its replay."""
    guest = Guest(opened(browser, server, "en-GB", LAPTOP))
    guest.play_now("wyrmspan")
    guest.play_out(seed=5)
    guest.page.wait_for_selector("dialog.end figure svg")
    keep(guest.page, "page-end")
    guest.page.get_by_role("link", name="Replay").click()
    guest.page.wait_for_selector(".player")
    guest.page.locator("input[type=range]").fill("60")
    keep(guest.page, "page-replay")
    guest.page.context.close()


def review(browser: Browser, server: Server) -> None:
    """What the coach says of a finished game."""
    replay = finished(server, "wingspan", 2)["replay"]
    page = opened(browser, server, "en-GB", LAPTOP)
    page.goto(f"/review/{replay}")
    page.get_by_role("button", name="Begin a quick review").click()
    page.wait_for_selector(".moments", timeout=REVIEWED)
    keep(page, "page-review")
    page.context.close()


def main() -> None:
    """All pictures."""
    with stage() as (browser, server):
        for take in (lobby, company, tables, term, end, review):
            take(browser, server)


if __name__ == "__main__":
    main()
