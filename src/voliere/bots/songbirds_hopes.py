"""How the berries of a line may be shared: which colour will sing loudest where."""

from math import exp
from typing import Final

from voliere.games.songbirds.catalogue import BIRDS, EMPTY, GROUPS, LINES, LOUDEST, PLACES, SPECIALS
from voliere.games.songbirds.rules import Songbirds
from voliere.games.songbirds.scoring import loudest, quietest

HEARD: Final = [0.0, 0.423, 0.337, 0.307, 0.286, 0.27]
"""By free spaces: how much a volume that lies in a line tells about who takes its berries."""
TO_COME: Final = [0.0, 0.42, 0.427, 0.406, 0.398, 0.353]
"""By free spaces: how much a volume that may still come there tells."""
SILENT: Final = 0.3
"""By free spaces: the weight of a colour that is not there yet, for it may be the quietest."""
COLOURS: Final = 4
HIGHEST: Final = 30
"""No colour sings louder than this in one line."""

LOUD: Final = [[exp(one * volume) for volume in range(HIGHEST)] for one in HEARD]
"""The weight of a volume in a line with so many free spaces."""


def _lines_at(special: int) -> list[list[int]]:
    spaces = LINES + ([group.places for group in GROUPS[special]] if special >= 0 else [])
    return [
        [index for index, places in enumerate(spaces) if place in places] for place in range(PLACES)
    ]


LINES_AT: Final = [_lines_at(special) for special in range(-1, len(SPECIALS))]
"""By the special card plus one and by place: the lines that a bird there belongs to."""


class Colours:
    """A number for each colour."""

    def __init__(self, red: float, blue: float, green: float, white: float) -> None:
        self.red = red
        self.blue = blue
        self.green = green
        self.white = white

    def shift(self, before: "Colours", after: "Colours") -> None:
        """Take away what was there before, and add what is there after."""
        self.red += after.red - before.red
        self.blue += after.blue - before.blue
        self.green += after.green - before.green
        self.white += after.white - before.white

    def copy(self) -> "Colours":
        """The same numbers."""
        return Colours(self.red, self.blue, self.green, self.white)

    def list(self) -> "list[float]":
        """The numbers in the order of the colours."""
        return [self.red, self.blue, self.green, self.white]


def colours(numbers: list[float]) -> Colours:
    """Numbers in the order of the colours."""
    return Colours(numbers[0], numbers[1], numbers[2], numbers[3])


