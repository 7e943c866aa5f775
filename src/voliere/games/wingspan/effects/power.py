"""The powers of birds: their colours, and how a pink one is set off by another player's turn."""

from typing import Any, ClassVar, Final

from voliere.games.wingspan.effects.effect import Effect
from voliere.games.wingspan.state import State
from voliere.games.wingspan.words import PLACES
from voliere.kernel.agenda import Step
from voliere.texts import say

WHITE: Final = 0
BROWN: Final = 1
PINK: Final = 2
COLOURS: Final = ("white", "brown", "pink")

# What sets off a pink power, as bits; the first three are 1 << habitat.
PLAYED_FOREST: Final = 1
PLAYED_GRASSLAND: Final = 2
PLAYED_WETLAND: Final = 4
LAID_EGGS: Final = 8
GAINED_RODENT: Final = 16
PREDATOR_FED: Final = 32
TRIGGERS: Final = {
    PLAYED_FOREST: "played-forest",
    PLAYED_GRASSLAND: "played-grassland",
    PLAYED_WETLAND: "played-wetland",
    LAID_EGGS: "laid-eggs",
    GAINED_RODENT: "gained-rodent",
    PREDATOR_FED: "predator-fed",
}


class Power:
    """What a bird can do: its colour, for pink what sets it off, and its effect."""

    def __init__(self, colour: int, effect: Effect, trigger: int = 0) -> None:
        self.colour = colour
        self.effect = effect
        self.trigger = trigger

    def text(self, language: str, form: str = "") -> str:
        """The power as the card tells it."""
        return say(language, f"wingspan.power.{COLOURS[self.colour]}", power=self._does(language))

    def short_text(self, language: str) -> str:
        """The power without the words that its colour says already."""
        does = self._does(language)
        return f"{does[:1].upper()}{does[1:]}."

    def _does(self, language: str) -> str:
        sentence = self.effect.text(language)
        if self.colour != PINK:
            return sentence
        when = say(language, f"wingspan.trigger.{TRIGGERS[self.trigger]}")
        return say(language, "wingspan.power.when", when=when, effect=sentence)


POWER_OF: Final[list[Power | None]] = []
"""The power of each bird, filled by cards/powers.py; None for those whose card has none."""


def power_at(game: State, place: int) -> Power | None:
    """The power of the bird at a place."""
    bird = game.birds[place]
    return POWER_OF[bird] if bird >= 0 else None


def push_pinks(game: State, seat: int, trigger: int) -> None:
    """The pink powers that a seat has set off: the left neighbour's are asked first."""
    for step in range(game.seats - 1, 0, -1):
        other = (seat + step) % game.seats
        if game.pink_triggers[other] & trigger:
            _push_pinks_of(game, other, trigger)


def _push_pinks_of(game: State, owner: int, trigger: int) -> None:
    for local in range(PLACES - 1, -1, -1):
        power = power_at(game, owner * PLACES + local)
        if power is not None and power.colour == PINK and power.trigger == trigger:
            if not game.pinks_used[owner] >> local & 1:
                power.effect.begin(game, owner, owner * PLACES + local, True)


class PinkTrigger(Step[State]):
    """After the mat's own gain: the pink powers that the action sets off."""

    name: ClassVar[str] = "pink-trigger"

    def __init__(self, seat: int, trigger: int) -> None:
        super().__init__(seat)
        self.trigger = trigger

    def run(self, game: State) -> None:
        """The gain-food action sets something off only if it gained a rodent."""
        if self.trigger != GAINED_RODENT or game.rodents:
            push_pinks(game, self.seat, self.trigger)

    def as_json(self) -> dict[str, Any]:
        return {"step": self.name, "seat": self.seat, "trigger": TRIGGERS[self.trigger]}
