"""Reads every effect from the data and fills the book of abilities in effect.py."""

from collections.abc import Callable
from typing import Any, Final

from voliere.games.wyrmspan.cards.catalogue import CAVE_ENTRIES, DRAGON_ENTRIES, GUILDS, TILES
from voliere.games.wyrmspan.effects.caching import CacheGained
from voliere.games.wyrmspan.effects.caves import Excavate
from voliere.games.wyrmspan.effects.conditions import (
    CONDITIONS,
    COUNTED,
    END_CONDITIONS,
    If,
    IfAsMany,
)
from voliere.games.wyrmspan.effects.draws import DrawShare, DrawTuck, TakeTuck
from voliere.games.wyrmspan.effects.effect import (
    CAVE_ABILITIES,
    DRAGON_ABILITIES,
    EFFECTS,
    GAIN_EFFECTS,
    GUILD_EFFECTS,
    MAT_EFFECTS,
    TRACK_EFFECTS,
    Ability,
    Effect,
)
from voliere.games.wyrmspan.effects.eggs import Lay, LayEach
from voliere.games.wyrmspan.effects.ends import SPENT, Points, PointsIf, Spend
from voliere.games.wyrmspan.effects.feeding import Feed
from voliere.games.wyrmspan.effects.gains import (
    Coins,
    Gain,
    GainAny,
    GainOfCost,
    GainOrCache,
    GainPer,
    GainSame,
)
from voliere.games.wyrmspan.effects.offers import CACHED, Benefits
from voliere.games.wyrmspan.effects.pays import PRICES, Cache, Pay
from voliere.games.wyrmspan.effects.plays import SOURCES, Activate, MatAbility, Play, Swap
from voliere.games.wyrmspan.effects.takes import Draw, Promote, Take
from voliere.games.wyrmspan.effects.tucks import PER_MARKER, Reveal, Tuck, TuckDeck, TuckDeckEach
from voliere.games.wyrmspan.payment import TERMS
from voliere.games.wyrmspan.words import (
    ANY_KIND,
    CARD_KINDS,
    CAVES,
    COLUMNS,
    FOODS,
    HERE,
    KINDS,
    PERSONALITIES,
    RESOURCES,
    SIZES,
    STAGES,
    TRIGGERS,
    TUCKED_CARD,
    WHERE,
)
from voliere.kernel.data import DataError, Entry, unknown


class Phrase:
    """An effect as the data writes it, `["lay", "any", 2]`: a word, then its arguments."""

    def __init__(self, where: str, words: Any) -> None:
        if not isinstance(words, list) or not words:
            raise DataError(f"{where}: an effect is a list of words, not {words!r}")
        self.where = where
        self.word = words[0]
        self.arguments: list[Any] = words[1:]

    def has(self, index: int) -> bool:
        """Whether an argument is there that may be left out."""
        return len(self.arguments) > index

    def number(self, index: int, least: int = 1) -> int:
        """An argument that is a whole number, not smaller than the least."""
        value = self.arguments[index]
        if not isinstance(value, int) or isinstance(value, bool) or value < least:
            wanted = f"no whole number from {least} on"
            raise DataError(f"{self.where}: {self.word} {value!r} is {wanted}")
        return value

    def one_of(self, index: int, allowed: tuple[str, ...]) -> int:
        """An argument that is one of a few words, as its index among them."""
        return self.known(self.arguments[index], allowed)

    def known(self, value: Any, allowed: tuple[str, ...]) -> int:
        """The index of a word among those allowed."""
        if not isinstance(value, str) or value not in allowed:
            raise unknown(self.where, str(self.word), value, allowed)
        return allowed.index(value)

    def effect(self, index: int) -> Effect:
        """An argument that is an effect itself."""
        return read_effect(self.arguments[index], self.where)

    def effect_or_none(self, index: int) -> Effect | None:
        """An effect that may be left out."""
        return self.effect(index) if self.has(index) else None

    def kind(self, index: int) -> int:
        """A resource, or any: ANY_KIND."""
        return self.one_of(index, (*RESOURCES, "any"))

    def where_to(self, index: int) -> int:
        """How far it reaches."""
        return self.one_of(index, WHERE)


def read_effect(words: Any, where: str = "") -> Effect:
    """An effect as the data writes it; `where` the data stand is told of what nobody knows.

    >>> read_effect(["pay", "coin", 1, ["lay", "any", 3]]).text("en")
    'pay 1 coin to lay 3 eggs'
    >>> read_effect(["take", "card", 3], "caves.json")
    Traceback (most recent call last):
    voliere.kernel.data.DataError: caves.json: take 'card' is unknown; allowed are 'dragon', 'cave'
    """
    phrase = Phrase(where, words)
    if phrase.word not in VOCABULARY:
        raise unknown(where, "effect", phrase.word, VOCABULARY)
    least, most, build = VOCABULARY[phrase.word]
    given = len(phrase.arguments)
    if not least <= given <= most:
        wanted = str(least) if least == most else f"{least} to {most}"
        raise DataError(f"{where}: {phrase.word} takes {wanted} arguments, not {given}")
    return build(phrase)


