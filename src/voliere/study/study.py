"""A study: the games, what they add up to, and the report, all in one folder."""

import csv
import shlex
from collections.abc import Callable, Sequence
from importlib.util import find_spec
from pathlib import Path
from typing import Any, Final

from voliere.arena.collection import Collection
from voliere.arena.simulate import Plan
from voliere.kernel.errors import refusal

DATA: Final = "data"
REPORT: Final = "report.{language}.html"
CARDS: Final = "cards"
SEATS: Final = "seats"
ROUNDS: Final = "rounds"
PAIRS: Final = "pairs"
TIERS: Final = "tiers"
FORCED: Final = "forced"
TABLE: Final = ".csv"
LANGUAGES: Final = ("en", "fr")


def run_study(
    plan: Plan,
    folder: Path,
    processes: int,
    cluster: str | None = None,
    progress: Callable[[int], None] = lambda games: None,
    forced: int = 0,
    beside: Sequence[Path] = (),
) -> list[Path]:
    """Play what is missing and write the report; the files that were written.

    With `forced`, also so many deals again with each card in the opening hand; `beside` are the
    folders of other studies, to which the pages of the cards compare.
    """
    check_extra()
    from voliere.study.beside import read_others
    from voliere.study.forced import play_forced

    others = read_others(beside, plan.game)

    collection = Collection(folder / DATA, plan)
    collection.play(processes, cluster, progress)
    swaps: list[Any] = []
    if forced:
        share = (plan, forced, processes, cluster)
        swaps = play_forced(folder / DATA, *share, lambda deals: progress(plan.games))
    typed = command(plan, folder, forced, beside)
    return write_report(folder, collection, typed, swaps, beside=others)


def study_records(
    records: Path,
    game: str,
    seats: int,
    folder: Path,
    progress: Callable[[int], None] = lambda games: None,
) -> tuple[list[Path], int]:
    """The same of saved games; the files that were written, and how many records were skipped."""
    check_extra()
    from voliere.study.records import collect_records

    found = collect_records(records, game, seats, folder / DATA, progress)
    words = ["voliere", "study", game, "--records", str(records), "--seats", str(seats)]
    typed = shlex.join([*words, "--folder", folder.name])
    files = write_report(folder, found.collection, typed, [], found.skipped)
    return files, len(found.skipped)


def check_extra() -> None:
    """Refuse when the packages of the extra are missing."""
    if any(find_spec(package) is None for package in ("numpy", "pyarrow")):
        raise refusal("error.collection-extra")


def write_report(
    folder: Path,
    collection: Collection,
    typed: str,
    swaps: list[Any],
    skipped: Sequence[Any] = (),
    beside: Sequence[Any] = (),
) -> list[Path]:
    """The report in each language with a page for each card, and the same numbers as tables."""
    from voliere.study.counts import count
    from voliere.study.forced import forced
    from voliere.study.page import Findings, card_pages, catalogue_of, page
    from voliere.study.published import published_of, write
    from voliere.study.tiers import tiers

    plan, counts, cards = collection.plan, count(collection), forced(swaps)
    files = [folder / REPORT.format(language=language) for language in LANGUAGES]
    try:
        for language, file in zip(LANGUAGES, files, strict=True):
            why = [f"{one.where}: {one.why.sentence(language)}" for one in skipped]
            found = Findings(plan, counts, cards, why, list(beside))
            file.write_text(page(found, typed, language), encoding="utf-8")
            for name, text in card_pages(found, language):
                (folder / name).parent.mkdir(exist_ok=True)
                (folder / name).write_text(text, encoding="utf-8")
        kinds = {card: one["kind"] for card, one in catalogue_of(plan.game).items()}
        placed = tiers(counts.worths, kinds)
        tables: dict[str, Sequence[Any]] = {
            CARDS: counts.worths,
            SEATS: counts.seats,
            ROUNDS: counts.course.rounds,
            PAIRS: counts.pairs,
            TIERS: placed,
            FORCED: cards,
        }
        files += [write_rows(folder / name, rows) for name, rows in tables.items() if rows]
        contested = any(worth.won.wins for worth in counts.worths)
        files.append(write(published_of(plan, counts.games, contested, placed), folder))
    except OSError as error:
        raise refusal("error.file-write", file=folder, reason=error.strerror) from None
    return files


def command(plan: Plan, folder: Path, forced: int, beside: Sequence[Path] = ()) -> str:
    """The command that makes this study again."""
    words = ["voliere", "study", plan.game, "--seats", str(plan.seats)]
    words += ["--games", str(plan.games), "--seed", str(plan.seed), "--bots", ",".join(plan.bots)]
    for name, value in plan.settings.items():
        words += ["--option", f"{name}={str(value).lower()}"]
    if plan.seconds is not None:
        words += ["--seconds", str(plan.seconds)]
    if forced:
        words += ["--forced", str(forced)]
    for other in beside:
        words += ["--beside", str(other)]
    return shlex.join([*words, "--folder", folder.name])


def flat(row: Any) -> dict[str, Any]:
    """A row for a table of text: what is inside it comes out, with a longer name."""
    found: dict[str, Any] = {}
    for name in row.__struct_fields__:
        value = getattr(row, name)
        if hasattr(value, "__struct_fields__"):
            found |= {f"{name}_{inner}": of for inner, of in flat(value).items()}
        elif isinstance(value, dict):
            found |= {f"{name}_{inner}": of for inner, of in value.items()}
        elif not isinstance(value, list):
            found[name] = value
    return found


def write_rows(name: Path, found: Sequence[Any]) -> Path:
    """A CSV file; fractions with six digits."""
    file, rows = name.with_suffix(TABLE), [flat(one) for one in found]
    with file.open("w", encoding="utf-8", newline="") as written:
        writer = csv.writer(written)
        if rows:
            writer.writerow(rows[0])
        for row in rows:
            writer.writerow([f"{v:.6g}" if isinstance(v, float) else v for v in row.values()])
    return file
