"""Whether the coach tells the truth: what it foretold in many games beside what came."""

import json
from math import sqrt
from typing import Any, Final

from voliere.bots.evaluation import margin
from voliere.bots.learned import best_heuristics_of
from voliere.coach.advice import Adviser
from voliere.coach.doubt import Doubtful
from voliere.coach.playouts import LONGEST, Sample
from voliere.coach.sheets import STEPS, SURE, share_left
from voliere.coach.trials import Trial
from voliere.kernel.chance import Chance
from voliere.kernel.game import Game
from voliere.kernel.knowledge import SeatKnowledge, knowledge_of

WORLDS: Final = 8
"""Number of imagined games in which the choice that was made is weighed."""
AGAIN: Final = 16
"""Number of further games that show whether the doubt told after the first ones was honest."""
PLAYED_OUT: Final = 8
"""As many times more of both where a game is soon played out: a few ends tell no chance."""
SLIGHT: Final = 1e-6
EVERY: Final = 9
"""Every so many turns the coach is asked: a number that meets all seats and rounds."""
BINS: Final = 10
DECILES: Final = tuple(index / BINS for index in range(BINS + 1))


class Foretold:
    """What the coach foretold at one moment, and what came."""

    def __init__(self, left: float, told: dict[str, float]) -> None:
        self.left = left
        self.told = told

    def as_json(self) -> dict[str, float]:
        """On one line of a file."""
        return {"left": round(self.left, 3)} | {
            name: round(value, 3) for name, value in self.told.items()
        }


def watched(trial: Trial, seed: int) -> dict[str, Any]:
    """Play a game; what was foretold on the way, and what each row still brought by then."""
    chance = Chance.seeded(seed)
    game, players = trial.begin(chance)
    heuristics = best_heuristics_of(trial.game)
    evaluation = heuristics.evaluation
    moments: list[tuple[int, float, dict[str, int]]] = []
    foretold: list[tuple[int, Foretold]] = []
    turns = chance.below(EVERY)
    while game.seat >= 0:
        seat, knowledge = game.seat, knowledge_of(game, game.seat)
        action = players[seat].choose(knowledge)
        if heuristics.policy.turn_begins(game) and not evaluation.sets_up(game):
            for other in range(trial.seats):
                now = game.scores_seen(other)[other]
                moments.append((other, share_left(evaluation, game, other), now))
            turns += 1
            if turns % EVERY == 0 and len(game.actions()) > 1:
                foretold.append((seat, told(knowledge, action, chance.seed())))
        game.choose(action)
    return {
        "moments": [
            (left, {row: game.scores()[seat][row] - now[row] for row in now})
            for seat, left, now in moments
        ],
        "foretold": [with_end(one, game, seat).as_json() for seat, one in foretold],
    }


def told(knowledge: SeatKnowledge, action: int, seed: int) -> Foretold:
    """What the coach expects of the choice that is made, and again after more thought."""
    adviser = Adviser(knowledge, seed, only=[action])
    times = PLAYED_OUT if adviser.playouts.turns == LONGEST else 1
    adviser.think(times * (WORLDS + AGAIN))
    samples = adviser.samples[action]
    looked = samples[: times * WORLDS]
    first, again = total_of(looked), total_of(samples[times * WORLDS :])
    doubt = sqrt((first.doubt or 0.0) ** 2 + (again.doubt or 0.0) ** 2)
    left = share_left(adviser.heuristics.evaluation, knowledge.game, knowledge.seat)
    found = {
        "points": first.mean,
        "kept": float(abs(first.mean - again.mean) <= doubt + SLIGHT),
        "lead": sum(sample.lead for sample in looked) / len(looked),
    }
    if adviser.wins:
        found["chance"] = sum(sample.chance for sample in looked) / len(looked)
    return Foretold(left, found)


def total_of(samples: list[Sample]) -> Doubtful:
    """The points of an option in some imagined games."""
    return Doubtful([sample.sheet["total"] for sample in samples])


