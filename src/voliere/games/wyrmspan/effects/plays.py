"""Effects that play dragons and activate their abilities."""

from typing import TYPE_CHECKING, Any, ClassVar, Final

from voliere.games.wyrmspan.cards.catalogue import HOMES, NAMES, NESTS, TRIGGER
from voliere.games.wyrmspan.effects.effect import (
    DRAGON_ABILITIES,
    MAT_EFFECTS,
    Effect,
    EffectTask,
    PossibleTask,
    TargetTask,
    Task,
    WhereTask,
)
from voliere.games.wyrmspan.effects.offers import begin, give, share
from voliere.games.wyrmspan.payment import ON_TOP, TERMS, affordable, charge
from voliere.games.wyrmspan.space import AT, CHOOSE, DECLINE, PLAY
from voliere.games.wyrmspan.words import (
    ANYWHERE,
    COLUMNS,
    DRAGON,
    IF_ACTIVATED,
    PLACE_TEXTS,
    TRIGGERS,
    WHEN_PLAYED,
)
from voliere.kernel.sight import EVERYBODY
from voliere.texts import say

if TYPE_CHECKING:
    from voliere.games.wyrmspan.mat import Mat
    from voliere.games.wyrmspan.state import State

HAND: Final = 1
DISPLAY: Final = 2
DECK: Final = 4
SOURCES: Final[dict[str, int]] = {"hand": 1, "display": 2, "deck": 4, "hand-or-display": 3}
SOURCE_NAMES: Final[dict[int, str]] = {bits: name for name, bits in SOURCES.items()}


def open_caves(mat: "Mat", terms: int) -> int:
    """The caves that can take a dragon, as bits: with a free excavated space, or one to cover."""
    bits = 0
    for cave in range(3):
        filled = mat.filled[cave]
        if (filled > 0) if terms == ON_TOP else (filled < mat.dug[cave]):
            bits |= 1 << cave
    return bits


def add_plays(actions: list[int], mat: "Mat", cards: list[int], terms: int) -> None:
    """Add each dragon that can be paid for, in each cave that it likes and that can take it."""
    caves = open_caves(mat, terms)
    for dragon in cards:
        if dragon >= 0:
            homes = HOMES[dragon] & caves
            if homes and affordable(mat, dragon, terms):
                first = PLAY + dragon * 3
                if homes & 1:
                    actions.append(first)
                if homes & 2:
                    actions.append(first + 1)
                if homes & 4:
                    actions.append(first + 2)


def play(game: "State", seat: int, dragon: int, cave: int, terms: int) -> None:
    """Pay for a dragon, then place it: on the leftmost free space, or on top of another dragon."""
    mat = game.mats[seat]
    if dragon in game.dragon_hands[seat]:
        game.show(seat, DRAGON, dragon)
    if terms == ON_TOP:
        game.agenda.append(OnTop(seat, dragon, cave))
    else:
        game.agenda.append(Arrive(seat, dragon, cave * COLUMNS + mat.filled[cave]))
    charge(game, seat, dragon, terms)


class OnTop(Task):
    """Which dragon of the cave the new one covers."""

    name: ClassVar[str] = "on-top"
    fields: ClassVar[tuple[str, ...]] = ("dragon", "cave")

    def __init__(self, seat: int, dragon: int, cave: int) -> None:
        super().__init__(seat)
        self.dragon = dragon
        self.cave = cave

    def topic(self, game: "State") -> tuple[str, dict[str, Any]]:
        """The new dragon."""
        return self.name, {"card": NAMES[self.dragon]}

    def asks(self, game: "State") -> bool:
        """When the cave holds several."""
        return game.mats[self.seat].filled[self.cave] > 1

    def run(self, game: "State") -> None:
        """Cover the only one."""
        game.agenda.append(Arrive(self.seat, self.dragon, self.cave * COLUMNS))

    def actions(self, game: "State") -> list[int]:
        """The dragons of the cave."""
        first = AT + self.cave * COLUMNS
        return list(range(first, first + game.mats[self.seat].filled[self.cave]))

    def answer(self, game: "State", action: int) -> None:
        """Cover it."""
        game.agenda.append(Arrive(self.seat, self.dragon, action - AT))


