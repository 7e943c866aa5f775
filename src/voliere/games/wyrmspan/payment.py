"""What a dragon costs, and every bundle of resources that can pay for it."""

from typing import TYPE_CHECKING, Any, ClassVar, Final

from voliere.games.wyrmspan.cards.catalogue import COIN_COST, COST, EGG_COST, ICONS, NAMES
from voliere.games.wyrmspan.effects.effect import CountTask, Task, assumed_trade
from voliere.games.wyrmspan.effects.pays import within
from voliere.games.wyrmspan.mat import Mat
from voliere.games.wyrmspan.space import BUNDLES, DEAREST, PAY, SPEND_EGG, bundle_text
from voliere.games.wyrmspan.words import ANYWHERE, KINDS, NEST, RESOURCES

if TYPE_CHECKING:
    from voliere.games.wyrmspan.state import State

ENTICE: Final = 0
FREE: Final = 1
DISCOUNT: Final = 2
NO_RESOURCES: Final = 3
ON_TOP: Final = 4
TERMS: Final = ("entice", "free", "discount", "no-resources", "on-top")
"""On which terms a dragon is played."""


def balance(resources: list[int], cost: list[int]) -> int:
    """What is over when a cost is paid, two resources standing for each one that is missing.

    >>> balance([0, 2, 0, 0], [1, 0, 0, 0]), balance([1, 1, 0, 0], [1, 0, 0, 0])
    (0, 1)
    """
    over = 0
    for kind in range(KINDS):
        more = resources[kind] - cost[kind]
        over += more if more > 0 else 2 * more
    return over


def _reduced(cost: list[int]) -> list[list[int]]:
    """The cost with any one of its resources left out."""
    return [
        [cost[k] - (k == kind) for k in range(KINDS)] for kind in range(KINDS) if cost[kind] > 0
    ]


def _bundles_for(cost: list[int]) -> list[int]:
    """The bundles that pay a cost exactly: none takes more than two resources for each one."""
    return [b for b in range(BUNDLES_UP_TO[2 * sum(cost)]) if balance(BUNDLES[b], cost) == 0]


BUNDLES_UP_TO: Final[list[int]] = [
    sum(sum(bundle) <= total for bundle in BUNDLES) for total in range(DEAREST + 1)
]
"""Number of bundles that hold up to a number of resources."""
BUNDLES_FOR: Final[dict[str, list[int]]] = {}
for _cost in [*COST, *(reduced for cost in COST for reduced in _reduced(cost))]:
    if str(_cost) not in BUNDLES_FOR:
        BUNDLES_FOR[str(_cost)] = _bundles_for(_cost)

PAYMENTS: Final[list[list[int]]] = [BUNDLES_FOR[str(cost)] for cost in COST]
"""For each dragon the bundles that pay its resources."""


def _smallest(bundles: set[int]) -> list[int]:
    """The bundles that hold no other one of them: two are never paid where one of them would do."""
    return [
        b
        for b in sorted(bundles)
        if not any(a != b and within(BUNDLES[a], BUNDLES[b]) for a in bundles)
    ]


REDUCED: Final[list[list[int]]] = [
    _smallest({b for reduced in _reduced(cost) for b in BUNDLES_FOR[str(reduced)]}) for cost in COST
]
"""For each dragon the bundles that pay all of its resources but one."""


def spared_by(bundle: int, dragon: int) -> int:
    """A kind of resource that a discount spares when a bundle pays all the others."""
    cost = COST[dragon]
    for kind in range(KINDS):
        if cost[kind] > 0:
            reduced = [cost[k] - (k == kind) for k in range(KINDS)]
            if bundle in BUNDLES_FOR[str(reduced)]:
                return kind
    raise AssertionError(f"no discount pays {NAMES[dragon]} with bundle {bundle}")


def payments(mat: Mat, dragon: int, terms: int) -> list[int]:
    """The bundles that a player can pay for a dragon."""
    resources = mat.resources
    if terms == ENTICE:
        return [b for b in PAYMENTS[dragon] if within(BUNDLES[b], resources)]
    if terms != DISCOUNT or not ICONS[dragon]:
        return []
    found: list[int] = []
    if mat.laid >= EGG_COST[dragon]:
        found = [b for b in REDUCED[dragon] if within(BUNDLES[b], resources)]
    if EGG_COST[dragon]:
        found += [b for b in PAYMENTS[dragon] if within(BUNDLES[b], resources)]
    return found


