"""Writes docs/observations.md: what each number of an observation means."""

from pathlib import Path

import voliere
from voliere.env.layout import Layout, layout
from voliere.kernel.observation import BITS, CATEGORY, Block

FILE = Path(__file__).parent.parent / "docs/observations.md"
HEAD = """\
# Observations, number by number

Written by `python -m tools.observations` from what the games declare. Every number is a whole
number of 16 bits. A **number** counts something; a **category** names one of several things, 0 for
none (a card by its number from 1, a seat from 1: oneself, then around the table); **bits** are a
set. "own", "next", "2nd next" are the seats around the table from the one that observes. `expand`
of `voliere.env.layout(…)` turns categories and bits into places of their own.

The tables are for two seats; with more, each block by seat grows.
`voliere.env.layout(game, seats=…).names` lists every number by its name.
"""
LONG = 6
"""At most so many labels are written one by one."""


def page() -> str:
    """The whole page."""
    return HEAD + "".join(section(game) for game in voliere.game_names())


def section(game: str) -> str:
    """A game at its usual table, and what is added where the Automa plays."""
    usual = layout(game, seats=2)
    lines = [f"\n## {game.capitalize()}", "", f"{usual.size} numbers for two seats.", ""]
    lines += ["| from | name | of | kind | range | meaning |", "| --- " * 6 + "|"]
    lines += [row(block, usual) for block in usual.blocks]
    known = {block.name for block in usual.blocks}
    alone = layout(game, seats=1)
    added = [block for block in alone.blocks if block.name not in known]
    if added:
        lines += ["", f"With one seat {alone.size} numbers, the Automa's among them:", ""]
        lines += ["| from | name | of | kind | range | meaning |", "| --- " * 6 + "|"]
        lines += [row(block, alone) for block in added]
    return "\n".join(lines) + "\n"


def row(block: Block, where: Layout) -> str:
    """One block."""
    kind = {CATEGORY: "category", BITS: "bits"}.get(block.kind, "number")
    start = where.slices[block.name].start
    cells = [str(start), block.name, labels(block), kind, f"{block.low} to {block.high}"]
    return "| " + " | ".join([*cells, block.meaning]) + " |"


def labels(block: Block) -> str:
    """What its numbers are of."""
    if block.labels == [""]:
        return ""
    if len(block.labels) <= LONG:
        return ", ".join(block.labels)
    return f"{len(block.labels)}: {block.labels[0]}, {block.labels[1]}, …, {block.labels[-1]}"


if __name__ == "__main__":
    FILE.write_text(page(), encoding="utf-8")
