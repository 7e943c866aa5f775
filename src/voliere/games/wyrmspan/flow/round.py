"""The beginning and the end of a round, and the end of the game."""

from typing import TYPE_CHECKING, Any, ClassVar, Final

from voliere.games.wyrmspan import automa
from voliere.games.wyrmspan.cards.catalogue import OBJECTIVES, TRIGGER
from voliere.games.wyrmspan.effects.effect import DRAGON_ABILITIES, EFFECTS, Task
from voliere.games.wyrmspan.effects.eggs import LayTask
from voliere.games.wyrmspan.effects.ends import Spend
from voliere.games.wyrmspan.effects.offers import give
from voliere.games.wyrmspan.effects.plays import activate
from voliere.games.wyrmspan.flow.turn import Turn
from voliere.games.wyrmspan.scoring import (
    objective_count,
    objective_points,
    ranks,
    sheet,
    told_count,
)
from voliere.games.wyrmspan.space import (
    AT,
    DECLINE,
)
from voliere.games.wyrmspan.words import (
    ANYWHERE,
    DISPLAY_SIZE,
    EMPTY,
    NEST,
    ONCE_PER_ROUND,
    ROUNDS,
)
from voliere.kernel.events import NO_SEAT

if TYPE_CHECKING:
    from voliere.games.wyrmspan.state import State

INCOME: Final = 6
"""The coins that each round begins with."""


def start_round(game: "State") -> None:
    """The first seat's turn."""
    if game.records_events:
        game.tell("began", game.first, {"round": game.round})
    game.turn = game.first
    game.agenda.append(EndRound(game.first))
    game.agenda.append(Turn(game.first))


class OncePerRound(Task):
    """Which of its Once-per-round abilities a seat uses next, in any order."""

    name: ClassVar[str] = "once-per-round"
    fields: ClassVar[tuple[str, ...]] = ("used",)

    def __init__(self, seat: int, used: tuple[int, ...]) -> None:
        super().__init__(seat)
        self.used = used
        """The dragons whose ability was used; one of them may have moved since."""

    def unused(self, game: "State") -> list[int]:
        """The places of the abilities that are left."""
        mat = game.mats[self.seat]
        return [
            p
            for p in mat.dragons_in(ANYWHERE, 0)
            if TRIGGER[mat.dragons[p]] & ONCE_PER_ROUND and mat.dragons[p] not in self.used
        ]

    def usable(self, game: "State") -> list[int]:
        """Those that can be used now."""
        dragons = game.mats[self.seat].dragons
        return [
            p
            for p in self.unused(game)
            if DRAGON_ABILITIES[dragons[p]].effect.possible(game, self.seat, p)
        ]

    def asks(self, game: "State") -> bool:
        """While one can be used."""
        return bool(self.usable(game))

    def run(self, game: "State") -> None:
        """None can: what the others are given is given all the same."""
        dragons = game.mats[self.seat].dragons
        for p in self.unused(game):
            gift = DRAGON_ABILITIES[dragons[p]].gift
            if gift is not None:
                give(game, gift, self.seat)

    def actions(self, game: "State") -> list[int]:
        """The dragons, or no more."""
        actions = [AT + p for p in self.usable(game)]
        actions.append(DECLINE)
        return actions

    def answer(self, game: "State", action: int) -> None:
        """Use it; ask for the next."""
        if action == DECLINE:
            self.run(game)
        else:
            dragon = game.mats[self.seat].dragons[action - AT]
            game.agenda.append(OncePerRound(self.seat, (*self.used, dragon)))
            activate(game, self.seat, action - AT)


class ScoreObjective(Task):
    """The round's objective: places by count."""

    name: ClassVar[str] = "score-objective"
    follows_turn: ClassVar[bool] = True

    def run(self, game: "State") -> None:
        """Keep the places; the Automa's coins go back."""
        side = game.objectives[game.round - 1]
        counts = [objective_count(game, sheet, side) for sheet in range(game.sheets)]
        game.places.append(ranks(counts))
        game.automa_coins = 0
        if game.records_events:
            data: dict[str, Any] = {
                "objective": OBJECTIVES[side],
                "counts": [told_count(side, count) for count in counts],
                "points": [objective_points(game, sheet) for sheet in range(game.sheets)],
            }
            game.tell("placed", NO_SEAT, data)


class NextRound(Task):
    """A new round with new cards, coins and an egg for each; or the end of the game."""

    name: ClassVar[str] = "next-round"

    def run(self, game: "State") -> None:
        """Begin it."""
        if game.round == ROUNDS:
            finish(game)
            return
        game.round += 1
        game.dragon_discard += [card for card in game.dragon_display if card >= 0]
        game.cave_discard += [card for card in game.cave_display if card >= 0]
        game.dragon_display = [EMPTY] * DISPLAY_SIZE
        game.cave_display = [EMPTY] * DISPLAY_SIZE
        game.refill()
        if game.sheets > game.seats:
            automa.begin_round(game)
        first = game.first
        game.first = (first + 1) % game.seats
        game.agenda.append(StartRound(game.first))
        for distance in range(game.seats - 1, -1, -1):
            seat = (first + distance) % game.seats
            game.agenda.append(LayTask(seat, EFFECTS["income"], NEST, 1))
        for seat in range(game.seats):
            prepare(game, seat)


def prepare(game: "State", seat: int) -> None:
    """A seat's mat at the beginning of a round."""
    mat = game.mats[seat]
    mat.passed = False
    mat.fresh = 0
    mat.explored = [0, 0, 0]
    mat.coins += INCOME
    if game.records_events:
        game.tell("earned", seat, {"coins": INCOME})


class StartRound(Task):
    """The first turn of a round, when all have laid their egg."""

    name: ClassVar[str] = "start-round"

    def run(self, game: "State") -> None:
        """Begin it."""
        start_round(game)


class EndRound(Task):
    """All have passed: Once-per-round abilities from the first seat on, then the objective."""

    name: ClassVar[str] = "end-round"

    def run(self, game: "State") -> None:
        """Begin them."""
        game.turn = NO_SEAT
        game.agenda.append(NextRound(game.first))
        game.agenda.append(ScoreObjective(game.first))
        for distance in range(game.seats - 1, -1, -1):
            game.agenda.append(OncePerRound((game.first + distance) % game.seats, ()))


def finish(game: "State") -> None:
    """The end-game abilities that want payment; then nothing is left to do."""
    game.agenda.append(Ended(game.first))
    for distance in range(game.seats - 1, -1, -1):
        seat = (game.first + distance) % game.seats
        dragons = game.mats[seat].dragons
        for place in game.mats[seat].dragons_in(ANYWHERE, 0):
            effect = DRAGON_ABILITIES[dragons[place]].effect
            if isinstance(effect, Spend):
                effect.ask(game, seat, place)


class Ended(Task):
    """The game is over."""

    name: ClassVar[str] = "ended"

    def run(self, game: "State") -> None:
        """Tell the score."""
        if game.records_events:
            points = [sheet(game, owner)["total"] for owner in range(game.sheets)]
            game.tell("ended", NO_SEAT, {"points": points})


TASKS: Final[tuple[type[Task], ...]] = (
    OncePerRound,
    ScoreObjective,
    NextRound,
    StartRound,
    EndRound,
    Ended,
)