class Arrive(Task):
    """A dragon that was paid for comes to its place, and its When-played ability is used."""

    name: ClassVar[str] = "arrive"
    fields: ClassVar[tuple[str, ...]] = ("dragon", "place")

    def __init__(self, seat: int, dragon: int, place: int) -> None:
        super().__init__(seat)
        self.dragon = dragon
        self.place = place

    def run(self, game: "State") -> None:
        """From the hand or the display."""
        seat, dragon, place = self.seat, self.dragon, self.place
        mat = game.mats[seat]
        if dragon in game.dragon_hands[seat]:
            game.from_hand(seat, DRAGON, dragon)
        else:
            game.leave_display(DRAGON, dragon)
        if mat.dragons[place] < 0:
            mat.filled[place // COLUMNS] += 1
        else:
            cover(game, seat, place, NESTS[dragon])
        mat.dragons[place] = dragon
        mat.fresh |= 1 << place
        if game.records_events:
            game.tell("played", seat, {"card": NAMES[dragon], "place": PLACE_TEXTS[place]})
        if TRIGGER[dragon] == WHEN_PLAYED:
            share(game, DRAGON_ABILITIES[dragon], seat, place)


def cover(game: "State", seat: int, place: int, nests: int) -> None:
    """The dragon at a place becomes a tucked card; eggs beyond the new nests are lost.

    It is no feeding: nothing was tucked under a dragon that already lay there.
    """
    mat = game.mats[seat]
    game.tucked[seat].append(mat.dragons[place])
    game.tucked_known[seat].append(EVERYBODY)
    mat.under[place] += 1
    mat.fed[place] = 0
    lost = mat.eggs[place] - nests
    if game.records_events:
        data = {"card": NAMES[mat.dragons[place]], "place": PLACE_TEXTS[place]}
        game.tell("covered", seat, data)
    if lost > 0:
        mat.eggs[place] = nests
        mat.laid -= lost
        if game.records_events:
            game.tell("lost-eggs", seat, {"n": lost, "place": PLACE_TEXTS[place]})


class Play(Effect):
    """Play a dragon of the hand or the display on special terms."""

    def __init__(self, source: int, terms: int) -> None:
        super().__init__()
        self.source = source
        self.terms = terms
        self.plays_hand = source == HAND

    def plays(self, game: "State", seat: int) -> list[int]:
        """Every dragon in every cave that can take it."""
        actions: list[int] = []
        if self.source & HAND:
            add_plays(actions, game.mats[seat], game.dragon_hands[seat], self.terms)
        if self.source & DISPLAY:
            add_plays(actions, game.mats[seat], game.dragon_display, self.terms)
        return actions

    def possible(self, game: "State", seat: int, place: int) -> bool:
        """Whether a dragon can be played."""
        return bool(self.plays(game, seat))

    def do(self, game: "State", seat: int, place: int) -> None:
        """Ask which."""
        game.agenda.append(PlayTask(seat, self, place, 1))

    def text(self, language: str, form: str = "") -> str:
        """Play a dragon from there, on these terms."""
        source = say(language, f"wyrmspan.from.{SOURCE_NAMES[self.source]}")
        return say(language, f"wyrmspan.effect.play-{TERMS[self.terms]}{form}", source=source)


class PlayTask(EffectTask):
    """Which dragon is played, in which cave."""

    name: ClassVar[str] = "play"

    def play(self) -> Play:
        """The effect."""
        effect = self.effect
        assert isinstance(effect, Play)
        return effect

    def asks(self, game: "State") -> bool:
        """While one can be played."""
        return bool(self.play().plays(game, self.seat))

    def actions(self, game: "State") -> list[int]:
        """Every dragon in every cave that can take it, or none."""
        actions = self.play().plays(game, self.seat)
        actions.append(DECLINE)
        return actions

    def answer(self, game: "State", action: int) -> None:
        """Play it."""
        if action != DECLINE:
            dragon, cave = divmod(action - PLAY, 3)
            play(game, self.seat, dragon, cave, self.play().terms)


class Activate(Effect):
    """Use an ability of one of one's own dragons."""

    def __init__(self, triggers: int) -> None:
        super().__init__()
        self.triggers = triggers
        self.uses_another = True

    def choices(self, game: "State", seat: int, place: int) -> list[int]:
        """The other dragons whose ability can do something, if only for the opponents.

        None that moves only from the next turn on.
        """
        mat = game.mats[seat]
        found: list[int] = []
        for p in mat.dragons_in(ANYWHERE, 0):
            dragon = mat.dragons[p]
            trigger = TRIGGER[dragon] & self.triggers
            if not trigger or p == place or (trigger == IF_ACTIVATED and mat.fresh >> p & 1):
                continue
            ability = DRAGON_ABILITIES[dragon]
            if ability.gift is not None or ability.effect.possible(game, seat, p):
                found.append(p)
        return found

    def possible(self, game: "State", seat: int, place: int) -> bool:
        """Whether there is one."""
        return bool(self.choices(game, seat, place))

    def do(self, game: "State", seat: int, place: int) -> None:
        """Ask which."""
        game.agenda.append(ActivateTask(seat, self, place, 1))

    def text(self, language: str, form: str = "") -> str:
        """Use such an ability."""
        names = [name for name, bit in TRIGGERS.items() if bit & self.triggers]
        return say(language, f"wyrmspan.effect.activate-{'-or-'.join(names)}{form}")


class ActivateTask(PossibleTask):
    """Which dragon's ability is used."""

    name: ClassVar[str] = "activate"

    def actions(self, game: "State") -> list[int]:
        """The dragons, or none."""
        effect = self.effect
        assert isinstance(effect, Activate)
        actions = [AT + p for p in effect.choices(game, self.seat, self.place)]
        actions.append(DECLINE)
        return actions

    def answer(self, game: "State", action: int) -> None:
        """Use it."""
        if action != DECLINE:
            activate(game, self.seat, action - AT)


def activate(game: "State", seat: int, place: int) -> None:
    """Use the ability of the dragon at a place, which the seat has chosen to."""
    ability = DRAGON_ABILITIES[game.mats[seat].dragons[place]]
    if ability.gift is not None:
        give(game, ability.gift, seat)
    begin(game, ability.effect, seat, place)


class MatAbility(Effect):
    """Use one of the effects printed on the mat."""

    def do(self, game: "State", seat: int, place: int) -> None:
        """Ask which."""
        game.agenda.append(MatTask(seat, self, place, 1))

    def text(self, language: str, form: str = "") -> str:
        """Use one of them."""
        return say(language, f"wyrmspan.effect.mat{form}")


class MatTask(EffectTask):
    """Which effect of the mat is used; the same effect printed twice is one choice."""

    name: ClassVar[str] = "mat"

    def effects(self, game: "State") -> list[Effect]:
        """The different ones that are possible."""
        found: dict[int, Effect] = {}
        for effect in MAT_EFFECTS:
            if effect.possible(game, self.seat, self.place):
                found.setdefault(effect.benefit, effect)
        return list(found.values())

    def actions(self, game: "State") -> list[int]:
        """One of them, or none."""
        actions = [CHOOSE + effect.benefit for effect in self.effects(game)]
        actions.append(DECLINE)
        return actions

    def answer(self, game: "State", action: int) -> None:
        """Use it."""
        for effect in self.effects(game):
            if CHOOSE + effect.benefit == action:
                effect.do(game, self.seat, self.place)


class Swap(Effect):
    """Two dragons change places, whatever caves they like."""

    def possible(self, game: "State", seat: int, place: int) -> bool:
        """Whether there are two."""
        return game.mats[seat].dragon_count() > 1

    def do(self, game: "State", seat: int, place: int) -> None:
        """Ask for the first."""
        game.agenda.append(SwapTask(seat, self, place, 1))

    def text(self, language: str, form: str = "") -> str:
        """Swap two dragons."""
        return say(language, "wyrmspan.effect.swap")


class SwapWithTask(TargetTask):
    """The dragon with which the target changes places."""

    name: ClassVar[str] = "swap-with"

    def actions(self, game: "State") -> list[int]:
        """Every other dragon."""
        mat = game.mats[self.seat]
        return [AT + p for p in mat.dragons_in(ANYWHERE, self.place) if p != self.target]

    def answer(self, game: "State", action: int) -> None:
        """Swap them."""
        other = action - AT
        game.mats[self.seat].swap(self.target, other)
        if game.records_events:
            data = {"place": PLACE_TEXTS[self.target], "other": PLACE_TEXTS[other]}
            game.tell("swapped", self.seat, data)


class SwapTask(WhereTask):
    """The first of the two dragons."""

    name: ClassVar[str] = "swap"
    of_target: ClassVar[type[TargetTask]] = SwapWithTask


TASKS: Final[tuple[type[Task], ...]] = (
    OnTop,
    Arrive,
    PlayTask,
    ActivateTask,
    MatTask,
    SwapTask,
    SwapWithTask,
)
