"""The birds that a seat holds, as bits: copied, joined and looked up in no time."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from voliere.games.songbirds.catalogue import BIRDS, LOUDEST

Shares = tuple[float, float, float, float]
"""A number for each colour. Compiled, such a tuple is no object: it costs nothing to make."""

NONE: Final = -1000.0
"""No bird of a colour."""
SUIT: Final = (1 << LOUDEST) - 1
"""The birds of one colour."""
HELD: Final = vec[i64](
    [i64(sum(bit + 1 for bit in range(LOUDEST) if birds >> bit & 1)) for birds in range(SUIT + 1)]
)
"""By the birds of one colour: how loud they sing together."""
BEST: Final = vec[float](
    [float(birds.bit_length()) if birds else NONE for birds in range(SUIT + 1)]
)
"""By the birds of one colour: what the loudest would add as favourite."""
PRESENT: Final = vec[float]([0.0 if birds else NONE for birds in range(SUIT + 1)])
"""The same for an early bird, whose volume does not count."""
MODULUS: Final = 37
"""The powers of two below 2**36 leave different remainders."""
INDEX: Final = vec[i64](
    [
        next((i64(bit) for bit in range(36) if (1 << bit) % MODULUS == rest), i64(0))
        for rest in range(MODULUS)
    ]
)


def bits_of(cards: list[int]) -> i64:
    birds: i64 = 0
    for card in cards:
        birds |= i64(1) << card
    return birds


def count_of(birds: i64) -> i64:
    count: i64 = 0
    while birds:
        birds &= birds - 1
        count += 1
    return count


def lowest(bits: i64) -> i64:
    """The index of the lowest bit that is set."""
    return INDEX[(bits & -bits) % MODULUS]


def indices(bits: i64) -> vec[i64]:
    """The indices of all bits that are set, in order."""
    found = vec[i64](capacity=BIRDS)
    while bits:
        found = append(found, lowest(bits))
        bits &= bits - 1
    return found


def favourites(birds: i64, values: vec[float]) -> Shares:
    """By colour, what the best favourite among these birds would add; NONE without a bird."""
    return (
        values[birds & SUIT],
        values[birds >> LOUDEST & SUIT],
        values[birds >> 2 * LOUDEST & SUIT],
        values[birds >> 3 * LOUDEST],
    )


def favourite_value(values: Shares, best: Shares) -> float:
    """What the best favourite brings; nothing without a bird."""
    found = max(
        max(values[0] + best[0], values[1] + best[1]),
        max(values[2] + best[2], values[3] + best[3]),
    )
    return found if found > NONE / 2 else 0.0


def share_of(shares: Shares, colour: int) -> float:
    """The number of one colour."""
    if colour == 0:
        return shares[0]
    if colour == 1:
        return shares[1]
    return shares[2] if colour == 2 else shares[3]
