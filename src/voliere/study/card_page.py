"""A page for each card: all that a study knows of it."""

from html import escape
from typing import Any

import msgspec

from voliere.arena.page import section, table
from voliere.arena.words import number, percent
from voliere.kernel.events import KEPT, PUT_BACK
from voliere.study.beside import Other
from voliere.study.cards_page import (
    FOLDER,
    Catalogue,
    event_name,
    forced_cards,
    heads_of,
    more_wins,
    pairs,
    signed,
    worth_cells,
)
from voliere.study.counts import Worth
from voliere.study.dealings import MEANINGS
from voliere.study.forced import Forced
from voliere.study.pairs import Pair
from voliere.texts import say


class Known(msgspec.Struct, frozen=True):
    """What is known of a card."""

    card: dict[str, Any]
    worths: list[Worth]
    pairs: list[Pair]
    forced: list[Forced]
    beside: list[Other]
    """Other studies; of these only what is about the card is told."""


def card_page(known: Known, game: str, catalogue: Catalogue, language: str) -> str:
    """The page, without its frame."""
    card, worths = known.card, known.worths
    own = forced_cards(known.forced, {card["id"]: card}, language).replace(f"{FOLDER}/", "")
    parts = [
        f'<header><p><a href="../report.{language}.html">←</a></p>'
        f"<h1>{escape(card['name'][language])}</h1>"
        f"<p>{escape(card['text'][language])}</p></header>",
        worth_table(worths, language),
        kept_table(worths, language),
        own,
        row_table(worths, game, language),
        round_table(worths, language),
        beside_table(known, language),
        pairs(known.pairs, catalogue, language),
    ]
    return "".join(parts)


def worth_table(worths: list[Worth], language: str) -> str:
    """What it was worth that something happened with the card."""
    if not worths:
        return ""
    columns = ("event-with", "seats-with", "wins", "interval", "mean", "points", "doubt")
    heads = heads_of(language, *columns, "victories")
    lines = [[event_name(w.event, language), *worth_cells(w, language)] for w in worths]
    return section(language, "study.cards", "study.cards.how", table(heads, lines, 1))


def kept_table(worths: list[Worth], language: str) -> str:
    """What keeping the card brought, of those to whom it was offered."""
    found = {worth.event: worth for worth in worths}
    if KEPT not in found or PUT_BACK not in found:
        return ""
    kept, back = found[KEPT], found[PUT_BACK]
    line = [
        number(language, kept.seats),
        number(language, back.seats),
        signed(language, kept.points - back.points, 2),
        number(language, both(kept.doubt, back.doubt), 2),
        more_wins(language, kept.victories - back.victories),
        percent(language, both(kept.victories_doubt, back.victories_doubt)),
    ]
    heads = heads_of(language, "kept", "put-back", "points", "doubt", "victories", "doubt")
    return section(language, "study.keeping", "study.keeping.how", table(heads, [line], 0))


def both(one: float, other: float) -> float:
    """The doubt of a difference between two numbers that are each in doubt."""
    return float((one * one + other * other) ** 0.5)


def beside_table(known: Known, language: str) -> str:
    """The same in other studies: at other tables, by other bots."""
    lines = [
        [
            say(language, "study.other", seats=other.seats, bots=sorted(set(other.bots))),
            event_name(told.event, language),
            number(language, told.seats),
            signed(language, told.points, 2),
            number(language, told.doubt, 2),
            more_wins(language, told.victories),
            percent(language, told.victories_doubt),
        ]
        for other in known.beside
        for told in other.told
        if told.card == known.card["id"] and told.event in MEANINGS
    ]
    if not lines:
        return ""
    columns = ("study", "event-with", "seats-with", "points", "doubt", "victories", "doubt")
    shown = table(heads_of(language, *columns), lines, 2)
    return section(language, "study.beside", "study.beside.how", shown)


def row_table(worths: list[Worth], game: str, language: str) -> str:
    """Where on the score sheet the difference lies."""
    shown = [worth for worth in worths if worth.event in MEANINGS]
    if not shown:
        return ""
    rows = [row for row in shown[0].rows if any(abs(w.rows[row]) > 0.005 for w in shown)]
    heads = [say(language, "study.event-with"), *(say(language, f"{game}.score.{r}") for r in rows)]
    lines = [
        [event_name(w.event, language), *(signed(language, w.rows[row], 2) for row in rows)]
        for w in shown
    ]
    return section(language, "study.by-row", "study.by-row.how", table(heads, lines, 1))


def round_table(worths: list[Worth], language: str) -> str:
    """By the round in which it happened."""
    lines = [
        [
            event_name(worth.event, language),
            number(language, round_number),
            number(language, seats),
            signed(language, points, 2),
            number(language, doubt, 2),
        ]
        for worth in worths
        if len(worth.rounds) > 1 and worth.event in MEANINGS
        for round_number, seats, points, doubt in worth.rounds
    ]
    if not lines:
        return ""
    heads = heads_of(language, "event-with", "round", "seats-with", "points", "doubt")
    return section(language, "study.by-round", "study.by-round.how", table(heads, lines, 1))
