"""What there is to weigh of each way to spend a turn in Wyrmspan, without making it."""

from typing import Final

from voliere.bots.ranking import Option
from voliere.bots.wyrmspan.evaluation import FULL
from voliere.bots.wyrmspan.survey import SHARE_EXPLORING, coins_to_come
from voliere.bots.wyrmspan.values import (
    CAVE_USES,
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
    value_of,
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
    OBJECTIVES,
    TILES,
)
from voliere.games.wyrmspan.payment import balance
from voliere.games.wyrmspan.rules import Wyrmspan
from voliere.games.wyrmspan.scoring import DRAGON_ADDS
from voliere.games.wyrmspan.space import (
    BENEFITS,
    BUNDLES,
    CHOOSE,
    EXCAVATE,
    EXPLORE,
    FIRST_START,
    PASS,
    PAY,
    PLAY,
    SET_ASIDE_CAVE,
    SET_ASIDE_DRAGON,
    SQUARE,
    START,
    TUCK,
)
from voliere.games.wyrmspan.words import COLUMNS, KINDS, LINES, MILK, ROUNDS

FEATURES: Final[dict[str, tuple[str, ...]]] = {
    "explore": (
        *("one", "walk", "things", "eggs", "eggs-left", "dragons", "ready", "stock", "cards"),
        *(f"walk-{kind}" for kind in KINDS_OF_YIELD),
        *("best", "coins", "last-round"),
    ),
    "excavate": (
        *("one", "effect", "eggs", "eggs-left", "free", "no-free", "homeless", "opens"),
        *("caves-in-hand", "second", "third", "fourth", "coins", "last-round", "goal-now"),
        *("goal-later", "best"),
    ),
    "entice": (
        *("one", "value", "points", "walk", "rounds", "resources", "coins", "eggs", "nests"),
        *("hatchling", "substitutes", "stock-left", "eggs-left", "best", "ready", "second"),
        *("third", "fourth", "goal-now", "goal-later", "explored", "last-round"),
    ),
    "pass": ("one", "coins", "last-round"),
    "set-aside-dragon": ("one", "value", "points", "resources", "coins", "eggs", "in-hand"),
    "set-aside-cave": ("one", "effect", "in-hand"),
    "start-with": ("covered", "whole", "milk", "kinds"),
    "mark": ("one", "square", "points", "things", "last-line"),
    "cache": ("one", "spent", "missed", "left"),
    "decline": (),
    "tuck": ("one", "value", "resources", "missing", "in-hand"),
    "benefit": BENEFITS,
}
"""The kinds of option, each with its features."""
EXPLORE_KIND: Final = 0
EXCAVATE_KIND: Final = 1
ENTICE_KIND: Final = 2
PASS_KIND: Final = 3
DRAGON_KIND: Final = 4
CAVE_KIND: Final = 5
START_KIND: Final = 6
MARK_KIND: Final = 7
CACHE_KIND: Final = 8
DECLINE_KIND: Final = 9
TUCK_KIND: Final = 10
BENEFIT_KIND: Final = 11
LAST: Final = COLUMNS - 1

CAVE_SIDES: Final = [
    ("crimson-cards", "golden-cards", "amethyst-cards").index(what)
    if what in ("crimson-cards", "golden-cards", "amethyst-cards")
    else (3 if what == "cave-cards" else -1)
    for what in OBJECTIVES
]
"""By side of an objective the cave whose cards count; 3 for the cave cards of all."""


LINE_VALUES: Final[list[list[float]]] = [
    value_of(line["effect"]) for guild in TILES["guilds"] for line in guild["lines"]
]
"""What the lines of the guild tiles bring, points and things; the last ones count in the end."""


