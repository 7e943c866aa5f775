"""What lies before one player: all of it is open to everybody."""

from voliere.games.wyrmspan.cards.catalogue import NESTS, PERSONALITY
from voliere.games.wyrmspan.words import (
    ANYWHERE,
    COLUMNS,
    EMPTY,
    HERE,
    KINDS,
    MAT_NESTS,
    NEST,
    PLACES,
    REACH,
    THIS_COLUMN,
)


class Mat:
    """A player's mat with its dragons, and the player's coins and resources."""

    def __init__(self, like: "Mat | None" = None) -> None:
        self.dragons: list[int] = [EMPTY] * PLACES if like is None else like.dragons[:]
        self.eggs: list[int] = [0] * (PLACES + 1) if like is None else like.eggs[:]
        """The eggs by place; the last entry is the mat's own nests."""
        self.cached: list[int] = [0] * (PLACES * KINDS) if like is None else like.cached[:]
        """The resources on the dragon at a place: place * 4 + kind."""
        self.under: list[int] = [0] * PLACES if like is None else like.under[:]
        """How many cards are tucked under the dragon at a place."""
        self.fed: list[int] = [0] * PLACES if like is None else like.fed[:]
        """How often the hatchling at a place was fed."""
        self.floor: list[int] = [EMPTY] * PLACES if like is None else like.floor[:]
        """The cave card that excavated a place."""
        self.dug: list[int] = [1, 1, 1] if like is None else like.dug[:]
        """How many spaces of each cave are excavated."""
        self.filled: list[int] = [0, 0, 0] if like is None else like.filled[:]
        """How many dragons each cave holds; they fill it from the left."""
        self.explored: list[int] = [0, 0, 0] if like is None else like.explored[:]
        """How often each cave was explored this round."""
        self.resources: list[int] = [0] * KINDS if like is None else like.resources[:]
        self.coins: int = 0 if like is None else like.coins
        self.laid: int = 0 if like is None else like.laid
        """All eggs on the mat."""
        self.steps: int = 0 if like is None else like.steps
        """How often the guild has promoted the player."""
        self.markers: int = 0 if like is None else like.markers
        """How many markers the player has on the guild tile."""
        self.passed: bool = False if like is None else like.passed
        self.fresh: int = 0 if like is None else like.fresh
        """The places of the dragons played this turn, as bits."""
        self.earned: int = 0 if like is None else like.earned
        """Points that end-game abilities gave for things paid."""

    # Dragons.

    def dragon_count(self) -> int:
        """The dragons on the mat."""
        return self.filled[0] + self.filled[1] + self.filled[2]

    def dragons_in(self, where: int, place: int) -> list[int]:
        """The places within reach that hold a dragon."""
        if where == HERE:
            return [place]
        return [p for p in REACH[where][place] if self.dragons[p] >= 0]

    def column_full(self, place: int) -> bool:
        """Whether every cave has a dragon in the column of a place."""
        for p in REACH[THIS_COLUMN][place]:
            if self.dragons[p] < 0:
                return False
        return True

    def count_in_cave(self, place: int, personality: int) -> int:
        """The dragons of a personality in the cave of a place."""
        first = place // COLUMNS * COLUMNS
        number = 0
        for p in range(first, first + self.filled[place // COLUMNS]):
            if PERSONALITY[self.dragons[p]] == personality:
                number += 1
        return number

    def cave_cards(self) -> int:
        """The cave cards on the mat; the first column needs none."""
        return self.dug[0] + self.dug[1] + self.dug[2] - 3

    # Eggs.

    def room_at(self, place: int) -> int:
        """How many more eggs a place can hold."""
        if place == NEST:
            return MAT_NESTS - self.eggs[NEST]
        dragon = self.dragons[place]
        return NESTS[dragon] - self.eggs[place] if dragon >= 0 else 0

    def rooms(self, where: int, place: int) -> list[int]:
        """The places within reach that can hold another egg."""
        found: list[int] = []
        dragons = self.dragons
        eggs = self.eggs
        for p in REACH[where][place]:
            dragon = dragons[p]
            if dragon >= 0 and eggs[p] < NESTS[dragon]:
                found.append(p)
        if where == ANYWHERE and eggs[NEST] < MAT_NESTS:
            found.append(NEST)
        return found

    def has_room(self, where: int, place: int) -> bool:
        """Whether another egg can be laid within reach."""
        if where == ANYWHERE and self.eggs[NEST] < MAT_NESTS:
            return True
        for p in REACH[where][place]:
            dragon = self.dragons[p]
            if dragon >= 0 and self.eggs[p] < NESTS[dragon]:
                return True
        return False

    def egg_places(self, where: int, place: int) -> list[int]:
        """The places within reach that hold an egg."""
        found = [p for p in REACH[where][place] if self.eggs[p] > 0]
        if where == ANYWHERE and self.eggs[NEST] > 0:
            found.append(NEST)
        return found

    def eggs_in(self, where: int, place: int) -> int:
        """The eggs within reach."""
        if where == ANYWHERE:
            return self.laid
        total = 0
        for p in REACH[where][place]:
            total += self.eggs[p]
        return total

    # Resources.

    def resource_count(self) -> int:
        """All resources of the own supply."""
        resources = self.resources
        return resources[0] + resources[1] + resources[2] + resources[3]

    def cached_count(self) -> int:
        """All resources on dragons."""
        return sum(self.cached)

    def swap(self, one: int, other: int) -> None:
        """Two dragons change places, with all that is on and under them."""
        for things in (self.dragons, self.eggs, self.under, self.fed):
            things[one], things[other] = things[other], things[one]
        for kind in range(KINDS):
            a, b = one * KINDS + kind, other * KINDS + kind
            self.cached[a], self.cached[b] = self.cached[b], self.cached[a]
        if (self.fresh >> one ^ self.fresh >> other) & 1:
            self.fresh ^= 1 << one | 1 << other
