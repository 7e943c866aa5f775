"""How much is tried in which speed."""

import voliere

SHARE = 4


def tried(games: int) -> int:
    """This number of games compiled; interpreted, each several times slower, the first few.

    Both speeds run the same sources, so what a rare deal finds the compiled games find.
    """
    return games if voliere.compiled else max(1, games // SHARE)
