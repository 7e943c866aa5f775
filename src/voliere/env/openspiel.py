"""The games for OpenSpiel: importing this makes them known to `pyspiel.load_game`.

The deal is a row of chance nodes, and whatever is rolled or shuffled later is one more: before such
a choice is made, the game's generator is seeded from the outcome of a chance node.
"""

import json
from hashlib import blake2b
from typing import Any, Final

import numpy as np
import pyspiel

from voliere.env.table import WIN, Table
from voliere.games import game_names
from voliere.kernel.chance import Chance
from voliere.kernel.crowd import observation
from voliere.kernel.cycle import next_waiting
from voliere.kernel.game import HIDDEN_TEXT, Game
from voliere.terminal.opening import read_options

OUTCOMES: Final = 256
"""Equally likely ones at each chance node."""
DEAL_NODES: Final = 4
LONGEST: Final = 5000
"""No game asks so often."""
NAME: Final = "voliere_{game}"
DEFAULTS: Final[dict[str, Any]] = {"players": 2, "options": ""}
"""What `pyspiel.load_game` takes: `options` are those of the game, as "rounds:2;special:crow":
OpenSpiel writes a game with its parameters on one line, where "=" and "," are its own."""


class VoliereState(pyspiel.State):
    """A game in progress, or one that is still being dealt."""

    def __init__(self, game: "VoliereGame") -> None:
        super().__init__(game)
        self.drawn: list[int] = []
        """The outcomes of the chance nodes of the deal."""
        self.played: Game | None = None
        self.waits_for_chance = -1
        """A choice that rolls or shuffles, once chance has said how."""
        self.made = [0] * game.table.seats
        self.known = [blake2b(digest_size=16).digest() for _ in self.made]
        """By seat, what it has observed from the beginning on, as a chain of digests."""
        self.heard: list[list[str]] = [[] for _ in self.made]
        """By seat, all choices as it knows them."""

    @property
    def table(self) -> Table:
        """The game's, which all of its states share: a clone copies what stands in the state."""
        table: Table = self.get_game().table
        return table

    # What OpenSpiel asks.

    def current_player(self) -> int:
        """Who is asked: a seat, or chance."""
        if self.played is None or self.waits_for_chance >= 0:
            return int(pyspiel.PlayerId.CHANCE)
        return self.played.seat if self.played.seat >= 0 else int(pyspiel.PlayerId.TERMINAL)

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return self.played is not None and self.played.seat < 0

    def _legal_actions(self, player: int) -> list[int]:
        assert self.played is not None
        return sorted(self.played.actions()) if player == self.played.seat else []

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """All as likely."""
        return [(outcome, 1 / OUTCOMES) for outcome in range(OUTCOMES)]

    def _apply_action(self, action: int) -> None:
        if self.played is None:
            self.drawn.append(action)
            if len(self.drawn) == DEAL_NODES:
                self.played = self.table.deal(seed_of(self.drawn), False)
                self._next()
        elif self.waits_for_chance >= 0:
            self.played.chance = Chance.seeded(seed_of([action, len(self.played.choices)]))
            made, self.waits_for_chance = self.waits_for_chance, -1
            self._make(made)
        elif self._rolls(action):
            self.waits_for_chance = action
        else:
            self._make(action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"chance {action}"
        return self.table.kind.space.text(action)

    def returns(self) -> list[float]:
        """What each has won, at the end."""
        if self.played is None or self.played.seat >= 0:
            return [0.0] * self.table.seats
        return self.table.rewards(self.played)

    def __str__(self) -> str:
        """The whole position."""
        return "" if self.played is None else str(self.played)

    # How the game goes on.

    def _rolls(self, action: int) -> bool:
        """Whether a choice draws from the game's generator: tried on a copy."""
        assert self.played is not None
        tried = self.played.copy()
        before = str(tried.chance)
        tried.act(action)
        return str(tried.chance) != before

    def _make(self, action: int) -> None:
        game = self.played
        assert game is not None
        seat, hidden, text = game.seat, game.hides(action), game.space.text(action)
        for viewer, heard in enumerate(self.heard):
            told = HIDDEN_TEXT if hidden and viewer != seat else text
            heard.append(f"{seat}:{told}")
        self.made[seat] += 1
        game.act(action)
        self._next()

    def _next(self) -> None:
        assert self.played is not None
        if self.played.seat >= 0:
            next_waiting(self.played, self.made)
        for seat, known in enumerate(self.known):
            seen = observation(self.played, seat)
            self.known[seat] = blake2b(known + seen, digest_size=16).digest()

    def told(self, player: int, perfect_recall: bool) -> str:
        """What a player sees; with perfect recall, and all that it has ever seen and heard."""
        if self.played is None:
            return ""
        view = json.dumps(self.played.view(player))
        if not perfect_recall:
            return view
        return f"{view}\n{' '.join(self.heard[player])}\n{self.known[player].hex()}"


class Observer:
    """The numbers of the game's own observation, or a view as text."""

    def __init__(self, table: Table, perfect_recall: bool) -> None:
        self.perfect_recall = perfect_recall
        self.tensor = np.zeros(table.layout.size, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: VoliereState, player: int) -> None:
        """What the player knows now; with perfect recall this lacks the past."""
        if state.played is None:
            self.tensor.fill(0)
        else:
            self.tensor[:] = np.frombuffer(observation(state.played, player), np.int16)

    def string_from(self, state: VoliereState, player: int) -> str:
        """The same as a text."""
        return state.told(player, self.perfect_recall)


class VoliereGame(pyspiel.Game):
    """A game with its number of players and options."""

    def __init__(self, game: str, kind: Any, params: dict[str, Any] | None = None) -> None:
        chosen = DEFAULTS | (params or {})
        settings = options_of(str(chosen["options"]))
        self.table = Table(game, int(chosen["players"]), settings)
        limit = 1.0 if self.table.reward == WIN else float(LONGEST)
        info = pyspiel.GameInfo(
            num_distinct_actions=self.table.kind.space.size,
            max_chance_outcomes=OUTCOMES,
            num_players=self.table.seats,
            min_utility=-limit,
            max_utility=max(limit, self.table.seats - 1.0),
            max_game_length=LONGEST,
        )
        super().__init__(kind, info, chosen)

    def new_initial_state(self) -> VoliereState:
        """Nothing is dealt yet."""
        return VoliereState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        """What sees a state for a player."""
        recalls = iig_obs_type is not None and iig_obs_type.perfect_recall
        return Observer(self.table, recalls)

    def max_chance_nodes_in_history(self) -> int:
        """The deal, and one for each choice at most."""
        return DEAL_NODES + LONGEST


def seed_of(numbers: list[int]) -> int:
    """A seed of chance outcomes."""
    seed = 0
    for number in numbers:
        seed = seed * OUTCOMES + number
    return seed


def type_of(game: str) -> Any:
    """What OpenSpiel wants to know of a game before it is made."""
    kinds = pyspiel.GameType
    seats = Table(game, 2, {}).kind.seat_counts
    return kinds(
        short_name=NAME.format(game=game),
        long_name=f"Volière {game.capitalize()}",
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kinds.Information.IMPERFECT_INFORMATION,
        utility=kinds.Utility.GENERAL_SUM,
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=max(seats),
        min_num_players=min(seats),
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=True,
        parameter_specification=DEFAULTS,
    )


def class_of(game: str, kind: Any) -> type[VoliereGame]:
    """The class of one game. A class, no closure: OpenSpiel keeps it beyond Python's own end."""

    def begin(self: VoliereGame, params: dict[str, Any] | None = None) -> None:
        VoliereGame.__init__(self, game, kind, params)

    return type(f"{game.capitalize()}Game", (VoliereGame,), {"__init__": begin})


def options_of(text: str) -> dict[str, Any]:
    """The options in a parameter.

    >>> options_of("rounds:2;special:crow")
    {'rounds': '2', 'special': 'crow'}
    """
    return read_options(tuple(one.replace(":", "=", 1) for one in text.split(";") if one))


def register() -> None:
    """Make the games known to OpenSpiel."""
    for game in game_names():
        kind = type_of(game)
        if kind.short_name not in pyspiel.registered_names():
            pyspiel.register_game(kind, class_of(game, kind))


register()
