"""When the evidence is enough: a sequential probability ratio test on paired deals.

What is counted is a deal, played in every order of seats: the share of victories that the first
bot took there. Luck that both had alike falls out of it. As in the tests of chess engines the
likelihood ratio is that of a normal distribution with the variance seen (a generalised SPRT), and
strengths are told in Elo: 400 points are odds of ten to one beside those of an even game.
"""

from collections.abc import Iterable, Sequence
from math import isfinite, log
from typing import Final

import msgspec

from voliere.arena.match import Played
from voliere.arena.setup import Setup
from voliere.kernel.errors import refusal

ERROR: Final = 0.05
"""How often the test may be wrong, one way and the other."""
BOUND: Final = log((1 - ERROR) / ERROR)
"""The logarithm of the likelihood ratio at which it stops, above or below 0."""
PRIOR: Final = 2.0
"""As if this number of deals had gone every way: no verdict on a handful that all went one way."""


class Elos(msgspec.Struct, frozen=True):
    """The two strengths between which the test decides, of the first bot above the second."""

    low: float
    high: float


class Evidence(msgspec.Struct, frozen=True):
    """How far the test has come; the `verdict` is a strength, once there is one."""

    elos: Elos
    deals: int
    score: float
    """The share of the victories that the first bot took."""
    ratio: float
    """The logarithm of how much likelier the higher strength is than the lower one."""
    verdict: float | None


def read_elos(text: str, bots: list[str], seats: int) -> Elos:
    """Two strengths, the lower first; refused where the test has no sense.

    >>> read_elos("0,15", ["new", "old"], 2)
    Elos(low=0.0, high=15.0)
    """
    try:
        low, high = (float(part) for part in text.split(","))
    except ValueError:
        raise refusal("error.sprt-elos", given=text) from None
    if not (isfinite(low) and isfinite(high) and low < high):
        raise refusal("error.sprt-elos", given=text)
    if len(bots) != 2 or seats < 2:
        raise refusal("error.sprt-two", names=bots)
    return Elos(low, high)


def score_of(elo: float, even: float) -> float:
    """The share of victories that a strength means, beside the share of an even game.

    >>> round(score_of(0, 0.5), 3), round(score_of(100, 0.5), 3), round(score_of(100, 0.25), 3)
    (0.5, 0.64, 0.372)
    """
    odds = even / (1 - even) * 10 ** (elo / 400)
    return odds / (1 + odds)


def evidence(setup: Setup, elos: Elos, deals: Sequence[float]) -> Evidence:
    """What the deals say so far, each the share of its victories that the first bot took."""
    even = 1 / (2 if setup.half else setup.seats)
    if not deals:
        return Evidence(elos, 0, even, 0.0, None)
    score = sum(deals) / len(deals)
    spread = sum((deal - score) ** 2 for deal in deals) + PRIOR * even * (1 - even)
    variance = spread / (len(deals) + PRIOR)
    low, high = score_of(elos.low, even), score_of(elos.high, even)
    ratio = len(deals) * (high - low) * (2 * score - low - high) / (2 * variance)
    verdict = None
    if abs(ratio) >= BOUND:
        verdict = elos.high if ratio > 0 else elos.low
    return Evidence(elos, len(deals), score, ratio, verdict)


def whole_deals(played: Iterable[Played], first: str, orders: int) -> list[float]:
    """The deals from the first on that are complete: only they count, in their order.

    So the verdict does not depend on how many processes play.
    """
    shares: dict[int, list[float]] = {}
    for match in played:
        won = [1 / len(match.winners) for seat in match.winners if match.players()[seat] == first]
        shares.setdefault(match.deal, []).append(sum(won))
    found: list[float] = []
    while len(shares.get(len(found), [])) == orders:
        found.append(sum(shares[len(found)]) / orders)
    return found


def until_verdict(setup: Setup, elos: Elos, deals: Sequence[float]) -> Evidence:
    """The evidence when the first verdict was reached, or else of all deals."""
    found = evidence(setup, elos, [])
    for number in range(1, len(deals) + 1):
        found = evidence(setup, elos, deals[:number])
        if found.verdict is not None:
            break
    return found
