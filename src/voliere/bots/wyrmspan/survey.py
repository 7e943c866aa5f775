"""A seat of Wyrmspan as a bot sees it: what it has, and what its coins can still be used for."""

from typing import Final

from voliere.bots.wyrmspan.values import (
    CAVE_USES,
    END_HOPE,
    KINDS_OF_YIELD,
    MAT_POINTS,
    MAT_THINGS,
    PLAY_VALUE,
    ROUND_POINTS,
    ROUND_THINGS,
    STAGES,
    WALK_POINTS,
    WALK_THINGS,
    WALK_YIELD,
)
from voliere.games.wyrmspan.cards.catalogue import (
    COIN_COST,
    COST,
    EGG_COST,
    FOOD,
    GUILD_POINTS,
    HOMES,
    ICONS,
    NESTS,
    PLACE_POINTS,
)
from voliere.games.wyrmspan.flow.round import INCOME
from voliere.games.wyrmspan.flow.turn import EXPLORATIONS, LIMIT
from voliere.games.wyrmspan.guild import has_room
from voliere.games.wyrmspan.mat import Mat
from voliere.games.wyrmspan.payment import balance
from voliere.games.wyrmspan.rules import Wyrmspan
from voliere.games.wyrmspan.scoring import OTHERS, objective_count, place_among
from voliere.games.wyrmspan.words import (
    BROWN_EVERY,
    CAVES,
    COLUMNS,
    KINDS,
    LINES,
    MARKERS,
    MAT_NESTS,
    MILK,
    PLACES,
    RESOURCES,
    ROUNDS,
    SQUARES,
)

SHARE_EXPLORING: Final = 0.11
"""The part of the turns left that goes into one cave."""
SPACE: Final = 1.6
"""What an excavated space is worth beside its card's effect, while there is time to fill it."""
MISSING: Final = 0.9
"""What each resource that a dragon still needs takes from its value."""
IDLE: Final = 2.0
"""What a coin loses when it is saved for a later round."""

FEATURE_NAMES: Final[list[str]] = [
    *("one", "coins", "idle-coins", "passed", "rounds-left"),
    *("best-walk", "second-walk", "third-walk", "round-ends", "rules-of-thumb"),
    *RESOURCES,
    *("stock", "no-stock", "stock-over-6"),
    *("dragons-in-hand", "dragons-in-hand-to-2", "caves-in-hand", "cave-in-hand", "dig"),
    *("best-play", "second-play", "third-play", "ready-plays", "best-ready-play"),
    *(f"{cave}-{part}" for cave in CAVES for part in ("dragons", "dug")),
    *("free-spaces", "any-free-space", "eggs", "eggs-to-2"),
    *("nests-free", "nests-free-to-2", "no-nest-free", "hatchlings", "hatchlings-with-milk"),
    *("guild-way", "markers", "best-square", "explorations", "more-sheets"),
    *("end-game-abilities", "last-guild-line"),
    *(f"walk-{kind}" for kind in KINDS_OF_YIELD),
    *(f"objective-{rounds}-{part}" for rounds in range(ROUNDS) for part in ("points", "lead")),
]
"""In the order of `Survey.features`; objectives by the rounds until they are scored."""


def coins_to_come(game: Wyrmspan, seat: int) -> int:
    """The coins that a seat can still spend: its own, and the income of later rounds."""
    mat = game.mats[seat]
    later = ROUNDS - game.round
    coins = 0 if mat.passed and later == 0 else min(mat.coins, LIMIT)
    return coins + INCOME * later


