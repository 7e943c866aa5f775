"""PettingZoo's agent-environment cycle: the seats answer one after the other."""

import secrets
from typing import Any, Final

from gymnasium import spaces
from pettingzoo import AECEnv

from voliere.env.table import MODES, REFUSE, Observation, Table, next_waiting, observed
from voliere.kernel.chance import Chance
from voliere.kernel.crowd import answered
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
        self._legal: list[int] = []
        """The answers that the game takes now."""

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal anew; with a seed, this game and all that follow are the same each time."""
        if seed is not None:
            self._seeds = Chance.seeded(seed)
        self.game = self.table.deal(self._seeds.seed(), False)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = {agent: {"replaced": 0} for agent in self.agents}
        self._skip_agent_selection = None
        self._made = [0] * self.table.seats
        self._several = True
        self._ask()

    def observe(self, agent: str) -> Observation:
        """What an agent knows now."""
        return observed(self.game, SEATS[agent], self._legal)

    def step(self, action: int | None) -> None:
        """The answer of the agent that is asked; None from one for whom it is over."""
        agent, game = self.agent_selection, self.game
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        seat, wanted = game.seat, -1 if action is None else int(action)
        legal = answered(game, self._legal, wanted)
        if legal is None:
            made, _ = self.table.legal_or_replaced(game, wanted)
            self.infos[agent]["replaced"] += 1
            game.act(made)
            legal = game.actions()
        self._legal = legal
        self._cumulative_rewards[agent] = 0.0
        self._made[seat] += 1
        self._ask()

    def _ask(self) -> None:
        game = self.game
        if game.seat < 0:
            self._end()
            return
        if self._several:
            self._several = next_waiting(game, self._made)
            self._legal = game.actions()
        self.agent_selection = NAMES[game.seat]
        if self.max_cycles is not None and self._made[game.seat] >= self.max_cycles:
            self.truncations = dict.fromkeys(self.agents, True)
            self._deads_step_first()

    def _end(self) -> None:
        won = self.table.rewards(self.game)
        self.rewards = {agent: won[SEATS[agent]] for agent in self.agents}
        self.terminations = dict.fromkeys(self.agents, True)
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
