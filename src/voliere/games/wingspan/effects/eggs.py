"""Effects on eggs: laid on birds, or given up for something else."""

from typing import Any, ClassVar

from voliere.games.wingspan.cards.catalogue import nests_in
from voliere.games.wingspan.effects.effect import DONE, Act, Effect
from voliere.games.wingspan.phrases import nest_of
from voliere.games.wingspan.space import DECLINE, EGG, REMOVE_EGG
from voliere.games.wingspan.state import State
from voliere.games.wingspan.words import NESTS, NO_NEST, PLACES
from voliere.texts import say


class Lay(Effect):
    """Lay eggs, one at a time, on birds of a nest, or on any."""

    topic: ClassVar[str] = "lay"

    def __init__(self, nest: int = NO_NEST, other: bool = False) -> None:
        where = "any" if nest == NO_NEST else NESTS[nest]
        super().__init__(f"lay {'other ' if other else ''}{where}", 1)
        self.nest = nest
        self.other = other

    def fits(self, game: State, seat: int, place: int, target: int) -> bool:
        """Whether the egg may lie on the bird at the target."""
        if not game.has_room(target) or (self.other and target == place):
            return False
        return self.nest == NO_NEST or nests_in(game.birds[target], self.nest)

    def possible(self, game: State, seat: int, place: int, left: int) -> bool:
        first = seat * PLACES
        for target in range(first, first + PLACES):
            if self.fits(game, seat, place, target):
                return True
        return False

    def actions(self, game: State, seat: int, place: int, left: int) -> list[int]:
        first = seat * PLACES
        actions: list[int] = []
        for target in range(first, first + PLACES):
            if self.fits(game, seat, place, target):
                actions.append(EGG + target - first)
        actions.append(DECLINE)
        return actions

    def answer(self, game: State, seat: int, place: int, left: int, action: int) -> None:
        game.lay(seat * PLACES + action - EGG)
        if left > 1:
            game.agenda.append(Act(seat, self, place, left - 1))

    def topic_data(self, game: State, left: int) -> dict[str, Any]:
        return {"n": left, "nest": None if self.nest == NO_NEST else NESTS[self.nest]}

    def text(self, language: str, form: str = "") -> str:
        if self.nest == NO_NEST:
            return say(language, "wingspan.effect.lay-any")
        message = "wingspan.effect.lay-other" if self.other else "wingspan.effect.lay-nest"
        return say(language, message + form, nest=nest_of(language, NESTS[self.nest]))


class LayHere(Effect):
    """Lay an egg on this bird."""

    topic: ClassVar[str] = "lay-here"
    needs_place: ClassVar[bool] = True

    def __init__(self) -> None:
        super().__init__("lay here")

    def possible(self, game: State, seat: int, place: int, progress: int) -> bool:
        return game.has_room(place)

    def actions(self, game: State, seat: int, place: int, progress: int) -> list[int]:
        return [EGG + place % PLACES, DECLINE]

    def answer(self, game: State, seat: int, place: int, progress: int, action: int) -> None:
        game.lay(place)


class LayEach(Effect):
    """Lay one egg each on different birds of a nest."""

    topic: ClassVar[str] = "lay-each"
    progress: ClassVar[str] = DONE

    def __init__(self, nest: int, at_most: int = PLACES) -> None:
        many = "each" if at_most == PLACES else str(at_most)
        super().__init__(f"lay {many} {NESTS[nest]}")
        self.nest = nest
        self.at_most = at_most

    def possible(self, game: State, seat: int, place: int, done: int) -> bool:
        """One more is allowed, and a bird of the nest that is not done has room."""
        return done.bit_count() < self.at_most and len(self._places(game, seat, done)) > 0

    def actions(self, game: State, seat: int, place: int, done: int) -> list[int]:
        return self._places(game, seat, done) + [DECLINE]

    def _places(self, game: State, seat: int, done: int) -> list[int]:
        first = seat * PLACES
        actions: list[int] = []
        for local in range(PLACES):
            target = first + local
            if not done >> local & 1 and game.has_room(target):
                if nests_in(game.birds[target], self.nest):
                    actions.append(EGG + local)
        return actions

    def answer(self, game: State, seat: int, place: int, done: int, action: int) -> None:
        """Lay one, and go on with the other birds."""
        local = action - EGG
        game.lay(seat * PLACES + local)
        game.agenda.append(Act(seat, self, place, done | 1 << local))

    def topic_data(self, game: State, done: int) -> dict[str, Any]:
        return {"nest": NESTS[self.nest]}

    def text(self, language: str, form: str = "") -> str:
        nest = nest_of(language, NESTS[self.nest])
        message = "lay-each" if self.at_most == PLACES else "lay-additional"
        return say(language, f"wingspan.effect.{message}", nest=nest)


class RemoveEgg(Effect):
    """Give up an egg for another effect, from any bird or only from the other ones."""

    topic: ClassVar[str] = "remove-egg"

    def __init__(self, then: Effect, other: bool = False) -> None:
        super().__init__(f"remove-egg{' other' if other else ''}: {then.code}")
        self.then = then
        self.other = other

    def possible(self, game: State, seat: int, place: int, progress: int) -> bool:
        """There is an egg to give, and the rest can happen."""
        eggs = game.eggs_of(seat) - (game.eggs[place] if self.other else 0)
        return eggs > 0 and self.then.possible(game, seat, place, self.then.start)

    def actions(self, game: State, seat: int, place: int, progress: int) -> list[int]:
        actions = removable_eggs(game, seat)
        if self.other and game.eggs[place]:
            actions.remove(REMOVE_EGG + place % PLACES)
        actions.append(DECLINE)
        return actions

    def answer(self, game: State, seat: int, place: int, progress: int, action: int) -> None:
        game.remove_egg(seat * PLACES + action - REMOVE_EGG)
        self.then.begin(game, seat, place)

    def topic_data(self, game: State, progress: int) -> dict[str, Any]:
        """What the egg is given up for."""
        return {"form": self.then.topic, "n": self.then.start}

    def text(self, language: str, form: str = "") -> str:
        message = "wingspan.effect.remove-egg-other" if self.other else "wingspan.effect.remove-egg"
        return say(language, message, then=self.then.text(language))


def removable_eggs(game: State, seat: int) -> list[int]:
    """The birds with eggs, as actions."""
    first = seat * PLACES
    return [REMOVE_EGG + local for local in range(PLACES) if game.eggs[first + local]]