class Prepared:
    """What all options of a turn are weighed by, gathered once."""

    def __init__(self, game: Wyrmspan, seat: int) -> None:
        self.game = game
        self.seat = seat
        self.mat = game.mats[seat]
        self.turns = coins_to_come(game, seat)
        self.time = min(1.0, self.turns / 9.0)
        self.later = ROUNDS - game.round
        self.last_round = 1.0 if self.later == 0 else 0.0
        self.stock = self.mat.resource_count()
        self.homeless = [0.0, 0.0, 0.0]
        """By cave, the best of the dragons in hand that only want for a space there."""
        self.ready = 0
        """Number of dragons in hand that can be enticed at once."""
        self.best = 0.0
        """What the best of them brings."""
        self.look_at_hand()

    def look_at_hand(self) -> None:
        """Which dragons can be paid, and where they could go."""
        mat = self.mat
        for dragon in self.game.dragon_hands[self.seat]:
            if dragon < 0 or balance(mat.resources, COST[dragon]) < 0:
                continue
            value = self.value(dragon)
            homes = HOMES[dragon]
            open_cave = False
            for cave in range(3):
                if homes >> cave & 1 and mat.filled[cave] < mat.dug[cave]:
                    open_cave = True
            if open_cave:
                self.ready += 1
                self.best = max(self.best, value)
                continue
            for cave in range(3):
                if homes >> cave & 1 and mat.dug[cave] < COLUMNS:
                    self.homeless[cave] = max(self.homeless[cave], value)

    def value(self, dragon: int) -> float:
        """What a dragon brings, less its cost, wherever it comes."""
        walk = WALK_POINTS[dragon] + self.time * WALK_THINGS[dragon]
        value = PLAY_VALUE[dragon] + walk * SHARE_EXPLORING * self.turns
        value += (ROUND_POINTS[dragon] + ROUND_THINGS[dragon]) * (self.later + 1)
        cost = 0.6 * self.time * ICONS[dragon] + 1.5 * COIN_COST[dragon] + EGG_COST[dragon]
        return value - cost

    def goal(self, ahead: int) -> int:
        """The side of the objective that is scored after so many more rounds, or -1."""
        number = self.game.round - 1 + ahead
        return self.game.objectives[number] if number < ROUNDS else -1


def turn_options(game: Wyrmspan, actions: list[int]) -> list[Option]:
    """Explore, excavate, entice, pass."""
    about = Prepared(game, game.seat)
    found: list[Option] = []
    for action in actions:
        if action >= EXCAVATE:
            found.append(card_option(about, action))
        elif action >= EXPLORE:
            found.append(explore_option(about, action - EXPLORE))
        elif action == PASS:
            coins = about.mat.coins / 6.0
            found.append(Option(PASS_KIND, [1.0, coins, about.last_round]))
    return found


