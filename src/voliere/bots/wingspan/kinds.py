"""The kinds of option that are ranked in Wingspan, each with its features."""

from typing import Final

from voliere.bots.wingspan.values import POWER_NAMES

FEATURES: Final[dict[str, tuple[str, ...]]] = {
    "forest": (
        *("one", "gain", "powers", "tokens", "no-tokens", "short", "hungry", "wanted"),
        *("trade", "hand", "soon", "best"),
    ),
    "grassland": (
        *("one", "laid", "powers", "eggs", "no-eggs", "lacking", "goal-now", "goal-later"),
        *("trade", "room", "soon", "best"),
    ),
    "wetland": (
        *("one", "gain", "powers", "hand", "no-hand", "tray", "second-tray", "ready", "trade"),
        *("tokens", "soon", "best"),
    ),
    "play": (
        *("one", "value", "points", "cost", "short", "eggs", "brown", "white", "pink", "room"),
        *("second", "third", "fourth", "fifth", "eggs-left", "tokens-left", "goal-now"),
        *("goal-later", "best", "fills-odd", "soon"),
        *(f"power {name}" for name in POWER_NAMES),
    ),
    "bonus": ("suiting", "percent"),
    "keep": ("one", "value", "food", "kept", "rank", "suits", "shares", "both"),
    "toss": (),
    "return": ("wanted", "needed"),
}
"""The kinds of option, each with its features."""
FOREST_KIND: Final = 0
GRASSLAND_KIND: Final = 1
WETLAND_KIND: Final = 2
PLAY_KIND: Final = 3
BONUS_KIND: Final = 4
KEEP_KIND: Final = 5
TOSS_KIND: Final = 6
RETURN_KIND: Final = 7
