"""Reads single values and a player's mat out of a position's JSON, and keeps the faults."""

from typing import Any, Final

from voliere.games.wyrmspan.cards.catalogue import (
    CAVE_BY_TEXT,
    CAVE_CARDS,
    DRAGON_BY_NAME,
    DRAGONS,
    FOOD,
    NAMES,
    NESTS,
)
from voliere.games.wyrmspan.flow.turn import EXPLORATIONS
from voliere.games.wyrmspan.mat import Mat
from voliere.games.wyrmspan.words import (
    CAVE,
    CAVES,
    COLUMNS,
    DRAGON,
    EMPTY,
    KINDS,
    NEST,
    PLACE_TEXTS,
    RESOURCES,
    TUCKED_CARD,
)
from voliere.kernel.errors import Fault

MANY: Final = 99
"""No number of coins, eggs or steps in a position is larger."""


class Form:
    """Reads single values out of JSON, and keeps the faults."""

    def __init__(self, seats: int, faults: list[Fault]) -> None:
        self.seats = seats
        self.faults = faults

    def fault(self, message: str, **arguments: Any) -> None:
        """Add a fault of this game."""
        self.faults.append(Fault(f"wyrmspan.error.{message}", arguments))

    def number(self, value: Any, low: int, high: int, part: str) -> int:
        """A whole number between two others."""
        if not isinstance(value, int) or isinstance(value, bool) or not low <= value <= high:
            self.fault("number", part=part, value=value, low=low, high=high)
            return low
        return value

    def truth(self, value: Any, part: str) -> bool:
        """Yes or no."""
        if not isinstance(value, bool):
            self.fault("value", part=part, value=value, allowed=["true", "false"])
        return value is True

    def one_of(self, value: Any, allowed: list[Any], part: str) -> int:
        """The index of a value among a few."""
        if value not in allowed or isinstance(value, bool):
            self.fault("value", part=part, value=value, allowed=allowed)
            return 0
        return allowed.index(value)

    def fields(self, value: Any, allowed: list[str], part: str) -> dict[str, Any]:
        """An object with none but the named fields."""
        if not isinstance(value, dict):
            self.fault("object", part=part)
            return {}
        for name in value:
            if name not in allowed:
                self.fault("field", part=part, name=name, allowed=allowed)
        return value

    def entries(self, value: Any, part: str) -> list[Any]:
        """A list."""
        if not isinstance(value, list):
            self.fault("list", part=part)
            return []
        return value

    def by_seat(self, value: Any, part: str) -> list[Any]:
        """A list with an entry for each seat; none when it is not."""
        if not isinstance(value, list) or len(value) != self.seats:
            self.fault("by-seat", part=part, seats=self.seats)
            return []
        return value

    def card(self, value: Any, kind: int, part: str) -> int:
        """A card by its name or number; -1 when there is none such."""
        number = DRAGONS if kind == DRAGON else CAVE_CARDS
        if isinstance(value, int) and not isinstance(value, bool) and 1 <= value <= number:
            return value - 1
        card = (DRAGON_BY_NAME if kind == DRAGON else CAVE_BY_TEXT).get(str(value), EMPTY)
        if card < 0:
            self.fault("dragon" if kind == DRAGON else "cave", part=part, card=value)
        return card

    def cards(self, value: Any, kind: int, part: str) -> list[int]:
        """Cards by their names or numbers."""
        read = [self.card(card, kind, part) for card in self.entries(value, part)]
        return [card for card in read if card >= 0]

    def resources(self, value: Any, part: str) -> list[int]:
        """Numbers of resources."""
        given = self.fields(value, list(RESOURCES), part)
        return [self.number(given.get(kind, 0), 0, MANY, part) for kind in RESOURCES]

    def place(self, value: Any, part: str) -> int:
        """A place of the mat, or its nests."""
        return self.one_of(value, PLACE_TEXTS, part)


class MatForm(Form):
    """Reads a player's mat."""

    def mat(self, value: Any) -> Mat:
        """All of it but coins, resources and the guild."""
        mat = Mat.empty()
        given = self.fields(value, [*CAVES, "nest", "fresh", "earned"], "mats")
        for cave, name in enumerate(CAVES):
            if name in given:
                self.cave(mat, cave, given[name])
        mat.eggs[NEST] = self.number(given.get("nest", 1), 0, 2, "nest")
        mat.laid = sum(mat.eggs)
        mat.earned = self.number(given.get("earned", 0), 0, MANY, "earned")
        for text in self.entries(given.get("fresh", []), "fresh"):
            place = self.place(text, "fresh")
            if mat.room_at(place) < 0 or place == NEST or mat.dragons[place] < 0:
                self.fault("no-dragon", place=text)
            else:
                mat.fresh |= 1 << place
        return mat

    def cave(self, mat: Mat, cave: int, value: Any) -> None:
        """One cave with its dragons and cave cards."""
        part = CAVES[cave]
        given = self.fields(value, ["excavated", "cards", "dragons", "explored"], part)
        dragons = self.entries(given.get("dragons", []), part)
        cards = self.cards(given.get("cards", []), CAVE, part)
        needed = max(1, len(dragons), len(cards) + 1)
        dug = self.number(given.get("excavated", min(needed, COLUMNS)), 1, COLUMNS, part)
        explored = self.number(given.get("explored", 0), 0, EXPLORATIONS, part)
        mat.explored[cave] = explored
        if needed > dug:
            self.fault("crowded", cave=part, excavated=dug, dragons=len(dragons), cards=len(cards))
            return
        mat.dug[cave] = dug
        mat.filled[cave] = len(dragons)
        for column, card in enumerate(cards):
            mat.floor[cave * COLUMNS + column + 1] = card
        for column, dragon in enumerate(dragons):
            self.dragon(mat, cave * COLUMNS + column, dragon)

    def dragon(self, mat: Mat, place: int, value: Any) -> None:
        """One dragon with what is on and under it."""
        part = PLACE_TEXTS[place]
        given = {"dragon": value} if isinstance(value, str | int) else value
        given = self.fields(given, ["dragon", "eggs", "cached", "tucked", "fed"], part)
        card = self.card(given.get("dragon"), DRAGON, part)
        mat.dragons[place] = card
        if card < 0:
            return
        eggs = self.number(given.get("eggs", 0), 0, MANY, part)
        if eggs > NESTS[card]:
            self.fault("eggs", place=part, dragon=NAMES[card], eggs=eggs, nests=NESTS[card])
        mat.eggs[place] = eggs
        mat.under[place] = self.number(given.get("tucked", 0), 0, MANY, part)
        cached = self.resources(given.get("cached", {}), part)
        mat.cached[place * KINDS : (place + 1) * KINDS] = cached
        food = FOOD[card]
        fed = 0 if food < 0 else mat.under[place] if food == TUCKED_CARD else cached[food]
        mat.fed[place] = self.number(given.get("fed", fed), 0, MANY, part)
