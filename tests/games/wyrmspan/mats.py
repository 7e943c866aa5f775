"""Short words for positions of Wyrmspan, for choices, and for what then lies on the table.

Dragons and caves are named by their printed numbers.
"""

from collections.abc import Sequence
from typing import Any

from tests.scenario import after
from voliere import Game
from voliere.games.wyrmspan.cards.catalogue import COIN_COST, COST, DRAGON_BY_NAME, NAMES
from voliere.games.wyrmspan.space import bundle_text
from voliere.games.wyrmspan.words import RESOURCES

Position = dict[str, Any]
Dragon = int | dict[str, Any]

EMPTY_DISPLAY: list[int | None] = [None, None, None]


# Positions.


def on(number: int, **things: Any) -> dict[str, Any]:
    """A dragon with what is on and under it: `eggs`, `cached`, `tucked`, `fed`."""
    return {"dragon": number, **things}


def mat(
    crimson: Sequence[Dragon] = (),
    golden: Sequence[Dragon] = (),
    amethyst: Sequence[Dragon] = (),
    nest: int = 0,
) -> dict[str, Any]:
    """A mat with dragons from the left; each cave has one more space excavated, if it can."""
    written: dict[str, Any] = {"nest": nest}
    for cave, dragons in (("crimson", crimson), ("golden", golden), ("amethyst", amethyst)):
        excavated = min(4, len(dragons) + 1)
        written[cave] = {"dragons": list(dragons), "excavated": excavated}
    return written


def cave_of(cave: str, *dragons: Dragon) -> dict[str, Any]:
    """A mat with dragons in one cave only."""
    written = mat()
    written[cave] = {"dragons": list(dragons), "excavated": min(4, len(dragons) + 1)}
    return written


def table(
    *mats: dict[str, Any],
    hand: Sequence[int] = (),
    caves: Sequence[int] = (),
    resources: dict[str, int] | None = None,
    coins: int = 3,
    deck: Sequence[int] = (),
    cave_deck: Sequence[int] = (),
    display: Sequence[int] = (),
    cave_display: Sequence[int] = (),
    steps: Sequence[int] = (),
    **parts: Any,
) -> Position:
    """The turn of the first seat, with its hand, supply and coins.

    The decks are written from the top. The displays are empty unless given. Steps are those on
    the track of the guild, by seat.
    """
    seats = 1 if "automa" in parts.get("settings", {}) else max(2, len(mats))
    others = seats - 1
    written: Position = {
        "game": "wyrmspan",
        "seats": seats,
        "mats": [*mats, *[mat() for _ in range(seats - len(mats))]],
        "dragon_hands": [list(hand), *[[] for _ in range(others)]],
        "cave_hands": [list(caves), *[[] for _ in range(others)]],
        "resources": [resources or {}, *[{} for _ in range(others)]],
        "coins": [coins, *[3] * others],
        "dragon_deck": list(reversed(deck)),
        "cave_deck": list(reversed(cave_deck)),
        "dragon_display": [*display, *EMPTY_DISPLAY][:3],
        "cave_display": [*cave_display, *EMPTY_DISPLAY][:3],
        "guild": {"tile": "plains", "steps": [*steps, *[0] * (seats - len(steps))]},
    }
    return written | parts


def name(number: int) -> str:
    """The short name of a dragon."""
    return NAMES[number - 1]


# Choices.


def play(number: int, cave: str) -> str:
    """The choice to play a dragon in a cave."""
    return f"play {name(number)} {cave}"


def tuck(number: int) -> str:
    """The choice to tuck a dragon card."""
    return f"tuck {name(number)}"


def keep(number: int) -> str:
    """The choice to keep a dragon card."""
    return f"keep {name(number)}"


def take(number: int) -> str:
    """The choice to take a dragon from the display."""
    return f"take {name(number)}"


def discard(number: int) -> str:
    """The choice to pay with a dragon card."""
    return f"discard {name(number)}"


def explore_to(position: Position, place: str, *choices: str) -> Game:
    """The adventurer walks up to the dragon at a place and leaves all before it; then choices."""
    game = after(position, f"explore {place.split('-')[0]}")
    while asked_at(game) not in (place, "turn"):
        game.choose("decline")
    for choice in choices:
        game.choose(choice)
    return game


def asked_at(game: Game) -> str:
    """The place whose dragon asks; "turn" when the next turn has come; "" when it is over."""
    if game.decision is None or game.decision.topic == "turn":
        return "turn"
    return str(game.decision.data.get("place", ""))


def has_left(game: Game, place: str) -> bool:
    """Whether the dragon at a place asks no more: the adventurer is at what the mat prints next."""
    cave, column = place.split("-")
    return game.decision is not None and game.decision.data.get("source") == f"mat-{cave}-{column}"


