"""Effects that pay for something, and the caching of one's own resources."""

from typing import TYPE_CHECKING, Any, ClassVar, Final

from voliere.games.wyrmspan.cards.catalogue import FOOD
from voliere.games.wyrmspan.effects.effect import (
    TO,
    Effect,
    EffectTask,
    TargetTask,
    Task,
    WhereTask,
    assumed_trade,
)
from voliere.games.wyrmspan.effects.feeding import cache
from voliere.games.wyrmspan.effects.offers import begin
from voliere.games.wyrmspan.space import (
    BUNDLE_BY_NUMBERS,
    BUNDLES,
    DECLINE,
    DISCARD_CAVE,
    DISCARD_DRAGON,
    PAY,
    SPEND_EGG,
    USE,
)
from voliere.games.wyrmspan.words import (
    ANY_KIND,
    ANYWHERE,
    BESIDE,
    CAVE,
    DRAGON,
    HERE,
    KINDS,
    RESOURCES,
    THIS_CAVE,
    WHERE,
)
from voliere.texts import say

if TYPE_CHECKING:
    from voliere.games.wyrmspan.state import State

COIN: Final = 0
RESOURCE: Final = 1
DRAGON_CARD: Final = 2
CAVE_CARD: Final = 3
CARD: Final = 4
EGG: Final = 5
EGG_OF_CAVE: Final = 6
EGG_BESIDE: Final = 7
PRICES: Final = ("coin", "resource", "dragon", "cave", "card", "egg", "egg-cave", "egg-beside")
EGG_REACH: Final = (0, 0, 0, 0, 0, ANYWHERE, THIS_CAVE, BESIDE)


def _bundles(total: int) -> list[int]:
    return [index for index, bundle in enumerate(BUNDLES) if sum(bundle) == total]


BUNDLES_OF: Final[list[list[int]]] = [_bundles(total) for total in range(3)]
SINGLE: Final[list[int]] = [
    BUNDLE_BY_NUMBERS[tuple(int(k == kind) for k in range(KINDS))] for kind in range(KINDS)
]


def within(bundle: list[int], resources: list[int]) -> bool:
    """Whether a supply holds a bundle."""
    return (
        bundle[0] <= resources[0]
        and bundle[1] <= resources[1]
        and bundle[2] <= resources[2]
        and bundle[3] <= resources[3]
    )


class Pay(Effect):
    """Pay something for another effect, perhaps several times."""

    def __init__(self, price: int, number: int, then: Effect, times: int) -> None:
        super().__init__()
        self.price = price
        self.number = number
        self.then = then
        self.times = times
        self.looks_ahead = (then.uses_another and price in (RESOURCE, DRAGON_CARD)) or (
            then.plays_hand and price == DRAGON_CARD
        )
        """Whether what is paid may be what the effect needs."""

    def stock(self, game: "State", seat: int, place: int) -> int:
        """How many of the things to pay the seat has."""
        price = self.price
        if price == COIN:
            return game.mats[seat].coins
        if price == RESOURCE:
            return game.mats[seat].resource_count()
        if price == DRAGON_CARD:
            return len(game.dragon_hands[seat])
        if price == CAVE_CARD:
            return len(game.cave_hands[seat])
        if price == CARD:
            return game.hand_size(seat)
        return game.mats[seat].eggs_in(EGG_REACH[price], place)

    def possible(self, game: "State", seat: int, place: int) -> bool:
        """Whether the price is there, and something to gain."""
        if self.stock(game, seat, place) < self.number:
            return False
        if self.looks_ahead:
            return bool(self.ways(game, seat, place))
        return self.then.possible(game, seat, place)

    def ways(self, game: "State", seat: int, place: int) -> list[int]:
        """The ways to pay the next part of the price that leave something to gain."""
        found = prices(game, seat, place, self.price, self.number)
        if not self.looks_ahead:
            return found
        return [action for action in found if self.possible_after(game, seat, place, action)]

    def possible_after(self, game: "State", seat: int, place: int, action: int) -> bool:
        """Whether the effect is possible when this has been paid."""
        if action >= PAY:
            resources = game.mats[seat].resources
            bundle = BUNDLES[action - PAY]
            game.mats[seat].resources = [resources[kind] - bundle[kind] for kind in range(KINDS)]
            found = self.then.possible(game, seat, place)
            game.mats[seat].resources = resources
            return found
        hand = game.dragon_hands[seat]
        game.dragon_hands[seat] = [card for card in hand if card != action - DISCARD_DRAGON]
        found = self.then.possible(game, seat, place)
        game.dragon_hands[seat] = hand
        return found

    def do(self, game: "State", seat: int, place: int) -> None:
        """Ask for the price."""
        game.agenda.append(PayTask(seat, self, place, self.number, self.times))

    def inner(self) -> list[Effect]:
        """What is paid for."""
        return [self.then]

    def text(self, language: str, form: str = "") -> str:
        """Pay n to do what is paid for."""
        price = say(language, f"wyrmspan.effect.pay-{PRICES[self.price]}{form}", n=self.number)
        then = self.then.text(language, form or TO)
        paid = say(language, "wyrmspan.effect.for", price=price, then=then)
        if self.times == 1:
            return paid
        return say(language, "wyrmspan.effect.up-to", n=self.times, effect=paid)


