"""Facts that follow from what somebody sees, counted here once for every page and painter."""

from typing import Any

from voliere.games.wingspan.cards.bonus import BONUSES
from voliere.games.wingspan.cards.goals import GOALS
from voliere.games.wingspan.scoring import bonus_count, goal_counts, goal_points_of
from voliere.games.wingspan.state import State
from voliere.games.wingspan.words import COLUMNS, EGG_COST, HABITATS, MAT_GAINS, ROUND_TURNS, trades
from voliere.kernel.sight import has_seen


def public_facts(game: State) -> dict[str, Any]:
    """How everybody stands in the goals to come, what each row gives, the dice out of the feeder.

    A standing has one entry for each score sheet; its points are those of its round's end.
    """
    standings: dict[str, list[int]] = {}
    points: dict[str, list[int]] = {}
    for number in range(game.round, len(ROUND_TURNS) + 1) if game.goals else ():
        goal = GOALS[game.goals[number - 1]].name
        standings[goal] = goal_counts(game, number)
        points[goal] = goal_points_of(game, number, standings[goal])
    return {
        "standings": standings,
        "standing_points": points,
        "rows": [_rows(game, seat) for seat in range(game.seats)],
        "round_turns": ROUND_TURNS[game.round - 1],
        "dice_out": game.dice_out(),
    }


def _rows(game: State, seat: int) -> dict[str, Any]:
    """What each row's action gives now, and the eggs that a bird costs in its free places."""
    rows: dict[str, Any] = {}
    for habitat, name in enumerate(HABITATS):
        birds = game.counts[seat * len(HABITATS) + habitat]
        rows[name] = {
            "gain": MAT_GAINS[habitat][birds],
            "trade": trades(birds),
            "egg_costs": list(EGG_COST[birds:COLUMNS]),
        }
    return rows


def seat_facts(game: State, viewer: int) -> dict[str, Any]:
    """How far the bonus cards have come that a seat sees (-1: a spectator)."""
    return {"bonus_progress": [_progress(game, seat, viewer) for seat in range(game.seats)]}


def _progress(game: State, seat: int, viewer: int) -> dict[str, dict[str, int | None]]:
    known = zip(game.bonus[seat], game.bonus_known[seat], strict=True)
    cards = [card for card, bits in known if has_seen(bits, viewer)]
    if seat == viewer:
        cards += game.drawn[seat]
    progress: dict[str, dict[str, int | None]] = {}
    for card in cards:
        bonus = BONUSES[card]
        count = bonus_count(game, seat, card)
        progress[bonus.name] = {
            "count": count,
            "points": bonus.points(count),
            "next": bonus.next_step(count),
        }
    return progress
