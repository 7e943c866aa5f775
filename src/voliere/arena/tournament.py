"""The arena: every match that is missing is played and kept."""

from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path

from voliere.arena.counts import Counts, count
from voliere.arena.log import Log
from voliere.arena.match import Played, play_match
from voliere.arena.schedule import Match, line_ups, pairings, schedule
from voliere.arena.setup import Setup, check_bots
from voliere.arena.spread import check_spread, spread
from voliere.arena.sprt import Elos, Evidence, read_elos, until_verdict, whole_deals
from voliere.arena.workers import play_all
from voliere.kernel.errors import refusal


class Tournament:
    """Bots that meet under a set-up; with a log, games played before need not be played again.

    With `sprt`, two strengths in Elo, it ends when the games say which of them is likelier.
    """

    def __init__(
        self,
        setup: Setup,
        bots: list[str],
        games: int,
        log: Path | None = None,
        sprt: str | None = None,
    ) -> None:
        check_bots(bots, setup.seats)
        self.elos: Elos | None = None if sprt is None else read_elos(sprt, bots, setup.seats)
        if games < 1:
            raise refusal("error.games", games=games)
        self.setup = setup
        self.bots = bots
        self.matches = schedule(setup, bots, games)
        self._log = None if log is None else Log(log, setup)
        wanted = {match.key() for match in self.matches}
        before = self._log.played if self._log else []
        self._played = {played.key(): played for played in before if played.key() in wanted}

    def play(
        self,
        processes: int,
        progress: Callable[[int], None] = lambda games: None,
        cluster: str | None = None,
    ) -> None:
        """Play what is missing; stopped at any moment, it keeps what is finished."""
        check_spread(processes, cluster)
        missing = [match for match in self.matches if match.key() not in self._played]
        progress(len(self._played))
        if self.decided():
            return
        for played in self.outcomes(missing, processes, cluster):
            if self._log:
                self._log.add(played)
            self._played[played.key()] = played
            progress(len(self._played))
            if self.decided():
                return

    def outcomes(
        self, missing: list[Match], processes: int, cluster: str | None
    ) -> Iterator[Played]:
        """The matches as they are finished: here, or by a cluster's workers."""
        if cluster is None:
            return play_all(self.setup, missing, processes)
        return spread(partial(play_match, self.setup), missing, processes, cluster)

    def played(self) -> list[Played]:
        """The finished matches in the order of the schedule."""
        keys = [match.key() for match in self.matches]
        return [self._played[key] for key in keys if key in self._played]

    def evidence(self) -> Evidence | None:
        """How far the sequential test has come, if one was asked for."""
        if self.elos is None:
            return None
        [pair] = pairings(self.bots, self.setup.seats)
        orders = len(line_ups(pair, self.setup.seats, self.setup.half))
        deals = whole_deals(self._played.values(), self.bots[0], orders)
        return until_verdict(self.setup, self.elos, deals)

    def decided(self) -> bool:
        """Whether the sequential test has its verdict."""
        found = self.evidence()
        return found is not None and found.verdict is not None

    def finished(self) -> bool:
        """Whether nothing is missing."""
        return len(self._played) == len(self.matches) or self.decided()

    def counts(self) -> Counts:
        """What they add up to."""
        return count(self.setup, self.bots, self.played(), len(self.matches))