# Coins and resources.


def _coin(phrase: Phrase) -> Effect:
    return Coins(phrase.number(0))


def _gain(phrase: Phrase) -> Effect:
    kind = phrase.kind(0)
    return GainAny(phrase.number(1)) if kind == ANY_KIND else Gain(kind, phrase.number(1))


def _gain_same(phrase: Phrase) -> Effect:
    return GainSame(phrase.number(0))


def _gain_or_cache(phrase: Phrase) -> Effect:
    return GainOrCache(phrase.kind(0), phrase.where_to(1))


def _gain_cache(phrase: Phrase) -> Effect:
    return GainPer(phrase.one_of(0, PERSONALITIES), phrase.number(1))


def _of_cost(phrase: Phrase) -> Effect:
    return GainOfCost()


def _cache(phrase: Phrase) -> Effect:
    then = phrase.effect_or_none(3)
    return Cache(phrase.kind(0), phrase.where_to(1), phrase.number(2), then)


def _cache_gained(phrase: Phrase) -> Effect:
    return CacheGained(phrase.kind(0), phrase.where_to(1), phrase.number(2))


# Several effects, and effects with a price or a condition.


def _all(phrase: Phrase) -> Effect:
    parts = len(phrase.arguments)
    return Benefits(parts, [phrase.effect(index) for index in range(parts)])


def _choose(phrase: Phrase) -> Effect:
    parts = [phrase.effect(index) for index in range(1, len(phrase.arguments))]
    return Benefits(phrase.number(0), parts)


def _pay(phrase: Phrase) -> Effect:
    times = phrase.number(3) if phrase.has(3) else 1
    return Pay(phrase.one_of(0, PRICES), phrase.number(1), phrase.effect(2), times)


def _if(phrase: Phrase) -> Effect:
    condition = Phrase(phrase.where, phrase.arguments[0])
    phrase.known(condition.word, (*CONDITIONS, "left-neighbour"))
    if condition.word == "left-neighbour":
        return IfAsMany(condition.one_of(0, CAVES), phrase.effect(1))
    needed = condition.number(0) if condition.has(0) else 0
    return If(condition.word, needed, phrase.effect(1))


def _feed(phrase: Phrase) -> Effect:
    food = phrase.one_of(0, FOODS)
    reward = None if phrase.arguments[1] == ["worth"] else phrase.effect(1)
    if food == TUCKED_CARD:
        return Feed(food, Tuck(HERE, 1, None), reward, phrase.effect(2))
    return Feed(food, Cache(food, HERE, 1, None), reward, phrase.effect(2))


# Cards.


def _take(phrase: Phrase) -> Effect:
    return Take(phrase.one_of(0, CARD_KINDS), phrase.number(1))


def _draw(phrase: Phrase) -> Effect:
    return Draw(phrase.number(0))


def _draw_share(phrase: Phrase) -> Effect:
    return DrawShare(phrase.number(0), phrase.where_to(1))


def _draw_tuck(phrase: Phrase) -> Effect:
    """A number of cards, or one for each dragon of a personality in the cave."""
    if isinstance(phrase.arguments[0], str):
        return DrawTuck(0, phrase.one_of(0, PERSONALITIES), phrase.number(1))
    return DrawTuck(phrase.number(0), -1, phrase.number(1))


def _take_tuck(phrase: Phrase) -> Effect:
    return TakeTuck()


def _tuck(phrase: Phrase) -> Effect:
    return Tuck(phrase.where_to(0), phrase.number(1), phrase.effect_or_none(2))


def _tuck_deck(phrase: Phrase) -> Effect:
    times = PER_MARKER if phrase.arguments[1] == "markers" else phrase.number(1)
    return TuckDeck(phrase.where_to(0), times)


def _tuck_deck_each(phrase: Phrase) -> Effect:
    return TuckDeckEach(phrase.one_of(0, PERSONALITIES))


def _reveal(phrase: Phrase) -> Effect:
    """Cards of some sizes are tucked; others are kept, or a resource is gained."""
    sizes = [phrase.known(size, SIZES) for size in phrase.arguments[0]]
    return Reveal(sizes, -1 if phrase.arguments[1] == "keep" else phrase.kind(1))


# Dragons, caves, eggs and the guild.


def _lay(phrase: Phrase) -> Effect:
    return Lay(phrase.where_to(0), phrase.number(1))


def _lay_each(phrase: Phrase) -> Effect:
    return LayEach(phrase.where_to(0), phrase.one_of(1, PERSONALITIES) if phrase.has(1) else -1)


def _guild(phrase: Phrase) -> Effect:
    return Promote(phrase.number(0))


def _excavate(phrase: Phrase) -> Effect:
    return Excavate(_source(phrase), phrase.number(1))


def _play(phrase: Phrase) -> Effect:
    return Play(_source(phrase), phrase.one_of(1, TERMS))


def _source(phrase: Phrase) -> int:
    names = tuple(SOURCES)
    return SOURCES[names[phrase.one_of(0, names)]]


