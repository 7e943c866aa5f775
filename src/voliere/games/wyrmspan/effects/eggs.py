"""Effects that lay eggs."""

from typing import TYPE_CHECKING, ClassVar, Final

from voliere.games.wyrmspan.cards.catalogue import PERSONALITY
from voliere.games.wyrmspan.effects.effect import Effect, EffectTask, Task
from voliere.games.wyrmspan.effects.offers import EGG
from voliere.games.wyrmspan.space import DECLINE, LAY
from voliere.games.wyrmspan.words import PERSONALITIES, WHERE
from voliere.texts import say

if TYPE_CHECKING:
    from voliere.games.wyrmspan.state import State


class Lay(Effect):
    """Lay eggs on free nests within reach."""

    def __init__(self, where: int, number: int) -> None:
        super().__init__()
        self.where = where
        self.number = number
        self.benefit = EGG

    def possible(self, game: "State", seat: int, place: int) -> bool:
        """Whether a nest is free."""
        return game.mats[seat].has_room(self.where, place)

    def do(self, game: "State", seat: int, place: int) -> None:
        """Ask for each."""
        game.agenda.append(LayTask(seat, self, place, self.number))

    def text(self, language: str, form: str = "") -> str:
        """Lay n eggs there."""
        return say(language, f"wyrmspan.effect.lay-{WHERE[self.where]}{form}", n=self.number)


class LayTask(EffectTask):
    """Where an egg is laid."""

    name: ClassVar[str] = "lay"

    def where(self) -> int:
        """The reach."""
        effect = self.effect
        assert isinstance(effect, Lay)
        return effect.where

    def asks(self, game: "State") -> bool:
        """While a nest is free."""
        return game.mats[self.seat].has_room(self.where(), self.place)

    def actions(self, game: "State") -> list[int]:
        """The free nests, or none."""
        actions = [LAY + p for p in game.mats[self.seat].rooms(self.where(), self.place)]
        actions.append(DECLINE)
        return actions

    def answer(self, game: "State", action: int) -> None:
        """Lay it; ask for the next."""
        if action == DECLINE:
            return
        game.lay(self.seat, action - LAY)
        if self.left > 1:
            game.agenda.append(LayTask(self.seat, self.effect, self.place, self.left - 1))


class LayEach(Effect):
    """Lay an egg on each dragon within reach, but for those of one personality."""

    def __init__(self, where: int, unless: int) -> None:
        super().__init__()
        self.where = where
        self.unless = unless
        self.pure = True

    def nests(self, game: "State", seat: int, place: int) -> list[int]:
        """The places of the dragons that have a free nest."""
        mat = game.mats[seat]
        return [
            p for p in mat.rooms(self.where, place) if PERSONALITY[mat.dragons[p]] != self.unless
        ]

    def possible(self, game: "State", seat: int, place: int) -> bool:
        """Whether one has room."""
        return bool(self.nests(game, seat, place))

    def do(self, game: "State", seat: int, place: int) -> None:
        """All at once."""
        for p in self.nests(game, seat, place):
            game.lay(seat, p)

    def text(self, language: str, form: str = "") -> str:
        """Lay an egg on each of them."""
        if self.unless < 0:
            return say(language, f"wyrmspan.effect.lay-each-{WHERE[self.where]}")
        unless = say(language, f"wyrmspan.these.{PERSONALITIES[self.unless]}")
        return say(language, "wyrmspan.effect.lay-each-but", unless=unless)


TASKS: Final[tuple[type[Task], ...]] = (LayTask,)
