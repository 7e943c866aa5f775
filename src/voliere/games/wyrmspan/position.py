"""Wyrmspan positions: the state as readable JSON.

Everything may be left out and takes its default. Dragons are written by name
(`"hoarding-flyer"`) or printed number (56), cave cards as `"cave-12"` or 12, places as
`"golden-3"` (cave and column from 1). By seat means a list with one entry for each seat. The Automa
has no seat; where score sheets are named, its sheet comes after that of the only seat: 1.

- `turn`: the sheet whose turn it is (default 0); null: all have passed, and the round ends.
- `round` 1 to 4 (1); `first`: the first seat of the round (0).
- `mats` by seat: an object with `crimson`, `golden`, `amethyst`, each an object with
  `dragons` (from the left: a name, or an object with `dragon`, `eggs`, `cached` such as
  {"milk": 2}, `tucked` a number, `fed` how often a hatchling was fed; fed is by default what
  lies on or under it), `excavated` 1 to 4 (default: as many as dragons and cards need), `cards`
  the cave cards from column 2 on (default: any), `explored` 0 to 3 this round (0);
  `nest` 0 to 2 eggs on the mat itself (1); `fresh` the places of dragons played this turn;
  `earned` points paid for at the end of the game.
- `coins` by seat (6 each), `resources` by seat such as {"meat": 2}, `passed` by seat (false).
- `guild`: `tile` (the setting, else plains), `steps` by seat (0), `squares`: the sheets whose
  markers lie on `line-1` … `line-4`, `points-6`, `points-3`, `points-1`.
- `objectives`: four ids; `places`: for each round scored, the place of each sheet, 1 to 4
  (4: no place, the default for all earlier rounds).
- `dragon_hands`, `cave_hands` by seat; `dragon_display`, `cave_display` three cards, null for an
  empty space (default: drawn); `dragon_discard`, `cave_discard`.
- `dragon_deck`, `cave_deck`: the cards on top, the last is drawn first; all cards that the
  position names nowhere lie below, in random order.
- `tucked` by seat: the cards under dragons; `mats` says how many lie where (default: any).
- `automa` (null without it): `drawn` cards of this round, `dragons`, `caves` taken, `coins`,
  `steps` on the guild's track (0), `passed` (when only one of its cards is left); `automa_deck`.
- `drawn`, `drawn_caves`, `picks`, `agenda`, and the `…_known` bits: what lies in the middle of
  an effect or of the set-up. Without an agenda the position is at the beginning of a turn.
"""

from typing import TYPE_CHECKING, Any

from voliere.games.wyrmspan.agenda import AgendaReader
from voliere.games.wyrmspan.cards.catalogue import CAVE_TEXTS, GUILDS, NAMES, OBJECTIVES
from voliere.games.wyrmspan.reader import PositionReader
from voliere.games.wyrmspan.space import square_text
from voliere.games.wyrmspan.words import (
    CAVES,
    COLUMNS,
    KINDS,
    NEST,
    PLACE_TEXTS,
    PLACES,
    RESOURCES,
    SQUARES,
)
from voliere.kernel.errors import Fault

if TYPE_CHECKING:
    from voliere.games.wyrmspan.mat import Mat
    from voliere.games.wyrmspan.state import State


def write(game: "State") -> dict[str, Any]:
    """The state by parts."""
    return {
        "turn": game.turn if game.turn >= 0 else None,
        "round": game.round,
        "first": game.first,
        "mats": [_mat(mat) for mat in game.mats],
        "coins": [mat.coins for mat in game.mats],
        "resources": [_numbers(mat.resources) for mat in game.mats],
        "passed": [mat.passed for mat in game.mats],
        "guild": _guild(game),
        "objectives": [OBJECTIVES[side] for side in game.objectives],
        "places": [[place + 1 for place in places] for places in game.places],
        "dragon_display": _cards(NAMES, game.dragon_display),
        "cave_display": _cards(CAVE_TEXTS, game.cave_display),
        "dragon_discard": _cards(NAMES, game.dragon_discard),
        "cave_discard": _cards(CAVE_TEXTS, game.cave_discard),
        "dragon_hands": [_cards(NAMES, cards) for cards in game.dragon_hands],
        "cave_hands": [_cards(CAVE_TEXTS, cards) for cards in game.cave_hands],
        "tucked": [_cards(NAMES, cards) for cards in game.tucked],
        "drawn": [_cards(NAMES, cards) for cards in game.drawn],
        "drawn_caves": [_cards(CAVE_TEXTS, cards) for cards in game.drawn_caves],
        "picks": [_numbers(numbers) if numbers else {} for numbers in game.picks],
        "dragon_deck": _cards(NAMES, game.dragon_deck),
        "cave_deck": _cards(CAVE_TEXTS, game.cave_deck),
        "automa": _automa(game) if game.sheets > game.seats else None,
        "automa_deck": game.automa_deck[:],
        "agenda": [step.as_json() for step in game.agenda],
        "dragon_known": [bits[:] for bits in game.dragon_known],
        "cave_known": [bits[:] for bits in game.cave_known],
        "tucked_known": [bits[:] for bits in game.tucked_known],
    }


def _cards(names: list[str], cards: list[int]) -> list[str | None]:
    return [names[card] if card >= 0 else None for card in cards]


def _numbers(numbers: list[int]) -> dict[str, int]:
    return {RESOURCES[kind]: numbers[kind] for kind in range(KINDS) if numbers[kind]}


def _mat(mat: "Mat") -> dict[str, Any]:
    written: dict[str, Any] = {cave: _cave(mat, index) for index, cave in enumerate(CAVES)}
    written["nest"] = mat.eggs[NEST]
    written["fresh"] = [PLACE_TEXTS[p] for p in range(PLACES) if mat.fresh >> p & 1]
    written["earned"] = mat.earned
    return written


def _cave(mat: "Mat", cave: int) -> dict[str, Any]:
    first = cave * COLUMNS
    return {
        "excavated": mat.dug[cave],
        "cards": _cards(CAVE_TEXTS, mat.floor[first + 1 : first + mat.dug[cave]]),
        "dragons": [_dragon(mat, p) for p in range(first, first + mat.filled[cave])],
        "explored": mat.explored[cave],
    }


def _dragon(mat: "Mat", place: int) -> dict[str, Any]:
    return {
        "dragon": NAMES[mat.dragons[place]],
        "eggs": mat.eggs[place],
        "cached": _numbers(mat.cached[place * KINDS : (place + 1) * KINDS]),
        "tucked": mat.under[place],
        "fed": mat.fed[place],
    }


def _guild(game: "State") -> dict[str, Any]:
    return {
        "tile": GUILDS[game.tile],
        "steps": [mat.steps for mat in game.mats],
        "squares": {square_text(s): game.squares[s][:] for s in range(SQUARES) if game.squares[s]},
    }


def _automa(game: "State") -> dict[str, Any]:
    return {
        "drawn": game.automa_drawn[:],
        "dragons": _cards(NAMES, game.automa_dragons),
        "caves": _cards(CAVE_TEXTS, game.automa_caves),
        "coins": game.automa_coins,
        "steps": game.automa_steps,
        "passed": game.automa_passed,
    }


def read(game: "State", given: dict[str, Any], faults: list[Fault]) -> None:
    """Fill an empty table from a position; what is wrong is added to the faults."""
    PositionReader(game, given, faults).read()
    if not faults:
        AgendaReader(game, given, faults).read()
    if not faults:
        game.resume("agenda" in given)
