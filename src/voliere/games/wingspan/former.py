"""Positions of rules 1, put into the words of rules 2, so that tables begun under them go on."""

from typing import Any, Final

from voliere.games.wingspan.effects.effect import DONE, EFFECTS, GIVEN, LEFT
from voliere.games.wingspan.effects.food import TakeAllDice
from voliere.games.wingspan.words import EITHER, FACES, FOODS, PLACES, place_text

STEPS: Final = {"alarm": "pink-trigger"}
PARTS: Final = {"due": "discards_due"}


def renewed(position: dict[str, Any]) -> dict[str, Any]:
    """The position with today's names of parts and steps; what an effect counted gets its name."""
    told = {PARTS.get(name, name): value for name, value in position.items()}
    if "agenda" in told:
        steps = [_step(step, told) for step in told["agenda"]]
        told["agenda"] = [step for step in steps if step is not None]
    return told


def _step(step: dict[str, Any], position: dict[str, Any]) -> dict[str, Any] | None:
    """A step; None for one that has nothing left to do."""
    told = {**step, "step": STEPS.get(step["step"], step["step"])}
    if "effect" not in told:
        return told
    told["effect"] = told["effect"].replace("unlay", "remove-egg")
    effect = EFFECTS[told["effect"]]
    number = told.pop("number", None)
    if isinstance(effect, TakeAllDice):
        # None was left once a die was taken; now those that still lie there are counted.
        if number == 0:
            told[LEFT] = _showing(effect.food, position["feeder"])
            return told if told[LEFT] else None
    elif effect.progress == GIVEN:
        told[GIVEN] = FOODS[number or 0]
    elif number is not None and effect.progress == DONE:
        told[DONE] = [place_text(local) for local in range(PLACES) if number >> local & 1]
    elif number is not None:
        told[LEFT] = number
    return told


def _showing(food: int, feeder: list[str]) -> int:
    both = FACES[EITHER] if FOODS[food] in FACES[EITHER].split("-or-") else ""
    return sum(1 for face in feeder if face in (FOODS[food], both))
