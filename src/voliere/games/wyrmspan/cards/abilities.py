"""Reads every effect from the data and fills the book of abilities in effect.py."""

from typing import Any

from voliere.games.wyrmspan.cards.catalogue import CAVE_DATA, DRAGON_DATA, GUILDS, TILES
from voliere.games.wyrmspan.effects.caching import CacheGained
from voliere.games.wyrmspan.effects.caves import Excavate
from voliere.games.wyrmspan.effects.conditions import If
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
from voliere.games.wyrmspan.effects.ends import Points, PointsIf, Spend
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
    HERE,
    KINDS,
    PERSONALITIES,
    RESOURCES,
    SIZES,
    TRIGGERS,
    TUCKED_CARD,
    WHERE,
)


def read_effect(words: list[Any]) -> Effect:
    """An effect as the data writes it: its word, then its arguments.

    >>> read_effect(["pay", "coin", 1, ["lay", "any", 3]]).text("en")
    'pay 1 coin: lay 3 eggs'
    """
    word, arguments = words[0], words[1:]
    if word in ("coin", "gain", "gain-same", "gain-or-cache", "gain-cache", "of-cost"):
        return _gain(word, arguments)
    if word in ("all", "choose", "pay", "if", "feed"):
        return _compound(word, arguments)
    if word in ("take", "draw", "guild", "draw-tuck", "draw-share", "take-tuck"):
        return _cards(word, arguments)
    if word in ("points", "points-if", "spend"):
        return _scoring(word, arguments)
    return _move(word, arguments)


def _kind(name: str) -> int:
    return ANY_KIND if name == "any" else RESOURCES.index(name)


def _optional(arguments: list[Any], index: int) -> Effect | None:
    return read_effect(arguments[index]) if len(arguments) > index else None


def _gain(word: str, arguments: list[Any]) -> Effect:
    if word == "coin":
        return Coins(arguments[0])
    if word == "gain-same":
        return GainSame(arguments[0])
    if word == "gain-or-cache":
        return GainOrCache(_kind(arguments[0]), WHERE.index(arguments[1]))
    if word == "gain-cache":
        return GainPer(PERSONALITIES.index(arguments[0]), arguments[1])
    if word == "of-cost":
        return GainOfCost()
    kind = _kind(arguments[0])
    return GainAny(arguments[1]) if kind == ANY_KIND else Gain(kind, arguments[1])


def _compound(word: str, arguments: list[Any]) -> Effect:
    if word == "all":
        return Benefits(len(arguments), [read_effect(words) for words in arguments])
    if word == "choose":
        return Benefits(arguments[0], [read_effect(words) for words in arguments[1:]])
    if word == "pay":
        times = arguments[3] if len(arguments) > 3 else 1
        then = read_effect(arguments[2])
        return Pay(PRICES.index(arguments[0]), arguments[1], then, times)
    if word == "if":
        condition, *number = arguments[0]
        return If(condition, _condition_number(number), read_effect(arguments[1]))
    return _feed(arguments)


def _condition_number(number: list[Any]) -> int:
    if not number:
        return 0
    return CAVES.index(number[0]) if isinstance(number[0], str) else int(number[0])


def _feed(arguments: list[Any]) -> Feed:
    third = read_effect(arguments[2])
    reward = None if arguments[1][0] == "worth" else read_effect(arguments[1])
    if arguments[0] == "tuck":
        return Feed(TUCKED_CARD, Tuck(HERE, 1, None), reward, third)
    kind = _kind(arguments[0])
    return Feed(kind, Cache(kind, HERE, 1, None), reward, third)


def _cards(word: str, arguments: list[Any]) -> Effect:
    if word == "take":
        return Take(CARD_KINDS.index(arguments[0]), arguments[1])
    if word == "draw":
        return Draw(arguments[0])
    if word == "guild":
        return Promote(arguments[0])
    if word == "draw-share":
        return DrawShare(arguments[0], WHERE.index(arguments[1]))
    if word == "take-tuck":
        return TakeTuck()
    if isinstance(arguments[0], str):
        return DrawTuck(0, PERSONALITIES.index(arguments[0]), arguments[1])
    return DrawTuck(arguments[0], -1, arguments[1])


