"""Effects on food: from the supply, from the feeder, cached on birds, traded."""

from typing import Any, ClassVar, Final

from voliere.games.wingspan.effects.effect import GIVEN, Act, Effect
from voliere.games.wingspan.phrases import amount, choice, joined
from voliere.games.wingspan.space import (
    DECLINE,
    DIE,
    DIE_FACES,
    DIE_FOODS,
    FOOD,
    ONLY,
    REROLL,
    SPEND,
    USE,
)
from voliere.games.wingspan.state import State
from voliere.games.wingspan.words import (
    ANY_FOOD,
    FOODS,
    KINDS,
    NO_FOOD,
    RODENT,
)
from voliere.texts import say


def kinds_in(bits: int) -> list[int]:
    """The foods among the bits."""
    return [kind for kind in range(KINDS) if bits >> kind & 1]


def code_of(bits: int) -> str:
    """The foods among the bits, for an effect's code."""
    return "any" if bits == ANY_FOOD else "|".join(FOODS[kind] for kind in kinds_in(bits))


class Gain(Effect):
    """Gain a number of one food from the supply."""

    topic: ClassVar[str] = "gain"
    plain: ClassVar[bool] = True

    def __init__(self, food: int, count: int = 1) -> None:
        super().__init__(f"gain {count} {FOODS[food]}")
        self.food = food
        self.count = count

    def actions(self, game: State, seat: int, place: int, progress: int) -> list[int]:
        if self.count == 1:
            return [USE, DECLINE]
        return [USE, *range(ONLY, ONLY + self.count - 1), DECLINE]

    def answer(self, game: State, seat: int, place: int, progress: int, action: int) -> None:
        game.gain(seat, self.food, self.count if action == USE else action - ONLY + 1)

    def apply(self, game: State, seat: int, place: int) -> None:
        game.gain(seat, self.food, self.count)

    def topic_data(self, game: State, progress: int) -> dict[str, Any]:
        return {"food": FOODS[self.food], "n": self.count}

    def text(self, language: str, form: str = "") -> str:
        what = amount(language, FOODS[self.food], self.count)
        return say(language, f"wingspan.effect.gain{form}", what=what)


class GainChosen(Effect):
    """Gain food from the supply, each one of the kinds allowed."""

    topic: ClassVar[str] = "gain-chosen"

    def __init__(self, foods: int, count: int = 1) -> None:
        super().__init__(f"gain {count} {code_of(foods)}", count)
        self.foods = foods

    def actions(self, game: State, seat: int, place: int, left: int) -> list[int]:
        return [FOOD + kind for kind in kinds_in(self.foods)] + [DECLINE]

    def answer(self, game: State, seat: int, place: int, left: int, action: int) -> None:
        game.gain(seat, action - FOOD, 1)
        if left > 1:
            game.agenda.append(Act(seat, self, place, left - 1))

    def topic_data(self, game: State, left: int) -> dict[str, Any]:
        return {"n": left}

    def text(self, language: str, form: str = "") -> str:
        if self.foods == ANY_FOOD:
            what = amount(language, "any", self.start)
        else:
            what = choice(language, [FOODS[kind] for kind in kinds_in(self.foods)])
        return say(language, f"wingspan.effect.gain{form}", what=what)


NOT_BEGUN: Final = 0
"""What is left of an effect that takes all dice, before it has counted them."""


