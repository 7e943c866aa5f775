"""What the numbers of an observation mean."""

from functools import cached_property
from typing import Any

import numpy as np
from numpy.typing import NDArray

from voliere.games import game_kind
from voliere.kernel.game import Game, settle
from voliere.kernel.observation import BITS, CATEGORY, Block

WIDEST = 64
"""Categories with more values than this are told by their bits, not by one place for each."""

Numbers = NDArray[np.int16]


class Layout:
    """The blocks of an observation, and every feature by its name."""

    def __init__(self, blocks: list[Block]) -> None:
        self.blocks = blocks
        self.names = [name for block in blocks for name in block.names()]
        self.size = len(self.names)
        sizes = [len(block.labels) for block in blocks]
        self.low = np.repeat(np.array([block.low for block in blocks], np.int16), sizes)
        self.high = np.repeat(np.array([block.high for block in blocks], np.int16), sizes)
        ends = np.cumsum(sizes).tolist()
        starts = [0, *ends[:-1]]
        self.slices = {b.name: slice(s, e) for b, s, e in zip(blocks, starts, ends, strict=True)}
        """Where each block lies in the vector."""

    def __repr__(self) -> str:
        return f"<Layout of {self.size} features in {len(self.blocks)} blocks>"

    def read(self, observation: Numbers) -> dict[str, dict[str, int]]:
        """An observation for people: by block, what is not 0."""
        return {
            block.name: found
            for block in self.blocks
            if (found := _shown(block, observation[self.slices[block.name]]))
        }

    @cached_property
    def expanded_size(self) -> int:
        """The length of an expanded observation."""
        return sum(_width(block) * len(block.labels) for block in self.blocks)

    def expand(self, observations: NDArray[Any]) -> NDArray[np.float32]:
        """Observations as networks like them: numbers of about 1, a place for each category.

        Numbers are divided by 10. A category is 1 in the place of its value (0, nothing, has none);
        one of more than 64 values, and a set, is told by its bits.
        """
        rows = np.atleast_2d(observations)
        parts = [_expanded(b, rows[:, self.slices[b.name]]) for b in self.blocks]
        wide = np.concatenate(parts, axis=1)
        return wide.reshape(*observations.shape[:-1], -1)


def layout(game: str, *, seats: int, **settings: Any) -> Layout:
    """The layout of a seat's observation at a table.

    >>> songbirds = layout("songbirds", seats=2)
    >>> songbirds.size, songbirds.names[:4], songbirds.slices["berries"]
    (79, ['asked', 'round', 'choosing', 'forest a1'], slice(28, 38, None))
    """
    kind = game_kind(game)
    return layout_of(kind, seats, settle(kind, seats, settings))


def layout_of(kind: type[Game], seats: int, settings: dict[str, Any]) -> Layout:
    """The same, with settings that are complete."""
    return Layout(kind.observation_blocks(seats, settings))


def _shown(block: Block, values: Numbers) -> dict[str, int]:
    return {label: int(value) for label, value in zip(block.labels, values, strict=True) if value}


def _by_bits(block: Block) -> bool:
    return block.kind == BITS or (block.kind == CATEGORY and block.high > WIDEST)


def _width(block: Block) -> int:
    if _by_bits(block):
        return block.high.bit_length()
    return block.high if block.kind == CATEGORY else 1


def _expanded(block: Block, values: NDArray[Any]) -> NDArray[np.float32]:
    if _by_bits(block):
        found = values[:, :, None] >> np.arange(_width(block)) & 1
    elif block.kind == CATEGORY:
        found = values[:, :, None] == np.arange(1, block.high + 1)
    else:
        return (values / np.float32(10)).astype(np.float32)
    return found.reshape(len(values), -1).astype(np.float32)
