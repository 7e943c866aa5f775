"""The Automa: its cards, and what each icon does."""

from typing import Any, Final

from voliere.games.wingspan.cards.bonus import BONUSES
from voliere.games.wingspan.cards.catalogue import BIRDS, POINTS_OF
from voliere.games.wingspan.scoring import counts_for
from voliere.games.wingspan.state import State
from voliere.games.wingspan.words import (
    EITHER,
    FACES,
    FISH,
    FRUIT,
    INVERTEBRATE,
    RODENT,
    SEED,
)
from voliere.kernel.deck import reshuffle, shuffled
from voliere.kernel.events import NO_SEAT

GAIN_FOOD: Final = 0
LAY_EGGS: Final = 1
DRAW_CARDS: Final = 2
PLAY_BIRD: Final = 3
DOINGS: Final = ("gain-food", "lay-eggs", "draw-cards", "play-a-bird")
NOTHING: Final = 0
PLACE_CUBE: Final = 1
REMOVE_CUBE: Final = 2
PINK_POWERS: Final = 3
SEQUELS: Final = ("none", "place-goal-cube", "remove-goal-cube", "activate-pink-powers")

RODENTS_FIRST: Final = (RODENT, FISH, FRUIT, EITHER, INVERTEBRATE, SEED)
FRUIT_FIRST: Final = (FRUIT, RODENT, FISH, EITHER, INVERTEBRATE, SEED)
EITHER_FIRST: Final = (EITHER, INVERTEBRATE, SEED, RODENT, FISH, FRUIT)

FACE_DOWN_POINTS: Final = {"eaglet": 3, "eagle": 4, "golden-eagle": 5}
"""What a bird face down is worth to the Automa at each level."""
AUTOMA_FOOD: Final = 2
"""The food with which it enters a tie."""


class Section:
    """What a card says for one round: a doing, and what follows it."""

    def __init__(
        self, doing: int, then: int = NOTHING, eggs: int = 0, order: tuple[int, ...] = ()
    ) -> None:
        self.doing = doing
        self.then = then
        self.eggs = eggs
        self.order = order

    def as_json(self) -> dict[str, Any]:
        data: dict[str, Any] = {"action": DOINGS[self.doing]}
        if self.eggs:
            data["eggs"] = self.eggs
        if self.order:
            data["food_order"] = [FACES[face] for face in self.order]
        return {**data, "then": SEQUELS[self.then]}


class AutomaCard:
    """A card with a section for each round it is in the deck; 0 leaves after no round."""

    def __init__(self, name: str, leaves_after: int, sections: list[Section]) -> None:
        self.name = name
        self.leaves_after = leaves_after
        self.sections = sections


def _eggs(number: int, then: int = NOTHING) -> Section:
    return Section(LAY_EGGS, then, eggs=number)


def _food(order: tuple[int, ...], then: int = PINK_POWERS) -> Section:
    return Section(GAIN_FOOD, then, order=order)


def _draw(then: int = NOTHING) -> Section:
    return Section(DRAW_CARDS, then)


def _play(then: int = NOTHING) -> Section:
    return Section(PLAY_BIRD, then)


AUTOMA_CARDS: Final = [
    AutomaCard("round_1", 1, [_food(RODENTS_FIRST, PLACE_CUBE)]),
    AutomaCard("round_2", 2, [_eggs(1, REMOVE_CUBE), _draw(PLACE_CUBE)]),
    AutomaCard("round_3", 3, [_draw(PLACE_CUBE), _eggs(2, REMOVE_CUBE), _play(PLACE_CUBE)]),
    AutomaCard(
        "action_1", 0, [_eggs(1), _play(PLACE_CUBE), _play(PLACE_CUBE), _eggs(3, PLACE_CUBE)]
    ),
    AutomaCard(
        "action_2", 0, [_food(EITHER_FIRST), _eggs(2, PLACE_CUBE), _draw(), _eggs(3, REMOVE_CUBE)]
    ),
    AutomaCard("action_3", 0, [_play(), _draw(), _food(RODENTS_FIRST), _eggs(3, PLACE_CUBE)]),
    AutomaCard(
        "action_4",
        0,
        [_eggs(1, PLACE_CUBE), _food(FRUIT_FIRST), _eggs(3, REMOVE_CUBE), _draw(REMOVE_CUBE)],
    ),
    AutomaCard(
        "action_5", 0, [_draw(REMOVE_CUBE), _food(EITHER_FIRST), _food(FRUIT_FIRST), _play()]
    ),
    AutomaCard(
        "action_6", 0, [_food(RODENTS_FIRST), _play(), _eggs(2, PLACE_CUBE), _draw(PLACE_CUBE)]
    ),
    AutomaCard(
        "action_7", 0, [_play(), _eggs(2, REMOVE_CUBE), _draw(REMOVE_CUBE), _food(RODENTS_FIRST)]
    ),
    AutomaCard("automubon_society", 0, [_play(PLACE_CUBE) for _ in range(4)]),
]
EXPERT: Final = len(AUTOMA_CARDS) - 1
CARD_BY_TEXT: Final = {card.name: index for index, card in enumerate(AUTOMA_CARDS)}