def entice(position: Position, number: int, cave: str, *choices: str) -> Game:
    """A dragon comes from the hand, paid with coins and resources that are given on top."""
    given = position | {
        "dragon_hands": _more(position["dragon_hands"], number),
        "coins": [position["coins"][0] + 1 + COIN_COST[number - 1], *position["coins"][1:]],
    }
    cost = COST[number - 1]
    mine = dict(position["resources"][0])
    for kind, resource in enumerate(RESOURCES):
        mine[resource] = mine.get(resource, 0) + cost[kind]
    given["resources"] = [mine, *position["resources"][1:]]
    game = after(given, play(number, cave))
    if game.decision is not None and game.decision.topic == "pay-cost":
        game.choose(f"pay {bundle_text(cost)}")
    for choice in choices:
        game.choose(choice)
    return game


def excavate(position: Position, card: int, *choices: str) -> Game:
    """A cave card of the hand is laid in the first cave where no egg must be paid for it.

    The coin for it is given on top.
    """
    given = position | {
        "cave_hands": _more(position["cave_hands"], card),
        "coins": [position["coins"][0] + 1, *position["coins"][1:]],
    }
    mine = position["mats"][0]
    cave = next(c for c in ("crimson", "golden", "amethyst") if mine[c]["excavated"] == 1)
    return after(given, f"excavate cave-{card} {cave}", *choices)


def _more(hands: list[list[int]], card: int) -> list[list[int]]:
    return [[*hands[0], card], *hands[1:]]


def end_round(position: Position, *choices: str) -> Game:
    """All have passed, and the last round ends; then choices."""
    ending = {"turn": None, "round": 4, "passed": [True] * position["seats"]}
    return after(position | ending, *choices)


# What lies on the table.


def supply(game: Game, seat: int = 0) -> dict[str, int]:
    """The resources of a seat."""
    return dict(game.position()["resources"][seat])


def coins(game: Game, seat: int = 0) -> int:
    """The coins of a seat."""
    return int(game.position()["coins"][seat])


def steps(game: Game, seat: int = 0) -> int:
    """How often the guild has promoted a seat."""
    return int(game.position()["guild"]["steps"][seat])


def hand(game: Game, seat: int = 0) -> set[int]:
    """The dragon cards of a seat."""
    return {number_of(card) for card in game.position()["dragon_hands"][seat]}


def caves(game: Game, seat: int = 0) -> set[int]:
    """The cave cards of a seat."""
    return {int(card.removeprefix("cave-")) for card in game.position()["cave_hands"][seat]}


def number_of(card: str) -> int:
    """The printed number of a dragon."""
    return DRAGON_BY_NAME[card] + 1


def discarded(game: Game) -> list[int]:
    """The dragons on their discard pile, the last on top."""
    return [number_of(card) for card in game.position()["dragon_discard"]]


def discarded_caves(game: Game) -> list[int]:
    """The caves on their discard pile, the last on top."""
    return [int(card.removeprefix("cave-")) for card in game.position()["cave_discard"]]


def dragon_at(game: Game, place: str, seat: int = 0) -> dict[str, Any]:
    """What lies at a place: the `dragon`, `eggs`, `cached`, `tucked`, `fed`."""
    cave, column = place.split("-")
    found: dict[str, Any] = game.position()["mats"][seat][cave]["dragons"][int(column) - 1]
    return found | {"dragon": number_of(found["dragon"])}


def dragons_in(game: Game, cave: str, seat: int = 0) -> list[int]:
    """The dragons of a cave, from the left."""
    return [number_of(d["dragon"]) for d in game.position()["mats"][seat][cave]["dragons"]]


def floor(game: Game, cave: str, seat: int = 0) -> list[int]:
    """The cave cards of a cave, from column 2 on."""
    cards = game.position()["mats"][seat][cave]["cards"]
    return [int(card.removeprefix("cave-")) for card in cards]


def eggs(game: Game, seat: int = 0) -> dict[str, int]:
    """All places of a mat that hold eggs."""
    return _each(game, seat, "eggs", "nest")


def tucked(game: Game, seat: int = 0) -> dict[str, int]:
    """All places of a mat that have cards tucked."""
    return _each(game, seat, "tucked", "")


def _each(game: Game, seat: int, field: str, beside: str) -> dict[str, int]:
    written = game.position()["mats"][seat]
    found = {
        f"{cave}-{column}": dragon[field]
        for cave in ("crimson", "golden", "amethyst")
        for column, dragon in enumerate(written[cave]["dragons"], 1)
        if dragon[field]
    }
    return found | ({beside: written[beside]} if beside and written[beside] else {})


def cached(game: Game, place: str, seat: int = 0) -> dict[str, int]:
    """The resources on the dragon at a place."""
    return dict(dragon_at(game, place, seat)["cached"])


def cards_under(game: Game, seat: int = 0) -> set[int]:
    """All dragon cards tucked on a mat."""
    return {number_of(card) for card in game.position()["tucked"][seat]}


def holdings(game: Game, seat: int = 0) -> dict[str, int]:
    """All that a seat has beside its dragons, counted."""
    counted = {
        "dragon": len(hand(game, seat)),
        "cave": len(caves(game, seat)),
        "egg": sum(eggs(game, seat).values()),
        "coin": coins(game, seat),
        "guild": steps(game, seat),
    }
    return supply(game, seat) | counted
