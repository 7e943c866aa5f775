"""How often advice after a moment is that of long thought, and what it costs where it is not."""

import time
from typing import Any, Final

from voliere.bots.learned import best_heuristics_of
from voliere.coach.advice import CLEAR, NARROW, TOSS_UP, Adviser
from voliere.coach.trials import Trial
from voliere.kernel.chance import Chance
from voliere.kernel.knowledge import SeatKnowledge, knowledge_of

SHORT: Final = 1.0
LONG: Final = 30.0
"""Seconds of one processor's time that the coach may think, the first and the second time."""
EVERY: Final = 9
"""Every so many turns it is asked: a number that meets all seats and rounds."""


def watched(trial: Trial, seed: int) -> dict[str, Any]:
    """Play a game; at some of its turns, what the coach says in a moment and after long thought."""
    chance = Chance.seeded(seed)
    game, players = trial.begin(chance)
    heuristics = best_heuristics_of(trial.game)
    moments = []
    turns = chance.below(EVERY)
    while game.seat >= 0:
        knowledge = knowledge_of(game, game.seat)
        if heuristics.policy.turn_begins(game) and not heuristics.evaluation.sets_up(game):
            turns += 1
            if turns % EVERY == 0 and len(game.actions()) > 1:
                moments.append(asked_twice(knowledge, chance.seed()))
        game.choose(players[game.seat].choose(knowledge))
    return {"moments": moments}


def asked_twice(knowledge: SeatKnowledge, seed: int) -> dict[str, Any]:
    """The advice of a moment, and what it costs by the advice of long thought in other games."""
    quick = thought(knowledge, SHORT, seed).counsel()
    slow = thought(knowledge, LONG, seed + 1, quick.best.action).counsel()
    taken = slow.of(quick.best.action)
    assert taken is not None
    return {
        "verdict": quick.verdict,
        "same": taken is slow.best,
        "points": round(max(0.0, taken.cost.mean), 3),
        "chance": taken.chance_cost and round(max(0.0, taken.chance_cost.mean), 4),
        "worlds": [quick.worlds, slow.worlds],
    }


def thought(knowledge: SeatKnowledge, seconds: float, seed: int, *also: int) -> Adviser:
    """The coach after so many seconds of a processor that others may use as well."""
    ends = time.process_time() + seconds
    adviser = Adviser(knowledge, seed, also)
    adviser.think_until(ends, time.process_time)
    return adviser


def agreed(games: list[dict[str, Any]]) -> dict[str, Any]:
    """How often the advice was the same, for each verdict, and what the other advice cost."""
    moments = [one for game in games for one in game["moments"]]
    found: dict[str, Any] = {"games": len(games), "all": counted(moments)}
    for verdict in (CLEAR, NARROW, TOSS_UP):
        found[verdict] = counted([one for one in moments if one["verdict"] == verdict])
    return found


def counted(moments: list[dict[str, Any]]) -> dict[str, Any]:
    """The share of moments with the same advice, and the mean cost of the others."""
    if not moments:
        return {"moments": 0}
    others = [one for one in moments if not one["same"]]
    found = {
        "moments": len(moments),
        "same": round(1.0 - len(others) / len(moments), 3),
        "worlds": [mean([one["worlds"][n] for one in moments], 0) for n in (0, 1)],
    }
    if others:
        found["points_lost"] = mean([one["points"] for one in others], 2)
        found["most_points_lost"] = round(max(one["points"] for one in others), 2)
        if others[0]["chance"] is not None:
            found["chance_lost"] = mean([one["chance"] for one in others], 4)
            found["most_chance_lost"] = round(max(one["chance"] for one in others), 4)
    return found


def mean(values: list[float], digits: int) -> float:
    """The mean, as far as its digits mean something."""
    return round(sum(values) / len(values), digits)