def _scoring(word: str, arguments: list[Any]) -> Effect:
    if word == "points":
        return Points(arguments[0], arguments[1], arguments[2] if len(arguments) > 2 else 0)
    if word == "points-if":
        return PointsIf(arguments[0], arguments[1])
    return Spend(arguments[0], arguments[1])


def _move(word: str, arguments: list[Any]) -> Effect:
    if word == "lay":
        return Lay(WHERE.index(arguments[0]), arguments[1])
    if word == "lay-each":
        unless = PERSONALITIES.index(arguments[1]) if len(arguments) > 1 else -1
        return LayEach(WHERE.index(arguments[0]), unless)
    if word == "cache":
        kind, where = _kind(arguments[0]), WHERE.index(arguments[1])
        return Cache(kind, where, arguments[2], _optional(arguments, 3))
    if word == "cache-gained":
        return CacheGained(_kind(arguments[0]), WHERE.index(arguments[1]), arguments[2])
    if word == "tuck":
        return Tuck(WHERE.index(arguments[0]), arguments[1], _optional(arguments, 2))
    if word == "tuck-deck":
        times = PER_MARKER if arguments[1] == "markers" else arguments[1]
        return TuckDeck(WHERE.index(arguments[0]), times)
    if word == "tuck-deck-each":
        return TuckDeckEach(PERSONALITIES.index(arguments[0]))
    if word == "reveal":
        otherwise = -1 if arguments[1] == "keep" else _kind(arguments[1])
        return Reveal([SIZES.index(size) for size in arguments[0]], otherwise)
    return _play(word, arguments)


def _play(word: str, arguments: list[Any]) -> Effect:
    if word == "excavate":
        return Excavate(SOURCES[arguments[0]], arguments[1])
    if word == "play":
        return Play(SOURCES[arguments[0]], TERMS.index(arguments[1]))
    if word == "activate":
        return Activate(sum(TRIGGERS[name] for name in arguments[0]))
    if word == "mat":
        return MatAbility()
    if word == "swap":
        return Swap()
    raise ValueError(word)


def _entered(effect: Effect, key: str) -> Effect:
    """The effect with its key, and those of all its parts, entered in the book."""
    effect.key = key
    EFFECTS[key] = effect
    for index, part in enumerate(effect.inner()):
        _entered(part, f"{key}.{index + 1}")
    return effect


def _ability(data: dict[str, Any], key: str) -> Ability:
    effect = _entered(read_effect(data["effect"]), key)
    if "opponents" not in data:
        return Ability(effect, None)
    return Ability(effect, _entered(read_effect(data["opponents"]), f"{key}.gift"))


def fill() -> None:
    """Read all cards and tiles."""
    for dragon in DRAGON_DATA:
        DRAGON_ABILITIES.append(_ability(dragon, f"dragon-{dragon['number']}"))
    for cave in CAVE_DATA:
        CAVE_ABILITIES.append(_ability(cave, f"cave-{cave['number']}"))
    for row in TILES["mat"]:
        for index, words in enumerate(row["effects"]):
            MAT_EFFECTS.append(_entered(read_effect(words), f"mat-{row['cave']}-{index}"))
    for index in range(len(CAVES)):
        MAT_EFFECTS[index * 5 + 4].benefit = CACHED + index
    for space, words in enumerate(TILES["track"]):
        effect = Effect() if words is None else read_effect(words)
        TRACK_EFFECTS.append(_entered(effect, f"track-{space}"))
    for guild, data in zip(GUILDS, TILES["guilds"]):
        for index, line in enumerate(data["lines"]):
            effect = read_effect(line["effect"])
            GUILD_EFFECTS.append(_entered(effect, f"guild-{guild}-{index + 1}"))
    _entered(read_effect(TILES["income"]), "income")
    for kind in range(KINDS):
        GAIN_EFFECTS.append(_entered(Gain(kind, 1), f"gift-{RESOURCES[kind]}"))
