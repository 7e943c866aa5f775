"""Draws the pictures of the docs (`make docs`): games from fixed seeds as a terminal shows them."""

import io
from pathlib import Path
from typing import Any

from rich.console import Console

import voliere
from voliere.kernel.chance import Chance
from voliere.terminal.table import TerminalTable

PICTURES = Path(__file__).parent.parent / "docs" / "pictures"

# The page brings no font from elsewhere: the reader's own monospace draws it.
SVG = """<svg viewBox="0 0 {width} {height}" xmlns="http://www.w3.org/2000/svg">
<style>
.{unique_id}-matrix {{ font-family: "DejaVu Sans Mono", Menlo, Consolas, monospace;
  white-space: pre; font-size: {char_height}px; line-height: {line_height}px; }}
.{unique_id}-title {{ font: bold 18px sans-serif; }}
{styles}
</style>
<defs><clipPath id="{unique_id}-clip-terminal">
<rect x="0" y="0" width="{terminal_width}" height="{terminal_height}" />
</clipPath>{lines}</defs>
{chrome}
<g transform="translate({terminal_x}, {terminal_y})" clip-path="url(#{unique_id}-clip-terminal)">
{backgrounds}
<g class="{unique_id}-matrix">{matrix}</g>
</g>
</svg>
"""


def draw(name: str, language: str, game: str, choices: int, width: int, **setup: Any) -> None:
    """A game after some random choices, seen by the seat that is asked."""
    played = voliere.new(game, **setup)
    chance = Chance.seeded(setup["seed"])
    for _ in range(choices):
        eager = [a for a in played.actions() if played.space.text(a) not in ("pass", "decline")]
        actions = eager or played.actions()
        played.choose(actions[chance.below(len(actions))])
    while played.seat != 0:
        played.choose(played.actions()[0])
    console = Console(record=True, width=width, file=io.StringIO(), force_terminal=True)
    table = TerminalTable(played, ["person"] * played.seats, language, console, Path("unused"))
    table.told[0] = len(played.events) - 4
    table.show(0)
    assert played.decision is not None
    table.pose(played.decision)
    svg = console.export_svg(title=f"voliere play {game}", code_format=SVG, unique_id=name)
    (PICTURES / f"{name}.svg").write_text(svg, encoding="utf-8")


if __name__ == "__main__":
    draw("songbirds", "en", "songbirds", 11, 92, seats=2, seed=11)
    draw("songbirds-crow", "fr", "songbirds", 15, 92, seats=4, seed=3, early_bird=True)
    draw("wingspan", "en", "wingspan", 140, 120, seats=2, seed=5)
    draw("wyrmspan", "fr", "wyrmspan", 150, 120, seats=2, seed=8)
