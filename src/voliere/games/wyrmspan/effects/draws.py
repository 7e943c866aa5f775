"""Effects that draw several dragon cards and share them out."""

from typing import TYPE_CHECKING, ClassVar, Final

from voliere.games.wyrmspan.cards.catalogue import NAMES
from voliere.games.wyrmspan.effects.effect import Effect, EffectTask, Task
from voliere.games.wyrmspan.effects.feeding import tuck
from voliere.games.wyrmspan.effects.takes import takes
from voliere.games.wyrmspan.space import (
    AT,
    DECLINE,
    DRAW,
    KEEP,
    TAKE_DRAGON,
    TUCK,
)
from voliere.games.wyrmspan.words import (
    ANYWHERE,
    DRAGON,
    EMPTY,
    HERE,
    PERSONALITIES,
    WHERE,
)
from voliere.kernel.sight import EVERYBODY
from voliere.texts import say

if TYPE_CHECKING:
    from voliere.games.wyrmspan.state import State


def draw_out(game: "State", seat: int, number: int) -> None:
    """Draw cards that are not yet in the hand."""
    for _ in range(number):
        card = game.draw(DRAGON)
        if card < 0:
            return
        game.drawn[seat].append(card)
        if game.records_events:
            game.tell("drew", seat, {"deck": "dragon", "card": NAMES[card]})


def keep_rest(game: "State", seat: int) -> None:
    """All cards that are still drawn go to the hand."""
    for card in game.drawn[seat]:
        game.to_hand(seat, DRAGON, card, 0)
    game.drawn[seat].clear()


class DrawTuck(Effect):
    """Draw dragons; some of them may be tucked here, the rest is kept."""

    def __init__(self, number: int, personality: int, most: int) -> None:
        super().__init__()
        self.fixed = number
        self.personality = personality
        """If not -1: one card for each such dragon in this cave."""
        self.most = most
        self.pure = True

    def number(self, game: "State", seat: int, place: int) -> int:
        """How many are drawn."""
        if self.personality < 0:
            return self.fixed
        return game.mats[seat].count_in_cave(place, self.personality)

    def possible(self, game: "State", seat: int, place: int) -> bool:
        """Whether there is a card to draw."""
        return self.number(game, seat, place) > 0 and game.can_draw(DRAGON)

    def do(self, game: "State", seat: int, place: int) -> None:
        """Draw them, and ask which are tucked."""
        draw_out(game, seat, self.number(game, seat, place))
        game.agenda.append(DrawTuckTask(seat, self, place, self.most))

    def text(self, language: str, form: str = "") -> str:
        """Draw n, tuck up to m."""
        if self.personality < 0:
            return say(language, "wyrmspan.effect.draw-tuck", n=self.fixed)
        kind = say(language, f"wyrmspan.dragon.{PERSONALITIES[self.personality]}")
        return say(language, "wyrmspan.effect.draw-tuck-per", dragon=kind, n=self.most)


class DrawTuckTask(EffectTask):
    """Which of the drawn cards is tucked here."""

    name: ClassVar[str] = "draw-tuck"

    def asks(self, game: "State") -> bool:
        """While another may be."""
        return self.left > 0 and bool(game.drawn[self.seat])

    def run(self, game: "State") -> None:
        """Keep the rest."""
        keep_rest(game, self.seat)

    def actions(self, game: "State") -> list[int]:
        """Each of them, or none: the rest is kept."""
        actions = [TUCK + card for card in game.drawn[self.seat]]
        actions.append(DECLINE)
        return actions

    def answer(self, game: "State", action: int) -> None:
        """Tuck it; ask for the next."""
        if action == DECLINE:
            keep_rest(game, self.seat)
            return
        game.agenda.append(DrawTuckTask(self.seat, self.effect, self.place, self.left - 1))
        game.drawn[self.seat].remove(action - TUCK)
        tuck(game, self.seat, self.place, action - TUCK, 0)


class DrawShare(Effect):
    """Draw dragons: keep one, tuck one, discard what is left."""

    def __init__(self, number: int, where: int) -> None:
        super().__init__()
        self.number = number
        self.where = where
        self.pure = True

    def possible(self, game: "State", seat: int, place: int) -> bool:
        """Whether there is a card to draw."""
        return game.can_draw(DRAGON)

    def do(self, game: "State", seat: int, place: int) -> None:
        """Draw them, and ask which is kept."""
        draw_out(game, seat, self.number)
        game.agenda.append(KeepTask(seat, self, place, 1))

    def text(self, language: str, form: str = "") -> str:
        """Draw n, keep one, tuck one there."""
        return say(language, f"wyrmspan.effect.draw-share-{WHERE[self.where]}{form}", n=self.number)


