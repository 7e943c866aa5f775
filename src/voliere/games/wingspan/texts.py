"""The catalogue as data, and names and numbers in the words of a language."""

from typing import Any, Final

from voliere.games.wingspan.automa import (
    AUTOMA_CARDS,
    DOINGS,
    EXPERT,
    GAIN_FOOD,
    LAY_EGGS,
    NOTHING,
    SEQUELS,
    AutomaCard,
    Section,
)
from voliere.games.wingspan.cards.bonus import (
    BONUS_BY_TEXT,
    BONUSES,
    CRITERIA,
    DWELLER,
    EATER,
    EATER_ONLY,
    NESTER,
    Bonus,
)
from voliere.games.wingspan.cards.catalogue import (
    BIRD_BY_TEXT,
    BIRDS,
    COSTS,
    COUNT,
    SLUGS,
    WILD,
    habitat_names,
)
from voliere.games.wingspan.cards.goals import (
    BIRDS_IN,
    EGGS_IN,
    EGGS_IN_NESTS,
    GOALS,
    KINDS_OF_GOAL,
    NESTS_WITH_EGG,
    TILES,
    Goal,
)
from voliere.games.wingspan.cards.names import WORDS_OF
from voliere.games.wingspan.cards.powers import draws_bonus, is_flocking, is_predator
from voliere.games.wingspan.effects.power import BROWN, PINK, POWER_OF
from voliere.games.wingspan.phrases import joined, nest_of
from voliere.games.wingspan.scoring import counts_for
from voliere.games.wingspan.words import EDITIONS, FACES, FOODS, HABITATS, NESTS, slug
from voliere.texts import LANGUAGES, listed, say

POWER_KINDS: Final = {BROWN: "when-activated", PINK: "once-between-turns"}


def cards() -> list[dict[str, Any]]:
    """Birds, bonus cards, the sides of the goal tiles, and the Automa's cards."""
    birds = [_bird(index) for index in range(len(BIRDS))]
    bonuses = [_bonus(card) for card in BONUSES]
    goals = [_goal(index, goal) for index, goal in enumerate(GOALS)]
    return birds + bonuses + goals + [_automa_card(index) for index in range(len(AUTOMA_CARDS))]


def _bird(index: int) -> dict[str, Any]:
    bird = BIRDS[index]
    cost = COSTS[bird.cost]
    return {
        "kind": "bird",
        "id": SLUGS[index],
        "name": bird.names(),
        "text": {language: power_text(language, index) for language in LANGUAGES},
        "name_en": bird.name,
        "name_fr": bird.name_fr,
        "scientific": bird.scientific,
        "pack": bird.pack,
        "points": bird.points,
        "nest": NESTS[bird.nest],
        "egg_limit": bird.egg_limit,
        "wingspan_cm": bird.wingspan,
        "habitats": habitat_names(index),
        "food_cost": cost.as_json(),
        "food_cost_is_one_of": cost.one_of,
        "food_cost_total": cost.total,
        "power_kind": _power_kind(index),
        "power": {language: _short_power(language, index) for language in LANGUAGES},
        "predator": is_predator(index),
        "flocking": is_flocking(index),
        "bonus_card_icon": draws_bonus(index),
        "name_bonus_en": bird.name_bonus["en"],
        "name_bonus_fr": bird.name_bonus["fr"],
    }


def _power_kind(bird: int) -> str:
    power = POWER_OF[bird]
    return "none" if power is None else POWER_KINDS.get(power.colour, "when-played")


def power_text(language: str, bird: int) -> str:
    """What a bird's power does, in words made from its effect."""
    power = POWER_OF[bird]
    return "" if power is None else power.text(language)


def _short_power(language: str, bird: int) -> str:
    power = POWER_OF[bird]
    return "" if power is None else power.short_text(language)


def _bonus(card: Bonus) -> dict[str, Any]:
    return {
        "kind": "bonus",
        "id": slug(card.name),
        "name": {"en": card.name, "fr": card.name_fr},
        "text": {language: bonus_text(language, card) for language in LANGUAGES},
        "name_en": card.name,
        "name_fr": card.name_fr,
        "percent_of_cards": card.percent or None,
        "automa_may_hold": card.automa_may_hold(),
        "criterion": CRITERIA[card.criterion],
        "value": _bonus_value(card),
        "steps": [list(step) for step in card.steps],
        "each": card.each,
        "birds": {edition: _suiting(card, edition) for edition in EDITIONS},
        "words": {edition: _words(card, edition) for edition in EDITIONS},
    }


