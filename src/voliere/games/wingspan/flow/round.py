"""The end of a round, the beginning of the next, and the end of the game."""

from voliere.games.wingspan.automa import automa_shuffles
from voliere.games.wingspan.cards.bonus import BONUSES
from voliere.games.wingspan.cards.goals import GOALS
from voliere.games.wingspan.scoring import goal_counts, goal_points_of
from voliere.games.wingspan.state import State
from voliere.games.wingspan.words import ROUND_TURNS
from voliere.kernel.events import NO_SEAT
from voliere.kernel.sight import EVERYBODY


def score_goal(game: State) -> None:
    """Score the goal of the round; the Automa takes its cubes back."""
    counts = goal_counts(game, game.round)
    points = goal_points_of(game, game.round, counts)
    game.goal_points.append(points)
    game.automa_cubes = 0
    if game.records_events:
        goal = GOALS[game.goals[game.round - 1]].name
        data = {"round": game.round, "goal": goal, "counts": counts, "points": points}
        game.tell("scored-goal", NO_SEAT, data)


def begin_round(game: State) -> None:
    """Replace the tray, pass on the first-player token; everybody has one turn less."""
    game.clear_tray()
    game.refill_tray()
    game.first = (game.first + 1) % game.seats
    game.round += 1
    game.turns_left = [ROUND_TURNS[game.round - 1]] * game.seats
    if game.seats == 1:
        automa_shuffles(game)
    if game.records_events:
        game.tell("began-round", NO_SEAT, {"round": game.round, "first": game.first})


def reveal_bonuses(game: State) -> None:
    """At the end of the game everybody's bonus cards lie open."""
    for seat in range(game.seats):
        game.bonus_known[seat] = [EVERYBODY] * len(game.bonus[seat])
        if game.records_events:
            names = [BONUSES[card].name for card in game.bonus[seat]]
            game.tell("revealed", seat, {"bonuses": names})
