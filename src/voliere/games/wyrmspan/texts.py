"""Wyrmspan in words: the catalogue, and ids turned into words for sentences."""

from typing import Any, Final

from voliere.games.wyrmspan.cards.catalogue import (
    ASSUMPTIONS,
    AUTOMA_CARDS,
    AUTOMA_DECKS,
    CAVE_BY_TEXT,
    CAVE_CARDS,
    CAVE_TEXTS,
    DRAGON_BY_NAME,
    DRAGON_DATA,
    DRAGONS,
    GUILDS,
    NAMES,
    OBJECTIVE_DATA,
    TILES,
    squares_of,
)
from voliere.games.wyrmspan.effects.effect import (
    CAVE_ABILITIES,
    DRAGON_ABILITIES,
    EFFECTS,
    GUILD_EFFECTS,
    MAY,
    TRACK_EFFECTS,
    Ability,
)
from voliere.games.wyrmspan.phrases import both
from voliere.games.wyrmspan.words import BROWN_EVERY, LINES, RESOURCES, TRACK
from voliere.texts import LANGUAGES, say

WORDED: Final = {
    **{name: name for name in ("cave", "kind", "benefit", "square", "guild", "objective")},
    "deck": "kind",
}
"""The arguments that are ids, and under which name their words stand in each language."""


def localized(language: str, data: dict[str, Any]) -> dict[str, Any]:
    """The arguments of a topic, an option or an event, with their ids in words."""
    worded = dict(data)
    for name, value in data.items():
        if value is not None:
            worded[name] = _word(language, name, value)
    if data.get("resource") is not None:
        worded["resource"] = _amount(language, data["resource"], data.get("n", 1))
    if data.get("verb") == "discard":
        worded["thing"] = worded.get("card", worded.get("resource"))
    if "cave" in data:
        worded["the_cave"] = say(language, f"wyrmspan.the-cave.{data['cave']}")
    if data.get("place") is not None:
        worded |= _at_place(language, data)
    if "deck" in data:
        worded["deck_cards"] = say(language, f"wyrmspan.kinds.{data['deck']}")
    if "coins" in data:
        worded["change"] = f"{data.get('n', 0):+d}".replace("-", "−")
        worded.setdefault("n", data["coins"])
    if data.get("dragons") is not None and data.get("caves") is not None:
        worded["cards"] = worded["dragons"] + worded["caves"]
    return worded


def _at_place(language: str, data: dict[str, Any]) -> dict[str, str]:
    """A place with the dragon that lies there, if it is told, and what one does there."""
    place: str = data["place"]
    if place == "nest":
        where = place_word(language, place)
        ways = {way: say(language, f"wyrmspan.at-nest.{way}") for way in ("on", "from")}
        return {"place": where} | {f"{way}_place": text for way, text in ways.items()}
    cave, _, column = place.partition("-")
    where = place_word(language, place)
    if "on" in data:
        dragon = _card(language, data["on"])
        where = say(language, "wyrmspan.place.of-dragon", dragon=dragon, place=where)
    return {
        "place": where,
        "the_cave": say(language, f"wyrmspan.the-cave.{cave}"),
        "column": column,
        **{
            f"{way}_place": say(language, f"wyrmspan.at-place.{way}", place=where)
            for way in ("on", "from", "under")
        },
    }


def effects() -> dict[str, dict[str, str]]:
    """Every effect by its key, in words of each language."""
    return {
        **{
            key: {language: effect.text(language) for language in LANGUAGES}
            for key, effect in EFFECTS.items()
        },
        **{
            f"track-{space}": {language: _space(language, space) for language in LANGUAGES}
            for space in range(TRACK)
        },
    }


def _word(language: str, name: str, value: Any) -> Any:
    if name in WORDED:
        return say(language, f"wyrmspan.{WORDED[name]}.{value}")
    if name == "card":
        return _card(language, value)
    if name in ("place", "other"):
        return place_word(language, value)
    if name == "spared":
        return _amount(language, value, 1)
    if name == "resources":
        kinds = value.split("+") if isinstance(value, str) else value
        amounts = [_amount(language, kind, kinds.count(kind)) for kind in dict.fromkeys(kinds)]
        return both(language, amounts)
    if name in ("dragons", "caves"):
        return [_card(language, card) for card in value if card is not None]
    if name == "objectives":
        return [say(language, f"wyrmspan.objective.{side}") for side in value]
    if name == "counts":
        return [_count(language, count) for count in value]
    if name == "space":
        return _space(language, value)
    if name == "source":
        return _source(language, value)
    if name == "effect":
        return EFFECTS[value].text(language)
    return value


def _amount(language: str, kind: str, n: int) -> str:
    """A number of resources of a kind; of `nothing` there is no number."""
    if kind not in RESOURCES:
        return say(language, f"wyrmspan.resource.{kind}")
    return say(language, f"wyrmspan.some.{kind}", n=n)


def place_word(language: str, place: str) -> str:
    """A place of the mat in words."""
    if place == "nest":
        return say(language, "wyrmspan.place.nest")
    cave, _, column = place.partition("-")
    return say(
        language,
        "wyrmspan.place",
        cave=say(language, f"wyrmspan.cave.{cave}"),
        column=column,
    )


def _card(language: str, card: str | int) -> str:
    if isinstance(card, int):
        return str(AUTOMA_CARDS[card]["label"])
    if card in DRAGON_BY_NAME:
        return str(DRAGON_DATA[DRAGON_BY_NAME[card]]["name"][language])
    index = CAVE_BY_TEXT[card]
    text = CAVE_ABILITIES[index].effect.text(language)
    return say(language, "wyrmspan.cave-card", number=index + 1, text=text)


