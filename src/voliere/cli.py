"""The `voliere` command: its language, its parts, and how it ends."""

import os
import sys
from importlib.metadata import version

import click

from voliere.commands import ALL
from voliere.kernel.data import DataError
from voliere.kernel.errors import Refusal, refusal
from voliere.terminal.exits import FAULT, INTERRUPTED, USAGE_ERROR
from voliere.terminal.flags import Flags, advised, usage_sentence
from voliere.texts import DEFAULT_LANGUAGE, LANGUAGES, say, shortened, visible


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
    group = flags.group("voliere", [command(flags) for command in ALL], "about")
    group.params.append(
        click.Option(
            ["--version"],
            is_flag=True,
            expose_value=False,
            is_eager=True,
            callback=show_version,
            help=flags.say("version"),
        )
    )
    return group


def show_version(ctx: click.Context, param: click.Parameter, wanted: bool) -> None:
    """Print the version and end."""
    if wanted:
        click.echo(version("voliere"))
        ctx.exit()


def main() -> None:
    """Run the command; a person's mistake is one sentence and exit 2, never a traceback."""
    language = system_language()
    try:
        language = typed_language(sys.argv[1:])
        sys.exit(make_app(language)(prog_name="voliere", standalone_mode=False))
    except Refusal as error:
        fail(advised(error, language))
    except click.UsageError as error:
        fail(usage_sentence(error, language))
    except (click.Abort, KeyboardInterrupt):
        sys.exit(INTERRUPTED)
    except DataError as error:
        fail(str(error), FAULT)
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        sys.exit(INTERRUPTED)
    except Exception as error:
        if os.environ.get("VOLIERE_TRACEBACK"):
            raise
        reason = f"{type(error).__name__}: {shortened(str(error))}"
        print(visible(say(language, "error.unexpected", reason=reason)), file=sys.stderr)
        sys.exit(FAULT)


def fail(sentence: str, code: int = USAGE_ERROR) -> None:
    """Say what was wrong, and end."""
    print(visible(sentence), file=sys.stderr)
    sys.exit(code)
