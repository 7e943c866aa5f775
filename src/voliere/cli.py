"""The `voliere` command: play, simulate, arena, train, cards, replay, check, serve."""

import contextlib
import json
import os
import sys
import webbrowser
from collections.abc import Callable
from importlib.metadata import version
from importlib.util import find_spec
from pathlib import Path
from typing import Any, TypeVar

import click
from rich.console import Console
from rich.progress import Progress

from voliere.arena.setup import make_setup
from voliere.arena.simulate import simulate as run_simulation
from voliere.arena.tournament import Tournament
from voliere.bots import check_bot
from voliere.games import game_kind
from voliere.kernel.errors import Refusal, refusal
from voliere.kernel.record import read_record
from voliere.terminal import report
from voliere.terminal.arena import Files, show_arena
from voliere.terminal.cards import filters, find_cards
from voliere.terminal.files import read_json
from voliere.terminal.flags import Decimal, Flags, Number, usage_sentence
from voliere.terminal.opening import new_table, read_options, resumed_table
from voliere.texts import DEFAULT_LANGUAGE, LANGUAGES, say

USAGE_ERROR = 2
INTERRUPTED = 130
SERVER_PACKAGES = ("prometheus_client", "sqlalchemy", "starlette", "uvicorn", "websockets")
"""What the extra `server` installs."""

Result = TypeVar("Result")


