"""Reads the parts of a position one by one and gathers every fault.

What is wrong with the shape of a part is said here, in sentences that all games share; a game's own
reader inherits these and adds what its rules forbid.
"""

from typing import Any

from mypy_extensions import mypyc_attr

from voliere.kernel.errors import Fault
from voliere.kernel.sight import EVERYBODY

UNKNOWN = -1
"""What stands for a name that nothing has."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Reader:
    """Reads values out of a position's JSON; a wrong one is a fault, and its default is taken."""

    def __init__(self, game: str, seats: int, given: dict[str, Any], faults: list[Fault]) -> None:
        self.game_name = game
        self.seats = seats
        self.given = given
        self.faults = faults

    def fault(self, message: str, **arguments: Any) -> None:
        """Add a fault of this game: `GAME.error.MESSAGE`."""
        self.faults.append(Fault(f"{self.game_name}.error.{message}", arguments))

    def wrong(self, message: str, **arguments: Any) -> None:
        """Add a fault that all games share: `error.part-MESSAGE`."""
        self.faults.append(Fault(f"error.part-{message}", arguments))

    # Lists and objects.

    def items(self, part: str, value: Any) -> list[Any]:
        """A list of any length."""
        if not isinstance(value, list):
            self.wrong("list", part=part)
            return []
        return value

    def entries(self, part: str, value: Any, number: int, default: Any) -> list[Any]:
        """A list of exactly this number of entries."""
        if not isinstance(value, list) or len(value) != number:
            self.wrong("length", part=part, n=number)
            return [default] * number
        return value

    def by_seat(self, part: str, default: Any) -> list[Any]:
        """A part with one entry for each seat; left out, each has the default."""
        value = self.given.get(part)
        if value is None:
            return [default] * self.seats
        if not isinstance(value, list) or len(value) != self.seats:
            self.wrong("by-seat", part=part, n=self.seats)
            return [default] * self.seats
        return value

    def fields(self, part: str, value: Any, allowed: tuple[str, ...]) -> dict[str, Any]:
        """An object with some of the fields allowed."""
        if not isinstance(value, dict):
            self.wrong("object", part=part, allowed=list(allowed))
            return {}
        for name in value:
            if name not in allowed:
                self.wrong("field", part=part, name=name, allowed=list(allowed))
        return {name: value[name] for name in allowed if name in value}

    # Single values.

    def number(self, part: str, value: Any, least: int, most: int) -> int:
        """A whole number in a range, written as one: neither 1.0 nor true."""
        if not _is_whole(value) or not least <= value <= most:
            self.wrong("number", part=part, value=value, least=least, most=most)
            return least
        return int(value)

    def numbers(self, part: str, value: Any, least: int, most: int) -> list[int]:
        """A list of whole numbers in a range."""
        return [self.number(part, item, least, most) for item in self.items(part, value)]

    def flag(self, part: str, value: Any) -> bool:
        """True or false."""
        return self.one_of(part, value, (False, True)) == 1

    def one_of(self, part: str, value: Any, allowed: tuple[Any, ...]) -> int:
        """The index of a value among a few; 0 when it is none of them."""
        for index, candidate in enumerate(allowed):
            if type(candidate) is type(value) and candidate == value:
                return index
        self.wrong(
            "value", part=part, value=_written(value), allowed=[_written(a) for a in allowed]
        )
        return 0

    # Things by their names.

    def known(self, part: str, value: Any, names: dict[str, int]) -> int:
        """The index of a thing by its name, in any case if `names` is in lower case; or UNKNOWN."""
        text = str(value)
        index = names.get(text, names.get(text.lower(), UNKNOWN))
        if index < 0:
            self.wrong("unknown", part=part, name=_written(value))
        return index

    def names(self, part: str, value: Any, names: dict[str, int]) -> list[int]:
        """A list of things by their names."""
        found = [self.known(part, name, names) for name in self.items(part, value)]
        return [index for index in found if index >= 0]

    def seen_bits(self, part: str, seat: int, cards: int, default: int) -> list[int]:
        """Who has seen each of a seat's cards, as bits; left out, the default for each."""
        value = self.by_seat(part, None)[seat]
        if value is None:
            return [default] * cards
        bits = self.numbers(part, value, 0, EVERYBODY)
        if len(bits) != cards:
            self.wrong("known", part=part, seat=seat, n=cards)
            return [default] * cards
        return bits

    def check_once(self, cards: list[int], texts: list[str]) -> None:
        """Every card exists once."""
        for card in sorted(set(cards)):
            if cards.count(card) > 1:
                self.wrong("twice", card=texts[card])


def _is_whole(value: Any) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)


def _written(value: Any) -> Any:
    """As JSON writes it, where Python would write it otherwise."""
    if value is None:
        return "null"
    if isinstance(value, bool):
        return "true" if value else "false"
    return value
