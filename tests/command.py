"""The command in a process of its own."""

import subprocess
import sys
from typing import Any

# A shell lets what it starts in the background ignore Ctrl-C, and the tests may be started so.
HEAR = "import signal; signal.signal(signal.SIGINT, signal.default_int_handler)"
RUN = [sys.executable, "-c", f"{HEAR}; from voliere.cli import main; main()"]


class Ran:
    """What a command did."""

    def __init__(self, process: subprocess.CompletedProcess[str]) -> None:
        self.code = process.returncode
        self.out = process.stdout
        self.err = process.stderr


def run(*arguments: str, typed: str = "", **where: Any) -> Ran:
    """Run the command to its end."""
    return Ran(
        subprocess.run(
            [*RUN, *arguments], input=typed, capture_output=True, text=True, timeout=120, **where
        )
    )
