"""A bird played: its eggs and its food paid, then put in its row."""

from typing import Any, ClassVar

from voliere.games.wingspan.cards.catalogue import BIRDS, COST_OF, COSTS
from voliere.games.wingspan.effects.eggs import removable_eggs
from voliere.games.wingspan.effects.power import PINK, POWER_OF, WHITE, push_pinks
from voliere.games.wingspan.payment import PAYMENTS, ways_to_pay
from voliere.games.wingspan.space import PAY, REMOVE_EGG
from voliere.games.wingspan.state import State
from voliere.games.wingspan.words import EGG_COST, FOODS, HABITATS, KINDS, PLACES
from voliere.kernel.agenda import Step
from voliere.kernel.sight import show


class PayEggs(Step[State]):
    """Give up eggs to play a bird."""

    name: ClassVar[str] = "pay-eggs"
    fields: ClassVar[tuple[str, ...]] = ("eggs",)

    def __init__(self, seat: int, eggs: int) -> None:
        super().__init__(seat)
        self.eggs = eggs

    def asks(self, game: State) -> bool:
        """Ask when there is a choice."""
        return len(removable_eggs(game, self.seat)) > 1 and game.eggs_of(self.seat) > self.eggs

    def run(self, game: State) -> None:
        """Pay from the only birds that can."""
        for _ in range(self.eggs):
            game.remove_egg(self.seat * PLACES + removable_eggs(game, self.seat)[0] - REMOVE_EGG)

    def topic(self, game: State) -> tuple[str, dict[str, Any]]:
        return self.name, {"n": self.eggs}

    def actions(self, game: State) -> list[int]:
        return removable_eggs(game, self.seat)

    def answer(self, game: State, action: int) -> None:
        game.remove_egg(self.seat * PLACES + action - REMOVE_EGG)
        if self.eggs > 1:
            game.agenda.append(PayEggs(self.seat, self.eggs - 1))


class PayFood(Step[State]):
    """Pay a bird's food cost."""

    name: ClassVar[str] = "pay-food"
    fields: ClassVar[tuple[str, ...]] = ("bird",)

    def __init__(self, seat: int, bird: int) -> None:
        super().__init__(seat)
        self.bird = bird

    def asks(self, game: State) -> bool:
        """Ask when there is a choice."""
        return len(ways_to_pay(COST_OF[self.bird], game.food[self.seat])) > 1

    def run(self, game: State) -> None:
        """Pay in the only way."""
        self._pay(game, ways_to_pay(COST_OF[self.bird], game.food[self.seat])[0])

    def topic(self, game: State) -> tuple[str, dict[str, Any]]:
        cost = COSTS[BIRDS[self.bird].cost]
        foods = [food for food, count in cost.as_json().items() for _ in range(count)]
        data = {"bird": BIRDS[self.bird].name, "foods": foods}
        return self.name, {**data, "form": "one-of"} if cost.one_of else data

    def actions(self, game: State) -> list[int]:
        return [PAY + way for way in ways_to_pay(COST_OF[self.bird], game.food[self.seat])]

    def answer(self, game: State, action: int) -> None:
        self._pay(game, action - PAY)

    def _pay(self, game: State, way: int) -> None:
        food = game.food[self.seat]
        for kind in range(KINDS):
            food[kind] -= PAYMENTS[way][kind]
        if game.records_events and way:
            counts = PAYMENTS[way]
            foods = [name for kind, name in enumerate(FOODS) for _ in range(counts[kind])]
            game.tell("spent", self.seat, {"foods": foods})

    def as_json(self) -> dict[str, Any]:
        return {"step": self.name, "seat": self.seat, "bird": BIRDS[self.bird].name}


class PutBird(Step[State]):
    """Put a paid bird in its row: pink powers answer, then its own white power."""

    name: ClassVar[str] = "put-bird"

    def __init__(self, seat: int, bird: int, habitat: int) -> None:
        super().__init__(seat)
        self.bird = bird
        self.habitat = habitat

    def run(self, game: State) -> None:
        game.leave_hand(self.seat, self.bird)
        place = game.put_bird(self.seat, self.bird, self.habitat)
        if game.records_events:
            game.tell("played", self.seat, game.at(place))
        power = POWER_OF[self.bird]
        if power is not None:
            if power.colour == WHITE:
                power.effect.begin(game, self.seat, place, True)
            elif power.colour == PINK:
                game.pink_triggers[self.seat] |= power.trigger
        push_pinks(game, self.seat, 1 << self.habitat)

    def as_json(self) -> dict[str, Any]:
        habitat = HABITATS[self.habitat]
        bird = BIRDS[self.bird].name
        return {"step": self.name, "seat": self.seat, "bird": bird, "habitat": habitat}


def begin_play(game: State, seat: int, bird: int, habitat: int) -> None:
    """Show the bird; its eggs and its food are paid before it is put down."""
    show(game.hands[seat], game.hands_known[seat], bird)
    game.agenda.append(PutBird(seat, bird, habitat))
    game.agenda.append(PayFood(seat, bird))
    eggs = EGG_COST[game.counts[seat * 3 + habitat]]
    if eggs:
        game.agenda.append(PayEggs(seat, eggs))
