"""What a bot knows of Songbirds: which colour will sing loudest where."""

from math import exp
from typing import Final, cast

from voliere.bots.sense import Sense
from voliere.games.songbirds.catalogue import (
    BIRDS,
    EMPTY,
    GROUPS,
    LINES,
    LOUDEST,
    WORMS,
    colour_of,
    volume_of,
)
from voliere.games.songbirds.rules import Songbirds
from voliere.kernel.game import Game

HEAT: Final = [0.7, 1.6, 2.6, 3.6, 4.8, 6.0]
"""How open a line is, by its free spaces."""
COLOURS: Final = 4


class SongbirdsSense(Sense):
    """Each open line is shared among the colours by how loud they will sing there."""

    def __init__(self, heat: float = 1.4, coming: float = 1.0, hope: float = 0.0) -> None:
        self.heat = [heat * one for one in HEAT]
        self.coming = coming
        self.hope = hope

    def estimate(self, game: Game) -> list[float]:
        """The best favourite that each seat can still have."""
        songbirds = cast(Songbirds, game)
        values = self.colour_values(songbirds)
        return [seat_value(songbirds, seat, values, self.hope) for seat in range(songbirds.seats)]

    def colour_values(self, game: Songbirds) -> list[float]:
        """The points that each colour may expect to harvest."""
        values = [float(points) for points in game.harvest]
        coming = coming_volumes(game)
        for colour in range(COLOURS):
            coming[colour] *= self.coming
        forest = game.forest
        for line in range(len(LINES)):
            self.share_out(forest, LINES[line], float(game.berries[line]), coming, values)
        if game.special >= 0:
            for group in GROUPS[game.special]:
                self.share_out(forest, group.places, float(group.points), coming, values)
        return values

    def share_out(
        self,
        forest: list[int],
        places: list[int],
        points: float,
        coming: list[float],
        values: list[float],
    ) -> None:
        """Add to each colour its chance of a token, while a space is free."""
        volumes = [0.0, 0.0, 0.0, 0.0]
        free = 0
        for place in places:
            card = forest[place]
            if card == EMPTY:
                free += 1
            elif card < BIRDS:
                volumes[card // LOUDEST] += card % LOUDEST + 1
        if free == 0:
            return
        heat = self.heat[free]
        total = 0.0
        for colour in range(COLOURS):
            volumes[colour] = exp((volumes[colour] + free * coming[colour]) / heat)
            total += volumes[colour]
        for colour in range(COLOURS):
            values[colour] += points * volumes[colour] / total


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


def seat_value(game: Songbirds, seat: int, values: list[float], hope: float) -> float:
    """What a seat may expect: its favourite if it has one, else the best that it holds."""
    earlier = 0.0
    for points in game.past if game.seat >= 0 else game.past[:-1]:
        earlier += points[seat]
    if game.together:
        return earlier + joint_value(game, values)
    if game.revealed[seat]:
        cards = game.revealed[seat]
    else:
        cards = game.favourites[seat] or game.hands[seat]
    best = -1e9
    second = -1e9
    for card in cards:
        value = values[colour_of(card)] + (0 if game.early else volume_of(card))
        if value > best:
            second = best
            best = value
        elif value > second:
            second = value
    if second > -1e8:
        best = (1.0 - hope) * best + hope * second
    worm = float(game.worms[seat])
    if game.early and not game.favourites[seat] and not game.revealed[seat]:
        worm = 0.5 * next_worm(game)
    return earlier + worm + (best if cards else 0.0)


def next_worm(game: Songbirds) -> float:
    """The worm that lies on top."""
    taken = 0
    for cards in game.favourites:
        taken += len(cards)
    return float(WORMS[taken]) if taken < len(WORMS) else 0.0


def joint_value(game: Songbirds, values: list[float]) -> float:
    """One colour against the three others; without a favourite, the best one still to be had."""
    total = values[0] + values[1] + values[2] + values[3]
    for cards in game.revealed:
        if cards:
            return 2.0 * values[colour_of(cards[0])] - total + volume_of(cards[0])
    if game.seat < 0:
        return 0.0
    best = -1e9
    for hand in game.hands:
        for card in hand:
            best = max(best, 2.0 * values[colour_of(card)] - total + volume_of(card))
    for colour in range(COLOURS):
        best = max(best, 2.0 * values[colour] - total - 2.0)
    return best


SENSE = SongbirdsSense()
