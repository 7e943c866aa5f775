"""What the game waits for, and the answers it takes."""

from typing import Any

from mypy_extensions import mypyc_attr

from voliere.kernel.errors import refusal


@mypyc_attr(allow_interpreted_subclasses=True)
class Space:
    """A game's fixed action space: each option it can ever offer is an int with one stable text."""

    def __init__(self, size: int) -> None:
        self.size = size
        self._actions: dict[str, int] = {}

    def text(self, action: int) -> str:
        """The option on one line, like a chess move."""
        raise refusal("error.no-such-action", action=action, size=self.size)

    def data(self, action: int) -> dict[str, Any]:
        """The option's verb and arguments, for programs."""
        raise refusal("error.no-such-action", action=action, size=self.size)

    def __reduce__(self) -> str:
        """There is one space for each game, `SPACE` in the module of its class."""
        return "SPACE"

    def read(self, text: str) -> int:
        """The action that a text names, or -1."""
        if not self._actions:
            self._actions = {self.text(action): action for action in range(self.size)}
        return self._actions.get(text, -1)


class Option:
    """One legal answer. Its text and data are made when somebody looks.

    >>> import voliere
    >>> option = voliere.new("songbirds", seats=2, seed=7).decision.options[0]
    >>> option.text, option.data
    ('R6@c2', {'verb': 'place', 'card': 'R6', 'place': 'c2'})
    """

    def __init__(self, space: Space, action: int, more: dict[str, Any] | None = None) -> None:
        self.space = space
        self.action = action
        self.more = more or {}
        """What it means in this decision alone, such as what a discount spares."""

    @property
    def text(self) -> str:
        """The option on one line, like a chess move; `choose` reads it back."""
        return self.space.text(self.action)

    @property
    def data(self) -> dict[str, Any]:
        """The option's verb and arguments; a `form` among them chooses another wording."""
        return {**self.space.data(self.action), **self.more}

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Option):
            return NotImplemented
        return self.action == other.action and self.space is other.space

    def __hash__(self) -> int:
        return hash(self.action)

    def __repr__(self) -> str:
        return f"<Option {self.text}>"

    def __reduce__(self) -> tuple[Any, ...]:
        return Option, (self.space, self.action, self.more)


class Decision:
    """The one thing the game waits for: a seat, a topic with its data, the options.

    >>> import voliere
    >>> decision = voliere.new("songbirds", seats=2, seed=7).decision
    >>> decision
    <Decision seat 0: turn, 52 options>
    >>> decision.seat, decision.topic
    (0, 'turn')
    """

    def __init__(self, seat: int, topic: str, data: dict[str, Any], options: list[Option]) -> None:
        self.seat = seat
        self.topic = topic
        self.data = data
        self.options = options

    def __repr__(self) -> str:
        options = "1 option" if len(self.options) == 1 else f"{len(self.options)} options"
        return f"<Decision seat {self.seat}: {self.topic}, {options}>"

    def __reduce__(self) -> tuple[Any, ...]:
        return Decision, (self.seat, self.topic, self.data, self.options)
