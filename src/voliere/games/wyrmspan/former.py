"""Positions of rules 1, put into the shape of rules 2, so that tables begun under them go on.

The Automa had a seat of its own: the second entry in each list by seat.
"""

from typing import Any, Final

BY_SEAT: Final = (
    "mats",
    "coins",
    "resources",
    "passed",
    "dragon_hands",
    "cave_hands",
    "tucked",
    "drawn",
    "drawn_caves",
    "picks",
    "dragon_known",
    "cave_known",
    "tucked_known",
)


def renewed(position: dict[str, Any]) -> dict[str, Any]:
    """The position with the Automa beside the seats, and without one where none plays."""
    told = dict(position)
    if told["settings"]["automa"] == "none":
        return {
            name: value for name, value in told.items() if name not in ("automa", "automa_deck")
        }
    guild = told["guild"]
    told |= {name: told[name][:1] for name in BY_SEAT if name in told}
    told["seats"] = 1
    told["guild"] = {**guild, "steps": guild["steps"][:1]}
    told["automa"] = {
        **told["automa"],
        "steps": guild["steps"][1],
        "passed": position["passed"][1],
    }
    return told
