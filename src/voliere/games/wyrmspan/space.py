"""The action space: one int for each answer that a game of Wyrmspan can ever take."""

from typing import Any, Final

from voliere.games.wyrmspan.cards.catalogue import (
    CAVE_CARDS,
    CAVE_TEXTS,
    DRAGONS,
    GUILD_POINTS,
    NAMES,
)
from voliere.games.wyrmspan.words import (
    CAVES,
    KINDS,
    LINES,
    PLACE_TEXTS,
    PLACES,
    RESOURCES,
    SQUARES,
)
from voliere.kernel.decision import Space

DEAREST: Final = 8
"""No payment takes more resources: four icons, each traded two for one."""


def _multisets(total: int) -> list[list[int]]:
    return [
        [meat, gold, crystal, total - meat - gold - crystal]
        for meat in range(total, -1, -1)
        for gold in range(total - meat, -1, -1)
        for crystal in range(total - meat - gold, -1, -1)
    ]


BUNDLES: Final[list[list[int]]] = [b for total in range(DEAREST + 1) for b in _multisets(total)]
"""Every bundle of up to eight resources, as numbers of meat, gold, crystal and milk."""
BUNDLE_BY_NUMBERS: Final[dict[tuple[int, ...], int]] = {
    tuple(bundle): index for index, bundle in enumerate(BUNDLES)
}
TRADES: Final[list[tuple[int, int, int]]] = [
    (a, b, c)
    for a in range(KINDS)
    for b in range(a, KINDS)
    for c in range(KINDS)
    if c not in (a, b)
]
"""Two resources given for one of another kind."""
BENEFITS: Final = (
    "resource",
    "dragon",
    "cave",
    "egg",
    "guild",
    "cache",
    "tuck",
    "clutch",
    "coin",
    "effect",
    "growth",
)
"""What can be chosen among several benefits, or out of those printed on the mat."""

START_WITH: Final = 3
"""Number of resources that a game starts with."""
FIRST_START: Final[int] = BUNDLE_BY_NUMBERS[(START_WITH, 0, 0, 0)]
"""The first of the bundles of three."""
STARTS: Final[int] = len(_multisets(START_WITH))
"""The ways to choose three resources."""

DECLINE: Final = 0
USE: Final = 1
PASS: Final = 2
DRAW: Final = 3
EXPLORE: Final = DRAW + 2
EXCAVATE: Final = EXPLORE + 3
PLAY: Final[int] = EXCAVATE + CAVE_CARDS * 3
TAKE_DRAGON: Final[int] = PLAY + DRAGONS * 3
TAKE_CAVE: Final[int] = TAKE_DRAGON + DRAGONS
DISCARD_DRAGON: Final[int] = TAKE_CAVE + CAVE_CARDS
DISCARD_CAVE: Final[int] = DISCARD_DRAGON + DRAGONS
TUCK: Final[int] = DISCARD_CAVE + CAVE_CARDS
KEEP: Final[int] = TUCK + DRAGONS
SET_ASIDE_DRAGON: Final[int] = KEEP + DRAGONS
SET_ASIDE_CAVE: Final[int] = SET_ASIDE_DRAGON + DRAGONS
START: Final[int] = SET_ASIDE_CAVE + CAVE_CARDS
PAY: Final[int] = START + STARTS
LAY: Final[int] = PAY + len(BUNDLES)
SPEND_EGG: Final[int] = LAY + PLACES + 1
AT: Final[int] = SPEND_EGG + PLACES + 1
GAIN: Final[int] = AT + PLACES
CACHE: Final[int] = GAIN + KINDS
DISCARD: Final[int] = CACHE + KINDS
TRADE: Final[int] = DISCARD + KINDS
CHOOSE: Final[int] = TRADE + len(TRADES)
SQUARE: Final[int] = CHOOSE + len(BENEFITS)
SPEND: Final[int] = SQUARE + SQUARES
SIZE: Final[int] = SPEND + 2


def bundle_text(numbers: list[int]) -> str:
    """A bundle of resources on one line.

    >>> bundle_text([2, 0, 1, 0]), bundle_text([0, 0, 0, 0])
    ('meat+meat+crystal', 'nothing')
    """
    kinds = [kind for kind in range(KINDS) for _ in range(numbers[kind])]
    return "+".join(RESOURCES[kind] for kind in kinds) or "nothing"