def _activate(phrase: Phrase) -> Effect:
    moments = tuple(TRIGGERS)
    names = [moments[phrase.known(name, moments)] for name in phrase.arguments[0]]
    return Activate(sum(TRIGGERS[name] for name in names))


def _mat(phrase: Phrase) -> Effect:
    return MatAbility()


def _swap(phrase: Phrase) -> Effect:
    return Swap()


# The end of the game.


def _points(phrase: Phrase) -> Effect:
    most = phrase.number(2) if phrase.has(2) else 0
    return Points(phrase.number(0, -PENALTY), COUNTED[phrase.one_of(1, COUNTED)], most)


def _points_if(phrase: Phrase) -> Effect:
    return PointsIf(phrase.number(0), END_CONDITIONS[phrase.one_of(1, END_CONDITIONS)])


def _spend(phrase: Phrase) -> Effect:
    return Spend(SPENT[phrase.one_of(0, SPENT)], phrase.arguments[1])


PENALTY: Final = 9
"""No dragon costs more points for each of something."""
MANY: Final = 9
"""No effect has more parts."""
VOCABULARY: Final[dict[str, tuple[int, int, Callable[[Phrase], Effect]]]] = {
    "coin": (1, 1, _coin),
    "gain": (2, 2, _gain),
    "gain-same": (1, 1, _gain_same),
    "gain-or-cache": (2, 2, _gain_or_cache),
    "gain-cache": (2, 2, _gain_cache),
    "of-cost": (0, 0, _of_cost),
    "cache": (3, 4, _cache),
    "cache-gained": (3, 3, _cache_gained),
    "all": (2, MANY, _all),
    "choose": (3, MANY, _choose),
    "pay": (3, 4, _pay),
    "if": (2, 2, _if),
    "feed": (3, 3, _feed),
    "take": (2, 2, _take),
    "draw": (1, 1, _draw),
    "draw-share": (2, 2, _draw_share),
    "draw-tuck": (2, 2, _draw_tuck),
    "take-tuck": (0, 0, _take_tuck),
    "tuck": (2, 3, _tuck),
    "tuck-deck": (2, 2, _tuck_deck),
    "tuck-deck-each": (1, 1, _tuck_deck_each),
    "reveal": (2, 2, _reveal),
    "lay": (2, 2, _lay),
    "lay-each": (1, 2, _lay_each),
    "guild": (1, 1, _guild),
    "excavate": (2, 2, _excavate),
    "play": (2, 2, _play),
    "activate": (1, 1, _activate),
    "mat": (0, 0, _mat),
    "swap": (0, 0, _swap),
    "points": (2, 3, _points),
    "points-if": (2, 2, _points_if),
    "spend": (2, 2, _spend),
}
"""Every word for an effect: its fewest and most arguments, and how it is built."""


def _entered(effect: Effect, key: str) -> Effect:
    """The effect with its key, and those of all its parts, entered in the book."""
    effect.key = key
    EFFECTS[key] = effect
    for index, part in enumerate(effect.inner()):
        _entered(part, f"{key}.{index + 1}")
    return effect


def read_ability(card: Entry) -> Ability:
    """What a card gives its owner, and perhaps the opponents."""
    effect = read_effect(card["effect"], card.where)
    if "opponents" not in card.fields:
        return Ability(effect, None)
    return Ability(effect, read_effect(card["opponents"], card.where))


def _enter(ability: Ability, key: str) -> Ability:
    _entered(ability.effect, key)
    if ability.gift is not None:
        _entered(ability.gift, f"{key}.gift")
    return ability


def _tile_effect(words: Any, key: str) -> Effect:
    """An effect of the mat, the track or a guild, entered under a key."""
    return _entered(read_effect(words, f"tiles.json {key}"), key)


def fill() -> None:
    """Read all cards and tiles."""
    for dragon in DRAGON_ENTRIES:
        DRAGON_ABILITIES.append(_enter(read_ability(dragon), f"dragon-{dragon['number']}"))
    for cave in CAVE_ENTRIES:
        CAVE_ABILITIES.append(_enter(read_ability(cave), f"cave-{cave['number']}"))
    for row in TILES["mat"]:
        for index, words in enumerate(row["effects"]):
            MAT_EFFECTS.append(_tile_effect(words, f"mat-{row['cave']}-{index}"))
    for index in range(len(CAVES)):
        MAT_EFFECTS[index * STAGES + COLUMNS].benefit = CACHED + index
    for space, words in enumerate(TILES["track"]):
        key = f"track-{space}"
        TRACK_EFFECTS.append(_entered(Effect(), key) if words is None else _tile_effect(words, key))
    for guild, data in zip(GUILDS, TILES["guilds"]):
        for index, line in enumerate(data["lines"]):
            GUILD_EFFECTS.append(_tile_effect(line["effect"], f"guild-{guild}-{index + 1}"))
    _tile_effect(TILES["income"], "income")
    for kind in range(KINDS):
        GAIN_EFFECTS.append(_entered(Gain(kind, 1), f"gift-{RESOURCES[kind]}"))
    GAIN_EFFECTS.append(_entered(GainAny(1), "gift-any"))
