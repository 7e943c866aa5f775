"""Effects that gain cards, and promotions in the guild."""

from typing import TYPE_CHECKING, ClassVar, Final

from voliere.games.wyrmspan.effects.effect import Effect, EffectTask, PossibleTask, Task
from voliere.games.wyrmspan.effects.offers import GUILD, TAKE_A_CAVE, TAKE_A_DRAGON
from voliere.games.wyrmspan.guild import promote
from voliere.games.wyrmspan.space import DECLINE, DRAW, TAKE_CAVE, TAKE_DRAGON, USE
from voliere.games.wyrmspan.state import card_text
from voliere.games.wyrmspan.words import CARD_KINDS, DRAGON
from voliere.kernel.sight import EVERYBODY
from voliere.texts import say

if TYPE_CHECKING:
    from voliere.games.wyrmspan.state import State


class Take(Effect):
    """Gain cards from the display or the deck."""

    def __init__(self, kind: int, number: int) -> None:
        super().__init__()
        self.kind = kind
        self.number = number
        self.benefit = TAKE_A_DRAGON if kind == DRAGON else TAKE_A_CAVE

    def possible(self, game: "State", seat: int, place: int) -> bool:
        """Whether a card is left anywhere."""
        if game.can_draw(self.kind):
            return True
        return max(game.dragon_display if self.kind == DRAGON else game.cave_display) >= 0

    def do(self, game: "State", seat: int, place: int) -> None:
        """Ask for each."""
        game.agenda.append(TakeTask(seat, self, place, self.number))

    def text(self, language: str, form: str = "") -> str:
        """Gain n dragon or cave cards."""
        return say(language, f"wyrmspan.effect.take-{CARD_KINDS[self.kind]}{form}", n=self.number)


def takes(game: "State", kind: int) -> list[int]:
    """The cards that can be gained: those face up, and the top of the deck."""
    base = TAKE_DRAGON if kind == DRAGON else TAKE_CAVE
    display = game.dragon_display if kind == DRAGON else game.cave_display
    actions = [base + card for card in display if card >= 0]
    if game.can_draw(kind):
        actions.append(DRAW + kind)
    return actions


def take(game: "State", seat: int, kind: int, card: int) -> None:
    """A card of the display into a hand, seen by all."""
    game.leave_display(kind, card)
    game.to_hand(seat, kind, card, EVERYBODY)
    if game.records_events:
        game.tell("took", seat, {"card": card_text(kind, card)})


class TakeTask(PossibleTask):
    """Which card is gained."""

    name: ClassVar[str] = "take"

    def kind(self) -> int:
        """Dragon or cave."""
        effect = self.effect
        assert isinstance(effect, Take)
        return effect.kind

    def actions(self, game: "State") -> list[int]:
        """The cards face up, the deck, or none."""
        actions = takes(game, self.kind())
        actions.append(DECLINE)
        return actions

    def answer(self, game: "State", action: int) -> None:
        """Gain it; ask for the next."""
        if action == DECLINE:
            return
        kind = self.kind()
        if action == DRAW + kind:
            game.draw_to_hand(self.seat, kind)
        else:
            base = TAKE_DRAGON if kind == DRAGON else TAKE_CAVE
            take(game, self.seat, kind, action - base)
        if self.left > 1:
            game.agenda.append(TakeTask(self.seat, self.effect, self.place, self.left - 1))


class Draw(Effect):
    """Draw dragon cards from the deck."""

    def __init__(self, number: int) -> None:
        super().__init__()
        self.number = number
        self.pure = True

    def possible(self, game: "State", seat: int, place: int) -> bool:
        """Whether there is a card."""
        return game.can_draw(DRAGON)

    def do(self, game: "State", seat: int, place: int) -> None:
        """Into the hand."""
        for _ in range(self.number):
            game.draw_to_hand(seat, DRAGON)

    def text(self, language: str, form: str = "") -> str:
        """Draw n dragon cards."""
        return say(language, f"wyrmspan.effect.draw{form}", n=self.number)


class Promote(Effect):
    """Promotions in the guild, each of which may be left."""

    def __init__(self, number: int) -> None:
        super().__init__()
        self.number = number
        self.benefit = GUILD

    def do(self, game: "State", seat: int, place: int) -> None:
        """Ask for each."""
        game.agenda.append(PromoteTask(seat, self, place, self.number))

    def text(self, language: str, form: str = "") -> str:
        """Gain n promotions."""
        return say(language, f"wyrmspan.effect.guild{form}", n=self.number)


class PromoteTask(EffectTask):
    """Take a promotion or not."""

    name: ClassVar[str] = "promote"

    def actions(self, game: "State") -> list[int]:
        """One step on the track, or none."""
        return [USE, DECLINE]

    def answer(self, game: "State", action: int) -> None:
        """Move on; the space's benefit comes before the next promotion."""
        if action == DECLINE:
            return
        if self.left > 1:
            game.agenda.append(PromoteTask(self.seat, self.effect, self.place, self.left - 1))
        promote(game, self.seat)


TASKS: Final[tuple[type[Task], ...]] = (TakeTask, PromoteTask)
