"""Effects that cache resources of the bank."""

from typing import TYPE_CHECKING, ClassVar, Final

from voliere.games.wyrmspan.effects.effect import Effect, EffectTask, ReachTask, Task
from voliere.games.wyrmspan.effects.feeding import cache
from voliere.games.wyrmspan.effects.offers import CACHED
from voliere.games.wyrmspan.space import AT, CACHE, DECLINE
from voliere.games.wyrmspan.words import ANY_KIND, HERE
from voliere.texts import say

if TYPE_CHECKING:
    from voliere.games.wyrmspan.state import State


class CacheGained(Effect):
    """Cache resources from the bank on dragons within reach."""

    def __init__(self, kind: int, where: int, times: int) -> None:
        super().__init__()
        self.kind = kind
        self.where = where
        self.times = times
        self.benefit = CACHED

    def possible(self, game: "State", seat: int, place: int) -> bool:
        """Whether there is a dragon."""
        return self.where == HERE or game.mats[seat].dragon_count() > 0

    def do(self, game: "State", seat: int, place: int) -> None:
        """Ask where and what."""
        game.agenda.append(CacheGainedTask(seat, self, place, self.times))

    def text(self, language: str, form: str = "") -> str:
        """Cache n resources of the bank there."""
        return say(language, "wyrmspan.effect.cache-gained", n=self.times)


class CacheGainedTask(ReachTask):
    """On which dragon a resource of the bank is cached."""

    name: ClassVar[str] = "cache-gained"

    def answer(self, game: "State", action: int) -> None:
        """Ask for the kind; then for the next."""
        if action == DECLINE:
            return
        if self.left > 1:
            game.agenda.append(CacheGainedTask(self.seat, self.effect, self.place, self.left - 1))
        game.agenda.append(CacheKindTask(self.seat, self.effect, action - AT, 1))


class CacheKindTask(EffectTask):
    """Which resource of the bank is cached at the place."""

    name: ClassVar[str] = "cache-kind"

    def actions(self, game: "State") -> list[int]:
        """The kinds that the effect allows."""
        effect = self.effect
        assert isinstance(effect, CacheGained)
        if effect.kind != ANY_KIND:
            return [CACHE + effect.kind]
        return [CACHE, CACHE + 1, CACHE + 2, CACHE + 3]

    def answer(self, game: "State", action: int) -> None:
        """Cache it."""
        cache(game, self.seat, self.place, action - CACHE)


TASKS: Final[tuple[type[Task], ...]] = (CacheGainedTask, CacheKindTask)
