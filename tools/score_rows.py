"""Learns how the points that are still to come fall on the rows of the score sheet.

PYTHONPATH=build/compiled python -m tools.score_rows wingspan --games 328 --seed 101

plays games with bots like `hard` that look a little ahead, fits the gains of each row to the
features of a seat as `voliere train` does, and writes them as "rows" into the game's weights.json,
beside the weights of the total, which stay as they are; `Evaluation.expected_sheet` reads them.
(`voliere train` learns both together; this is for weights that have no rows yet.)
"""

from argparse import ArgumentParser
from collections.abc import Iterable
from typing import Any

from tools.lessons import lessons
from voliere.arena.train import Samples, fitted, score_rows, score_rows_of
from voliere.bots.learned import best_heuristics_of, learnable_of, read_learnt, weights_file
from voliere.bots.weights import written
from voliere.kernel.game import Game


def seen_in(name: str, played: Iterable[tuple[Game, int]]) -> Samples:
    """What is seen in games where turns begin, and what each row gained after."""
    learnable, policy, samples = learnable_of(name), best_heuristics_of(name).policy, Samples()
    seen: list[tuple[int, dict[str, int]]] = []
    for game, action in played:
        if action < 0:
            sheets = game.scores()
            for seat, now in seen:
                gains = [float(sheets[seat][row] - now[row]) for row in score_rows(now)]
                samples.gains.append(gains)
            seen = []
        elif policy.turn_begins(game) and policy.matters(game):
            samples.rows.append(learnable.features(game, game.seat))
            samples.lefts.append(learnable.left(game, game.seat))
            seen.append((game.seat, game.scores()[game.seat]))
    return samples


def main() -> None:
    """Play, fit and write."""
    read = ArgumentParser(prog="python -m tools.score_rows")
    read.add_argument("game")
    read.add_argument("--games", type=int, default=400)
    read.add_argument("--seed", type=int, default=101)
    read.add_argument("--rounds", type=int, default=60)
    read.add_argument("--turns", type=int, default=3)
    given = read.parse_args()
    played = lessons(given.game, given.games, given.seed, given.rounds, given.turns)
    samples = seen_in(given.game, played)
    names, score = learnable_of(given.game).feature_names(), score_rows_of(given.game)
    found = fitted(names, score, [samples.arrays()])
    file = weights_file(given.game)
    learnt: dict[str, Any] = {
        **read_learnt(file),
        "rows_made_by": f"python -m tools.score_rows {given.game} --games {given.games} "
        f"--seed {given.seed} --rounds {given.rounds} --turns {given.turns}",
        "rows": found["rows"],
    }
    file.write_text(written(learnt), encoding="utf-8")
    print(f"{file}: {found['samples']} samples, {100 * found['foretold']:.0f} % foretold")


if __name__ == "__main__":
    main()
