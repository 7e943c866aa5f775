"""What `voliere arena` prints and writes."""

from pathlib import Path

import msgspec
from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.table import Table

from voliere.arena.counts import Counts
from voliere.arena.page import GENERATOR, page
from voliere.arena.tournament import Tournament
from voliere.arena.words import about, evidence, forfeit, pairing_table, standing_table, title
from voliere.kernel.errors import refusal
from voliere.terminal.files import write_text
from voliere.texts import say

FORFEITS_SHOWN = 10


class Files:
    """Where the result and the report go; what is not an arena's is never overwritten."""

    def __init__(self, out: Path | None, report: Path | None) -> None:
        self.out = out
        self.report = report
        for file in (out, report):
            if file is not None and (file.is_dir() or not file.name):
                raise refusal("error.file-is-folder", file=file)
        log = self.log()
        if out is not None and log is not None and out.exists() and not log.exists():
            raise refusal("error.file-exists", file=out)
        if report is not None and report.exists() and not is_report(report):
            raise refusal("error.file-exists", file=report)
        for file in (out, report):
            if file is not None and not file.parent.is_dir():
                raise refusal("error.folder-missing", folder=file.parent)

    def log(self) -> Path | None:
        """The file beside the result in which every game is kept."""
        return None if self.out is None else self.out.with_suffix(".games.jsonl")

    def written(self) -> list[Path]:
        """All files that an arena leaves."""
        return [file for file in (self.out, self.log(), self.report) if file is not None]

    def write(self, tournament: Tournament, language: str) -> None:
        """Write what was asked for."""
        counts = tournament.counts()
        if self.out is not None:
            text = msgspec.json.format(msgspec.json.encode(counts), indent=1).decode()
            write_text(self.out, text + "\n")
        if self.report is not None:
            write_text(self.report, page(counts, tournament.played(), language))


def is_report(file: Path) -> bool:
    """Whether a file is a report that an arena wrote."""
    try:
        return file.is_file() and GENERATOR in file.read_text(encoding="utf-8", errors="replace")
    except OSError:
        return False


def show_arena(console: Console, tournament: Tournament, files: Files, language: str) -> None:
    """The tables, the forfeits, and the files that were written."""
    counts = tournament.counts()
    console.print(title(language, counts), style="bold")
    for sentence in about(language, counts):
        console.print(sentence, style="dim", highlight=False, markup=False)
    if counts.played:
        heads, rows = pairing_table(language, counts)
        if rows:
            console.print(table(say(language, "arena.pairings"), heads, rows, named=2))
        heads, rows = standing_table(language, counts)
        console.print(table(say(language, "arena.standings"), heads, rows, named=1))
    if (found := tournament.evidence()) is not None:
        for sentence in evidence(language, found):
            console.print(sentence, highlight=False)
    show_forfeits(console, counts, language)
    if not tournament.finished():
        kept = "arena.not-kept" if files.out is None else "arena.unfinished"
        sentence = say(language, kept, played=counts.played, wanted=counts.wanted)
        console.print(sentence, highlight=False)
    if written := files.written():
        console.print(say(language, "arena.wrote", files=written), highlight=False, markup=False)


def table(title: str, heads: list[str], rows: list[list[str]], named: int) -> Table:
    """A table whose first columns are names and the others numbers."""
    shown = Table(title=title, title_justify="left", box=SIMPLE_HEAD, padding=(0, 1, 0, 0))
    for index, head in enumerate(heads):
        shown.add_column(head, justify="left" if index < named else "right")
    for row in rows:
        shown.add_row(*row)
    return shown


def show_forfeits(console: Console, counts: Counts, language: str) -> None:
    """The first forfeits, each with its reason."""
    for match in counts.forfeits[:FORFEITS_SHOWN]:
        console.print(forfeit(language, match), highlight=False, markup=False)
    more = len(counts.forfeits) - FORFEITS_SHOWN
    if more > 0:
        console.print(say(language, "arena.forfeits.more", count=more), highlight=False)
