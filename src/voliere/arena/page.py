"""The report of an arena: one HTML file that needs nothing from elsewhere."""

from html import escape
from pathlib import Path
from typing import Final

from voliere.arena import svg
from voliere.arena.counts import Counts, Standing
from voliere.arena.match import Played
from voliere.arena.words import (
    about,
    duration,
    forfeit,
    number,
    pairing_table,
    percent,
    player,
    score_rows,
    standing_table,
    title,
)
from voliere.texts import say

GENERATOR: Final = '<meta name="generator" content="Volière arena"/>'
STYLE: Final = Path(__file__).with_name("report.css")


def page(counts: Counts, played: list[Played], language: str) -> str:
    """The whole report."""
    name = escape(title(language, counts))
    style = STYLE.read_text(encoding="utf-8")
    sections = [
        wins(counts, language),
        standings(counts, language),
        ratings(counts, language),
        rows(counts, language),
        totals(counts, played, language),
        thought(counts, language),
        forfeits(counts, language),
    ]
    return (
        f'<!DOCTYPE html>\n<html lang="{language}"><head><meta charset="utf-8"/>'
        f'<meta name="viewport" content="width=device-width, initial-scale=1"/>{GENERATOR}'
        f"<title>{name}</title><style>\n{style}</style></head>"
        f"<body><main><header><h1>{name}</h1>{paragraphs(about(language, counts))}</header>\n"
        f"{''.join(sections)}</main></body></html>\n"
    )


def paragraphs(sentences: list[str]) -> str:
    """Each sentence on its own."""
    return "".join(f"<p>{escape(sentence)}</p>" for sentence in sentences)


def section(language: str, message: str, how: str, *parts: str) -> str:
    """A part of the report: its title, how to read it, and what it shows."""
    heading = f"<h2>{escape(say(language, message))}</h2>"
    explained = f'<p class="how">{escape(say(language, how))}</p>'
    return f"<section>{heading}{explained}{''.join(parts)}</section>\n"


def table(heads: list[str], lines: list[list[str]], named: int, total: str = "") -> str:
    """A table whose first columns are names; the line named `total` stands out."""
    head = "".join(cell(words, index < named, "th") for index, words in enumerate(heads))
    body = ""
    for line in lines:
        cells = "".join(
            cell(words, index < named, "th" if index == 0 else "td")
            for index, words in enumerate(line)
        )
        body += f'<tr class="total">{cells}</tr>' if line[0] == total else f"<tr>{cells}</tr>"
    return (
        f'<div class="scroll"><table><thead><tr>{head}</tr></thead>'
        f"<tbody>{body}</tbody></table></div>"
    )


def cell(words: str, named: bool, tag: str) -> str:
    """A cell of a table."""
    kind = ' class="name"' if named else ""
    return f"<{tag}{kind}>{escape(words)}</{tag}>"


def wins(counts: Counts, language: str) -> str:
    """Who beats whom; nothing where nobody can win."""
    heads, lines = pairing_table(language, counts)
    if not lines:
        return ""
    dots = []
    for pairing in counts.pairings:
        one = pairing.sides[0]
        names = " – ".join(player(language, side.bot) for side in pairing.sides)
        won = one.won
        shown = percent(language, won.rate)
        dots.append(svg.Dot(names, won.rate, won.low, won.high, shown, pairing.even))
    picture = svg.dots(
        say(language, "arena.pairings"), dots, 0.0, 1.0, lambda rate: percent(language, rate, 0)
    )
    if counts.setup.seats == 1:
        how = "arena.pairings.solo"
    else:
        how = "arena.pairings.half" if counts.setup.half else "arena.pairings.how"
    return section(language, "arena.pairings", how, picture, table(heads, lines, 2))


def standings(counts: Counts, language: str) -> str:
    """All measures of each player."""
    heads, lines = standing_table(language, counts)
    total = say(language, f"{counts.setup.game}.score.total")
    clock = "arena.clock" if counts.setup.seconds is None else "arena.clock.all"
    note = f'<p class="how">{escape(say(language, clock))}</p>'
    shown = table(heads, lines, 1, total)
    return section(language, "arena.standings", "arena.standings.how", shown, note)