class KeepTask(EffectTask):
    """Which of the drawn cards is kept."""

    name: ClassVar[str] = "keep"

    def asks(self, game: "State") -> bool:
        """When there are several."""
        return len(game.drawn[self.seat]) > 1

    def run(self, game: "State") -> None:
        """Keep the only one."""
        keep_rest(game, self.seat)

    def actions(self, game: "State") -> list[int]:
        """Each of them."""
        return [KEEP + card for card in game.drawn[self.seat]]

    def answer(self, game: "State", action: int) -> None:
        """Keep it; ask for the one to be tucked."""
        effect = self.effect
        assert isinstance(effect, DrawShare)
        game.drawn[self.seat].remove(action - KEEP)
        game.to_hand(self.seat, DRAGON, action - KEEP, 0)
        if effect.where == HERE:
            game.agenda.append(TuckDrawnTask(self.seat, effect, self.place, 1))
        else:
            game.agenda.append(PlaceDrawnTask(self.seat, effect, self.place, 0, EMPTY))


class TuckDrawnTask(EffectTask):
    """Which of the drawn cards is tucked here; the rest is discarded."""

    name: ClassVar[str] = "tuck-drawn"

    def asks(self, game: "State") -> bool:
        """When there are several."""
        return len(game.drawn[self.seat]) > 1

    def run(self, game: "State") -> None:
        """Tuck the only one."""
        tuck(game, self.seat, self.place, game.drawn[self.seat].pop(), 0)

    def actions(self, game: "State") -> list[int]:
        """Each of them."""
        return [TUCK + card for card in game.drawn[self.seat]]

    def answer(self, game: "State", action: int) -> None:
        """Tuck it, discard the others."""
        drawn = game.drawn[self.seat]
        drawn.remove(action - TUCK)
        for card in drawn:
            game.to_discard(self.seat, DRAGON, card)
        drawn.clear()
        tuck(game, self.seat, self.place, action - TUCK, 0)


class TakeTuck(Effect):
    """Gain a dragon card, which may be tucked under any dragon."""

    def possible(self, game: "State", seat: int, place: int) -> bool:
        """Whether a card is left anywhere."""
        return game.can_draw(DRAGON) or max(game.dragon_display) >= 0

    def do(self, game: "State", seat: int, place: int) -> None:
        """Ask which."""
        game.agenda.append(TakeTuckTask(seat, self, place, 1))

    def text(self, language: str, form: str = "") -> str:
        """Gain one; it may be tucked."""
        return say(language, "wyrmspan.effect.take-tuck")


class TakeTuckTask(EffectTask):
    """Which card is gained before it may be tucked."""

    name: ClassVar[str] = "take-tuck"

    def actions(self, game: "State") -> list[int]:
        """The dragons face up, the deck, or none."""
        actions = takes(game, DRAGON)
        actions.append(DECLINE)
        return actions

    def answer(self, game: "State", action: int) -> None:
        """Ask where it goes. A card of the display stays there until then: all know it."""
        if action == DECLINE:
            return
        dragon = EMPTY
        if action == DRAW:
            draw_out(game, self.seat, 1)
        else:
            dragon = action - TAKE_DRAGON
        game.agenda.append(PlaceDrawnTask(self.seat, self.effect, self.place, 1, dragon))


class PlaceDrawnTask(EffectTask):
    """Under which dragon a card is tucked; if `left`, it may also be kept.

    The card is the one drawn, or the `dragon` chosen from the display.
    """

    name: ClassVar[str] = "place-drawn"
    fields: ClassVar[tuple[str, ...]] = ("effect", "place", "left", "dragon")

    def __init__(self, seat: int, effect: Effect, place: int, left: int, dragon: int) -> None:
        super().__init__(seat, effect, place, left)
        self.dragon = dragon

    def actions(self, game: "State") -> list[int]:
        """Every dragon, or the hand."""
        actions = [AT + p for p in game.mats[self.seat].dragons_in(ANYWHERE, self.place)]
        if self.left:
            actions.append(DECLINE)
        return actions

    def answer(self, game: "State", action: int) -> None:
        """Put it there."""
        card = self.dragon
        seen = 0
        if card < 0:
            card = game.drawn[self.seat].pop()
        else:
            seen = EVERYBODY
            game.leave_display(DRAGON, card)
            if game.records_events:
                game.tell("took", self.seat, {"card": NAMES[card]})
        if action == DECLINE:
            game.to_hand(self.seat, DRAGON, card, seen)
        else:
            tuck(game, self.seat, action - AT, card, seen)


TASKS: Final[tuple[type[Task], ...]] = (
    DrawTuckTask,
    KeepTask,
    TuckDrawnTask,
    TakeTuckTask,
    PlaceDrawnTask,
)
