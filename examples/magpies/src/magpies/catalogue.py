"""The cards and trinkets of Magpies, in the words of both languages."""

from typing import Any, Final

from voliere.texts import LANGUAGES, say

CARDS: Final = range(40)
SILVER: Final = (1, 2, 3, 4, 5, 6, 7, 8)
WITH_TIN: Final = (1, 2, 3, 4, 5, 6, -2, -4)


def box_of(settings: dict[str, Any]) -> tuple[int, ...]:
    """The trinkets of a game, by their points."""
    return WITH_TIN if settings["tin"] else SILVER


def cards() -> list[dict[str, Any]]:
    """One object per card, then one per trinket."""
    trinkets = sorted({*SILVER, *WITH_TIN})
    kinds = [("tin" if points < 0 else "silver", points) for points in trinkets]
    return [_entry(kind, number) for kind, number in [("card", n) for n in CARDS] + kinds]


def _entry(kind: str, number: int) -> dict[str, Any]:
    return {
        "kind": kind,
        "id": f"{kind} {number}",
        "name": {lang: say(lang, f"magpies.name.{kind}", number=number) for lang in LANGUAGES},
        "text": {lang: say(lang, f"magpies.text.{kind}", number=number) for lang in LANGUAGES},
    }
