"""Data files written by hand: checked as they are read, every fault told with its file and line."""

import csv
import json
from collections.abc import Iterable
from difflib import get_close_matches
from pathlib import Path
from typing import Any, Final

LISTED: Final = 12
"""Longer lists of what is allowed are told by the nearest words alone."""


class DataError(ValueError):
    """A data file holds something that nobody knows: where, what, and what is known."""


def unknown(where: str, field: str, value: object, allowed: Iterable[str]) -> DataError:
    """The error for a value that is none of those allowed."""
    known = list(allowed)
    told = known if len(known) <= LISTED else get_close_matches(str(value), known) or known[:LISTED]
    names = ", ".join(repr(name) for name in told)
    more = f" and {len(known) - len(told)} more" if len(told) < len(known) else ""
    return DataError(f"{where}: {field} {value!r} is unknown; allowed are {names}{more}")


class Row:
    """One line of a table: its fields by column, and where it stands."""

    def __init__(self, where: str, fields: dict[str, str]) -> None:
        self.where = where
        self.fields = fields

    def __getitem__(self, field: str) -> str:
        return self.fields[field]

    def filled(self, field: str) -> str:
        """A text that is not empty."""
        if not self.fields[field]:
            raise DataError(f"{self.where}: {field} is empty")
        return self.fields[field]

    def number(self, field: str, least: int = 0) -> int:
        """A whole number, not smaller than the least."""
        text = self.fields[field]
        if not (text.isascii() and text.isdigit()) or int(text) < least:
            raise DataError(f"{self.where}: {field} {text!r} is no whole number from {least} on")
        return int(text)

    def one_of(self, field: str, allowed: Iterable[str]) -> str:
        """A word out of those allowed."""
        return self.known(field, self.fields[field], allowed)

    def some_of(self, field: str, allowed: Iterable[str], between: str = "+") -> list[str]:
        """Words out of those allowed, each as often as it stands there; none if it is empty."""
        text = self.fields[field]
        return [self.known(field, word, allowed) for word in text.split(between)] if text else []

    def known(self, field: str, word: str, allowed: Iterable[str]) -> str:
        """The word, if it is one of those allowed."""
        if word not in allowed:
            raise unknown(self.where, field, word, allowed)
        return word


def read_table(path: Path, columns: tuple[str, ...]) -> list[Row]:
    """The lines of a CSV file with exactly these columns.

    >>> read_table(Path(__file__), ("name",))
    Traceback (most recent call last):
    voliere.kernel.data.DataError: data.py:1: the columns must be name
    """
    with path.open(encoding="utf-8", newline="") as file:
        lines = csv.reader(file)
        if tuple(next(lines, [])) != columns:
            raise DataError(f"{path.name}:1: the columns must be {', '.join(columns)}")
        rows: list[Row] = []
        for cells in lines:
            where = f"{path.name}:{lines.line_num}"
            if len(cells) != len(columns):
                raise DataError(f"{where}: {len(cells)} fields, {len(columns)} are needed")
            rows.append(Row(where, dict(zip(columns, cells, strict=True))))
        return rows


class Entry:
    """One object of a JSON file: its fields by name, and where it stands."""

    def __init__(self, where: str, value: Any) -> None:
        if not isinstance(value, dict):
            raise DataError(f"{where}: {value!r} is no object with fields")
        self.where = where
        self.fields: dict[str, Any] = value

    def __getitem__(self, field: str) -> Any:
        return self.fields[field]

    def check_fields(self, needed: Iterable[str], allowed: Iterable[str] = ()) -> None:
        """Refuse a field that is missing or that nobody reads."""
        for field in needed:
            if field not in self.fields:
                raise DataError(f"{self.where}: {field} is missing")
        known = [*needed, *allowed]
        for field in self.fields:
            if field not in known:
                raise unknown(self.where, "field", field, known)

    def number(self, field: str, least: int = 0) -> int:
        """A whole number, not smaller than the least."""
        value = self.fields[field]
        if not isinstance(value, int) or isinstance(value, bool) or value < least:
            raise DataError(f"{self.where}: {field} {value!r} is no whole number from {least} on")
        return value

    def one_of(self, field: str, allowed: Iterable[str]) -> str:
        """A word out of those allowed."""
        return self.known(field, self.fields[field], allowed)

    def some_of(self, field: str, allowed: Iterable[str]) -> list[str]:
        """A list of words out of those allowed, or the names of an object's fields."""
        value = self.fields[field]
        if not isinstance(value, list | dict):
            raise DataError(f"{self.where}: {field} {value!r} is no list")
        return [self.known(field, word, allowed) for word in value]

    def known(self, field: str, word: Any, allowed: Iterable[str]) -> str:
        """The word, if it is one of those allowed."""
        names = list(allowed)
        if not isinstance(word, str) or word not in names:
            raise unknown(self.where, field, word, names)
        return word

    def inner(self, field: str) -> "Entry":
        """The object that a field holds."""
        return Entry(f"{self.where} {field}", self.fields[field])


def read_entries(path: Path) -> list[Entry]:
    """The objects of a JSON file that holds a list of them, each with the line it begins on."""
    text = path.read_text(encoding="utf-8")
    decoder = json.JSONDecoder()
    entries: list[Entry] = []
    at = _skip(text, text.index("[") + 1)
    while text[at] != "]":
        line = text.count("\n", 0, at) + 1
        try:
            value, end = decoder.raw_decode(text, at)
        except json.JSONDecodeError as error:
            raise DataError(f"{path.name}:{error.lineno}: no JSON: {error.msg}") from None
        entries.append(Entry(f"{path.name}:{line}", value))
        at = _skip(text, end)
    return entries


def _skip(text: str, at: int) -> int:
    """Past spaces, line ends and the comma between two objects."""
    while text[at] in " \n\r\t,":
        at += 1
    return at
