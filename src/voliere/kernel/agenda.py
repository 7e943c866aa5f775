"""What is still to be done: a stack of small steps, popped until one needs an answer."""

from typing import Any, ClassVar, Generic, TypeVar

from mypy_extensions import mypyc_attr

from voliere.kernel.chance import Chance
from voliere.kernel.events import NO_SEAT
from voliere.kernel.game import Game

G = TypeVar("G", bound="AgendaGame")


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Generic[G]):
    """Something still to be done. It never changes, so that copies of a game share it.

    A step holds nothing that a seat may not know: hidden cards lie in a declared part of the state.
    """

    name: ClassVar[str] = ""
    fields: ClassVar[tuple[str, ...]] = ()
    """The constructor's arguments after the seat, by which a position writes the step."""
    simultaneous: ClassVar[bool] = False
    """Whether all seats that have such a step may answer in any order, as at a set-up."""
    follows_turn: ClassVar[bool] = False
    """Whether it begins what follows a turn: it waits while somebody holds one."""

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.told: bytes = b""
        """What observations tell of it, written when one first does."""

    def asks(self, game: G) -> bool:
        """Whether the seat must be asked; if not, the step runs by itself."""
        return False

    def run(self, game: G) -> None:
        """Do the step, when nobody is asked."""

    def topic(self, game: G) -> tuple[str, dict[str, Any]]:
        """What is asked, as an id and its arguments."""
        return self.name, {}

    def actions(self, game: G) -> list[int]:
        """The legal answers."""
        return []

    def option_data(self, game: G, action: int) -> dict[str, Any]:
        """What an answer means here, besides what its text says everywhere."""
        return {}

    def answer(self, game: G, action: int) -> None:
        """Do the step with the answer."""

    def __repr__(self) -> str:
        return f"<Step {self.as_json()}>"

    def as_json(self) -> dict[str, Any]:
        """The step as plain JSON data."""
        return {
            "step": self.name,
            "seat": self.seat,
            **{field: getattr(self, field) for field in self.fields},
        }


@mypyc_attr(allow_interpreted_subclasses=True)
class AgendaGame(Game):
    """A game whose effects nest: each pushes what follows, the last pushed is done first."""

    def __init__(self, seats: int, settings: dict[str, Any], chance: Chance) -> None:
        super().__init__(seats, settings, chance)
        self.agenda: list[Step[Any]] = []

    def proceed(self) -> None:
        """Do steps until one needs an answer, or until nothing is left and the game is over."""
        agenda = self.agenda
        while agenda:
            step = agenda[-1]
            if step.asks(self):
                if self.holders and self._hands_over(step) and self.hold(False):
                    return
                self.seat = step.seat
                return
            if self.holders and step.follows_turn and self.hold(True):
                return
            agenda.pop()
            if self.records_events and step.follows_turn:
                self.turns += 1
            step.run(self)
        self.seat = NO_SEAT

    def _hands_over(self, step: Step[Any]) -> bool:
        """Whether another seat is asked than the one that chose, and not all at once."""
        return step.seat != self.seat and not step.simultaneous

    def go_on(self) -> None:
        """Do the steps that follow the turn."""
        self.proceed()

    def resume(self, written: bool) -> None:
        """Go on from a position; a step on top of a written agenda is asked if it has answers.

        Its seat was asked when the position was written. Another seat that imagines its hand may
        deal it one with which the step would now run by itself.
        """
        if written and self.agenda and self.agenda[-1].actions(self):
            self.seat = self.agenda[-1].seat
        else:
            self.proceed()

    def waiting(self) -> list[int]:
        """The seat of the step on top; if it is simultaneous, of all such steps."""
        if self.held or self.seat < 0 or not self.agenda[-1].simultaneous:
            return super().waiting()
        return sorted(step.seat for step in self.agenda if step.simultaneous)

    def turn_to(self, seat: int) -> None:
        """Ask another seat with a simultaneous step first."""
        for index, step in enumerate(self.agenda):
            if step.simultaneous and step.seat == seat:
                self.agenda.append(self.agenda.pop(index))
                self.seat = seat
                return

    def topic(self) -> tuple[str, dict[str, Any]]:
        """What the step on top asks."""
        return self.agenda[-1].topic(self)

    def actions(self) -> list[int]:
        """The answers that the step on top takes."""
        return self.agenda[-1].actions(self) if self.seat >= 0 and not self.held else []

    def option_data(self, action: int) -> dict[str, Any]:
        """What the step on top means by an answer."""
        return self.agenda[-1].option_data(self, action)

    def apply(self, action: int) -> None:
        """Give the step on top its answer, and go on."""
        step = self.agenda.pop()
        if step.simultaneous:
            self.apart = len(self.choices)
        step.answer(self, action)
        self.proceed()
