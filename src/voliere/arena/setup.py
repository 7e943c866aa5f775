"""What an arena is played with; a file of games goes on only under the same set-up."""

from math import isfinite
from typing import Any, Final

import msgspec

from voliere.bots import check_bot
from voliere.bots.levels import LEAST_SECONDS
from voliere.games import game_kind
from voliere.kernel.chance import Chance
from voliere.kernel.errors import refusal
from voliere.kernel.game import settle

ROUNDS: Final = 1000
"""The rounds of a search, unless said otherwise: some tenths of a second, compiled."""
AMPLE: Final = 30.0
"""Seconds that no bot needs where rounds are counted."""
LATE: Final = 2.0
"""A choice that takes more than so many times its limit is late."""


class Setup(msgspec.Struct, frozen=True):
    """The game, and how long bots may think: seconds for a choice, or else rounds of a search."""

    game: str
    rules: int
    seats: int
    settings: dict[str, Any]
    seed: int
    seconds: float | None
    rounds: int
    half: bool = False
    """Whether the two bots of a pairing share the table by halves."""

    def limit(self) -> float:
        """The seconds that a bot is given for a choice."""
        return AMPLE if self.seconds is None else self.seconds

    def late_after(self) -> float:
        """The seconds after which a choice is late."""
        return float("inf") if self.seconds is None else LATE * self.seconds


def make_setup(
    game: str,
    seats: int,
    settings: dict[str, Any],
    seed: int,
    seconds: float | None = None,
    rounds: int | None = None,
    half: bool = False,
) -> Setup:
    """A set-up, checked."""
    kind = game_kind(game)
    complete = settle(kind, seats, settings)
    Chance.seeded(seed)
    if seconds is not None and rounds is not None:
        raise refusal("error.arena-budget")
    if seconds is not None and not (isfinite(seconds) and seconds >= LEAST_SECONDS):
        raise refusal("error.bot-seconds", seconds=seconds, least=LEAST_SECONDS)
    if rounds is not None and rounds < 1:
        raise refusal("error.arena-rounds", rounds=rounds)
    counted = 0 if seconds is not None else rounds or ROUNDS
    return Setup(game, kind.rules, seats, complete, seed, seconds, counted, half)


def check_bots(names: list[str], seats: int) -> None:
    """Refuse bots that cannot meet: unknown, named twice, or one with nobody to play against."""
    for name in names:
        check_bot(name, programs=True)
    twice = sorted({name for name in names if names.count(name) > 1})
    if twice:
        raise refusal("error.arena-twice", names=twice)
    if seats > 1 and len(names) < 2:
        raise refusal("error.arena-alone", names=names)
