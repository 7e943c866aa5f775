"""How the berries of a line may be shared: which colour will sing loudest where.

Who takes a complete line is counted here without lists, for speed, beside `scoring.loudest` and
`scoring.quietest`: `test_a_complete_line_is_taken_as_the_scorer_says` compares.
"""

from math import exp
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from voliere.bots.songbirds.hands import HELD, SUIT, Shares, count_of
from voliere.games.songbirds.catalogue import BIRDS, EMPTY, GROUPS, LINES, LOUDEST, PLACES, SPECIALS
from voliere.games.songbirds.rules import Songbirds

HEARD: Final = [0.0, 0.423, 0.337, 0.307, 0.286, 0.27]
"""By free spaces: how much a volume that lies in a line tells about who takes its berries."""
TO_COME: Final = [0.0, 0.42, 0.427, 0.406, 0.398, 0.353]
"""By free spaces: how much a volume that may still come there tells."""
SILENT: Final = 0.3
"""By free spaces: the weight of a colour that is not there yet, for it may be the quietest."""
COLOURS: Final = 4
HIGHEST: Final = 30
"""No colour sings louder than this, in one line or in all hands."""
MOST_LINES_AT: Final = 3
"""A bird belongs to a column, a row, and perhaps to the spaces that one token looks at."""
TOKENS: Final = len(LINES)
"""The lines from this one on are the spaces that tokens look at."""
LOUD: Final = vec[float]([exp(one * volume) for one in HEARD for volume in range(HIGHEST)])
"""By free spaces and volume: the weight of what is heard."""
BOOSTS: Final = vec[float](
    [
        exp(free * one * held / max(1, cards))
        for free, one in enumerate(TO_COME)
        for held in range(HIGHEST)
        for cards in range(HIGHEST)
    ]
)
"""By free spaces, the volume that hands hold in a colour, and their cards: what may still come."""


def _lines_at(special: int) -> list[int]:
    spaces = LINES + ([group.places for group in GROUPS[special]] if special >= 0 else [])
    found: list[int] = []
    for place in range(PLACES):
        lines = [index for index, places in enumerate(spaces) if place in places]
        found += lines + [-1] * (MOST_LINES_AT - len(lines))
    return found


LINES_AT: Final = [
    vec[i64]([i64(line) for line in _lines_at(special)]) for special in range(-1, len(SPECIALS))
]
"""By the special card plus one: for each place the lines that a bird there belongs to, or -1."""