class TakeDice(Effect):
    """Take dice from the feeder, one at a time, for some foods."""

    topic: ClassVar[str] = "die"

    def __init__(self, foods: int = ANY_FOOD, code: str = "die", start: int = 1) -> None:
        super().__init__(f"{code} {code_of(foods)}", start)
        self.foods = foods
        self.answers: list[int] = [
            DIE + index for index in range(len(DIE_FOODS)) if foods >> DIE_FOODS[index] & 1
        ]

    def possible(self, game: State, seat: int, place: int, left: int) -> bool:
        """A die shows one of the foods, or the feeder may be rolled again."""
        feeder = game.feeder
        for action in self.answers:
            if feeder[DIE_FACES[action - DIE]]:
                return True
        return game.same_face()

    def actions(self, game: State, seat: int, place: int, left: int) -> list[int]:
        """The dice that show one of the foods, a re-roll when all show one face, or no more."""
        feeder = game.feeder
        actions: list[int] = []
        for action in self.answers:
            if feeder[DIE_FACES[action - DIE]]:
                actions.append(action)
        if game.same_face():
            actions.append(REROLL)
        actions.append(DECLINE)
        return actions

    def answer(self, game: State, seat: int, place: int, left: int, action: int) -> None:
        """Take the die, or roll all five first."""
        if action == REROLL:
            game.roll_feeder()
            game.agenda.append(Act(seat, self, place, left))
            return
        if left > 1:
            game.agenda.append(Act(seat, self, place, left - 1))
        food = DIE_FOODS[action - DIE]
        game.take_die(seat, DIE_FACES[action - DIE], food)
        self.took(game, seat, place, food)

    def took(self, game: State, seat: int, place: int, food: int) -> None:
        """What follows when a die was taken."""

    def topic_data(self, game: State, left: int) -> dict[str, Any]:
        return {"n": left}

    def text(self, language: str, form: str = "") -> str:
        if self.foods == ANY_FOOD:
            return say(language, f"wingspan.effect.die{form}")
        what = choice(language, [FOODS[kind] for kind in kinds_in(self.foods)])
        return say(language, "wingspan.effect.die-of", what=what)


class MatDice(TakeDice):
    """The gain-food action itself; it remembers whether a rodent was gained."""

    def __init__(self) -> None:
        super().__init__(ANY_FOOD, "mat-die")

    def took(self, game: State, seat: int, place: int, food: int) -> None:
        """Only what the action itself gains draws the Loggerhead Shrike."""
        if food == RODENT:
            game.rodents += 1


class TakeDieToCache(TakeDice):
    """Take a die for a food, and perhaps cache it."""

    needs_place: ClassVar[bool] = True

    def __init__(self, food: int) -> None:
        super().__init__(1 << food, "die-cache")
        self.store = Store(food)

    def took(self, game: State, seat: int, place: int, food: int) -> None:
        self.store.begin(game, seat, place)

    def text(self, language: str, form: str = "") -> str:
        return joined(language, [super().text(language), self.store.text(language)])


class Store(Effect):
    """Cache a food that was just gained."""

    topic: ClassVar[str] = "store"
    needs_place: ClassVar[bool] = True

    def __init__(self, food: int) -> None:
        super().__init__(f"store {FOODS[food]}")
        self.food = food

    def apply(self, game: State, seat: int, place: int) -> None:
        game.food[seat][self.food] -= 1
        game.cache(place, self.food)

    def topic_data(self, game: State, progress: int) -> dict[str, Any]:
        return {"food": FOODS[self.food]}


class TakeAllDice(TakeDice):
    """Take all dice that show a food, one at a time: those that lie there when the first is taken.

    None is left before that: then the feeder may be rolled first, if all dice show one face.
    """

    def __init__(self, food: int) -> None:
        super().__init__(1 << food, "die-all", NOT_BEGUN)
        self.food = food

    def possible(self, game: State, seat: int, place: int, left: int) -> bool:
        """Dice are left, or there are some to begin with, or the feeder may be rolled."""
        return left > NOT_BEGUN or super().possible(game, seat, place, left)

    def actions(self, game: State, seat: int, place: int, left: int) -> list[int]:
        """The dice that show the food; between two takes nothing is rolled."""
        actions = super().actions(game, seat, place, left)
        if left > NOT_BEGUN and REROLL in actions:
            actions.remove(REROLL)
        return actions

    def answer(self, game: State, seat: int, place: int, left: int, action: int) -> None:
        """Take a die; what is rolled into an emptied feeder no longer counts."""
        if action == REROLL:
            super().answer(game, seat, place, left, action)
            return
        others = (self._showing(game) if left == NOT_BEGUN else left) - 1
        if others:
            game.agenda.append(Act(seat, self, place, others))
        game.take_die(seat, DIE_FACES[action - DIE], self.food)

    def _showing(self, game: State) -> int:
        return sum(game.feeder[DIE_FACES[action - DIE]] for action in self.answers)

    def topic_data(self, game: State, left: int) -> dict[str, Any]:
        return {"n": max(left, self._showing(game), 1)}

    def text(self, language: str, form: str = "") -> str:
        one = say(language, f"wingspan.one.{FOODS[self.food]}")
        return say(language, "wingspan.effect.die-all", one=one)


