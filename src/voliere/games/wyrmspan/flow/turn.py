"""A turn: excavate, entice, explore or pass; the adventurer's walk; the limits at the end."""

from typing import TYPE_CHECKING, Any, ClassVar, Final

from voliere.games.wyrmspan import automa
from voliere.games.wyrmspan.cards.catalogue import TRIGGER
from voliere.games.wyrmspan.effects.caves import add_excavations, excavate, throw_away
from voliere.games.wyrmspan.effects.effect import DRAGON_ABILITIES, MAT_EFFECTS, Task
from voliere.games.wyrmspan.effects.offers import offer, share
from voliere.games.wyrmspan.effects.plays import add_plays, play
from voliere.games.wyrmspan.payment import ENTICE, PayEggs
from voliere.games.wyrmspan.space import (
    DISCARD,
    DISCARD_CAVE,
    DISCARD_DRAGON,
    EXCAVATE,
    EXPLORE,
    PASS,
    PLAY,
    TRADE,
    TRADES,
)
from voliere.games.wyrmspan.words import (
    CAVE,
    CAVES,
    COLUMNS,
    IF_ACTIVATED,
    KINDS,
    NEST,
    RESOURCES,
    STAGES,
)

if TYPE_CHECKING:
    from voliere.games.wyrmspan.state import State

LIMIT: Final = 9
"""At most this number of coins, of cards and of resources stays at the end of a turn."""
EXPLORATIONS: Final = 3
"""At most this often a cave is explored in a round."""


class Turn(Task):
    """What a seat does in its turn."""

    name: ClassVar[str] = "turn"

    def topic(self, game: "State") -> tuple[str, dict[str, Any]]:
        """The round, and the coins left."""
        return self.name, {"round": game.round, "n": game.mats[self.seat].coins}

    def asks(self, game: "State") -> bool:
        """Unless no coin is left and the seat must pass."""
        return game.mats[self.seat].coins > 0

    def run(self, game: "State") -> None:
        """A pass."""
        self.answer(game, PASS)

    def actions(self, game: "State") -> list[int]:
        """Excavate, entice, explore, pass. Every action but the last costs a coin."""
        mat = game.mats[self.seat]
        actions: list[int] = []
        add_excavations(actions, mat, game.cave_hands[self.seat], mat.laid)
        add_plays(actions, mat, game.dragon_hands[self.seat], ENTICE)
        for cave in range(3):
            times = mat.explored[cave]
            if times < EXPLORATIONS and times <= mat.laid:
                actions.append(EXPLORE + cave)
        actions.append(PASS)
        return actions

    def answer(self, game: "State", action: int) -> None:
        """Begin the action; the turn ends when all that follows is done."""
        seat = self.seat
        game.agenda.append(EndTurn(seat))
        if action == PASS:
            game.mats[seat].passed = True
            if game.records_events:
                game.tell("passed", seat, {})
        elif action < EXCAVATE:
            explore(game, seat, action - EXPLORE)
        elif action < PLAY:
            card, cave = divmod(action - EXCAVATE, 3)
            game.pay_coins(seat, 1)
            game.show(seat, CAVE, card)
            game.agenda.append(Dig(seat, card, cave))
            game.agenda.append(PayEggs(seat, game.mats[seat].dug[cave] - 1))
        else:
            dragon, cave = divmod(action - PLAY, 3)
            play(game, seat, dragon, cave, ENTICE)


def explore(game: "State", seat: int, cave: int) -> None:
    """Send the adventurer into a cave: each time in a round costs an egg more."""
    mat = game.mats[seat]
    eggs = mat.explored[cave]
    mat.explored[cave] += 1
    game.pay_coins(seat, 1)
    if game.records_events:
        game.tell("explored", seat, {"cave": CAVES[cave]})
    game.agenda.append(Walk(seat, cave, 0))
    game.agenda.append(PayEggs(seat, eggs))


class Dig(Task):
    """A cave card of the hand, paid for, goes onto the mat."""

    name: ClassVar[str] = "dig"
    fields: ClassVar[tuple[str, ...]] = ("card", "cave")

    def __init__(self, seat: int, card: int, cave: int) -> None:
        super().__init__(seat)
        self.card = card
        self.cave = cave

    def run(self, game: "State") -> None:
        """From the hand."""
        game.from_hand(self.seat, CAVE, self.card)
        excavate(game, self.seat, self.card, self.cave)


