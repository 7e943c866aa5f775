"""Effects that gain coins and resources."""

from typing import TYPE_CHECKING, ClassVar, Final

from voliere.games.wyrmspan.cards.catalogue import COST
from voliere.games.wyrmspan.effects.effect import GAIN_EFFECTS, Effect, EffectTask, Task
from voliere.games.wyrmspan.effects.feeding import cache
from voliere.games.wyrmspan.effects.offers import RESOURCE, give
from voliere.games.wyrmspan.space import AT, CACHE, DECLINE, GAIN
from voliere.games.wyrmspan.words import ANY_KIND, KINDS, PERSONALITIES, RESOURCES, WHERE
from voliere.texts import say

if TYPE_CHECKING:
    from voliere.games.wyrmspan.state import State

EVERY_KIND: Final = 15


class Coins(Effect):
    """Gain coins."""

    def __init__(self, number: int) -> None:
        super().__init__()
        self.number = number
        self.pure = True

    def do(self, game: "State", seat: int, place: int) -> None:
        """From the bank."""
        game.gain_coins(seat, self.number)

    def text(self, language: str, form: str = "") -> str:
        """Gain n coins."""
        return say(language, f"wyrmspan.effect.coin{form}", n=self.number)


class Gain(Effect):
    """Gain resources of one kind."""

    def __init__(self, kind: int, number: int) -> None:
        super().__init__()
        self.kind = kind
        self.number = number
        self.pure = True

    def do(self, game: "State", seat: int, place: int) -> None:
        """From the bank."""
        game.gain(seat, self.kind, self.number)

    def text(self, language: str, form: str = "") -> str:
        """Gain n of the kind."""
        return say(language, f"wyrmspan.effect.gain-{RESOURCES[self.kind]}{form}", n=self.number)


class GainAny(Effect):
    """Gain resources, each of a kind of one's choice."""

    def __init__(self, number: int) -> None:
        super().__init__()
        self.number = number
        self.benefit = RESOURCE

    def do(self, game: "State", seat: int, place: int) -> None:
        """Ask for each."""
        game.agenda.append(GainTask(seat, self, place, self.number, EVERY_KIND))

    def text(self, language: str, form: str = "") -> str:
        """Gain n resources of your choice."""
        return say(language, f"wyrmspan.effect.gain-any{form}", n=self.number)


class GainOfCost(Effect):
    """Gain a resource that the cost of the dragon just tucked shows."""

    def of_dragon(self, game: "State", seat: int, place: int, dragon: int) -> None:
        """Ask which, among the kinds of its cost."""
        kinds = sum(1 << kind for kind in range(KINDS) if COST[dragon][kind])
        if kinds:
            game.agenda.append(GainTask(seat, self, place, 1, kinds))

    def text(self, language: str, form: str = "") -> str:
        """Gain a resource of its cost."""
        return say(language, "wyrmspan.effect.of-cost")


class GainTask(EffectTask):
    """Which resource is gained."""

    name: ClassVar[str] = "gain"
    fields: ClassVar[tuple[str, ...]] = ("effect", "place", "left", "kinds")

    def __init__(self, seat: int, effect: Effect, place: int, left: int, kinds: int) -> None:
        super().__init__(seat, effect, place, left)
        self.kinds = kinds

    def actions(self, game: "State") -> list[int]:
        """The kinds, or nothing."""
        actions = [GAIN + kind for kind in range(KINDS) if self.kinds >> kind & 1]
        actions.append(DECLINE)
        return actions

    def answer(self, game: "State", action: int) -> None:
        """Gain it; ask for the next."""
        if action == DECLINE:
            return
        game.gain(self.seat, action - GAIN, 1)
        if self.left > 1:
            game.agenda.append(
                GainTask(self.seat, self.effect, self.place, self.left - 1, self.kinds)
            )


class GainSame(Effect):
    """Gain several of one kind; each opponent gains fewer of the same."""

    def __init__(self, number: int) -> None:
        super().__init__()
        self.number = number

    def do(self, game: "State", seat: int, place: int) -> None:
        """Ask for the kind."""
        game.agenda.append(GainSameTask(seat, self, place, self.number))

    def text(self, language: str, form: str = "") -> str:
        """Choose a kind and gain n of it."""
        return say(language, "wyrmspan.effect.gain-same", n=self.number)


