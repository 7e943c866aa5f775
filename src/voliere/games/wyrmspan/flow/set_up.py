"""The set-up: what each seat keeps of its cards and starts with, unseen by the others."""

from typing import TYPE_CHECKING, Any, ClassVar, Final

from voliere.games.wyrmspan import automa
from voliere.games.wyrmspan.cards.catalogue import (
    CAVE_CARDS,
    CAVE_TEXTS,
    DRAGONS,
    GUILDS,
    LEFT_LOOKERS,
    NAMES,
    OBJECTIVE_DATA,
    OBJECTIVE_TILES,
    OBJECTIVES,
)
from voliere.games.wyrmspan.effects.effect import Task
from voliere.games.wyrmspan.flow.round import INCOME, start_round
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
    NEST,
    RESOURCES,
    ROUNDS,
)
from voliere.kernel.deck import shuffled
from voliere.kernel.events import NO_SEAT

if TYPE_CHECKING:
    from voliere.games.wyrmspan.state import State

SET_ASIDE: Final = 2
"""Number of the six cards dealt that are not kept."""


DEALT: Final = 3
"""Number of dragons, and of caves, that are dealt to each seat."""


def lay_out(game: "State") -> None:
    """Decks, guild, objectives and what each seat is dealt, before anybody chooses."""
    chance, settings = game.chance, game.settings
    first, guild = settings["first"], settings["guild"]
    game.dragon_deck = shuffled(_dragons(game), chance)
    game.cave_deck = shuffled(range(CAVE_CARDS), chance)
    game.first = chance.below(game.seats) if first == "random" else first
    game.turn = NO_SEAT
    game.tile = chance.below(len(GUILDS)) if guild == "random" else GUILDS.index(guild)
    game.objectives = _objectives(game)
    for seat in range(game.seats):
        game.mats[seat].coins = INCOME
        game.mats[seat].eggs[NEST] = game.mats[seat].laid = 1
        for kind in (DRAGON, CAVE):
            for _ in range(DEALT):
                game.deal_to(seat, kind)
    if game.sheets > game.seats:
        automa.shuffle_deck(game)


def _dragons(game: "State") -> list[int]:
    """The dragons of the box; nobody sits left of a lone player."""
    if game.sheets == game.seats:
        return list(range(DRAGONS))
    return [dragon for dragon in range(DRAGONS) if dragon not in LEFT_LOOKERS]


def _objectives(game: "State") -> list[int]:
    """Four tiles, each on a random side; the Automa cannot play for those without numbers."""
    tiles = shuffled(range(OBJECTIVE_TILES), game.chance)
    sides = [tile * 2 + game.chance.below(2) for tile in tiles]
    if game.sheets > game.seats:
        sides = [side for side in sides if OBJECTIVE_DATA[side]["automa"] is not None]
    return sides[:ROUNDS]


def begin(game: "State") -> None:
    """Show the table, and let every seat choose."""
    game.refill()
    if game.records_events:
        _tell(game)
    game.agenda.append(EndSetUp(game.first))
    for distance in range(game.seats - 1, -1, -1):
        game.agenda.append(ChooseSetUp((game.first + distance) % game.seats))


def _tell(game: "State") -> None:
    data: dict[str, Any] = {
        "guild": GUILDS[game.tile],
        "objectives": [OBJECTIVES[side] for side in game.objectives],
    }
    game.tell("set-up", game.first, data)
    for seat in range(game.seats):
        dragons = [NAMES[card] for card in game.dragon_hands[seat]]
        caves = [CAVE_TEXTS[card] for card in game.cave_hands[seat]]
        game.tell("dealt", seat, {"dragons": dragons, "caves": caves})


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
    follows_turn: ClassVar[bool] = True

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