@mypyc_attr(acyclic=True)
class LineEstimates:
    """The rows, the columns and the spaces that tokens look at: how loud each colour sings there.

    All numbers lie side by side, four colours to a line, so that a copy costs little. The loop over
    the lines of a place stands in each method that needs it: compiled it makes no object, where
    a list of these lines would be made for every bird that is tried.
    """

    def __init__(
        self,
        at: vec[i64],
        points: vec[float],
        volumes: vec[i64],
        free: vec[i64],
        estimates: vec[float],
        boosts: vec[float],
    ) -> None:
        self.at = at
        """For each place its lines, or -1."""
        self.points = points
        self.volumes = volumes
        self.free = free
        self.estimates = estimates
        """The points that each colour may expect, or has taken."""
        self.boosts = boosts
        """By free spaces and colour: what the cards still in hands will add to a line's weights.

        Copies share them until one is made anew.
        """

    @staticmethod
    def of(game: Songbirds) -> "LineEstimates":
        """The lines as they lie: what may come to those with free spaces, `renew` tells."""
        points = [float(berries) for berries in game.berries]
        if game.special >= 0:
            points += [float(group.points) for group in GROUPS[game.special]]
        lines = LineEstimates(
            LINES_AT[game.special + 1],
            vec[float](points),
            vec[i64]([i64(0)] * (COLOURS * len(points))),
            vec[i64]([i64(0)] * len(points)),
            vec[float]([0.0] * (COLOURS * len(points))),
            vec[float]([1.0] * (COLOURS * len(HEARD))),
        )
        for place, card in enumerate(game.forest):
            lines.lay(card, place)
        for line in range(i64(len(points))):
            if lines.free[line] == 0:
                lines.set_estimate(line, lines.estimates_with(line, 0, 0, 0))
        return lines

    def copy(self) -> "LineEstimates":
        """The same lines, sharing nothing that changes."""
        return LineEstimates(
            self.at,
            self.points,
            self.volumes[:],
            self.free[:],
            self.estimates[:],
            self.boosts,
        )

    def lay(self, card: int, place: int) -> None:
        """Count a space of the forest, empty or with its card; a special card is silent."""
        for index in range(place * MOST_LINES_AT, (place + 1) * MOST_LINES_AT):
            line = self.at[index]
            if line < 0:
                return
            if card == EMPTY:
                self.free[line] += 1
            elif card < BIRDS:
                self.volumes[line * COLOURS + card // LOUDEST] += card % LOUDEST + 1

    def renew(self, held: i64) -> Shares:
        """Let the colours expect what these birds in hands allow; what that is all together."""
        self.boosts = boosts_of(held)
        red, blue, green, white = 0.0, 0.0, 0.0, 0.0
        for line in range(i64(len(self.points))):
            if self.free[line] > 0:
                self.set_estimate(line, self.estimates_with(line, self.free[line], 0, 0))
            at = line * COLOURS
            red += self.estimates[at]
            blue += self.estimates[at + 1]
            green += self.estimates[at + 2]
            white += self.estimates[at + 3]
        return (red, blue, green, white)

    def set_estimate(self, line: i64, estimates: Shares) -> None:
        at = line * COLOURS
        self.estimates[at] = estimates[0]
        self.estimates[at + 1] = estimates[1]
        self.estimates[at + 2] = estimates[2]
        self.estimates[at + 3] = estimates[3]

    def values_with(self, values: Shares, card: i64, place: i64) -> Shares:
        """What the colours may expect all together, with one more bird there."""
        first = place * MOST_LINES_AT
        for index in range(first, first + MOST_LINES_AT):
            line = self.at[index]
            if line < 0:
                break
            values = self.moved(values, line, self.estimates_after(line, card))
        return values

    def estimates_after(self, line: i64, card: i64) -> Shares:
        """What the colours may expect of a line with one more bird."""
        return self.estimates_with(line, self.free[line] - 1, card // LOUDEST, card % LOUDEST + 1)

    def moved(self, values: Shares, line: i64, after: Shares) -> Shares:
        """What the colours may expect all together, once they expect this of a line."""
        at = line * COLOURS
        return (
            values[0] + (after[0] - self.estimates[at]),
            values[1] + (after[1] - self.estimates[at + 1]),
            values[2] + (after[2] - self.estimates[at + 2]),
            values[3] + (after[3] - self.estimates[at + 3]),
        )

    def changes(self, card: i64, soon: vec[float]) -> vec[float]:
        """What one more bird would change in each line that has a free space; `soon` as below."""
        changes = vec[float]([0.0] * len(self.estimates))
        for line in range(i64(len(self.points))):
            if self.free[line] > 0:
                after = self.estimates_soon(line, card, soon)
                at = line * COLOURS
                changes[at] = after[0] - self.estimates[at]
                changes[at + 1] = after[1] - self.estimates[at + 1]
                changes[at + 2] = after[2] - self.estimates[at + 2]
                changes[at + 3] = after[3] - self.estimates[at + 3]
        return changes

    def estimates_soon(self, line: i64, card: i64, soon: vec[float]) -> Shares:
        """The same as `estimates_after`, where the weights of the silent colours are known."""
        free = self.free[line] - 1
        if free == 0 or line >= TOKENS:
            return self.estimates_after(line, card)
        at = line * COLOURS
        colour = card // LOUDEST
        weight = LOUD[free * HIGHEST + self.volumes[at + colour] + card % LOUDEST + 1]
        weight *= self.boosts[free * COLOURS + colour]
        red, blue, green, white = soon[at], soon[at + 1], soon[at + 2], soon[at + 3]
        if colour == 0:
            red = weight
        elif colour == 1:
            blue = weight
        elif colour == 2:
            green = weight
        else:
            white = weight
        return divided(self.points[line], red, blue, green, white)

    def soon(self) -> vec[float]:
        """The weights of the colours in each line once a bird without a voice fills a space."""
        weights = vec[float]([1.0] * len(self.estimates))
        for line in range(i64(TOKENS)):
            free = self.free[line] - 1
            if free > 0:
                for colour in range(i64(COLOURS)):
                    at = line * COLOURS + colour
                    boost = self.boosts[free * COLOURS + colour]
                    weights[at] = LOUD[free * HIGHEST + self.volumes[at]] * boost
        return weights

    def changed(self, values: Shares, changes: vec[float], place: i64) -> Shares:
        """What the colours may expect all together, with such changes in the lines of a place."""
        red, blue, green, white = values
        first = place * MOST_LINES_AT
        for index in range(first, first + MOST_LINES_AT):
            line = self.at[index]
            if line < 0:
                break
            at = line * COLOURS
            red += changes[at]
            blue += changes[at + 1]
            green += changes[at + 2]
            white += changes[at + 3]
        return (red, blue, green, white)

    def estimates_with(self, line: i64, free: i64, colour: i64, volume: i64) -> Shares:
        """What the colours may expect of a line with `free` spaces left and one more bird."""
        at = line * COLOURS
        volumes = self.volumes
        red, blue, green, white = volumes[at], volumes[at + 1], volumes[at + 2], volumes[at + 3]
        if colour == 0:
            red += volume
        elif colour == 1:
            blue += volume
        elif colour == 2:
            green += volume
        else:
            white += volume
        return self.shared(line, free, red, blue, green, white)

    def sing(self, values: Shares, card: i64, place: i64) -> Shares:
        """Take in one more bird; what the colours may expect all together then."""
        first = place * MOST_LINES_AT
        for index in range(first, first + MOST_LINES_AT):
            line = self.at[index]
            if line < 0:
                break
            after = self.estimates_after(line, card)
            values = self.moved(values, line, after)
            self.set_estimate(line, after)
            self.free[line] -= 1
            self.volumes[line * COLOURS + card // LOUDEST] += card % LOUDEST + 1
        return values

    def shared(self, line: i64, free: i64, red: i64, blue: i64, green: i64, white: i64) -> Shares:
        """The points of a line, taken, or shared among the colours by how loud they will sing."""
        points = self.points[line]
        if free == 0:
            quiet = line >= TOKENS and points > 0.0
            return taken(points, quiet, red, blue, green, white)
        heard = free * HIGHEST
        loud = (LOUD[heard + red], LOUD[heard + blue], LOUD[heard + green], LOUD[heard + white])
        if line < TOKENS:
            boosts = self.boosts
            boost = free * COLOURS
            return divided(
                points,
                loud[0] * boosts[boost],
                loud[1] * boosts[boost + 1],
                loud[2] * boosts[boost + 2],
                loud[3] * boosts[boost + 3],
            )
        if points < 0.0:
            return divided(points, loud[0], loud[1], loud[2], loud[3])
        silent = SILENT * float(free)
        return divided(
            points,
            1.0 / loud[0] if red else silent,
            1.0 / loud[1] if blue else silent,
            1.0 / loud[2] if green else silent,
            1.0 / loud[3] if white else silent,
        )


def boosts_of(held: i64) -> vec[float]:
    """What these birds in hands may add to a line, by its free spaces."""
    boosts = vec[float]([1.0] * (COLOURS * len(HEARD)))
    cards = count_of(held)
    for colour in range(i64(COLOURS)):
        volume = HELD[held >> colour * LOUDEST & SUIT]
        at = volume * HIGHEST + cards
        for free in range(i64(1), i64(len(HEARD))):
            boosts[free * COLOURS + colour] = BOOSTS[free * HIGHEST * HIGHEST + at]
    return boosts


def divided(points: float, red: float, blue: float, green: float, white: float) -> Shares:
    """Points shared by weights."""
    each = points / (red + blue + green + white)
    return (red * each, blue * each, green * each, white * each)


def taken(points: float, quiet: bool, red: i64, blue: i64, green: i64, white: i64) -> Shares:
    """The points of a complete line: all to the loudest or quietest colour, or to none.

    >>> taken(9.0, False, 7, 7, 0, 3), taken(9.0, True, 4, 0, 6, 4), taken(9.0, False, 2, 2, 5, 5)
    ((0.0, 0.0, 0.0, 9.0), (0.0, 0.0, 9.0, 0.0), (0.0, 0.0, 0.0, 0.0))
    """
    red_single = single(red, blue, green, white)
    blue_single = single(blue, red, green, white)
    green_single = single(green, red, blue, white)
    white_single = single(white, red, blue, green)
    best = preferred(
        preferred(red_single, blue_single, quiet),
        preferred(green_single, white_single, quiet),
        quiet,
    )
    if best == 0:
        return (0.0, 0.0, 0.0, 0.0)
    return (
        points if red_single == best else 0.0,
        points if blue_single == best else 0.0,
        points if green_single == best else 0.0,
        points if white_single == best else 0.0,
    )


def single(volume: i64, one: i64, two: i64, three: i64) -> i64:
    """A volume that no other colour equals; equal volumes cancel each other."""
    if volume in (one, two, three):
        return 0
    return volume


def preferred(one: i64, other: i64, quiet: bool) -> i64:
    """The louder or the quieter of two volumes; a silent one never."""
    if one == 0 or other == 0:
        return one + other
    return one if (one < other) == quiet else other
