"""Games to look at again: finished at a table, or uploaded."""

import asyncio

import voliere
from voliere.kernel.errors import Refusal
from voliere.kernel.game import Game
from voliere.kernel.record import read_record
from voliere.server.hall import Hall
from voliere.server.names import NAME_LENGTH, clean_name
from voliere.server.problems import problem
from voliere.server.rows import ReplayRow
from voliere.server.schema.replays import Replay, Step, TurnStart
from voliere.server.seating import check_quota, replayed
from voliere.server.table import decode, replay_of
from voliere.server.tokens import hashed

TURN = "turn"
"""What every game asks at the beginning of a turn."""


async def keep(hall: Hall, record: dict[str, object], address: str) -> str:
    """Store an uploaded record; the name under which it stays."""
    creator = hashed(address)
    await check_quota(hall, creator)
    game = await asyncio.to_thread(replayed, record)
    replay = replay_of(game, players_of(game, record), [])
    replay.creator, replay.size = creator, len(replay.record) + len(replay.events)
    await hall.storage.keep_replay(replay)
    return replay.id


def players_of(game: Game, record: dict[str, object]) -> list[str]:
    """Who held the seats, if the record says so: a name that may be shown for each of them."""
    names = read_record(record).players
    if len(names) not in (0, game.seats) or any(len(name) > NAME_LENGTH for name in names):
        raise problem("record-players", seats=game.seats, length=NAME_LENGTH)
    return [clean_name(name) for name in names]


async def find(hall: Hall, name: str) -> ReplayRow:
    """The replay of this name."""
    row = await hall.storage.replay(name)
    if row is None:
        raise problem("no-such-replay", replay=name)
    return row


async def read(hall: Hall, name: str) -> Replay:
    """A replay, whole."""
    row = await find(hall, name)
    record = decode(row.record)
    turns = await asyncio.to_thread(turns_of, record)
    return Replay(row.id, row.game, row.created, record, turns, decode(row.events))


def turns_of(record: dict[str, object]) -> list[TurnStart]:
    """Where the turns of a record begin; none where the rules have changed since."""
    try:
        game = voliere.replay(record, 0)
    except Refusal:
        return []
    turns = []
    for number, choice in enumerate(read_record(record).choices):
        if game.topic()[0] == TURN:
            turns.append(TurnStart(number, game.seat, game.round_number()))
        seat, _, option = choice.partition(":")
        game.choose(option, int(seat))
    return turns


async def step(hall: Hall, name: str, number: int, seat: int | None) -> Step:
    """The replay after so many choices, with the events of the last of them."""
    record = read_record(decode((await find(hall, name)).record))
    last = len(record.choices)
    if number > last:
        raise problem("no-such-step", number=number, last=last)
    game: Game = await asyncio.to_thread(voliere.replay, record, number)
    events = [event.as_json() for event in game.log(seat) if event.number == number]
    return Step(number, last, game.view(seat), events)
