"""What can be chosen before a game of Songbirds."""

from typing import Any, Final

from voliere.games.songbirds.catalogue import SPECIALS
from voliere.kernel.errors import Fault
from voliere.kernel.settings import AUTO, Setting

TO_99: Final = "to-99"
GOAL: Final = 99
"""The points that end a game played until somebody has them."""

SETTINGS: Final = (
    Setting("variant", (AUTO, "base", "solo", "cooperative"), AUTO),
    Setting("early_bird", (False, True), False),
    Setting("special", (AUTO, "none", *SPECIALS, "choose"), AUTO),
    Setting("rounds", (1, 2, 3, 4, 5, 6, 7, 8, 9, TO_99), 1),
    Setting("first", ("random", 0, 1, 2, 3, 4), "random"),
)


def check_settings(seats: int, settings: dict[str, Any], faults: list[Fault]) -> None:
    """Settle what is automatic, and name every pair that does not go together."""
    if settings["variant"] == AUTO:
        settings["variant"] = {1: "solo", 5: "cooperative"}.get(seats, "base")
    if settings["special"] == AUTO:
        settings["special"] = "crow" if _needs_special(seats, settings) else "none"
    faults += [fault for fault in _clashes(seats, settings) if fault is not None]


def _needs_special(seats: int, settings: dict[str, Any]) -> bool:
    """Only four players against each other fill the centre with a special card."""
    return seats == 4 and settings["variant"] == "base"


def _clashes(seats: int, settings: dict[str, Any]) -> list[Fault | None]:
    variant = settings["variant"]
    counts = {"base": [2, 3, 4], "solo": [1], "cooperative": [2, 3, 4, 5]}[variant]
    together = variant != "base"
    special = settings["special"] != "none"
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
