"""One game whose seats are asked one after the other: the compiled part of `voliere.env.aec`."""

from typing import Any, Final

from librt.strings import BytesWriter
from mypy_extensions import i64

from voliere.kernel.game import Game

REFUSED: Final = -2
"""Of an answer that is not offered: nothing was done."""


class Cycle:
    """A game, what it asks now, and how often each seat has answered."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.made: list[int] = [0] * game.seats
        self.legal: list[int] = []
        """The answers that the game takes now."""
        self.together = True
        """Whether several seats may be asked at once, as at set-up."""
        self.no_mask = bytes(game.space.size)
        self.writer = BytesWriter()
        """Kept: a new one would grow anew each time."""
        self.ask()

    def __reduce__(self) -> tuple[Any, ...]:
        return revived, (self.game, self.made, self.together)

    def ask(self) -> int:
        """Find out who is asked what; the seat, or -1 at the end."""
        game = self.game
        if self.together and game.seat >= 0:
            self.together = next_waiting(game, self.made)
        self.legal = game.actions()
        return game.seat

    def answer(self, action: int) -> int:
        """Make a choice if it is offered; who is asked next, -1 at the end, or `REFUSED`."""
        for offered in self.legal:
            if offered == action:
                game = self.game
                self.made[game.seat] += 1
                game.act(action)
                return self.ask()
        return REFUSED

    def told(self, seat: int) -> bytes:
        """What a seat knows now, and its mask; of another's question it may answer nothing."""
        writer = self.writer
        writer.truncate(0)
        put_seen(writer, self.game, seat, self.legal, self.no_mask)
        return writer.getvalue()


def revived(game: Game, made: list[int], together: bool) -> Cycle:
    """The cycle that was pickled or copied."""
    cycle = Cycle(game)
    cycle.made = made[:]
    cycle.together = together
    return cycle


def next_waiting(game: Game, made: list[int]) -> bool:
    """Where several seats may answer, ask the one that has answered least; whether several may."""
    waiting = game.waiting()
    if len(waiting) < 2:
        return False
    seat = waiting[0]
    for other in waiting:
        if made[other] < made[seat]:
            seat = other
    if seat != game.seat:
        game.turn_to(seat)
    return True


def observation_and_mask(game: Game, seat: int) -> bytes:
    """What a seat knows, then a byte for each action: 1 for those that it is offered."""
    writer = BytesWriter()
    put_seen(writer, game, seat, game.actions(), bytes(game.space.size))
    return writer.getvalue()


def put_seen(writer: BytesWriter, game: Game, seat: int, actions: list[int], empty: bytes) -> None:
    """The same, to a writer; `empty` is a mask without any action."""
    game.observe(seat, writer)
    at: i64 = len(writer)
    writer.write(empty)
    if seat != game.seat:
        return
    action: i64
    for action in actions:
        writer[at + action] = 1