def affordable(mat: Mat, dragon: int, terms: int) -> bool:
    """Whether a player can pay for a dragon on these terms."""
    if terms in (FREE, ON_TOP):
        return True
    if mat.coins < COIN_COST[dragon] + (terms == ENTICE):
        return False
    if terms == DISCOUNT:
        return not ICONS[dragon] or bool(payments(mat, dragon, terms))
    if mat.laid < EGG_COST[dragon]:
        return False
    return terms == NO_RESOURCES or balance(mat.resources, COST[dragon]) >= 0


def charge(game: "State", seat: int, dragon: int, terms: int) -> None:
    """Take the price of a dragon: coins at once, then what must be asked."""
    if terms in (FREE, ON_TOP):
        return
    game.pay_coins(seat, COIN_COST[dragon] + (terms == ENTICE))
    if terms == NO_RESOURCES or not ICONS[dragon]:
        game.agenda.append(PayEggs(seat, EGG_COST[dragon]))
    else:
        game.agenda.append(PayCost(seat, dragon, terms))


class PayCost(Task):
    """Which resources are paid for a dragon."""

    name: ClassVar[str] = "pay-cost"
    fields: ClassVar[tuple[str, ...]] = ("dragon", "terms")

    def __init__(self, seat: int, dragon: int, terms: int) -> None:
        super().__init__(seat)
        self.dragon = dragon
        self.terms = terms

    def topic(self, game: "State") -> tuple[str, dict[str, Any]]:
        """The dragon that is to be paid for, and its full cost."""
        eggs = EGG_COST[self.dragon]
        forms = ["discount"] if self.terms == DISCOUNT else []
        data: dict[str, Any] = {
            "card": NAMES[self.dragon],
            "resources": bundle_text(COST[self.dragon]),
        }
        if eggs:
            forms.append("eggs")
            data["n"] = eggs
        if any(sum(BUNDLES[b]) > ICONS[self.dragon] for b in self.ways(game)):
            data |= assumed_trade(game, self.seat)
        return self.name, {**data, "form": "-".join(forms)} if forms else data

    def option_data(self, game: "State", action: int) -> dict[str, Any]:
        """At a discount: the eggs that are paid too, and what is spared."""
        if self.terms != DISCOUNT:
            return {}
        bundle = action - PAY
        eggs = self.eggs_with(bundle)
        more: dict[str, Any] = {"n": eggs} if eggs else {}
        if bundle in PAYMENTS[self.dragon]:
            return {**more, "form": "spares-egg" if eggs else "spares-last-egg"}
        spared = RESOURCES[spared_by(bundle, self.dragon)]
        form = "spares-resource" if eggs else "spares-resource-alone"
        return {**more, "form": form, "spared": spared}

    def eggs_with(self, bundle: int) -> int:
        """The eggs still to pay: a discount spares one if the resources are paid in full."""
        eggs = EGG_COST[self.dragon]
        spares = self.terms == DISCOUNT and eggs > 0 and bundle in PAYMENTS[self.dragon]
        return eggs - 1 if spares else eggs

    def ways(self, game: "State") -> list[int]:
        """The bundles that pay."""
        return payments(game.mats[self.seat], self.dragon, self.terms)

    def asks(self, game: "State") -> bool:
        """When there are several ways."""
        return len(self.ways(game)) > 1

    def run(self, game: "State") -> None:
        """Pay the only way."""
        self.answer(game, PAY + self.ways(game)[0])

    def actions(self, game: "State") -> list[int]:
        """Every bundle that pays."""
        return [PAY + b for b in self.ways(game)]

    def answer(self, game: "State", action: int) -> None:
        """Pay it, then the eggs."""
        bundle = action - PAY
        game.pay(self.seat, BUNDLES[bundle])
        game.agenda.append(PayEggs(self.seat, self.eggs_with(bundle)))


class PayEggs(CountTask):
    """From which nests eggs are paid."""

    name: ClassVar[str] = "pay-eggs"

    def asks(self, game: "State") -> bool:
        """When eggs lie in several places."""
        return self.left > 0 and len(game.mats[self.seat].egg_places(ANYWHERE, NEST)) > 1

    def run(self, game: "State") -> None:
        """Pay from the only place."""
        if self.left > 0:
            place = game.mats[self.seat].egg_places(ANYWHERE, NEST)[0]
            for _ in range(self.left):
                game.pay_egg(self.seat, place)

    def actions(self, game: "State") -> list[int]:
        """The places with eggs."""
        return [SPEND_EGG + p for p in game.mats[self.seat].egg_places(ANYWHERE, NEST)]

    def answer(self, game: "State", action: int) -> None:
        """Pay it; ask for the next."""
        game.pay_egg(self.seat, action - SPEND_EGG)
        if self.left > 1:
            game.agenda.append(PayEggs(self.seat, self.left - 1))


TASKS: Final[tuple[type[Task], ...]] = (PayCost, PayEggs)
