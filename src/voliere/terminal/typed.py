"""What a person types at a table, held against what the screen shows."""

from collections.abc import Iterable
from difflib import get_close_matches
from textwrap import wrap
from typing import Any

from rich.cells import cell_len, set_cell_size

from voliere.kernel.decision import Option
from voliere.texts import folded, say, shortened

FEW = 20
"""Up to so many options are listed one by one; more are listed by how they begin."""
LONGEST_NUMBER = 6
"""No list is as long as a number of more digits says."""
CLOSE = 0.6
"""How alike two words must be, from 0 to 1, for one to be meant by the other."""
GAP = 2
"""The spaces between two labels beside each other."""
INDENT = "    "
"""Before the further lines of a label that is longer than a line."""


class Choices:
    """The options of a question as they are shown: by number, by their text, and in words."""

    def __init__(self, options: list[Option], words: list[str]) -> None:
        self.options = options
        self.words = words
        self.groups = self._groups()

    def _groups(self) -> list[list[int]]:
        """The numbers of the options that are listed together: those that begin alike."""
        if len(self.options) <= FEW:
            return [[index] for index in range(len(self.options))]
        groups: dict[str, list[int]] = {}
        for index, option in enumerate(self.options):
            groups.setdefault(_beginning(option.text), []).append(index)
        return list(groups.values())

    def labels(self) -> list[str]:
        """What is listed: an option in words, or how several of them begin."""
        return [self._label(group) for group in self.groups]

    def _label(self, group: list[int]) -> str:
        if len(group) == 1:
            return self.words[group[0]]
        start = _shared([self.words[index] for index in group]).rstrip(" :(,")
        return f"{start or _beginning(self.options[group[0]].text)}… ({len(group)})"

    def meant(self, typed: str) -> "Choices | None":
        """The options under a number of the list, those of this name, or that begin so."""
        if typed.isascii() and typed.isdigit() and len(typed) <= LONGEST_NUMBER:
            number = int(typed)
            return self._only(self.groups[number - 1]) if 0 < number <= len(self.groups) else None
        wanted = folded(typed)
        told = [
            (folded(option.text), folded(words)) for option, words in zip(self.options, self.words)
        ]
        whole = [index for index, forms in enumerate(told) if wanted in forms]
        if whole or not wanted:
            return self._only(whole[:1]) if whole else None
        start = _joined(wanted)
        if not start:
            return None
        begun = [
            index
            for index, forms in enumerate(told)
            if any(_joined(form).startswith(start) for form in forms)
        ]
        return self._only(begun) if begun else None

    def _only(self, indices: list[int]) -> "Choices":
        """Some of the options, as a list of their own."""
        options = [self.options[index] for index in indices]
        return Choices(options, [self.words[index] for index in indices])


def near_miss(given: str, allowed: Iterable[Any], language: str) -> str:
    """A question that names the allowed word that is nearly the one given, if there is one.

    >>> near_miss("wingspam", ["songbirds", "wingspan"], "en")
    ' Did you mean “wingspan”?'
    """
    words = {folded(str(word)): str(word) for word in allowed}
    near = get_close_matches(folded(shortened(given)), words, n=1, cutoff=CLOSE)
    if not near or words[near[0]] == given:
        return ""
    return " " + say(language, "error.near-miss", word=words[near[0]])


def in_columns(labels: list[str], width: int) -> list[str]:
    """The labels with their numbers, as many beside each other as fit without a break.

    >>> in_columns(["Use", "Decline", "Only 1"], 30)
    ['[1] Use      [2] Decline', '[3] Only 1']
    """
    told = [f"[{number}] {label}" for number, label in enumerate(labels, 1)]
    widest = max(cell_len(one) for one in told)
    columns = max(1, (width + GAP) // (widest + GAP))
    if columns == 1:
        return [line for one in told for line in wrap(one, width, subsequent_indent=INDENT)]
    cells = [set_cell_size(one, widest + GAP) for one in told]
    rows = range(0, len(cells), columns)
    return ["".join(cells[first : first + columns]).rstrip() for first in rows]


def _beginning(text: str) -> str:
    """A text without its last word, or without its place."""
    return text.rsplit("@", 1)[0] if "@" in text else text.rpartition(" ")[0] or text


def _shared(texts: list[str]) -> str:
    """How all the texts begin."""
    first, last = min(texts), max(texts)
    same = next((i for i, (a, b) in enumerate(zip(first, last)) if a != b), len(first))
    return first[:same]


def _joined(text: str) -> str:
    return text.replace("@", "").replace(" ", "")
