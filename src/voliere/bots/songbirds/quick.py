"""The birds on places that look best at once: among these a planner chooses."""

from math import exp
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from voliere.bots.songbirds.fast_table import WORST, FastTable
from voliere.bots.songbirds.hands import Shares, favourite_value, indices, lowest
from voliere.games.songbirds.catalogue import PLACES

LOOKED_AT: Final = 8
"""Number of options that a planner looks at again."""
STRANGE: Final = 0.02
"""How often somebody takes any option, whatever it looks like."""


@mypyc_attr(acyclic=True)
class QuickScores:
    """The best of the options seen so far, the best first, each with how far ahead it leads."""

    def __init__(self, width: i64) -> None:
        self.leads = vec[float]([WORST] * width)
        self.actions = vec[i64]([i64(-1)] * width)
        self.options: i64 = 0
        """How many were seen."""

    def see(self, action: i64, lead: float) -> None:
        """Put an option in its place; the last falls out."""
        self.options += 1
        at = i64(len(self.leads)) - 1
        if lead <= self.leads[at]:
            return
        while at > 0 and self.leads[at - 1] < lead:
            self.leads[at] = self.leads[at - 1]
            self.actions[at] = self.actions[at - 1]
            at -= 1
        self.leads[at] = lead
        self.actions[at] = action

    def best(self) -> vec[i64]:
        """The options worth another look."""
        return self.actions[: min(self.options, i64(len(self.actions)))]

    def likelihood(self, action: int) -> float:
        """How likely a planner takes an action: one of the best, the sooner the better it looks."""
        total, taken = 0.0, 0.0
        for at in range(i64(len(self.leads))):
            weight = exp(self.leads[at] - self.leads[0])
            total += weight
            if self.actions[at] == action:
                taken = weight
        return (1.0 - STRANGE) * taken / total + STRANGE / float(self.options)

    def see_all(
        self, table: FastTable, places: vec[i64], card: i64, changes: vec[float], mine: Shares
    ) -> None:
        """Look at a bird in all places, by what it changes there and what it leaves in hand."""
        lines, values, rivals = table.lines, table.values, table.rivals
        for place in places:
            then = lines.changed(values, changes, place)
            lead = favourite_value(then, mine) - favourite_value(then, rivals)
            self.see(card * PLACES + place, lead)


def leads_of(table: FastTable, actions: list[int]) -> list[float]:
    """How far ahead the seat that is asked is with each bird in each place, bird by bird."""
    lines, values, rivals = table.lines, table.values, table.rivals
    soon, last = lines.soon(), -1
    changes, mine = vec[float](), rivals
    found: list[float] = []
    for action in actions:
        card = action // PLACES
        if card != last:
            changes, mine, last = lines.changes(card, soon), table.best_without(card), card
        then = lines.changed(values, changes, action % PLACES)
        lead = table.base(table.seat) + favourite_value(then, mine)
        found.append(lead - favourite_value(then, rivals))
    return found


def quick_scores_of(table: FastTable, width: i64) -> QuickScores:
    """What looks best to the seat that is asked."""
    scores = QuickScores(width)
    lines = table.lines
    soon, places = lines.soon(), indices(table.places())
    birds = table.hands[table.seat]
    while birds:
        card = lowest(birds)
        birds &= birds - 1
        changes = lines.changes(card, soon)
        scores.see_all(table, places, card, changes, table.best_without(card))
    return scores


def play_replies(table: FastTable, replies: int) -> None:
    """Some seats place what looks best at once, as long as the round goes on."""
    for _ in range(replies):
        if table.seat >= 0:
            table.play(quick_scores_of(table, 1).actions[0])
            table.renew()
