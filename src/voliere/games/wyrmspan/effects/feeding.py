"""Caching and tucking, by which hatchlings are fed."""

from typing import TYPE_CHECKING, ClassVar, Final

from voliere.games.wyrmspan.cards.catalogue import FOOD, NAMES
from voliere.games.wyrmspan.effects.effect import DRAGON_ABILITIES, Effect, EffectTask, Task
from voliere.games.wyrmspan.effects.offers import Then, begin
from voliere.games.wyrmspan.space import CHOOSE
from voliere.games.wyrmspan.words import DRAGON, KINDS, RESOURCES, TUCKED_CARD
from voliere.texts import say

if TYPE_CHECKING:
    from voliere.games.wyrmspan.state import State

GROWTH_FIRST: Final = CHOOSE + 10
GROWN: Final = 3
"""A hatchling grows when it is fed for the third time."""


class Feed(Effect):
    """A hatchling: fed by its own ability, rewarded for each feeding, and once as it grows."""

    def __init__(self, food: int, giving: Effect, reward: Effect | None, third: Effect) -> None:
        super().__init__()
        self.food = food
        self.giving = giving
        self.reward = reward
        """What each feeding gains; None if the food is worth more at the end instead."""
        self.third = third

    def possible(self, game: "State", seat: int, place: int) -> bool:
        """Whether there is food for it."""
        return self.giving.possible(game, seat, place)

    def do(self, game: "State", seat: int, place: int) -> None:
        """Feed it from the supply or the hand."""
        self.giving.do(game, seat, place)

    def points(self, game: "State", seat: int, place: int) -> int:
        """What the food here is worth beside its usual point."""
        if self.reward is not None:
            return 0
        mat = game.mats[seat]
        if self.food == TUCKED_CARD:
            return mat.under[place]
        return mat.cached[place * KINDS + self.food]

    def inner(self) -> list[Effect]:
        """The feeding, the reward and the growth."""
        return [self.giving, self.third] + ([self.reward] if self.reward is not None else [])

    def text(self, language: str, form: str = "") -> str:
        """The three parts."""
        food = "tuck" if self.food == TUCKED_CARD else RESOURCES[self.food]
        reward = (
            say(language, f"wyrmspan.effect.worth-{'tuck' if food == 'tuck' else 'cache'}")
            if self.reward is None
            else say(language, "wyrmspan.effect.each-feed", reward=self.reward.text(language))
        )
        third = say(language, "wyrmspan.effect.third-feed", reward=self.third.text(language))
        return f"{self.giving.text(language)}. {reward}. {third}"


def cache(game: "State", seat: int, place: int, kind: int) -> None:
    """A resource onto a dragon."""
    game.mats[seat].cached[place * KINDS + kind] += 1
    if game.records_events:
        game.tell("cached", seat, {"resource": RESOURCES[kind], **game.at(seat, place)})
    if FOOD[game.mats[seat].dragons[place]] == kind:
        feed(game, seat, place)


def tuck(game: "State", seat: int, place: int, card: int, seen: int) -> None:
    """A dragon card under a dragon, face down; `seen` are the bits of those who know it."""
    game.tucked[seat].append(card)
    game.tucked_known[seat].append(seen)
    game.mats[seat].under[place] += 1
    if game.records_events:
        game.tell("tucked", seat, {**game.at(seat, place), "card": NAMES[card]})
    if FOOD[game.mats[seat].dragons[place]] == TUCKED_CARD:
        feed(game, seat, place)


def tuck_from_deck(game: "State", seat: int, place: int) -> None:
    """The top card of the deck under a dragon; only its owner may look at it."""
    card = game.draw(DRAGON)
    if game.records_events:
        game.tell("drew", seat, {"deck": "dragon", "card": NAMES[card]})
    tuck(game, seat, place, card, 0)


def feed(game: "State", seat: int, place: int) -> None:
    """Each feeding is rewarded, whatever caused it; the third makes the hatchling grow."""
    mat = game.mats[seat]
    mat.fed[place] += 1
    effect = DRAGON_ABILITIES[mat.dragons[place]].effect
    assert isinstance(effect, Feed)
    if mat.fed[place] != GROWN:
        if effect.reward is not None:
            begin(game, effect.reward, seat, place)
        return
    if game.records_events:
        game.tell("grew", seat, game.at(seat, place))
    game.agenda.append(Grow(seat, effect, place, 1))


class Grow(EffectTask):
    """A hatchling is fed for the third time: whether the reward or the growth comes first."""

    name: ClassVar[str] = "grow"

    def reward(self) -> Effect | None:
        """What each feeding gains."""
        effect = self.effect
        assert isinstance(effect, Feed)
        return effect.reward

    def third(self) -> Effect:
        """What growing gains."""
        effect = self.effect
        assert isinstance(effect, Feed)
        return effect.third

    def asks(self, game: "State") -> bool:
        """When both are possible and neither comes without a question."""
        reward, third = self.reward(), self.third()
        if reward is None or reward.pure or third.pure:
            return False
        possible = reward.possible(game, self.seat, self.place)
        return possible and third.possible(game, self.seat, self.place)

    def run(self, game: "State") -> None:
        """What needs no question is gained first."""
        self.both(game, self.third().pure)

    def actions(self, game: "State") -> list[int]:
        """Either first."""
        reward = self.reward()
        assert reward is not None
        return [CHOOSE + reward.benefit, GROWTH_FIRST]

    def answer(self, game: "State", action: int) -> None:
        """Both, in that order."""
        self.both(game, action == GROWTH_FIRST)

    def both(self, game: "State", growth_first: bool) -> None:
        """One after the other."""
        reward = self.reward()
        order = [self.third()] if reward is None else [self.third(), reward]
        if growth_first:
            order.reverse()
        for effect in order:
            game.agenda.append(Then(self.seat, effect, self.place, 1))


TASKS: Final[tuple[type[Task], ...]] = (Grow,)
