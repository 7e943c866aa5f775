"""The set-up: what each seat keeps of its cards and starts with, unseen by the others."""

from typing import TYPE_CHECKING, Any, ClassVar, Final

from voliere.games.wyrmspan.cards.catalogue import CAVE_TEXTS, NAMES
from voliere.games.wyrmspan.effects.effect import Task
from voliere.games.wyrmspan.flow.round import start_round
from voliere.games.wyrmspan.space import (
    BUNDLES,
    FIRST_START,
    SET_ASIDE_CAVE,
    SET_ASIDE_DRAGON,
    START,
    STARTS,
)
from voliere.games.wyrmspan.words import (
    CAVE,
    DRAGON,
    KINDS,
    RESOURCES,
)

if TYPE_CHECKING:
    from voliere.games.wyrmspan.state import State

SET_ASIDE: Final = 2
"""Of the six cards dealt, so many are not kept."""


class ChooseSetUp(Task):
    """Which two cards a seat sets aside, and which three resources it starts with."""

    name: ClassVar[str] = "set-up"
    simultaneous: ClassVar[bool] = True

    def topic(self, game: "State") -> tuple[str, dict[str, Any]]:
        """Cards first, then resources."""
        left = SET_ASIDE - _set_aside(game, self.seat)
        return ("set-aside", {"n": left}) if left else ("start-with", {})

    def asks(self, game: "State") -> bool:
        """Always."""
        return True

    def actions(self, game: "State") -> list[int]:
        """The cards dealt; then the bundles of three."""
        seat = self.seat
        if _set_aside(game, seat) == SET_ASIDE:
            return list(range(START, START + STARTS))
        actions = [SET_ASIDE_DRAGON + card for card in game.dragon_hands[seat]]
        actions += [SET_ASIDE_CAVE + card for card in game.cave_hands[seat]]
        return actions

    def answer(self, game: "State", action: int) -> None:
        """Nobody sees it before all have chosen."""
        seat = self.seat
        if action >= START:
            game.picks[seat] = BUNDLES[FIRST_START + action - START][:]
            return
        if action >= SET_ASIDE_CAVE:
            game.from_hand(seat, CAVE, action - SET_ASIDE_CAVE)
            game.drawn_caves[seat].append(action - SET_ASIDE_CAVE)
        else:
            game.from_hand(seat, DRAGON, action - SET_ASIDE_DRAGON)
            game.drawn[seat].append(action - SET_ASIDE_DRAGON)
        game.agenda.append(self)


def _set_aside(game: "State", seat: int) -> int:
    return len(game.drawn[seat]) + len(game.drawn_caves[seat])


class EndSetUp(Task):
    """All have chosen: what was set aside is discarded, and the first round begins."""

    name: ClassVar[str] = "opening"

    def run(self, game: "State") -> None:
        """Show it."""
        for seat in range(game.seats):
            if game.records_events:
                dragons = [NAMES[card] for card in game.drawn[seat]]
                caves = [CAVE_TEXTS[card] for card in game.drawn_caves[seat]]
                game.tell("set-aside", seat, {"dragons": dragons, "caves": caves})
            game.dragon_discard += game.drawn[seat]
            game.cave_discard += game.drawn_caves[seat]
            game.drawn[seat].clear()
            game.drawn_caves[seat].clear()
            resources = game.mats[seat].resources
            for kind in range(KINDS):
                resources[kind] += game.picks[seat][kind]
            if game.records_events:
                kinds = [RESOURCES[k] for k in range(KINDS) for _ in range(game.picks[seat][k])]
                game.tell("started-with", seat, {"resources": kinds})
            game.picks[seat] = []
        if game.open_hands:
            game.open_all_hands()
        start_round(game)


TASKS: Final[tuple[type[Task], ...]] = (ChooseSetUp, EndSetUp)
