"""The birds on places that look best at once: among these a planner chooses."""

from math import exp
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from voliere.bots.songbirds.fast_table import WORST, Sketch
from voliere.bots.songbirds.hands import Shares, favourite_value, indices, lowest
from voliere.games.songbirds.catalogue import PLACES

LOOKED_AT: Final = 8
"""So many a planner looks at again."""
STRANGE: Final = 0.02
"""How often somebody takes any option, whatever it looks like."""


@mypyc_attr(acyclic=True)
class Looks:
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
        self, sketch: Sketch, places: vec[i64], card: i64, changes: vec[float], mine: Shares
    ) -> None:
        """Look at a bird in all places, by what it changes there and what it leaves in hand."""
        lines, values, rivals = sketch.lines, sketch.values, sketch.rivals
        for place in places:
            then = lines.changed(values, changes, place)
            lead = favourite_value(then, mine) - favourite_value(then, rivals)
            self.see(card * PLACES + place, lead)


def looks_of(sketch: Sketch, width: i64) -> Looks:
    """What looks best to the seat that is asked."""
    looks = Looks(width)
    lines = sketch.lines
    soon, places = lines.soon(), indices(sketch.places())
    birds = sketch.hands[sketch.seat]
    while birds:
        card = lowest(birds)
        birds &= birds - 1
        changes = lines.changes(card, soon)
        looks.see_all(sketch, places, card, changes, sketch.best_without(card))
    return looks
