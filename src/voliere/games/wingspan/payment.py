"""Paying a bird's food cost: each food as printed, or any two tokens for one of any kind.

Two for one replaces a token that is missing or kept on purpose: every token of a payment is needed.
"""

from typing import Final

from voliere.games.wingspan.cards.catalogue import COSTS, Cost
from voliere.games.wingspan.words import FOODS, KINDS

MOST: Final = 6
"""No cost takes more tokens: three icons, two tokens each."""
BASE: Final = MOST + 1


def _payments() -> list[list[int]]:
    """Every multiset of at most six tokens, as five counts."""
    found: list[list[int]] = [[]]
    for _ in range(KINDS):
        found = [
            [*counts, count] for counts in found for count in range(BASE) if sum(counts) <= MOST
        ]
    return [counts for counts in found if sum(counts) <= MOST]


PAYMENTS: Final = _payments()
PAYMENTS.sort(key=sum)


def key_of(counts: list[int]) -> int:
    """Five counts as one number; a seventh token of one kind never matters."""
    key = 0
    for count in counts:
        key = key * BASE + (count if count < MOST else MOST)
    return key


INDEX: Final = {key_of(counts): index for index, counts in enumerate(PAYMENTS)}


def payment_text(index: int) -> str:
    """The tokens of a payment, such as `seed+seed+fish`."""
    counts = PAYMENTS[index]
    tokens = [food for kind, food in enumerate(FOODS) for _ in range(counts[kind])]
    return "+".join(tokens) or "nothing"


def _matched(cost: Cost, counts: list[int]) -> int:
    """How many of the printed icons the tokens can pay one for one."""
    matched = 0
    for kind in range(KINDS):
        icons = cost.icons[kind]
        matched += icons if icons < counts[kind] else counts[kind]
    return min(matched, 1) if cost.one_of else matched


def pays(cost: Cost, counts: list[int]) -> bool:
    """Whether exactly these tokens pay the cost: some icons singly, the others by pairs."""
    singles = 2 * cost.total - sum(counts)
    return 0 <= singles <= _matched(cost, counts) + cost.wild


def _can_pay(cost: Cost, counts: list[int]) -> bool:
    singles = _matched(cost, counts) + cost.wild
    return sum(counts) >= 2 * cost.total - singles


_AFFORDABLE: Final[list[int]] = [-1] * BASE**KINDS


def affordable(counts: list[int]) -> int:
    """The costs that somebody with this food can pay, as bits."""
    key = key_of(counts)
    bits = _AFFORDABLE[key]
    if bits < 0:
        bits = 0
        for index, cost in enumerate(COSTS):
            if _can_pay(cost, counts):
                bits |= 1 << index
        _AFFORDABLE[key] = bits
    return bits


_WAYS: Final[dict[int, list[int]]] = {}
_WAYS_KEPT: Final = 4096


def ways_to_pay(cost: int, counts: list[int]) -> list[int]:
    """The payments, by index, with which this food can pay the cost; none holds a smaller one."""
    key = key_of(counts) * len(COSTS) + cost
    ways = _WAYS.get(key)
    if ways is None:
        if len(_WAYS) >= _WAYS_KEPT:
            _WAYS.clear()
        ways = _find_ways(COSTS[cost], counts)
        _WAYS[key] = ways
    return ways


def _find_ways(cost: Cost, counts: list[int]) -> list[int]:
    limit = 2 * cost.total
    found = [0]
    sizes = [0]
    # Keys are built digit by digit, as in key_of.
    for kind in range(KINDS):
        most = counts[kind]
        longer: list[int] = []
        longer_sizes: list[int] = []
        for key, size in zip(found, sizes):
            for count in range(min(most, limit - size) + 1):
                longer.append(key * BASE + count)
                longer_sizes.append(size + count)
        found = longer
        sizes = longer_sizes
    indices = sorted(INDEX[key] for key in found)
    return _smallest([index for index in indices if pays(cost, PAYMENTS[index])])


def _smallest(ways: list[int]) -> list[int]:
    """Those ways, given from few tokens to many, that hold no other."""
    kept: list[int] = []
    for way in ways:
        if not any(_holds(PAYMENTS[way], PAYMENTS[other]) for other in kept):
            kept.append(way)
    return kept


def _holds(counts: list[int], others: list[int]) -> bool:
    return all(count >= other for count, other in zip(counts, others, strict=True))
