"""What other studies of the same game say of a card: with other seats, or by other bots."""

import csv
from collections.abc import Sequence
from pathlib import Path

import msgspec

from voliere.kernel.errors import refusal
from voliere.study.published import FILE, Published


class Told(msgspec.Struct, frozen=True):
    """What a study says of something that happened with a card; see `counts.Worth`."""

    event: str
    card: str
    seats: int
    points: float
    doubt: float
    victories: float
    victories_doubt: float


class Other(msgspec.Struct, frozen=True):
    """Another study: of how many games, at which tables, and what it says."""

    games: int
    seats: int
    bots: list[str]
    told: list[Told]


def read_others(folders: Sequence[Path], game: str) -> list[Other]:
    """The studies in these folders, which `voliere study` wrote."""
    return [read_other(folder, game) for folder in folders]


def read_other(folder: Path, game: str) -> Other:
    """One of them; a folder that holds none, or one of another game, is refused."""
    try:
        found = msgspec.json.decode((folder / FILE).read_bytes(), type=Published)
        with (folder / "cards.csv").open(encoding="utf-8", newline="") as written:
            rows = msgspec.convert(list(csv.DictReader(written)), list[Told], strict=False)
    except (OSError, msgspec.MsgspecError) as error:
        reason = error.strerror if isinstance(error, OSError) else error
        raise refusal("error.study-beside", folder=folder, reason=reason) from None
    if found.game != game:
        raise refusal("error.study-other-game", game=found.game)
    return Other(found.games, found.seats, found.bots, rows)
