"""The rules of Wyrmspan: set-up, decisions, scores."""

from typing import Any, Final

from voliere.games.wyrmspan import automa, position, scoring, texts
from voliere.games.wyrmspan.cards import abilities
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
from voliere.games.wyrmspan.derived import public_facts
from voliere.games.wyrmspan.flow.round import INCOME
from voliere.games.wyrmspan.flow.set_up import ChooseSetUp, EndSetUp
from voliere.games.wyrmspan.settings import check_settings
from voliere.games.wyrmspan.space import BUNDLES, FIRST_START, PAY, STARTS, TUCK
from voliere.games.wyrmspan.state import State
from voliere.games.wyrmspan.words import CAVE, DRAGON, NEST, ROUNDS
from voliere.kernel.chance import Chance
from voliere.kernel.errors import Fault
from voliere.kernel.events import NO_SEAT

abilities.fill()

DEALT: Final = 3
"""So many dragons and so many caves are dealt to each seat."""


class Wyrmspan(State):
    """A game of Wyrmspan for one to five; one plays against the Automa."""

    # Set-up.

    @classmethod
    def check(cls, seats: int, settings: dict[str, Any], faults: list[Fault]) -> None:
        """Settle the Automa, and refuse what does not go together."""
        check_settings(seats, settings, faults)

    @classmethod
    def deal(cls, seats: int, settings: dict[str, Any], chance: Chance) -> "Wyrmspan":
        """The table as it lies before the players choose what they keep."""
        game = cls(seats, settings, chance)
        first, guild = settings["first"], settings["guild"]
        game.dragon_deck = game.all_dragons()
        game.cave_deck = list(range(CAVE_CARDS))
        chance.shuffle(game.dragon_deck)
        chance.shuffle(game.cave_deck)
        game.first = chance.below(game.seats) if first == "random" else first
        game.turn = NO_SEAT
        game.tile = chance.below(len(GUILDS)) if guild == "random" else GUILDS.index(guild)
        game.objectives = game.draw_objectives()
        for seat in range(game.seats):
            game.mats[seat].coins = INCOME
            game.mats[seat].eggs[NEST] = game.mats[seat].laid = 1
            for kind in (DRAGON, CAVE):
                for _ in range(DEALT):
                    game.deal_to(seat, kind)
        if game.sheets > game.seats:
            automa.shuffle_deck(game)
        return game

    def all_dragons(self) -> list[int]:
        """The dragons of the box; nobody sits left of a lone player."""
        if self.sheets == self.seats:
            return list(range(DRAGONS))
        return [dragon for dragon in range(DRAGONS) if dragon not in LEFT_LOOKERS]

    def draw_objectives(self) -> list[int]:
        """Four tiles, each on a random side; the Automa cannot play for those without numbers."""
        tiles = list(range(OBJECTIVE_TILES))
        self.chance.shuffle(tiles)
        sides = [tile * 2 + self.chance.below(2) for tile in tiles]
        if self.sheets > self.seats:
            sides = [side for side in sides if OBJECTIVE_DATA[side]["automa"] is not None]
        return sides[:ROUNDS]

    def opening(self) -> None:
        """Show the table, and let every seat choose."""
        self.refill()
        if self.records_events:
            self._tell_set_up()
        self.agenda.append(EndSetUp(self.first))
        for distance in range(self.seats - 1, -1, -1):
            self.agenda.append(ChooseSetUp((self.first + distance) % self.seats))
        self.proceed()

    def _tell_set_up(self) -> None:
        data: dict[str, Any] = {
            "guild": GUILDS[self.tile],
            "objectives": [OBJECTIVES[side] for side in self.objectives],
        }
        self.tell("set-up", self.first, data)
        for seat in range(self.seats):
            dragons = [NAMES[card] for card in self.dragon_hands[seat]]
            caves = [CAVE_TEXTS[card] for card in self.cave_hands[seat]]
            self.tell("dealt", seat, {"dragons": dragons, "caves": caves})

    # Decisions.

    def hides(self, action: int) -> bool:
        """What is tucked or kept out of a draw, and every choice of the set-up."""
        return TUCK <= action < PAY

    def imagine(self, seat: int | None, seed: int) -> "Wyrmspan":
        """At set-up, the resources that others have chosen are not known either."""
        other = super().imagine(seat, seed)
        assert isinstance(other, Wyrmspan)
        for owner in range(self.seats):
            if owner != seat and other.picks[owner]:
                other.picks[owner] = BUNDLES[FIRST_START + other.chance.below(STARTS)][:]
        return other

    # Scores.

    def scores(self) -> list[dict[str, int]]:
        """The score sheets as things lie: all of it is open to everybody."""
        return [scoring.sheet(self, sheet) for sheet in range(self.sheets)]

    def round_number(self) -> int:
        """The round that is played."""
        return self.round

    def winners(self) -> list[int]:
        """Most points, then most dragons; a lone player wins ties."""
        if self.seat >= 0:
            return []
        return scoring.winners(self, [sheet["total"] for sheet in self.scores()])

    # Words, positions, copies.

    @classmethod
    def cards(cls) -> list[dict[str, Any]]:
        """Dragons, caves, objectives, guilds and the Automa's cards."""
        return texts.cards()

    @classmethod
    def effects(cls) -> dict[str, dict[str, str]]:
        """Every effect of a card, of the mat, the track and the guilds, and every part of one."""
        return texts.effects()

    @classmethod
    def localized(cls, language: str, data: dict[str, Any]) -> dict[str, Any]:
        """Cards, places, resources and tiles in words."""
        return texts.localized(language, data)

    @classmethod
    def read_parts(
        cls,
        seats: int,
        settings: dict[str, Any],
        chance: Chance,
        given: dict[str, Any],
        faults: list[Fault],
    ) -> "Wyrmspan | None":
        """A game from a position; cards that it does not name lie in the decks."""
        game = cls(seats, settings, chance)
        position.read(game, given, faults)
        return game

    def write_parts(self) -> dict[str, Any]:
        """The state by parts."""
        return position.write(self)

    def derived(self) -> dict[str, Any]:
        """Objectives, guild and caves."""
        return public_facts(self)

    def copy(self) -> "Wyrmspan":
        """The same game, sharing nothing that changes, without events."""
        other = Wyrmspan(self.seats, self.settings, self.chance.copy(), self)
        self.share_history(other)
        return other
