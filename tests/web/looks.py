"""What must hold of every page: legible, not wider than the screen, no serious fault to axe."""

from pathlib import Path
from typing import Any

from playwright.sync_api import Page

ROOT = Path(__file__).parent.parent.parent
AXE = ROOT / "web/node_modules/axe-core/axe.min.js"
LAPTOP = (1366, 768)
PHONE = (360, 740)
GAMES = ("songbirds", "wingspan", "wyrmspan")
TOO_SMALL = """() => [...document.querySelectorAll("body *")]
  .filter((it) => it.offsetParent && it.childNodes.length && [...it.childNodes]
    .some((child) => child.nodeType === 3 && child.textContent.trim() !== ""))
  .filter((it) => parseFloat(getComputedStyle(it).fontSize) < 14)
  .map((it) => `${it.tagName} ${it.className} ${it.textContent.trim().slice(0, 30)}`)"""
AXE_RUN = """async () => (await axe.run({resultTypes: ["violations"]})).violations
  .filter(({impact}) => impact === "serious" || impact === "critical")
  .map(({id, nodes}) => `${id}: ${nodes.slice(0, 3).map((node) => node.html).join(" | ")}`)"""


def faults_of(page: Page) -> list[Any]:
    """What axe calls serious or critical; axe comes in past the content policy."""
    page.evaluate(AXE.read_text())
    found: list[Any] = page.evaluate(AXE_RUN)
    return found


def wider_than_screen(page: Page) -> int:
    """By how many pixels the page must be scrolled sideways."""
    width: int = page.evaluate(
        "document.documentElement.scrollWidth - document.documentElement.clientWidth"
    )
    return width
