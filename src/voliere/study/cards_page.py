"""The parts of a report that tell of cards."""

from collections.abc import Iterable
from html import escape
from itertools import groupby
from typing import Any, Final

from voliere.arena.page import section, table
from voliere.arena.words import interval, number, percent
from voliere.study.counts import Worth
from voliere.study.dealings import MEANINGS
from voliere.study.forced import Forced
from voliere.study.pairs import Pair
from voliere.study.tiers import TIERS, Placed
from voliere.texts import say

FOLDER: Final = "cards"
SHOWN_PAIRS: Final = 20
Catalogue = dict[str, dict[str, Any]]


def file_of(card: str, language: str) -> str:
    """The page of a card, from the report."""
    return f"{FOLDER}/{card}.{language}.html"


def link(name: str, address: str) -> str:
    return f'<a href="{escape(address)}">{escape(name)}</a>'


def linked(heads: list[str], lines: Iterable[tuple[str, list[str]]]) -> str:
    """A table, each line of which begins with a link."""
    head = "".join(
        f"<th{' class=name' if not i else ''}>{escape(h)}</th>" for i, h in enumerate(heads)
    )
    body = ""
    for first, cells in lines:
        rest = "".join(f"<td>{escape(words)}</td>" for words in cells)
        body += f'<tr><th class="name">{first}</th>{rest}</tr>'
    return (
        f'<div class="scroll"><table><thead><tr>{head}</tr></thead>'
        f"<tbody>{body}</tbody></table></div>"
    )


def heads_of(language: str, *names: str) -> list[str]:
    """The headings of a table."""
    return [say(language, f"study.{name}") for name in names]


def event_name(event: str, language: str) -> str:
    """What happened with a card, in words where it concerns the hand."""
    return say(language, f"study.event.{event}") if event in MEANINGS else event


def tier_value(placed: Placed, contested: bool, language: str) -> str:
    """What a card adds: to the share of victories, or points."""
    if contested:
        return more_wins(language, placed.value)
    return signed(language, placed.value, 1)


def tier_lists(
    game: str, placed: list[Placed], contested: bool, catalogue: Catalogue, language: str
) -> str:
    """The tiers of each kind of card."""
    if not placed:
        return ""
    parts: list[str] = []
    for kind, own in groupby(placed, key=lambda one: one.kind):
        cards = list(own)
        body = ""
        for tier in TIERS:
            names = [
                link(catalogue[c.card]["name"][language], file_of(c.card, language))
                + f" <small>{tier_value(c, contested, language)}</small>"
                for c in cards
                if c.tier == tier
            ]
            body += f'<tr><th class="tier t{tier}">{tier}</th><td>{" · ".join(names)}</td></tr>'
        title = say(
            language,
            "study.event",
            event=say(language, f"{game}.fact.kind.{kind}"),
            cards=len(cards),
        )
        body = f'<table class="tiers"><tbody>{body}</tbody></table>'
        opened = "" if parts else " open"
        parts.append(f"<details{opened}><summary>{escape(title)}</summary>{body}</details>")
    return section(language, "study.tiers", "study.tiers.how", *parts)


def cards(worths: list[Worth], catalogue: Catalogue, language: str) -> str:
    """A table of cards for each thing that happens with them."""
    heads = heads_of(
        language, "card", "seats-with", "wins", "interval", "mean", "points", "doubt", "victories"
    )
    shown = []
    for event, own in groupby(worths, key=lambda one: one.event):
        lines = [
            (
                link(catalogue[one.card]["name"][language], file_of(one.card, language)),
                worth_cells(one, language),
            )
            for one in own
        ]
        count = number(language, len(lines))
        title = say(language, "study.event", event=event_name(event, language), cards=count)
        shown.append(f"<details><summary>{escape(title)}</summary>{linked(heads, lines)}</details>")
    if not shown:
        return section(language, "study.cards", "study.cards.none")
    return section(language, "study.cards", "study.cards.how", *shown)


def worth_cells(worth: Worth, language: str) -> list[str]:
    """The numbers of a card."""
    return [
        number(language, worth.seats),
        percent(language, worth.won.rate),
        interval(language, worth.won),
        number(language, worth.mean, 1),
        signed(language, worth.points, 2),
        number(language, worth.doubt, 2),
        more_wins(language, worth.victories),
    ]


def pairs(found: list[Pair], catalogue: Catalogue, language: str) -> str:
    """The pairs that do best and worst together."""
    if len(found) < 2:
        return ""
    shown = found
    if len(found) > 2 * SHOWN_PAIRS:
        shown = found[:SHOWN_PAIRS] + found[-SHOWN_PAIRS:]
    lines = []
    for pair in shown:
        names = [catalogue[card]["name"][language] for card in (pair.one, pair.other)]
        lines.append([" + ".join(names), *pair_cells(pair, language)])
    heads = heads_of(language, "pair", "seats-with", "mean", "together", "doubt")
    how = say(language, "study.pairs.how", pairs=number(language, len(found)))
    title = escape(say(language, "study.pairs"))
    return (
        f'<section><h2>{title}</h2><p class="how">{escape(how)}</p>'
        f"{table(heads, lines, 1)}</section>"
    )


def pair_cells(pair: Pair, language: str) -> list[str]:
    """The numbers of a pair."""
    return [
        number(language, pair.seats),
        number(language, pair.mean, 1),
        signed(language, pair.together, 2),
        number(language, pair.doubt, 2),
    ]


def forced_cards(found: list[Forced], catalogue: Catalogue, language: str) -> str:
    """What each card does in the opening hand."""
    if not found:
        return ""
    lines = [
        (
            link(catalogue[one.card]["name"][language], file_of(one.card, language)),
            forced_cells(one, language),
        )
        for one in found
    ]
    heads = heads_of(language, "card", "deals", "points", "doubt", "victories", "doubt")
    return section(language, "study.forced", "study.forced.how", linked(heads, lines))


def forced_cells(one: Forced, language: str) -> list[str]:
    """The numbers of a card put into the hand."""
    return [
        number(language, one.points.seen),
        signed(language, one.points.mean, 2),
        number(language, one.points.doubt, 2),
        more_wins(language, one.victories.mean),
        percent(language, one.victories.doubt),
    ]


def more_wins(language: str, difference: float) -> str:
    """A difference in victories."""
    return say(language, "arena.percent", percent=signed(language, 100 * difference, 1))


def signed(language: str, value: float, digits: int) -> str:
    """A difference, with its sign.

    >>> signed("en", 1.234, 2), signed("fr", -0.5, 1)
    ('+1.23', '−0,5')
    """
    shown = number(language, abs(value), digits)
    return f"−{shown}" if round(value, digits) < 0 else f"+{shown}"
