"""The flags of the command: their help and their errors, in the user's language."""

from collections.abc import Callable
from typing import Any

import click

from voliere.games import game_kind, game_names
from voliere.kernel.errors import refusal
from voliere.texts import say


class Explained(click.Command):
    """A command whose help lists, where it takes them, the options of each game."""

    def format_epilog(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """Each game's options, what they mean and what they may be."""
        if not any(param.name == "option" for param in self.params):
            return
        language = ctx.meta["voliere.language"]
        for name in game_names():
            rows = [
                (
                    setting.name,
                    f"{say(language, f'{name}.setting.{setting.name}')} "
                    f"[{', '.join(str(value).lower() for value in setting.values)}]",
                )
                for setting in game_kind(name).settings_offered
            ]
            with formatter.section(f"{name} --option"):
                formatter.write_dl(rows)


class Number(click.ParamType[int]):
    """A whole number; anything else is refused in our own words."""

    name = "number"

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> int:
        """The number that was typed."""
        try:
            return int(value)
        except ValueError:
            name = param.opts[0] if param else ""
            raise refusal("error.number", name=name, value=value) from None


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
            raise refusal("error.decimal", name=name, value=value) from None


class Flags:
    """The flags and arguments of the commands, with their help in a language."""

    def __init__(self, language: str) -> None:
        self.language = language

    def say(self, message: str) -> str:
        """A sentence of the command's help."""
        return say(self.language, f"cli.{message}", games=game_names())

    def flag(self, name: str, default: Any = None, **how: Any) -> click.Option:
        """A flag with a value; it is explained under its own name."""
        help_text = self.say(name)
        return click.Option([f"--{name}"], help=help_text, default=default, **how)

    def filter(self, name: str, games: list[str]) -> click.Option:
        """A flag that looks at a fact of cards; the games that have it explain it."""
        explained = say(self.language, f"{games[0]}.filter.{name}")
        help_text = say(self.language, "cli.filter", explained=explained, games=games)
        return click.Option([f"--{name}"], help=help_text)

    def switch(self, name: str, target: str) -> click.Option:
        """A flag without a value."""
        return click.Option([f"--{name}", target], is_flag=True, help=self.say(name))

    def command(
        self, name: str, run: Callable[..., None], *params: click.Parameter, of: str = ""
    ) -> click.Command:
        """A command, perhaps of a group; every one takes --lang and --help."""
        every = [*params, self.flag("lang", expose_value=False), self.help_flag()]
        explained = self.say(of + name)
        return Explained(name, None, run, every, help=explained, add_help_option=False)

    def help_flag(self) -> click.Option:
        """The flag that prints the help."""

        def show(ctx: click.Context, param: click.Parameter, wanted: bool) -> None:
            if wanted:
                ctx.meta["voliere.language"] = self.language
                click.echo(ctx.get_help())
                ctx.exit()

        return click.Option(
            ["--help"],
            is_flag=True,
            expose_value=False,
            is_eager=True,
            callback=show,
            help=self.say("help"),
        )


def usage_sentence(error: click.UsageError, language: str) -> str:
    """A wrong command line in one sentence of the user's language."""
    usage = error.ctx.command_path if error.ctx else "voliere"
    allowed = [flag for p in error.ctx.command.params for flag in p.opts] if error.ctx else []
    if isinstance(error, click.NoSuchOption):
        return say(language, "error.no-such-flag", name=error.option_name, allowed=allowed)
    if isinstance(error, click.MissingParameter):
        name = error.param.human_readable_name if error.param else ""
        return say(language, "error.missing", name=name, usage=usage)
    if error.ctx and isinstance(error.ctx.command, click.Group):
        word = error.message.split("'")[1] if "'" in error.message else ""
        names = list(error.ctx.command.commands)
        return say(language, "error.no-such-command", name=word, allowed=names)
    return say(language, "error.usage", reason=error.format_message(), usage=usage)