class Survey:
    """What counts of a seat, gathered once for an estimate."""

    def __init__(self, game: Wyrmspan, seat: int) -> None:
        mat = game.mats[seat]
        self.game = game
        self.seat = seat
        self.mat = mat
        self.later: int = ROUNDS - game.round
        self.turns: int = coins_to_come(game, seat)
        self.idle: int = max(0, mat.coins - INCOME)
        """The coins saved from earlier rounds: they built nothing, and more than nine are lost."""
        if mat.passed and self.later > 0:
            self.idle = mat.coins
        self.time: float = min(1.0, self.turns / 9.0)
        """How far things that need a use can still find one."""
        self.resources: list[int] = mat.resources
        if game.picks[seat]:
            picks = game.picks[seat]
            self.resources = [mat.resources[kind] + picks[kind] for kind in range(KINDS)]
        self.stock: int = 0
        for kind in range(KINDS):
            self.stock += self.resources[kind]
        self.walks: list[float] = [0.0, 0.0, 0.0]
        self.rounds: float = 0.0
        self.room: int = MAT_NESTS - mat.eggs[PLACES]
        self.hungry: int = 0
        self.hope: float = 0.0
        self.yields: list[int] = [0] * len(KINDS_OF_YIELD)
        self.look_at_mat(mat)
        self.plays: list[float] = []
        self.ready: int = 0
        self.best_ready: float = 0.0
        self.look_at_hand()
        self.chances: list[float] = []
        self.look_at_objectives()

    def look_at_mat(self, mat: Mat) -> None:
        """What walks and ends of rounds bring, the free nests, the hatchlings that still grow."""
        things = 0.25 + 0.75 * self.time
        for cave in range(3):
            first = cave * COLUMNS
            stage = cave * STAGES
            walk = MAT_POINTS[stage] + things * MAT_THINGS[stage]
            for column in range(mat.filled[cave]):
                place = first + column
                dragon = mat.dragons[place]
                walk += WALK_POINTS[dragon] + things * WALK_THINGS[dragon]
                walk += MAT_POINTS[stage + column + 1] + things * MAT_THINGS[stage + column + 1]
                self.rounds += ROUND_POINTS[dragon] + things * ROUND_THINGS[dragon]
                self.room += NESTS[dragon] - mat.eggs[place]
                self.hope += END_HOPE[dragon]
                if WALK_YIELD[dragon] >= 0:
                    self.yields[WALK_YIELD[dragon]] += 1
                if FOOD[dragon] >= 0 and mat.fed[place] < 3:
                    self.hungry += 1
            self.walks[cave] = walk

    def look_at_hand(self) -> None:
        """What each dragon in hand would bring, less its cost."""
        mat = self.mat
        for dragon in self.game.dragon_hands[self.seat]:
            homes = HOMES[dragon]
            best = -99.0
            for cave in range(3):
                if homes >> cave & 1 and mat.filled[cave] < COLUMNS:
                    gap = 0.0 if mat.filled[cave] < mat.dug[cave] else 3.0
                    later = WALK_POINTS[dragon] + self.time * WALK_THINGS[dragon]
                    best = max(best, later * SHARE_EXPLORING * self.turns - gap)
            if best <= -99.0:
                continue
            value = PLAY_VALUE[dragon] + best
            value += (ROUND_POINTS[dragon] + ROUND_THINGS[dragon]) * (self.later + 1)
            value += 0.35 * self.turns * 0.25
            value -= 0.6 * self.time * ICONS[dragon] + 1.5 * COIN_COST[dragon] + EGG_COST[dragon]
            over = balance(self.resources, COST[dragon])
            if over < 0:
                value += MISSING * over
            elif best > -2.0:
                self.ready += 1
                self.best_ready = max(self.best_ready, value)
            self.plays.append(value)
        self.plays.sort(reverse=True)

    def look_at_objectives(self) -> None:
        """For each objective still to be scored, the points if it were scored now, and the lead."""
        game = self.game
        for number in range(len(game.places), ROUNDS):
            side = game.objectives[number]
            counts = [objective_count(game, sheet, side) for sheet in range(game.sheets)]
            mine = counts[self.seat]
            place = place_among(counts, mine)
            most = 0
            for other in range(len(counts)):
                if other != self.seat:
                    most = max(most, counts[other])
            points = float(PLACE_POINTS[number][place]) if place < OTHERS else 0.0
            self.chances.append(points)
            self.chances.append(float(max(-3, min(3, mine - most))))

    def best_uses(self) -> float:
        """The best uses of the coins left: walks in this and later rounds, and dragons in hand."""
        uses: list[float] = []
        mat = self.mat
        for cave in range(3):
            walk = self.walks[cave]
            if not mat.passed:
                for eggs in range(mat.explored[cave], EXPLORATIONS):
                    uses.append(walk - eggs)
            for eggs in range(EXPLORATIONS):
                for _ in range(self.later):
                    uses.append(walk + 0.5 - eggs)
        for index in range(len(self.plays)):
            uses.append(self.plays[index] - 0.5 * index)
        digs = self.dig_value()
        if digs > 0.0:
            uses.append(digs)
        uses.sort(reverse=True)
        total = 0.0
        for index in range(min(self.turns, len(uses))):
            if uses[index] <= 1.0:
                break
            total += uses[index] - 1.0
        return total

    def dig_value(self) -> float:
        """What the best cave card in hand brings in the cheapest space."""
        dug = self.mat.dug
        column = min(dug[0], dug[1], dug[2])
        if column >= COLUMNS:
            return 0.0
        best = 0.0
        for card in self.game.cave_hands[self.seat]:
            best = max(best, CAVE_USES[card])
        return best + SPACE * self.time - (column - 1) if best > 0.0 else 0.0

    def spaces(self) -> int:
        """The excavated spaces without a dragon."""
        dug, filled = self.mat.dug, self.mat.filled
        return dug[0] + dug[1] + dug[2] - filled[0] - filled[1] - filled[2]

    def guild_hope(self) -> float:
        """The way made towards the next marker."""
        mat = self.mat
        return mat.steps % BROWN_EVERY / BROWN_EVERY if mat.markers < MARKERS else 0.0

    def best_square(self) -> float:
        """The most points that a marker could bring at once."""
        for square in range(LINES, SQUARES):
            if has_room(self.game, square):
                return float(GUILD_POINTS[square - LINES])
        return 0.0

    def hopes(self) -> float:
        """What may still come, by rules of thumb."""
        time = self.time
        dragons = len(self.game.dragon_hands[self.seat])
        caves = len(self.game.cave_hands[self.seat])
        total = self.best_uses() + self.rounds * (self.later + 1)
        total += time * (0.45 * min(self.stock, 8) + 0.3 * min(6, dragons) + 0.4 * min(4, caves))
        total += time * (0.9 * min(3, self.spaces()) + 0.12 * min(8, self.room))
        total += time * 0.25 * min(5, self.mat.laid) + 3.5 * time * self.guild_hope()
        return total + self.objectives_hope() - IDLE * self.idle * (self.later > 0)

    def objectives_hope(self) -> float:
        """The points if all were scored now, less sure for later rounds, and what a lead adds."""
        total = 0.0
        for index in range(0, len(self.chances), 2):
            soon = index == 0
            total += (0.85 if soon else 0.5) * self.chances[index]
            total += (0.35 if soon else 0.2) * self.chances[index + 1]
        return total

    def features(self) -> list[float]:
        """All of it as numbers of about 1, in the order of `FEATURE_NAMES`."""
        game, mat, seat = self.game, self.mat, self.seat
        walks = sorted(self.walks, reverse=True)
        found = [1.0, mat.coins / 6.0, self.idle / 4.0, float(mat.passed), self.later / 3.0]
        found += [walks[0] / 5.0, walks[1] / 5.0, walks[2] / 5.0]
        found += [self.rounds * (self.later + 1) / 5.0, self.hopes() / 30.0]
        for kind in range(KINDS):
            found.append(min(4, self.resources[kind]) / 3.0)
        found += [min(8, self.stock) / 5.0, float(self.stock == 0), max(0, self.stock - 6) / 3.0]
        dragons, caves = len(game.dragon_hands[seat]), len(game.cave_hands[seat])
        found += [min(6, dragons) / 4.0, min(2, dragons) / 2.0, min(4, caves) / 3.0]
        found += [min(1, caves) / 1.0, self.dig_value() / 4.0]
        for index in range(3):
            found.append(max(0.0, self.plays[index]) / 8.0 if index < len(self.plays) else 0.0)
        found += [min(3, self.ready) / 2.0, self.best_ready / 8.0]
        for cave in range(3):
            found += [mat.filled[cave] / 3.0, mat.dug[cave] / 3.0]
        found += [min(4, self.spaces()) / 2.0, float(self.spaces() > 0)]
        found += [min(8, mat.laid) / 4.0, min(2, mat.laid) / 2.0]
        found += [min(8, self.room) / 5.0, min(2, self.room) / 2.0, float(self.room == 0)]
        found += [self.hungry / 2.0, self.hungry * min(2, self.resources[MILK]) / 3.0]
        found += [self.guild_hope(), mat.markers / 4.0, self.best_square() / 6.0]
        found += [(mat.explored[0] + mat.explored[1] + mat.explored[2]) / 4.0]
        found += [game.sheets / 2.0 - 1.0, self.hope / 5.0]
        found += [float(game.squares[LINES - 1].count(seat))]
        for number in self.yields:
            found.append(number / 2.0)
        for index in range(4):
            if index * 2 < len(self.chances):
                found += [self.chances[index * 2] / 5.0, self.chances[index * 2 + 1] / 3.0]
            else:
                found += [0.0, 0.0]
        return found
