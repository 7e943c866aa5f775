"""The file of an arena's games: the set-up on its first line, then a line for each match."""

import os
from io import BufferedRandom
from pathlib import Path

import msgspec

from voliere.arena.match import Played
from voliere.arena.setup import Setup
from voliere.kernel.errors import refusal


class Log:
    """Every finished match, written at once; the games of an earlier run are `played` already."""

    def __init__(self, file: Path, setup: Setup) -> None:
        self.file = file
        self.played: list[Played] = []
        try:
            self._lines = self._opened(setup)
        except OSError as error:
            raise refusal("error.file-write", file=file, reason=error.strerror) from None

    def _opened(self, setup: Setup) -> BufferedRandom:
        """The file, behind its last whole line: a line that was cut off is written anew."""
        lines = self.file.open("ab+")
        lines.seek(0)
        whole = lines.read().rpartition(b"\n")[0]
        self._read(whole.split(b"\n") if whole else [], setup)
        lines.truncate(len(whole) + bool(whole))
        if not whole:
            lines.write(msgspec.json.encode(setup) + b"\n")
        return lines

    def _read(self, lines: list[bytes], setup: Setup) -> None:
        try:
            setups = [msgspec.json.decode(line, type=Setup) for line in lines[:1]]
            self.played = [msgspec.json.decode(line, type=Played) for line in lines[1:]]
        except msgspec.DecodeError as error:
            raise refusal("error.arena-log", file=self.file, reason=error) from None
        for found in setups:
            self._compare(found, setup)

    def _compare(self, found: Setup, setup: Setup) -> None:
        for name in Setup.__struct_fields__:
            there, here = getattr(found, name), getattr(setup, name)
            if there != here:
                raise refusal(
                    "error.arena-other", file=self.file, name=name, found=there, given=here
                )

    def add(self, played: Played) -> None:
        """Keep a match, whatever happens next."""
        self._lines.write(msgspec.json.encode(played) + b"\n")
        self._lines.flush()
        os.fsync(self._lines.fileno())

    def close(self) -> None:
        """Close the file."""
        self._lines.close()
