"""Magpies counted by hand: all that lies anywhere, and the points."""

from typing import Any

BOXES = {False: [1, 2, 3, 4, 5, 6, 7, 8], True: [-4, -2, 1, 2, 3, 4, 5, 6]}


def inventory(position: dict[str, Any]) -> dict[str, list[int]]:
    """Everything that a position names."""
    by_seat = [*position["hands"], *position["face_down"]]
    cards = [card for cards in by_seat for card in cards] + position["aside"] + position["discards"]
    trinkets = position["trinkets"] + [trinket for nest in position["nests"] for trinket in nest]
    if position["trinket"] is not None:
        trinkets = [*trinkets, position["trinket"]]
    return {"cards": sorted(cards), "trinkets": sorted(trinkets)}


def right_inventory(position: dict[str, Any]) -> dict[str, list[int]]:
    """Every card and every trinket once."""
    return {"cards": list(range(40)), "trinkets": BOXES[position["settings"]["tin"]]}


def slow_totals(position: dict[str, Any]) -> list[int]:
    """The points in each nest."""
    return [sum(nest) for nest in position["nests"]]
