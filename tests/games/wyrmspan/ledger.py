"""Wyrmspan counted by hand from a position, without the engine: slow and plain."""

import json
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any

DATA = Path(__file__).parents[3] / "src" / "voliere" / "games" / "wyrmspan" / "cards" / "data"
ROWS = ["crimson", "golden", "amethyst"]
PLACES = [[4, 1, 0, 0], [5, 2, 1, 0], [6, 3, 2, 0], [7, 4, 3, 0]]
LOOK_LEFT = {47, 103, 114, 168, 170}
DECKS = {
    "level-1": [0, 1, 2, 3, 4, 5, 6, 7],
    "level-2": [8, 9, 10, 3, 4, 5, 6, 7],
    "level-3": [0, 1, 2, 8, 9, 10, 6, 7],
    "ravel-1": [11, 12, 13, 3, 4, 5, 6, 14],
    "ravel-2": [0, 1, 2, 11, 15, 13, 6, 14],
    "ravel-3": [11, 15, 13, 8, 9, 10, 6, 14],
}
ROOM = {
    "plains": [2, 1, 1, 1],
    "seafarers": [1, 1, 2, 1],
    "highlands": [1, 2, 1, 1],
    "rainforest": [1, 1, 1, 2],
}


def _word(name: str) -> str:
    plain = "".join(c if c.isalnum() else " " for c in name.lower().replace("'", ""))
    return "-".join(plain.split())


FACTS: dict[str, dict[str, Any]] = {
    _word(dragon["name"]["en"]): dragon
    for dragon in json.loads((DATA / "dragons.json").read_text(encoding="utf-8"))
}


# Nothing is lost or made.


def inventory(position: dict[str, Any]) -> Counter[str]:
    """Every dragon, cave card and Automa card of the position, and what must fit together."""
    held: Counter[str] = Counter()
    for part in ("dragon_deck", "dragon_discard", "dragon_display"):
        held.update(card for card in position[part] if card)
    for part in ("cave_deck", "cave_discard", "cave_display"):
        held.update(card for card in position[part] if card)
    for part in ("dragon_hands", "cave_hands", "tucked", "drawn", "drawn_caves"):
        held.update(card for cards in position[part] for card in cards)
    for mat in position["mats"]:
        for row in ROWS:
            held.update(mat[row]["cards"])
            held.update(dragon["dragon"] for dragon in mat[row]["dragons"])
    if automa := position["automa"]:
        held.update(automa["dragons"] + automa["caves"])
        held.update(f"automa-{card}" for card in automa["drawn"] + position["automa_deck"])
    held.update({"faults": _faults(position)})
    for seat, mat in enumerate(position["mats"]):
        dragons = [dragon for row in ROWS for dragon in mat[row]["dragons"]]
        held[f"under-{seat}"] = sum(dragon["tucked"] for dragon in dragons)
    return held


def right_inventory(position: dict[str, Any]) -> Counter[str]:
    """What the inventory must be: every card once, as many tucked as lie under dragons."""
    deck = position["settings"]["automa"]
    out = LOOK_LEFT if deck in DECKS else set()
    right = Counter(name for name, fact in FACTS.items() if fact["number"] not in out)
    right.update(f"cave-{number}" for number in range(1, 76))
    right.update(f"automa-{card}" for card in DECKS.get(deck, []))
    for seat, cards in enumerate(position["tucked"]):
        right[f"under-{seat}"] = len(cards)
    return right


def _faults(position: dict[str, Any]) -> int:
    """How much lies where it cannot: eggs without nests, markers without squares, …"""
    wrong: int = 0
    for mat in position["mats"]:
        wrong += mat["nest"] > 2
        for row in ROWS:
            cave = mat[row]
            wrong += not len(cave["dragons"]) <= cave["excavated"] <= 4
            wrong += len(cave["cards"]) != cave["excavated"] - 1
            wrong += cave["explored"] > 3
            for dragon in cave["dragons"]:
                wrong += dragon["eggs"] > FACTS[dragon["dragon"]]["nests"]
    wrong += sum(coins < 0 for coins in position["coins"])
    wrong += sum(number < 0 for held in position["resources"] for number in held.values())
    return int(wrong) + _guild_faults(position)


