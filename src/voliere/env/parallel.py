"""PettingZoo's other way: all seats hand in an answer, and those that are asked count."""

from typing import Any

from pettingzoo import ParallelEnv

from voliere.env.aec import NAMES, SEATS, Agents
from voliere.env.table import REFUSE, Observation, Table, observed
from voliere.kernel.chance import Chance

Answers = tuple[
    dict[str, Observation],
    dict[str, float],
    dict[str, bool],
    dict[str, bool],
    dict[str, dict[str, Any]],
]


class Parallel(Agents, ParallelEnv[str, Observation, int]):
    """One game after the other; who is not asked has an empty mask, and its answer is ignored."""

    def __init__(self, table: Table, max_cycles: int | None = None) -> None:
        self.sit_down(table, max_cycles)

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        """Deal anew; with a seed, this game and all that follow are the same each time."""
        if seed is not None:
            self._seeds = Chance.seeded(seed)
        self.game = self.table.deal(self._seeds.seed(), False)
        self.agents = self.possible_agents[:]
        self._cycles = 0
        self._infos: dict[str, dict[str, Any]] = {name: {"replaced": 0} for name in self.agents}
        return self._seen(), self._infos

    def step(self, actions: dict[str, int]) -> Answers:
        """The answers of all seats that are asked now are made, in the order of the seats."""
        agents = self.agents
        for seat in self.game.waiting():
            if seat in self.game.waiting():
                self._answer(seat, actions[NAMES[seat]])
        self._cycles += 1
        over = self.game.seat < 0
        cut = not over and self.max_cycles is not None and self._cycles >= self.max_cycles
        won = self.table.rewards(self.game) if over else [0.0] * self.table.seats
        seen, infos = self._seen(), self._infos
        if over or cut:
            self.agents = []
        return (
            seen,
            {agent: won[SEATS[agent]] for agent in agents},
            dict.fromkeys(agents, over),
            dict.fromkeys(agents, cut),
            infos,
        )

    def _answer(self, seat: int, action: int) -> None:
        if self.game.seat != seat:
            self.game.turn_to(seat)
        made, replaced = self.table.legal_or_replaced(self.game, action)
        if replaced:
            self._infos[NAMES[seat]]["replaced"] += 1
        self.game.act(made)

    def _seen(self) -> dict[str, Observation]:
        return {agent: self._observation(SEATS[agent]) for agent in self.agents}

    def _observation(self, seat: int) -> Observation:
        game = self.game
        if game.seat != seat and seat in game.waiting():
            game = game.copy()
            game.turn_to(seat)
        return observed(game, seat)

    def render(self) -> str | None:
        """The table as everybody sees it."""
        return self.table.paint(self.game, None)


def parallel(
    game: str,
    *,
    seats: int,
    max_cycles: int | None = None,
    reward: str | None = None,
    illegal: str = REFUSE,
    render_mode: str | None = None,
    **settings: Any,
) -> Parallel:
    """A game for PettingZoo, all seats answering together; see `aec` for what may be asked for.

    The parameters stand here again, so that editors and `help` show them.
    """
    return Parallel(Table(game, seats, settings, reward, illegal, render_mode), max_cycles)
