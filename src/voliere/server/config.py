"""What the operator may set."""

import os
from dataclasses import dataclass, field

from voliere.bots.foreign import ENGINE

PUSH_SERVICES = "fcm.googleapis.com,push.services.mozilla.com,notify.windows.com,web.push.apple.com"
"""Those of the known browsers."""
MINUTE = 60.0
DAY = 24 * 60 * MINUTE


def cores() -> int:
    """How many cores this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


@dataclass(frozen=True)
class Config:
    """The server's settings; times are in seconds, sizes in bytes."""

    database: str = "voliere.sqlite"
    """A file for SQLite, or a postgresql:// address that several servers may share."""
    wake: str = ""
    """A redis:// address through which servers that share a PostgreSQL wake each other."""
    thinkers: int = field(default_factory=cores)
    """The worker processes in which bots think; as many as there are cores."""
    thinker: tuple[str, ...] = ENGINE
    """The program of such a process."""
    bot_seconds: float = 20.0
    """The time that a bot has for one choice."""
    slow_bot_seconds: float = 3.0
    """A table is told of a bot that has waited for so long for its turn to think."""
    absent_seconds: float = MINUTE
    """Who lets a question stand for so long may be replaced by a bot."""
    bot_rescue_seconds: float = 5.0
    """After so long another server, or this one again, makes a bot's choice that nobody made."""
    tables_per_address: int = 100
    """The unfinished tables that one network address may have."""
    uploads_per_address: int = 20
    """The megabytes of records that one network address may have here."""
    requests_per_second: float = 50.0
    """The HTTP requests that one network address may send in the long run."""
    messages_per_second: float = 20.0
    """The messages that one socket may send in the long run."""
    body_bytes: int = 64 * 1024
    record_bytes: int = 1024 * 1024
    message_bytes: int = 16 * 1024
    connections: int = 10_000
    """The connections in all, as far as the limit of open files allows."""
    connections_per_address: int = 200
    """The connections of one network address that is no trusted proxy."""
    push_services: str = PUSH_SERVICES
    """The hosts, separated by commas, of push services that may be told whose turn it is."""
    push_seconds: float = 5.0
    """Who has not come to the table so long after his turn began is told by a push service."""
    push_contact: str = "mailto:operator@localhost"
    """Whom a push service may ask about this server."""
    trusted_proxies: str = ""
    """Addresses and networks, separated by commas, whose X-Forwarded-For is believed."""
    header_seconds: float = 10.0
    """A connection that has asked for nothing by then is closed."""
    body_seconds: float = 20.0
    """The time that a request has for its body."""
    read_seconds: float = 5.0
    """A client that has taken nothing of what waits for it for so long is let go."""
    hello_seconds: float = 10.0
    """A socket that has not said hello by then is closed."""
    sleep_seconds: float = MINUTE
    """A game that nobody touched for so long leaves the memory; storage has it."""
    keep_days: int = 30
    """Uploads, and tables at which nobody ever sat down, are deleted after so many days."""
    archive_seconds: float = 60 * DAY
    """A table without a choice for so long leaves the lists; the next choice brings it back."""
