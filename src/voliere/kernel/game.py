"""One play in progress: the complete state and its rules. Every game is a subclass."""

from collections.abc import Iterable
from typing import Any, Final

from mypy_extensions import mypyc_attr

from voliere.kernel.chance import Chance
from voliere.kernel.decision import Decision, Option
from voliere.kernel.errors import Fault, Refusal, refusal
from voliere.kernel.events import NO_SEAT, Event
from voliere.kernel.record import Record, json_text
from voliere.kernel.rules import Rules
from voliere.kernel.settings import read_settings
from voliere.kernel.sight import SECRET, deal_anew
from voliere.kernel.turns import SEAT_BITS, SEAT_MASK

HIDDEN: Final = -1
"""The action of a choice that an imagined game does not know."""
HIDDEN_TEXT: Final = "?"


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(Rules):
    """One play in progress.

    >>> import voliere
    >>> game = voliere.new("songbirds", seats=2, seed=7)
    >>> game
    <songbirds: 2 seats, round 1, seat 0 asked: turn>
    """

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
        """Make a choice: an option, its action or its text. What is not offered is refused.

        >>> import voliere
        >>> game = voliere.new("songbirds", seats=2, seed=7)
        >>> game.decision.options[:2]
        [<Option R6@c2>, <Option R6@b3>]
        >>> game.choose("R6@c2")
        >>> game.choose("R6@b3")  # doctest: +ELLIPSIS
        Traceback (most recent call last):
        voliere.kernel.errors.Refusal: “R6@b3” is not offered; allowed are: R1@c1, R1@b2, ...
        """
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
        """The events, from one on, as a seat, or for None a spectator, may know them.

        >>> import voliere
        >>> game = voliere.new("songbirds", seats=2, seed=7)
        >>> game.choose("R6@c2")
        >>> game.log(since=4)
        [<Event 1 placed seat 0 {'card': 'R6', 'place': 'c2'}>]
        """
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
        """The whole state as readable JSON; `voliere.load` reads it. A turn that is held ends.

        >>> import voliere
        >>> game = voliere.new("songbirds", seats=2, seed=7)
        >>> voliere.load(game.position()).position() == game.position()
        True
        """
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
        """What a seat, or for None a spectator, may see.

        >>> import voliere
        >>> game = voliere.new("songbirds", seats=2, seed=7)
        >>> [hand[:2] for hand in game.view(0)["hands"]]
        [['R6', 'B4'], [None, None]]
        """
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
        """A copy in which all that the seat cannot know is dealt anew, with a future of its own.

        >>> import voliere
        >>> game = voliere.new("songbirds", seats=2, seed=7)
        >>> game.imagine(0, seed=1).view(0) == game.view(0)
        True
        >>> game.imagine(0, seed=1).view(1)["hands"] == game.view(1)["hands"]
        False
        """
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
        """The set-up, the seed and the choices so far: enough to play it all again.

        >>> import voliere
        >>> game = voliere.new("songbirds", seats=2, seed=7)
        >>> game.choose("R6@c2")
        >>> game.record(), game.record().choices
        (<Record songbirds, 2 seats, 1 choices>, ['0:R6@c2'])
        """
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
