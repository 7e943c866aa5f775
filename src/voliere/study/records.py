"""Saved games as a collection: each is played again, and what a study asks of it is kept."""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, Final

import msgspec

import voliere
from voliere.arena.collection import Collection
from voliere.arena.course import Course
from voliere.arena.simulate import Plan, PlayedPiece, add_game, piece_size
from voliere.games import game_kind
from voliere.kernel.errors import Refusal, refusal
from voliere.kernel.game import Game
from voliere.kernel.record import Record, read_record

RECORDS: Final = "records"
"""Who played, in the words of a collection: whoever did."""
ENDINGS: Final = (".json", ".jsonl")


class Skipped(msgspec.Struct, frozen=True):
    """A record that was not counted, and why."""

    where: str
    why: Refusal


class Records(msgspec.Struct, frozen=True):
    """The records of a folder."""

    collection: Collection
    skipped: list[Skipped]


def collect_records(
    folder: Path, game: str, seats: int, into: Path, progress: Callable[[int], None]
) -> Records:
    """Play the finished games again that are of this game and number of seats."""
    kind = game_kind(game)
    plan = Plan(game, kind.rules, seats, {}, 0, [RECORDS] * seats, 0, True)
    collection, skipped = Collection(into, plan), []
    piece, count, size = PlayedPiece(0, 0, [], [], []), 0, piece_size(plan)
    for where, text in texts(folder):
        try:
            game_again, course = played_again(text, game, seats)
        except Refusal as why:
            skipped.append(Skipped(where, why))
            continue
        add_game(piece, plan, count, seed_of(game_again), course)
        count += 1
        progress(count)
        if count % size == 0:
            collection.keep(msgspec.structs.replace(piece, games=size))
            piece = PlayedPiece(count // size, 0, [], [], [])
    if count % size:
        collection.keep(msgspec.structs.replace(piece, games=count % size))
    if not count:
        raise refusal("error.study-records", folder=folder, skipped=len(skipped))
    collection.plan = msgspec.structs.replace(plan, games=count)
    return Records(collection, skipped)


def texts(folder: Path) -> Iterator[tuple[str, str]]:
    """Each record of a folder and of those in it: a file, or in a file of lines each line."""
    if not folder.is_dir():
        raise refusal("error.file-missing", file=folder)
    for file in sorted(file for file in folder.rglob("*") if file.suffix in ENDINGS):
        where = str(file.relative_to(folder))
        try:
            text = file.read_text(encoding="utf-8")
        except (OSError, ValueError):
            text = ""
        if file.suffix == ENDINGS[0]:
            yield where, text
            continue
        for number, line in enumerate(text.splitlines(), 1):
            yield f"{where}:{number}", line


def played_again(text: str, game: str, seats: int) -> tuple[Game, Course]:
    """The game of a record, with what is counted on its way; a Refusal says what is wrong."""
    record = whole_record(text)
    if record.game != game:
        raise refusal("error.study-other-game", game=record.game)
    played = voliere.replay(record, 0)
    if played.seats != seats:
        raise refusal("error.study-other-seats", seats=played.seats)
    course = Course(played, True)
    for number, choice in enumerate(record.choices):
        seat, _, option = choice.partition(":")
        if not seat.isdecimal() or played.seat < 0:
            raise refusal("error.record-choice", number=number + 1, choice=choice)
        course.asked(played.seat)
        played.choose(option, int(seat))
    if played.seat >= 0:
        raise refusal("error.study-unfinished")
    if record.scores is not None and record.scores != played.scores():
        raise refusal("error.record-scores", found=record.scores, right=played.scores())
    return played, course


def whole_record(text: str) -> Record:
    """A record from its text."""
    try:
        data: Any = msgspec.json.decode(text)
    except (msgspec.DecodeError, RecursionError) as error:
        raise refusal("error.study-no-record", reason=str(error)) from None
    if not isinstance(data, dict):
        raise refusal("error.study-no-record", reason="{…}")
    return read_record(data)


def seed_of(game: Game) -> int:
    """The seed of its deal; 0 where it began from a position."""
    seed = game.origin.get("seed", 0)
    return seed if isinstance(seed, int) else 0
