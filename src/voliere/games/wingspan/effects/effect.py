"""What every effect is: one kind of thing that a power, or an action of the mat, does.

An effect is declared once in the catalogue and never changes. While it is being done it lies on
the agenda inside an `Act`: who does it, with which bird, and how far it has come. What that number
means, the effect says: how many are left, which places are done, which food was given.
"""

from typing import Any, ClassVar, Final

from voliere.games.wingspan.cards.catalogue import BIRDS
from voliere.games.wingspan.space import DECLINE, USE
from voliere.games.wingspan.state import State
from voliere.games.wingspan.words import FOODS, PLACES, place_text
from voliere.kernel.agenda import Step
from voliere.texts import say

NO_PLACE: Final = -1
"""The place of an effect that comes from the mat."""
FIRST_GIFT: Final = -2
"""Below NO_PLACE a place names the bird, lying on another mat, whose gift the effect is."""


def gift_of(bird: int) -> int:
    """The place of an effect that another's bird gives."""
    return FIRST_GIFT - bird


def giver_of(place: int) -> int:
    """The bird that gives an effect, or -1 for one that nobody gives.

    >>> giver_of(gift_of(12)), giver_of(NO_PLACE), giver_of(3)
    (12, -1, -1)
    """
    return FIRST_GIFT - place if place < NO_PLACE else -1


# What the progress of an effect is; under these names it stands in positions.
LEFT: Final = "left"
"""The number of times that it may still be done."""
DONE: Final = "done"
"""The places where it was done, as bits."""
GIVEN: Final = "given"
"""The food that was given for it."""

MAY: Final = ".may"
"""The form of an effect's text after "each player may": what others do is not told as "you"."""

EFFECTS: Final[dict[str, "Effect"]] = {}
"""Every effect by its code, so that a position can name what is being done."""


class Effect:
    """One kind of thing to do. Without more it asks whether to use it, then applies."""

    topic: ClassVar[str] = "use"
    predator: ClassVar[bool] = False
    flocking: ClassVar[bool] = False
    needs_place: ClassVar[bool] = False
    """Whether it makes no sense without a bird that does it."""
    progress: ClassVar[str] = LEFT
    """What its progress counts."""
    plain: ClassVar[bool] = False
    """Whether it leaves nothing to choose but to use it."""

    def __init__(self, code: str, start: int = 0) -> None:
        self.code = code
        self.start = start
        EFFECTS[code] = self

    def begin(self, game: State, seat: int, place: int, opens: bool = False) -> None:
        """Lay the effect on the agenda; `opens` when a bird's power begins with it."""
        game.agenda.append(Act(seat, self, place, self.start, opens))

    def possible(self, game: State, seat: int, place: int, progress: int) -> bool:
        """Whether anything can happen; if not, nobody is asked."""
        return True

    def actions(self, game: State, seat: int, place: int, progress: int) -> list[int]:
        """The legal answers."""
        return [USE, DECLINE]

    def answer(self, game: State, seat: int, place: int, progress: int, action: int) -> None:
        """Do it with an answer other than to decline."""
        self.apply(game, seat, place)

    def apply(self, game: State, seat: int, place: int) -> None:
        """Do it, for an effect that leaves no choice."""

    def declined(self, game: State) -> None:
        """What happens when it is declined: nothing, as a rule."""

    def topic_data(self, game: State, progress: int) -> dict[str, Any]:
        """More about what is asked."""
        return {}

    def text(self, language: str, form: str = "") -> str:
        """What the effect does, as part of a card's text: told to a player, or in the form MAY."""
        return say(language, f"wingspan.effect.{self.topic}{form}")


class Act(Step[State]):
    """An effect being done by a seat."""

    name: ClassVar[str] = "act"

    def __init__(
        self, seat: int, effect: Effect, place: int, progress: int, opens: bool = False
    ) -> None:
        super().__init__(seat)
        self.effect = effect
        self.place = place
        self.progress = progress
        self.opens = opens
        """Whether a bird's power begins with it: then the log says whose."""

    def asks(self, game: State) -> bool:
        return self.effect.possible(game, self.seat, self.place, self.progress)

    def topic(self, game: State) -> tuple[str, dict[str, Any]]:
        """The effect's question, and the bird that asks it."""
        data: dict[str, Any] = game.at(self.place) if self.place >= 0 else {}
        more = self.effect.topic_data(game, self.progress)
        return self.effect.topic, {**data, **more, **self.reason(game)}

    def reason(self, game: State) -> dict[str, Any]:
        """Why it is asked out of turn: whose bird gives it this, or whom its own answers."""
        giver = giver_of(self.place)
        if giver >= 0:
            owner = game.owner_of(giver)
            return {"because": "gift", "giver": BIRDS[giver].name, "from_seat": owner}
        if self.place >= 0 and self.seat != game.active():
            automa = game.active() == game.seats
            return (
                {"because": "pink-automa"}
                if automa
                else {"because": "pink", "from_seat": game.turn}
            )
        return {}

    def actions(self, game: State) -> list[int]:
        return self.effect.actions(game, self.seat, self.place, self.progress)

    def answer(self, game: State, action: int) -> None:
        """Do the effect, unless it is declined."""
        if action == DECLINE:
            self.effect.declined(game)
            return
        if self.place >= 0:
            game.use_pink(self.place)
            if self.opens and game.records_events:
                game.tell("used-power", self.seat, game.at(self.place))
        self.effect.answer(game, self.seat, self.place, self.progress, action)

    def as_json(self) -> dict[str, Any]:
        data: dict[str, Any] = {"step": self.name, "seat": self.seat, "effect": self.effect.code}
        if self.place >= 0:
            data["place"] = place_text(self.place % PLACES)
        elif giver_of(self.place) >= 0:
            data["giver"] = BIRDS[giver_of(self.place)].name
        if self.progress != self.effect.start:
            data[self.effect.progress] = _written(self.effect.progress, self.progress)
        if self.opens:
            data["opens"] = True
        return data


def _written(name: str, progress: int) -> Any:
    if name == DONE:
        return [place_text(local) for local in range(PLACES) if progress >> local & 1]
    return FOODS[progress] if name == GIVEN else progress
