"""The Automa: it draws a card a turn, walks round the guild's track and takes cards."""

from typing import TYPE_CHECKING, Final

from voliere.games.wyrmspan.cards.catalogue import AUTOMA_CARDS, AUTOMA_DECKS, OBJECTIVE_DATA, TILES
from voliere.games.wyrmspan.guild import has_room
from voliere.games.wyrmspan.space import square_text
from voliere.games.wyrmspan.state import card_text
from voliere.games.wyrmspan.words import (
    BROWN_EVERY,
    CAVE,
    DISPLAY_SIZE,
    DRAGON,
    EMPTY,
    LINES,
    SQUARES,
    TRACK,
)

if TYPE_CHECKING:
    from voliere.games.wyrmspan.state import State

AUTOMA: Final = 1
"""The Automa's score sheet, after that of the only seat."""
KEPT_COINS: Final = 2
"""Against a deck of Ravel, a player keeps no more coins from one round to the next."""


def is_ravel(game: "State") -> bool:
    """Whether the deck is one of Ravel's."""
    deck: str = game.settings["automa"]
    return deck.startswith("ravel")


def shuffle_deck(game: "State") -> None:
    """All eight cards; seven are drawn in a round, the last stays unseen."""
    game.automa_deck = AUTOMA_DECKS[game.settings["automa"]][:]
    game.automa_drawn = []
    game.chance.shuffle(game.automa_deck)


def take_turn(game: "State") -> None:
    """Draw a card and do it; the seventh ends the round for the Automa, unread if it says so."""
    card = game.automa_deck.pop()
    game.automa_drawn.append(card)
    if game.records_events:
        game.tell("automa-drew", AUTOMA, {"card": card})
    last = len(game.automa_deck) == 1
    if not (last and AUTOMA_CARDS[card]["pass"]):
        _resolve(game, card)
    if last:
        game.automa_passed = True
        if game.records_events:
            game.tell("passed", AUTOMA, {})


def _resolve(game: "State", card: int) -> None:
    data = AUTOMA_CARDS[card]
    if data["refresh"]:
        replace_dragons(game)
    change: int = data["objective"]
    coins = max(0, game.automa_coins + change)
    if game.records_events and coins != game.automa_coins:
        game.tell("automa-coin", AUTOMA, {"n": change, "coins": coins})
    game.automa_coins = coins
    steps = _steps(game, data["steps"])
    if game.records_events:
        space = (game.automa_steps + steps) % TRACK
        game.tell("automa-rose", AUTOMA, {"n": steps, "space": space})
    for _ in range(steps):
        _step(game, card)


def replace_dragons(game: "State") -> None:
    """Discard the dragons of the display and lay out new ones."""
    game.dragon_discard += [dragon for dragon in game.dragon_display if dragon >= 0]
    game.dragon_display = [EMPTY] * DISPLAY_SIZE
    game.refill()


def _steps(game: "State", steps: object) -> int:
    """By the round, or by the player's most or least excavated cave."""
    dug = game.mats[0].dug
    if isinstance(steps, list):
        number: int = steps[game.round - 1]
        return number
    if steps == "least":
        return min(dug)
    return max(dug) + (steps == "most+1")


def _step(game: "State", card: int) -> None:
    """One space on; only a brown one does anything."""
    game.automa_steps += 1
    if game.automa_steps % BROWN_EVERY:
        return
    data = AUTOMA_CARDS[card]
    _take(game, DRAGON, data["dragon"] - 1)
    if "cave" in data:
        _take(game, CAVE, data["cave"] - 1)
    elif markers(game) < game.round:
        _mark(game, data["guild"])


def markers(game: "State") -> int:
    """The markers that the Automa has on the guild tile."""
    return sum(owners.count(AUTOMA) for owners in game.squares)


def _take(game: "State", kind: int, slot: int) -> None:
    """A card of the display, replaced at once."""
    display = game.dragon_display if kind == DRAGON else game.cave_display
    card = display[slot]
    if card < 0:
        return
    (game.automa_dragons if kind == DRAGON else game.automa_caves).append(card)
    display[slot] = EMPTY
    if game.records_events:
        game.tell("automa-took", AUTOMA, {"card": card_text(kind, card)})
    game.refill()


def _mark(game: "State", number: int) -> None:
    """A marker on the n-th line with room; the points are the fifth line and never full."""
    lines = [line for line in range(LINES) if has_room(game, line)] + [LINES]
    square = lines[(number - 1) % len(lines)]
    if square == LINES:
        square = min(s for s in range(LINES, SQUARES) if has_room(game, s))
    game.squares[square].append(AUTOMA)
    if game.records_events:
        game.tell("marked", AUTOMA, {"square": square_text(square)})


def objective_value(game: "State", side: int) -> int:
    """What the Automa has for an objective: its round's value and coins, if that can be."""
    data = OBJECTIVE_DATA[side]
    number = game.objectives.index(side)
    value: int = data["automa"][number]
    if number == game.round - 1:
        value += game.automa_coins
    return min(value, data["most"]) if "most" in data else value


def sheet(game: "State", objectives: int) -> dict[str, int]:
    """The Automa's points: dragons and caves taken, steps since the last brown space."""
    points = TILES["automa_points"]
    level = game.settings["automa"]
    dragon = points["dragon_at_level-3"] if level == "level-3" else points["dragon"]
    steps = points["step"] * (game.automa_steps % BROWN_EVERY)
    return {
        "guild": steps + (_guild_points(game) if is_ravel(game) else 0),
        "dragons": dragon * len(game.automa_dragons),
        "objectives": objectives,
        "items": points["cave"] * len(game.automa_caves),
    }


def _guild_points(game: "State") -> int:
    return sum(
        points * game.squares[LINES + index].count(AUTOMA)
        for index, points in enumerate(TILES["guild_points"])
    )


def begin_round(game: "State") -> None:
    """A fresh deck, and no coins on the new objective."""
    shuffle_deck(game)
    game.automa_passed = False
    game.automa_coins = 0
    mat = game.mats[0]
    if game.round > 1 and is_ravel(game) and mat.coins > KEPT_COINS:
        if game.records_events:
            game.tell("discarded-coins", 0, {"n": mat.coins - KEPT_COINS})
        mat.coins = KEPT_COINS
