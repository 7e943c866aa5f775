"""End-game abilities: points by counts, by conditions, or for things paid."""

from typing import TYPE_CHECKING, Any, ClassVar, Final

from voliere.games.wyrmspan.cards.catalogue import NAMES
from voliere.games.wyrmspan.effects.conditions import count, met
from voliere.games.wyrmspan.effects.effect import Effect, EffectTask, Task
from voliere.games.wyrmspan.space import DECLINE, SPEND
from voliere.games.wyrmspan.words import CAVE, DRAGON, KINDS, PLACE_TEXTS
from voliere.texts import say

if TYPE_CHECKING:
    from voliere.games.wyrmspan.state import State


SPENT: Final = ("dragon", "cave", "resource", "each")
"""What is paid for points when the game ends; each: a dragon, a cave and a resource together."""


class Scoring(Effect):
    """An effect that is only counted at the end."""

    def possible(self, game: "State", seat: int, place: int) -> bool:
        """It cannot be used."""
        return False


class Points(Scoring):
    """Points for each of something, perhaps up to a limit."""

    def __init__(self, number: int, per: str, most: int) -> None:
        super().__init__()
        self.number = number
        self.per = per
        self.most = most
        """The limit, or 0 for none."""

    def points(self, game: "State", seat: int, place: int) -> int:
        """As many for each."""
        points = self.number * count(game, seat, place, self.per)
        return min(points, self.most) if self.most else points

    def text(self, language: str, form: str = "") -> str:
        """Points for each, perhaps up to a limit."""
        per = say(language, f"wyrmspan.per.{self.per}")
        number = str(self.number).replace("-", "−")
        text = say(language, "wyrmspan.effect.points", n=abs(self.number), number=number, per=per)
        return text + say(language, "wyrmspan.effect.at-most", n=self.most) if self.most else text


class PointsIf(Scoring):
    """Points if a condition holds."""

    def __init__(self, number: int, condition: str) -> None:
        super().__init__()
        self.number = number
        self.condition = condition

    def points(self, game: "State", seat: int, place: int) -> int:
        """All or nothing."""
        return self.number if met(game, seat, place, self.condition) else 0

    def text(self, language: str, form: str = "") -> str:
        """Points under the condition."""
        condition = say(language, f"wyrmspan.if.{self.condition}")
        return say(language, "wyrmspan.effect.points-if", n=self.number, condition=condition)


class Spend(Scoring):
    """Points for things paid when the game ends."""

    def __init__(self, what: str, rewards: list[int]) -> None:
        super().__init__()
        self.what = what
        self.rewards = rewards
        """The points for paying one, or two."""

    def stock(self, game: "State", seat: int) -> int:
        """How many times the seat could pay."""
        dragons, caves = len(game.dragon_hands[seat]), len(game.cave_hands[seat])
        resources = game.mats[seat].resource_count()
        if self.what == "dragon":
            return dragons
        if self.what == "cave":
            return caves
        return resources if self.what == "resource" else min(dragons, caves, resources)

    def ask(self, game: "State", seat: int, place: int) -> None:
        """Ask how many are paid."""
        game.agenda.append(SpendTask(seat, self, place, 1))

    def text(self, language: str, form: str = "") -> str:
        """Points for what is paid."""
        return say(language, f"wyrmspan.effect.spend-{self.what}", n=self.rewards[0])


class SpendTask(EffectTask):
    """How many things are paid for points; which of them makes no difference any more."""

    name: ClassVar[str] = "spend"

    def spend(self) -> Spend:
        """The effect."""
        effect = self.effect
        assert isinstance(effect, Spend)
        return effect

    def asks(self, game: "State") -> bool:
        """When one can be paid."""
        return self.spend().stock(game, self.seat) > 0

    def actions(self, game: "State") -> list[int]:
        """One, two, or none."""
        spend = self.spend()
        most = min(len(spend.rewards), spend.stock(game, self.seat))
        return [SPEND + number for number in range(most)] + [DECLINE]

    def answer(self, game: "State", action: int) -> None:
        """Pay them, and keep the points."""
        if action == DECLINE:
            return
        spend = self.spend()
        mat = game.mats[self.seat]
        for _ in range(action - SPEND + 1):
            if spend.what in ("dragon", "each"):
                game.discard(self.seat, DRAGON, game.dragon_hands[self.seat][0])
            if spend.what in ("cave", "each"):
                game.discard(self.seat, CAVE, game.cave_hands[self.seat][0])
            if spend.what in ("resource", "each"):
                most = mat.resources.index(max(mat.resources))
                game.pay(self.seat, [int(kind == most) for kind in range(KINDS)])
        mat.earned += spend.rewards[action - SPEND]
        if game.records_events:
            data: dict[str, Any] = {
                "card": NAMES[mat.dragons[self.place]],
                "place": PLACE_TEXTS[self.place],
                "n": spend.rewards[action - SPEND],
            }
            game.tell("spent", self.seat, data)


TASKS: Final[tuple[type[Task], ...]] = (SpendTask,)
