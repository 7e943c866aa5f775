"""`voliere review`: a finished game in words, as data, or as a page of its own."""

import contextlib
import json
from collections.abc import Callable
from hashlib import sha256
from html import escape
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.table import Table

from voliere.coach.naming import NAMES
from voliere.coach.review import PHASES, QUICK_WORLDS, WORLDS, Review
from voliere.coach.words import decimal, row_name
from voliere.games import game_kind
from voliere.kernel.game import Game
from voliere.kernel.record import read_record
from voliere.terminal.files import read_json, write_text
from voliere.terminal.sentences import option_words, seat_name
from voliere.texts import say

EVERY = 10
"""After so many choices what is known is written, so that a review can go on there."""
WIDTH, HEIGHT = 720, 200
COLOURS = ("#b84a20", "#2c5c9a", "#35683f", "#6b3f78", "#59584a")

Progress = Callable[[int], None]


def reviewed(file: Path, quick: bool, out: Path | None, progress: Progress) -> dict[str, Any]:
    """The review of a record's file; with `out` it goes on where an earlier one stopped."""
    data = read_json(file)
    worlds = QUICK_WORLDS if quick else WORLDS
    mark = f"{sha256(json.dumps(data, sort_keys=True).encode()).hexdigest()}-{worlds}"
    review = Review(read_record(data), worlds, kept_in(out, mark))
    with contextlib.ExitStack() as stack:
        if out is not None:
            stack.callback(lambda: keep(out, mark, review))
        for done in review.steps():
            progress(done)
            if out is not None and done % EVERY == 0:
                keep(out, mark, review)
    return review.as_json()


def kept_in(out: Path | None, mark: str) -> dict[str, Any] | None:
    """What an earlier review of the same record knew; None where it was of another."""
    if out is None or not out.is_file():
        return None
    kept = read_json(out)
    return kept["kept"] if kept.get("of") == mark else None


def keep(out: Path, mark: str, review: Review) -> None:
    """Write what is known so far."""
    told = {"of": mark, "review": review.as_json(), "kept": review.kept()}
    write_text(out, json.dumps(told, ensure_ascii=False) + "\n")


class Told:
    """A review in a language: its sentences, for a screen or a page."""

    def __init__(self, review: dict[str, Any], language: str) -> None:
        self.review = review
        self.language = language
        self.kind: type[Game] = game_kind(review["game"])
        self.seats = range(review["seats"])

    def say(self, message: str, /, **arguments: Any) -> str:
        return say(self.language, f"coach.review.{message}", **arguments)

    def name(self, seat: int) -> str:
        """Who held a seat."""
        players: list[str] = self.review["players"]
        return players[seat] if seat < len(players) else seat_name(self.language, seat, None)

    def option(self, option: dict[str, Any]) -> str:
        return option_words(self.kind, option["data"], self.language)

    def number(self, value: float, signed: bool = False) -> str:
        return decimal(self.language, value, 1, signed)

    def headline(self, seat: int) -> str:
        """How the game went for a seat: by how much, and rather by choices or by luck."""
        scores = [sheet["total"] for sheet in self.review["scores"]]
        others = [total for other, total in enumerate(scores) if other != seat]
        ahead = scores[seat] - max(others) if others else scores[seat]
        how = "alone" if not others else "won" if seat in self.review["winners"] else "lost"
        luck = self.review["luck"][seat]
        more = "choices" if abs(luck["choices"]) >= abs(luck["luck"]) else "luck"
        return self.say(f"{how}-{more}", name=self.name(seat), n=abs(ahead))

    def moments(self, seat: int) -> list[dict[str, Any]]:
        """The turning points of a seat."""
        numbers = self.review["turning"][seat]
        return [m for m in self.review["moments"] if m["number"] in numbers and m["seat"] == seat]

    def paragraph(self, moment: dict[str, Any]) -> str:
        """A turning point: what was chosen, what was better and why, and what it cost."""
        beside = moment["comparison"]
        rows = [
            say(
                self.language,
                "coach.row",
                points=self.number(points, signed=True),
                row=row_name(self.language, self.kind.name, row),
            )
            for row, points in sorted(beside["rows"].items(), key=lambda of: -of[1])
            if abs(points) >= 0.3
        ]
        better = "better" if rows and beside["points"] > 0 else "better-chance"
        told = [
            self.say("chose", option=self.option(moment["chosen"])),
            self.say(better, option=self.option(moment["best"]), rows=rows),
        ]
        if moment["plan"]:
            steps = " → ".join(self.option(step) for step in moment["plan"])
            told.append(self.say("plan", steps=steps))
        told.append(self.cost(moment))
        return " ".join(told)

    def cost(self, moment: dict[str, Any]) -> str:
        points = self.number(max(0.0, moment["cost"]["mean"]))
        if moment["chance_cost"] is None:
            return self.say("cost-points", points=points)
        chance = round(100 * max(0.0, moment["chance_cost"]["mean"]))
        return self.say("cost", points=points, chance=chance)

    def title(self, moment: dict[str, Any]) -> str:
        name = self.say(f"name.{moment['name']}")
        return self.say("moment", round=moment["round"], number=moment["number"] + 1, name=name)


