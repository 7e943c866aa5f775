"""Facts that follow from what somebody sees, counted here once for every page and painter."""

from typing import Any

from voliere.games.wingspan.cards.bonus import BONUSES
from voliere.games.wingspan.cards.goals import BLUE_MOST, GOALS, GREEN_POINTS
from voliere.games.wingspan.scoring import bonus_count, goal_counts, goal_points_of
from voliere.games.wingspan.state import State
from voliere.games.wingspan.words import COLUMNS, EGG_COST, HABITATS, MAT_GAINS, ROUND_TURNS, trades
from voliere.kernel.sight import has_seen


def public_facts(game: State) -> dict[str, Any]:
    """How everybody stands in the goals to come, what each row gives, the dice out of the feeder.

    A standing has one entry for each score sheet; its points are those of its round's end.
    `more_points` is what a seat would have with one more of what is counted.
    """
    standings: dict[str, list[int]] = {}
    points: dict[str, list[int]] = {}
    more: dict[str, list[int]] = {}
    for number in range(game.round, len(ROUND_TURNS) + 1) if game.goals else ():
        goal = GOALS[game.goals[number - 1]].name
        standings[goal] = goal_counts(game, number)
        points[goal] = goal_points_of(game, number, standings[goal])
        more[goal] = _with_one_more(game, number, standings[goal])
    return {
        "standings": standings,
        "standing_points": points,
        "more_points": more,
        "goal_places": [list(places) for places in GREEN_POINTS],
        "goal_most": BLUE_MOST if game.settings["goals"] == "blue" else None,
        "mat": {name: _column_gains(habitat) for habitat, name in enumerate(HABITATS)},
        "rows": [_rows(game, seat) for seat in range(game.seats)],
        "round_turns": ROUND_TURNS[game.round - 1],
        "dice_out": game.dice_out(),
    }


def _with_one_more(game: State, number: int, counts: list[int]) -> list[int]:
    """For each seat, the points of a goal if it alone counted one more."""
    return [
        goal_points_of(game, number, [n + (who == seat) for who, n in enumerate(counts)])[seat]
        for seat in range(game.seats)
    ]


def _column_gains(habitat: int) -> list[dict[str, Any]]:
    """What a row's action gives with no bird, one bird … and whether it may trade for one more."""
    return [{"gain": gain, "trade": trades(n)} for n, gain in enumerate(MAT_GAINS[habitat])]


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
