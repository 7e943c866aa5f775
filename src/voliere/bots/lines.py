"""The lines that come to an engine, and a look ahead at whether the next of them is `stop`."""

import os
import select
import sys

from voliere.bots.protocol import STOP

CHUNK = 65_536


class Lines:
    """Reads a stream's lines; while a question is thought about, it can see that `stop` waits."""

    def __init__(self, stream: int) -> None:
        self.stream = stream
        self.waiting = b""
        self.ended = False
        self.stopped = False
        """Whether `stop` was said to the question under way."""

    def next(self) -> str | None:
        """The next line, for which it waits; none when the player is gone."""
        self.stopped = False
        while b"\n" not in self.waiting and not self.ended:
            self.read()
        line, _, self.waiting = self.waiting.partition(b"\n")
        return line.decode("utf-8", "replace") if line or not self.ended else None

    def read(self) -> None:
        """Take what has come, or wait for some."""
        came = os.read(self.stream, CHUNK)
        self.waiting += came
        self.ended = not came

    def stop_waits(self) -> bool:
        """Whether the player said `stop` to the question under way. The word is then done with."""
        # On Windows nobody can look into a pipe: there the answer comes when its time is over.
        if self.stopped or self.ended or sys.platform == "win32":
            return self.stopped
        while self.more_came():
            self.read()
        line, end, rest = self.waiting.partition(b"\n")
        if end and line.strip() == STOP.encode():
            self.waiting = rest
            self.stopped = True
        return self.stopped

    def more_came(self) -> bool:
        """Whether something can be read at once, and no line waits yet."""
        if b"\n" in self.waiting or self.ended:
            return False
        return bool(select.select([self.stream], [], [], 0)[0])
