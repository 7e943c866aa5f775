"""What happened, as data: it feeds the log, the animations and the replay."""

from typing import Any, Final

NO_SEAT: Final = -1

# What an event means for the card that it names, and for the hand of the seat.
OFFERED: Final = "offered"
"""The seat may keep it."""
KEPT: Final = "kept"
"""Of those offered, it chose this one."""
PUT_BACK: Final = "put-back"
"""Of those offered, it gave this one back; a game tells this or `KEPT`."""
DEALT: Final = "in-hand"
"""It came to the hand."""
PLAYED: Final = "played"

# What chance shows by an event.
OF_DICE: Final = "dice"
OF_CARDS: Final = "cards"
OF_BONUS: Final = "bonus"
"""Cards with tasks that bring points at the end."""
OF_AUTOMA: Final = "automa"


class Event:
    """Something that happened, with its outcome. `number` counts the choices made before it."""

    def __init__(self, number: int, kind: str, seat: int, data: dict[str, Any]) -> None:
        self.number = number
        self.kind = kind
        self.seat = seat
        self.data = data

    def seen_by(self, seat: int, public: tuple[str, ...]) -> "Event":
        """The event as a seat sees it: its own whole, another's with only the public fields."""
        if seat >= 0 and seat == self.seat:
            return self
        shown = {name: value if name in public else None for name, value in self.data.items()}
        return Event(self.number, self.kind, self.seat, shown)

    def as_json(self) -> dict[str, Any]:
        """The event as plain JSON data."""
        return {"number": self.number, "kind": self.kind, "seat": self.seat, **self.data}

    def __repr__(self) -> str:
        return f"<Event {self.number} {self.kind} seat {self.seat} {self.data}>"

    def __reduce__(self) -> tuple[Any, ...]:
        return Event, (self.number, self.kind, self.seat, self.data)


def read_event(data: dict[str, Any]) -> Event:
    """An event as `Event.as_json` writes it."""
    rest = {name: value for name, value in data.items() if name not in ("number", "kind", "seat")}
    return Event(int(data["number"]), str(data["kind"]), int(data["seat"]), rest)
