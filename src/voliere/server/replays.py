"""Games to look at again: finished at a table, or uploaded."""

import asyncio

import voliere
from voliere.kernel.game import Game
from voliere.kernel.record import read_record
from voliere.server.hall import Hall
from voliere.server.problems import problem
from voliere.server.rows import ReplayRow
from voliere.server.schema import Replay, Step
from voliere.server.seating import replayed
from voliere.server.table import decode, replay_of


async def keep(hall: Hall, record: dict[str, object]) -> str:
    """Store an uploaded record; the name under which it stays."""
    game = await asyncio.to_thread(replayed, record)
    replay = replay_of(game, read_record(record).players)
    await hall.storage.keep_replay(replay)
    return replay.id


async def find(hall: Hall, name: str) -> ReplayRow:
    """The replay of this name."""
    row = await hall.storage.replay(name)
    if row is None:
        raise problem("no-such-replay", replay=name)
    return row


async def read(hall: Hall, name: str) -> Replay:
    """A replay, whole."""
    row = await find(hall, name)
    return Replay(row.id, row.game, row.created, decode(row.record), decode(row.events))


async def step(hall: Hall, name: str, number: int, seat: int | None) -> Step:
    """The replay after so many choices, with the events of the last of them."""
    record = read_record(decode((await find(hall, name)).record))
    last = len(record.choices)
    if number > last:
        raise problem("no-such-step", number=number, last=last)
    game: Game = await asyncio.to_thread(voliere.replay, record, number)
    events = [event.as_json() for event in game.log(seat) if event.number == number]
    return Step(number, last, game.view(seat), events)
