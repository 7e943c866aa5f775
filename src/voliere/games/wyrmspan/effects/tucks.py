"""Effects that tuck dragon cards of the hand or the deck."""

from typing import TYPE_CHECKING, ClassVar, Final

from voliere.games.wyrmspan.cards.catalogue import NAMES, PERSONALITY, SIZE
from voliere.games.wyrmspan.effects.effect import Effect, ReachTask, TargetTask, Task, WhereTask
from voliere.games.wyrmspan.effects.feeding import tuck, tuck_from_deck
from voliere.games.wyrmspan.effects.gains import GainOfCost
from voliere.games.wyrmspan.effects.offers import begin
from voliere.games.wyrmspan.space import AT, DECLINE, TUCK
from voliere.games.wyrmspan.words import (
    DRAGON,
    HERE,
    PERSONALITIES,
    RESOURCES,
    SIZES,
    THIS_CAVE,
    WHERE,
)
from voliere.kernel.sight import EVERYBODY
from voliere.texts import say

if TYPE_CHECKING:
    from voliere.games.wyrmspan.state import State

PER_MARKER: Final = -1
"""As many times as the seat has markers on the guild tile."""


class Tuck(Effect):
    """Tuck dragon cards of the hand under dragons within reach."""

    def __init__(self, where: int, times: int, then: Effect | None) -> None:
        super().__init__()
        self.where = where
        self.times = times
        self.then = then

    def possible(self, game: "State", seat: int, place: int) -> bool:
        """Whether there are a card and a dragon."""
        return bool(game.dragon_hands[seat]) and game.mats[seat].dragon_count() > 0

    def do(self, game: "State", seat: int, place: int) -> None:
        """Ask where and which."""
        self.ask(game, seat, place, self.times)

    def ask(self, game: "State", seat: int, place: int, left: int) -> None:
        """Ask for one card; `left` says how many more."""
        if self.where == HERE:
            game.agenda.append(TuckTask(seat, self, place, left, place))
        else:
            game.agenda.append(TuckWhereTask(seat, self, place, left))

    def inner(self) -> list[Effect]:
        """What follows."""
        return [] if self.then is None else [self.then]

    def text(self, language: str, form: str = "") -> str:
        """Tuck a card there; if done, what follows."""
        text = say(language, f"wyrmspan.effect.tuck-{WHERE[self.where]}")
        if self.then is not None:
            then = self.then.text(language)
            text = say(language, "wyrmspan.effect.if-done", effect=text, then=then)
        if self.times > 1:
            text = say(language, "wyrmspan.effect.up-to", n=self.times, effect=text)
        return text


class TuckTask(TargetTask):
    """Which card of the hand is tucked at the target."""

    name: ClassVar[str] = "tuck"

    def asks(self, game: "State") -> bool:
        """While there is a card."""
        return bool(game.dragon_hands[self.seat])

    def actions(self, game: "State") -> list[int]:
        """The dragon cards of the hand; none, if the dragon was not chosen before."""
        effect = self.effect
        assert isinstance(effect, Tuck)
        actions = [TUCK + card for card in game.dragon_hands[self.seat]]
        if effect.where == HERE:
            actions.append(DECLINE)
        return actions

    def answer(self, game: "State", action: int) -> None:
        """Tuck it; then what follows, and the next."""
        if action == DECLINE:
            return
        effect = self.effect
        assert isinstance(effect, Tuck)
        if self.left > 1:
            effect.ask(game, self.seat, self.place, self.left - 1)
        card = action - TUCK
        seen = game.from_hand(self.seat, DRAGON, card)
        then = effect.then
        if isinstance(then, GainOfCost):
            seen = EVERYBODY
            if game.records_events:
                game.tell("revealed", self.seat, {"card": NAMES[card]})
        tuck(game, self.seat, self.target, card, seen)
        if isinstance(then, GainOfCost):
            then.of_dragon(game, self.seat, self.place, card)
        elif then is not None:
            begin(game, then, self.seat, self.place)


class TuckWhereTask(WhereTask):
    """Under which dragon a card of the hand is tucked."""

    name: ClassVar[str] = "tuck-where"
    of_target: ClassVar[type[TargetTask]] = TuckTask


