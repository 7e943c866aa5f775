"""Songbirds counted by hand from a position, without the engine: slow and plain."""

from collections import Counter
from typing import Any

BIRDS = [f"{letter}{volume}" for letter in "RBGW" for volume in range(1, 8)]
SIDES = {
    "above": ["c1", "c2"],
    "right": ["d3", "e3"],
    "below": ["c4", "c5"],
    "left": ["a3", "b3"],
}
TOKENS = {
    "crow": [(["above"], -2), (["right"], -4), (["below"], -5), (["left"], -3)],
    "hawk": [(["above", "right"], -4), (["below", "left"], -4)],
    "hummingbird": [(["above"], 2), (["right"], 4), (["below"], 5), (["left"], 3)],
    "mockingbird": [(["above", "right"], 4), (["below", "left"], 4)],
}


def inventory(position: dict[str, Any]) -> Counter[str]:
    """Every bird and berry token of the position."""
    held = Counter(card for card in forest(position).values() if card in BIRDS)
    for part in ("hands", "favourites", "revealed"):
        held.update(card for cards in position[part] for card in cards)
    held.update(position["deck"])
    held.update([position["shown"]] if position["shown"] else [])
    return held


def right_inventory(position: dict[str, Any]) -> Counter[str]:
    """What the inventory must be: all birds once, or none before the round is dealt."""
    return Counter() if position["phase"] == "special" else Counter(BIRDS)


def forest(position: dict[str, Any]) -> dict[str, str]:
    """The card in each filled place."""
    return {
        f"{column}{row}": card
        for row, line in enumerate(position["forest"], 1)
        for column, card in zip("abcde", line.split())
        if card != "."
    }


def slow_totals(position: dict[str, Any]) -> list[int]:
    """The totals at the end of a game, counted from the position alone."""
    harvest = _harvest(position)
    if position["settings"]["variant"] != "base":
        favourites = [card for cards in position["revealed"] for card in cards]
        if not favourites:
            return [0] * position["seats"]
        own, volume = favourites[0][0], int(favourites[0][1])
        others = sum(points for letter, points in harvest.items() if letter != own)
        return [harvest[own] + volume - others] * position["seats"]
    return [_total(position, harvest, seat) for seat in range(position["seats"])]


def _total(position: dict[str, Any], harvest: Counter[str], seat: int) -> int:
    earlier = sum(points[seat] for points in position["past"][:-1])
    (favourite,) = position["revealed"][seat]
    early = position["settings"]["early_bird"]
    extra = position["worms"][seat] if early else int(favourite[1])
    return int(earlier) + harvest[favourite[0]] + int(extra)


def _harvest(position: dict[str, Any]) -> Counter[str]:
    cards = forest(position)
    harvest: Counter[str] = Counter()
    lines = [[f"{column}{row}" for row in range(1, 6)] for column in "abcde"]
    lines += [[f"{column}{row}" for column in "abcde"] for row in range(1, 6)]
    for points, line in zip(position["berries"], lines):
        _award(harvest, [cards[place] for place in line if place in cards], points, max)
    for sides, points in TOKENS.get(cards.get("c3", ""), []):
        places = [place for side in sides for place in SIDES[side]]
        _award(harvest, [cards[place] for place in places], points, max if points < 0 else min)
    return harvest


def _award(harvest: Counter[str], cards: list[str], points: int, pick: Any) -> None:
    volumes: Counter[str] = Counter()
    for card in cards:
        if card in BIRDS:
            volumes[card[0]] += int(card[1])
    singles = [v for v in volumes.values() if list(volumes.values()).count(v) == 1]
    if singles:
        taker = next(letter for letter, v in volumes.items() if v == pick(singles))
        harvest[taker] += points