def show_review(console: Console, review: dict[str, Any], language: str) -> None:
    """Print a review: accuracy, luck and choices, and each seat's turning points."""
    told = Told(review, language)
    for cells in all_cells(told):
        console.print(screen_table(*cells))
    for seat in told.seats:
        console.print(told.headline(seat), style="bold", markup=False, highlight=False)
        for moment in told.moments(seat):
            console.print(f"  {told.title(moment)}", markup=False, highlight=False, style="#6b3f78")
            console.print(f"  {told.paragraph(moment)}", markup=False, highlight=False)
        if not told.moments(seat):
            console.print(f"  {told.say('nothing')}", markup=False, highlight=False)


def cells_of_accuracy(told: Told) -> tuple[list[str], list[list[str]]]:
    """Accuracy by round and in all, and how many choices have which name."""
    accuracies = told.review["accuracy"]
    rounds = sorted({number for of in accuracies for number in of["rounds"]}, key=int)
    head = [told.say("accuracy"), *(told.say("round", round=number) for number in rounds)]
    head += [told.say("all"), *(told.say(f"name.{name}") for name in NAMES)]
    rows = []
    for seat, of in enumerate(accuracies):
        cells = [of["rounds"].get(number) for number in rounds] + [of["all"]]
        counts = [of["names"][name] for name in NAMES]
        shown = ["–" if cell is None else str(cell) for cell in cells + counts]
        rows.append([told.name(seat), *shown])
    return head, rows


def cells_of_phases(told: Told) -> tuple[list[str], list[list[str]]]:
    """Accuracy by phase, for those phases in which anybody had a choice."""
    accuracies = told.review["accuracy"]
    phases = [p for p in PHASES if any(of["phases"][p] is not None for of in accuracies)]
    head = [told.say("phases"), *(told.say(f"phase.{phase}") for phase in phases)]
    cells = [[of["phases"][phase] for phase in phases] for of in accuracies]
    rows = [
        [told.name(seat), *("–" if cell is None else str(cell) for cell in of)]
        for seat, of in enumerate(cells)
    ]
    return head, rows


def cells_of_luck_kinds(told: Told) -> tuple[list[str], list[list[str]]]:
    """Luck by what brought it: dice, cards…"""
    kinds = sorted({kind for of in told.review["luck"] for kind in of["kinds"]})
    head = [told.say("luck-kinds"), *(told.say(f"luck.{kind}") for kind in kinds)]
    rows = [
        [told.name(seat), *(told.number(of["kinds"].get(kind, 0.0), signed=True) for kind in kinds)]
        for seat, of in enumerate(told.review["luck"])
    ]
    return head, rows


