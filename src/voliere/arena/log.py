"""The file of an arena's games: the set-up on its first line, then a line for each match."""

from pathlib import Path

import msgspec

from voliere.arena.match import Played
from voliere.arena.setup import Setup
from voliere.kernel.errors import refusal


class Log:
    """Every finished match, written at once; the games of an earlier run are `played` already."""

    def __init__(self, file: Path, setup: Setup) -> None:
        self.file = file
        try:
            lines = self._whole_lines()
            self.played = self._read(lines, setup)
            if not lines:
                self._append(msgspec.json.encode(setup))
        except OSError as error:
            raise refusal("error.file-write", file=file, reason=error.strerror) from None

    def _whole_lines(self) -> list[bytes]:
        """The lines of the file; one that was cut off at its end is removed."""
        with self.file.open("ab+") as lines:
            lines.seek(0)
            whole, end, _ = lines.read().rpartition(b"\n")
            lines.truncate(len(whole + end))
        return whole.splitlines()

    def _read(self, lines: list[bytes], setup: Setup) -> list[Played]:
        try:
            setups = [msgspec.json.decode(line, type=Setup) for line in lines[:1]]
            played = [msgspec.json.decode(line, type=Played) for line in lines[1:]]
        except msgspec.DecodeError as error:
            raise refusal("error.arena-log", file=self.file, reason=error) from None
        for found in setups:
            self._compare(found, setup)
        return played

    def _compare(self, found: Setup, setup: Setup) -> None:
        for name in Setup.__struct_fields__:
            there, here = getattr(found, name), getattr(setup, name)
            if there != here:
                raise refusal(
                    "error.arena-other", file=self.file, name=name, found=there, given=here
                )

    def _append(self, line: bytes) -> None:
        with self.file.open("ab") as lines:
            lines.write(line + b"\n")

    def add(self, played: Played) -> None:
        """Keep a match, whatever happens next."""
        self._append(msgspec.json.encode(played))