def card_option(about: Prepared, action: int) -> Option:
    """A dragon or a cave card, and the cave that takes it."""
    if action >= PLAY:
        return entice_option(about, (action - PLAY) // 3, (action - PLAY) % 3)
    return excavate_option(about, (action - EXCAVATE) // 3, (action - EXCAVATE) % 3)


def explore_option(about: Prepared, cave: int) -> Option:
    """The adventurer's walk past the dragons of a cave."""
    mat = about.mat
    stage = cave * STAGES
    walk, things = MAT_POINTS[stage], MAT_THINGS[stage]
    yields = [0.0] * len(KINDS_OF_YIELD)
    dragons = mat.filled[cave]
    for column in range(dragons):
        dragon = mat.dragons[cave * COLUMNS + column]
        walk += WALK_POINTS[dragon] + MAT_POINTS[stage + column + 1]
        things += WALK_THINGS[dragon] + MAT_THINGS[stage + column + 1]
        if WALK_YIELD[dragon] >= 0:
            yields[WALK_YIELD[dragon]] += 0.5
    eggs = mat.explored[cave]
    cards = len(about.game.dragon_hands[about.seat]) + len(about.game.cave_hands[about.seat])
    found = [1.0, walk / 5.0, things / 3.0, eggs / 2.0, (mat.laid - eggs) / 4.0]
    found += [dragons / 3.0, about.ready / 2.0, about.stock / 5.0, cards / 5.0]
    found += yields
    found += [about.best / 8.0, mat.coins / 6.0, about.last_round]
    return Option(EXPLORE_KIND, found)


def excavate_option(about: Prepared, card: int, cave: int) -> Option:
    """A cave card on the next space of a cave."""
    mat = about.mat
    column = mat.dug[cave]
    eggs = column - 1
    free = mat.dug[0] + mat.dug[1] + mat.dug[2] - mat.dragon_count()
    now, later = cave_goal(about, 0, cave), cave_goal(about, 1, cave)
    return Option(
        EXCAVATE_KIND,
        [
            1.0,
            CAVE_USES[card] / 3.0,
            eggs / 2.0,
            (mat.laid - eggs) / 4.0,
            min(4, free) / 2.0,
            1.0 if free == 0 else 0.0,
            about.homeless[cave] / 8.0,
            1.0 if about.homeless[cave] > 0.0 and mat.filled[cave] == column else 0.0,
            len(about.game.cave_hands[about.seat]) / 3.0,
            1.0 if column == 1 else 0.0,
            1.0 if column == 2 else 0.0,
            1.0 if column == LAST else 0.0,
            mat.coins / 6.0,
            about.last_round,
            now,
            later,
            about.best / 8.0,
        ],
    )


def cave_goal(about: Prepared, ahead: int, cave: int) -> float:
    """Whether an objective counts a card in this cave."""
    side = about.goal(ahead)
    if side < 0:
        return 0.0
    return 1.0 if CAVE_SIDES[side] == cave or CAVE_SIDES[side] == 3 else 0.0


def entice_option(about: Prepared, dragon: int, cave: int) -> Option:
    """A dragon of the hand on the first free space of a cave."""
    mat = about.mat
    value = about.value(dragon)
    column = mat.filled[cave]
    walk = WALK_POINTS[dragon] + about.time * WALK_THINGS[dragon]
    cost = COST[dragon]
    missing = 0
    for kind in range(KINDS):
        missing += max(0, cost[kind] - mat.resources[kind])
    return Option(
        ENTICE_KIND,
        [
            1.0,
            value / 8.0,
            PLAY_VALUE[dragon] / 8.0,
            walk * about.turns / 20.0,
            (ROUND_POINTS[dragon] + ROUND_THINGS[dragon]) * (about.later + 1) / 3.0,
            ICONS[dragon] / 3.0,
            COIN_COST[dragon] / 1.0,
            EGG_COST[dragon] / 2.0,
            NESTS[dragon] / 3.0,
            1.0 if FOOD[dragon] >= 0 else 0.0,
            missing / 2.0,
            (about.stock - ICONS[dragon] - missing) / 5.0,
            (mat.laid - EGG_COST[dragon]) / 4.0,
            1.0 if value >= about.best else 0.0,
            about.ready / 2.0,
            1.0 if column == 1 else 0.0,
            1.0 if column == 2 else 0.0,
            1.0 if column == LAST else 0.0,
            dragon_goal(about, 0, dragon, cave),
            dragon_goal(about, 1, dragon, cave),
            mat.explored[cave] / 2.0,
            about.last_round,
        ],
    )


def dragon_goal(about: Prepared, ahead: int, dragon: int, cave: int) -> float:
    """What a dragon in a cave adds to an objective."""
    side = about.goal(ahead)
    if side < 0:
        return 0.0
    return 1.0 if CAVE_SIDES[side] == cave else float(DRAGON_ADDS[side][dragon])


def set_up_options(game: Wyrmspan, actions: list[int]) -> list[Option]:
    """The cards that may be set aside, or the resources to start with."""
    about = Prepared(game, game.seat)
    found: list[Option] = []
    for action in actions:
        if action >= START:
            found.append(start_option(about, BUNDLES[FIRST_START + action - START]))
        elif action >= SET_ASIDE_CAVE:
            effect = CAVE_USES[action - SET_ASIDE_CAVE] / 3.0
            caves = len(game.cave_hands[about.seat]) / 3.0
            found.append(Option(CAVE_KIND, [1.0, effect, caves]))
        else:
            found.append(aside_option(about, action - SET_ASIDE_DRAGON))
    return found


def aside_option(about: Prepared, dragon: int) -> Option:
    """A dragon that is not kept."""
    return Option(
        DRAGON_KIND,
        [
            1.0,
            about.value(dragon) / 8.0,
            PLAY_VALUE[dragon] / 8.0,
            ICONS[dragon] / 3.0,
            float(COIN_COST[dragon]),
            EGG_COST[dragon] / 2.0,
            len(about.game.dragon_hands[about.seat]) / 3.0,
        ],
    )


def start_option(about: Prepared, bundle: list[int]) -> Option:
    """Three resources: how far they pay the dragons in hand."""
    covered, whole, kinds = 0, 0, 0
    for dragon in about.game.dragon_hands[about.seat]:
        cost = COST[dragon]
        matched = 0
        for kind in range(KINDS):
            matched += min(cost[kind], bundle[kind])
        covered += matched
        if matched == ICONS[dragon]:
            whole += 1
    for kind in range(KINDS):
        kinds += 1 if bundle[kind] else 0
    return Option(START_KIND, [covered / 3.0, whole / 2.0, bundle[MILK] / 3.0, kinds / 3.0])


def mark_options(game: Wyrmspan, actions: list[int]) -> list[Option]:
    """Where the marker goes: what the line brings, or the points of the square."""
    time = min(1.0, coins_to_come(game, game.seat) / 9.0)
    found: list[Option] = []
    for action in actions:
        square = action - SQUARE
        if square >= LINES:
            points = GUILD_POINTS[square - LINES] / 6.0
            found.append(Option(MARK_KIND, [1.0, points, 0.0, 0.0, 0.0]))
        else:
            points, things = LINE_VALUES[game.tile * LINES + square]
            last = 1.0 if square == LINES - 1 else 0.0
            found.append(Option(MARK_KIND, [1.0, 0.0, points / 3.0, time * things / 3.0, last]))
    return found


def cache_options(game: Wyrmspan, actions: list[int]) -> list[Option]:
    """Which resources are given, and how many of their kind stay."""
    resources = game.mats[game.seat].resources
    found: list[Option] = []
    for action in actions:
        if action < PAY:
            found.append(Option(DECLINE_KIND, []))
            continue
        bundle = BUNDLES[action - PAY]
        spent, missed, left = 0, 0.0, 0
        for kind in range(KINDS):
            if bundle[kind]:
                spent += bundle[kind]
                missed += bundle[kind] * missing_by(game, kind)
                left += resources[kind] - bundle[kind]
        found.append(Option(CACHE_KIND, [1.0, spent / 2.0, missed / 2.0, min(left, 4) / 2.0]))
    return found


def play_options(game: Wyrmspan, actions: list[int]) -> list[Option]:
    """A dragon that an effect lets be played, or a cave card that it lets be laid."""
    about = Prepared(game, game.seat)
    found: list[Option] = []
    for action in actions:
        if action >= EXCAVATE:
            found.append(card_option(about, action))
        else:
            found.append(Option(DECLINE_KIND, []))
    return found


def tuck_options(game: Wyrmspan, actions: list[int]) -> list[Option]:
    """Which dragon of the hand is given: what it would bring, and how far it can be paid."""
    about = Prepared(game, game.seat)
    hand = len(game.dragon_hands[game.seat])
    found: list[Option] = []
    for action in actions:
        if action < TUCK:
            found.append(Option(DECLINE_KIND, []))
            continue
        dragon = action - TUCK
        missing = max(0, -balance(about.mat.resources, COST[dragon]))
        features = [1.0, about.value(dragon) / 8.0, ICONS[dragon] / 3.0, missing / 2.0, hand / 5.0]
        found.append(Option(TUCK_KIND, features))
    return found


def benefit_options(actions: list[int]) -> list[Option]:
    """Which benefit comes next."""
    found: list[Option] = []
    for action in actions:
        if action < CHOOSE:
            found.append(Option(DECLINE_KIND, []))
        else:
            features = [0.0] * len(BENEFITS)
            features[action - CHOOSE] = 1.0
            found.append(Option(BENEFIT_KIND, features))
    return found


def missing_by(game: Wyrmspan, kind: int) -> float:
    """How many dragons in hand need all that there is of a resource."""
    have = game.mats[game.seat].resources[kind]
    found = 0
    for dragon in game.dragon_hands[game.seat]:
        if dragon >= 0 and COST[dragon][kind] >= have:
            found += 1
    return float(min(found, 2))


def left_of(game: Wyrmspan, seat: int) -> float:
    """The share of the game that a seat has left, by its coins."""
    return (coins_to_come(game, seat) + 1.0) / FULL
