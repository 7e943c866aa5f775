"""Draws how strength grows with thinking time, from results of the arena.

voliere arena wingspan --bots hard,normal --games 200 --seconds 0.05 --out strength/w-0.05.json
… --seconds 0.2 --out strength/w-0.2.json, and so on
python -m tools.strength docs/pictures/strength.svg strength/*.json
"""

import sys
from pathlib import Path

import msgspec

from voliere.arena import svg
from voliere.arena.counts import Counts
from voliere.arena.page import STYLE
from voliere.arena.words import percent


def strength(results: list[Counts]) -> str:
    """The first bot's wins against the second, a line for each result: by game, then by time."""
    ordered = sorted(results, key=lambda one: (one.setup.game, one.setup.seconds or 0.0))
    dots = []
    for result in ordered:
        (pairing,) = result.pairings
        won = pairing.sides[0].won
        label = f"{result.setup.game.capitalize()}, {result.setup.seconds:g} s"
        words = percent("en", won.rate)
        dots.append(svg.Dot(label, won.rate, won.low, won.high, words, pairing.even))
    one, other = (side.bot for side in ordered[0].pairings[0].sides)
    title = f"{one} against {other}: games won, by seconds for a choice"
    return alone(svg.dots(title, dots, 0.0, 1.0, lambda rate: percent("en", rate, 0)))


def alone(picture: str) -> str:
    """A figure that brings its colours along."""
    style = f"<style>{STYLE.read_text(encoding='utf-8')}</style>"
    opened, closed, rest = picture.partition(">")
    return f'{opened} xmlns="http://www.w3.org/2000/svg"{closed}{style}{rest}'


def main(picture: str, *results: str) -> None:
    """Draw the picture."""
    read = [msgspec.json.decode(Path(file).read_bytes(), type=Counts) for file in results]
    Path(picture).write_text(strength(read), encoding="utf-8")


if __name__ == "__main__":
    main(*sys.argv[1:])
