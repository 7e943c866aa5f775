"""Wingspan, complete: one to five players, the Automa for one."""

from typing import Any, ClassVar

from librt.strings import BytesWriter

from voliere.games.wingspan import former, observation, position, texts
from voliere.games.wingspan.automa import AUTOMA_FOOD, FACE_DOWN_POINTS
from voliere.games.wingspan.cards.catalogue import BIRDS
from voliere.games.wingspan.derived import public_facts, seat_facts
from voliere.games.wingspan.flow.set_up import any_plan, lay_out
from voliere.games.wingspan.scoring import automa_sheet, bonus_points, sheet_of
from voliere.games.wingspan.settings import SETTINGS, check_settings
from voliere.games.wingspan.space import (
    BONUS,
    DISCARD,
    EGG,
    KEEP,
    MOVE,
    PAY,
    RETURN,
    SPACE,
    TAKE,
    TUCK,
)
from voliere.games.wingspan.state import State
from voliere.games.wingspan.words import PLACES
from voliere.kernel.chance import Chance
from voliere.kernel.decision import Space
from voliere.kernel.errors import Fault
from voliere.kernel.events import (
    DEALT,
    KEPT,
    NO_SEAT,
    OF_AUTOMA,
    OF_BONUS,
    OF_CARDS,
    OF_DICE,
    OFFERED,
    PLAYED,
)
from voliere.kernel.observation import Block
from voliere.kernel.settings import Setting
from voliere.kernel.sight import FACE_DOWN, NOBODY, OWNER, PUBLIC, SECRET, Part