class Line:
    """A row, a column, or the spaces that a token looks at: how loud each colour sings there."""

    def __init__(self, points: int, token: bool) -> None:
        self.points = float(points)
        self.token = token
        self.volumes = [0, 0, 0, 0]
        self.free = 0
        self.hopes = Colours(0.0, 0.0, 0.0, 0.0)
        """The points that each colour may expect, while the line is open."""
        self.soon = Colours(0.0, 0.0, 0.0, 0.0)
        """The weights of the colours once one more space is filled, by a bird without a voice."""

    def fill(self, forest: list[int], places: list[int]) -> None:
        """Take in the birds that lie there."""
        for place in places:
            card = forest[place]
            if card == EMPTY:
                self.free += 1
            elif card < BIRDS:
                self.volumes[card // LOUDEST] += card % LOUDEST + 1

    def sing(self, card: int, boosts: list[list[float]]) -> None:
        """Take in one more bird."""
        self.hopes = self.hopes_with(card, boosts)
        self.volumes[card // LOUDEST] += card % LOUDEST + 1
        self.free -= 1
        self.weigh_soon(boosts)

    def weigh_soon(self, boosts: list[list[float]]) -> None:
        """Get ready for the next bird."""
        if self.free > 1 and not self.token:
            self.soon = self.weights(self.free - 1, boosts)

    def weights(self, free: int, boosts: list[list[float]]) -> Colours:
        """How loud the colours will sing, with so many free spaces."""
        loud = LOUD[free]
        boost = boosts[free]
        volumes = self.volumes
        return Colours(
            loud[volumes[0]] * boost[0],
            loud[volumes[1]] * boost[1],
            loud[volumes[2]] * boost[2],
            loud[volumes[3]] * boost[3],
        )

    def hopes_now(self, boosts: list[list[float]]) -> Colours:
        """The points, shared among the colours by how loud they will sing."""
        if self.token:
            return self.token_shared(self.volumes, self.free)
        return self.shared(self.weights(self.free, boosts))

    def hopes_with(self, card: int, boosts: list[list[float]]) -> Colours:
        """What the colours may expect with one more bird."""
        colour = card // LOUDEST
        volume = self.volumes[colour] + card % LOUDEST + 1
        free = self.free - 1
        if free == 0 or self.token:
            volumes = self.volumes[:]
            volumes[colour] = volume
            return self.token_shared(volumes, free) if free else self.taken(volumes)
        weights = self.soon.copy()
        weight = LOUD[free][volume] * boosts[free][colour]
        if colour == 0:
            weights.red = weight
        elif colour == 1:
            weights.blue = weight
        elif colour == 2:
            weights.green = weight
        else:
            weights.white = weight
        return self.shared(weights)

    def shared(self, weights: Colours) -> Colours:
        """The points by these weights, which are used up."""
        each = self.points / (weights.red + weights.blue + weights.green + weights.white)
        weights.red *= each
        weights.blue *= each
        weights.green *= each
        weights.white *= each
        return weights

    def taken(self, volumes: list[int]) -> Colours:
        """The points of a complete line: all to one colour, or to none."""
        found = [0.0, 0.0, 0.0, 0.0]
        taker = quietest(volumes) if self.token and self.points > 0.0 else loudest(volumes)
        if taker >= 0:
            found[taker] = self.points
        return colours(found)

    def token_shared(self, volumes: list[int], free: int) -> Colours:
        """Positive tokens go to the quietest colour that is present, negative to the loudest."""
        weights = [0.0, 0.0, 0.0, 0.0]
        for colour in range(COLOURS):
            weight = LOUD[free][volumes[colour]]
            if self.points > 0.0:
                weight = 1.0 / weight if volumes[colour] else SILENT * free
            weights[colour] = weight
        return self.shared(colours(weights))


def lines_of(game: Songbirds, boosts: list[list[float]]) -> list[Line]:
    """The ten lines and the tokens of a special card as they lie, with the hopes of the open."""
    found: list[Line] = []
    for index in range(len(LINES)):
        found.append(line_of(game, Line(game.berries[index], False), LINES[index], boosts))
    if game.special >= 0:
        for group in GROUPS[game.special]:
            found.append(line_of(game, Line(group.points, True), group.places, boosts))
    return found


def line_of(game: Songbirds, line: Line, places: list[int], boosts: list[list[float]]) -> Line:
    """A line as it lies."""
    line.fill(game.forest, places)
    if line.free:
        line.hopes = line.hopes_now(boosts)
        line.weigh_soon(boosts)
    return line


def boosts_of(game: Songbirds) -> list[list[float]]:
    """By free spaces and colour: what the cards still in hands will add to a line's weights."""
    coming = coming_volumes(game)
    return [
        [exp(free * one * coming[colour]) for colour in range(COLOURS)]
        for free, one in enumerate(TO_COME)
    ]


def coming_volumes(game: Songbirds) -> list[float]:
    """How loud each colour will sing in a free space, on average: what the hands still hold."""
    held = [0.0, 0.0, 0.0, 0.0]
    cards = 0
    for hand in game.hands:
        for card in hand:
            held[card // LOUDEST] += card % LOUDEST + 1
            cards += 1
    if game.together:
        for card in game.deck:
            held[card // LOUDEST] += card % LOUDEST + 1
            cards += 1
    if cards:
        for colour in range(COLOURS):
            held[colour] /= cards
    return held
