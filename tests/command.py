"""The command: in this process where it only reads, writes and ends, else in one of its own."""

import io
import subprocess
import sys
from collections.abc import Iterator
from contextlib import chdir, contextmanager, redirect_stderr, redirect_stdout
from pathlib import Path
from typing import Any
from unittest.mock import patch

from voliere.cli import main

# A shell lets what it starts in the background ignore Ctrl-C, and the tests may be started so.
HEAR = "import signal; signal.signal(signal.SIGINT, signal.default_int_handler)"
RUN = [sys.executable, "-c", f"{HEAR}; from voliere.cli import main; main()"]


class Ran:
    """What a command did."""

    def __init__(self, code: int, out: str, err: str) -> None:
        self.code = code
        self.out = out
        self.err = err


def run(*arguments: str, typed: str = "", **where: Any) -> Ran:
    """Run the command to its end in a process of its own."""
    process = subprocess.run(
        [*RUN, *arguments], input=typed, capture_output=True, text=True, timeout=120, **where
    )
    return Ran(process.returncode, process.stdout, process.stderr)


def run_here(*arguments: str, typed: str = "", cwd: Path | None = None) -> Ran:
    """The same without the cost of a process; an exception that nobody catches fails the test."""
    out, err = io.StringIO(), io.StringIO()
    with (
        patch.object(sys, "argv", ["voliere", *arguments]),
        patch.object(sys, "stdin", io.StringIO(typed)),
        redirect_stdout(out),
        redirect_stderr(err),
        in_folder(cwd),
    ):
        try:
            main()
            code: Any = 0
        except SystemExit as end:
            code = end.code or 0
    return Ran(code, out.getvalue(), err.getvalue())


@contextmanager
def in_folder(folder: Path | None) -> Iterator[None]:
    """In a folder, or where one is."""
    if folder is None:
        yield
    else:
        with chdir(folder):
            yield
