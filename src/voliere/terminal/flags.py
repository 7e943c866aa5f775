"""The flags of the command: their help and their errors, in the user's language."""

import re
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path
from typing import Any, Final

import click

from voliere.bots import LEVELS, bot_names
from voliere.games import game_kind, game_names
from voliere.kernel.errors import Refusal, refusal
from voliere.kernel.settings import AUTO, Setting
from voliere.terminal.cards import fact_words
from voliere.terminal.output import Output
from voliere.terminal.typed import near_miss
from voliere.texts import LANGUAGES, say, shortened

NAMED = ("name", "value", "option", "game")
"""The arguments of a refusal that hold the word which is not allowed."""
PATH = click.Path(path_type=Path)


class Explained(click.Command):
    """A command whose help lists, where it takes them, the options of each game."""

    def format_epilog(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """How each level of bots plays; each game's options, what they mean and may be."""
        language, names = ctx.meta["voliere.language"], [param.name for param in self.params]
        if "bots" in names:
            with formatter.section("--bots"):
                formatter.write_dl(
                    [(level, say(language, f"cli.plays.{level}")) for level in LEVELS]
                )
        if "option" not in names:
            return
        for name in game_names():
            rows = [
                (setting.name, option_help(name, setting, language))
                for setting in game_kind(name).settings_offered
            ]
            with formatter.section(f"{name} --option"):
                formatter.write_dl(rows)


def option_help(game: str, setting: Setting, language: str) -> str:
    """What an option of a game means, may be, and is if nobody says."""
    values = ", ".join(str(value).lower() for value in setting.values)
    usual = str(setting.by_language.get(language, setting.default)).lower()
    if usual == AUTO:
        usual = say(language, "cli.auto")
    default = say(language, "cli.default", default=usual)
    return f"{say(language, f'{game}.setting.{setting.name}')} [{values}] {default}"


class Commands(click.Group):
    """Commands in the order in which they were given, each with the first sentence about it."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        """What one begins with comes first."""
        return list(self.commands)

    def format_commands(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """The sentence is wrapped, where Click would cut it."""
        with formatter.section("Commands"):
            formatter.write_dl(
                [
                    (name, re.split(r"(?<=\.)\s", told.help or "")[0])
                    for name, told in self.commands.items()
                ]
            )


class Number(click.ParamType[int]):
    """A whole number; anything else is refused in our own words."""

    name = "number"

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> int:
        """The number that was typed."""
        try:
            return int(value)
        except ValueError:
            name = param.opts[0] if param else ""
            raise refusal("error.number", name=name, value=shortened(str(value))) from None


class Decimal(click.ParamType[float]):
    """A number that need not be whole."""

    name = "decimal"

    def convert(
        self, value: Any, param: click.Parameter | None, ctx: click.Context | None
    ) -> float:
        """The number that was typed."""
        try:
            return float(value)
        except ValueError:
            name = param.opts[0] if param else ""
            raise refusal("error.decimal", name=name, value=shortened(str(value))) from None


Complete = Callable[[click.Context, click.Parameter, str], list[str]]


def completed(values: Callable[[], Iterable[str]]) -> Complete:
    """What a shell offers for a value that was begun; of several with commas, for the last."""

    def offered(ctx: click.Context, param: click.Parameter, begun: str) -> list[str]:
        before, comma, last = begun.rpartition(",")
        return [before + comma + value for value in values() if value.startswith(last)]

    return offered


COMPLETED: Final = {"game": game_names, "bots": bot_names, "lang": lambda: LANGUAGES}
"""The values that a shell can offer, by flag or argument."""


class Flags:
    """The flags and arguments of the commands, with their help in a language."""

    def __init__(self, language: str) -> None:
        self.language = language

    def say(self, message: str) -> str:
        """A sentence of the command's help."""
        return say(self.language, f"cli.{message}", games=game_names(), bots=bot_names())

    def flag(self, name: str, default: Any = None, usual: Any = None, **how: Any) -> click.Option:
        """A flag with a value; it is explained under its own name.

        `usual` is what a command takes by itself where nothing is given.
        """
        help_text = self.say(name)
        told = default if usual is None else usual
        if told not in (None, ""):
            help_text += " " + say(self.language, "cli.default", default=told)
        metavar = self.metavar(how.get("type"))
        if name in COMPLETED:
            how["shell_complete"] = completed(COMPLETED[name])
        return click.Option([f"--{name}"], help=help_text, default=default, metavar=metavar, **how)

    def metavar(self, kind: Any) -> str:
        """What stands for a value in the help: a number, a file or a text."""
        if isinstance(kind, Number | Decimal):
            return self.say("metavar.number")
        return self.say("metavar.file" if isinstance(kind, click.Path) else "metavar.text")

    def argument(self, name: str, **how: Any) -> click.Argument:
        """What is named without a flag."""
        if name in COMPLETED:
            how["shell_complete"] = completed(COMPLETED[name])
        return click.Argument([name], metavar=self.say(f"metavar.{name}"), **how)

    def filter(self, name: str, games: list[str]) -> click.Option:
        """A flag that looks at a fact of cards; the games that have it explain it."""
        explained = say(self.language, f"{games[0]}.filter.{name}")
        values = [
            word for game in games for word in fact_words(game_kind(game), name, self.language)
        ]
        help_text = say(
            self.language, "cli.filter", explained=explained, games=games, values=values
        )
        metavar = self.say("metavar.text")
        complete = completed(lambda: values)
        return click.Option([f"--{name}"], help=help_text, metavar=metavar, shell_complete=complete)

    def switch(self, name: str, target: str) -> click.Option:
        """A flag without a value."""
        return click.Option([f"--{name}", target], is_flag=True, help=self.say(name))

    def command(
        self, name: str, run: Callable[..., None], *params: click.Parameter, of: str = ""
    ) -> click.Command:
        """A command, perhaps of a group, that tells a result: its `run` is given an `Output`."""

        def run_with_output(as_json: bool, quiet: bool, **told: Any) -> None:
            run(Output(self.language, as_json, quiet), **told)

        switches = [self.switch("json", "as_json"), self.switch("quiet", "quiet")]
        return self.talk(name, run_with_output, *params, *switches, of=of)

    def talk(
        self, name: str, run: Callable[..., None], *params: click.Parameter, of: str = ""
    ) -> click.Command:
        """A command that goes on talking, to a person or a program; all take --lang and --help."""
        every = [*params, self.flag("lang", expose_value=False), self.help_flag()]
        explained = self.say(of + name)
        return Explained(name, None, run, every, help=explained, add_help_option=False)

    def group(self, name: str, commands: Sequence[click.Command], explained: str) -> click.Group:
        """Commands under one name; the name alone prints the help."""

        def alone() -> None:
            context = click.get_current_context()
            if context.invoked_subcommand is None:
                self.print_help(context)

        return Commands(
            name,
            commands,
            params=[self.flag("lang", expose_value=False), self.help_flag()],
            help=self.say(explained),
            add_help_option=False,
            callback=alone,
            invoke_without_command=True,
            subcommand_metavar=self.say("metavar.command"),
        )

    def file(self, name: str = "file") -> click.Argument:
        """An argument that names a file."""
        return self.argument(name, type=PATH)

    def file_flag(self, name: str) -> click.Option:
        """A flag that names a file."""
        return self.flag(name, type=PATH)

    def number(self, name: str, default: int | None = None, usual: Any = None) -> click.Option:
        """A flag that takes a whole number."""
        return self.flag(name, default, usual, type=Number())

    def decimal(self, name: str, default: float | None = None) -> click.Option:
        """A flag that takes a number."""
        return self.flag(name, default, type=Decimal())

    def settings(self) -> click.Option:
        """The flag that sets an option of the game, as often as it is given."""
        return self.flag("option", multiple=True)

    def print_help(self, ctx: click.Context) -> None:
        """The help of a command, all of it in the language."""
        ctx.meta["voliere.language"] = self.language
        click.echo(headed(ctx.get_help(), self.language))

    def help_flag(self) -> click.Option:
        """The flag that prints the help."""

        def show(ctx: click.Context, param: click.Parameter, wanted: bool) -> None:
            if wanted:
                self.print_help(ctx)
                ctx.exit()

        return click.Option(
            ["--help"],
            is_flag=True,
            expose_value=False,
            is_eager=True,
            callback=show,
            help=self.say("help"),
        )


def headed(text: str, language: str) -> str:
    """A help text whose headings, which Click writes in English, are in the language."""
    words = {"Usage": "usage", "Options": "options", "Commands": "commands"}
    for english, name in words.items():
        text = re.sub(rf"^{english}:", say(language, f"cli.{name}"), text, flags=re.M)
    return text


def advised(error: Refusal, language: str) -> str:
    """What was refused, and the allowed word that is nearly the one given."""
    sentence = error.sentence(language)
    for fault in error.faults:
        allowed = fault.arguments.get("allowed")
        for name in NAMED:
            if isinstance(allowed, list) and name in fault.arguments:
                sentence += near_miss(str(fault.arguments[name]), allowed, language)
    return sentence


def usage_sentence(error: click.UsageError, language: str) -> str:
    """A wrong command line in one sentence of the user's language."""
    usage = error.ctx.command_path if error.ctx else "voliere"
    allowed = [flag for p in error.ctx.command.params for flag in p.opts] if error.ctx else []
    if isinstance(error, click.NoSuchOption):
        name = error.option_name
        sentence = say(language, "error.no-such-flag", name=name, allowed=allowed)
        return sentence + near_miss(name, allowed, language)
    if isinstance(error, click.MissingParameter):
        name = error.param.human_readable_name if error.param else ""
        return say(language, "error.missing", name=name, usage=usage)
    if error.ctx and isinstance(error.ctx.command, click.Group):
        word = error.message.split("'")[1] if "'" in error.message else ""
        names = list(error.ctx.command.commands)
        sentence = say(language, "error.no-such-command", name=word, allowed=names)
        return sentence + near_miss(word, names, language)
    return say(language, "error.usage", reason=error.format_message(), usage=usage)