def system_language() -> str:
    """The language of the locale, or English."""
    for name in ("VOLIERE_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        if value := os.environ.get(name):
            return value[:2] if value[:2] in LANGUAGES else DEFAULT_LANGUAGE
    return DEFAULT_LANGUAGE


def typed_language(arguments: list[str]) -> str:
    """The language that the command line asks for, known before anything else is read."""
    for index, argument in enumerate(arguments):
        if argument.startswith("--lang="):
            return checked_language(argument.removeprefix("--lang="))
        if argument == "--lang" and index + 1 < len(arguments):
            return checked_language(arguments[index + 1])
    return system_language()


def checked_language(name: str) -> str:
    """The language of this name."""
    if name not in LANGUAGES:
        raise refusal("error.no-language", name=name, allowed=list(LANGUAGES))
    return name


def make_app(language: str) -> click.Group:
    """The command with its help in a language."""
    flags = Flags(language)
    game = click.Argument(["game"])
    some_game = click.Argument(["game"], required=False)
    file = click.Argument(["file"], type=click.Path(path_type=Path))
    seed = flags.flag("seed", type=Number())
    option = flags.flag("option", multiple=True)
    path = click.Path(path_type=Path)
    commands = [
        flags.command(
            "play",
            play(language),
            some_game,
            flags.flag("seats", type=Number()),
            flags.flag("bots"),
            seed,
            option,
            flags.flag("resume", type=path),
            flags.flag("save", type=path),
        ),
        flags.command(
            "simulate",
            simulate(language),
            game,
            flags.flag("seats", 2, type=Number()),
            flags.flag("games", 100, type=Number()),
            flags.flag("seed", 0, type=Number()),
            flags.flag("bots", "random"),
            option,
            flags.switch("json", "as_json"),
        ),
        flags.command(
            "arena",
            arena(language),
            game,
            flags.flag("bots", "random,easy,normal"),
            flags.flag("games", 100, type=Number()),
            flags.flag("seats", 2, type=Number()),
            option,
            flags.flag("seed", 0, type=Number()),
            flags.flag("seconds", type=Decimal()),
            flags.flag("rounds", type=Number()),
            flags.switch("half", "half"),
            flags.flag("processes", type=Number()),
            flags.flag("out", type=path),
            flags.flag("report", type=path),
        ),
        flags.command(
            "train",
            train(language),
            game,
            flags.flag("games", 400, type=Number()),
            flags.flag("generations", 3, type=Number()),
            flags.flag("seed", 1, type=Number()),
            flags.flag("processes", type=Number()),
            flags.flag("out", type=path),
        ),
        flags.command(
            "cards",
            cards(language),
            game,
            flags.flag("find"),
            *(flags.filter(name, games) for name, games in filters().items()),
            flags.switch("json", "as_json"),
        ),
        flags.command("replay", replay(language), file, flags.switch("step", "step")),
        flags.command("check", check(language), file),
        flags.command(
            "serve",
            serve(language),
            flags.flag("host", "127.0.0.1"),
            flags.flag("port", 8617, type=Number()),
            flags.switch("open", "open_page"),
            flags.flag("database", "voliere.sqlite"),
            flags.flag("thinkers", type=Number()),
            flags.flag("bot-seconds", 20, type=Number()),
            flags.flag("undo-seconds", 2, type=Number()),
            flags.flag("absent-seconds", 60, type=Number()),
            flags.flag("tables-per-address", 100, type=Number()),
            flags.flag("uploads-per-address", 20, type=Number()),
            flags.flag("keep-days", 30, type=Number()),
            flags.flag("requests-per-second", 50, type=Number()),
            flags.flag("messages-per-second", 20, type=Number()),
            flags.flag("connections", 10_000, type=Number()),
            flags.flag("connections-per-address", 200, type=Number()),
            flags.flag("trusted-proxies", ""),
        ),
    ]
    commands.append(admin(flags))
    commands.append(flags.command("engine", engine, click.Argument(["bot"], required=False)))
    return click.Group(
        "voliere",
        commands,
        params=[
            flags.flag("lang", expose_value=False),
            click.Option(
                ["--version"],
                is_flag=True,
                expose_value=False,
                is_eager=True,
                callback=show_version,
                help=flags.say("version"),
            ),
            flags.help_flag(),
        ],
        help=flags.say("about"),
        add_help_option=False,
        no_args_is_help=False,
    )


def show_version(ctx: click.Context, param: click.Parameter, wanted: bool) -> None:
    """Print the version and end."""
    if wanted:
        click.echo(version("voliere"))
        ctx.exit()


def play(language: str) -> Callable[..., None]:
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
            table = new_table(game, seats, bots, seed, option, save, language)
        else:
            given = {"--seats": seats, "--bots": bots, "--seed": seed, "--option": option}
            table = resumed_table(game, resume, save, given, language)
        table.play()

    return run


def simulate(language: str) -> Callable[..., None]:
    """`voliere simulate`."""

    def run(
        game: str,
        seats: int,
        games: int,
        seed: int,
        bots: str,
        option: tuple[str, ...],
        as_json: bool,
    ) -> None:
        settings = read_options(option)

        def simulated(progress: Callable[[int], None]) -> dict[str, Any]:
            return run_simulation(game, seats, games, seed, bots.split(","), settings, progress)

        result = with_progress(simulated, games, say(language, "simulate.games"))
        if as_json:
            click.echo(json.dumps(result))
        else:
            report.simulation(Console(), result, language)

    return run


def arena(language: str) -> Callable[..., None]:
    """`voliere arena`; Ctrl-C leaves what was played."""

    def run(
        game: str,
        bots: str,
        games: int,
        seats: int,
        option: tuple[str, ...],
        seed: int,
        seconds: float | None,
        rounds: int | None,
        half: bool,
        processes: int | None,
        out: Path | None,
        report: Path | None,
    ) -> None:
        setup = make_setup(game, seats, read_options(option), seed, seconds, rounds, half)
        files = Files(out, report)
        tournament = Tournament(setup, bots.split(","), games, files.log())

        def play(progress: Callable[[int], None]) -> None:
            tournament.play(cores() if processes is None else processes, progress)

        with contextlib.suppress(KeyboardInterrupt):
            with_progress(play, len(tournament.matches), say(language, "simulate.games"))
        show_arena(Console(), tournament, files, language)
        if not tournament.finished():
            sys.exit(INTERRUPTED)

    return run


def train(language: str) -> Callable[..., None]:
    """`voliere train`; NumPy is asked for only here."""

    def run(
        game: str,
        games: int,
        generations: int,
        seed: int,
        processes: int | None,
        out: Path | None,
    ) -> None:
        if find_spec("numpy") is None:
            raise refusal("error.train-extra")
        from voliere.arena.train import train as run_training

        file = out or Path(f"{game}.json")

        def learn(progress: Callable[[int], None]) -> dict[str, Any]:
            workers = cores() if processes is None else processes
            return run_training(game, games, generations, seed, workers, file, progress)

        learnt = with_progress(learn, games * generations, say(language, "simulate.games"))
        share = round(100 * learnt["foretold"])
        click.echo(say(language, "train.done", file=file, samples=learnt["samples"], share=share))

    return run


def cores() -> int:
    """The processors that this program may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def cards(language: str) -> Callable[..., None]:
    """`voliere cards`."""

    def run(game: str, find: str | None, as_json: bool, **filters: str | None) -> None:
        wanted = {name: value for name, value in filters.items() if value is not None}
        catalogue = find_cards(game_kind(game), find, wanted)
        if as_json:
            click.echo(json.dumps(catalogue, ensure_ascii=False, indent=1))
        else:
            report.cards(Console(), catalogue, language)

    return run


def replay(language: str) -> Callable[..., None]:
    """`voliere replay`."""

    def run(file: Path, step: bool) -> None:
        report.replay(Console(), read_record(read_json(file)), step, language)

    return run


def check(language: str) -> Callable[..., None]:
    """`voliere check`."""

    def run(file: Path) -> None:
        click.echo(report.checked(file, read_json(file), language))

    return run


def serve(language: str) -> Callable[..., None]:
    """`voliere serve`; what only the server needs is asked for only here."""

    def run(host: str, port: int, open_page: bool, **settings: Any) -> None:
        if any(find_spec(package) is None for package in SERVER_PACKAGES):
            raise refusal("error.server-extra")
        from voliere.server.config import Config
        from voliere.server.serve import serve as run_server

        def ready(address: str) -> None:
            click.echo(say(language, "server.ready", address=address))
            sys.stdout.flush()
            if open_page:
                webbrowser.open(address)

        chosen = {name: value for name, value in settings.items() if value is not None}
        run_server(Config(**chosen), host, port, ready, at_home=open_page)

    return run


def engine(bot: str | None) -> None:
    """`voliere engine`."""
    from voliere.bots.engine import USUAL, main

    check_bot(bot or USUAL, programs=True)
    main(bot or USUAL)


ADMIN: dict[str, str] = {
    "tables": "",
    "show": "table",
    "close": "table",
    "reopen": "table",
    "delete": "table",
    "replays": "",
    "delete-replay": "replay",
    "erase": "name",
    "vacuum": "",
    "backup": "file",
    "restore": "file",
}
"""The commands of `voliere admin`, and what each of them is told."""


def admin(flags: Flags) -> click.Group:
    """`voliere admin`."""
    commands = []
    for name, argument in ADMIN.items():
        params: list[click.Parameter] = [flags.flag("database", "voliere.sqlite")]
        if argument:
            kind = click.Path(path_type=Path) if argument == "file" else None
            params.append(click.Argument([argument], type=kind))
        if name == "erase":
            params.append(flags.flag("address"))
        params.append(flags.switch("json", "as_json"))
        commands.append(flags.command(name, run_admin(name, flags), *params, of="admin-"))
    return click.Group(
        "admin",
        commands,
        params=[flags.flag("lang", expose_value=False), flags.help_flag()],
        help=flags.say("admin"),
        add_help_option=False,
        no_args_is_help=False,
    )


def run_admin(name: str, flags: Flags) -> Callable[..., None]:
    """One of its commands."""

    def run(as_json: bool, **told: Any) -> None:
        from voliere.server.commands import run_command

        answer = run_command(name, **told)
        if as_json:
            click.echo(json.dumps(answer, ensure_ascii=False))
        else:
            report.facts(Console(), answer, flags.language)

    return run


def with_progress(run: Callable[[Callable[[int], None]], Result], games: int, word: str) -> Result:
    """A progress bar on a terminal, nothing otherwise; it is drawn a hundred times at most."""
    console = Console(stderr=True)
    if not console.is_terminal:
        return run(lambda done: None)
    with Progress(console=console, transient=True) as bar:
        task = bar.add_task(word, total=games)
        every = max(1, games // 100)

        def advance(done: int) -> None:
            if done % every == 0:
                bar.update(task, completed=done)

        return run(advance)


def main() -> None:
    """Run the command; a person's mistake is one sentence and exit 2, never a traceback."""
    language = system_language()
    try:
        language = typed_language(sys.argv[1:])
        sys.exit(make_app(language)(prog_name="voliere", standalone_mode=False))
    except Refusal as error:
        fail(error.sentence(language))
    except click.UsageError as error:
        fail(usage_sentence(error, language))
    except (click.Abort, KeyboardInterrupt):
        sys.exit(INTERRUPTED)


def fail(sentence: str) -> None:
    """Say what was wrong, and end as for a usage error."""
    print(sentence, file=sys.stderr)
    sys.exit(USAGE_ERROR)
