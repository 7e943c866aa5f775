"""What can be chosen before a game of Wyrmspan."""

from typing import Any, Final

from voliere.games.wyrmspan.cards.catalogue import AUTOMA_DECKS, GUILDS
from voliere.kernel.errors import Fault
from voliere.kernel.settings import AUTO, Setting

SETTINGS: Final = (
    Setting("first", ("random", 0, 1, 2, 3, 4), "random"),
    Setting("guild", ("random", *GUILDS), "random"),
    Setting("hands", ("secret", "open"), "secret"),
    Setting("automa", (AUTO, "none", *AUTOMA_DECKS), AUTO),
)


def check_settings(seats: int, settings: dict[str, Any], faults: list[Fault]) -> None:
    """Settle the opponent of a lone player, and name every pair that does not go together."""
    if settings["automa"] == AUTO:
        settings["automa"] = "level-1" if seats == 1 else "none"
    automa = settings["automa"]
    if automa == "none" and seats == 1:
        faults.append(Fault("wyrmspan.error.automa-needed", {}))
    if automa != "none" and seats > 1:
        faults.append(Fault("wyrmspan.error.automa-seats", {"automa": automa, "seats": seats}))
    first = settings["first"]
    if first != "random" and first >= seats:
        faults.append(Fault("wyrmspan.error.first", {"seat": first, "seats": seats}))
