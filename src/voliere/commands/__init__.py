"""The commands of `voliere`, each declared beside what it does; `ALL` is their order."""

from collections.abc import Callable

import click

from voliere.commands.admin import admin
from voliere.commands.coach import advice, calibrate, puzzles, review
from voliere.commands.many import arena, simulate, study, train
from voliere.commands.programs import engine, serve
from voliere.commands.tables import cards, check, play, replay
from voliere.terminal.flags import Flags

ALL: tuple[Callable[[Flags], click.Command], ...] = (
    play,
    serve,
    cards,
    puzzles,
    advice,
    review,
    replay,
    check,
    simulate,
    arena,
    study,
    train,
    calibrate,
    engine,
    admin,
)
