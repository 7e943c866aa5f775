"""Programs that run for as long as a `with` lasts."""

from types import TracebackType
from typing import Self


class Running:
    """A program that is ended with the block."""

    def stop(self) -> None:
        """End it."""
        raise NotImplementedError

    def leave(self) -> None:
        """What is done with the end of the block."""
        self.stop()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.leave()