class GainSameTask(EffectTask):
    """Which kind is gained, and then offered to the opponents."""

    name: ClassVar[str] = "gain-same"

    def actions(self, game: "State") -> list[int]:
        """The four kinds, or none."""
        return [GAIN, GAIN + 1, GAIN + 2, GAIN + 3, DECLINE]

    def answer(self, game: "State", action: int) -> None:
        """Gain them, and offer one to each opponent: of its own choice, if no kind was chosen."""
        if action == DECLINE:
            give(game, GAIN_EFFECTS[ANY_KIND], self.seat)
        else:
            game.gain(self.seat, action - GAIN, self.left)
            give(game, GAIN_EFFECTS[action - GAIN], self.seat)


class GainOrCache(Effect):
    """Gain a resource, or cache it at once on a dragon within reach."""

    def __init__(self, kind: int, where: int) -> None:
        super().__init__()
        self.kind = kind
        self.where = where

    def do(self, game: "State", seat: int, place: int) -> None:
        """Ask where it goes."""
        game.agenda.append(GainOrCacheTask(seat, self, place, 1))

    def text(self, language: str, form: str = "") -> str:
        """Gain one; it may be cached."""
        gain = say(language, f"wyrmspan.effect.gain-{RESOURCES[self.kind]}", n=1)
        return say(language, f"wyrmspan.effect.or-cache-{WHERE[self.where]}", gain=gain)


class GainOrCacheTask(EffectTask):
    """Whether a resource goes to the supply or onto a dragon."""

    name: ClassVar[str] = "gain-or-cache"

    def actions(self, game: "State") -> list[int]:
        """Into the supply, onto a dragon, or not at all."""
        effect = self.effect
        assert isinstance(effect, GainOrCache)
        actions = [GAIN + effect.kind]
        for p in game.mats[self.seat].dragons_in(effect.where, self.place):
            actions.append(AT + p)
        actions.append(DECLINE)
        return actions

    def answer(self, game: "State", action: int) -> None:
        """Put it there."""
        effect = self.effect
        assert isinstance(effect, GainOrCache)
        if action == GAIN + effect.kind:
            game.gain(self.seat, effect.kind, 1)
        elif action != DECLINE:
            cache(game, self.seat, action - AT, effect.kind)


class GainPer(Effect):
    """Gain a resource for each dragon of a personality in this cave; cache some of them here."""

    def __init__(self, personality: int, cached: int) -> None:
        super().__init__()
        self.personality = personality
        self.cached = cached

    def number(self, game: "State", seat: int, place: int) -> int:
        """How many dragons of the personality the cave holds."""
        return game.mats[seat].count_in_cave(place, self.personality)

    def possible(self, game: "State", seat: int, place: int) -> bool:
        """Whether there is one."""
        return self.number(game, seat, place) > 0

    def do(self, game: "State", seat: int, place: int) -> None:
        """Ask for each."""
        number = self.number(game, seat, place)
        game.agenda.append(GainPerTask(seat, self, place, number, self.cached))

    def text(self, language: str, form: str = "") -> str:
        """Gain one for each; cache up to n."""
        kind = say(language, f"wyrmspan.dragon.{PERSONALITIES[self.personality]}")
        return say(language, "wyrmspan.effect.gain-per", dragon=kind, n=self.cached)


class GainPerTask(EffectTask):
    """Which resource is gained, and whether it is cached here."""

    name: ClassVar[str] = "gain-per"
    fields: ClassVar[tuple[str, ...]] = ("effect", "place", "left", "cacheable")

    def __init__(self, seat: int, effect: Effect, place: int, left: int, cacheable: int) -> None:
        super().__init__(seat, effect, place, left)
        self.cacheable = cacheable

    def actions(self, game: "State") -> list[int]:
        """The four kinds, to keep or to cache, or no more."""
        actions = [GAIN, GAIN + 1, GAIN + 2, GAIN + 3]
        if self.cacheable:
            actions += [CACHE, CACHE + 1, CACHE + 2, CACHE + 3]
        actions.append(DECLINE)
        return actions

    def answer(self, game: "State", action: int) -> None:
        """Gain it; ask for the next."""
        if action == DECLINE:
            return
        cached = action >= CACHE
        if self.left > 1:
            cacheable = self.cacheable - cached
            game.agenda.append(
                GainPerTask(self.seat, self.effect, self.place, self.left - 1, cacheable)
            )
        if cached:
            cache(game, self.seat, self.place, action - CACHE)
        else:
            game.gain(self.seat, action - GAIN, 1)


TASKS: Final[tuple[type[Task], ...]] = (GainTask, GainSameTask, GainOrCacheTask, GainPerTask)