class PayTask(EffectTask):
    """What is paid: `left` things this time, and the whole up to `times`."""

    name: ClassVar[str] = "pay"
    fields: ClassVar[tuple[str, ...]] = ("effect", "place", "left", "times")

    def __init__(self, seat: int, effect: Effect, place: int, left: int, times: int) -> None:
        super().__init__(seat, effect, place, left)
        self.times = times

    def pay(self) -> Pay:
        """The effect."""
        effect = self.effect
        assert isinstance(effect, Pay)
        return effect

    def more(self) -> int:
        return self.times

    def asks(self, game: "State") -> bool:
        """While it is possible; a price once begun is paid to its end."""
        pay = self.pay()
        return self.left < pay.number or pay.possible(game, self.seat, self.place)

    def actions(self, game: "State") -> list[int]:
        """Everything that can pay; at the beginning, nothing too."""
        pay = self.pay()
        actions = pay.ways(game, self.seat, self.place)
        if self.left == pay.number:
            actions.append(DECLINE)
        return actions

    def answer(self, game: "State", action: int) -> None:
        """Take the payment; when it is whole, do what it was for."""
        if action == DECLINE:
            return
        pay = self.pay()
        seat = self.seat
        left = self.left - 1
        if action == USE:
            game.pay_coins(seat, pay.number)
            left = 0
        elif PAY <= action < SPEND_EGG:
            game.pay(seat, BUNDLES[action - PAY])
            left = 0
        elif action >= SPEND_EGG:
            game.pay_egg(seat, action - SPEND_EGG)
        elif action >= DISCARD_CAVE:
            game.discard(seat, CAVE, action - DISCARD_CAVE)
        else:
            game.discard(seat, DRAGON, action - DISCARD_DRAGON)
        if left:
            game.agenda.append(PayTask(seat, pay, self.place, left, self.times))
            return
        if self.times > 1:
            game.agenda.append(PayTask(seat, pay, self.place, pay.number, self.times - 1))
        begin(game, pay.then, seat, self.place)


def prices(game: "State", seat: int, place: int, price: int, number: int) -> list[int]:
    """The ways to pay the next part of a price."""
    if price == COIN:
        return [USE]
    if price == RESOURCE:
        resources = game.mats[seat].resources
        return [PAY + b for b in BUNDLES_OF[number] if within(BUNDLES[b], resources)]
    if price >= EGG:
        return [SPEND_EGG + p for p in game.mats[seat].egg_places(EGG_REACH[price], place)]
    actions: list[int] = []
    if price != CAVE_CARD:
        for card in game.dragon_hands[seat]:
            actions.append(DISCARD_DRAGON + card)
    if price != DRAGON_CARD:
        for card in game.cave_hands[seat]:
            actions.append(DISCARD_CAVE + card)
    return actions