def square_text(square: int) -> str:
    """A line of the guild tile, or one of its squares for points."""
    return f"line-{square + 1}" if square < LINES else f"points-{GUILD_POINTS[square - LINES]}"


def _plain(action: int) -> dict[str, Any]:
    verbs = ("decline", "use", "pass")
    return {"verb": verbs[action]}


def _card(verb: str, card: str) -> dict[str, Any]:
    return {"verb": verb, "card": card}


def _data(action: int) -> dict[str, Any]:
    """The verb and its arguments, in the order in which the text names them."""
    if action < DRAW:
        return _plain(action)
    if action < EXPLORE:
        return {"verb": "draw", "kind": ("dragon", "cave")[action - DRAW]}
    if action < EXCAVATE:
        return {"verb": "explore", "cave": CAVES[action - EXPLORE]}
    if action < PLAY:
        card, cave = divmod(action - EXCAVATE, 3)
        return {"verb": "excavate", "card": CAVE_TEXTS[card], "cave": CAVES[cave]}
    if action < TAKE_DRAGON:
        card, cave = divmod(action - PLAY, 3)
        return {"verb": "play", "card": NAMES[card], "cave": CAVES[cave]}
    if action < START:
        return _card_data(action)
    if action < LAY:
        return _bundle_data(action)
    if action < GAIN:
        return _place_data(action)
    if action < TRADE:
        verb = ("gain", "cache", "discard")[(action - GAIN) // KINDS]
        return {"verb": verb, "resource": RESOURCES[(action - GAIN) % KINDS]}
    if action < CHOOSE:
        a, b, c = TRADES[action - TRADE]
        pair = f"{RESOURCES[a]}+{RESOURCES[b]}"
        return {"verb": "trade", "resources": pair, "resource": RESOURCES[c]}
    if action < SQUARE:
        return {"verb": "choose", "benefit": BENEFITS[action - CHOOSE]}
    if action < SPEND:
        return {"verb": "mark", "square": square_text(action - SQUARE)}
    return {"verb": "spend", "number": action - SPEND + 1}


def _card_data(action: int) -> dict[str, Any]:
    if action < TAKE_CAVE:
        return _card("take", NAMES[action - TAKE_DRAGON])
    if action < DISCARD_DRAGON:
        return _card("take", CAVE_TEXTS[action - TAKE_CAVE])
    if action < DISCARD_CAVE:
        return _card("discard", NAMES[action - DISCARD_DRAGON])
    if action < TUCK:
        return _card("discard", CAVE_TEXTS[action - DISCARD_CAVE])
    if action < KEEP:
        return _card("tuck", NAMES[action - TUCK])
    if action < SET_ASIDE_DRAGON:
        return _card("keep", NAMES[action - KEEP])
    if action < SET_ASIDE_CAVE:
        return _card("set-aside", NAMES[action - SET_ASIDE_DRAGON])
    return _card("set-aside", CAVE_TEXTS[action - SET_ASIDE_CAVE])


def _bundle_data(action: int) -> dict[str, Any]:
    if action < PAY:
        bundle = BUNDLES[FIRST_START + action - START]
        return {"verb": "start-with", "resources": bundle_text(bundle)}
    return {"verb": "pay", "resources": bundle_text(BUNDLES[action - PAY])}


def _place_data(action: int) -> dict[str, Any]:
    if action < SPEND_EGG:
        return {"verb": "lay", "place": PLACE_TEXTS[action - LAY]}
    if action < AT:
        return {"verb": "pay-egg", "place": PLACE_TEXTS[action - SPEND_EGG]}
    return {"verb": "at", "place": PLACE_TEXTS[action - AT]}


class WyrmspanSpace(Space):
    """Texts such as `play hoarding-flyer crimson`, `pay meat+gold`, `lay golden-2`, `decline`.

    >>> SPACE.text(SPACE.read("play hoarding-flyer crimson")), SPACE.size
    ('play hoarding-flyer crimson', 2531)
    >>> SPACE.data(SPACE.read("pay meat+gold"))
    {'verb': 'pay', 'resources': 'meat+gold'}
    """

    def __init__(self) -> None:
        super().__init__(SIZE)

    def text(self, action: int) -> str:
        """The option on one line: the verb and its arguments."""
        return " ".join(str(value) for value in self.data(action).values())

    def data(self, action: int) -> dict[str, Any]:
        """The option's verb and arguments."""
        return _data(action)


SPACE: Final = WyrmspanSpace()
