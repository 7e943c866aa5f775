"""The report of a study: one HTML file that needs nothing from elsewhere."""

from collections.abc import Iterator
from html import escape
from typing import Final

import msgspec

from voliere.arena import svg
from voliere.arena.page import STYLE, legend, paragraphs, section, table
from voliere.arena.simulate import Plan
from voliere.arena.words import interval, number, percent, player
from voliere.games import game_kind
from voliere.study.beside import Other
from voliere.study.card_page import Known, card_page
from voliere.study.cards_page import (
    Catalogue,
    cards,
    file_of,
    forced_cards,
    pairs,
    tier_lists,
)
from voliere.study.counts import Counts, Seat, Worth
from voliere.study.course_page import began, rounds
from voliere.study.forced import Forced
from voliere.study.records import RECORDS
from voliere.study.tiers import tiers
from voliere.texts import say

GENERATOR: Final = '<meta name="generator" content="Volière study"/>'
SORTING: Final = """
for (const table of document.querySelectorAll("table")) {
  table.tHead?.addEventListener("click", (event) => {
    const head = event.target.closest("th");
    if (!head) return;
    const down = head.ariaSort !== "descending";
    for (const other of head.parentNode.children) other.ariaSort = null;
    head.ariaSort = down ? "descending" : "ascending";
    const value = (row) => {
      const words = row.cells[head.cellIndex].textContent;
      const found = parseFloat(words.replace(/[\\u202f\\u00a0 ]/g, "").replace("−", "-")
        .replace(document.documentElement.lang === "fr" ? "," : "\\u0000", "."));
      return isNaN(found) ? words : found;
    };
    const rows = [...table.tBodies[0].rows];
    rows.sort((a, b) => {
      const [one, two] = [value(a), value(b)];
      const order = typeof one === "number" && typeof two === "number"
        ? one - two : String(one).localeCompare(String(two));
      return down ? -order : order;
    });
    table.tBodies[0].append(...rows);
  });
}
"""
LOOK: Final = (
    "th { cursor: pointer; } details { margin-block: 1rem; } "
    "pre { white-space: pre-wrap; overflow-wrap: anywhere; } a { color: inherit; } "
    ".tiers td { white-space: normal; text-align: left; line-height: 1.9; } "
    ".tiers small { color: var(--soft); } .tiers .tier { text-align: center; font-size: 1.2rem; } "
    ".tS { color: var(--p0); } .tA { color: var(--p5); } .tB { color: var(--soft); } "
    ".tC { color: var(--p1); } .tD { color: var(--p3); }"
)


class Findings(msgspec.Struct, frozen=True):
    """All that a study found."""

    plan: Plan
    counts: Counts
    forced: list[Forced]
    skipped: list[str]
    """The records that were not counted, and why, in the report's language."""
    beside: list[Other]


def framed(language: str, title: str, body: str) -> str:
    """A page that needs nothing from elsewhere."""
    style = STYLE.read_text(encoding="utf-8") + LOOK
    name = escape(title)
    return (
        f'<!DOCTYPE html>\n<html lang="{language}"><head><meta charset="utf-8"/>'
        f'<meta name="viewport" content="width=device-width, initial-scale=1"/>{GENERATOR}'
        f"<title>{name}</title><style>\n{style}</style></head>"
        f"<body><main>{body}</main><script>{SORTING}</script></body></html>\n"
    )


def page(found: Findings, command: str, language: str) -> str:
    """The whole report."""
    plan, counts, catalogue = found.plan, found.counts, catalogue_of(found.plan.game)
    title = say(language, "study.title", game=plan.game.capitalize())
    placed = tiers(counts.worths, {card: one["kind"] for card, one in catalogue.items()})
    contested = any(worth.won.wins for worth in counts.worths)
    parts = [
        f"<header><h1>{escape(title)}</h1>{paragraphs(about(plan, counts, language))}"
        f"<pre>{escape(command)}</pre></header>\n",
        seats(plan, counts, language),
        totals(plan, counts, language),
        rounds(plan, counts, language),
        rows(plan, counts, language),
        tier_lists(plan.game, placed, contested, catalogue, language),
        forced_cards(found.forced, catalogue, language),
        cards(counts.worths, catalogue, language),
        pairs(counts.pairs, catalogue, language),
        skipped(found, language),
    ]
    return framed(language, title, "".join(parts))


