"""What an ability can depend on, or score by: counts and conditions of a player's mat."""

from typing import TYPE_CHECKING, Final

from voliere.games.wyrmspan.cards.catalogue import ICONS, PERSONALITY, SIZE, TRIGGER
from voliere.games.wyrmspan.effects.effect import Effect
from voliere.games.wyrmspan.words import (
    BESIDE,
    COLUMNS,
    PERSONALITIES,
    SIZES,
    THIS_CAVE,
    THIS_COLUMN,
    TRIGGERS,
)
from voliere.texts import say

if TYPE_CHECKING:
    from voliere.games.wyrmspan.mat import Mat
    from voliere.games.wyrmspan.state import State

SHY: Final = PERSONALITIES.index("shy")
HELPFUL: Final = PERSONALITIES.index("helpful")
AGGRESSIVE: Final = PERSONALITIES.index("aggressive")
PLAYFUL: Final = PERSONALITIES.index("playful")


CONDITIONS: Final = ("dragons", "markers", "column-full")
"""What an effect can depend on, beside the left neighbour."""
COUNTED: Final = (
    *SIZES,
    *PERSONALITIES,
    *TRIGGERS,
    "markers",
    "egg-pairs",
    "cave-cards",
    "full-columns",
    "resource-icons",
    "personality-sets",
    "size-sets",
    "lowest-objectives",
    "beside",
    "shy-beside",
    "playful-beside",
    "others-in-cave",
    "other-shy-in-cave",
    "other-aggressive-in-cave",
)
"""What end-game abilities and guilds count."""
FULL_CAVES: Final = ("crimson-full", "golden-full", "amethyst-full")
END_CONDITIONS: Final = (
    "between",
    "last",
    "cave-full",
    "cave-excavated",
    "column-full",
    "no-aggressive-in-cave",
    "another-playful-in-cave",
    "another-helpful-in-column",
    "three-sizes-in-cave",
    *FULL_CAVES,
)
"""What end-game abilities can depend on."""


class If(Effect):
    """An effect under a condition."""

    def __init__(self, condition: str, needed: int, then: Effect) -> None:
        super().__init__()
        self.condition = condition
        self.needed = needed
        """How many dragons in the cave, or markers; 0 where a condition counts nothing."""
        self.then = then
        self.pure = then.pure

    def holds(self, game: "State", seat: int, place: int) -> bool:
        """Whether the condition is met."""
        mat = game.mats[seat]
        if self.condition == "dragons":
            return mat.filled[place // COLUMNS] >= self.needed
        if self.condition == "markers":
            return mat.markers >= self.needed
        return mat.column_full(place)

    def possible(self, game: "State", seat: int, place: int) -> bool:
        """Whether the condition is met, and the effect possible."""
        return self.holds(game, seat, place) and self.then.possible(game, seat, place)

    def do(self, game: "State", seat: int, place: int) -> None:
        """The effect."""
        self.then.do(game, seat, place)

    def inner(self) -> list[Effect]:
        """The effect."""
        return [self.then]

    def text(self, language: str, form: str = "") -> str:
        """If so, then."""
        condition = say(language, f"wyrmspan.if.{self.condition}-{self.needed}")
        return self.when(language, condition)

    def when(self, language: str, condition: str) -> str:
        """The effect after a condition in words."""
        then = self.then.text(language)
        return say(language, "wyrmspan.effect.if", condition=condition, then=then)


class IfAsMany(If):
    """An effect for who has as many dragons in a cave as the left neighbour."""

    def __init__(self, cave: int, then: Effect) -> None:
        super().__init__("left-neighbour", 0, then)
        self.cave = cave

    def holds(self, game: "State", seat: int, place: int) -> bool:
        """The left neighbour sits at the next seat clockwise."""
        left = game.mats[(seat + 1) % game.seats]
        return game.mats[seat].filled[self.cave] >= left.filled[self.cave]

    def text(self, language: str, form: str = "") -> str:
        """If so, then."""
        return self.when(language, say(language, f"wyrmspan.if.{self.condition}-{self.cave}"))


def count(game: "State", seat: int, place: int, what: str) -> int:
    """How many of something a player has, seen from the dragon at a place."""
    mat = game.mats[seat]
    if what in SIZES:
        return sum(SIZE[dragon] == SIZES.index(what) for dragon in mat.dragons if dragon >= 0)
    if what in PERSONALITIES:
        wanted = PERSONALITIES.index(what)
        return sum(PERSONALITY[dragon] == wanted for dragon in mat.dragons if dragon >= 0)
    if what in TRIGGERS:
        bit = TRIGGERS[what]
        return sum(bool(TRIGGER[dragon] & bit) for dragon in mat.dragons if dragon >= 0)
    if what == "markers":
        return mat.markers
    if what == "egg-pairs":
        return mat.laid // 2
    if what == "cave-cards":
        return mat.cave_cards()
    if what == "full-columns":
        return sum(mat.column_full(column) for column in range(COLUMNS))
    if what == "resource-icons":
        return max(_icons_in(mat, cave) for cave in range(3))
    if what == "personality-sets":
        return min(count(game, seat, place, personality) for personality in PERSONALITIES)
    if what == "size-sets":
        return min(count(game, seat, place, size) for size in SIZES)
    if what == "lowest-objectives":
        return sum(ranks[seat] == max(ranks) for ranks in game.places)
    return _near(mat, place, what)


def _icons_in(mat: "Mat", cave: int) -> int:
    first = cave * COLUMNS
    return sum(ICONS[dragon] for dragon in mat.dragons[first : first + COLUMNS] if dragon >= 0)


def _near(mat: "Mat", place: int, what: str) -> int:
    beside = [PERSONALITY[mat.dragons[p]] for p in mat.dragons_in(BESIDE, place)]
    others = [PERSONALITY[mat.dragons[p]] for p in mat.dragons_in(THIS_CAVE, place) if p != place]
    if what == "beside":
        return len(beside)
    if what == "shy-beside":
        return beside.count(SHY)
    if what == "playful-beside":
        return beside.count(PLAYFUL)
    if what == "others-in-cave":
        return len(others)
    return others.count(SHY if what == "other-shy-in-cave" else AGGRESSIVE)


def met(game: "State", seat: int, place: int, condition: str) -> bool:
    """Whether an end-game condition holds for the dragon at a place."""
    mat = game.mats[seat]
    cave, column = place // COLUMNS, place % COLUMNS
    filled = mat.filled[cave]
    if condition == "between":
        return 0 < column < filled - 1
    if condition == "last":
        return column == filled - 1
    if condition == "cave-full":
        return filled == COLUMNS
    if condition == "cave-excavated":
        return mat.dug[cave] == COLUMNS
    if condition == "column-full":
        return mat.column_full(place)
    if condition == "no-aggressive-in-cave":
        return mat.count_in_cave(place, AGGRESSIVE) == 0
    if condition == "another-playful-in-cave":
        return mat.count_in_cave(place, PLAYFUL) > (PERSONALITY[mat.dragons[place]] == PLAYFUL)
    if condition == "another-helpful-in-column":
        column_mates = [p for p in mat.dragons_in(THIS_COLUMN, place) if p != place]
        return any(PERSONALITY[mat.dragons[p]] == HELPFUL for p in column_mates)
    if condition == "three-sizes-in-cave":
        sizes = {SIZE[mat.dragons[p]] for p in mat.dragons_in(THIS_CAVE, place)}
        return {SIZES.index("hatchling"), SIZES.index("small"), SIZES.index("large")} <= sizes
    return mat.filled[FULL_CAVES.index(condition)] == COLUMNS
