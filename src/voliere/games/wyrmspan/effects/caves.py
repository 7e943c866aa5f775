"""Excavating: cave cards onto the mat, their effects, and what the last column covers."""

from typing import TYPE_CHECKING, Any, ClassVar, Final

from voliere.games.wyrmspan.cards.catalogue import CAVE_TEXTS
from voliere.games.wyrmspan.effects.effect import (
    CAVE_ABILITIES,
    CountTask,
    Effect,
    EffectTask,
    Task,
)
from voliere.games.wyrmspan.effects.offers import share
from voliere.games.wyrmspan.effects.plays import DECK, DISPLAY, HAND, SOURCE_NAMES
from voliere.games.wyrmspan.space import (
    CHOOSE,
    DECLINE,
    DISCARD,
    DISCARD_CAVE,
    DISCARD_DRAGON,
    EXCAVATE,
)
from voliere.games.wyrmspan.words import (
    CAVE,
    COLUMNS,
    DRAGON,
    KINDS,
    NEST,
    PLACE_TEXTS,
    RESOURCES,
)
from voliere.texts import say

if TYPE_CHECKING:
    from voliere.games.wyrmspan.mat import Mat
    from voliere.games.wyrmspan.state import State

COIN_FIRST: Final = CHOOSE + 8
EFFECT_FIRST: Final = CHOOSE + 9
ITEMS_FOR_A_COIN: Final = 3


def add_excavations(actions: list[int], mat: "Mat", cards: list[int], eggs: int) -> None:
    """Add each card in each cave that has a space left, if its eggs can be paid."""
    dug = mat.dug
    for card in cards:
        if card >= 0:
            for cave in range(3):
                if dug[cave] < COLUMNS and dug[cave] - 1 <= eggs:
                    actions.append(EXCAVATE + card * 3 + cave)


def excavate(game: "State", seat: int, card: int, cave: int) -> None:
    """Lay a cave card on the next space of a cave; its effect, and what it covers, follow."""
    mat = game.mats[seat]
    column = mat.dug[cave]
    place = cave * COLUMNS + column
    mat.floor[place] = card
    mat.dug[cave] += 1
    if game.records_events:
        data = {"card": CAVE_TEXTS[card], "place": PLACE_TEXTS[place]}
        game.tell("excavated", seat, data)
    if column == COLUMNS - 1:
        game.agenda.append(LastSpace(seat, card))
    else:
        share(game, CAVE_ABILITIES[card], seat, NEST)


class CaveEffect(Task):
    """The effect of a cave card that waits for the covered trade."""

    name: ClassVar[str] = "cave-effect"
    fields: ClassVar[tuple[str, ...]] = ("card",)

    def __init__(self, seat: int, card: int) -> None:
        super().__init__(seat)
        self.card = card

    def run(self, game: "State") -> None:
        """Offer it."""
        share(game, CAVE_ABILITIES[self.card], self.seat, NEST)


class LastSpace(CaveEffect):
    """The last space of a cave: whether its covered trade or the card's effect comes first."""

    name: ClassVar[str] = "last-space"

    def topic(self, game: "State") -> tuple[str, dict[str, Any]]:
        """The cave card."""
        return self.name, {"card": CAVE_TEXTS[self.card]}

    def asks(self, game: "State") -> bool:
        """When both are possible."""
        if items(game, self.seat) < ITEMS_FOR_A_COIN:
            return False
        return CAVE_ABILITIES[self.card].effect.possible(game, self.seat, NEST)

    def run(self, game: "State") -> None:
        """The trade first if only it is possible: its coin may pay for the effect."""
        enough = items(game, self.seat) >= ITEMS_FOR_A_COIN
        self.answer(game, COIN_FIRST if enough else EFFECT_FIRST)

    def actions(self, game: "State") -> list[int]:
        """Either first."""
        return [EFFECT_FIRST, COIN_FIRST]

    def answer(self, game: "State", action: int) -> None:
        """Both, in that order."""
        if action == EFFECT_FIRST:
            game.agenda.append(ThreeForCoin(self.seat, ITEMS_FOR_A_COIN))
            share(game, CAVE_ABILITIES[self.card], self.seat, NEST)
        else:
            game.agenda.append(CaveEffect(self.seat, self.card))
            game.agenda.append(ThreeForCoin(self.seat, ITEMS_FOR_A_COIN))


def items(game: "State", seat: int) -> int:
    """The resources and cards that a seat could give away."""
    return game.mats[seat].resource_count() + game.hand_size(seat)


