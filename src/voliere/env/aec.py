"""PettingZoo's agent-environment cycle: the seats answer one after the other."""

import secrets
from typing import Any, Final

from gymnasium import spaces
from pettingzoo import AECEnv

from voliere.env.table import MODES, REFUSE, Observation, Table, as_arrays
from voliere.kernel.chance import Chance
from voliere.kernel.cycle import REFUSED, Cycle
from voliere.kernel.game import Game

NAMES: Final = [f"seat_{seat}" for seat in range(8)]
SEATS: Final = {name: seat for seat, name in enumerate(NAMES)}


class Agents:
    """What both of PettingZoo's ways share. Agents are `seat_0`, `seat_1`, …"""

    def sit_down(self, table: Table, max_cycles: int | None) -> None:
        """The agents of a table and their spaces; nothing is dealt to play yet."""
        self.table = table
        self.max_cycles = max_cycles
        self.render_mode = table.render_mode
        self.metadata: dict[str, Any] = {
            "name": f"voliere_{table.kind.name}_v0",
            "render_modes": list(MODES),
        }
        self.possible_agents = NAMES[: table.seats]
        self.agents: list[str] = []
        self._observations = {name: table.observation_space() for name in self.possible_agents}
        self._actions = {name: table.action_space() for name in self.possible_agents}
        self._seeds = Chance.seeded(secrets.randbits(63))
        self.game: Game = table.deal(0, False)

    def observation_space(self, agent: str) -> spaces.Dict:
        """The observation and the mask of an agent."""
        return self._observations[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        """The game's fixed action space."""
        return self._actions[agent]


class AEC(Agents, AECEnv[str, Observation, int]):
    """One game after the other.

    At set-up, where all seats may answer at once, they are asked in turn.
    """

    def __init__(self, table: Table, max_cycles: int | None = None) -> None:
        super().__init__()
        self.sit_down(table, max_cycles)
        self.metadata["is_parallelizable"] = False
        self._space = table.kind.space.size
        self._begin()

    def _begin(self) -> None:
        self._cycle = Cycle(self.game)
        self._over = False

    @property
    def legal(self) -> list[int]:
        """The answers that the agent that is asked may give: its mask as a list."""
        return self._cycle.legal

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal anew; with a seed, this game and all that follow are the same each time."""
        if seed is not None:
            self._seeds = Chance.seeded(seed)
        self.game = self.table.deal(self._seeds.seed(), False)
        self._begin()
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = {agent: {"replaced": 0} for agent in self.agents}
        self._skip_agent_selection = None
        self._ask(self.game.seat)

    def observe(self, agent: str) -> Observation:
        """What an agent knows now."""
        return as_arrays(self._cycle.told(SEATS[agent]), self._space)

    def step(self, action: int | None) -> None:
        """The answer of the agent that is asked; None from one for whom it is over."""
        if self._over:
            self._was_dead_step(action)
            return
        asked = self._cycle.answer(-1 if action is None else int(action))
        if asked == REFUSED:
            asked = self._replaced(action)
        if asked >= 0 and self.max_cycles is None:
            self.agent_selection = NAMES[asked]
        else:
            self._ask(asked)

    def _replaced(self, action: int | None) -> int:
        made, _ = self.table.legal_or_replaced(self.game, -1 if action is None else int(action))
        self.infos[self.agent_selection]["replaced"] += 1
        return self._cycle.answer(made)

    def _ask(self, seat: int) -> None:
        if seat < 0:
            self._end()
            return
        self.agent_selection = NAMES[seat]
        if self.max_cycles is not None and self._cycle.made[seat] >= self.max_cycles:
            self.truncations = dict.fromkeys(self.agents, True)
            self._over = True
            self._deads_step_first()

    def _end(self) -> None:
        won = self.table.rewards(self.game)
        self.rewards = {agent: won[SEATS[agent]] for agent in self.agents}
        self.terminations = dict.fromkeys(self.agents, True)
        self._over = True
        self._accumulate_rewards()
        self._deads_step_first()

    def render(self) -> str | None:
        """The table as the agent that is asked sees it."""
        return self.table.paint(self.game, None if self.game.seat < 0 else self.game.seat)

    def close(self) -> None:
        """Nothing is held."""


def aec(
    game: str,
    *,
    seats: int,
    max_cycles: int | None = None,
    reward: str | None = None,
    illegal: str = REFUSE,
    render_mode: str | None = None,
    **settings: Any,
) -> AEC:
    """A game for PettingZoo, the seats answering one after the other.

    `max_cycles` ends a game, undecided, when a seat is asked once more than so often. `reward` is
    "win" or "points", `illegal` "refuse" or "replace" (what to do with what is not offered).

    >>> env = aec("songbirds", seats=2)
    >>> env.reset(seed=7)
    >>> for agent in env.agent_iter():
    ...     observation, reward, over, cut_short, info = env.last()
    ...     env.step(None if over else int(observation["action_mask"].argmax()))
    """
    return AEC(Table(game, seats, settings, reward, illegal, render_mode), max_cycles)
