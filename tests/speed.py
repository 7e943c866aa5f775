"""How much is tried in which speed."""

import voliere

SHARE = 4


def tried(games: int) -> int:
    """So many games compiled; interpreted, where each takes several times as long, the first few.

    Both speeds run the same sources, so what a rare deal finds the compiled games find.
    """
    return games if voliere.compiled else max(1, games // SHARE)
