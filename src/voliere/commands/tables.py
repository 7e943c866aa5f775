"""What concerns one game at a time: `play`, `cards`, `replay`, `check`."""

from pathlib import Path

import click

from voliere.games import game_kind
from voliere.kernel.record import read_record
from voliere.terminal import report
from voliere.terminal.cards import filters, find_cards
from voliere.terminal.files import read_json
from voliere.terminal.flags import Flags
from voliere.terminal.opening import new_table, resumed_table
from voliere.terminal.output import Output
from voliere.terminal.table import USUAL_BOT


def play(flags: Flags) -> click.Command:
    """`voliere play`."""

    def run(
        game: str | None,
        seats: int | None,
        bots: str | None,
        seed: int | None,
        option: tuple[str, ...],
        resume: Path | None,
        save: Path | None,
    ) -> None:
        if resume is None:
            table = new_table(game, seats, bots, seed, option, save, flags.language)
        else:
            given = {"--seats": seats, "--bots": bots, "--seed": seed, "--option": option}
            table = resumed_table(game, resume, save, given, flags.language)
        table.play()

    return flags.talk(
        "play",
        run,
        flags.argument("game", required=False),
        flags.number("seats", usual=2),
        flags.flag("bots", usual=USUAL_BOT),
        flags.number("seed"),
        flags.settings(),
        flags.file_flag("resume"),
        flags.file_flag("save"),
    )


def cards(flags: Flags) -> click.Command:
    """`voliere cards`."""

    def run(output: Output, game: str, find: str | None, **filters: str | None) -> None:
        wanted = {name: value for name, value in filters.items() if value is not None}
        kind = game_kind(game)
        found = find_cards(kind, find, wanted, output.language)
        output.tell(found, lambda: report.cards(output.console, kind, found, output.language))

    return flags.command(
        "cards",
        run,
        flags.argument("game"),
        flags.flag("find"),
        *(flags.filter(name, games) for name, games in filters().items()),
    )


def replay(flags: Flags) -> click.Command:
    """`voliere replay`."""

    def run(output: Output, file: Path, step: bool) -> None:
        record = read_record(read_json(file))
        if output.as_json:
            output.tell(report.replayed(record), lambda: None)
        else:
            report.replay(output.console, record, step, output.language)

    return flags.command("replay", run, flags.file(), flags.switch("step", "step"))


def check(flags: Flags) -> click.Command:
    """`voliere check`."""

    def run(output: Output, file: Path) -> None:
        facts = report.checked(read_json(file))
        output.tell_sentence(facts, output.say(f"check.{facts['kind']}", file=file, **facts))

    return flags.command("check", run, flags.file())
