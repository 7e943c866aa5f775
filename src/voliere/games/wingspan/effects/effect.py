"""What every effect is: one kind of thing that a power, or an action of the mat, does.

An effect is declared once in the catalogue and never changes. While it is being done it lies on
the agenda inside an `Act`: who does it, with which bird, and one number that the effect uses as
it likes (how many are left, which places are done).
"""

from typing import Any, ClassVar, Final

from voliere.games.wingspan.space import DECLINE, USE
from voliere.games.wingspan.state import State
from voliere.games.wingspan.words import PLACES, place_text
from voliere.kernel.agenda import Step
from voliere.texts import say

NO_PLACE: Final = -1
"""The place of an effect that comes from the mat, or as a gift from another's bird."""

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

EFFECTS: Final[dict[str, "Effect"]] = {}
"""Every effect by its code, so that a position can name what is being done."""


class Effect:
    """One kind of thing to do. Without more it asks whether to use it, then applies."""

    topic: ClassVar[str] = "use"
    predator: ClassVar[bool] = False
    flocking: ClassVar[bool] = False
    needs_place: ClassVar[bool] = False
    """Whether it makes no sense without a bird that does it."""
    most: ClassVar[int] = (1 << PLACES) - 1
    """The greatest number that an act of it can hold."""
    plain: ClassVar[bool] = False
    """Whether it leaves nothing to choose but to use it."""

    def __init__(self, code: str, start: int = 0) -> None:
        self.code = code
        self.start = start
        EFFECTS[code] = self

    def begin(self, game: State, seat: int, place: int, opens: bool = False) -> None:
        """Lay the effect on the agenda; `opens` when a bird's power begins with it."""
        game.agenda.append(Act(seat, self, place, self.start, opens))

    def possible(self, game: State, seat: int, place: int, number: int) -> bool:
        """Whether anything can happen; if not, nobody is asked."""
        return True

    def actions(self, game: State, seat: int, place: int, number: int) -> list[int]:
        """The legal answers."""
        return [USE, DECLINE]

    def answer(self, game: State, seat: int, place: int, number: int, action: int) -> None:
        """Do it with an answer other than to decline."""
        self.apply(game, seat, place)

    def apply(self, game: State, seat: int, place: int) -> None:
        """Do it, for an effect that leaves no choice."""

    def declined(self, game: State) -> None:
        """What happens when it is declined: nothing, as a rule."""

    def topic_data(self, game: State, number: int) -> dict[str, Any]:
        """More about what is asked."""
        return {}

    def text(self, language: str) -> str:
        """What the effect does, as part of a card's text."""
        return say(language, f"wingspan.effect.{self.topic}")


class Act(Step[State]):
    """An effect being done by a seat."""

    name: ClassVar[str] = "act"

    def __init__(
        self, seat: int, effect: Effect, place: int, number: int, opens: bool = False
    ) -> None:
        super().__init__(seat)
        self.effect = effect
        self.place = place
        self.number = number
        self.opens = opens
        """Whether a bird's power begins with it: then the log says whose."""

    def asks(self, game: State) -> bool:
        """Ask if something can happen."""
        return self.effect.possible(game, self.seat, self.place, self.number)

    def topic(self, game: State) -> tuple[str, dict[str, Any]]:
        """The effect's question, and the bird that asks it."""
        data: dict[str, Any] = game.at(self.place) if self.place >= 0 else {}
        return self.effect.topic, {**data, **self.effect.topic_data(game, self.number)}

    def actions(self, game: State) -> list[int]:
        """The effect's answers."""
        return self.effect.actions(game, self.seat, self.place, self.number)

    def answer(self, game: State, action: int) -> None:
        """Do the effect, unless it is declined."""
        if action == DECLINE:
            self.effect.declined(game)
            return
        if self.place >= 0:
            game.use_pink(self.place)
            if self.opens and game.records_events:
                game.tell("used-power", self.seat, game.at(self.place))
        self.effect.answer(game, self.seat, self.place, self.number, action)

    def as_json(self) -> dict[str, Any]:
        """The step with its effect by code and its place in words."""
        data: dict[str, Any] = {"step": self.name, "seat": self.seat, "effect": self.effect.code}
        if self.place >= 0:
            data["place"] = place_text(self.place % PLACES)
        if self.number != self.effect.start:
            data["number"] = self.number
        if self.opens:
            data["opens"] = True
        return data


class Power:
    """What a bird can do: its colour, for pink what sets it off, and its effect."""

    def __init__(self, colour: int, effect: Effect, trigger: int = 0) -> None:
        self.colour = colour
        self.effect = effect
        self.trigger = trigger

    def text(self, language: str) -> str:
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