def _count(language: str, count: int | list[int]) -> str:
    """A count for an objective; the standing in the guild as markers and steps."""
    if isinstance(count, int):
        return str(count)
    markers = say(language, "wyrmspan.standing.markers", n=count[0])
    return f"{markers}, {say(language, 'wyrmspan.standing.steps', n=count[1])}"


def _space(language: str, space: int) -> str:
    if space % BROWN_EVERY == 0:
        return say(language, "wyrmspan.space.brown")
    return TRACK_EFFECTS[space].text(language)


def _source(language: str, source: str) -> str:
    if source in DRAGON_BY_NAME:
        return _card(language, source)
    if source in CAVE_BY_TEXT:
        return _cave_name(language, source)
    return say(language, f"wyrmspan.source.{source.split('-')[0]}")


def _cave_name(language: str, card: str) -> str:
    return say(language, "wyrmspan.cave-name", number=CAVE_BY_TEXT[card] + 1)


def _both(message: str, **arguments: Any) -> dict[str, str]:
    return {language: say(language, message, **arguments) for language in LANGUAGES}


def ability_text(language: str, ability: Ability) -> str:
    """An ability in sentences."""
    text = _sentence(ability.effect.text(language))
    if ability.gift is None:
        return text
    gift = say(language, "wyrmspan.gift", effect=ability.gift.text(language, MAY))
    return f"{text} {_sentence(gift)}"


def _sentence(clause: str) -> str:
    return clause[:1].upper() + clause[1:] + "."


def cards() -> list[dict[str, Any]]:
    """One object per card and tile."""
    return [
        *(_dragon(dragon) for dragon in range(DRAGONS)),
        *(_cave(card) for card in range(CAVE_CARDS)),
        *(_objective(side) for side in OBJECTIVE_DATA),
        *(_guild(guild) for guild in range(len(GUILDS))),
        *(_automa(card) for card in range(len(AUTOMA_CARDS))),
    ]


def _dragon(dragon: int) -> dict[str, Any]:
    data = DRAGON_DATA[dragon]
    ability = DRAGON_ABILITIES[dragon]
    facts = ("number", "size", "personality", "caves", "points", "nests", "cost", "trigger")
    return {
        "kind": "dragon",
        "id": NAMES[dragon],
        "name": dict(data["name"]),
        "text": {language: ability_text(language, ability) for language in LANGUAGES},
        **{fact: data[fact] for fact in facts},
        **_assumed(NAMES[dragon], "trigger"),
    }


def _assumed(card: str, fact: str) -> dict[str, Any]:
    """What of a card is an assumption, if anything is."""
    if card not in ASSUMPTIONS:
        return {}
    return {"assumed": [fact], "assumed_text": _both(f"wyrmspan.assumed.{card}")}


def _cave(card: int) -> dict[str, Any]:
    ability = CAVE_ABILITIES[card]
    return {
        "kind": "cave",
        "id": CAVE_TEXTS[card],
        "name": _both("wyrmspan.cave-name", number=card + 1),
        "text": {language: ability_text(language, ability) for language in LANGUAGES},
        "words": {language: ability.effect.text(language) for language in LANGUAGES},
        "number": card + 1,
        **_assumed(CAVE_TEXTS[card], "text"),
    }


def _objective(side: dict[str, Any]) -> dict[str, Any]:
    names = {
        language: say(
            language,
            "wyrmspan.objective-name",
            number=side["number"],
            side=side["side"],
            objective=say(language, f"wyrmspan.objective.{side['id']}"),
        )
        for language in LANGUAGES
    }
    return {
        "kind": "objective",
        "id": side["id"],
        "name": names,
        "text": _both(f"wyrmspan.objective.{side['id']}"),
        "number": side["number"],
        "side": side["side"],
        "automa": side["automa"],
    }


def _guild(guild: int) -> dict[str, Any]:
    effects = GUILD_EFFECTS[guild * LINES : (guild + 1) * LINES]
    lines = {
        language: " ".join(_sentence(effect.text(language)) for effect in effects)
        for language in LANGUAGES
    }
    return {
        "kind": "guild",
        "id": GUILDS[guild],
        "name": _both(f"wyrmspan.guild.{GUILDS[guild]}"),
        "text": lines,
        "squares": [squares_of(guild, line, 2) for line in range(LINES)],
        "squares_from_three_players": [squares_of(guild, line, 3) for line in range(LINES)],
        "assumed": ["squares_from_three_players", "points_squares_from_three_players"],
        "assumed_text": _both("wyrmspan.assumed.squares"),
        "points": TILES["guild_points"],
    }


def _automa(card: int) -> dict[str, Any]:
    data = AUTOMA_CARDS[card]
    return {
        "kind": "automa",
        "id": f"automa-{card}",
        "name": _both("wyrmspan.automa-card", label=data["label"]),
        "text": {language: _automa_text(language, data) for language in LANGUAGES},
        "decks": [name for name, deck in AUTOMA_DECKS.items() if card in deck],
        **data,
    }


def _automa_text(language: str, data: dict[str, Any]) -> str:
    steps = data["steps"]
    name = "steps" if isinstance(steps, list) else steps
    clauses = [say(language, f"wyrmspan.automa.{name}", steps=steps)]
    brown = "cave" if "cave" in data else "guild"
    message = f"wyrmspan.automa.{brown}"
    clauses.append(say(language, message, dragon=data["dragon"], number=data[brown]))
    if data["objective"]:
        change = f"{data['objective']:+d}".replace("-", "−")
        clauses.append(say(language, "wyrmspan.automa.objective", change=change))
    for icon in ("refresh", "pass"):
        if data[icon]:
            clauses.append(say(language, f"wyrmspan.automa.{icon}"))
    return _sentence(say(language, "wyrmspan.phrase.then").join(clauses))
