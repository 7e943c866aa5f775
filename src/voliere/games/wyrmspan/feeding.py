"""Caching and tucking, by which hatchlings are fed."""

from typing import TYPE_CHECKING, Final

from voliere.games.wyrmspan.catalogue import (
    FOOD,
    KINDS,
    NAMES,
    PLACE_TEXTS,
    RESOURCES,
    TUCKED_CARD,
)
from voliere.games.wyrmspan.effect import DRAGON_ABILITIES, Effect
from voliere.games.wyrmspan.offers import Then, begin
from voliere.texts import say

if TYPE_CHECKING:
    from voliere.games.wyrmspan.state import Table

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

    def possible(self, game: "Table", seat: int, place: int) -> bool:
        """Whether there is food for it."""
        return self.giving.possible(game, seat, place)

    def do(self, game: "Table", seat: int, place: int) -> None:
        """Feed it from the supply or the hand."""
        self.giving.do(game, seat, place)

    def points(self, game: "Table", seat: int, place: int) -> int:
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

    def text(self, language: str) -> str:
        """The three parts."""
        food = "tuck" if self.food == TUCKED_CARD else RESOURCES[self.food]
        reward = (
            say(language, f"wyrmspan.effect.worth-{'tuck' if food == 'tuck' else 'cache'}")
            if self.reward is None
            else say(language, "wyrmspan.effect.each-feed", reward=self.reward.text(language))
        )
        third = say(language, "wyrmspan.effect.third-feed", reward=self.third.text(language))
        return f"{self.giving.text(language)}. {reward}. {third}"


def cache(game: "Table", seat: int, place: int, kind: int) -> None:
    """A resource onto a dragon."""
    game.mats[seat].cached[place * KINDS + kind] += 1
    if game.telling:
        game.tell("cached", seat, {"resource": RESOURCES[kind], "place": PLACE_TEXTS[place]})
    if FOOD[game.mats[seat].dragons[place]] == kind:
        feed(game, seat, place)


def tuck(game: "Table", seat: int, place: int, card: int, seen: int) -> None:
    """A dragon card under a dragon, face down; `seen` are the bits of those who know it."""
    game.tucked[seat].append(card)
    game.tucked_known[seat].append(seen)
    game.mats[seat].under[place] += 1
    if game.telling:
        game.tell("tucked", seat, {"place": PLACE_TEXTS[place], "card": NAMES[card]})
    if FOOD[game.mats[seat].dragons[place]] == TUCKED_CARD:
        feed(game, seat, place)


def feed(game: "Table", seat: int, place: int) -> None:
    """Each feeding is rewarded, whatever caused it; the third makes the hatchling grow."""
    mat = game.mats[seat]
    mat.fed[place] += 1
    effect = DRAGON_ABILITIES[mat.dragons[place]].effect
    assert isinstance(effect, Feed)
    if mat.fed[place] == GROWN:
        if game.telling:
            game.tell("grew", seat, {"place": PLACE_TEXTS[place]})
        game.agenda.append(Then(seat, effect.third, place, 1))
    if effect.reward is not None:
        begin(game, effect.reward, seat, place)
