"""A match: a game of the arena, played, with all that is kept of it."""

from collections.abc import Callable
from typing import Final

import msgspec

from voliere.arena.play import NOBODY, Course, Forfeit, forfeit_of, play
from voliere.arena.schedule import Match
from voliere.arena.setup import Setup
from voliere.bots import Bot, make_bot
from voliere.bots.bot import BotFault, broken
from voliere.games import game_kind
from voliere.kernel.game import Game, begin

AUTOMA: Final = "automa"
"""Who has the score sheet that no bot has."""


class Played(msgspec.Struct, frozen=True):
    """A finished match. `thought` and `late` are the clock's; all else follows from the seed."""

    deal: int
    seed: int
    bots: tuple[str, ...]
    sheets: list[dict[str, int]]
    """One for each seat, and the Automa's; as far as the game came, if it was forfeited."""
    winners: list[int]
    choices: list[int]
    forfeit: Forfeit | None
    thought: list[float]
    late: list[int]

    def key(self) -> tuple[int, tuple[str, ...]]:
        """What tells the matches of a set-up apart."""
        return self.deal, self.bots

    def players(self) -> list[str]:
        """Whose the score sheets are."""
        return [*self.bots, AUTOMA][: len(self.sheets)]

    def loser(self) -> str:
        """The bot that forfeited, if any."""
        return "" if self.forfeit is None else self.bots[self.forfeit.seat]


def play_match(
    setup: Setup, match: Match, asked: Callable[[int], None] = lambda seat: None
) -> Played:
    """Play a match; a bot that cannot even be made forfeits it."""
    game = deal(setup, match)
    bots: list[Bot] = []
    try:
        for seat, (name, seed) in enumerate(zip(match.bots, match.bot_seeds(), strict=True)):
            asked(seat)
            try:
                bots.append(make_bot(name, setup.game, seed, setup.limit(), setup.rounds))
            except BotFault as fault:
                return forfeited(setup, match, forfeit_of(seat, fault))
            except (Exception, SystemExit) as error:
                return forfeited(setup, match, forfeit_of(seat, broken(error)))
        return result(match, game, play(game, bots, setup.late_after(), asked))
    finally:
        asked(NOBODY)
        for bot in bots:
            bot.close()


def deal(setup: Setup, match: Match) -> Game:
    """The game of a match before the first choice."""
    kind = game_kind(setup.game)
    return begin(kind, setup.seats, match.seed, setup.settings)


def forfeited(setup: Setup, match: Match, forfeit: Forfeit) -> Played:
    """A match of which nothing is left but who lost it."""
    seats = len(match.bots)
    course = Course([0] * seats, [0.0] * seats, [0] * seats, forfeit)
    return result(match, deal(setup, match), course)


def result(match: Match, game: Game, course: Course) -> Played:
    """What is kept of a match; who forfeits loses to all that do not play by the same name."""
    sheets = [dict(sheet) for sheet in game.scores()]
    winners = list(game.winners())
    if course.forfeit is not None:
        loser = match.bots[course.forfeit.seat]
        players = [*match.bots, AUTOMA][: len(sheets)]
        winners = [seat for seat, name in enumerate(players) if name != loser]
    return Played(
        match.deal,
        match.seed,
        match.bots,
        sheets,
        winners,
        course.choices,
        course.forfeit,
        [round(seconds, 6) for seconds in course.thought],
        course.late,
    )
