"""What can be chosen before a game of Wingspan."""

from typing import Any, Final

from voliere.games.wingspan.automa import FACE_DOWN_POINTS
from voliere.games.wingspan.words import EDITIONS
from voliere.kernel.errors import Fault
from voliere.kernel.settings import AUTO, Setting

SETTINGS: Final = (
    Setting("edition", EDITIONS, "fr", {edition: edition for edition in EDITIONS}),
    Setting("swift_start", (False, True), False),
    Setting("goals", ("green", "blue"), "green"),
    Setting("hands", ("secret", "open"), "secret"),
    Setting("first", ("random", 0, 1, 2, 3, 4), "random"),
    Setting("automa", (AUTO, "none", *FACE_DOWN_POINTS), AUTO),
    Setting("expert_card", (False, True), False),
)


def check_settings(seats: int, settings: dict[str, Any], faults: list[Fault]) -> None:
    """A single player plays against the Automa, and begins; others play without it."""
    solo = seats == 1
    if settings["automa"] == AUTO:
        settings["automa"] = "eagle" if solo else "none"
    if solo != (settings["automa"] != "none"):
        faults.append(Fault("wingspan.error.automa", {"seats": seats}))
    if settings["expert_card"] and not solo:
        faults.append(Fault("wingspan.error.expert-card", {"seats": seats}))
    first = settings["first"]
    if first != "random" and first >= seats:
        faults.append(Fault("wingspan.error.first", {"seat": first, "seats": seats}))