class ThreeForCoin(CountTask):
    """The covered trade: any three resources and cards for a coin."""

    name: ClassVar[str] = "three-for-coin"

    def asks(self, game: "State") -> bool:
        """When there is enough to give."""
        return items(game, self.seat) >= self.left

    def actions(self, game: "State") -> list[int]:
        """Any resource or card; before the first, nothing."""
        resources = game.mats[self.seat].resources
        actions = [DISCARD + kind for kind in range(KINDS) if resources[kind]]
        actions += [DISCARD_DRAGON + card for card in game.dragon_hands[self.seat]]
        actions += [DISCARD_CAVE + card for card in game.cave_hands[self.seat]]
        if self.left == ITEMS_FOR_A_COIN:
            actions.append(DECLINE)
        return actions

    def answer(self, game: "State", action: int) -> None:
        """Give it; the third brings the coin."""
        if action == DECLINE:
            return
        throw_away(game, self.seat, action)
        if self.left > 1:
            game.agenda.append(ThreeForCoin(self.seat, self.left - 1))
        else:
            game.gain_coins(self.seat, 1)


def throw_away(game: "State", seat: int, action: int) -> None:
    """A resource or card to the bank or its discard pile, as the action names it."""
    if action >= DISCARD:
        kind = action - DISCARD
        game.mats[seat].resources[kind] -= 1
        if game.records_events:
            game.tell("discarded-resource", seat, {"resource": RESOURCES[kind]})
    elif action >= DISCARD_CAVE:
        game.discard(seat, CAVE, action - DISCARD_CAVE)
    else:
        game.discard(seat, DRAGON, action - DISCARD_DRAGON)


class Excavate(Effect):
    """Excavate spaces for free with cave cards of the hand, the display or the deck."""

    def __init__(self, source: int, times: int) -> None:
        super().__init__()
        self.source = source
        self.times = times

    def possible(self, game: "State", seat: int, place: int) -> bool:
        """Whether there are a space and a card."""
        if game.mats[seat].cave_cards() == 9:
            return False
        if self.source == DECK:
            return game.can_draw(CAVE)
        if self.source & HAND and game.cave_hands[seat]:
            return True
        return bool(self.source & DISPLAY) and max(game.cave_display) >= 0

    def do(self, game: "State", seat: int, place: int) -> None:
        """Draw the card if it comes from the deck; ask which card and where."""
        if self.source == DECK:
            card = game.draw(CAVE)
            game.drawn_caves[seat].append(card)
            if game.records_events:
                game.tell("drew", seat, {"deck": "cave", "card": CAVE_TEXTS[card]})
        game.agenda.append(ExcavateTask(seat, self, place, self.times))

    def text(self, language: str, form: str = "") -> str:
        """Excavate n spaces for free with cards from there."""
        source = say(language, f"wyrmspan.with-cave.{SOURCE_NAMES[self.source]}", n=self.times)
        return say(language, f"wyrmspan.effect.excavate{form}", n=self.times, source=source)


class ExcavateTask(EffectTask):
    """Which cave card goes where, for free."""

    name: ClassVar[str] = "excavate"

    def excavate(self) -> Excavate:
        """The effect."""
        effect = self.effect
        assert isinstance(effect, Excavate)
        return effect

    def asks(self, game: "State") -> bool:
        """While it is possible; a card once drawn is laid."""
        source = self.excavate().source
        return source == DECK or self.effect.possible(game, self.seat, self.place)

    def actions(self, game: "State") -> list[int]:
        """Every card in every cave with a space; a card once drawn must be laid."""
        source = self.excavate().source
        mat = game.mats[self.seat]
        actions: list[int] = []
        if source == DECK:
            add_excavations(actions, mat, game.drawn_caves[self.seat], COLUMNS)
            return actions
        if source & HAND:
            add_excavations(actions, mat, game.cave_hands[self.seat], COLUMNS)
        if source & DISPLAY:
            add_excavations(actions, mat, game.cave_display, COLUMNS)
        actions.append(DECLINE)
        return actions

    def answer(self, game: "State", action: int) -> None:
        """Lay it; its effect comes before the next excavation."""
        if action == DECLINE:
            return
        if self.left > 1:
            game.agenda.append(ExcavateTask(self.seat, self.effect, self.place, self.left - 1))
        card, cave = divmod(action - EXCAVATE, 3)
        if card in game.drawn_caves[self.seat]:
            game.drawn_caves[self.seat].remove(card)
        elif card in game.cave_hands[self.seat]:
            game.from_hand(self.seat, CAVE, card)
        else:
            game.leave_display(CAVE, card)
        excavate(game, self.seat, card, cave)


TASKS: Final[tuple[type[Task], ...]] = (LastSpace, CaveEffect, ThreeForCoin, ExcavateTask)
