"""Collections of games: Parquet files in a folder, written as the games come, resumed after a stop.

A folder holds `collection.json` (what is played) and, for each piece of the games, a file
`sheets-00000.parquet` with a row for each score sheet; where cards are watched too, also
`cards-00000.parquet` with a row for each time that a seat dealt with a card, and
`rounds-00000.parquet` with a row for each score sheet and round. All are written whole under
another name first: what has its name is complete.
"""

import json
import os
import time
from collections.abc import Callable, Iterator
from contextlib import suppress
from importlib.util import find_spec
from pathlib import Path
from typing import Any, Final

import msgspec

from voliere.arena.simulate import (
    Piece,
    Plan,
    PlayedPiece,
    Round,
    Tally,
    pieces,
    play_piece,
    summary,
)
from voliere.arena.spread import check_spread, spread
from voliere.kernel.errors import refusal

FILE: Final = "collection.json"
SHEETS: Final = "sheets"
CARDS: Final = "cards"
ROUNDS: Final = "rounds"
GAMES: Final = b"games"
"""The name in a file's metadata under which it says how many games it holds."""
TOTAL: Final = "score_total"
SCORE: Final = "score_"
"""Before the rows of a score sheet in the names of columns."""


class Collection:
    """A folder of games that are played, or were."""

    def __init__(self, folder: Path, plan: Plan) -> None:
        if find_spec("pyarrow") is None:
            raise refusal("error.collection-extra")
        self.folder = folder
        self.plan = plan
        try:
            folder.mkdir(parents=True, exist_ok=True)
            self._begin()
        except OSError as error:
            raise refusal("error.file-write", file=folder, reason=error.strerror) from None

    def _begin(self) -> None:
        file = self.folder / FILE
        told = msgspec.to_builtins(self.plan)
        told.pop("games")
        if not file.exists():
            file.write_text(json.dumps(told, indent=1) + "\n", encoding="utf-8")
            return
        try:
            found = json.loads(file.read_text(encoding="utf-8"))
        except ValueError as error:
            raise refusal("error.arena-log", file=file, reason=error) from None
        for name, value in told.items():
            if found.get(name) != value:
                raise refusal(
                    "error.arena-other", file=file, name=name, found=found.get(name), given=value
                )

    def play(
        self,
        processes: int,
        cluster: str | None = None,
        progress: Callable[[int], None] = lambda games: None,
    ) -> None:
        """Play what is missing; stopped at any moment, what is complete is kept."""
        check_spread(processes, cluster)
        missing = [p.number for p in pieces(self.plan) if not self._complete(p)]
        done = self.plan.games - sum(len(p.seeds) for p in self._pieces(missing))
        progress(done)
        for played in spread(play_piece, self._pieces(missing), processes, cluster):
            self.keep(played)
            done += played.games
            progress(done)

    def _pieces(self, numbers: list[int]) -> Iterator[Piece]:
        """These pieces, one after the other: the seeds of a million games are not held at once."""
        wanted = set(numbers)
        return (piece for piece in pieces(self.plan) if piece.number in wanted)

    def keep(self, played: PlayedPiece) -> None:
        """Write a piece; a disk that is full loses nothing that was written before."""
        import pyarrow as pa

        if self.plan.cards:
            self._write(CARDS, played, card_table(pa, played))
            self._write(ROUNDS, played, round_table(pa, played))
        self._write(SHEETS, played, sheet_table(pa, self.plan, played))

    def _write(self, kind: str, played: PlayedPiece, table: Any) -> None:
        held = {GAMES: str(played.games).encode()}
        kept_whole(self.file(kind, played.number), table.replace_schema_metadata(held))

    def _complete(self, piece: Piece) -> bool:
        import pyarrow as pa
        import pyarrow.parquet as pq

        try:
            held = pq.read_schema(self.file(SHEETS, piece.number)).metadata or {}
        except (OSError, pa.ArrowInvalid):
            return False
        return held.get(GAMES) == str(len(piece.seeds)).encode()

    def file(self, kind: str, number: int) -> Path:
        """The file of a piece."""
        return self.folder / f"{kind}-{number:05}.parquet"

    def tally(self) -> Tally:
        """What the complete pieces add up to, read one after the other."""
        tally = Tally()
        for table in self.tables(SHEETS):
            tally.games += int(table.schema.metadata[GAMES])
            columns = (table[name].to_pylist() for name in ("sheet", "choices", "won", TOTAL))
            for sheet, choices, won, total in zip(*columns, strict=True):
                tally.count(sheet, choices, won, total)
        return tally

    def tables(self, kind: str) -> Iterator[Any]:
        """The tables of all pieces, one after the other."""
        import pyarrow.parquet as pq

        for piece in pieces(self.plan):
            yield pq.read_table(self.file(kind, piece.number))


def run_collection(
    collection: Collection,
    progress: Callable[[int], None] = lambda games: None,
    processes: int = 1,
    cluster: str | None = None,
) -> dict[str, Any]:
    """Play what a collection misses; the figures of all of its games."""
    started = time.perf_counter()
    collection.play(processes, cluster, progress)
    seconds = time.perf_counter() - started
    return summary(collection.plan, collection.tally(), seconds)


def kept_whole(file: Path, table: Any) -> None:
    """Write a table whole or not at all."""
    import pyarrow.parquet as pq

    unfinished = file.with_suffix(".unfinished")
    try:
        pq.write_table(table, unfinished, compression="zstd")
        os.replace(unfinished, file)
    except OSError as error:
        reason = error.strerror or str(error)
        raise refusal("error.file-write", file=file.parent, reason=reason) from None
    finally:
        with suppress(OSError):
            unfinished.unlink()


def sheet_table(pa: Any, plan: Plan, played: PlayedPiece) -> Any:
    """A row for each score sheet of each game."""
    rows = played.sheets
    names = list(rows[0].scores)
    columns = {
        "game": pa.array([row.game for row in rows], pa.int64()),
        "seed": pa.array([row.seed for row in rows], pa.uint64()),
        "sheet": pa.array([row.sheet for row in rows], pa.int8()),
        "bot": pa.array([row.bot for row in rows]).dictionary_encode(),
        "choices": pa.array([row.choices for row in rows], pa.int32()),
        "options": pa.array([row.options for row in rows], pa.int32()),
        "won": pa.array([row.won for row in rows], pa.float32()),
        "began": pa.array([row.began for row in rows], pa.bool_()),
    }
    for name in names:
        columns[SCORE + name] = pa.array([row.scores[name] for row in rows], pa.int16())
    return pa.table(columns)


def card_table(pa: Any, played: PlayedPiece) -> Any:
    """A row for each time that a seat dealt with a card."""
    rows = played.cards
    return pa.table(
        {
            "game": pa.array([row.game for row in rows], pa.int64()),
            "sheet": pa.array([row.sheet for row in rows], pa.int8()),
            "round": pa.array([row.round for row in rows], pa.int8()),
            "event": pa.array([row.event for row in rows], pa.string()).dictionary_encode(),
            "card": pa.array([row.card for row in rows], pa.string()).dictionary_encode(),
            "points": pa.array([row.points for row in rows], pa.int16()),
        }
    )


def round_table(pa: Any, played: PlayedPiece) -> Any:
    """A row for each score sheet and round."""
    rows = played.rounds
    kinds = {"game": pa.int64(), "sheet": pa.int8(), "round": pa.int8()}
    names = list(Round.__struct_fields__)
    return pa.table(
        {n: pa.array([getattr(r, n) for r in rows], kinds.get(n, pa.int32())) for n in names}
    )
