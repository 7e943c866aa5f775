"""Bots that are not ours: a function in a file, or a command that speaks the protocol.

A file is read here, but run only in the process of its bot.
"""

import os
import shlex
import shutil
import symtable
import sys
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from typing import Any, Final

from voliere.kernel.errors import refusal

COMMAND: Final = "cmd:"
PYTHON: Final = ".py"
ENGINE: Final = (sys.executable, "-P", "-c", "from voliere.bots.engine import main; main()")
"""The program of our own engine; compiled modules cannot be run by `python -m`."""


def is_command(name: str) -> bool:
    """Whether a bot is a command, as `cmd:./engine --flag`."""
    return name.startswith(COMMAND)


def is_file_bot(name: str) -> bool:
    """Whether a bot is a function in a file, as `./file.py:function`."""
    file, colon, _ = name.rpartition(":")
    return bool(colon) and file.endswith(PYTHON) and not is_command(name)


def is_program(name: str) -> bool:
    """Whether a bot runs what stands beside its name, and so only where its user wants it."""
    return is_command(name) or is_file_bot(name)


def check_command(name: str) -> None:
    """Refuse a command whose program does not exist."""
    words = command_words(name)
    if not words or shutil.which(words[0]) is None:
        raise refusal("error.bot-command", program=" ".join(words[:1]), bot=name)


def command_words(name: str) -> list[str]:
    try:
        return shlex.split(name.removeprefix(COMMAND))
    except ValueError:
        raise refusal("error.bot-command", program=name.removeprefix(COMMAND), bot=name) from None


def check_file_bot(name: str) -> None:
    """Refuse a file that is not there, is no Python, or has no such function."""
    file, _, function = name.rpartition(":")
    try:
        names = symtable.symtable(Path(file).read_text(encoding="utf-8"), file, "exec")
    except OSError:
        raise refusal("error.bot-file", file=file, bot=name) from None
    except (SyntaxError, ValueError) as error:
        raise refusal("error.bot-python", file=file, reason=error) from None
    found = [symbol.get_name() for symbol in names.get_symbols() if is_bound(symbol)]
    if not found:
        raise refusal("error.bot-empty", file=file, name=function)
    if function not in found:
        raise refusal("error.bot-function", file=file, name=function, allowed=sorted(found))


def is_bound(symbol: symtable.Symbol) -> bool:
    """Whether a file gives this name a meaning that can be called from outside."""
    private = symbol.get_name().startswith("_")
    return not private and (symbol.is_assigned() or symbol.is_imported())


def load_function(name: str) -> Any:
    """The function of a file, which finds its neighbours as a program of that folder would."""
    file, _, function = name.rpartition(":")
    path = Path(file).resolve()
    sys.path.insert(0, str(path.parent))
    spec = spec_from_file_location(path.stem, path)
    if spec is None or spec.loader is None:
        raise refusal("error.bot-file", file=file, bot=name)
    module = module_from_spec(spec)
    sys.modules[path.stem] = module
    spec.loader.exec_module(module)
    return getattr(module, function)


def engine_command(name: str) -> tuple[list[str], dict[str, str] | None]:
    """The program that plays as a bot, and its environment where it is not this one's.

    Our own engine finds the packages that are found here.
    """
    if is_command(name):
        return command_words(name), None
    found = os.pathsep.join(folder for folder in sys.path if folder)
    return [*ENGINE, name], {**os.environ, "PYTHONPATH": found}
