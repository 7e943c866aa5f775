"""The options of a turn, and the ways to pay, against a plain reading of the rules."""

from collections import Counter
from itertools import combinations_with_replacement
from typing import Any

import pytest

from tests.games.wyrmspan.ledger import FACTS, ROWS, Sheet
from tests.games.wyrmspan.test_long_games import keen_choice
from tests.honesty.tables import WYRMSPAN, Table
from tests.scenario import options
from voliere.kernel.chance import Chance

KINDS = ("meat", "gold", "crystal", "milk")
Supply = tuple[int, ...]
"""Numbers of meat, gold, crystal and milk."""


def turn_options(position: dict[str, Any], seat: int) -> set[str]:
    """All that the rules allow a seat with a coin."""
    sheet = Sheet(position, seat)
    found = {"pass"}
    for row in ROWS:
        cave = sheet.mat[row]
        if cave["explored"] < 3 and cave["explored"] <= sheet.eggs():
            found.add(f"explore {row}")
        if cave["excavated"] < 4 and cave["excavated"] - 1 <= sheet.eggs():
            found |= {f"excavate {card} {row}" for card in position["cave_hands"][seat]}
        for card in position["dragon_hands"][seat]:
            free = len(cave["dragons"]) < cave["excavated"]
            if free and row in FACTS[card]["caves"] and affordable(position, seat, card):
                found.add(f"play {card} {row}")
    return found


def affordable(position: dict[str, Any], seat: int, card: str) -> bool:
    """Whether coins, eggs and resources suffice, with any trades of two for one."""
    cost = FACTS[card]["cost"]
    if position["coins"][seat] < 1 + cost.get("coin", 0):
        return False
    if Sheet(position, seat).eggs() < cost.get("egg", 0):
        return False
    supply = tuple(position["resources"][seat].get(kind, 0) for kind in KINDS)
    wanted = tuple(cost.get(kind, 0) for kind in KINDS)
    return any(covers(traded, wanted) for traded in after_trades(supply))


def covers(supply: Supply, wanted: Supply) -> bool:
    """Whether a supply holds what is wanted."""
    return all(has >= needs for has, needs in zip(supply, wanted))


def after_trades(supply: Supply) -> set[Supply]:
    """Every supply that trades of two for one of another kind can lead to."""
    found = {supply}
    fresh = [supply]
    while fresh:
        now = fresh.pop()
        for a, b in combinations_with_replacement(range(4), 2):
            for gained in range(4):
                given = Counter((a, b))
                if gained not in given and all(now[kind] >= n for kind, n in given.items()):
                    then = tuple(now[k] - given[k] + (k == gained) for k in range(4))
                    if then not in found:
                        found.add(then)
                        fresh.append(then)
    return found


def payments(supply: Supply, wanted: Supply) -> set[str]:
    """The bundles that pay a cost: each resource itself, or two others in its place.

    A bundle that holds another that pays too is no way to pay but a waste.
    """
    needs = [kind for kind in range(4) for _ in range(wanted[kind])]
    ways: set[Supply] = {(0, 0, 0, 0)}
    for need in needs:
        pairs = list(combinations_with_replacement([k for k in range(4) if k != need], 2))
        ways = {
            tuple(way[k] + Counter(paid)[k] for k in range(4))
            for way in ways
            for paid in [(need,), *pairs]
        }
    wasteful = {way for way in ways if any(way != less and covers(way, less) for less in ways)}
    return {text(way) for way in ways - wasteful if covers(supply, way)}


def text(bundle: Supply) -> str:
    """The choice to pay a bundle."""
    words = [KINDS[kind] for kind in range(4) for _ in range(bundle[kind])]
    return "pay " + "+".join(words)


@pytest.mark.parametrize("table", WYRMSPAN, ids=str)
def test_every_legal_option_is_offered_and_no_other(table: Table) -> None:
    seen: Counter[str] = Counter()
    for seed in range(100, 104):
        game, chance = table.new(seed), Chance.seeded(seed)
        while game.seat >= 0:
            asked, _ = game.topic()
            if asked == "turn":
                seen[asked] += 1
                assert set(options(game)) == turn_options(game.position(), game.seat)
            elif asked == "pay-cost" and game.position()["agenda"][-1]["terms"] == 0:
                seen[asked] += 1
                position = game.position()
                cost = FACTS[position["agenda"][-1]["dragon"]]["cost"]
                supply = tuple(position["resources"][game.seat].get(kind, 0) for kind in KINDS)
                wanted = tuple(cost.get(kind, 0) for kind in KINDS)
                assert set(options(game)) == payments(supply, wanted)
            game.act(keen_choice(game, chance))
    assert seen["turn"] > 50