class Cache(Effect):
    """Cache resources of one's own supply on dragons within reach."""

    def __init__(self, kind: int, where: int, times: int, then: Effect | None) -> None:
        super().__init__()
        self.kind = kind
        self.where = where
        self.times = times
        self.then = then

    def possible(self, game: "State", seat: int, place: int) -> bool:
        """Whether there is a dragon and a resource, the named one perhaps by trade."""
        mat = game.mats[seat]
        total = mat.resource_count()
        if total == 0 or not mat.dragon_count():
            return False
        return total > 1 or self.kind == ANY_KIND or mat.resources[self.kind] > 0

    def do(self, game: "State", seat: int, place: int) -> None:
        """Ask where and what."""
        if self.where == HERE:
            game.agenda.append(CacheTask(seat, self, place, self.times, place))
        else:
            game.agenda.append(CacheWhereTask(seat, self, place, self.times))

    def inner(self) -> list[Effect]:
        """What follows."""
        return [] if self.then is None else [self.then]

    def text(self, language: str, form: str = "") -> str:
        """Cache n of the kind there; if done, what follows."""
        kind = "any" if self.kind == ANY_KIND else RESOURCES[self.kind]
        resource = say(language, f"wyrmspan.one.{kind}")
        text = say(language, f"wyrmspan.effect.cache-{WHERE[self.where]}", resource=resource)
        if self.times > 1:
            text = say(language, "wyrmspan.effect.up-to", n=self.times, effect=text)
        if self.then is None:
            return text
        then = self.then.text(language)
        return say(language, "wyrmspan.effect.if-done", effect=text, then=then)


class CacheTask(TargetTask):
    """Which own resource is cached at the target. Two of other kinds can be traded for its food."""

    name: ClassVar[str] = "cache"

    def topic(self, game: "State") -> tuple[str, dict[str, Any]]:
        """Whether a trade that is offered is assumed, too."""
        name, data = super().topic(game)
        paid = [a - PAY for a in self.actions(game) if PAY <= a < SPEND_EGG]
        if any(sum(BUNDLES[bundle]) > 1 for bundle in paid):
            data |= assumed_trade(game, self.seat)
        return name, data

    def wanted(self, game: "State") -> int:
        """The kind that a trade could get: the named one, or the food of the hatchling there."""
        effect = self.effect
        assert isinstance(effect, Cache)
        if effect.kind != ANY_KIND:
            return effect.kind
        return FOOD[game.mats[self.seat].dragons[self.target]]

    def actions(self, game: "State") -> list[int]:
        """One resource, or two traded for one; none, if the dragon was not chosen before."""
        effect = self.effect
        assert isinstance(effect, Cache)
        resources = game.mats[self.seat].resources
        actions: list[int] = []
        for kind in range(KINDS):
            if resources[kind] and effect.kind in (kind, ANY_KIND):
                actions.append(PAY + SINGLE[kind])
        wanted = self.wanted(game)
        if 0 <= wanted < KINDS:
            for b in BUNDLES_OF[2]:
                if BUNDLES[b][wanted] == 0 and within(BUNDLES[b], resources):
                    actions.append(PAY + b)
        if effect.where == HERE:
            actions.append(DECLINE)
        return actions

    def answer(self, game: "State", action: int) -> None:
        """Cache it; then what follows, and the next."""
        if action == DECLINE:
            return
        effect = self.effect
        assert isinstance(effect, Cache)
        bundle = BUNDLES[action - PAY]
        kind = bundle.index(1) if sum(bundle) == 1 else self.wanted(game)
        game.pay(self.seat, bundle)
        if self.left > 1:
            game.agenda.append(CacheWhereTask(self.seat, effect, self.place, self.left - 1))
        cache(game, self.seat, self.target, kind)
        if effect.then is not None:
            begin(game, effect.then, self.seat, self.place)


class CacheWhereTask(WhereTask):
    """On which dragon an own resource is cached."""

    name: ClassVar[str] = "cache-where"
    of_target: ClassVar[type[TargetTask]] = CacheTask


TASKS: Final[tuple[type[Task], ...]] = (PayTask, CacheWhereTask, CacheTask)
