"""Somebody at the page, who clicks only what is offered."""

import random
import re
from typing import Any

from playwright.sync_api import ConsoleMessage, Page, expect

OFFERED = (
    "[data-lit]:not(:disabled):not([data-picked]), .question [data-bar]:not(:disabled), "
    ".question [data-escape]:not(:disabled), .question [data-decline]:not(:disabled)"
)
ASKED_OR_OVER = ".question[data-mine], dialog.end[open]"
NOT_INSTALLED = "Service Worker registration blocked by Playwright"
"""What the console says at a guest who does not install the page."""
CLICKS = 900
"""More than any game here needs."""
BOTS_MS = 60_000
"""How long the bots may take before the person is asked again, on a busy machine."""

READY = """([asked, offered]) => {
  if (document.querySelector("dialog.end[open]")) return "over";
  return document.querySelector(asked) && document.querySelector(offered) ? "asked" : null;
}"""
CLICK = """([offered, chance]) => {
  const seen = [...document.querySelectorAll(offered)].filter((it) => it.offsetParent !== null);
  const chosen = seen[Math.floor(chance * seen.length)];
  chosen?.click();
  return chosen?.innerText ?? "";
}"""


class Guest:
    """A person with a browser of their own."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.faults: list[str] = []
        self.forgiven: list[str] = []
        """What the console may complain about, as regular expressions."""
        page.set_default_timeout(10_000)
        page.on("pageerror", lambda error: self.faults.append(str(error)))
        page.on("console", self._hear)

    def _hear(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            forgiven = [*self.forgiven, NOT_INSTALLED]
            if not any(re.search(pattern, message.text) for pattern in forgiven):
                self.faults.append(message.text)

    def play_now(self, game: str) -> None:
        """One click in the lobby."""
        self.page.goto("/")
        self.page.locator(f"article[data-game={game}] button.go").click()
        self.page.wait_for_selector(".question")

    def open_table(
        self, game: str, holders: list[str], public: bool = False, **options: Any
    ) -> None:
        """A new table; holders are `me`, `friend`, `beside`, `anyone` or `bot:level`."""
        self.page.goto(f"/new/{game}")
        self.page.get_by_role("button", name=str(len(holders)), exact=True).click()
        for seat, holder in enumerate(holders):
            self.page.select_option(f"#seat-{seat}", holder)
        for name, value in options.items():
            self.page.select_option(f"#setting-{name}", str(value))
        if public:
            self.page.locator(".public input:not([name=rated])").check()
        self.page.locator("form button.go").click()
        self.page.wait_for_selector(".question, .curtain")

    def invite(self) -> str:
        """The first invite link that the table offers."""
        return self.page.locator(".invites input").first.input_value()

    def join(self, link: str, name: str) -> None:
        """Come with an invite link; the secret does not stay in the address."""
        self.page.goto(link)
        self.page.locator(".join input").fill(name)
        assert "#" not in self.page.url
        self.page.locator(".join button.go").click()
        self.page.wait_for_selector(".question")

    def wait_for_turn(self) -> bool:
        """Wait until asked, or until the game is over: then False."""
        ready = self.page.wait_for_function(
            READY, arg=[".question[data-mine]", OFFERED], timeout=BOTS_MS
        )
        return bool(ready.json_value() == "asked")

    def click_something(self, chance: random.Random, offered: str = OFFERED) -> None:
        """Click one of the things that are offered, if it is still there."""
        self.page.evaluate(CLICK, [offered, chance.random()])

    def play_out(self, seed: int) -> int:
        """Click at random among what is offered until the game is over; how many clicks."""
        chance = random.Random(seed)
        for clicks in range(CLICKS):
            if not self.wait_for_turn():
                return clicks
            self.click_something(chance)
        raise AssertionError(f"the game is not over after {CLICKS} clicks")

    def total(self, seat: int) -> int:
        """A seat's total on the score sheet."""
        cell = self.page.locator("dialog.end tr.total td").nth(seat)
        expect(cell).to_have_text(re.compile(r"^[−-]?\d+$"))
        return int(cell.inner_text().replace("−", "-"))
