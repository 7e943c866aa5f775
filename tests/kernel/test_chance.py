"""Chance: the same on every machine, fair, and part of the state."""

from collections import Counter

import pytest

from voliere import Refusal
from voliere.kernel.chance import Chance


def test_the_words_are_those_of_sfc32() -> None:
    # From the published C code of the generator, seeded (0, 7, 0, 1) and run 16 times.
    chance = Chance.seeded(7)
    assert [chance.below(6) for _ in range(8)] == [1, 2, 5, 4, 1, 4, 4, 4]


def test_a_seed_gives_the_same_and_another_seed_something_else() -> None:
    words = [[Chance.seeded(seed).word() for _ in range(4)] for seed in (1, 1, 2, 2**63)]
    assert words[0] == words[1]
    assert len({tuple(four) for four in words}) == 3


def test_every_number_below_a_limit_is_as_likely() -> None:
    chance = Chance.seeded(1)
    counts = Counter(chance.below(6) for _ in range(60_000))
    assert set(counts) == set(range(6))
    assert all(9_600 < count < 10_400 for count in counts.values())


def test_a_limit_that_does_not_divide_the_words_is_fair_too() -> None:
    # Without the rejection, a limit of 3 * 2**30 would give every third number twice as often.
    chance = Chance.seeded(3)
    limit = 3 << 30
    thirds = Counter(chance.below(limit) % 3 for _ in range(30_000))
    assert all(9_600 < thirds[third] < 10_400 for third in range(3))


def test_a_shuffle_keeps_the_items_and_reaches_every_order() -> None:
    chance = Chance.seeded(5)
    orders: Counter[tuple[int, ...]] = Counter()
    for _ in range(6_000):
        items = [1, 2, 3]
        chance.shuffle(items)
        orders[tuple(items)] += 1
    assert len(orders) == 6
    assert all(850 < count < 1150 for count in orders.values())


def test_it_is_written_and_read_back() -> None:
    chance = Chance.seeded(9)
    again = Chance.read(str(chance))
    assert [chance.word() for _ in range(5)] == [again.word() for _ in range(5)]


def test_a_copy_draws_the_same_and_apart() -> None:
    chance = Chance.seeded(9)
    copy = chance.copy()
    drawn = [copy.word() for _ in range(5)]
    assert [chance.word() for _ in range(5)] == drawn


@pytest.mark.parametrize("seed", [-1, 2**64])
def test_a_seed_out_of_range_is_refused(seed: int) -> None:
    with pytest.raises(Refusal, match="is no seed"):
        Chance.seeded(seed)


@pytest.mark.parametrize(
    "text", ["", "xyz", "0123", "+" + "0" * 31, "0" * 33, "0" * 7 + "_" + "0" * 24]
)
def test_what_is_no_chance_is_refused(text: str) -> None:
    with pytest.raises(Refusal, match="hexadecimal"):
        Chance.read(text)
