"""What can be chosen before a game of Songbirds."""

from typing import Any, Final

from voliere.games.songbirds.catalogue import SPECIALS
from voliere.kernel.errors import Fault
from voliere.kernel.settings import AUTO, Setting

TO_99: Final = "to-99"
GOAL: Final = 99
"""The points that end a game played until somebody has them."""

CHOOSE: Final = "choose"
"""Whoever starts a round chooses its special card."""
NO_SPECIAL: Final = "none"
BASE: Final = "base"
SOLO: Final = "solo"
COOPERATIVE: Final = "cooperative"
MOST_SEATS: Final = 8
"""Together any number may play; the kernel keeps a choice's seat in three bits."""
SEATS_OF: Final = {
    BASE: [2, 3, 4],
    SOLO: [1],
    COOPERATIVE: list(range(2, MOST_SEATS + 1)),
}

PHRASES: Final = (
    "favourite-mine",
    "favourite-yours",
    "favourite-red",
    "favourite-blue",
    "favourite-green",
    "favourite-white",
    "where",
)
"""What those who play together may say of the favourite and of a bird that was shown."""

SETTINGS: Final = (
    Setting("variant", (AUTO, BASE, SOLO, COOPERATIVE), AUTO),
    Setting("early_bird", (False, True), False),
    Setting("special", (AUTO, NO_SPECIAL, *SPECIALS, CHOOSE), AUTO),
    Setting("rounds", (1, 2, 3, 4, 5, 6, 7, 8, 9, TO_99), 1),
    Setting("first", ("random", *range(MOST_SEATS)), "random"),
)


def check_settings(seats: int, settings: dict[str, Any], faults: list[Fault]) -> None:
    """Settle what is automatic, and name every pair that does not go together."""
    if settings["variant"] == AUTO:
        settings["variant"] = next(
            variant for variant, allowed in SEATS_OF.items() if seats in allowed
        )
    if settings["special"] == AUTO:
        settings["special"] = "crow" if _needs_special(seats, settings) else NO_SPECIAL
    faults += [fault for fault in _clashes(seats, settings) if fault is not None]


def _needs_special(seats: int, settings: dict[str, Any]) -> bool:
    """Only four players against each other fill the centre with a special card."""
    return seats == 4 and settings["variant"] == BASE


def _clashes(seats: int, settings: dict[str, Any]) -> list[Fault | None]:
    variant = settings["variant"]
    counts = SEATS_OF[variant]
    together = variant != BASE
    special = settings["special"] != NO_SPECIAL
    return [
        _fault(seats not in counts, "variant-seats", variant=variant, seats=seats, allowed=counts),
        _fault(together and settings["early_bird"], "early-together", variant=variant),
        _fault(together and settings["rounds"] != 1, "rounds-together", variant=variant),
        _fault(special and not _needs_special(seats, settings), "special-unused"),
        _fault(not special and _needs_special(seats, settings), "special-needed"),
        _fault(
            settings["first"] != "random" and settings["first"] >= seats,
            "first",
            seat=settings["first"],
            seats=seats,
        ),
    ]


def _fault(wrong: bool, message: str, **arguments: Any) -> Fault | None:
    return Fault(f"songbirds.error.{message}", arguments) if wrong else None