class Wingspan(State):
    """A game of Wingspan."""

    name: ClassVar[str] = "wingspan"
    rules: ClassVar[int] = 2
    seat_counts: ClassVar[tuple[int, ...]] = (1, 2, 3, 4, 5)
    settings_offered: ClassVar[tuple[Setting, ...]] = SETTINGS
    space: ClassVar[Space] = SPACE
    filters: ClassVar[dict[str, str]] = {
        "kind": "kind",
        "habitat": "habitats",
        "nest": "nest",
        "eats": "food_cost",
    }
    parts: ClassVar[tuple[Part, ...]] = (
        Part("turn", PUBLIC),
        Part("round", PUBLIC),
        Part("first", PUBLIC),
        Part("turns_left", PUBLIC),
        Part("boards", PUBLIC),
        Part("food", PUBLIC),
        Part("feeder", PUBLIC),
        Part("tray", PUBLIC),
        Part("deck", NOBODY, pool="birds", ordered=True),
        Part("discards", PUBLIC),
        Part("offered", PUBLIC),
        Part("hands", OWNER, pool="birds", known="hands_known"),
        Part("hands_known", SECRET),
        Part("tucked", FACE_DOWN, pool="birds", known="tucked_known"),
        Part("tucked_known", SECRET),
        Part("bonus", OWNER, pool="bonus", known="bonus_known"),
        Part("bonus_known", SECRET),
        Part("drawn", OWNER, pool="bonus"),
        Part("bonus_deck", NOBODY, pool="bonus", ordered=True),
        Part("bonus_discards", PUBLIC),
        Part("plans", OWNER),
        Part("goals", PUBLIC),
        Part("goal_points", PUBLIC),
        Part("pinks_used", PUBLIC),
        Part("discards_due", PUBLIC),
        Part("rodents", PUBLIC),
        Part("automa", PUBLIC),
        Part("automa_hidden", NOBODY, pool="birds"),
        Part("automa_deck", NOBODY, pool="automa", ordered=True),
        Part("agenda", PUBLIC),
    )
    dealings: ClassVar[dict[str, str]] = {
        "dealt": OFFERED,
        "kept": KEPT,
        "drew-bonus": OFFERED,
        "kept-bonus": KEPT,
        "drew": DEALT,
        "took-card": DEALT,
        "played": PLAYED,
    }
    luck: ClassVar[dict[str, str]] = {
        "rolled": OF_DICE,
        "rolled-for": OF_DICE,
        "dealt": OF_CARDS,
        "drew": OF_CARDS,
        "hunted": OF_CARDS,
        "tucked-from-deck": OF_CARDS,
        "refilled": OF_CARDS,
        "offered": OF_CARDS,
        "drew-bonus": OF_BONUS,
        "revealed": OF_BONUS,
        "automa": OF_AUTOMA,
        "automa-drew": OF_AUTOMA,
        "automa-played": OF_AUTOMA,
    }
    events_shown: ClassVar[dict[str, tuple[str, ...]]] = {
        "began": ("goals", "tray", "first"),
        "dealt": (),
        "kept": ("n", "foods"),
        "began-round": ("round", "first"),
        "used-row": ("habitat",),
        "used-power": ("bird", "habitat", "column"),
        "played": ("bird", "habitat", "column"),
        "gained": ("food", "n"),
        "spent": ("foods",),
        "rolled": ("dice",),
        "took-die": ("face", "food"),
        "cached": ("bird", "habitat", "column", "food"),
        "laid": ("bird", "habitat", "column"),
        "removed-egg": ("bird", "habitat", "column"),
        "shuffled": ("n",),
        "drew": (),
        "took-card": ("bird",),
        "discarded": ("bird",),
        "tucked": ("bird", "habitat", "column"),
        "tucked-from-deck": ("bird", "habitat", "column"),
        "hunted": ("bird", "habitat", "column", "card", "success"),
        "rolled-for": ("bird", "habitat", "column", "dice", "success"),
        "moved": ("bird", "habitat", "column", "from_habitat"),
        "refilled": ("tray",),
        "drew-bonus": ("n",),
        "kept-bonus": (),
        "offered": ("birds",),
        "scored-goal": ("round", "goal", "counts", "points"),
        "revealed": ("bonuses",),
        "automa-began": ("bonus",),
        "automa": ("card", "doing", "then"),
        "automa-laid": ("n",),
        "automa-ate": ("face", "n"),
        "automa-drew": (),
        "automa-played": ("bird",),
    }
    revealing: ClassVar[frozenset[str]] = frozenset(
        {
            "began",
            "dealt",
            "kept",
            "rolled",
            "shuffled",
            "drew",
            "hunted",
            "rolled-for",
            "refilled",
            "drew-bonus",
            "offered",
            "scored-goal",
            "revealed",
            "automa",
            "automa-drew",
            "automa-played",
        }
    )

    # Set-up.

    @classmethod
    def check(cls, seats: int, settings: dict[str, Any], faults: list[Fault]) -> None:
        """Settle the Automa, and refuse what does not go together."""
        check_settings(seats, settings, faults)

    @classmethod
    def deal(cls, seats: int, settings: dict[str, Any], chance: Chance) -> "Wingspan":
        """An empty table; the opening deals."""
        return Wingspan(seats, settings, chance)

    def opening(self) -> None:
        """Lay out, deal, and ask everybody what to keep."""
        lay_out(self)
        self.proceed()

    # What the kernel asks.

    def hides(self, action: int) -> bool:
        """What was kept at set-up, which bonus card was kept, which card was tucked."""
        if RETURN <= action < PAY or BONUS <= action < KEEP:
            return True
        return not self.open_hands and (KEEP <= action < TAKE or TUCK <= action < DISCARD)

    def imagine(self, seat: int | None, seed: int) -> "Wingspan":
        """At set-up what the others have answered is imagined too, not only their cards."""
        other = super().imagine(seat, seed)
        assert isinstance(other, Wingspan)
        for player in range(self.seats):
            if player != seat:
                other.plans[player] = any_plan(other.chance, len(self.plans[player]))
        return other

    def option_data(self, action: int) -> dict[str, Any]:
        """What the step means by it, and at a place of the mat the bird that lies there."""
        if not EGG <= action < MOVE:
            return super().option_data(action)
        bird = self.birds[self.seat * PLACES + (action - EGG) % PLACES]
        return {"form": "on", "on": BIRDS[bird].name}

    def scores(self) -> list[dict[str, int]]:
        """The six rows of the sheet; bonus cards count once they are revealed."""
        return self.scores_seen(NO_SEAT)

    def scores_seen(self, seat: int) -> list[dict[str, int]]:
        """The scores with the seat's own bonus cards; the Automa's sheet is the last."""
        sheets: list[dict[str, int]] = []
        for other in range(self.seats):
            known = self.seat < 0 or other == seat
            sheets.append(sheet_of(self, other, bonus_points(self, other) if known else 0))
        if self.sheets > self.seats:
            sheets.append(automa_sheet(self, FACE_DOWN_POINTS[self.settings["automa"]]))
        return sheets

    def round_number(self) -> int:
        return self.round

    def winners(self) -> list[int]:
        """The highest total, then the most unused food, then shared."""
        if self.seat >= 0:
            return []
        food = [sum(counts) for counts in self.food] + [AUTOMA_FOOD]
        ranks = [(sheet["total"], food[seat]) for seat, sheet in enumerate(self.scores())]
        return [seat for seat, rank in enumerate(ranks) if rank == max(ranks)]

    def derived(self) -> dict[str, Any]:
        """How everybody stands in the goals, and what each row gives."""
        return public_facts(self)

    def derived_for(self, seat: int) -> dict[str, Any]:
        """How far the bonus cards have come that the seat sees."""
        return seat_facts(self, seat)

    # In every game its observation.py writes them: the kernel knows no game's modules.

    @classmethod
    def observation_blocks(cls, seats: int, settings: dict[str, Any]) -> list[Block]:
        """What a seat knows as numbers, block by block."""
        return observation.blocks(seats, settings)

    def observe(self, seat: int, writer: BytesWriter) -> None:
        """Write them."""
        observation.observe(self, seat, writer)

    @classmethod
    def cards(cls) -> list[dict[str, Any]]:
        return texts.cards()

    @classmethod
    def localized(cls, language: str, data: dict[str, Any]) -> dict[str, Any]:
        return texts.localized(language, data)

    def read(self, position_given: dict[str, Any], faults: list[Fault]) -> None:
        """The parts of a position; cards that it does not name lie in the decks."""
        position.read(self, position_given, faults)

    @classmethod
    def renewed(cls, position_given: dict[str, Any], rules: int) -> dict[str, Any]:
        """A position of rules 1 in the words of rules 2."""
        return former.renewed(position_given) if rules == 1 else position_given

    def write_parts(self) -> dict[str, Any]:
        return position.write(self)

    def copy(self) -> "Wingspan":
        other = Wingspan(self.seats, self.settings, self.chance.copy(), self)
        self.share_history(other)
        return other
