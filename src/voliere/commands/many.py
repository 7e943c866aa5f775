"""Many games: `simulate`, `arena`, `study`, `train`."""

import contextlib
import sys
from collections.abc import Callable
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import click
import msgspec

from voliere.arena.collection import Collection, run_collection
from voliere.arena.setup import make_setup
from voliere.arena.simulate import make_plan, run_plan
from voliere.arena.tournament import Tournament
from voliere.games import game_kind
from voliere.kernel.errors import refusal
from voliere.study.study import run_study, study_records
from voliere.terminal import report
from voliere.terminal.arena import Files, show_arena
from voliere.terminal.exits import INTERRUPTED
from voliere.terminal.flags import PATH, Flags
from voliere.terminal.opening import read_options
from voliere.terminal.output import Output, workers

# Click hands each flag over under its name: what several commands take stands in each of them.

GAMES = "simulate.games"
"""The word beside the progress bar."""


def simulate(flags: Flags) -> click.Command:
    """`voliere simulate`."""

    def run(
        output: Output,
        game: str,
        seats: int,
        games: int,
        seed: int,
        bots: str,
        option: tuple[str, ...],
        processes: int | None,
        cluster: str | None,
        collect: Path | None,
    ) -> None:
        plan = make_plan(game, seats, games, seed, bots.split(","), read_options(option))

        def simulated(progress: Callable[[int], None]) -> dict[str, Any]:
            if collect is None:
                return run_plan(plan, progress, workers(processes), cluster)
            return run_collection(Collection(collect, plan), progress, workers(processes), cluster)

        result = output.progress(simulated, games, GAMES)
        output.tell(result, lambda: report.simulation(output.console, result, output.language))

    return flags.command(
        "simulate",
        run,
        flags.argument("game"),
        flags.number("seats", 2),
        flags.number("games", 100),
        flags.number("seed", 0),
        flags.flag("bots", "random"),
        flags.settings(),
        flags.number("processes"),
        flags.flag("cluster"),
        flags.file_flag("collect"),
    )


def arena(flags: Flags) -> click.Command:
    """`voliere arena`; Ctrl-C leaves what was played."""

    def run(
        output: Output,
        game: str,
        bots: str,
        games: int,
        seats: int,
        option: tuple[str, ...],
        seed: int,
        seconds: float | None,
        rounds: int | None,
        half: bool,
        sprt: str | None,
        processes: int | None,
        cluster: str | None,
        out: Path | None,
        report: Path | None,
    ) -> None:
        setup = make_setup(game, seats, read_options(option), seed, seconds, rounds, half)
        files = Files(out, report)
        tournament = Tournament(setup, bots.split(","), games, files.log(), sprt)

        def play(progress: Callable[[int], None]) -> None:
            tournament.play(workers(processes), progress, cluster)

        with contextlib.suppress(KeyboardInterrupt):
            output.progress(play, len(tournament.matches), GAMES)
        files.write(tournament, output.language)
        output.tell(
            msgspec.to_builtins(tournament.counts()),
            lambda: show_arena(output.console, tournament, files, output.language),
        )
        if not tournament.finished():
            sys.exit(INTERRUPTED)

    return flags.command(
        "arena",
        run,
        flags.argument("game"),
        flags.flag("bots", "random,easy,normal"),
        flags.number("games", 100),
        flags.number("seats", 2),
        flags.settings(),
        flags.number("seed", 0),
        flags.decimal("seconds"),
        flags.number("rounds"),
        flags.switch("half", "half"),
        flags.flag("sprt"),
        flags.number("processes"),
        flags.flag("cluster"),
        flags.file_flag("out"),
        flags.file_flag("report"),
    )


def study(flags: Flags) -> click.Command:
    """`voliere study`; Ctrl-C leaves what was played."""

    def run(
        output: Output,
        game: str,
        seats: int,
        games: int,
        seed: int,
        bots: str,
        seconds: float | None,
        option: tuple[str, ...],
        processes: int | None,
        cluster: str | None,
        folder: Path | None,
        records: Path | None,
        forced: int,
        beside: tuple[Path, ...],
    ) -> None:
        home = folder or Path(f"{game}-study")
        if records is not None:
            written, skipped = study_records(records, game_kind(game).name, seats, home)
            told = {"skipped": skipped, "files": [str(file) for file in written]}
            output.tell_sentence(told, output.say("study.done-records", **told))
            return
        settings = read_options(option)
        plan = make_plan(game, seats, games, seed, bots.split(","), settings, True, seconds)

        def studied(progress: Callable[[int], None]) -> list[Path]:
            share = (workers(processes), cluster, progress)
            return run_study(plan, home, *share, forced, beside)

        files = [str(file) for file in output.progress(studied, games, GAMES)]
        facts = {"games": games, "files": files}
        output.tell_sentence(facts, output.say("study.done", **facts))

    return flags.command(
        "study",
        run,
        flags.argument("game"),
        flags.number("seats", 2),
        flags.number("games", 1000),
        flags.number("seed", 0),
        flags.flag("bots", "normal"),
        flags.decimal("seconds"),
        flags.settings(),
        flags.number("processes"),
        flags.flag("cluster"),
        flags.file_flag("folder"),
        flags.file_flag("records"),
        flags.number("forced", 0),
        flags.flag("beside", multiple=True, type=PATH),
    )


def train(flags: Flags) -> click.Command:
    """`voliere train`; NumPy is asked for only here."""

    def run(
        output: Output,
        game: str,
        games: int,
        generations: int,
        seed: int,
        ranking: bool,
        processes: int | None,
        cluster: str | None,
        out: Path | None,
    ) -> None:
        if find_spec("numpy") is None:
            raise refusal("error.train-extra")
        from voliere.arena.practice import practise
        from voliere.arena.train import train as run_training

        file = out or Path(f"{game}.json")
        teach = practise if ranking else run_training

        def learn(progress: Callable[[int], None]) -> dict[str, Any]:
            run_on = workers(processes)
            return teach(game, games, generations, seed, run_on, file, progress, cluster)

        learnt = output.progress(learn, games * generations, GAMES)
        if ranking:
            points = learnt["points"]
            facts = {"file": str(file), "before": points[0], "points": points[-1]}
            output.tell_sentence(facts, output.say("train.practised", **facts))
            return
        facts = {
            "file": str(file),
            "samples": learnt["samples"],
            "share": round(100 * learnt["foretold"]),
        }
        output.tell_sentence(facts, output.say("train.done", **facts))

    return flags.command(
        "train",
        run,
        flags.argument("game"),
        flags.number("games", 400),
        flags.number("generations", 3),
        flags.number("seed", 1),
        flags.switch("ranking", "ranking"),
        flags.number("processes"),
        flags.flag("cluster"),
        flags.file_flag("out"),
    )
