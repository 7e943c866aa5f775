"""Wingspan counted by hand from a position, without the engine: slow and plain."""

import csv
from collections import Counter
from pathlib import Path
from typing import Any

import voliere

HABITATS = ["forest", "grassland", "wetland"]
DICE = 5

DATA = Path(voliere.__file__).parent / "games/wingspan/cards/data"

with (DATA / "birds.csv").open(encoding="utf-8") as _file:
    BIRDS = {row["name_en"]: row for row in csv.DictReader(_file)}

FORMS: dict[tuple[str, str], list[str]] = {}
"""For each bonus card that looks at names and each edition, the forms of words that count."""
with (DATA / "name_words.csv").open(encoding="utf-8") as _file:
    for _row in csv.DictReader(_file):
        if _row["status"] != "left-out":
            FORMS.setdefault((_row["bonus"], _row["edition"]), []).extend(_row["forms"].split("+"))

STEPS = {
    "Anatomist": [(2, 3), (4, 7)],
    "Backyard Birder": [(5, 3), (7, 6)],
    "Bird Feeder": [(5, 3), (8, 7)],
    "Cartographer": [(2, 3), (4, 7)],
    "Enclosure Builder": [(4, 4), (6, 7)],
    "Fishery Manager": [(2, 3), (4, 8)],
    "Forester": [(3, 4), (5, 8)],
    "Large Bird Specialist": [(4, 3), (6, 6)],
    "Nest Box Builder": [(4, 4), (6, 7)],
    "Oologist": [(7, 3), (9, 6)],
    "Passerine Specialist": [(4, 3), (6, 6)],
    "Photographer": [(4, 3), (6, 7)],
    "Platform Builder": [(4, 4), (6, 7)],
    "Prairie Manager": [(2, 3), (4, 8)],
    "Visionary Leader": [(5, 4), (8, 7)],
    "Viticulturalist": [(2, 3), (4, 7)],
    "Wetland Scientist": [(3, 3), (5, 7)],
    "Wildlife Gardener": [(4, 4), (6, 7)],
}
PER_BIRD = {
    "Bird Counter": 2,
    "Breeding Manager": 1,
    "Ecologist": 2,
    "Falconer": 2,
    "Food Web Expert": 2,
    "Historian": 2,
    "Omnivore Specialist": 2,
    "Rodentologist": 2,
}
BONUSES = [*STEPS, *PER_BIRD]
EATS = {
    "Bird Feeder": "seed",
    "Fishery Manager": "fish",
    "Omnivore Specialist": "wild",
    "Rodentologist": "rodent",
    "Viticulturalist": "fruit",
}
NESTS = {
    "Enclosure Builder": "ground",
    "Nest Box Builder": "cavity",
    "Platform Builder": "platform",
    "Wildlife Gardener": "bowl",
}
LIVES_ONLY = {
    "Forester": "forest",
    "Prairie Manager": "grassland",
    "Wetland Scientist": "wetland",
}
PLACES = [(4, 1, 0), (5, 2, 1), (6, 3, 2), (7, 4, 3)]
FACE_DOWN = {"eaglet": 3, "eagle": 4, "golden-eagle": 5}

ONCE_ROUNDS = {"round_1": 1, "round_2": 2, "round_3": 3}
AUTOMA = [*ONCE_ROUNDS, *(f"action_{number}" for number in range(1, 8))]
EXPERT = "automubon_society"


def inventory(position: dict[str, Any]) -> Counter[str]:
    """Every card of the position, and how often a rule of quantities is broken."""
    held: Counter[str] = Counter()
    for seat in range(position["seats"]):
        birds = birds_of(position, seat)
        held.update(bird["bird"] for bird in birds)
        tucked = sum(bird.get("tucked", 0) for bird in birds)
        held["tucked cards amiss"] += tucked != len(position["tucked"][seat])
        for bird in birds:
            held["too many eggs"] += bird.get("eggs", 0) > int(BIRDS[bird["bird"]]["egg_limit"])
        held["food below nothing"] += any(count < 0 for count in position["food"][seat].values())
        held["six birds in a row"] += any(len(row) > 5 for row in position["boards"][seat].values())
        for part in ("hands", "tucked", "bonus", "drawn"):
            held.update(position[part][seat])
    for part in ("tray", "deck", "discards", "offered", "bonus_deck", "bonus_discards"):
        held.update(position[part])
    held["dice amiss"] += not 1 <= len(position["feeder"]) <= DICE
    held["too many cards in the tray"] += len(position["tray"]) > 3
    if position["automa"]:
        automa = position["automa"]
        held.update([automa["bonus"], *automa["birds"], *automa["shown"]])
        held.update(position["automa_hidden"] + position["automa_deck"])
    return held


def right_inventory(position: dict[str, Any]) -> Counter[str]:
    """What the inventory must be: every card in play once."""
    swift = position["settings"]["swift_start"]
    cards = [name for name, bird in BIRDS.items() if swift or bird["pack"] == "base"]
    cards += BONUSES
    if position["seats"] == 1:
        cards += [card for card in AUTOMA if ONCE_ROUNDS.get(card, 4) >= position["round"]]
        cards += [EXPERT] if position["settings"]["expert_card"] else []
    return Counter(cards)


