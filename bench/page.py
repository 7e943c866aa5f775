"""How quick the page is, in a real browser: `python -m bench.page` prints the rows of docs/page.md.

The line is throttled as by Lighthouse's "slow 4G"; times are medians of a few runs.
"""

import json
import random
import statistics
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright

from tests.server.harness import Server
from tests.web.chromium import ADVICE, find_chromium
from tests.web.conftest import FLAGS
from tests.web.guest import Guest

RUNS = 5
KILOBYTE = 1000
PATIENCE = 60_000
"""Milliseconds that four bots may take together."""
SLOW_LINE = {
    "offline": False,
    "latency": 150,
    "downloadThroughput": 1_600_000 / 8,
    "uploadThroughput": 750_000 / 8,
}
WATCH_LONG_TASKS = """() => {
  window.longest = 0;
  new PerformanceObserver((list) => {
    for (const task of list.getEntries()) window.longest = Math.max(window.longest, task.duration);
  }).observe({type: "longtask", buffered: false});
}"""
TASKS = ["toplevel", "disabled-by-default-devtools.timeline"]
CLICK_AND_WAIT = """(answer) => new Promise((done) => {
  const before = document.querySelectorAll(answer).length;
  const started = performance.now();
  const look = () => document.querySelectorAll(answer).length > before
    ? requestAnimationFrame(() => done(performance.now() - started)) : setTimeout(look, 1);
  document.querySelector(".space[data-lit]").click();
  look();
})"""


def opened(browser: Browser, server: Server, slow: bool = False) -> Page:
    """A fresh browser with an empty cache."""
    page = browser.new_context(base_url=server.url, locale="en-GB").new_page()
    if slow:
        line = page.context.new_cdp_session(page)
        line.send("Network.enable")
        line.send("Network.emulateNetworkConditions", SLOW_LINE)
    return page


def first_page_bytes(browser: Browser, server: Server) -> float:
    """What the lobby costs over the line, in kB: everything but the tables' lists."""
    page = opened(browser, server)
    line = page.context.new_cdp_session(page)
    line.send("Network.enable")
    received: list[float] = []

    def note(event: dict[str, Any]) -> None:
        received.append(event["encodedDataLength"])

    line.on("Network.loadingFinished", note)
    page.goto("/")
    page.wait_for_selector("article[data-game=wyrmspan] button.go")
    page.wait_for_load_state("networkidle")
    page.context.close()
    return sum(received) / KILOBYTE


def lobby_seconds(browser: Browser, server: Server) -> float:
    """From the address to a button that starts a game, on a slow line."""
    page = opened(browser, server, slow=True)
    page.goto("/", wait_until="commit")
    page.wait_for_selector("article[data-game=wyrmspan] button.go")
    seconds: float = page.evaluate("performance.now()") / 1000
    page.context.close()
    return seconds


def answered_milliseconds(browser: Browser, server: Server) -> float:
    """From a click on a space of Songbirds to the bird on the screen."""
    return click_milliseconds(browser, server, ".space.sent, .space.full")


def stored_milliseconds(browser: Browser, server: Server) -> float:
    """From a click on a space of Songbirds to the bird that the server has stored."""
    return click_milliseconds(browser, server, ".space.full")


def click_milliseconds(browser: Browser, server: Server, answer: str) -> float:
    """From a click on a space of Songbirds until the page shows more of something."""
    guest = Guest(opened(browser, server))
    guest.play_now("songbirds")
    guest.wait_for_turn()
    guest.page.locator(".held[data-lit]").first.click()
    guest.page.wait_for_selector(".space[data-lit]")
    milliseconds: float = guest.page.evaluate(CLICK_AND_WAIT, answer)
    guest.page.context.close()
    return milliseconds


def last_round(browser: Browser, server: Server, begin: Callable[[Page], None]) -> Page:
    """Five seats play Wingspan to its end; `begin` is told when the last round does."""
    guest = Guest(opened(browser, server))
    guest.page.set_default_timeout(PATIENCE)
    guest.page.add_init_script("localStorage.setItem('voliere.guide.wingspan', 'done')")
    guest.open_table("wingspan", ["me", *["bot:random"] * 4])
    chance = random.Random(7)
    last = False
    while guest.wait_for_turn():
        if not last and "4" in guest.page.locator(".status").inner_text().split(",")[0]:
            begin(guest.page)
            last = True
        guest.click_something(chance)
    assert last, "the last round was not reached"
    return guest.page


def longest_task(browser: Browser, server: Server) -> float:
    """The longest task over 50 ms (the browser tells of no shorter ones), or 0, by the clock."""
    page = last_round(browser, server, lambda page: page.evaluate(WATCH_LONG_TASKS))
    milliseconds: float = page.evaluate("window.longest")
    page.context.close()
    return milliseconds


def longest_work(browser: Browser, server: Server) -> float:
    """The most time that one task had the processor for: what other programs take is left out."""
    page = last_round(
        browser, server, lambda page: browser.start_tracing(page=page, categories=TASKS)
    )
    events = json.loads(browser.stop_tracing())["traceEvents"]
    page.context.close()
    named = [event for event in events if event["name"] == "thread_name"]
    main = {
        (event["pid"], event["tid"]) for event in named if event["args"]["name"] == "CrRendererMain"
    }
    tasks = [event for event in events if "RunTask" in event["name"] and "tdur" in event]
    work: float = max(task["tdur"] for task in tasks if (task["pid"], task["tid"]) in main)
    return work / 1000


ROWS: list[tuple[str, Callable[[Browser, Server], float], str, int]] = [
    ("First page, over the line", first_page_bytes, "kB", 1),
    ("Lobby ready to play, slow 4G", lobby_seconds, "s", 3),
    ("From a click to its answer on the screen", answered_milliseconds, "ms", RUNS),
    ("From a click to the stored choice on the screen, loopback", stored_milliseconds, "ms", RUNS),
    ("Longest task, five-seat Wingspan, last round, by the clock", longest_task, "ms", 3),
    ("The same in processor time", longest_work, "ms", 1),
]


def main() -> None:
    """Measure, and print a table."""
    program = find_chromium()
    assert program is not None, ADVICE
    print("| what | measured |\n| --- | --- |")
    with (
        tempfile.TemporaryDirectory() as directory,
        Server(str(Path(directory, "voliere.sqlite"))) as server,
        sync_playwright() as playwright,
        playwright.chromium.launch(executable_path=program, args=FLAGS) as browser,
    ):
        for name, measure, unit, runs in ROWS:
            measured = statistics.median(measure(browser, server) for _ in range(runs))
            print(f"| {name} | {measured:.3g} {unit} |", flush=True)


if __name__ == "__main__":
    main()