class TuckDeck(Effect):
    """Tuck cards from the deck under dragons within reach."""

    def __init__(self, where: int, times: int) -> None:
        super().__init__()
        self.where = where
        self.times = times

    def number(self, game: "State", seat: int) -> int:
        """How many times."""
        return game.mats[seat].markers if self.times == PER_MARKER else self.times

    def possible(self, game: "State", seat: int, place: int) -> bool:
        """Whether there are a card and a dragon."""
        some = self.number(game, seat) > 0 and game.mats[seat].dragon_count() > 0
        return some and game.can_draw(DRAGON)

    def do(self, game: "State", seat: int, place: int) -> None:
        """Ask where."""
        game.agenda.append(TuckDeckTask(seat, self, place, self.number(game, seat)))

    def text(self, language: str, form: str = "") -> str:
        """Tuck n cards from the deck there."""
        if self.times == PER_MARKER:
            return say(language, "wyrmspan.effect.tuck-deck-markers")
        return say(language, f"wyrmspan.effect.tuck-deck-{WHERE[self.where]}", n=self.times)


class TuckDeckTask(ReachTask):
    """Under which dragon the top card of the deck is tucked."""

    name: ClassVar[str] = "tuck-deck"

    def asks(self, game: "State") -> bool:
        """While there is a card."""
        return game.can_draw(DRAGON) and game.mats[self.seat].dragon_count() > 0

    def answer(self, game: "State", action: int) -> None:
        """Tuck it; ask for the next."""
        if action == DECLINE:
            return
        if self.left > 1:
            game.agenda.append(TuckDeckTask(self.seat, self.effect, self.place, self.left - 1))
        tuck_from_deck(game, self.seat, action - AT)


class TuckDeckEach(Effect):
    """Tuck a card from the deck under each dragon of a personality in this cave."""

    def __init__(self, personality: int) -> None:
        super().__init__()
        self.personality = personality
        self.pure = True

    def possible(self, game: "State", seat: int, place: int) -> bool:
        """Whether there is such a dragon, and a card."""
        number = game.mats[seat].count_in_cave(place, self.personality)
        return number > 0 and game.can_draw(DRAGON)

    def do(self, game: "State", seat: int, place: int) -> None:
        """One after the other, as far as the deck goes."""
        mat = game.mats[seat]
        for p in mat.dragons_in(THIS_CAVE, place):
            if PERSONALITY[mat.dragons[p]] == self.personality and game.can_draw(DRAGON):
                tuck_from_deck(game, seat, p)

    def text(self, language: str, form: str = "") -> str:
        """Tuck a card from the deck under each of them."""
        kind = say(language, f"wyrmspan.dragon.{PERSONALITIES[self.personality]}")
        return say(language, "wyrmspan.effect.tuck-deck-each", dragon=kind)


class Reveal(Effect):
    """Turn up the top dragon: of some sizes it is tucked here, others are kept or exchanged."""

    def __init__(self, sizes: list[int], otherwise: int) -> None:
        super().__init__()
        self.sizes = sizes
        self.otherwise = otherwise
        """The kind of resource gained for a card discarded, or -1: the card is kept."""
        self.pure = True

    def possible(self, game: "State", seat: int, place: int) -> bool:
        """Whether there is a card."""
        return game.can_draw(DRAGON)

    def do(self, game: "State", seat: int, place: int) -> None:
        """Show it to all."""
        card = game.draw(DRAGON)
        if game.records_events:
            game.tell("revealed", seat, {"card": NAMES[card]})
        if SIZE[card] in self.sizes:
            tuck(game, seat, place, card, EVERYBODY)
        elif self.otherwise < 0:
            game.to_hand(seat, DRAGON, card, EVERYBODY)
        else:
            game.to_discard(seat, DRAGON, card)
            game.gain(seat, self.otherwise, 1)

    def text(self, language: str, form: str = "") -> str:
        """Reveal it; tuck it if of that size, otherwise keep or exchange it."""
        joined = "-or-".join(SIZES[size] for size in self.sizes)
        size = say(language, f"wyrmspan.if-size.{joined}")
        if self.otherwise < 0:
            return say(language, "wyrmspan.effect.reveal-keep", size=size)
        gain = say(language, f"wyrmspan.effect.gain-{RESOURCES[self.otherwise]}", n=1)
        return say(language, "wyrmspan.effect.reveal-gain", size=size, gain=gain)


TASKS: Final[tuple[type[Task], ...]] = (TuckWhereTask, TuckTask, TuckDeckTask)
