"""Effects on cards: drawn, tucked, discarded, hunted; bonus cards; cards shared by all."""

from typing import Any, ClassVar

from voliere.games.wingspan.cards.bonus import BONUSES
from voliere.games.wingspan.cards.catalogue import BIRDS, WINGSPAN_OF
from voliere.games.wingspan.effects.effect import NO_PLACE, Act, Effect, gift_of
from voliere.games.wingspan.effects.power import PREDATOR_FED, push_pinks
from voliere.games.wingspan.phrases import amount, joined
from voliere.games.wingspan.space import BONUS, DECK, DECLINE, DISCARD, ONLY, TAKE, TUCK, USE
from voliere.games.wingspan.state import State
from voliere.games.wingspan.words import FACES, FOODS
from voliere.kernel.sight import EVERYBODY
from voliere.texts import say


class Draw(Effect):
    """Draw cards from the tray or the deck, one at a time."""

    topic: ClassVar[str] = "draw"

    def __init__(self, count: int = 1, discard: bool = False) -> None:
        super().__init__(f"draw {count}{' discard 1' if discard else ''}", count)
        self.discard = discard

    def possible(self, game: State, seat: int, place: int, left: int) -> bool:
        return len(game.tray) > 0 or game.any_card()

    def actions(self, game: State, seat: int, place: int, left: int) -> list[int]:
        """The deck, the cards of the tray, or no more."""
        actions = [DECK] if game.any_card() else []
        for card in game.tray:
            actions.append(TAKE + card)
        actions.append(DECLINE)
        return actions

    def answer(self, game: State, seat: int, place: int, left: int, action: int) -> None:
        """Draw one, and go on; the first card brings the duty to discard."""
        if self.discard and left == self.start:
            game.discards_due += 1
        if action == DECK:
            game.draw(seat)
        else:
            game.take_from(game.tray, seat, action - TAKE)
        if left > 1:
            game.agenda.append(Act(seat, self, place, left - 1))

    def topic_data(self, game: State, left: int) -> dict[str, Any]:
        return {"n": left}

    def text(self, language: str, form: str = "") -> str:
        what = amount(language, "card", self.start)
        message = "draw-discard" if self.discard else "draw"
        return say(language, f"wingspan.effect.{message}{form}", what=what)


class DrawTray(Effect):
    """Draw the cards of the tray."""

    topic: ClassVar[str] = "draw-tray"

    def __init__(self) -> None:
        super().__init__("draw tray")

    def possible(self, game: State, seat: int, place: int, progress: int) -> bool:
        return len(game.tray) > 0

    def actions(self, game: State, seat: int, place: int, progress: int) -> list[int]:
        return [TAKE + card for card in game.tray] + [DECLINE]

    def answer(self, game: State, seat: int, place: int, progress: int, action: int) -> None:
        game.take_from(game.tray, seat, action - TAKE)
        game.agenda.append(Act(seat, self, place, progress))


class DrawDeck(Effect):
    """Draw the top card of the deck."""

    topic: ClassVar[str] = "draw-deck"
    plain: ClassVar[bool] = True

    def __init__(self) -> None:
        super().__init__("draw deck")

    def possible(self, game: State, seat: int, place: int, progress: int) -> bool:
        return game.any_card()

    def apply(self, game: State, seat: int, place: int) -> None:
        game.draw(seat)


class DiscardCard(Effect):
    """Discard a card from the hand for another effect: the trade of the forest."""

    topic: ClassVar[str] = "discard-for"

    def __init__(self, then: Effect) -> None:
        super().__init__(f"discard: {then.code}")
        self.then = then

    def possible(self, game: State, seat: int, place: int, progress: int) -> bool:
        return len(game.hands[seat]) > 0

    def actions(self, game: State, seat: int, place: int, progress: int) -> list[int]:
        return [DISCARD + card for card in game.hands[seat]] + [DECLINE]

    def answer(self, game: State, seat: int, place: int, progress: int, action: int) -> None:
        game.discard(seat, action - DISCARD)
        self.then.begin(game, seat, place)


