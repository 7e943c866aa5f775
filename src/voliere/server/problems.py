"""What the server refuses: each fault has a status, and words in the client's language."""

from typing import Any

from voliere.kernel.errors import Refusal, refusal
from voliere.server.schema.common import Error, FaultData
from voliere.texts import DEFAULT_LANGUAGE, LANGUAGES

STATUS = {
    "no-json": 400,
    "shape": 400,
    "no-hello": 400,
    "hello-again": 400,
    "token": 401,
    "person-key": 401,
    "rated-person": 403,
    "origin": 403,
    "private": 403,
    "not-seated": 403,
    "not-your-seat": 403,
    "seat-handed": 403,
    "words-off": 403,
    "seen-a-seat": 403,
    "no-coach": 403,
    "no-such-game": 404,
    "no-such-page": 404,
    "no-such-replay": 404,
    "no-such-seat": 404,
    "no-such-step": 404,
    "no-such-table": 404,
    "method": 405,
    "body-late": 408,
    "cannot-undo": 409,
    "no-open-seat": 409,
    "not-finished": 409,
    "rematch-exists": 409,
    "rules": 409,
    "seat-present": 409,
    "seat-taken": 409,
    "time-over": 409,
    "stale": 409,
    "closed": 410,
    "seat-lost": 410,
    "too-large": 413,
    "content-type": 415,
    "coach.puzzle.none-such": 404,
    "coach.puzzle.no-puzzles": 404,
    "coach-busy": 429,
    "too-fast": 429,
    "too-many-sockets": 429,
    "too-many-tables": 429,
    "too-many-uploads": 429,
    "broken": 500,
    "coach-failed": 500,
    "set-aside": 500,
    "no-storage": 503,
    "not-stored": 503,
}
UNPROCESSABLE = 422
"""The status of all else, the games' own refusals among it: well-formed, but it cannot be done."""


def problem(message: str, **arguments: Any) -> Refusal:
    """A refusal by the server under its short id, ready to raise."""
    return refusal(f"server.{message}", **arguments)


def status_of(error: Refusal) -> int:
    """The HTTP status of a refusal; a socket that it closes adds 4000."""
    return STATUS.get(error.faults[0].message.removeprefix("server."), UNPROCESSABLE)


def as_error(error: Refusal, language: str) -> Error:
    """The refusal as it goes over the wire."""
    faults = [
        FaultData(fault.message, _plain(dict(fault.arguments)), fault.sentence(language))
        for fault in error.faults
    ]
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