def ratings(counts: Counts, language: str) -> str:
    """The ratings with their doubt."""
    dots = [dot for one in counts.standings if (dot := rating_dot(one, language)) is not None]
    if not dots:
        return ""
    low, high = min(dot.low for dot in dots), max(dot.high for dot in dots)
    name = say(language, "arena.ratings")
    picture = svg.dots(name, dots, low, high, lambda value: number(language, value))
    return section(language, "arena.ratings", "arena.ratings.how", picture)


def rating_dot(standing: Standing, language: str) -> svg.Dot | None:
    """A player's rating, if it has one."""
    if standing.rating is None or standing.rating_doubt is None:
        return None
    rating, doubt = standing.rating, standing.rating_doubt
    words = number(language, rating, 1)
    name = player(language, standing.bot)
    return svg.Dot(name, rating, rating - doubt, rating + doubt, words, None)


def rows(counts: Counts, language: str) -> str:
    """The parts of the mean scores."""
    parts = [row for row in score_rows(counts) if row != "total"]
    names = [say(language, f"{counts.setup.game}.score.{row}") for row in parts]
    scored = [standing for standing in counts.standings if standing.means]
    if not scored:
        return ""
    stacks = []
    for standing in scored:
        means = [standing.means[row] for row in parts]
        hints = [f"{name}: {number(language, m, 1)}" for name, m in zip(names, means, strict=True)]
        total = number(language, standing.means["total"], 1)
        stacks.append(svg.Stack(player(language, standing.bot), means, hints, total))
    picture = svg.stacks(say(language, "arena.rows"), stacks, lambda n: number(language, n))
    return section(language, "arena.rows", "arena.rows.how", legend(names), picture)


def legend(names: list[str]) -> str:
    """Which colour is which row."""
    items = ""
    for index, name in enumerate(names):
        box = f'<rect width="10" height="10" rx="2" class="p{index % svg.COLOURS}"/>'
        swatch = f'<svg viewBox="0 0 10 10" aria-hidden="true">{box}</svg>'
        items += f"<li>{swatch}{escape(name)}</li>"
    return f'<ul class="legend">{items}</ul>'


def totals(counts: Counts, played: list[Played], language: str) -> str:
    """How the totals of each player spread."""
    found: dict[str, list[int]] = {standing.bot: [] for standing in counts.standings}
    for match in played:
        if match.forfeit is None:
            for name, sheet in zip(match.players(), match.sheets, strict=True):
                found[name].append(sheet["total"])
    hills = [(player(language, name), values) for name, values in found.items() if values]
    if not hills:
        return ""
    picture = svg.ridges(say(language, "arena.totals"), hills, lambda n: number(language, n))
    return section(language, "arena.totals", "arena.totals.how", picture)


def thought(counts: Counts, language: str) -> str:
    """Points against thought."""
    points = [
        (standing.bot, counts.thought[standing.bot].seconds_per_choice, standing.means["total"])
        for standing in counts.standings
        if standing.bot in counts.thought and standing.means
    ]
    if not points:
        return ""
    picture = svg.cloud(
        say(language, "arena.thought"),
        [(name, max(seconds, 1e-6), total) for name, seconds, total in points],
        lambda seconds: duration(language, seconds),
        lambda total: number(language, total),
    )
    return section(language, "arena.thought", "arena.thought.how", picture)


def forfeits(counts: Counts, language: str) -> str:
    """Every forfeit with its reason."""
    if not counts.forfeits:
        return section(language, "arena.forfeits.title", "arena.forfeits.none")
    items = "".join(f"<li>{escape(forfeit(language, match))}</li>" for match in counts.forfeits)
    how = "arena.forfeits.how"
    return section(language, "arena.forfeits.title", how, f"<ul>{items}</ul>")
