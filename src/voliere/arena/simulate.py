"""Many games between bots, with what they scored and how fast they went."""

import time
from collections.abc import Callable
from typing import Any

from voliere.arena.play import play
from voliere.bots import LEVELS, Bot, check_bot, make_bot
from voliere.bots.bot import BotFault
from voliere.games import game_kind
from voliere.kernel import compiled
from voliere.kernel.chance import Chance
from voliere.kernel.errors import Refusal, refusal
from voliere.kernel.game import Game, begin, play_out, settle


class Tally:
    """What is counted over the games of a simulation, by score sheet: the Automa has one too."""

    def __init__(self) -> None:
        self.games = 0
        self.decisions = 0
        self.totals: list[int] = []
        self.wins: list[float] = []

    def add(self, game: Game) -> None:
        """Count a finished game; a shared victory is shared."""
        self.games += 1
        self.decisions += len(game.choices)
        sheets = game.scores()
        if not self.totals:
            self.totals = [0] * len(sheets)
            self.wins = [0.0] * len(sheets)
        for seat, sheet in enumerate(sheets):
            self.totals[seat] += sheet["total"]
        winners = game.winners()
        for seat in winners:
            self.wins[seat] += 1 / len(winners)


def read_bots(names: list[str], seats: int) -> list[str]:
    """A bot for each seat: one name for all, or one for each."""
    for name in names:
        check_bot(name, programs=True)
    if len(names) == 1:
        return names * seats
    if len(names) != seats:
        raise refusal("error.bots", bots=len(names), seats=seats)
    return names


def simulate(
    game: str,
    seats: int,
    games: int,
    seed: int,
    bots: list[str],
    settings: dict[str, Any],
    progress: Callable[[int], None] = lambda games: None,
) -> dict[str, Any]:
    """Play the games one after the other; the same seed gives the same scores everywhere."""
    kind = game_kind(game)
    complete = settle(kind, seats, settings)
    names = read_bots(bots, seats)
    if games < 1:
        raise refusal("error.games", games=games)
    by_chance = all(name == "random" for name in names)
    seeds = Chance.seeded(seed)
    tally = Tally()
    started = time.perf_counter()
    for _ in range(games):
        played = begin(kind, seats, seeds.seed(), complete, records_events=not by_chance)
        if by_chance:
            play_out(played, Chance.seeded(seeds.seed()))
        else:
            _play(played, names, seeds.seed())
        tally.add(played)
        progress(tally.games)
    return _summary(game, seats, tally, time.perf_counter() - started)


def _play(game: Game, names: list[str], seed: int) -> None:
    """Our bots of one name share one chance, so that random ones choose as `play_out` does."""
    shared = {name: make_bot(name, game.name, seed) for name in names if name in LEVELS}
    bots: list[Bot] = []
    try:
        for seat, name in enumerate(names):
            bots.append(shared.get(name) or foreign_bot(name, game.name, seed ^ seat))
        forfeit = play(game, bots).forfeit
        if forfeit is not None:
            raise Refusal([forfeit.fault(names[forfeit.seat])])
    finally:
        for bot in bots:
            bot.close()


def foreign_bot(name: str, game: str, seed: int) -> Bot:
    """A bot that is not ours, for one seat: two seats never share its process."""
    try:
        return make_bot(name, game, seed)
    except BotFault as fault:
        raise fault.refusal(name) from None


def _summary(game: str, seats: int, tally: Tally, seconds: float) -> dict[str, Any]:
    return {
        "game": game,
        "seats": seats,
        "games": tally.games,
        "decisions": tally.decisions,
        "seconds": round(seconds, 6),
        "games_per_second": round(tally.games / seconds, 1),
        "decisions_per_second": round(tally.decisions / seconds, 1),
        "compiled": compiled,
        "mean_scores": [round(total / tally.games, 4) for total in tally.totals],
        "wins": [round(wins, 4) for wins in tally.wins],
    }
