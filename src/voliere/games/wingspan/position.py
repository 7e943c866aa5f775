"""Wingspan positions: the state as readable JSON, and back with every fault named.

A position written by hand needs no more than it wants to say; all else takes its default:

    {"game": "wingspan", "seats": 2,
     "boards": [{"forest": [{"bird": "Blue Jay", "eggs": 2, "cached": 1, "tucked": 1}]}, {}],
     "hands": [["Mallard"], []], "food": [{"seed": 2}, {}], "turn": 0, "round": 1}

- `turn` (0), `round` (1 to 4; 1), `first` (= turn), `turns_left` (by seat; all the round gives).
- `boards` (by seat; empty): under `forest`, `grassland`, `wetland` the birds from the left, each a
  name or an object with `bird`, `eggs`, `cached`, `tucked`. Names may be English or French.
- `food` (by seat; none): counts by food. `feeder`: the faces in it (five dice rolled).
- `tray`, `discards`, `offered` (open cards of the American Oystercatcher), `deck` (the last is the
  top). Without `deck`, all cards not named elsewhere lie in it, shuffled; with it, exactly these.
  Without `tray` it is filled from the deck.
- `hands` (by seat; empty), `tucked` (by seat, the cards behind all of its birds; from the deck).
  `hands_known`, `tucked_known`, `bonus_known`: for each card the bits of the seats that know it.
- `bonus` (by seat; none), `drawn` (bonus cards being chosen from), `bonus_deck`, `bonus_discards`.
- `goals`: four names by round. `goal_points`: for each round that has ended the points by seat.
- `pinks_used` (by seat): places such as `forest 2` whose pink power was used.
- `discards_due`: cards to discard at the end of the turn.
- `rodents`: those that this gain-food action has gained.
- `automa`: `bonus`, `eggs`, `birds`, `cubes`, `shown`; `automa_hidden`, `automa_deck`.
- `plans`: the answers at set-up by seat: bonus card 0 or 1, then 1 for each dealt card kept and
  0 for the others, then the foods given back as bits.
- `agenda`: what is still to be done, the last first. Without it, `turn`'s turn begins; empty, the
  game is over.
"""

from typing import Any

from voliere.games.wingspan.agenda import read_agenda
from voliere.games.wingspan.automa import AUTOMA_CARDS, automa_cards_in_play
from voliere.games.wingspan.cards.bonus import BONUSES
from voliere.games.wingspan.cards.catalogue import BIRDS
from voliere.games.wingspan.cards.goals import GOALS
from voliere.games.wingspan.effects.power import PINK, power_at
from voliere.games.wingspan.flow.turn import Turn
from voliere.games.wingspan.reader import WingspanReader
from voliere.games.wingspan.state import EMPTY, State
from voliere.games.wingspan.words import (
    COLUMNS,
    FOODS,
    HABITATS,
    PLACES,
    TRAY,
    place_text,
)
from voliere.kernel.deck import rest_of
from voliere.kernel.errors import Fault
from voliere.kernel.sight import put_in


def write(game: State) -> dict[str, Any]:
    seats = range(game.seats)
    return {
        "turn": game.turn,
        "round": game.round,
        "first": game.first,
        "turns_left": game.turns_left[:],
        "boards": [_write_board(game, seat) for seat in seats],
        "food": [
            {food: count for food, count in zip(FOODS, game.food[seat]) if count} for seat in seats
        ],
        "feeder": game.dice_texts(),
        "tray": bird_names(game.tray),
        "deck": bird_names(game.deck),
        "discards": bird_names(game.discards),
        "offered": bird_names(game.offered),
        "hands": [bird_names(hand) for hand in game.hands],
        "hands_known": [known[:] for known in game.hands_known],
        "tucked": [bird_names(cards) for cards in game.tucked],
        "tucked_known": [known[:] for known in game.tucked_known],
        "bonus": [bonus_names(cards) for cards in game.bonus],
        "bonus_known": [known[:] for known in game.bonus_known],
        "drawn": [bonus_names(cards) for cards in game.drawn],
        "bonus_deck": bonus_names(game.bonus_deck),
        "bonus_discards": bonus_names(game.bonus_discards),
        "plans": [plan[:] for plan in game.plans],
        "goals": [GOALS[goal].name for goal in game.goals],
        "goal_points": [points[:] for points in game.goal_points],
        "pinks_used": [
            [place_text(local) for local in range(PLACES) if game.pinks_used[seat] >> local & 1]
            for seat in seats
        ],
        "discards_due": game.discards_due,
        "rodents": game.rodents,
        "automa": _write_automa(game),
        "automa_hidden": bird_names(game.automa_hidden),
        "automa_deck": [AUTOMA_CARDS[card].name for card in game.automa_deck],
        "agenda": [step.as_json() for step in game.agenda],
    }