def birds_of(position: dict[str, Any], seat: int) -> list[dict[str, Any]]:
    """All birds on a mat."""
    return [bird for habitat in HABITATS for bird in position["boards"][seat][habitat]]


def slow_totals(position: dict[str, Any]) -> list[int]:
    """The totals at the end of a game, counted from the position alone; the Automa's comes last."""
    goals = _goal_totals(position)
    totals = [_total(position, seat) + goals[seat] for seat in range(position["seats"])]
    if position["seats"] == 1:
        automa = position["automa"]
        face_up = sum(int(BIRDS[bird]["points"]) for bird in automa["birds"])
        face_down = FACE_DOWN[position["settings"]["automa"]] * len(position["automa_hidden"])
        totals.append(face_up + face_down + automa["eggs"] + goals[1])
    return totals


def _total(position: dict[str, Any], seat: int) -> int:
    total = 0
    for bird in birds_of(position, seat):
        total += int(BIRDS[bird["bird"]]["points"])
        total += bird.get("eggs", 0) + bird.get("cached", 0) + bird.get("tucked", 0)
    return total + sum(bonus_points(position, seat, card) for card in position["bonus"][seat])


# Bonus cards.


def bonus_points(position: dict[str, Any], seat: int, card: str) -> int:
    """What a bonus card is worth to a seat."""
    count = _bonus_count(position, seat, card)
    if card in PER_BIRD:
        return PER_BIRD[card] * count
    return max([0] + [points for birds, points in STEPS[card] if count >= birds])


def _bonus_count(position: dict[str, Any], seat: int, card: str) -> int:
    if card == "Visionary Leader":
        return len(position["hands"][seat])
    if card == "Ecologist":
        return min(len(row) for row in position["boards"][seat].values())
    edition = position["settings"]["edition"]
    return sum(_counts(bird, card, edition) for bird in birds_of(position, seat))


def _counts(bird: dict[str, Any], card: str, edition: str) -> bool:
    facts = BIRDS[bird["bird"]]
    if card in ("Breeding Manager", "Oologist"):
        return int(bird.get("eggs", 0)) >= (4 if card == "Breeding Manager" else 1)
    if card in EATS:
        return EATS[card] in facts["food_cost"]
    if card in NESTS:
        return facts["nest"] in (NESTS[card], "star")
    if card in LIVES_ONLY:
        return facts["habitats"] == LIVES_ONLY[card]
    if card == "Food Web Expert":
        foods = facts["food_cost"].replace("/", "+").split("+")
        return set(foods) == {"invertebrate"}
    if card == "Backyard Birder":
        return int(facts["points"]) < 4
    if card == "Large Bird Specialist":
        return int(facts["wingspan_cm"]) > 65
    if card == "Passerine Specialist":
        return int(facts["wingspan_cm"]) <= 30
    if card == "Bird Counter":
        return "tuck" in facts["power"]
    if card == "Falconer":
        return facts["power"].startswith(("hunt", "roll"))
    parts = f" {facts[f'name_{edition}']} ".lower().replace("-", " ").replace("'", " ")
    return any(f" {form} " in parts for form in FORMS[card, edition])


# Goals.


def _goal_totals(position: dict[str, Any]) -> list[int]:
    """The rounds' points; those of the last counted anew, unless cubes that have left decided."""
    rounds = [list(points) for points in position["goal_points"]]
    if position["seats"] > 1:
        goal = position["goals"][3]
        counts = [_goal_count(position, seat, goal) for seat in range(position["seats"])]
        blue = position["settings"]["goals"] == "blue"
        rounds[3] = [min(count, 5) for count in counts] if blue else _by_place(counts, PLACES[3])
    return [sum(points) for points in zip(*rounds, strict=True)]


def _goal_count(position: dict[str, Any], seat: int, goal: str) -> int:
    board = position["boards"][seat]
    eggs: dict[str, int] = {
        row: sum(bird.get("eggs", 0) for bird in birds) for row, birds in board.items()
    }
    if goal == "total-birds":
        return len(birds_of(position, seat))
    if goal.startswith("sets"):
        return min(eggs.values())
    if goal.startswith("birds-in-"):
        return len(board[goal.removeprefix("birds-in-")])
    if goal.removeprefix("eggs-in-") in HABITATS:
        return eggs[goal.removeprefix("eggs-in-")]
    nest = goal.removeprefix("eggs-in-").removesuffix("-birds-with-egg")
    laid: list[int] = [
        bird.get("eggs", 0)
        for bird in birds_of(position, seat)
        if BIRDS[bird["bird"]]["nest"] in (nest, "star")
    ]
    return sum(laid) if goal.startswith("eggs-in-") else sum(eggs > 0 for eggs in laid)


def _by_place(counts: list[int], places: tuple[int, ...]) -> list[int]:
    """Walk down the ranks: the tied share the places that they fill together."""
    points = [0] * len(counts)
    place = 0
    for count in sorted({count for count in counts if count > 0}, reverse=True):
        tied = [seat for seat, other in enumerate(counts) if other == count]
        for seat in tied:
            points[seat] = sum(places[place : place + len(tied)]) // len(tied)
        place += len(tied)
    return points
