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


Shares = tuple[float, float, float, float]
"""A number for each colour. Compiled, such a tuple is no object: it costs nothing to make."""


def share_of(shares: Shares, colour: int) -> float:
    """The number of one colour."""
    if colour == 0:
        return shares[0]
    if colour == 1:
        return shares[1]
    return shares[2] if colour == 2 else shares[3]


def with_share(shares: Shares, colour: int, number: float) -> Shares:
    """The same with another number for one colour."""
    if colour == 0:
        return (number, shares[1], shares[2], shares[3])
    if colour == 1:
        return (shares[0], number, shares[2], shares[3])
    if colour == 2:
        return (shares[0], shares[1], number, shares[3])
    return (shares[0], shares[1], shares[2], number)


def shifted(shares: Shares, before: Shares, after: Shares) -> Shares:
    """The same less what was there before, with what is there after."""
    return (
        shares[0] + after[0] - before[0],
        shares[1] + after[1] - before[1],
        shares[2] + after[2] - before[2],
        shares[3] + after[3] - before[3],
    )


class Line:
    """A row, a column, or the spaces that a token looks at: how loud each colour sings there."""

    def __init__(self, points: int, token: bool) -> None:
        self.points = float(points)
        self.token = token
        self.volumes = [0, 0, 0, 0]
        self.free = 0
        self.hopes: Shares = (0.0, 0.0, 0.0, 0.0)
        """The points that each colour may expect, or has taken."""
        self.soon: Shares = (0.0, 0.0, 0.0, 0.0)
        """The weights of the colours once one more space is filled, by a bird without a voice."""

    def fill(self, forest: list[int], places: list[int], boosts: list[list[float]]) -> None:
        """Take in the birds that lie there."""
        for place in places:
            card = forest[place]
            if card == EMPTY:
                self.free += 1
            elif card < BIRDS:
                self.volumes[card // LOUDEST] += card % LOUDEST + 1
        self.hopes = self.hopes_now(boosts)
        self.weigh_soon(boosts)

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

    def weights(self, free: int, boosts: list[list[float]]) -> Shares:
        """How loud the colours will sing, with so many free spaces."""
        loud = LOUD[free]
        boost = boosts[free]
        volumes = self.volumes
        return (
            loud[volumes[0]] * boost[0],
            loud[volumes[1]] * boost[1],
            loud[volumes[2]] * boost[2],
            loud[volumes[3]] * boost[3],
        )

    def hopes_now(self, boosts: list[list[float]]) -> Shares:
        """The points, taken, or shared among the colours by how loud they will sing."""
        if self.free == 0:
            return self.taken()
        if self.token:
            return self.token_shared(self.free)
        return self.shared(self.weights(self.free, boosts))

    def hopes_with(self, card: int, boosts: list[list[float]]) -> Shares:
        """What the colours may expect with one more bird."""
        colour = card // LOUDEST
        volume = card % LOUDEST + 1
        free = self.free - 1
        if free == 0 or self.token:
            self.volumes[colour] += volume
            hopes = self.token_shared(free) if free else self.taken()
            self.volumes[colour] -= volume
            return hopes
        weight = LOUD[free][self.volumes[colour] + volume] * boosts[free][colour]
        return self.shared(with_share(self.soon, colour, weight))

    def shared(self, weights: Shares) -> Shares:
        """The points by these weights."""
        each = self.points / (weights[0] + weights[1] + weights[2] + weights[3])
        return (weights[0] * each, weights[1] * each, weights[2] * each, weights[3] * each)

    def taken(self) -> Shares:
        """The points of a complete line: all to one colour, or to none."""
        quiet = self.token and self.points > 0.0
        taker = quietest(self.volumes) if quiet else loudest(self.volumes)
        if taker < 0:
            return (0.0, 0.0, 0.0, 0.0)
        return with_share((0.0, 0.0, 0.0, 0.0), taker, self.points)

    def token_shared(self, free: int) -> Shares:
        """Positive tokens go to the quietest colour that is present, negative to the loudest."""
        loud = LOUD[free]
        volumes = self.volumes
        if self.points < 0.0:
            return self.shared(
                (loud[volumes[0]], loud[volumes[1]], loud[volumes[2]], loud[volumes[3]])
            )
        return self.shared(
            (
                1.0 / loud[volumes[0]] if volumes[0] else SILENT * free,
                1.0 / loud[volumes[1]] if volumes[1] else SILENT * free,
                1.0 / loud[volumes[2]] if volumes[2] else SILENT * free,
                1.0 / loud[volumes[3]] if volumes[3] else SILENT * free,
            )
        )


def lines_of(game: Songbirds, boosts: list[list[float]]) -> list[Line]:
    """The ten lines and the tokens of a special card as they lie."""
    found = [Line(game.berries[index], False) for index in range(len(LINES))]
    for index, line in enumerate(found):
        line.fill(game.forest, LINES[index], boosts)
    if game.special >= 0:
        for group in GROUPS[game.special]:
            token = Line(group.points, True)
            token.fill(game.forest, group.places, boosts)
            found.append(token)
    return found


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
