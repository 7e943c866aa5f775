"""The action space: every answer that any decision of the game takes, each with its own text."""

from typing import Any, Final

from voliere.games.wingspan.cards.bonus import BONUSES
from voliere.games.wingspan.cards.catalogue import BIRDS, COUNT, HABITATS_OF, SLUGS
from voliere.games.wingspan.payment import PAYMENTS, payment_text
from voliere.games.wingspan.words import (
    ANY_FOOD,
    COLUMNS,
    EITHER,
    FACES,
    FOODS,
    HABITATS,
    INVERTEBRATE,
    KINDS,
    PLACES,
    SEED,
    place_text,
    slug,
)
from voliere.kernel.decision import Space

DECLINE: Final = 0
USE: Final = 1
ACTIONS: Final = 2
"""From here on: the actions of the three habitats' rows."""
DECK: Final = ACTIONS + 3
REROLL: Final = DECK + 1
ONLY: Final = REROLL + 1
"""From here on: take only 1, only 2 of what is given."""
DIE: Final = ONLY + 2
"""From here on: take a die by its face; the last two take the double face as one of its foods."""
FOOD: Final = DIE + 7
SPEND: Final = FOOD + KINDS
EGG: Final = SPEND + KINDS
REMOVE_EGG: Final = EGG + PLACES
REPEAT: Final = REMOVE_EGG + PLACES
MOVE: Final = REPEAT + PLACES
START: Final = MOVE + len(HABITATS)
"""From here on: the seat with which a gift begins."""
SEATS: Final = 5
RETURN: Final = START + SEATS
"""From here on: the foods given back at set-up, as bits."""
PAY: Final = RETURN + ANY_FOOD + 1
BONUS: Final = PAY + len(PAYMENTS)
KEEP: Final = BONUS + len(BONUSES)
TOSS: Final = KEEP + COUNT
TAKE: Final = TOSS + COUNT
TUCK: Final = TAKE + COUNT
DISCARD: Final = TUCK + COUNT
PLAY: Final = DISCARD + COUNT
"""From here on: bird * 3 + habitat."""
SIZE: Final = PLAY + COUNT * len(HABITATS)

ROW_VERBS: Final = ("gain-food", "lay-eggs", "draw-cards")
DIE_FACES: Final = (*range(KINDS), EITHER, EITHER)
DIE_FOODS: Final = (*range(KINDS), INVERTEBRATE, SEED)

PLAYS: Final[list[list[list[int]]]] = [
    [
        [PLAY + bird * 3 + habitat for habitat in range(3) if bits >> habitat & 1]
        for bits in range(8)
    ]
    for bird in range(COUNT)
]
"""For each bird and each set of habitats, the ways to play it there."""


class WingspanSpace(Space):
    """Texts such as `play mallard wetland`, `die seed`, `egg forest 2`, `pay seed+fish`.

    >>> SPACE.data(SPACE.read("play mallard wetland"))
    {'verb': 'play', 'bird': 'Mallard', 'habitat': 'wetland'}
    """

    def __init__(self) -> None:
        super().__init__(SIZE)
        self.texts: list[str] = []
        self.all_data: list[dict[str, Any]] = []

    def text(self, action: int) -> str:
        self._write()
        return self.texts[action]

    def data(self, action: int) -> dict[str, Any]:
        self._write()
        return dict(self.all_data[action])

    def _add(self, text: str, verb: str, arguments: dict[str, Any]) -> None:
        self.texts.append(text)
        self.all_data.append({"verb": verb, **arguments})

    def _write(self) -> None:
        """Write every text once, in the order of the numbers above."""
        if self.texts:
            return
        for verb in ("decline", "use", *ROW_VERBS, "draw", "reroll"):
            self._add(verb, verb, {})
        for number in (1, 2):
            self._add(f"only {number}", "only", {"number": number})
        self._write_foods()
        self._write_places()
        self._write_payments()
        self._write_cards()

    def _write_foods(self) -> None:
        for face, kind in zip(DIE_FACES, DIE_FOODS):
            text = f"die {FACES[face]}" + (f" as {FOODS[kind]}" if face == EITHER else "")
            self._add(text, "die", {"face": FACES[face], "food": FOODS[kind]})
        for verb in ("gain", "spend"):
            for food in FOODS:
                self._add(f"{verb} {food}", verb, {"food": food})

    def _write_places(self) -> None:
        for verb in ("egg", "remove-egg", "repeat"):
            for place in range(PLACES):
                habitat, column = HABITATS[place // COLUMNS], place % COLUMNS + 1
                arguments: dict[str, Any] = {"habitat": habitat, "column": column}
                self._add(f"{verb} {place_text(place)}", verb, arguments)
        for habitat in HABITATS:
            self._add(f"move {habitat}", "move", {"habitat": habitat})
        for seat in range(SEATS):
            self._add(f"start {seat}", "start", {"from_seat": seat})

    def _write_payments(self) -> None:
        for bits in range(ANY_FOOD + 1):
            foods = [food for kind, food in enumerate(FOODS) if bits >> kind & 1]
            self._add(f"return {'+'.join(foods) or 'nothing'}", "return", {"foods": foods})
        for index, counts in enumerate(PAYMENTS):
            foods = [food for kind, food in enumerate(FOODS) for _ in range(counts[kind])]
            self._add(f"pay {payment_text(index)}", "pay", {"foods": foods})

    def _write_cards(self) -> None:
        for card in BONUSES:
            self._add(f"bonus {slug(card.name)}", "bonus", {"bonus": card.name})
        for verb in ("keep", "toss", "take", "tuck", "discard"):
            for bird in range(COUNT):
                self._add(f"{verb} {SLUGS[bird]}", verb, {"bird": BIRDS[bird].name})
        for bird in range(COUNT):
            for habitat in HABITATS:
                arguments = {"bird": BIRDS[bird].name, "habitat": habitat}
                self._add(f"play {SLUGS[bird]} {habitat}", "play", arguments)


SPACE: Final = WingspanSpace()


def plays_in(bird: int, habitats: int) -> list[int]:
    """The ways to play a bird in some of these habitats, given as bits."""
    return PLAYS[bird][HABITATS_OF[bird] & habitats]