def with_end(one: Foretold, game: Game, seat: int) -> Foretold:
    """Beside it, how the game ended for the seat."""
    totals = [float(sheet["total"]) for sheet in game.scores()]
    winners = game.winners()
    end = {
        "end": totals[seat],
        "end_lead": margin(totals, seat),
        "won": 1.0 / len(winners) if seat in winners else 0.0,
    }
    return Foretold(one.left, one.told | end)


def gains_from(games: list[dict[str, Any]]) -> dict[str, list[float]]:
    """By row, what still came when so much of the game was left; the end of the game first."""
    sums: dict[str, list[float]] = {}
    counts = [0] * STEPS
    for game in games:
        for left, gained in game["moments"]:
            step = min(STEPS - 1, int(STEPS * left))
            counts[step] += 1
            for row, points in gained.items():
                if row != "total":
                    sums.setdefault(row, [0.0] * STEPS)[step] += points
    means = {
        row: [total / max(1, count) for total, count in zip(totals, counts, strict=True)]
        for row, totals in sums.items()
    }
    for step in range(STEPS - 2, -1, -1):
        # Where nothing was seen, or hardly anything came, it is made up as the step before.
        if counts[step] == 0 or sum(of[step] for of in means.values()) < 1.0:
            for of in means.values():
                of[step] = of[step + 1]
    return {row: [round(mean, 3) for mean in of] for row, of in means.items()}


def calibrated(games: list[dict[str, Any]]) -> dict[str, Any]:
    """What many games say of the coach, and what it learns from them."""
    foretold = [one for game in games for one in game["foretold"]]
    return {
        "games": len(games),
        "spread": round(lead_spread(foretold), 2),
        "gains": gains_from(games),
        "measures": measures(foretold),
    }


def lead_spread(foretold: list[dict[str, float]]) -> float:
    """By how much a lead misses its end when the whole game is left."""
    squares = [
        max(0.0, (one["end_lead"] - one["lead"]) ** 2 - SURE**2) / one["left"]
        for one in foretold
        if one["left"] > 0
    ]
    return sqrt(sum(squares) / len(squares))


def measures(foretold: list[dict[str, float]]) -> dict[str, Any]:
    """Mean error and doubt of the points, Brier score and reliability of the chances."""
    count = len(foretold)
    errors = [one["end"] - one["points"] for one in foretold]
    found: dict[str, Any] = {
        "moments": count,
        "bias": round(sum(errors) / count, 2),
        "mean_error": round(sum(abs(error) for error in errors) / count, 2),
        "root_mean_square": round(sqrt(sum(error**2 for error in errors) / count), 2),
    }
    found["doubts_kept"] = round(sum(one["kept"] for one in foretold) / count, 3)
    told = [one for one in foretold if "chance" in one]
    if told:
        found["brier"] = round(
            sum((one["won"] - one["chance"]) ** 2 for one in told) / len(told), 4
        )
        found["reliability"] = [bin_of(told, index) for index in range(BINS)]
    return found


def bin_of(told: list[dict[str, float]], index: int) -> dict[str, Any]:
    """How often those won to whom a chance of this tenth was foretold."""
    among = [one for one in told if min(BINS - 1, int(BINS * one["chance"])) == index]
    if not among:
        return {"from": DECILES[index], "moments": 0}
    return {
        "from": DECILES[index],
        "moments": len(among),
        "foretold": round(sum(one["chance"] for one in among) / len(among), 3),
        "won": round(sum(one["won"] for one in among) / len(among), 3),
    }


def written(result: dict[str, Any]) -> str:
    """The result as a file: each of its parts, and each row of the gains, on a line."""
    parts = [f"{json.dumps(name)}: {json.dumps(value)}" for name, value in result.items()]
    return "{\n" + ",\n".join(parts) + "\n}\n"