def _suiting(card: Bonus, edition: str) -> list[str]:
    """The birds whose card counts by itself; for some bonus cards the table decides."""
    number = BONUSES.index(card)
    return [SLUGS[bird] for bird in range(COUNT) if counts_for(number, bird, edition)]


def _words(card: Bonus, edition: str) -> list[str]:
    """The words for which it looks in the names of an edition."""
    return WORDS_OF[card.name][edition].words if card.name in WORDS_OF else []


def _bonus_value(card: Bonus) -> int | str:
    """What the criterion compares with: a food, a nest, a habitat, or a number."""
    if card.criterion in (EATER, EATER_ONLY):
        return FOODS[card.value]
    if card.criterion == NESTER:
        return NESTS[card.value]
    return HABITATS[card.value] if card.criterion == DWELLER else card.value


def bonus_text(language: str, card: Bonus) -> str:
    """Which birds count for a bonus card, and what they are worth."""
    criterion = CRITERIA[card.criterion]
    if criterion == "named":
        criterion = f"named-{slug(card.name)}"
    elif criterion == "laid":
        criterion = f"laid-{card.value}"
    thing = ""
    if card.criterion in (EATER, EATER_ONLY):
        thing = say(language, f"wingspan.foods.{FOODS[card.value]}")
    elif card.criterion == NESTER:
        thing = nest_of(language, NESTS[card.value])
    elif card.criterion == DWELLER:
        thing = say(language, f"wingspan.in.{HABITATS[card.value]}")
    what = say(language, f"wingspan.bonus.{criterion}", thing=thing, value=card.value)
    if card.each:
        worth = say(language, "wingspan.bonus.each", n=card.each)
    else:
        steps = [
            say(language, "wingspan.bonus.step", birds=birds, points=points)
            for birds, points in card.steps
        ]
        worth = joined(language, steps)
    return say(language, "wingspan.bonus.text", what=what, worth=worth)


def bonus_name(language: str, name: str) -> str:
    """A bonus card, given by any of its names, in a language."""
    card = BONUSES[BONUS_BY_TEXT[name.lower()]]
    return card.name_fr if language == "fr" else card.name


def bonus_text_of(language: str, name: str) -> str:
    """The text of a bonus card given by any of its names."""
    return bonus_text(language, BONUSES[BONUS_BY_TEXT[name.lower()]])


def _goal(index: int, goal: Goal) -> dict[str, Any]:
    names = {language: goal_text(language, goal) for language in LANGUAGES}
    return {
        "kind": "goal",
        "name": names,
        "text": dict(names),
        "id": goal.name,
        "tile": index * TILES // len(GOALS) + 1,
        "counts": KINDS_OF_GOAL[goal.kind],
        "value": _goal_value(goal),
        "automa_base_by_round": list(goal.base),
    }


def _goal_value(goal: Goal) -> str | None:
    """The habitat or the nest in which a goal counts."""
    if goal.kind in (BIRDS_IN, EGGS_IN):
        return HABITATS[goal.value]
    return NESTS[goal.value] if goal.kind in (NESTS_WITH_EGG, EGGS_IN_NESTS) else None


def goal_text(language: str, goal: Goal) -> str:
    thing = ""
    if goal.kind in (BIRDS_IN, EGGS_IN):
        thing = say(language, f"wingspan.in.{HABITATS[goal.value]}")
    elif goal.kind in (NESTS_WITH_EGG, EGGS_IN_NESTS):
        thing = nest_of(language, NESTS[goal.value])
    return say(language, f"wingspan.goal.{KINDS_OF_GOAL[goal.kind]}", thing=thing)


def _automa_card(index: int) -> dict[str, Any]:
    card = AUTOMA_CARDS[index]
    return {
        "kind": "automa",
        "name": {language: say(language, f"wingspan.automa.{card.name}") for language in LANGUAGES},
        "text": {language: _automa_text(language, card) for language in LANGUAGES},
        "id": card.name,
        "expert": index == EXPERT,
        "removed_after_round": card.leaves_after or None,
        "sections": {
            str(number): section.as_json() for number, section in enumerate(card.sections, 1)
        },
    }