def cells_of_luck(told: Told) -> tuple[list[str], list[list[str]]]:
    """What could be expected, luck, choices and the others: they add up to the end."""
    parts = ("start", "luck", "choices", "others", "end")
    head = [told.say("luck-and-choices"), *(told.say(part) for part in parts)]
    rows = []
    for seat, of in enumerate(told.review["luck"]):
        cells = [told.number(of[p], signed=p not in ("start", "end")) for p in parts]
        rows.append([told.name(seat), *cells])
    return head, rows


def all_cells(told: Told) -> list[tuple[list[str], list[list[str]]]]:
    """All tables of a review."""
    tables = (cells_of_accuracy, cells_of_phases, cells_of_luck, cells_of_luck_kinds)
    return [cells(told) for cells in tables]


def screen_table(head: list[str], rows: list[list[str]]) -> Table:
    table = Table(box=None, padding=(0, 1))
    for index, cell in enumerate(head):
        table.add_column(cell, justify="right" if index else "left")
    for row in rows:
        table.add_row(*row)
    return table


# A page of its own.

STYLE = """body{font:16px/1.5 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem;
color:#2a241b;background:#f6f0e2}table{border-collapse:collapse;margin:1rem 0}td,th{padding:.25rem
.6rem;text-align:right;border-bottom:1px solid #d5c9ae}
td:first-child,th:first-child{text-align:left}
h1,h2{font-family:Georgia,serif}article{background:#fffdf6;border:1px solid #d5c9ae;border-radius:
10px;padding:.8rem 1rem;margin:.8rem 0}svg{background:#fffdf6;border:1px solid #d5c9ae;
border-radius:10px;max-width:100%}"""


def page(review: dict[str, Any], language: str) -> str:
    """The review as one HTML file."""
    told = Told(review, language)
    title = escape(told.say("title"))
    parts = [f"<h1>{title}</h1>", curve(told)]
    parts += [html_table(*cells) for cells in all_cells(told)]
    for seat in told.seats:
        parts.append(f"<h2>{escape(told.headline(seat))}</h2>")
        parts += [
            f"<article><h3>{escape(told.title(m))}</h3><p>{escape(told.paragraph(m))}</p></article>"
            for m in told.moments(seat)
        ] or [f"<p>{escape(told.say('nothing'))}</p>"]
    head = f'<meta charset="utf-8"><title>{title}</title><style>{STYLE}</style>'
    body = "\n".join(parts)
    opened = f'<!doctype html>\n<html lang="{language}"><head>{head}</head><body>'
    return f"{opened}\n{body}\n</body></html>\n"


def html_table(head: list[str], rows: list[list[str]]) -> str:
    """A table with its head."""
    top = "".join(f"<th>{escape(cell)}</th>" for cell in head)
    lines = "".join(
        "<tr>" + "".join(f"<td>{escape(cell)}</td>" for cell in row) + "</tr>" for row in rows
    )
    return f"<table><tr>{top}</tr>{lines}</table>"


def curve(told: Told) -> str:
    """What each seat could expect from turn to turn."""
    points = told.review["curve"]
    totals = [total for point in points for total in point["totals"]] or [0.0]
    low, high = min(totals) - 2, max(totals) + 2
    last = max(1, told.review["last"])
    drawn = []
    for seat in told.seats:
        line = " ".join(
            f"{point['number'] / last * WIDTH:.1f},"
            f"{HEIGHT - (point['totals'][seat] - low) / (high - low) * HEIGHT:.1f}"
            for point in points
        )
        colour = COLOURS[seat % len(COLOURS)]
        drawn.append(f'<polyline points="{line}" fill="none" stroke="{colour}" stroke-width="3"/>')
        drawn.append(
            f'<text x="8" y="{18 + 18 * seat}" fill="{colour}">{escape(told.name(seat))}</text>'
        )
    label = escape(told.say("curve"))
    opened = f'<svg viewBox="0 0 {WIDTH} {HEIGHT}" role="img" aria-label="{label}">'
    return opened + "".join(drawn) + "</svg>"
