"""What a study says of each card in one small file, and the files that Volière brings."""

from functools import cache
from pathlib import Path
from typing import Final

import msgspec

from voliere.arena.simulate import Plan
from voliere.study.tiers import Placed

FOLDER: Final = Path(__file__).parent / "published"
FILE: Final = "tiers.json"
DIGITS: Final = 4


class Published(msgspec.Struct, frozen=True):
    """The tiers of a study, and from which games they come."""

    game: str
    rules: int
    seats: int
    bots: list[str]
    seed: int
    games: int
    contested: bool
    """Whether somebody wins: if so `value` is a share of victories, else points."""
    placed: list[Placed]


def published_of(plan: Plan, games: int, contested: bool, placed: list[Placed]) -> Published:
    """What is to be published of a study."""
    told = (plan.game, plan.rules, plan.seats, plan.bots, plan.seed, games, contested)
    rounded = [
        msgspec.structs.replace(p, value=round(p.value, DIGITS), doubt=round(p.doubt, DIGITS))
        for p in placed
    ]
    return Published(*told, rounded)


def write(found: Published, folder: Path) -> Path:
    """The file in the folder of a study; `python -m tools.publish` brings it to players."""
    file = folder / FILE
    file.write_bytes(msgspec.json.format(msgspec.json.encode(found), indent=0) + b"\n")
    return file


@cache
def published(game: str) -> Published | None:
    """What Volière brings for a game, if there is something."""
    file = FOLDER / f"{game}.json"
    if not file.is_file():
        return None
    return msgspec.json.decode(file.read_bytes(), type=Published)
