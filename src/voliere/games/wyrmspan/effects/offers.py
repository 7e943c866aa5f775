"""How effects reach a seat: offered, begun, shared with opponents, or chosen among several."""

from typing import TYPE_CHECKING, ClassVar, Final

from voliere.games.wyrmspan.effects.effect import TO, Ability, Effect, EffectTask, Task
from voliere.games.wyrmspan.phrases import enumerated
from voliere.games.wyrmspan.space import CHOOSE, DECLINE, USE
from voliere.games.wyrmspan.words import NEST
from voliere.texts import say

if TYPE_CHECKING:
    from voliere.games.wyrmspan.state import State

RESOURCE: Final = 0
TAKE_A_DRAGON: Final = 1
TAKE_A_CAVE: Final = 2
EGG: Final = 3
GUILD: Final = 4
CACHED: Final = 5


def offer(game: "State", effect: Effect, seat: int, place: int) -> None:
    """Let a seat use an effect or not; what is impossible is not offered."""
    if effect.possible(game, seat, place):
        if effect.pure:
            game.agenda.append(Offer(seat, effect, place, 1))
        else:
            effect.do(game, seat, place)


def begin(game: "State", effect: Effect, seat: int, place: int) -> None:
    """Do what was already agreed to, as far as it is possible."""
    if effect.possible(game, seat, place):
        effect.do(game, seat, place)


def share(game: "State", ability: Ability, seat: int, place: int) -> None:
    """Offer an ability to its owner, then its gift to each opponent clockwise."""
    if ability.gift is not None:
        give(game, ability.gift, seat)
    offer(game, ability.effect, seat, place)


def give(game: "State", gift: Effect, seat: int) -> None:
    """Offer a gift to each opponent of a seat, clockwise, whatever the seat itself does."""
    for distance in range(game.seats - 1, 0, -1):
        game.agenda.append(Gift((seat + distance) % game.seats, gift, NEST, 1))


class Offer(EffectTask):
    """Use an effect that asks nothing else, or not."""

    name: ClassVar[str] = "offer"

    def actions(self, game: "State") -> list[int]:
        """Use it or not."""
        return [USE, DECLINE]

    def answer(self, game: "State", action: int) -> None:
        """Do it if it is used."""
        if action == USE:
            begin(game, self.effect, self.seat, self.place)


class Gift(EffectTask):
    """An effect that waits for its turn and is then offered."""

    name: ClassVar[str] = "gift"

    def asks(self, game: "State") -> bool:
        """It runs by itself."""
        return False

    def run(self, game: "State") -> None:
        """Offer it."""
        offer(game, self.effect, self.seat, self.place)


class Then(EffectTask):
    """An effect that follows another that was done."""

    name: ClassVar[str] = "then"

    def asks(self, game: "State") -> bool:
        """It runs by itself."""
        return False

    def run(self, game: "State") -> None:
        """Begin it."""
        begin(game, self.effect, self.seat, self.place)


class Benefits(Effect):
    """Some or all of several benefits, in any order."""

    def __init__(self, count: int, options: list[Effect]) -> None:
        super().__init__()
        self.count = count
        self.options = options
        self.first = [o for o in options if o.pure] if count == len(options) else []
        """What needs no question is gained before the rest."""
        self.pure = bool(self.first)
        self.asked = [o for o in options if o not in self.first]
        self.all = (1 << len(self.asked)) - 1
        kinds = {option.benefit for option in self.asked}
        self.any_order = count == len(options) and (len(kinds) < 2 or kinds == {RESOURCE, EGG})
        """Whether the order can make no difference: nothing is learnt or moved on the way."""

    def possible(self, game: "State", seat: int, place: int) -> bool:
        """Whether one of them is."""
        for option in self.options:
            if option.possible(game, seat, place):
                return True
        return False

    def do(self, game: "State", seat: int, place: int) -> None:
        """Gain what asks nothing, then let the seat choose what comes first."""
        for option in self.first:
            option.do(game, seat, place)
        if self.any_order:
            for option in reversed(self.asked):
                game.agenda.append(Then(seat, option, place, 1))
        else:
            count = min(self.count - len(self.first), len(self.asked))
            game.agenda.append(Choice(seat, self, place, count, self.all))

    def inner(self) -> list[Effect]:
        """The benefits."""
        return self.options

    def text(self, language: str, form: str = "") -> str:
        """The benefits one after the other, or the number that may be chosen."""
        if self.count == len(self.options):
            return enumerated(language, [option.text(language, form) for option in self.options])
        texts = [option.text(language, form or TO) for option in self.options]
        return say(
            language, f"wyrmspan.effect.choose{form}", n=self.count, options=" / ".join(texts)
        )


class Choice(EffectTask):
    """Which of the benefits that are left comes next."""

    name: ClassVar[str] = "choice"
    fields: ClassVar[tuple[str, ...]] = ("effect", "place", "left", "options")

    def __init__(self, seat: int, effect: Effect, place: int, left: int, options: int) -> None:
        super().__init__(seat, effect, place, left)
        self.options = options

    def open(self, game: "State") -> list[Effect]:
        """The benefits that are left and possible."""
        effect = self.effect
        assert isinstance(effect, Benefits)
        found: list[Effect] = []
        for index, option in enumerate(effect.asked):
            if self.options >> index & 1 and option.possible(game, self.seat, self.place):
                found.append(option)
        return found

    def asks(self, game: "State") -> bool:
        """When there is more than one."""
        return self.left > 0 and len(self.open(game)) > 1

    def run(self, game: "State") -> None:
        """Begin the only one; it may make another possible."""
        if self.left > 0:
            for option in self.open(game):
                self.answer(game, CHOOSE + option.benefit)

    def actions(self, game: "State") -> list[int]:
        """One of them next, or no more."""
        actions = [CHOOSE + option.benefit for option in self.open(game)]
        actions.append(DECLINE)
        return actions

    def answer(self, game: "State", action: int) -> None:
        """Begin the one, keep the others for later."""
        if action == DECLINE:
            return
        effect = self.effect
        assert isinstance(effect, Benefits)
        for index, option in enumerate(effect.asked):
            if self.options >> index & 1 and option.benefit == action - CHOOSE:
                rest = self.options & ~(1 << index)
                game.agenda.append(Choice(self.seat, effect, self.place, self.left - 1, rest))
                option.do(game, self.seat, self.place)
                return


TASKS: Final[tuple[type[Task], ...]] = (Offer, Gift, Then, Choice)