class Tuck(Effect):
    """Tuck a card from the hand behind this bird, and only then do the rest."""

    topic: ClassVar[str] = "tuck"
    needs_place: ClassVar[bool] = True
    flocking: ClassVar[bool] = True

    def __init__(self, then: Effect | None = None) -> None:
        super().__init__("tuck" if then is None else f"tuck: {then.code}")
        self.then = then

    def possible(self, game: State, seat: int, place: int, progress: int) -> bool:
        return len(game.hands[seat]) > 0

    def actions(self, game: State, seat: int, place: int, progress: int) -> list[int]:
        return [TUCK + card for card in game.hands[seat]] + [DECLINE]

    def answer(self, game: State, seat: int, place: int, progress: int, action: int) -> None:
        game.tuck_from_hand(place, action - TUCK)
        if self.then is not None:
            self.then.begin(game, seat, place)

    def text(self, language: str, form: str = "") -> str:
        tuck = say(language, "wingspan.effect.tuck")
        if self.then is None:
            return tuck
        then = say(language, "wingspan.effect.then", then=self.then.text(language))
        return joined(language, [tuck, then])


class TuckDeck(Effect):
    """Spend a food to tuck two cards from the deck behind this bird."""

    topic: ClassVar[str] = "tuck-deck"
    needs_place: ClassVar[bool] = True
    flocking: ClassVar[bool] = True
    cards: ClassVar[int] = 2

    def __init__(self, food: int) -> None:
        super().__init__(f"tuck-deck {FOODS[food]}")
        self.food = food

    def possible(self, game: State, seat: int, place: int, progress: int) -> bool:
        """The seat has the food, and there is a card."""
        return game.food[seat][self.food] > 0 and game.any_card()

    def actions(self, game: State, seat: int, place: int, progress: int) -> list[int]:
        """Both cards, only one, or none; the last card is both."""
        if len(game.deck) + len(game.discards) == 1:
            return [USE, DECLINE]
        return [USE, ONLY, DECLINE]

    def answer(self, game: State, seat: int, place: int, progress: int, action: int) -> None:
        game.spend(seat, self.food)
        for _ in range(self.cards if action == USE else 1):
            game.tuck_from_deck(place)

    def topic_data(self, game: State, progress: int) -> dict[str, Any]:
        return {"food": FOODS[self.food]}

    def text(self, language: str, form: str = "") -> str:
        food = amount(language, FOODS[self.food], 1)
        what = amount(language, "card", self.cards)
        return say(language, "wingspan.effect.tuck-deck", food=food, what=what)


class Hunt(Effect):
    """Look at the top card: a bird of a smaller wingspan is tucked."""

    topic: ClassVar[str] = "hunt"
    needs_place: ClassVar[bool] = True
    predator: ClassVar[bool] = True

    def __init__(self, wingspan: int) -> None:
        super().__init__(f"hunt {wingspan}")
        self.wingspan = wingspan

    def possible(self, game: State, seat: int, place: int, progress: int) -> bool:
        return game.any_card()

    def apply(self, game: State, seat: int, place: int) -> None:
        """Hunt; everybody sees the card."""
        card = game.top_card()
        success = WINGSPAN_OF[card] < self.wingspan
        if game.records_events:
            data = {**game.at(place), "card": BIRDS[card].name, "success": success}
            game.tell("hunted", seat, data)
        if success:
            game.tuck(place, card, EVERYBODY)
            push_pinks(game, seat, PREDATOR_FED)
        else:
            game.discards.append(card)

    def topic_data(self, game: State, progress: int) -> dict[str, Any]:
        return {"cm": self.wingspan}

    def text(self, language: str, form: str = "") -> str:
        return say(language, "wingspan.effect.hunt", cm=self.wingspan)


