"""One play in progress: the complete state and its rules. Every game is a subclass."""

from abc import abstractmethod
from collections.abc import Iterable
from typing import Any, ClassVar, Final

from librt.strings import BytesWriter
from mypy_extensions import mypyc_attr

from voliere.kernel.chance import Chance
from voliere.kernel.decision import Decision, Option, Space
from voliere.kernel.errors import Fault, Refusal, refusal
from voliere.kernel.events import NO_SEAT, Event
from voliere.kernel.observation import ALONE, CATEGORY, MANY, Block, by_seat, put, put_seat
from voliere.kernel.record import Record, json_text
from voliere.kernel.settings import Setting, read_settings
from voliere.kernel.sight import SECRET, Part, deal_anew
from voliere.kernel.turns import SEAT_BITS, SEAT_MASK, OpenTurns

HIDDEN: Final = -1
"""The action of a choice that an imagined game does not know."""
HIDDEN_TEXT: Final = "?"


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(OpenTurns):
    """One play in progress.

    A subclass declares the class variables below and writes `deal`, `read`, `write_parts`,
    `copy`, `topic`, `actions`, `apply`, `scores` and `winners`.
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

    # What a game writes for itself.

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

    # What all games share.

    @property
    def decision(self) -> Decision | None:
        """What the game waits for; None when it is over, or held until a turn is ended."""
        if self.seat < 0 or self.held:
            return None
        topic, data = self.topic()
        options = [
            Option(self.space, action, self.option_data(action)) for action in self.actions()
        ]
        return Decision(self.seat, topic, data, options)

    def decision_of(self, seat: int) -> Decision | None:
        """What the game waits for from this seat; None when it waits for others only."""
        if seat == self.seat:
            return self.decision
        if self.held or seat not in self.waiting():
            return None
        other = self.copy()
        other.turn_to(seat)
        return other.decision

    def act(self, action: int) -> None:
        """Make a choice without any check: for programs that take it from `actions()`."""
        self.choices.append(action << SEAT_BITS | self.seat)
        self.apply(action)

    def choose(self, option: Option | int | str, seat: int | None = None) -> None:
        """Make a choice: an option, its action or its text. What is not offered is refused."""
        asked = self.seat if seat is None else seat
        if self.seat < 0:
            raise refusal("error.over")
        if asked not in self.waiting():
            raise refusal("error.not-asked", seat=asked, allowed=self.waiting())
        if self.held:
            raise refusal("error.turn-open", seat=asked)
        if asked == self.seat:
            self.act(self._offered(option))
            return
        trial = self.copy()
        trial.turn_to(asked)
        action = trial._offered(option)
        self.turn_to(asked)
        self.act(action)

    def _offered(self, option: Option | int | str) -> int:
        action = self._action(option)
        if action < 0 or not self.offers(action):
            text = option.text if isinstance(option, Option) else option
            allowed = [self.space.text(a) for a in self.actions()]
            raise refusal("error.not-offered", option=text, allowed=_shortened(allowed))
        return action

    def _action(self, option: Option | int | str) -> int:
        if isinstance(option, Option):
            return option.action if option.space is self.space else -1
        if isinstance(option, str):
            return self.space.read(option)
        return option if 0 <= option < self.space.size else -1

    def tell(self, kind: str, seat: int, data: dict[str, Any]) -> None:
        """Keep an event. Ask `records_events` first, so that silent games spend nothing on it."""
        self.events.append(Event(len(self.choices), kind, seat, data))

    def log(self, seat: int | None = None, since: int = 0) -> list[Event]:
        """The events, from one on, as a seat, or for None a spectator, may know them."""
        return self.as_seen(self.events[since:], seat)

    def as_seen(self, events: list[Event], seat: int | None) -> list[Event]:
        """Events as a seat, or for None a spectator, may know them, also those of older rules.

        Of a kind that is not declared any more everything is hidden.
        """
        viewer = NO_SEAT if seat is None else seat
        shown = self.events_shown
        return [event.seen_by(viewer, shown.get(event.kind, ())) for event in events]

    def share_history(self, other: "Game") -> None:
        """Give a copy what every game carries."""
        other.seat = self.seat
        other.choices = self.choices[:]
        other.origin = self.origin
        other.apart = self.apart
        other.turns = self.turns

    def round_number(self) -> int:
        """The round that is played, from 1."""
        return 1

    def __repr__(self) -> str:
        seats = "1 seat" if self.seats == 1 else f"{self.seats} seats"
        return f"<{self.name}: {seats}, round {self.round_number()}, {self._asked()}>"

    def _asked(self) -> str:
        waiting = self.waiting()
        if not waiting:
            return "over"
        seats = ", ".join(str(seat) for seat in waiting)
        if self.held:
            return f"turn of seat {seats} open"
        return f"seat {seats} asked: {self.topic()[0]}"

    def __str__(self) -> str:
        """The position as a JSON text; `voliere.load` reads it."""
        return json_text(self.position())

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickles and copies are made from the position, the same at both speeds."""
        counts = (self.apart, self.turns)
        history = (self.choices, self.origin, self.events, self.records_events, *counts)
        return revive, (type(self), self.position(), *history)

    # Positions and views.

    def position(self) -> dict[str, Any]:
        """The whole state as readable JSON; `voliere.load` reads it. A turn that is held ends."""
        if self.held:
            other = self.copy()
            other.go_on()
            return other.position()
        return {
            "game": self.name,
            "rules": self.rules,
            "seats": self.seats,
            "settings": dict(self.settings),
            "chance": str(self.chance),
            **self.write_parts(),
        }

    def view(self, seat: int | None = None) -> dict[str, Any]:
        """What a seat, or for None a spectator, may see."""
        viewer = self._viewer(seat)
        written = self.write_parts()
        seen = {
            part.name: part.seen_by(viewer, written, getattr(self, part.known) if part.known else 0)
            for part in self.parts
            if part.sight != SECRET
        }
        return {
            "game": self.name,
            "seats": self.seats,
            "settings": dict(self.settings),
            "viewer": seat,
            "number": len(self.choices),
            "waiting": self.waiting(),
            "decision": self._decision_seen(viewer),
            **seen,
            **self.derived(),
            **self.derived_for(viewer),
            "scores": self.scores_seen(viewer),
            "winners": self.winners() if self.seat < 0 else [],
        }

    def _decision_seen(self, viewer: int) -> dict[str, Any] | None:
        decision = self.decision if viewer < 0 else self.decision_of(viewer) or self.decision
        if decision is None:
            return None
        seen: dict[str, Any] = {"seat": decision.seat, "topic": decision.topic, **decision.data}
        if decision.seat == viewer:
            seen["options"] = [{"text": o.text, **o.data} for o in decision.options]
        return seen

    def _viewer(self, seat: int | None) -> int:
        if seat is None:
            return NO_SEAT
        if not 0 <= seat < self.seats:
            raise refusal("error.no-such-seat", seat=seat, allowed=list(range(self.seats)))
        return seat

    def imagine(self, seat: int | None, seed: int) -> "Game":
        """A copy in which all that the seat cannot know is dealt anew, with a future of its own."""
        viewer = self._viewer(seat)
        chance = Chance.seeded(seed)
        other = self.copy()
        pools = list(dict.fromkeys(part.pool for part in self.parts if part.pool))
        for pool in pools:
            deal_anew(other, [part for part in self.parts if part.pool == pool], viewer, chance)
        other.chance = Chance.seeded(chance.seed())
        other.choices = self._choices_seen(viewer)
        other.origin = self._open_origin()
        return other

    def _open_origin(self) -> dict[str, Any]:
        """The beginning without the seed, or a position with everybody's hand."""
        return {name: value for name, value in self.origin.items() if name in OPEN_ORIGIN}

    def _choices_seen(self, viewer: int) -> list[int]:
        """The choices, without those of others that are face down."""
        return [
            HIDDEN << SEAT_BITS | choice & SEAT_MASK
            if choice & SEAT_MASK != viewer and self.hides(choice >> SEAT_BITS)
            else choice
            for choice in self.choices
        ]

    # Records.

    def record(self) -> Record:
        """The set-up, the seed and the choices so far: enough to play it all again."""
        scores = self.scores() if self.seat < 0 else None
        return Record(self.name, self.rules, self.origin, self.choice_texts(), scores)

    def record_of(self, seat: int | None) -> Record:
        """The record as a seat, or for None a spectator, may know it: it cannot be replayed."""
        texts = [self._choice_text(c) for c in self._choices_seen(self._viewer(seat))]
        return Record(self.name, self.rules, self._open_origin(), texts, None)

    def choice_texts(self) -> list[str]:
        """The choices so far, each as `SEAT:OPTION`; of one that is hidden, `SEAT:?`."""
        return [self._choice_text(choice) for choice in self.choices]

    def _choice_text(self, choice: int) -> str:
        text = self.space.text(choice >> SEAT_BITS) if choice >= 0 else HIDDEN_TEXT
        return f"{choice & SEAT_MASK}:{text}"


