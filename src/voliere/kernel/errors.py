"""What a person or program did wrong: ids and arguments, so that each language can word it."""

import json
from collections.abc import Mapping
from typing import Any, Final

from voliere.texts import DEFAULT_LANGUAGE, say, shortened


class Fault:
    """One thing that is wrong: a message id and its arguments."""

    def __init__(self, message: str, arguments: Mapping[str, Any]) -> None:
        self.message = message
        self.arguments = arguments

    def sentence(self, language: str) -> str:
        """The fault in words.

        >>> Fault("error.no-such-seat", {"seat": 7, "allowed": [0, 1]}).sentence("en")
        'There is no seat 7; the seats are 0, 1.'
        """
        told = {name: _told(name, value) for name, value in self.arguments.items()}
        return say(language, self.message, **told)

    def __repr__(self) -> str:
        return f"<Fault {self.message} {dict(self.arguments)}>"

    def __reduce__(self) -> tuple[Any, ...]:
        return Fault, (self.message, dict(self.arguments))


class Refusal(ValueError):
    """The answer to input that breaks a rule. It names every fault, and nothing has changed.

    >>> import voliere
    >>> try:
    ...     voliere.new("songbirds", seats=9, colour="red")
    ... except voliere.Refusal as refusal:
    ...     [fault.message for fault in refusal.faults]
    ['error.setting-name', 'error.seats']
    """

    def __init__(self, faults: list[Fault]) -> None:
        super().__init__(" ".join(fault.message for fault in faults))
        self.faults = faults

    def sentence(self, language: str = DEFAULT_LANGUAGE) -> str:
        """All faults in words, one after the other."""
        return " ".join(fault.sentence(language) for fault in self.faults)

    def __str__(self) -> str:
        return self.sentence()

    def __reduce__(self) -> tuple[Any, ...]:
        """Exceptions are made anew from their arguments: here the faults, not their ids."""
        return Refusal, (self.faults,)


GIVEN: Final = frozenset(
    {"choice", "found", "name", "option", "right", "rules", "seats", "seed", "text", "value"}
)
"""The arguments that may be whatever somebody wrote."""
LONG: Final = 64
"""The bits of a number that is told whole."""


def _told(name: str, value: Any) -> Any:
    """An argument as it is told back: what was given as it is written in a file, and shortened."""
    if name not in GIVEN:
        return value
    if type(value) is int and value.bit_length() <= LONG:
        return str(value)
    if type(value) is int:
        return shortened(hex(value))  # Python writes no number of thousands of digits in tens.
    if isinstance(value, str):
        return shortened(value)
    return shortened(json.dumps(value, ensure_ascii=False, default=str))


def refusal(message: str, **arguments: Any) -> Refusal:
    """A refusal for a single fault, ready to raise."""
    return Refusal([Fault(message, arguments)])
