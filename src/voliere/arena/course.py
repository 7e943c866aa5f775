"""The course of a game that is studied: round by round who led, and among how much was chosen."""

from voliere.arena.play import NOBODY
from voliere.kernel.game import Game


class Leg:
    """What is counted in a round, by score sheet."""

    def __init__(self, sheets: int, first_event: int) -> None:
        self.first_event = first_event
        """How many events there were when the round was first seen."""
        self.totals = [0] * sheets
        self.choices = [0] * sheets
        self.options = [0] * sheets
        self.ahead = [0] * sheets
        """After how many of all choices each alone had the most points."""
        self.overtook = [0] * sheets
        """How often each took the lead from another."""


class Course:
    """Counted while a game goes on, whenever somebody is asked."""

    def __init__(self, game: Game, watches_leads: bool) -> None:
        self.game = game
        self.watches_leads = watches_leads
        self.legs = [Leg(game.sheets, 0)]
        self.leader = NOBODY
        self.first = NOBODY
        """Who began: the first that was asked alone."""

    def asked(self, seat: int) -> None:
        """Count the options of a seat that is to choose."""
        if seat == NOBODY:
            return
        leg = self._look()
        if self.first == NOBODY and len(self.game.waiting()) == 1:
            self.first = seat
        leg.choices[seat] += 1
        leg.options[seat] += len(self.game.actions())

    def end(self) -> None:
        """See how the last choice ended the game."""
        self._look()

    def _look(self) -> Leg:
        """What the last choice changed belongs to the round in which it was made."""
        game, leg = self.game, self.legs[-1]
        if self.watches_leads:
            leg.totals = [sheet["total"] for sheet in game.scores()]
            self._lead(leg)
        while game.seat >= 0 and len(self.legs) < game.round_number():
            self.legs.append(Leg(game.sheets, len(game.events)))
            self.legs[-1].totals = leg.totals
        return self.legs[-1]

    def _lead(self, leg: Leg) -> None:
        most = max(leg.totals)
        if leg.totals.count(most) > 1:
            return
        first = leg.totals.index(most)
        leg.ahead[first] += 1
        leg.overtook[first] += self.leader not in (NOBODY, first)
        self.leader = first

    def round_of(self, event: int) -> int:
        """The round of an event."""
        found = 1
        for number, leg in enumerate(self.legs, 1):
            if event >= leg.first_event:
                found = number
        return found