class Walk(Task):
    """The adventurer's way: even stages pass an effect of the mat, odd ones a dragon."""

    name: ClassVar[str] = "walk"
    fields: ClassVar[tuple[str, ...]] = ("cave", "stage")

    def __init__(self, seat: int, cave: int, stage: int) -> None:
        super().__init__(seat)
        self.cave = cave
        self.stage = stage

    def run(self, game: "State") -> None:
        """Offer what is passed. The walk ends before the first space without a dragon."""
        seat = self.seat
        passed = self.stage >> 1
        if self.stage & 1 == 0:
            if passed < COLUMNS:
                game.agenda.append(Walk(seat, self.cave, self.stage + 1))
            offer(game, MAT_EFFECTS[self.cave * STAGES + passed], seat, NEST)
            return
        mat = game.mats[seat]
        if mat.filled[self.cave] <= passed:
            return
        game.agenda.append(Walk(seat, self.cave, self.stage + 1))
        place = self.cave * COLUMNS + passed
        dragon = mat.dragons[place]
        if TRIGGER[dragon] & IF_ACTIVATED and not mat.fresh >> place & 1:
            share(game, DRAGON_ABILITIES[dragon], seat, place)


class EndTurn(Task):
    """The limits of nine; then the display is filled and the next seat's turn comes."""

    name: ClassVar[str] = "end-turn"
    follows_turn: ClassVar[bool] = True

    def topic(self, game: "State") -> tuple[str, dict[str, Any]]:
        """Cards or resources, and how many too many."""
        cards = game.hand_size(self.seat) - LIMIT
        if cards > 0:
            return "too-many-cards", {"n": cards}
        return "too-many-resources", {"n": game.mats[self.seat].resource_count() - LIMIT}

    def asks(self, game: "State") -> bool:
        """When there are too many cards or resources."""
        if game.hand_size(self.seat) > LIMIT:
            return True
        return game.mats[self.seat].resource_count() > LIMIT

    def actions(self, game: "State") -> list[int]:
        """Any card; then any resource, or two traded for one."""
        seat = self.seat
        if game.hand_size(seat) > LIMIT:
            actions = [DISCARD_DRAGON + card for card in game.dragon_hands[seat]]
            actions += [DISCARD_CAVE + card for card in game.cave_hands[seat]]
            return actions
        resources = game.mats[seat].resources
        actions = [DISCARD + kind for kind in range(KINDS) if resources[kind]]
        for index, (a, b, _) in enumerate(TRADES):
            if resources[a] and resources[b] and (a != b or resources[a] > 1):
                actions.append(TRADE + index)
        return actions

    def answer(self, game: "State", action: int) -> None:
        """One less; look again."""
        game.agenda.append(self)
        if action >= TRADE:
            trade(game, self.seat, action - TRADE)
        else:
            throw_away(game, self.seat, action)

    def run(self, game: "State") -> None:
        """Coins beyond nine are lost."""
        mat = game.mats[self.seat]
        for each in game.mats:
            each.fresh = 0
        if mat.coins > LIMIT:
            if game.records_events:
                game.tell("discarded-coins", self.seat, {"n": mat.coins - LIMIT})
            mat.coins = LIMIT
        game.refill()
        game.agenda.append(NextTurn(self.seat))


def trade(game: "State", seat: int, index: int) -> None:
    """Two resources for one of another kind."""
    a, b, c = TRADES[index]
    resources = game.mats[seat].resources
    resources[a] -= 1
    resources[b] -= 1
    resources[c] += 1
    if game.records_events:
        data: dict[str, Any] = {
            "resources": [RESOURCES[a], RESOURCES[b]],
            "resource": RESOURCES[c],
        }
        game.tell("traded", seat, data)


class AutomaTurn(Task):
    """The Automa's turn: nobody is asked."""

    name: ClassVar[str] = "automa-turn"

    def run(self, game: "State") -> None:
        """Draw a card and do it."""
        automa.take_turn(game)
        game.refill()
        game.agenda.append(NextTurn(self.seat))


def turn_of(sheet: int, game: "State") -> Task:
    """The turn of a seat, or of the Automa."""
    return Turn(sheet) if sheet < game.seats else AutomaTurn(sheet)


class NextTurn(Task):
    """The turn of the next one clockwise that has not passed; after the last, the round ends."""

    name: ClassVar[str] = "next-turn"

    def run(self, game: "State") -> None:
        """Find it; the end of the round lies below on the agenda."""
        sheets = game.sheets
        for distance in range(1, sheets + 1):
            sheet = (self.seat + distance) % sheets
            if not game.has_passed(sheet):
                game.turn = sheet
                game.agenda.append(turn_of(sheet, game))
                return


TASKS: Final[tuple[type[Task], ...]] = (Turn, Dig, Walk, EndTurn, AutomaTurn, NextTurn)