def _automa_text(language: str, card: AutomaCard) -> str:
    rounds = [
        say(language, "wingspan.automa.round", round=number, text=_section(language, section))
        for number, section in enumerate(card.sections, 1)
    ]
    return " ".join(rounds)


def _section(language: str, section: Section) -> str:
    if section.doing == LAY_EGGS:
        doing = say(language, "wingspan.doing.lay-eggs", n=section.eggs)
    elif section.doing == GAIN_FOOD:
        order = [say(language, f"wingspan.face.{FACES[face]}") for face in section.order]
        doing = say(language, "wingspan.doing.gain-food", order=order)
    else:
        doing = say(language, f"wingspan.doing.{DOINGS[section.doing]}")
    if section.then == NOTHING:
        return doing
    return joined(language, [doing, say(language, f"wingspan.sequel.{SEQUELS[section.then]}")])


# Words for sentences.

WORDED: Final = {
    "food": "food",
    "face": "face",
    "dice": "face",
    "habitat": "habitat",
    "nest": "nest",
    "doing": "doing-name",
    "then": "sequel-name",
}


def localized(language: str, data: dict[str, Any]) -> dict[str, Any]:
    """The arguments of a topic, an option or an event with every id in words."""
    worded = {name: _in_words(language, name, value) for name, value in data.items()}
    if "food" in data:
        worded |= _of_food(language, data)
    if data.get("foods"):
        last = "or" if data.get("form") == "one-of" else "and"
        worded["foods"] = listed(worded["foods"], say(language, f"wingspan.phrase.{last}"))
    if "habitat" in data:
        worded["in_habitat"] = say(language, f"wingspan.in.{data['habitat']}")
        worded["row"] = say(language, f"wingspan.row.{data['habitat']}")
    if "from_habitat" in data:
        worded["from"] = say(language, f"wingspan.from.{data['from_habitat']}")
    if "turns" in data:
        worded["left"] = say(language, "wingspan.turns-left", n=data["turns"])
    if data.get("bonuses"):
        worded["n"] = len(data["bonuses"])
    return worded


def _of_food(language: str, data: dict[str, Any]) -> dict[str, str]:
    """A food that was asked for, with how many there are, and the die that gave it."""
    food, face = data["food"], data.get("face")
    words = {"amount": say(language, f"wingspan.amount.{food}", n=data.get("n", 1))}
    if food in FOODS:
        words["one"] = say(language, f"wingspan.one.{food}")
    words["of_die"] = ""
    if face not in (None, food):
        die = say(language, f"wingspan.face.{face}")
        words["of_die"] = say(language, "wingspan.phrase.of-die", face=die)
    return words


def _in_words(language: str, name: str, value: Any) -> Any:
    if name == "foods" and value:
        return _amounts(language, value)
    if isinstance(value, list):
        nothing = say(language, "wingspan.phrase.nothing")
        return [_in_words(language, name, item) for item in value] or nothing
    if not isinstance(value, str):
        return value
    if name in WORDED:
        return say(language, f"wingspan.{WORDED[name]}.{value}")
    if name in ("goal", "goals"):
        return goal_text(language, next(goal for goal in GOALS if goal.name == value))
    return _card_name(language, value)


def _amounts(language: str, foods: list[str]) -> list[str]:
    """Foods with how many there are of each; a wild one is of the payer's choice."""
    return [
        say(language, f"wingspan.amount.{'any' if food == WILD else food}", n=foods.count(food))
        for food in dict.fromkeys(foods)
    ]


def _card_name(language: str, name: str) -> str:
    """A bird, a bonus card or an Automa card by its name in a language."""
    if name.lower() in BIRD_BY_TEXT:
        return BIRDS[BIRD_BY_TEXT[name.lower()]].names()[language]
    if name.lower() in BONUS_BY_TEXT:
        return bonus_name(language, name)
    if any(card.name == name for card in AUTOMA_CARDS):
        return say(language, f"wingspan.automa.{name}")
    return name
