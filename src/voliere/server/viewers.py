"""Who looks at a table: whom a token stands for, and the sockets that listen."""

import asyncio
from dataclasses import dataclass

from voliere.kernel.errors import Refusal
from voliere.server.rows import TableRow

UNREAD = 1 << 19
"""Characters that a listener may leave unread beyond one message; it will come back."""
REFUSED = 4000
"""A socket that is refused is closed with this plus the HTTP status that fits."""
TOO_SLOW = 1013
KNOWN_AS = "person:"
"""Stands before a person's id where otherwise a hashed token stands."""


@dataclass(frozen=True)
class Viewer:
    """Somebody at a table: on a seat, as its host, or in the gallery."""

    seat: int | None = None
    host: bool = False
    left: int | None = None
    """The seat that he left: he watches like a spectator until he takes it back."""


def known_as(row: TableRow, key: str) -> Viewer | None:
    """Whom a hashed token, or a person, stands for at this table, if anybody."""
    for seat in row.seats:
        if key in (seat.token, f"{KNOWN_AS}{seat.person}"):
            return Viewer(left=seat.seat) if seat.kind == "open" else Viewer(seat.seat)
    if row.host == key:
        return Viewer(host=True)
    return Viewer() if row.watch == key else None


class Listener:
    """A viewer's socket: messages wait here until the network takes them.

    It is bound to the token it came with: when that stands for another seat, or for none, it
    hears nothing more.
    """

    def __init__(self, seat: int | None, key: str | None = None) -> None:
        self.seat = seat
        self.key = key
        self.closed = False
        self.unread = 0
        self.messages: asyncio.Queue[str | int | Refusal] = asyncio.Queue()
        """Texts to send; the last is the code to close with, or the refusal that says why."""

    def send(self, message: str) -> None:
        """Queue a message; who leaves too many unread is closed."""
        if self.closed:
            return
        if self.unread > UNREAD:
            self.close(TOO_SLOW)
        else:
            self.unread += len(message)
            self.messages.put_nowait(message)

    async def next(self) -> str | int | Refusal:
        """The next text to send, or why to close."""
        message = await self.messages.get()
        if isinstance(message, str):
            self.unread -= len(message)
        return message

    def close(self, why: int | Refusal) -> None:
        """Forget what waits here, and close with a code or a refusal."""
        self.closed = True
        while not self.messages.empty():
            self.messages.get_nowait()
        self.messages.put_nowait(why)

    def belongs(self, row: TableRow) -> bool:
        """Whether the token still stands for what it stood for when it came."""
        if self.key is None:
            return row.public
        viewer = known_as(row, self.key)
        return viewer is not None and viewer.seat == self.seat