def automa_cards_in_play(game: State) -> list[int]:
    """The Automa's cards of this round; some leave after each of the first three."""
    count = EXPERT + 1 if game.settings["expert_card"] else EXPERT
    return [card for card in range(count) if len(AUTOMA_CARDS[card].sections) >= game.round]


def automa_sets_up(game: State) -> None:
    """Its bonus card is the first that it may hold; the deck is shuffled again."""
    index = len(game.bonus_deck) - 1
    while not BONUSES[game.bonus_deck[index]].automa_may_hold():
        index -= 1
    game.automa_bonus = game.bonus_deck.pop(index)
    game.chance.shuffle(game.bonus_deck)
    game.automa_deck = shuffled(automa_cards_in_play(game), game.chance)
    if game.records_events:
        game.tell("automa-began", NO_SEAT, {"bonus": BONUSES[game.automa_bonus].name})


def automa_shuffles(game: State) -> None:
    """Between rounds: the card of the round that ended leaves, the others are shuffled."""
    cards = game.automa_deck + game.automa_shown
    game.automa_deck = [
        card for card in sorted(cards) if AUTOMA_CARDS[card].leaves_after != game.round - 1
    ]
    game.automa_shown = []
    game.chance.shuffle(game.automa_deck)


def automa_acts(game: State) -> bool:
    """Turn a card and do it; returns whether the player's pink powers are activated."""
    reshuffle(game.automa_deck, game.automa_shown, game.chance)
    card = game.automa_deck.pop()
    game.automa_shown.append(card)
    section = AUTOMA_CARDS[card].sections[game.round - 1]
    if game.records_events:
        data = {"card": AUTOMA_CARDS[card].name, "doing": DOINGS[section.doing]}
        game.tell("automa", NO_SEAT, {**data, "then": SEQUELS[section.then]})
    _do(game, section)
    if section.then == PLACE_CUBE:
        game.automa_cubes += 1
    elif section.then == REMOVE_CUBE and game.automa_cubes:
        game.automa_cubes -= 1
    return section.then == PINK_POWERS


def _do(game: State, section: Section) -> None:
    if section.doing == GAIN_FOOD:
        _gain_food(game, section.order)
    elif section.doing == LAY_EGGS:
        game.automa_eggs += section.eggs
        if game.records_events:
            game.tell("automa-laid", NO_SEAT, {"n": section.eggs})
    elif section.doing == DRAW_CARDS:
        game.clear_tray()
        _take_face_down(game)
    else:
        _play_bird(game)


def _gain_food(game: State, order: tuple[int, ...]) -> None:
    """Remove all dice of the first face in the order that the feeder shows."""
    if game.same_face():
        game.roll_feeder()
    for face in order:
        if game.feeder[face]:
            if game.records_events:
                game.tell("automa-ate", NO_SEAT, {"face": FACES[face], "n": game.feeder[face]})
            game.feeder[face] = 0
            break
    if not sum(game.feeder):
        game.roll_feeder()


def _take_face_down(game: State) -> None:
    card = game.top_card()
    if card >= 0:
        game.automa_hidden.append(card)
        game.automa_hidden.sort()
        if game.records_events:
            game.tell("automa-drew", NO_SEAT, {})


def _play_bird(game: State) -> None:
    """Of the tray's birds that suit its bonus card, keep the most valuable; or draw face down."""
    edition: str = game.settings["edition"]
    suiting = [card for card in game.tray if counts_for(game.automa_bonus, card, edition)]
    if not suiting:
        _take_face_down(game)
        return
    most = max(POINTS_OF[card] for card in suiting)
    best = [card for card in suiting if POINTS_OF[card] == most]
    kept = best[0] if len(best) == 1 else best[game.chance.below(len(best))]
    game.automa_birds.append(kept)
    game.discards += [card for card in suiting if card != kept]
    game.tray = [card for card in game.tray if card not in suiting]
    if game.records_events:
        game.tell("automa-played", NO_SEAT, {"bird": BIRDS[kept].name})
