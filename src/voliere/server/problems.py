"""What the server refuses: a fault with a status, worded in the client's language."""

from typing import Any

from voliere.kernel.errors import Fault, Refusal
from voliere.server.schema import Error, FaultData
from voliere.texts import DEFAULT_LANGUAGE, LANGUAGES

UNPROCESSABLE = 422


class Problem(Refusal):
    """A refusal with the HTTP status that fits it; on a socket 4000 is added to close codes."""

    def __init__(self, status: int, message: str, arguments: dict[str, Any]) -> None:
        super().__init__([Fault(message, arguments)])
        self.status = status


def problem(status: int, message: str, **arguments: Any) -> Problem:
    """A problem under its short id, ready to raise."""
    return Problem(status, f"server.{message}", arguments)


def status_of(error: Refusal) -> int:
    """The HTTP status of a refusal: the games' own are well-formed requests that cannot be met."""
    return error.status if isinstance(error, Problem) else UNPROCESSABLE


def as_error(error: Refusal, language: str) -> Error:
    """The refusal as it goes over the wire."""
    faults = [FaultData(fault.message, _plain(dict(fault.arguments))) for fault in error.faults]
    return Error(faults[0].id, error.sentence(language), faults)


def _plain(arguments: dict[str, Any]) -> dict[str, Any]:
    plain = (str, int, float, bool, list, dict, type(None))
    return {
        name: value if isinstance(value, plain) else str(value) for name, value in arguments.items()
    }


def language_of(header: str) -> str:
    """The first language of an Accept-Language header that has sentences here.

    >>> language_of("de, fr-CH;q=0.9, en;q=0.8"), language_of("*")
    ('fr', 'en')
    """
    wishes = []
    for place, part in enumerate(header.split(",")):
        name, _, weight = part.strip().partition(";q=")
        try:
            wishes.append((-float(weight or 1), place, name[:2].lower()))
        except ValueError:
            continue
    return next((name for _, _, name in sorted(wishes) if name in LANGUAGES), DEFAULT_LANGUAGE)