def card_pages(found: Findings, language: str) -> Iterator[tuple[str, str]]:
    """The page of each card that was met often enough, and its file."""
    catalogue, counts = catalogue_of(found.plan.game), found.counts
    by_card: dict[str, list[Worth]] = {}
    for worth in counts.worths:
        by_card.setdefault(worth.card, []).append(worth)
    for one in found.forced:
        by_card.setdefault(one.card, [])
    for card, worths in by_card.items():
        forced = [one for one in found.forced if one.card == card]
        paired = [pair for pair in counts.pairs if card in (pair.one, pair.other)]
        known = Known(catalogue[card], worths, paired, forced, found.beside)
        body = card_page(known, found.plan.game, catalogue, language)
        yield file_of(card, language), framed(language, catalogue[card]["name"][language], body)


def catalogue_of(game: str) -> Catalogue:
    """The cards of a game by their ids."""
    return {card["id"]: card for card in game_kind(game).cards()}


def skipped(found: Findings, language: str) -> str:
    """The records that could not be counted."""
    if not found.skipped:
        return ""
    listed = "".join(f"<li>{escape(line)}</li>" for line in found.skipped)
    count = number(language, len(found.skipped))
    title = escape(say(language, "study.skipped", records=count))
    return f"<section><h2>{title}</h2><ul>{listed}</ul></section>"


def about(plan: Plan, counts: Counts, language: str) -> list[str]:
    """What was played."""
    games = number(language, counts.games)
    if plan.bots[0] == RECORDS:
        return [say(language, "study.about-records", games=games, seats=plan.seats)]
    settings = [f"{name}={str(value).lower()}" for name, value in plan.settings.items()]
    return [
        say(language, "study.about", games=games, bots=plan.bots, seed=plan.seed),
        say(language, "arena.settings", settings=settings),
    ]


def seat_name(plan: Plan, seat: Seat, language: str) -> str:
    """The seat and who sat there."""
    if seat.sheet >= plan.seats:
        return player(language, seat.bot)
    if seat.bot == RECORDS:
        return say(language, "study.seat-alone", seat=seat.sheet + 1)
    return say(language, "study.seat", seat=seat.sheet + 1, bot=seat.bot)


def seats(plan: Plan, counts: Counts, language: str) -> str:
    """Who wins from which seat, and how long it took."""
    contested = any(seat.won.wins for seat in counts.seats)
    heads = ["place", *(["wins", "interval"] if contested else []), "mean", "choices", "options"]
    lines = []
    for seat in counts.seats:
        won = [percent(language, seat.won.rate), interval(language, seat.won)]
        lines.append(
            [
                seat_name(plan, seat, language),
                *(won if contested else []),
                number(language, seat.rows["total"], 2),
                number(language, seat.choices, 1),
                number(language, seat.options, 1) if seat.options else "–",
            ]
        )
    shown = [table([say(language, f"study.{head}") for head in heads], lines, 1)]
    if contested:
        even = 1 / len(counts.seats)
        dots = [
            svg.Dot(
                seat_name(plan, seat, language),
                seat.won.rate,
                seat.won.low,
                seat.won.high,
                percent(language, seat.won.rate),
                even,
            )
            for seat in counts.seats
        ]
        name = say(language, "study.seats")
        shown.insert(0, svg.dots(name, dots, 0.0, 1.0, lambda rate: percent(language, rate, 0)))
    return section(language, "study.seats", "study.seats.how", *shown, began(counts, language))


def totals(plan: Plan, counts: Counts, language: str) -> str:
    """How the totals spread."""
    hills = [(seat_name(plan, seat, language), seat.totals) for seat in counts.seats]
    picture = svg.ridges(say(language, "study.totals"), hills, lambda n: number(language, n))
    return section(language, "study.totals", "study.totals.how", picture)


def rows(plan: Plan, counts: Counts, language: str) -> str:
    """Where the points come from."""
    parts = [row for row in counts.seats[0].rows if row != "total"]
    parts = [row for row in parts if any(seat.rows[row] for seat in counts.seats)]
    names = [say(language, f"{plan.game}.score.{row}") for row in parts]
    stacks = []
    for seat in counts.seats:
        means = [seat.rows[row] for row in parts]
        hints = [f"{name}: {number(language, m, 1)}" for name, m in zip(names, means, strict=True)]
        total = number(language, seat.rows["total"], 1)
        stacks.append(svg.Stack(seat_name(plan, seat, language), means, hints, total))
    picture = svg.stacks(say(language, "study.rows"), stacks, lambda n: number(language, n))
    return section(language, "study.rows", "study.rows.how", legend(names), picture)