class Cache(Effect):
    """Cache a food from the supply on this bird."""

    topic: ClassVar[str] = "cache"
    needs_place: ClassVar[bool] = True

    def __init__(self, food: int) -> None:
        super().__init__(f"cache {FOODS[food]}")
        self.food = food

    def apply(self, game: State, seat: int, place: int) -> None:
        game.cache(place, self.food)

    def topic_data(self, game: State, progress: int) -> dict[str, Any]:
        return {"food": FOODS[self.food]}

    def text(self, language: str, form: str = "") -> str:
        what = amount(language, FOODS[self.food], 1)
        return say(language, "wingspan.effect.cache", what=what)


class TradeFood(Effect):
    """Give one food back for one of another kind."""

    topic: ClassVar[str] = "trade-food"

    def __init__(self) -> None:
        super().__init__("trade-food")
        self.other = GainOther()

    def possible(self, game: State, seat: int, place: int, progress: int) -> bool:
        return sum(game.food[seat]) > 0

    def actions(self, game: State, seat: int, place: int, progress: int) -> list[int]:
        return spendable(game, seat) + [DECLINE]

    def answer(self, game: State, seat: int, place: int, progress: int, action: int) -> None:
        game.spend(seat, action - SPEND)
        game.agenda.append(Act(seat, self.other, place, action - SPEND))


class GainOther(Effect):
    """Gain one food of another kind than was given."""

    topic: ClassVar[str] = "gain-other"
    progress: ClassVar[str] = GIVEN

    def __init__(self) -> None:
        super().__init__("gain-other", NO_FOOD)

    def actions(self, game: State, seat: int, place: int, given: int) -> list[int]:
        """Every food but the one given; a trade begun is made."""
        return [FOOD + kind for kind in range(KINDS) if kind != given]

    def answer(self, game: State, seat: int, place: int, given: int, action: int) -> None:
        game.gain(seat, action - FOOD, 1)

    def topic_data(self, game: State, given: int) -> dict[str, Any]:
        return {"food": FOODS[given]}


class SpendAny(Effect):
    """Spend one food of any kind for another effect: the trade of the grassland."""

    topic: ClassVar[str] = "spend"

    def __init__(self, then: Effect) -> None:
        super().__init__(f"spend any: {then.code}")
        self.then = then

    def possible(self, game: State, seat: int, place: int, progress: int) -> bool:
        """The seat has food, and the rest can happen."""
        return sum(game.food[seat]) > 0 and self.then.possible(game, seat, place, self.then.start)

    def actions(self, game: State, seat: int, place: int, progress: int) -> list[int]:
        return spendable(game, seat) + [DECLINE]

    def answer(self, game: State, seat: int, place: int, progress: int, action: int) -> None:
        game.spend(seat, action - SPEND)
        self.then.begin(game, seat, place)


def spendable(game: State, seat: int) -> list[int]:
    """The foods that a seat has, as actions."""
    food = game.food[seat]
    return [SPEND + kind for kind in range(KINDS) if food[kind]]
