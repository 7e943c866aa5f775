"""How much one client may ask for."""

import time
from collections import OrderedDict

ADDRESSES = 10_000
"""At most this many addresses are remembered; the one unseen for longest is forgotten."""


class Bucket:
    """Holds up to twice the rate; each request takes one, each second brings `rate` new ones.

    >>> bucket = Bucket(rate=1)
    >>> [bucket.take(now=0.0) for _ in range(3)], bucket.take(now=1.0)
    ([True, True, False], True)
    """

    def __init__(self, rate: float) -> None:
        self.rate = rate
        self.left = 2 * rate
        self.filled: float | None = None

    def take(self, now: float | None = None) -> bool:
        """Whether one more request is within the limit."""
        moment = time.monotonic() if now is None else now
        if self.filled is not None:
            self.left = min(2 * self.rate, self.left + (moment - self.filled) * self.rate)
        self.filled = moment
        if self.left < 1:
            return False
        self.left -= 1
        return True


class Addresses:
    """A bucket for every network address, or whoever else is told apart by a name."""

    def __init__(self, rate: float) -> None:
        self.rate = rate
        self.buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, address: str) -> bool:
        """Whether the address is within its limit."""
        bucket = self.buckets.setdefault(address, Bucket(self.rate))
        self.buckets.move_to_end(address)
        if len(self.buckets) > ADDRESSES:
            self.buckets.popitem(last=False)
        return bucket.take()


class Concurrent:
    """How many of something each network address has at a time."""

    def __init__(self, most: int) -> None:
        self.most = most
        self.counts: dict[str, int] = {}

    def enter(self, address: str) -> bool:
        """Whether one more is within the limit; who enters must leave."""
        count = self.counts.get(address, 0)
        if count < self.most:
            self.counts[address] = count + 1
        return count < self.most

    def leave(self, address: str) -> None:
        """One less."""
        self.counts[address] -= 1
        if not self.counts[address]:
            del self.counts[address]
