"""What the cards of Wyrmspan are worth to a bot: points for good, and things that need a use."""

from typing import Any, Final

from voliere.games.wyrmspan.cards.catalogue import (
    CAVE_DATA,
    DRAGON_DATA,
    DRAGONS,
    NESTS,
    POINTS,
    TILES,
    TRIGGER,
)
from voliere.games.wyrmspan.words import (
    COLUMNS,
    END_GAME,
    IF_ACTIVATED,
    ONCE_PER_ROUND,
    WHEN_PLAYED,
)

POINT: Final = 0
"""Eggs, cached and tucked things, promotions: points that stay."""
THING: Final = 1
"""Resources and cards: worth a quarter of a point at the end, and more while they can be used."""

COIN: Final = 2.2
EGG: Final = 1.0
STEP: Final = 1.1
RESOURCE: Final = 0.9
CARD: Final = 0.75
EXCAVATION: Final = 2.6
PLAYED: Final = {"free": 4.5, "discount": 2.5, "no-resources": 4.0, "on-top": 3.0}
PRICES: Final = {
    "coin": COIN,
    "resource": RESOURCE,
    "dragon": CARD,
    "cave": CARD,
    "card": 0.9 * CARD,
    "egg": EGG,
    "egg-cave": EGG,
    "egg-beside": EGG,
}
FAILS: Final = 0.6
"""How often a condition holds, or what an ability needs is at hand."""
SHARES: Final = {"hatchling": 0.19, "small": 0.27, "medium": 0.27, "large": 0.27}
HOPES: Final = {"points": 4.0, "spend": 2.0, "feed": 1.0}
"""What an end-game ability brings in the end."""


def _both(one: list[float], other: list[float]) -> list[float]:
    return [one[POINT] + other[POINT], one[THING] + other[THING]]


def _times(value: list[float], factor: float) -> list[float]:
    return [factor * value[POINT], factor * value[THING]]


def value_of(words: list[Any]) -> list[float]:
    """Points and things that one use of an effect brings, as the data writes it.

    >>> value_of(["all", ["coin", 1], ["lay", "any", 2]])
    [4.2, 0.0]
    """
    word, rest = words[0], words[1:]
    if word in ("all", "choose", "if", "feed", "pay"):
        return _compound(word, rest)
    if word in ("gain", "gain-same", "of-cost", "take", "draw"):
        return [0.0, _things(word, rest)]
    if word == "reveal":
        share = sum(SHARES[size] for size in rest[0])
        return [share, (1.0 - share) * (CARD if rest[1] == "keep" else RESOURCE)]
    if word == "cache":
        return _laid_by(RESOURCE, rest[1:])
    if word == "tuck":
        return _laid_by(CARD, rest)
    return [_points(word, rest), 0.0]


def _laid_by(price: float, rest: list[Any]) -> list[float]:
    """Something cached or tucked, and what follows: where, how often, what."""
    then = value_of(rest[2]) if len(rest) > 2 else [0.0, 0.0]
    return _times(_both([1.0, -price], then), FAILS * float(rest[1]))


def _things(word: str, rest: list[Any]) -> float:
    if word == "gain":
        return RESOURCE * float(rest[1])
    if word in ("gain-same", "of-cost"):
        return RESOURCE * (float(rest[0]) if rest else 1.0)
    number = rest[-1]
    return CARD * float(number)


def _points(word: str, rest: list[Any]) -> float:
    if word == "coin":
        return COIN * float(rest[0])
    if word == "guild":
        return STEP * float(rest[0])
    if word == "lay":
        return EGG * float(rest[1])
    if word == "lay-each":
        return 2.2
    if word in ("gain-or-cache", "take-tuck", "draw-tuck", "tuck-deck-each"):
        return 1.3
    if word in ("cache-gained", "tuck-deck"):
        return 1.5 if isinstance(rest[-1], str) else float(rest[-1])
    if word in ("gain-cache", "draw-share"):
        return 2.0
    if word == "excavate":
        return EXCAVATION * float(rest[1])
    if word == "play":
        return PLAYED[rest[1]]
    if word in ("activate", "mat"):
        return 1.3
    return 0.0


def _compound(word: str, rest: list[Any]) -> list[float]:
    total = [0.0, 0.0]
    if word == "all":
        for words in rest:
            total = _both(total, value_of(words))
        return total
    if word == "choose":
        return _times([0.0, RESOURCE], float(rest[0]))
    if word == "if":
        return _times(value_of(rest[1]), FAILS)
    if word == "feed":
        reward = [1.0, 0.0] if rest[1][0] == "worth" else value_of(rest[1])
        total = _both(reward, _times(value_of(rest[2]), 0.3))
        return _times(_both(total, [1.0, -CARD]), FAILS)
    gain = value_of(rest[2])
    price = PRICES[rest[0]] * float(rest[1])
    if sum(gain) <= price:
        return total
    times = float(rest[3]) if len(rest) > 3 else 1.0
    return _times(_both(gain, [-price, 0.0]), 0.5 + 0.5 * times)


