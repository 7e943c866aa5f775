"""What a card is worth in the opening hand: the same deal again, with the card put into it.

Of each deal the same bots play two games that differ in one thing: in the second the card and one
of those dealt to seat 0 have changed places. What seat 0 gains is then the card's own doing.
"""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, Final

import msgspec

from voliere.arena.collection import kept_whole
from voliere.arena.simulate import Plan, card_ids, play_bots, words_of
from voliere.arena.spread import spread
from voliere.games import game_kind
from voliere.kernel.chance import Chance
from voliere.kernel.events import DEALT, OFFERED
from voliere.kernel.game import Game, begin, restore
from voliere.study.means import Mean, mean_of

FILE: Final = "forced-{number:05}.parquet"
SEAT: Final = 0


class Deal(msgspec.Struct, frozen=True):
    """A deal to be played again and again."""

    plan: Plan
    number: int
    seed: int
    bots_seed: int


class Swap(msgspec.Struct, frozen=True):
    """A card in the place of another, and what seat 0 had without and with it."""

    deal: int
    card: str
    instead_of: str
    total_without: int
    total: int
    won_without: float
    won: float


class Forced(msgspec.Struct, frozen=True):
    """What a card in the opening hand is worth, in place of another by chance."""

    card: str
    points: Mean
    victories: Mean


def deals(plan: Plan, count: int) -> Iterator[Deal]:
    """The deals do not depend on those of the study's games."""
    seeds = Chance.seeded(plan.seed ^ 1)
    for number in range(count):
        yield Deal(plan, number, seeds.seed(), seeds.seed())


def play_deal(deal: Deal) -> list[Swap]:
    """The deal as it is, and with each card that could have been dealt."""
    plan = deal.plan
    game = begin(game_kind(plan.game), plan.seats, deal.seed, plan.settings, True)
    position, hand = game.position(), dealt_to(game)
    total, won = outcome(game, plan, deal.bots_seed)
    swaps = []
    in_play = set(all_words(position))
    for card, other in exchanges(game, hand, Chance.seeded(deal.seed)):
        if in_play.isdisjoint(names_of(game.name, card, card)):
            continue
        changed = restore(type(game), exchanged(position, names_of(game.name, card, other)))
        points, victory = outcome(changed, plan, deal.bots_seed)
        swaps.append(Swap(deal.number, card, other, total, points, won, victory))
    return swaps


def dealt_to(game: Game) -> list[str]:
    """The cards of seat 0's opening hand."""
    known, meanings = card_ids(game.name), type(game).dealings
    return [
        known[word]
        for event in game.events
        if event.seat == SEAT and meanings.get(event.kind) in (OFFERED, DEALT)
        for word in words_of(event.data)
        if word in known
    ]


def exchanges(game: Game, hand: list[str], chance: Chance) -> Iterator[tuple[str, str]]:
    """Each card that was not dealt to it, and the one of its kind whose place it takes."""
    kinds = {card["id"]: card["kind"] for card in game.cards()}
    by_kind: dict[str, list[str]] = {}
    for card in hand:
        by_kind.setdefault(kinds[card], []).append(card)
    for card, kind in kinds.items():
        if kind in by_kind and card not in hand:
            dealt = by_kind[kind]
            yield card, dealt[chance.below(len(dealt))]


def names_of(game: str, card: str, other: str) -> dict[str, str]:
    """All words for two cards, each with that of the other."""
    found: dict[str, list[str]] = {}
    for word, of in card_ids(game).items():
        found.setdefault(of, []).append(word)
    pairs = list(zip(found[card], found[other], strict=True))
    return dict(pairs) | {b: a for a, b in pairs}


def all_words(part: Any) -> Iterator[str]:
    """The texts in a position."""
    if isinstance(part, str):
        yield part
    elif isinstance(part, dict | list):
        for value in part.values() if isinstance(part, dict) else part:
            yield from all_words(value)


def exchanged(part: Any, words: dict[str, str]) -> Any:
    """A position in which these words have changed places."""
    if isinstance(part, dict):
        return {name: exchanged(value, words) for name, value in part.items()}
    if isinstance(part, list):
        return [exchanged(value, words) for value in part]
    return words.get(part, part) if isinstance(part, str) else part


def outcome(game: Game, plan: Plan, seed: int) -> tuple[int, float]:
    """What seat 0 has at the end: its total, and its share of the victory."""
    play_bots(game, plan, seed, lambda seat: None)
    winners = game.winners()
    won = 1 / len(winners) if SEAT in winners else 0.0
    return game.scores()[SEAT]["total"], won


def play_forced(
    folder: Path,
    plan: Plan,
    count: int,
    processes: int,
    cluster: str | None,
    progress: Callable[[int], None],
) -> list[Swap]:
    """All swaps of a number of deals; what is kept in the folder is not played again."""
    wanted = list(deals(plan, count))
    found = {deal.number: read_swaps(folder, deal.number) for deal in wanted}
    missing = [deal for deal in wanted if found[deal.number] is None]
    done = count - len(missing)
    progress(done)
    for swaps, deal in spread(play_numbered, missing, processes, cluster):
        keep(folder, deal, swaps)
        found[deal] = swaps
        done += 1
        progress(done)
    return [swap for swaps in found.values() for swap in swaps or []]


def play_numbered(deal: Deal) -> tuple[list[Swap], int]:
    """The same, with the deal's number."""
    return play_deal(deal), deal.number


def keep(folder: Path, number: int, swaps: list[Swap]) -> None:
    """Write the swaps of a deal."""
    import pyarrow as pa

    columns = {name: [getattr(swap, name) for swap in swaps] for name in Swap.__struct_fields__}
    kept_whole(folder / FILE.format(number=number), pa.table(columns))


def read_swaps(folder: Path, number: int) -> list[Swap] | None:
    """The swaps of a deal, if they are complete."""
    import pyarrow as pa
    import pyarrow.parquet as pq

    try:
        rows = pq.read_table(folder / FILE.format(number=number)).to_pylist()
    except (OSError, pa.ArrowInvalid):
        return None
    return [Swap(**row) for row in rows]


def forced(swaps: list[Swap]) -> list[Forced]:
    """Each card, the best first."""
    by_card: dict[str, list[Swap]] = {}
    for swap in swaps:
        by_card.setdefault(swap.card, []).append(swap)
    found = [
        Forced(
            card,
            mean_of([swap.total - swap.total_without for swap in own]),
            mean_of([swap.won - swap.won_without for swap in own]),
        )
        for card, own in by_card.items()
        if len(own) > 1
    ]
    return sorted(found, key=lambda one: -one.points.mean)