def _guild_faults(position: dict[str, Any]) -> int:
    squares = position["guild"]["squares"]
    room = [number + (position["seats"] > 2) for number in ROOM[position["guild"]["tile"]]]
    wrong = sum(len(squares.get(f"line-{line + 1}", [])) > room[line] for line in range(4))
    wrong += sum(len(squares.get(name, [])) > 1 for name in ("points-6", "points-3"))
    markers = Counter(seat for seats in squares.values() for seat in seats)
    automa = position["automa"]
    walked = position["guild"]["steps"] + ([automa["steps"]] if automa else [])
    for seat, steps in enumerate(walked):
        wrong += markers[seat] > min(4, steps // 6)
    return int(wrong)


# The score.


def slow_totals(position: dict[str, Any]) -> list[int]:
    """The totals at the end of a game, counted from the position alone."""
    totals = [_total(position, seat) for seat in range(position["seats"])]
    if position["settings"]["automa"] in DECKS:
        totals.append(_automa_total(position))
    return totals


def _total(position: dict[str, Any], seat: int) -> int:
    sheet = Sheet(position, seat)
    hand = position["dragon_hands"][seat] + position["cave_hands"][seat]
    things = len(hand) + sum(position["resources"][seat].values())
    total = _placed(position, seat) + sheet.guild() + things // 4
    total += position["coins"][seat] + sheet.eggs() + position["mats"][seat]["earned"]
    for space, dragon in sheet.dragons.items():
        fact = FACTS[dragon["dragon"]]
        total += fact["points"] + dragon["tucked"] + sum(dragon["cached"].values())
        if fact["number"] in FORMULAS:
            total += FORMULAS[fact["number"]](sheet, *space)
    return int(total)


def _placed(position: dict[str, Any], seat: int) -> int:
    return sum(PLACES[number][places[seat] - 1] for number, places in enumerate(position["places"]))


def _automa_total(position: dict[str, Any]) -> int:
    deck, automa = position["settings"]["automa"], position["automa"]
    total = _placed(position, 1) + 2 * len(automa["caves"]) + automa["steps"] % 6
    total += len(automa["dragons"]) * (8 if deck == "level-3" else 7)
    if deck.startswith("ravel"):
        for points in (6, 3, 1):
            total += points * position["guild"]["squares"].get(f"points-{points}", []).count(1)
    return int(total)


Space = tuple[int, int]
"""Row and column, from 0."""


class Sheet:
    """What a seat has, as its score sheet asks for it."""

    def __init__(self, position: dict[str, Any], seat: int) -> None:
        self.position = position
        self.seat = seat
        self.mat = position["mats"][seat]
        self.dragons: dict[Space, dict[str, Any]] = {}
        for row, name in enumerate(ROWS):
            for column, dragon in enumerate(self.mat[name]["dragons"]):
                self.dragons[row, column] = dragon

    def fact(self, space: Space) -> dict[str, Any]:
        """What is printed on the dragon there."""
        return FACTS[self.dragons[space]["dragon"]]

    def count(self, field: str, value: str, spaces: list[Space] | None = None) -> int:
        """How many dragons show something, on the mat or in some spaces."""
        among = list(self.dragons) if spaces is None else spaces
        return sum(value in self.fact(space)[field].split("+") for space in among)

    def row(self, row: int) -> list[Space]:
        """The dragons of a cave."""
        return [space for space in self.dragons if space[0] == row]

    def others(self, row: int, column: int) -> list[Space]:
        """The other dragons of a cave."""
        return [space for space in self.row(row) if space != (row, column)]

    def column(self, column: int) -> list[Space]:
        """The dragons of a column."""
        return [space for space in self.dragons if space[1] == column]

    def beside(self, row: int, column: int) -> list[Space]:
        """The dragons above, below, left and right."""
        near = [(row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1)]
        return [space for space in near if space in self.dragons]

    def eggs(self) -> int:
        """All eggs."""
        on_dragons = sum(dragon["eggs"] for dragon in self.dragons.values())
        return int(self.mat["nest"] + on_dragons)

    def markers(self) -> int:
        """The markers in the guild."""
        squares = self.position["guild"]["squares"]
        return sum(seats.count(self.seat) for seats in squares.values())

    def lowest(self) -> int:
        """The objectives in which nobody stands lower."""
        return sum(places[self.seat] == max(places) for places in self.position["places"])

    def full(self, row: int) -> bool:
        """Whether a cave holds four dragons."""
        return len(self.row(row)) == 4

    def icons(self, row: int) -> int:
        """The resources in the costs of a cave."""
        return sum(
            number
            for space in self.row(row)
            for kind, number in self.fact(space)["cost"].items()
            if kind not in ("coin", "egg")
        )

    def guild(self) -> int:
        """The markers that score at the end."""
        squares = self.position["guild"]["squares"]
        points = {
            "plains": self.eggs() // 2,
            "seafarers": 3 * sum(len(self.column(column)) == 3 for column in range(4)),
            "highlands": sum(len(self.mat[name]["cards"]) for name in ROWS),
            "rainforest": max(self.icons(row) for row in range(3)),
        }[self.position["guild"]["tile"]]
        total = points * squares.get("line-4", []).count(self.seat)
        for number in (6, 3, 1):
            total += number * squares.get(f"points-{number}", []).count(self.seat)
        return int(total)


def _sizes_in_cave(sheet: Sheet, row: int, column: int) -> int:
    wanted = ("hatchling", "small", "large")
    return 8 * all(sheet.count("size", size, sheet.row(row)) for size in wanted)


def _sets(sheet: Sheet, field: str, values: tuple[str, ...]) -> int:
    return min(sheet.count(field, value) for value in values)


SIZES = ("hatchling", "small", "medium", "large")
PERSONALITIES = ("shy", "helpful", "aggressive", "playful")

FORMULAS: dict[int, Callable[[Sheet, int, int], int]] = {
    17: lambda s, r, c: int(s.dragons[r, c]["cached"].get("milk", 0)),
    18: lambda s, r, c: int(s.dragons[r, c]["tucked"]),
    29: lambda s, r, c: int(s.dragons[r, c]["cached"].get("meat", 0)),
    39: lambda s, r, c: 2 * ((r, c - 1) in s.dragons and (r, c + 1) in s.dragons),
    41: lambda s, r, c: 2 * s.lowest(),
    42: lambda s, r, c: 3 * len(s.others(r, c)),
    44: lambda s, r, c: 2 * s.markers(),
    46: lambda s, r, c: 3 * (len(s.column(c)) == 3),
    49: lambda s, r, c: 4 * _sets(s, "personality", PERSONALITIES),
    51: lambda s, r, c: s.count("personality", "shy", s.beside(r, c)),
    52: lambda s, r, c: min(8, 2 * s.count("trigger", "once_per_round")),
    54: lambda s, r, c: 4 * (s.count("personality", "aggressive", s.row(r)) == 0),
    59: lambda s, r, c: 2 * s.count("personality", "shy", s.others(r, c)),
    71: lambda s, r, c: min(8, 2 * s.count("trigger", "when_played")),
    74: lambda s, r, c: 3 * (s.mat[ROWS[r]]["excavated"] == 4),
    81: lambda s, r, c: 3 * ((r, c + 1) not in s.dragons),
    91: _sizes_in_cave,
    93: lambda s, r, c: 5 * s.full(1),
    97: lambda s, r, c: s.count("trigger", "if_activated"),
    98: lambda s, r, c: 3 * s.full(r),
    101: lambda s, r, c: min(8, 2 * s.count("trigger", "end_game")),
    102: lambda s, r, c: 3 * (s.count("personality", "playful", s.others(r, c)) > 0),
    106: lambda s, r, c: -2 * s.count("personality", "aggressive", s.others(r, c)),
    112: lambda s, r, c: 2 * len(s.beside(r, c)),
    119: lambda s, r, c: min(8, 2 * s.count("size", "medium")),
    122: lambda s, r, c: -1 * s.count("personality", "aggressive", s.others(r, c)),
    124: lambda s, r, c: min(8, 2 * s.count("size", "large")),
    129: lambda s, r, c: 3 * s.count("personality", "playful", s.beside(r, c)),
    131: lambda s, r, c: 4 * _sets(s, "size", SIZES),
    132: lambda s, r, c: min(8, 2 * s.count("size", "small")),
    134: lambda s, r, c: min(9, 3 * s.count("size", "hatchling")),
    145: lambda s, r, c: 5 * s.full(2),
    150: lambda s, r, c: 4 * (s.count("personality", "helpful", s.column(c)) > 1),
    167: lambda s, r, c: 5 * s.full(0),
    179: lambda s, r, c: s.eggs() // 2,
    183: lambda s, r, c: s.count("personality", "helpful"),
}
"""The End-game abilities by the printed number of their dragons; paid ones are `earned`."""


# The objectives.

AUTOMA_VALUES = {
    "cave-cards": [1, 2, 4, 7],
    "amethyst-cards": [1, 2, 4, 5],
    "crimson-cards": [1, 2, 4, 5],
    "golden-cards": [1, 2, 4, 5],
    "nests": [4, 7, 10, 17],
    "eggs": [1, 2, 5, 10],
    "cached": [0, 1, 3, 5],
    "cheap": [1, 2, 3, 4],
    "costly": [0, 1, 2, 3],
    "played-or-round": [0, 0, 1, 2],
    "activated": [1, 1, 3, 5],
    "hatchlings": [0, 0, 1, 2],
    "small": [0, 1, 2, 3],
    "medium": [0, 1, 2, 3],
    "large": [0, 1, 2, 3],
    "aggressive": [0, 0, 1, 2],
    "playful": [0, 0, 1, 2],
    "shy": [0, 0, 1, 2],
    "helpful": [0, 0, 1, 2],
}


def slow_counts(position: dict[str, Any], number: int) -> list[int]:
    """What each seat has of one of the four objectives but the guild."""
    side = position["objectives"][number]
    counts = [_count(Sheet(position, seat), side) for seat in range(position["seats"])]
    if position["settings"]["automa"] in DECKS:
        coins = position["automa"]["coins"] if number == position["round"] - 1 else 0
        most = {"cave-cards": 9, "nests": 99, "eggs": 99, "cached": 99}
        limit = 7 if side.removesuffix("-cards") in ROWS else most.get(side, 12)
        counts.append(min(AUTOMA_VALUES[side][number] + coins, limit))
    return counts


def _count(sheet: Sheet, side: str) -> int:
    facts = [FACTS[dragon["dragon"]] for dragon in sheet.dragons.values()]
    costs = [sum(fact["cost"].values()) for fact in facts]
    if side == "cave-cards":
        return sum(len(sheet.mat[row]["cards"]) for row in ROWS)
    if side.removesuffix("-cards") in ROWS:
        cave = sheet.mat[side.removesuffix("-cards")]
        return len(cave["cards"]) + len(cave["dragons"])
    if side == "nests":
        return sum(fact["nests"] for fact in facts)
    if side == "eggs":
        return sheet.eggs()
    if side == "cached":
        return sum(sum(dragon["cached"].values()) for dragon in sheet.dragons.values())
    if side in ("cheap", "costly"):
        return sum((cost <= 2) == (side == "cheap") for cost in costs)
    if side == "played-or-round":
        return sheet.count("trigger", "when_played") + sheet.count("trigger", "once_per_round")
    if side == "activated":
        return sheet.count("trigger", "if_activated")
    if side in ("hatchlings", *SIZES):
        return sheet.count("size", side.removesuffix("s"))
    return sheet.count("personality", side)
