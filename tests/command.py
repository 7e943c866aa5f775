"""The command in a process of its own."""

import subprocess
import sys
from typing import Any

RUN = [sys.executable, "-c", "from voliere.cli import main; main()"]


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
