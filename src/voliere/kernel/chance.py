"""The game's own random generator: small, seeded, part of the state, the same on every machine."""

from string import hexdigits
from typing import Any, Final

from voliere.kernel.errors import refusal

WORD: Final = 0xFFFFFFFF
SEED_LIMIT: Final = 1 << 64
DIGITS: Final = 8
"""Number of hexadecimal digits of a word."""
STATE: Final = 4 * DIGITS


class Chance:
    """The sfc32 generator: four words of 32 bits. Every step stays below 63 bits.

    >>> chance = Chance.seeded(7)
    >>> [chance.below(6) for _ in range(8)]
    [1, 2, 5, 4, 1, 4, 4, 4]
    """

    def __init__(self, a: int, b: int, c: int, counter: int) -> None:
        self.a = a
        self.b = b
        self.c = c
        self.counter = counter

    @staticmethod
    def seeded(seed: int) -> "Chance":
        """A generator for a seed from 0 to 2**64 - 1; near seeds give unrelated draws."""
        if not 0 <= seed < SEED_LIMIT:
            raise refusal("error.seed", seed=seed, limit=SEED_LIMIT - 1)
        chance = Chance(0, seed & WORD, seed >> 32, 1)
        for _ in range(16):
            chance.word()
        return chance

    @staticmethod
    def read(text: str) -> "Chance":
        """The generator that `str` wrote."""
        if len(text) != STATE or any(digit not in hexdigits for digit in text):
            raise refusal("error.chance", text=text)
        a, b, c, counter = [int(text[at : at + DIGITS], 16) for at in range(0, STATE, DIGITS)]
        return Chance(a, b, c, counter)

    def __str__(self) -> str:
        return f"{self.a:08x}{self.b:08x}{self.c:08x}{self.counter:08x}"

    def __repr__(self) -> str:
        return f"<Chance {self}>"

    def __reduce__(self) -> tuple[Any, ...]:
        return Chance, (self.a, self.b, self.c, self.counter)

    def copy(self) -> "Chance":
        """A generator that will draw the same."""
        return Chance(self.a, self.b, self.c, self.counter)

    def word(self) -> int:
        """The next 32 random bits."""
        b = self.b
        c = self.c
        word = (self.a + b + self.counter) & WORD
        self.counter = (self.counter + 1) & WORD
        self.a = b ^ (b >> 9)
        self.b = (c + (c << 3)) & WORD
        self.c = (((c << 21) & WORD | (c >> 11)) + word) & WORD
        return word

    def below(self, limit: int) -> int:
        """A number from 0 to limit - 1, each exactly as likely (Lemire's method)."""
        product = self.word() * limit
        low = product & WORD
        if low < limit:
            threshold = (WORD + 1) % limit
            while low < threshold:
                product = self.word() * limit
                low = product & WORD
        return product >> 32

    def shuffle(self, items: list[int]) -> None:
        """Put the items in a random order, in place."""
        for last in range(len(items) - 1, 0, -1):
            other = self.below(last + 1)
            items[last], items[other] = items[other], items[last]

    def seed(self) -> int:
        """A fresh seed for another generator."""
        high = self.word()
        return high << 16 << 16 | self.word()
