"""Tiers: cards of a kind in five groups, by what they are worth and how sure that is."""

from statistics import fmean, pvariance
from typing import TYPE_CHECKING, Final, Literal

import msgspec

from voliere.kernel.events import DEALT
from voliere.study.means import Z

# The server shows tiers; adding games up takes NumPy, which it does without.
if TYPE_CHECKING:
    from voliere.study.counts import Worth

Tier = Literal["S", "A", "B", "C", "D"]
TIERS: Final[tuple[Tier, ...]] = ("S", "A", "B", "C", "D")
BOUNDS: Final = (1.5, 0.5, -0.5, -1.5)
"""The tiers begin so many standard deviations of true worth above the middle."""


class Placed(msgspec.Struct, frozen=True):
    """A card in its tier; `value` is drawn towards the middle as far as it is in doubt."""

    card: str
    kind: str
    tier: Tier
    value: float
    """The share of a victory that it adds; where nobody can win, points."""
    doubt: float
    seats: int


def tiers(worths: "list[Worth]", kinds: dict[str, str]) -> list[Placed]:
    """The cards of each kind, the best first: by having them in hand; of tiles, by all there is."""
    chosen: dict[str, Worth] = {}
    for worth in worths:
        if worth.event == DEALT or worth.card not in chosen:
            chosen[worth.card] = worth
    in_hand = {kinds[w.card] for w in worths if w.event == DEALT}
    by_kind: dict[str, list[Worth]] = {}
    for card, worth in chosen.items():
        if worth.event == DEALT or kinds[card] not in in_hand:
            by_kind.setdefault(kinds[card], []).append(worth)
    contested = any(worth.won.wins for worth in worths)
    return [one for kind, own in by_kind.items() for one in placed_of(kind, own, contested)]


def placed_of(kind: str, worths: "list[Worth]", contested: bool) -> list[Placed]:
    """The tiers of one kind.

    Some of the differences are luck: what is left of them when the doubt is taken away tells how
    far the cards truly differ, and so how much of each difference to believe.
    """
    values = [worth.victories if contested else worth.points for worth in worths]
    doubts = [worth.victories_doubt if contested else worth.doubt for worth in worths]
    middle = fmean(values)
    errors = [(doubt / Z) ** 2 for doubt in doubts]
    true = max(0.0, pvariance(values) - fmean(errors))
    found = []
    for worth, seen, error in zip(worths, values, errors, strict=True):
        believed = true / (true + error) if true else 0.0
        value = (seen - middle) * believed
        tier = TIERS[sum(value < bound * true**0.5 for bound in BOUNDS)] if true else TIERS[2]
        doubt = Z * (believed * error) ** 0.5
        found.append(Placed(worth.card, kind, tier, value, doubt, worth.seats))
    return sorted(found, key=lambda placed: -placed.value)
