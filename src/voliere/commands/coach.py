"""What the coach says of a file and what it teaches: advice, review, calibrate, puzzles."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import click

from voliere.bots import check_bot
from voliere.games import game_kind
from voliere.kernel.record import read_record
from voliere.terminal.coach import show_advice
from voliere.terminal.files import read_json, write_text
from voliere.terminal.flags import Flags
from voliere.terminal.opening import read_options
from voliere.terminal.output import Output, workers


def advice(flags: Flags) -> click.Command:
    """`voliere advice`."""

    def run(output: Output, file: Path, at: int | None, think: float) -> None:
        show_advice(output, file, at, think)

    return flags.command(
        "advice", run, flags.file(), flags.number("at"), flags.decimal("think", 2.0)
    )


def review(flags: Flags) -> click.Command:
    """`voliere review`."""

    def run(output: Output, file: Path, quick: bool, html: Path | None, keep: Path | None) -> None:
        from voliere.terminal.review import page, reviewed, show_review

        choices = len(read_record(read_json(file)).choices)

        def look(progress: Callable[[int], None]) -> dict[str, Any]:
            return reviewed(file, quick, keep, progress)

        found = output.progress(look, choices, "terminal.choices")
        if html is not None:
            write_text(html, page(found, output.language))
        if html is None or output.as_json:
            output.tell(found, lambda: show_review(output.console, found, output.language))

    return flags.command(
        "review",
        run,
        flags.file(),
        flags.switch("quick", "quick"),
        flags.file_flag("html"),
        flags.file_flag("keep"),
    )


def calibrate(flags: Flags) -> click.Command:
    """`voliere calibrate`."""

    def run(
        output: Output,
        game: str,
        measure: str,
        games: int,
        seats: int,
        bots: str,
        option: tuple[str, ...],
        seed: int,
        rounds: int,
        processes: int | None,
        keep: Path | None,
        figure: Path | None,
        out: Path | None,
    ) -> None:
        from voliere.coach import calibration
        from voliere.coach.measures import measured
        from voliere.coach.reliability import drawn
        from voliere.coach.trials import Trial

        trial = Trial(measure, game, seats, read_options(option), bots, seed, rounds)
        result = output.progress(
            lambda progress: measured(trial, games, workers(processes), keep, progress),
            games,
            "simulate.games",
        )
        measures = result["measures"]
        if out is not None:
            write_text(out, calibration.written(result))
        if figure is not None and "reliability" in measures:
            axes = (output.say("coach.trial-foretold"), output.say("coach.trial-won"))
            write_text(figure, drawn(measures, *axes))
        output.tell(measures, lambda: output.console.print_json(data=measures))

    return flags.command(
        "calibrate",
        run,
        flags.argument("game"),
        flags.flag("measure", "foretold"),
        flags.number("games", 100),
        flags.number("seats", 2),
        flags.flag("bots", "normal"),
        flags.settings(),
        flags.number("seed", 1),
        flags.number("rounds", 0),
        flags.number("processes"),
        flags.file_flag("keep"),
        flags.file_flag("figure"),
        flags.file_flag("out"),
    )


def puzzles(flags: Flags) -> click.Command:
    """`voliere puzzles`."""

    def run(
        output: Output,
        game: str,
        puzzle: str | None,
        theme: str | None,
        make: int | None,
        again: bool,
        bots: str,
        option: tuple[str, ...],
        seed: int,
        out: Path | None,
    ) -> None:
        from voliere.coach.finding import make_puzzles
        from voliere.terminal.puzzles import check, play_puzzles, search_for

        game_kind(game)
        if make is None and not again:
            play_puzzles(output, game, puzzle, theme)
            return
        check_bot(bots)
        search, file = search_for(game, seed, bots, read_options(option), out)
        told: dict[str, Any] = {"file": str(file)}
        if again:
            count = len(search.found)
            told["refused"] = output.progress(
                lambda done: check(search, file, done), count, "terminal.puzzles"
            )
        if make is not None:
            output.progress(
                lambda done: make_puzzles(file, make, search, done), make, "terminal.puzzles"
            )
        told["puzzles"] = len(search.found)

        sentences = [output.say("terminal.puzzles-kept", n=told["puzzles"], file=file)]
        if again:
            sentences.insert(0, output.say("terminal.puzzles-refused", n=told["refused"]))
        output.tell_sentence(told, " ".join(sentences))

    return flags.command(
        "puzzles",
        run,
        flags.argument("game"),
        flags.flag("puzzle"),
        flags.flag("theme"),
        flags.number("make"),
        flags.switch("check-again", "again"),
        flags.flag("bots", "hard"),
        flags.settings(),
        flags.number("seed", 1),
        flags.file_flag("out"),
    )
