"""What a command tells: for people or as JSON, its progress, or as little as possible."""

import json
import os
from collections.abc import Callable
from typing import Any, TypeVar

import click
from rich.console import Console
from rich.progress import Progress

from voliere.texts import say

Result = TypeVar("Result")


class Output:
    """Where a command's result goes: in the user's language or as JSON, with or without remarks."""

    def __init__(self, language: str, as_json: bool = False, quiet: bool = False) -> None:
        self.language = language
        self.as_json = as_json
        self.quiet = quiet
        self.console = Console()

    def say(self, message: str, /, **arguments: Any) -> str:
        """A sentence of the user's language."""
        return say(self.language, message, **arguments)

    def tell(self, facts: Any, show: Callable[[], None]) -> None:
        """The result: as one JSON value on one line, or as `show` prints it for people."""
        if self.as_json:
            click.echo(json.dumps(facts, ensure_ascii=False))
        else:
            show()

    def tell_sentence(self, facts: Any, sentence: str) -> None:
        """A result that is one sentence for people."""
        self.tell(facts, lambda: click.echo(sentence))

    def progress(
        self, run: Callable[[Callable[[int], None]], Result], total: int, word: str
    ) -> Result:
        """A bar on a terminal, nothing otherwise; it is drawn a hundred times at most."""
        console = Console(stderr=True)
        if self.quiet or not console.is_terminal:
            return run(lambda done: None)
        with Progress(console=console, transient=True) as bar:
            task = bar.add_task(self.say(word), total=total)
            every = max(1, total // 100)
            drawn = 0

            def advance(done: int) -> None:
                nonlocal drawn
                if done - drawn >= every or done == total:
                    drawn = done
                    bar.update(task, completed=done)

            return run(advance)


def cores() -> int:
    """The processors that this program may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def workers(processes: int | None) -> int:
    """The processes that shall work: those asked for, else one for each core."""
    return cores() if processes is None else processes
