"""How a game lays out and copies its fields: each stated once, as it begins and as it is copied.

    def _lay(self, like: "Table | None") -> None:
        self.round = 1 if like is None else like.round
        self.deck = [] if like is None else like.deck[:]
        self.hands = empty_lists(self.seats) if like is None else copies(like.hands)

Explicit, because a copy by the fields' names is several times slower compiled; the search of a bot
copies more than it does anything else. tests/honesty/test_copies.py finds a field that is missed.
"""


def empty_lists(number: int) -> list[list[int]]:
    """An empty list for each seat."""
    return [[] for _ in range(number)]


def copies(lists: list[list[int]]) -> list[list[int]]:
    """Lists of numbers, sharing nothing."""
    return [items[:] for items in lists]
