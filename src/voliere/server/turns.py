"""Whose question is next: bots of many tables share a few processes that think."""

import asyncio
import time

from voliere.bots import LEVELS, seconds_of

SLOW = ("hard", "expert")
"""These levels, and every bot that is not ours, think for as long as they may."""

QUICK_SECONDS = 0.1
"""What a question to another level counts before anybody knows how long it took."""


def is_slow(level: str) -> bool:
    """Whether a bot may take its whole time."""
    return level in SLOW or level not in LEVELS


class Ticket:
    """A bot's question, waiting for its turn."""

    def __init__(self, level: str, table: str = "", address: str = "", people: bool = True) -> None:
        self.slow = is_slow(level)
        self.table = table
        self.address = address
        self.people = people
        """Whether somebody sits at the table; such a table comes first."""
        self.charged = seconds_of(level) if self.slow else QUICK_SECONDS
        self.since = time.monotonic()
        """When it came, and later when its turn began."""
        self.granted: asyncio.Future[None] = asyncio.get_running_loop().create_future()


class Share:
    """What one address has had of the thinking, as long as it has questions."""

    def __init__(self, seconds: float) -> None:
        self.seconds = seconds
        """Of all turns that are over."""
        self.charged = 0.0
        """What the turns count that go on."""
        self.last_turn = 0.0
        self.questions = 0
        self.running = 0


class Turns:
    """Gives turns on so many places at a time.

    Tables with people come first; then the address that has thought least, and at it the table
    whose last turn is longest ago. One place of several is kept for quick levels, and one address
    never has all of them.
    """

    def __init__(self, places: int) -> None:
        self.places = places
        self.most_slow = self.most_of_address = max(1, places - 1)
        self.waiting: list[Ticket] = []
        self.running: list[Ticket] = []
        self.shares: dict[str, Share] = {}
        self.last_turn: dict[str, float] = {}
        """When tables that wait had their last turn."""

    async def wait(self, ticket: Ticket) -> None:
        """Until it is this ticket's turn."""
        least = min((share.seconds for share in self.shares.values()), default=0.0)
        self.shares.setdefault(ticket.address, Share(least)).questions += 1
        self.waiting.append(ticket)
        self._grant()
        try:
            await ticket.granted
        except asyncio.CancelledError:
            if ticket in self.waiting:
                self.waiting.remove(ticket)
                self._leave(ticket)
            else:
                self.end(ticket)
            raise

    def end(self, ticket: Ticket) -> None:
        """The turn is over."""
        self.running.remove(ticket)
        share, now = self.shares[ticket.address], time.monotonic()
        share.running -= 1
        share.charged -= ticket.charged
        share.seconds += now - ticket.since
        self.last_turn[ticket.table] = now
        self._leave(ticket)
        self._grant()

    def _leave(self, ticket: Ticket) -> None:
        share = self.shares[ticket.address]
        share.questions -= 1
        if not share.questions:
            del self.shares[ticket.address]
        if len(self.last_turn) > 2 * len(self.waiting) + self.places:
            tables = {other.table for other in self.waiting}
            self.last_turn = {name: at for name, at in self.last_turn.items() if name in tables}

    def _grant(self) -> None:
        while self.waiting and len(self.running) < self.places:
            slow = sum(other.slow for other in self.running)
            ready = [
                ticket
                for ticket in self.waiting
                if not (ticket.slow and slow >= self.most_slow)
                and self.shares[ticket.address].running < self.most_of_address
            ]
            if not ready:
                return
            self._begin(min(ready, key=self._rank))

    def _begin(self, ticket: Ticket) -> None:
        self.waiting.remove(ticket)
        self.running.append(ticket)
        share = self.shares[ticket.address]
        ticket.since = share.last_turn = time.monotonic()
        share.running += 1
        share.charged += ticket.charged
        if not ticket.granted.done():
            ticket.granted.set_result(None)

    def _rank(self, ticket: Ticket) -> tuple[bool, float, float, bool, float, float]:
        share = self.shares[ticket.address]
        turn = self.last_turn.get(ticket.table, 0.0)
        return (
            not ticket.people,
            share.seconds + share.charged,
            share.last_turn,
            ticket.slow,
            turn,
            ticket.since,
        )
