"""What a game writes for itself: its rules, its parts, its events, its cards."""

from abc import abstractmethod
from typing import TYPE_CHECKING, Any, ClassVar

from librt.strings import BytesWriter
from mypy_extensions import mypyc_attr

from voliere.kernel.chance import Chance
from voliere.kernel.decision import Space
from voliere.kernel.errors import Fault
from voliere.kernel.observation import ALONE, CATEGORY, MANY, Block, by_seat, put, put_seat
from voliere.kernel.settings import Setting
from voliere.kernel.sight import Part
from voliere.kernel.turns import OpenTurns

if TYPE_CHECKING:
    from voliere.kernel.game import Game


@mypyc_attr(allow_interpreted_subclasses=True)
class Rules(OpenTurns):
    """What a game writes for itself; `Game` adds what all share.

    It declares the class variables below and writes `deal`, `read`, `write_parts`, `cards`,
    `copy`, `topic`, `actions`, `apply`, `scores` and `winners`. The others have a default.
    """

    name: ClassVar[str] = ""
    rules: ClassVar[int] = 0
    """The rules version: it grows when an old record would no longer replay to the same end."""
    seat_counts: ClassVar[tuple[int, ...]] = ()
    settings_offered: ClassVar[tuple[Setting, ...]] = ()
    parts: ClassVar[tuple[Part, ...]] = ()
    """Who may see what of the state."""
    events_shown: ClassVar[dict[str, tuple[str, ...]]] = {}
    """For each kind of event, the fields that everybody sees; the seat concerned sees all."""
    dealings: ClassVar[dict[str, str]] = {}
    """What an event means for the card that it names: one of the words of `kernel/events.py`."""
    luck: ClassVar[dict[str, str]] = {}
    """What shows itself by an event of this kind: one of the words of `kernel/events.py`."""
    filters: ClassVar[dict[str, str]] = {}
    """How cards can be looked up: a word for it, and the fact of `cards` that it looks at."""
    space: ClassVar[Space] = Space(0)

    def __init__(self, seats: int, settings: dict[str, Any], chance: Chance) -> None:
        super().__init__(seats)
        self.settings = settings
        self.chance = chance
        self.origin: dict[str, Any] = {}
        self.records_events: bool = False
        """Whether events are kept. Copies keep none."""

    @classmethod
    def check(cls, seats: int, settings: dict[str, Any], faults: list[Fault]) -> None:
        """Settle the settings that depend on others, and add what does not go together."""

    @classmethod
    @abstractmethod
    def deal(cls, seats: int, settings: dict[str, Any], chance: Chance) -> "Game":
        """A game as it lies on the table before the first choice."""

    def opening(self) -> None:
        """Tell what the set-up showed, and go on to the first decision."""

    @abstractmethod
    def read(self, position: dict[str, Any], faults: list[Fault]) -> None:
        """Take over the parts of a position; what is wrong with them goes to the faults."""

    @classmethod
    def renewed(cls, position: dict[str, Any], rules: int) -> dict[str, Any]:
        """A position written under these older rules, in the words of today's."""
        return position

    @classmethod
    @abstractmethod
    def cards(cls) -> list[dict[str, Any]]:
        """The catalogue: one object per card or tile, its `kind`, `name`, `text` and facts."""

    @classmethod
    def effects(cls) -> dict[str, dict[str, str]]:
        """Effects that a topic names and no card alone words: by id, their text by language."""
        return {}

    @classmethod
    def localized(cls, language: str, data: dict[str, Any]) -> dict[str, Any]:
        """The arguments of a topic, an option or an event in words, ready for a sentence."""
        return data

    @abstractmethod
    def write_parts(self) -> dict[str, Any]:
        """The state by parts, as readable JSON."""

    @abstractmethod
    def copy(self) -> "Game":
        """The same game, sharing nothing that changes, without events."""

    @abstractmethod
    def topic(self) -> tuple[str, dict[str, Any]]:
        """What is asked now, as an id and its arguments."""

    @abstractmethod
    def actions(self) -> list[int]:
        """The legal answers as ints of the action space, in a fixed order; none when it is over."""

    @abstractmethod
    def apply(self, action: int) -> None:
        """Do what a legal action says, and go on to the next decision."""

    @abstractmethod
    def scores(self) -> list[dict[str, int]]:
        """For each seat the parts of the score sheet and the `total`, as far as all may know."""

    @abstractmethod
    def winners(self) -> list[int]:
        """The seats that have won: one, several that share, or none."""

    def scores_seen(self, seat: int) -> list[dict[str, int]]:
        """The scores as a seat knows them (-1: a spectator): its own secrets may count."""
        return self.scores()

    def offers(self, action: int) -> bool:
        """Whether the action is legal now."""
        return action in self.actions()

    def option_data(self, action: int) -> dict[str, Any]:
        """What a legal action means in this decision, besides what its text says everywhere."""
        return {}

    def hides(self, action: int) -> bool:
        """Whether the others may not know what was chosen."""
        return False

    def derived(self) -> dict[str, Any]:
        """Facts that follow from what everybody sees, to spare each reader the counting."""
        return {}

    def derived_for(self, seat: int) -> dict[str, Any]:
        """Facts that follow from what a seat sees (-1: a spectator), its own secrets among it."""
        return {}

    @classmethod
    def observation_blocks(cls, seats: int, settings: dict[str, Any]) -> list[Block]:
        """What `observe` writes, in its order. A game without its own shows points alone."""
        return [
            Block("asked", ALONE, seats, "who is asked, from 1 (oneself)", CATEGORY),
            Block("round", ALONE, MANY, "the round"),
            Block("points", by_seat(seats, ALONE), MANY, "the total so far", low=-MANY),
        ]

    def observe(self, seat: int, writer: BytesWriter) -> None:
        """Write what a seat knows as numbers, and nothing else."""
        put_seat(writer, self.seat, seat, self.seats)
        put(writer, self.round_number())
        sheets = self.scores_seen(seat)
        for further in range(self.seats):
            put(writer, sheets[(seat + further) % self.seats]["total"])

    def round_number(self) -> int:
        """The round that is played, from 1."""
        return 1

    @property
    def sheets(self) -> int:
        """Number of score sheets: one for each seat, and last the Automa's where it plays."""
        return self.seats

    @classmethod
    def usual_seats(cls, settings: dict[str, Any]) -> int:
        """Number of seats where nobody says how many."""
        return 2 if 2 in cls.seat_counts else cls.seat_counts[0]

    def spaces_to_keep(self) -> list[str]:
        """The spaces that a seat may ask the others to leave free, where they play together."""
        return []

    @classmethod
    def phrases(cls, settings: dict[str, Any]) -> list[str]:
        """What its rules let those at the table say besides the usual, by ids that the page words.

        Empty where they may say anything.
        """
        return []

    def turn_to(self, seat: int) -> None:
        """Ask another of the waiting seats first."""
