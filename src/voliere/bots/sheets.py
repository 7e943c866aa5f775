"""What the options of a choice may bring, row by row of the score sheet: what a coach tells."""

from voliere.bots.heuristics import Heuristics
from voliere.kernel.chance import Chance
from voliere.kernel.knowledge import SeatKnowledge


def expected_sheets(
    heuristics: Heuristics, knowledge: SeatKnowledge, actions: list[int], worlds: int, seed: int
) -> list[dict[str, float]]:
    """The score sheet that the seat may expect at the end after each of its actions.

    Every action is tried in the same imagined games, and the turn is finished quickly in each, so
    that the sheets of two actions differ by the actions and not by luck: their difference row by
    row says why one is better (`{"eggs": 2.1, "goals": -1.5, …}`, `total` included). Sixteen
    worlds leave about a point of doubt in a row. The same seed gives the same sheets.

        heuristics = best_heuristics_of(knowledge.game.name)     # bots/learned.py
        better, worse = expected_sheets(heuristics, knowledge, [mine, yours], 16, seed)
        {row: better[row] - worse[row] for row in better}

    A search sees further than this: take which option is best, its points and its chance to win
    from `bot.explain(knowledge)`, and from here how the points are made up.
    """
    chance = Chance.seeded(seed)
    found: list[dict[str, float]] = [{} for _ in actions]
    for _ in range(worlds):
        world = knowledge.imagine(chance.seed())
        luck = chance.seed()
        for sheet, action in zip(found, actions, strict=True):
            game = world.copy()
            game.act(action)
            heuristics.policy.finish_turn(game, Chance.seeded(luck))
            expected = heuristics.evaluation.expected_sheet(game, knowledge.seat)
            for row, points in expected.items():
                sheet[row] = sheet.get(row, 0.0) + points / worlds
    return found