class RollFor(Effect):
    """Roll the dice beside the feeder: if one shows the food, cache it."""

    topic: ClassVar[str] = "roll-for"
    needs_place: ClassVar[bool] = True
    predator: ClassVar[bool] = True

    def __init__(self, food: int) -> None:
        super().__init__(f"roll {FOODS[food]}")
        self.food = food

    def possible(self, game: State, seat: int, place: int, progress: int) -> bool:
        """A die lies beside the feeder."""
        return game.dice_out() > 0

    def apply(self, game: State, seat: int, place: int) -> None:
        """Roll; the dice stay beside the feeder."""
        rolled = [game.chance.below(len(FACES)) for _ in range(game.dice_out())]
        success = self.food in rolled
        if game.records_events:
            dice = [FACES[face] for face in rolled]
            game.tell("rolled-for", seat, {**game.at(place), "dice": dice, "success": success})
        if success:
            game.cache(place, self.food)
            push_pinks(game, seat, PREDATOR_FED)

    def topic_data(self, game: State, progress: int) -> dict[str, Any]:
        return {"food": FOODS[self.food], "n": game.dice_out()}

    def text(self, language: str, form: str = "") -> str:
        what = amount(language, FOODS[self.food], 1)
        one = say(language, f"wingspan.one.{FOODS[self.food]}")
        return say(language, "wingspan.effect.roll-for", what=what, one=one)


class DrawBonus(Effect):
    """Draw two bonus cards and keep one."""

    topic: ClassVar[str] = "draw-bonus"

    def __init__(self) -> None:
        super().__init__("bonus")
        self.keep = KeepBonus()

    def possible(self, game: State, seat: int, place: int, progress: int) -> bool:
        return game.any_bonus()

    def apply(self, game: State, seat: int, place: int) -> None:
        game.draw_bonus(seat, 2)
        if game.records_events:
            names = [BONUSES[card].name for card in game.drawn[seat]]
            game.tell("drew-bonus", seat, {"cards": names, "n": len(names)})
        self.keep.begin(game, seat, NO_PLACE)


class KeepBonus(Effect):
    """Keep one of the bonus cards drawn."""

    topic: ClassVar[str] = "keep-bonus"

    def __init__(self) -> None:
        super().__init__("keep bonus")

    def possible(self, game: State, seat: int, place: int, progress: int) -> bool:
        return len(game.drawn[seat]) > 0

    def actions(self, game: State, seat: int, place: int, progress: int) -> list[int]:
        return [BONUS + card for card in game.drawn[seat]]

    def answer(self, game: State, seat: int, place: int, progress: int, action: int) -> None:
        game.keep_bonus(seat, action - BONUS)
        if game.records_events:
            game.tell("kept-bonus", seat, {"bonus": BONUSES[action - BONUS].name})


class ShareCards(Effect):
    """Lay open one card for each player and one more; each takes one, the owner the last."""

    topic: ClassVar[str] = "share-cards"

    def __init__(self) -> None:
        super().__init__("share cards")
        self.take = TakeOffered()
        self.rest = TakeRest()

    def possible(self, game: State, seat: int, place: int, progress: int) -> bool:
        return game.any_card()

    def apply(self, game: State, seat: int, place: int) -> None:
        """Lay the cards open; against the Automa three, of which the player takes two."""
        for _ in range(game.sheets + 1):
            card = game.top_card()
            if card >= 0:
                game.offered.append(card)
        if game.records_events:
            game.tell("offered", seat, {"birds": [BIRDS[card].name for card in game.offered]})
        self.rest.begin(game, seat, NO_PLACE)
        gift = gift_of(game.birds[place])
        for step in range(game.seats - 1, -1, -1):
            self.take.begin(game, (seat + step) % game.seats, gift if step else NO_PLACE)


class TakeOffered(Effect):
    """Take one of the open cards."""

    topic: ClassVar[str] = "take-offered"

    def __init__(self, code: str = "take offered") -> None:
        super().__init__(code)

    def possible(self, game: State, seat: int, place: int, progress: int) -> bool:
        return len(game.offered) > 0

    def actions(self, game: State, seat: int, place: int, progress: int) -> list[int]:
        return [TAKE + card for card in game.offered] + [DECLINE]

    def answer(self, game: State, seat: int, place: int, progress: int, action: int) -> None:
        game.take_from(game.offered, seat, action - TAKE)


class TakeRest(TakeOffered):
    """Take the card that is left; if others declined theirs, one of those left."""

    def __init__(self) -> None:
        super().__init__("take rest")

    def answer(self, game: State, seat: int, place: int, progress: int, action: int) -> None:
        """Take it; the others are discarded."""
        super().answer(game, seat, place, progress, action)
        self.declined(game)

    def declined(self, game: State) -> None:
        """What nobody takes is discarded."""
        game.discards += game.offered
        game.offered = []