OPEN_ORIGIN: Final = ("seats", "settings")
"""What of a record's beginning is no secret."""


def _shortened(texts: list[str]) -> list[str]:
    return texts if len(texts) <= 40 else [*texts[:40], "…"]


def settle(kind: type[Game], seats: Any, given: dict[str, Any]) -> dict[str, Any]:
    """The settings of a game of this kind, complete; all that is wrong is named at once."""
    faults: list[Fault] = []
    settings = _checked(kind, seats, given, faults)
    if faults:
        raise Refusal(faults)
    return settings


def begin(
    kind: type[Game], seats: int, seed: int, settings: dict[str, Any], records_events: bool = True
) -> Game:
    """A new game of this kind, with settings that `settle` made complete."""
    game = kind.deal(seats, settings, Chance.seeded(seed))
    game.origin = {"seats": seats, "settings": settings, "seed": seed}
    game.records_events = records_events
    game.opening()
    return game


def play_out(game: Game, chance: Chance) -> int:
    """Choose at random to the end; the number of choices made."""
    made = 0
    while game.seat >= 0:
        actions = game.actions()
        game.act(actions[chance.below(len(actions))])
        made += 1
    return made


def restore(kind: type[Game], position: dict[str, Any]) -> Game:
    """The game of a position. What is left out takes its default; every fault is named at once."""
    faults: list[Fault] = []
    seats = position.get("seats", kind.seat_counts[0])
    rules = position.get("rules", kind.rules)
    if type(rules) is not int or rules != kind.rules:
        faults.append(Fault("error.rules", {"found": position["rules"], "rules": kind.rules}))
    given = position.get("settings", {})
    if not isinstance(given, dict):
        faults.append(Fault("error.part", {"part": "settings"}))
        given = {}
    settings = _checked(kind, seats, given, faults)
    if faults:
        raise Refusal(faults)
    text = position.get("chance")
    chance = Chance.seeded(0) if text is None else Chance.read(str(text))
    _check_names(kind, position, faults)
    game = kind(seats, settings, chance)
    game.read(position, faults)
    if faults:
        raise Refusal(faults)
    game.origin = {"start": game.position()}
    game.records_events = True
    return game