def bird_names(birds: list[int]) -> list[str]:
    return [BIRDS[bird].name for bird in birds]


def bonus_names(cards: list[int]) -> list[str]:
    return [BONUSES[card].name for card in cards]


def _write_board(game: State, seat: int) -> dict[str, Any]:
    first = seat * PLACES
    return {
        habitat: [
            _write_bird(game, first + index * COLUMNS + column)
            for column in range(game.counts[seat * 3 + index])
        ]
        for index, habitat in enumerate(HABITATS)
    }


def _write_bird(game: State, place: int) -> dict[str, Any]:
    bird: dict[str, Any] = {"bird": BIRDS[game.birds[place]].name}
    counts = {"eggs": game.eggs, "cached": game.cached, "tucked": game.tucked_count}
    for name, numbers in counts.items():
        if numbers[place]:
            bird[name] = numbers[place]
    return bird


def _write_automa(game: State) -> dict[str, Any] | None:
    if game.seats > 1:
        return None
    return {
        "bonus": None if game.automa_bonus == EMPTY else BONUSES[game.automa_bonus].name,
        "eggs": game.automa_eggs,
        "birds": bird_names(game.automa_birds),
        "cubes": game.automa_cubes,
        "shown": [AUTOMA_CARDS[card].name for card in game.automa_shown],
    }


def read(game: State, given: dict[str, Any], faults: list[Fault]) -> None:
    """Fill an empty table from a position; what is wrong is added to the faults."""
    reader = WingspanReader(given, game, faults)
    reader.flow()
    reader.boards()
    reader.food()
    reader.goals()
    reader.cards()
    reader.bonus_cards()
    if game.seats == 1:
        reader.automa()
    else:
        reader.no_automa()
    reader.check_cards()
    if faults:
        return
    _lay_rest(game, given)
    _derive(game)
    reader.check_tucked()
    if "agenda" in given:
        game.agenda = read_agenda(reader)
    else:
        game.agenda = [Turn(game.turn)]
        reader.check_turn()
    if not faults:
        game.resume("agenda" in given)


def _lay_rest(game: State, given: dict[str, Any]) -> None:
    """The cards not named, in the order: decks, cards tucked, tray, feeder, the Automa's cards."""
    if "deck" not in given:
        game.deck = rest_of(range(game.cards_in_play()), game.all_birds(), game.chance)
    if "bonus_deck" not in given:
        game.bonus_deck = rest_of(range(len(BONUSES)), game.all_bonuses(), game.chance)
    if "tucked" not in given:
        for seat in range(game.seats):
            for _ in range(game.tucked_behind(seat)):
                if game.any_card():
                    put_in(game.tucked[seat], game.tucked_known[seat], game.top_card(), 0)
    if "tray" not in given:
        while len(game.tray) < TRAY and game.any_card():
            game.tray.append(game.top_card())
    if "feeder" not in given:
        game.roll_feeder()
    if game.seats == 1:
        _lay_automa(game, given)


def _lay_automa(game: State, given: dict[str, Any]) -> None:
    if game.automa_bonus == EMPTY:
        for index, card in enumerate(game.bonus_deck):
            if BONUSES[card].automa_may_hold():
                game.automa_bonus = game.bonus_deck.pop(index)
                break
    if "automa_deck" not in given:
        game.automa_deck = rest_of(automa_cards_in_play(game), game.automa_shown, game.chance)


def _derive(game: State) -> None:
    """The pink powers that wait on each mat."""
    for place in range(PLACES * game.seats):
        power = power_at(game, place)
        if power is not None and power.colour == PINK:
            game.pink_triggers[place // PLACES] |= power.trigger