def _hope(words: list[Any]) -> float:
    """What an end-game ability brings in the end."""
    if words[0] == "points" and words[1] < 0:
        return -1.5
    if words[0] == "points-if":
        return 0.55 * float(words[1])
    return HOPES[words[0]]


DRAGON_USES: Final[list[list[float]]] = [value_of(dragon["effect"]) for dragon in DRAGON_DATA]
CAVE_USES: Final[list[float]] = [sum(value_of(cave["effect"])) for cave in CAVE_DATA]
"""What the effect of a cave card brings."""
MAT_POINTS: Final[list[float]] = [
    value_of(words)[POINT] for row in TILES["mat"] for words in row["effects"]
]
MAT_THINGS: Final[list[float]] = [
    value_of(words)[THING] for row in TILES["mat"] for words in row["effects"]
]
"""What the mat's effects bring: cave * 5 + how many dragons the adventurer has passed."""


def _uses(trigger: int, part: int) -> list[float]:
    return [
        uses[part] if TRIGGER[dragon] & trigger else 0.0 for dragon, uses in enumerate(DRAGON_USES)
    ]


WALK_POINTS: Final[list[float]] = _uses(IF_ACTIVATED, POINT)
WALK_THINGS: Final[list[float]] = _uses(IF_ACTIVATED, THING)
ROUND_POINTS: Final[list[float]] = _uses(ONCE_PER_ROUND, POINT)
ROUND_THINGS: Final[list[float]] = _uses(ONCE_PER_ROUND, THING)
END_HOPE: Final[list[float]] = [
    _hope(data["effect"]) if TRIGGER[dragon] & END_GAME else 0.0
    for dragon, data in enumerate(DRAGON_DATA)
]
"""What the end-game ability of a dragon brings."""
PLAY_VALUE: Final[list[float]] = [
    float(POINTS[dragon])
    + 0.3 * NESTS[dragon]
    + (sum(DRAGON_USES[dragon]) if TRIGGER[dragon] & WHEN_PLAYED else 0.0)
    + END_HOPE[dragon]
    for dragon in range(DRAGONS)
]
"""What a dragon brings when it comes: its points, its nests, what it does then or in the end."""
STAGES: Final = COLUMNS + 1
"""Number of effects that the mat has in each cave."""


KINDS_OF_YIELD: Final[dict[str, tuple[str, ...]]] = {
    "resources": ("gain", "gain-same", "gain-cache", "of-cost"),
    "cards": ("take", "draw", "draw-share", "reveal"),
    "eggs": ("lay", "lay-each"),
    "promotions": ("guild",),
    "points-on-it": (
        "cache",
        "cache-gained",
        "gain-or-cache",
        "tuck",
        "tuck-deck",
        "draw-tuck",
        "feed",
    ),
    "trade": ("pay",),
}
"""What a walk past a dragon brings, by the effects that bring it."""


def _yield(words: list[Any]) -> int:
    """The index of what an effect mainly brings, or -1."""
    if words[0] == "if":
        return _yield(words[2])
    for index, kinds in enumerate(KINDS_OF_YIELD.values()):
        if words[0] in kinds:
            return index
    return -1


WALK_YIELD: Final[list[int]] = [
    _yield(data["effect"]) if TRIGGER[dragon] & IF_ACTIVATED else -1
    for dragon, data in enumerate(DRAGON_DATA)
]


def _net(words: list[Any]) -> list[float]:
    """What is gained by paying once, less the price: points and things."""
    part = THING if words[1] in ("resource", "dragon", "cave", "card") else POINT
    net = value_of(words[3])
    net[part] -= PRICES[words[1]] * float(words[2])
    return net


def _printed() -> list[tuple[str, list[Any]]]:
    """Every effect that can ask for a price, with the key of what it is printed on."""
    found: list[tuple[str, list[Any]]] = []
    for kind, cards in (("dragon", DRAGON_DATA), ("cave", CAVE_DATA)):
        for card in cards:
            found.append((f"{kind}-{card['number']}", card["effect"]))
            if "opponents" in card:
                found.append((f"{kind}-{card['number']}.gift", card["opponents"]))
    for row in TILES["mat"]:
        for index, words in enumerate(row["effects"]):
            found.append((f"mat-{row['cave']}-{index}", words))
    for guild in TILES["guilds"]:
        for index, line in enumerate(guild["lines"]):
            found.append((f"guild-{guild['id']}-{index + 1}", line["effect"]))
    return found


PAYS: Final[dict[str, list[float]]] = {
    key: _net(words) for key, words in _printed() if words[0] == "pay"
}
"""What paying once brings, less the price, by the key of the effect."""