def revive(
    kind: type[Game],
    position: dict[str, Any],
    choices: list[int],
    origin: dict[str, Any],
    events: list[Event],
    records_events: bool,
    apart: int,
    turns: int,
) -> Game:
    """The game that was pickled or copied, sharing nothing with it that changes."""
    game = restore(kind, position)
    game.choices = choices[:]
    game.origin = origin
    game.events = events[:]
    game.records_events = records_events
    game.apart = apart
    game.turns = turns
    return game


HEADER: Final = ("game", "rules", "seats", "settings", "chance")


def _check_names(kind: type[Game], position: Iterable[str], faults: list[Fault]) -> None:
    allowed = [*HEADER, *(part.name for part in kind.parts)]
    for name in position:
        if name not in allowed:
            faults.append(Fault("error.part-name", {"name": name, "allowed": allowed}))


def _checked(
    kind: type[Game], seats: Any, given: dict[str, Any], faults: list[Fault]
) -> dict[str, Any]:
    settings = read_settings(kind.settings_offered, given, faults)
    if not isinstance(seats, int) or isinstance(seats, bool) or seats not in kind.seat_counts:
        allowed = list(kind.seat_counts)
        faults.append(Fault("error.seats", {"seats": seats, "game": kind.name, "allowed": allowed}))
    if not faults:
        kind.check(seats, settings, faults)
    return settings
