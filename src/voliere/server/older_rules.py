"""Tables that were begun under older rules: their games go on, their log and events stay."""

import logging

import voliere
from voliere.games import game_kind
from voliere.kernel.events import Event, read_event
from voliere.server.problems import problem
from voliere.server.rows import TableRow, standing
from voliere.server.storage import Storage
from voliere.server.table import as_text, decode, encode

log = logging.getLogger("voliere.server")


async def take_over(storage: Storage, row: TableRow) -> None:
    """Go on under newer rules from the last stored position, unless another server was quicker."""
    kind = game_kind(row.game)
    if row.rules > kind.rules:
        raise problem("rules", found=row.rules, rules=kind.rules)
    stored = decode(await storage.position(row.id))
    position = kind.renewed(stored, row.rules) | {"rules": kind.rules}
    voliere.load(position)
    origin = encode({"start": position}).decode()
    told = as_text(await happened(storage, row))
    if await storage.take_over(row, kind.rules, origin, told):
        log.info("taken over", extra={"table": row.id, "rules": kind.rules})


async def happened(storage: Storage, row: TableRow) -> list[Event]:
    """All events so far, as they were stored with what led to them; what was taken back is not.

    They are numbered so that the new beginning is 0.
    """
    entries = standing(await storage.entries(row.id, row.base, with_events=True))
    choices = sum(entry.chooses for entry in entries)
    events = await events_before(storage, row)
    for entry in entries:
        events += read_events(entry.events)
    for event in events:
        event.number -= choices
    return events


async def events_before(storage: Storage, row: TableRow) -> list[Event]:
    """What happened before the log's base."""
    return read_events(await storage.told(row.id))


def read_events(text: str | None) -> list[Event]:
    """Events as they are stored; what was stored before there were any has none."""
    return [read_event(event) for event in decode(text or "[]")]
