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
    PLACES,
    SIDE,
    WORMS,
    Group,
    colour_of,
    volume_of,
)
from voliere.games.songbirds.rules import Songbirds
from voliere.games.songbirds.scoring import loudest
from voliere.games.songbirds.space import FAVOURITE
from voliere.kernel.chance import Chance
from voliere.kernel.game import Game

HEARD: Final = [0.0, 0.423, 0.337, 0.307, 0.286, 0.27]
"""By free spaces: how much a volume that lies in a line tells about who takes its berries."""
TO_COME: Final = [0.0, 0.42, 0.427, 0.406, 0.398, 0.353]
"""By free spaces: how much a volume that may still come there tells."""
COLOURS: Final = 4
HIGHEST: Final = 30
"""No colour sings louder than this in one line."""


class Line:
    """A row or column that is still open: how loud each colour sings there, and its hopes."""

    def __init__(self) -> None:
        self.volumes = [0, 0, 0, 0]
        self.free = 0
        self.points = 0.0
        self.hopes = [0.0, 0.0, 0.0, 0.0]


class SongbirdsSense(Sense):
    """Each open line is shared among the colours by how loud they will sing there."""

    spread: float = 8.0
    blunder: float = 1.0
    worlds: int = 12
    closer: int = 8
    replies: int = 2

    def __init__(self, heard: list[float] = HEARD, to_come: list[float] = TO_COME) -> None:
        self.loud = [[exp(one * volume) for volume in range(HIGHEST)] for one in heard]
        """The weight of a volume in a line with so many free spaces."""
        self.to_come = to_come

    # The whole table.

    def estimate(self, game: Game) -> list[float]:
        """The best favourite that each seat can still have."""
        songbirds = cast(Songbirds, game)
        values = self.colour_values(songbirds, self.lines(songbirds))
        return [seat_value(songbirds, seat, values) for seat in range(songbirds.seats)]

    def worth(self, game: Game, seat: int) -> float:
        """The seat's part of the estimate."""
        return self.estimate(game)[seat]

    def lines(self, game: Songbirds) -> list[Line]:
        """The ten lines as they lie, with what each colour may hope for there."""
        forest = game.forest
        boost = self.boosts(game)
        found: list[Line] = []
        for index in range(len(LINES)):
            line = Line()
            line.points = float(game.berries[index])
            for place in LINES[index]:
                card = forest[place]
                if card == EMPTY:
                    line.free += 1
                elif card < BIRDS:
                    line.volumes[card // LOUDEST] += card % LOUDEST + 1
            if line.free:
                line.hopes = self.shared(line.volumes, line.free, line.points, boost)
            found.append(line)
        return found

    def boosts(self, game: Songbirds) -> list[list[float]]:
        """By free spaces and colour: what the cards still in hands will add to a line's weights."""
        coming = coming_volumes(game)
        return [
            [exp(free * one * coming[colour]) for colour in range(COLOURS)]
            for free, one in enumerate(self.to_come)
        ]

    def shared(
        self, volumes: list[int], free: int, points: float, boost: list[list[float]]
    ) -> list[float]:
        """The points of a line that is open, shared among the colours."""
        loud = self.loud[free]
        more = boost[free]
        red = loud[volumes[0]] * more[0]
        blue = loud[volumes[1]] * more[1]
        green = loud[volumes[2]] * more[2]
        white = loud[volumes[3]] * more[3]
        each = points / (red + blue + green + white)
        return [each * red, each * blue, each * green, each * white]

    def colour_values(self, game: Songbirds, lines: list[Line]) -> list[float]:
        """The points that each colour may expect to harvest."""
        values = [float(points) for points in game.harvest]
        for line in lines:
            for colour in range(COLOURS):
                values[colour] += line.hopes[colour]
        if game.special >= 0:
            for group in GROUPS[game.special]:
                self.add_group(game.forest, group, values)
        return values

    def add_group(self, forest: list[int], group: Group, values: list[float]) -> None:
        """Positive tokens go to the quietest colour that is present, negative to the loudest."""
        volumes = [0, 0, 0, 0]
        free = 0
        for place in group.places:
            card = forest[place]
            if card == EMPTY:
                free += 1
            elif card < BIRDS:
                volumes[card // LOUDEST] += card % LOUDEST + 1
        if free == 0:
            return
        weights = [0.0, 0.0, 0.0, 0.0]
        total = 0.0
        for colour in range(COLOURS):
            loud = self.loud[free][volumes[colour]]
            if group.points > 0:
                loud = 1.0 / loud if volumes[colour] else 0.3 * free
            weights[colour] = loud
            total += loud
        for colour in range(COLOURS):
            values[colour] += group.points * weights[colour] / total

    # One more bird.

    def glanced_at(self, actions: list[int], chance: Chance) -> list[int]:
        """All of them: looking costs little here."""
        return actions

    def looks(self, game: Game, actions: list[int]) -> list[float]:
        """Every choice is a turn of its own."""
        return self.ahead_after(cast(Songbirds, game), actions)

    def prospects(self, game: Game, actions: list[int], chance: Chance) -> list[float]:
        """Every choice is a turn of its own."""
        return self.ahead_after(cast(Songbirds, game), actions)

    def ahead_after(self, game: Songbirds, actions: list[int]) -> list[float]:
        """How far ahead the seat is after each action."""
        if game.together or game.choosing:
            return super().prospects(game, actions, game.chance)
        trial = Trial(self, game)
        found: list[float] = []
        for action in actions:
            if action < FAVOURITE and not trial.in_group(action % PLACES):
                found.append(trial.ahead(action // PLACES, action % PLACES))
            else:
                found.append(super().prospects(game, [action], game.chance)[0])
        return found


class Trial:
    """A table on which birds are tried: each changes the hopes of two lines and of one hand."""

    def __init__(self, sense: SongbirdsSense, game: Songbirds) -> None:
        self.sense = sense
        self.game = game
        self.boost = sense.boosts(game)
        self.lines = sense.lines(game)
        self.values = sense.colour_values(game, self.lines)
        self.bases = [base_value(game, seat) for seat in range(game.seats)]
        self.best = [best_volumes(game, seat) for seat in range(game.seats)]

    def in_group(self, place: int) -> bool:
        """Whether a special card looks at the place."""
        if self.game.special >= 0:
            for group in GROUPS[self.game.special]:
                if place in group.places:
                    return True
        return False

    def ahead(self, card: int, place: int) -> float:
        """How far ahead the seat is with this bird in this place."""
        values = self.values[:]
        self.sing(values, card, self.lines[place % SIDE])
        self.sing(values, card, self.lines[SIDE + place // SIDE])
        game = self.game
        mine = 0.0
        rival = -1e9
        for seat in range(game.seats):
            best = self.best[seat]
            if seat == game.seat and not game.favourites[seat]:
                best = without(game, best, card)
            total = self.bases[seat] + favourite_value(values, best)
            if seat == game.seat:
                mine = total
            elif total > rival:
                rival = total
        return mine - rival

    def sing(self, values: list[float], card: int, line: Line) -> None:
        """Change the colours' values by what the bird does to a line."""
        volumes = line.volumes[:]
        volumes[card // LOUDEST] += card % LOUDEST + 1
        for colour in range(COLOURS):
            values[colour] -= line.hopes[colour]
        if line.free > 1:
            hopes = self.sense.shared(volumes, line.free - 1, line.points, self.boost)
            for colour in range(COLOURS):
                values[colour] += hopes[colour]
        else:
            taker = loudest(volumes)
            if taker >= 0:
                values[taker] += line.points


NONE: Final = -100
"""No bird of a colour."""


def best_volumes(game: Songbirds, seat: int) -> list[int]:
    """By colour, what the best favourite that a seat can have would add; NONE without a bird."""
    best = [NONE, NONE, NONE, NONE]
    cards = game.revealed[seat] or game.favourites[seat] or game.hands[seat]
    for card in cards:
        volume = 0 if game.early else volume_of(card)
        if volume > best[card // LOUDEST]:
            best[card // LOUDEST] = volume
    return best


def without(game: Songbirds, best: list[int], played: int) -> list[int]:
    """The same when a bird has left the hand of the seat that is asked."""
    colour = played // LOUDEST
    left = NONE
    for card in game.hands[game.seat]:
        if card != played and card // LOUDEST == colour:
            left = max(left, 0 if game.early else volume_of(card))
    if left == best[colour]:
        return best
    changed = best[:]
    changed[colour] = left
    return changed


def favourite_value(values: list[float], best: list[int]) -> float:
    """What the best favourite brings; nothing without a bird."""
    found = float(NONE)
    for colour in range(COLOURS):
        value = values[colour] + best[colour]
        if value > found and best[colour] != NONE:
            found = value
    return found if found > NONE else 0.0


def base_value(game: Songbirds, seat: int) -> float:
    """Earlier rounds and the worm, had or hoped for."""
    total = 0.0
    for points in game.past if game.seat >= 0 else game.past[:-1]:
        total += points[seat]
    if game.early and not game.favourites[seat] and not game.revealed[seat]:
        return total + 0.5 * next_worm(game)
    return total + game.worms[seat]


def seat_value(game: Songbirds, seat: int, values: list[float]) -> float:
    """What a seat may expect: its favourite if it has one, else the best that it holds."""
    if game.together:
        return base_value(game, seat) + joint_value(game, values)
    return base_value(game, seat) + favourite_value(values, best_volumes(game, seat))


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


SENSE: Final = SongbirdsSense()
