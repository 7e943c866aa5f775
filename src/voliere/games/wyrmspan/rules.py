"""Wyrmspan, complete: one to five players, the Automa for one."""

from typing import Any, ClassVar

from librt.strings import BytesWriter

from voliere.games.wyrmspan import former, observation, position, scoring, texts
from voliere.games.wyrmspan.cards import abilities
from voliere.games.wyrmspan.derived import public_facts
from voliere.games.wyrmspan.flow import set_up
from voliere.games.wyrmspan.settings import SETTINGS, check_settings
from voliere.games.wyrmspan.space import BUNDLES, FIRST_START, GAIN, LAY, PAY, SPACE, STARTS, TUCK
from voliere.games.wyrmspan.state import State
from voliere.games.wyrmspan.words import PLACE_TEXTS
from voliere.kernel.chance import Chance
from voliere.kernel.decision import Space
from voliere.kernel.errors import Fault
from voliere.kernel.events import DEALT, OF_AUTOMA, OF_CARDS, OFFERED, PLAYED, PUT_BACK
from voliere.kernel.observation import Block
from voliere.kernel.settings import Setting
from voliere.kernel.sight import NOBODY, OWNER, PUBLIC, SECRET, Part

abilities.fill()


class Wyrmspan(State):
    """A game of Wyrmspan for one to five; one plays against the Automa."""

    name: ClassVar[str] = "wyrmspan"
    rules: ClassVar[int] = 2
    seat_counts: ClassVar[tuple[int, ...]] = (1, 2, 3, 4, 5)
    settings_offered: ClassVar[tuple[Setting, ...]] = SETTINGS
    space: ClassVar[Space] = SPACE
    parts: ClassVar[tuple[Part, ...]] = (
        Part("turn", PUBLIC),
        Part("round", PUBLIC),
        Part("first", PUBLIC),
        Part("mats", PUBLIC),
        Part("coins", PUBLIC),
        Part("resources", PUBLIC),
        Part("passed", PUBLIC),
        Part("guild", PUBLIC),
        Part("objectives", PUBLIC),
        Part("places", PUBLIC),
        Part("dragon_display", PUBLIC),
        Part("cave_display", PUBLIC),
        Part("dragon_discard", PUBLIC),
        Part("cave_discard", PUBLIC),
        Part("dragon_hands", OWNER, pool="dragons", known="dragon_known", ordered=True),
        Part("cave_hands", OWNER, pool="caves", known="cave_known", ordered=True),
        Part("tucked", OWNER, pool="dragons", known="tucked_known", ordered=True),
        Part("drawn", OWNER, pool="dragons", ordered=True),
        Part("drawn_caves", OWNER, pool="caves", ordered=True),
        Part("picks", OWNER),
        Part("dragon_deck", NOBODY, pool="dragons", ordered=True),
        Part("cave_deck", NOBODY, pool="caves", ordered=True),
        Part("automa", PUBLIC),
        Part("automa_deck", NOBODY, pool="automa", ordered=True),
        Part("agenda", PUBLIC),
        Part("dragon_known", SECRET),
        Part("cave_known", SECRET),
        Part("tucked_known", SECRET),
    )
    filters: ClassVar[dict[str, str]] = {
        "kind": "kind",
        "size": "size",
        "personality": "personality",
        "cave": "caves",
    }
    revealing: ClassVar[frozenset[str]] = frozenset(
        ["set-up", "dealt", "set-aside", "started-with", "displayed", "shuffled", "drew"]
        + ["revealed", "automa-drew"]
    )
    dealings: ClassVar[dict[str, str]] = {
        "dealt": OFFERED,
        "set-aside": PUT_BACK,
        "drew": DEALT,
        "took": DEALT,
        "played": PLAYED,
        "excavated": PLAYED,
    }
    luck: ClassVar[dict[str, str]] = {
        "dealt": OF_CARDS,
        "displayed": OF_CARDS,
        "drew": OF_CARDS,
        "revealed": OF_CARDS,
        "automa-drew": OF_AUTOMA,
    }
    events_shown: ClassVar[dict[str, tuple[str, ...]]] = {
        "set-up": ("guild", "objectives", "dragons", "caves"),
        "dealt": (),
        "set-aside": ("dragons", "caves"),
        "started-with": ("resources",),
        "began": ("round",),
        "displayed": ("dragons", "caves"),
        "shuffled": ("deck",),
        "earned": ("coins",),
        "explored": ("cave",),
        "excavated": ("card", "place"),
        "played": ("card", "place"),
        "passed": (),
        "gained": ("resource", "n"),
        "gained-coins": ("n",),
        "paid-coins": ("n",),
        "paid": ("resources",),
        "paid-egg": ("place", "on"),
        "discarded": ("card",),
        "discarded-resource": ("resource",),
        "discarded-coins": ("n",),
        "traded": ("resources", "resource"),
        "took": ("card",),
        "drew": ("deck",),
        "revealed": ("card",),
        "laid": ("place", "on"),
        "lost-eggs": ("n", "place"),
        "cached": ("resource", "place", "on"),
        "tucked": ("place", "on"),
        "swapped": ("place", "other"),
        "covered": ("card", "place"),
        "grew": ("place", "on"),
        "promoted": ("space",),
        "marked": ("square",),
        "spent": ("card", "place", "n"),
        "placed": ("objective", "counts", "points"),
        "automa-drew": ("card",),
        "automa-coin": ("n", "coins"),
        "automa-rose": ("n", "space"),
        "automa-took": ("card",),
        "ended": ("points",),
    }

    # Set-up.

    @classmethod
    def check(cls, seats: int, settings: dict[str, Any], faults: list[Fault]) -> None:
        """Settle the Automa, and refuse what does not go together."""
        check_settings(seats, settings, faults)

    @classmethod
    def deal(cls, seats: int, settings: dict[str, Any], chance: Chance) -> "Wyrmspan":
        """The table as it lies before the players choose what they keep."""
        game = cls(seats, settings, chance)
        set_up.lay_out(game)
        return game

    def opening(self) -> None:
        """Show the table, and let every seat choose."""
        set_up.begin(self)
        self.proceed()

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

    def option_data(self, action: int) -> dict[str, Any]:
        """What the step means by it, and at a place of the mat the dragon that lies there."""
        more = super().option_data(action)
        if LAY <= action < GAIN:
            place = PLACE_TEXTS.index(SPACE.data(action)["place"])
            more = {**self.at(self.seat, place), **more}
        return more

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

    # In every game its observation.py writes them: the kernel knows no game's modules.

    @classmethod
    def observation_blocks(cls, seats: int, settings: dict[str, Any]) -> list[Block]:
        """What a seat knows as numbers, block by block."""
        return observation.blocks(seats, settings)

    def observe(self, seat: int, writer: BytesWriter) -> None:
        """Write them."""
        observation.observe(self, seat, writer)

    @classmethod
    def renewed(cls, position_given: dict[str, Any], rules: int) -> dict[str, Any]:
        """Rules 1 gave the Automa a seat."""
        return former.renewed(position_given) if rules == 1 else position_given

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

    def read(self, given: dict[str, Any], faults: list[Fault]) -> None:
        """The parts of a position; cards that it does not name lie in the decks."""
        position.read(self, given, faults)

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
