"""The games for OpenSpiel, by its own test of games, and with what it asks of chance."""

from typing import Any

import numpy as np
import pytest

from voliere import Refusal
from voliere.kernel.chance import Chance

pyspiel = pytest.importorskip("pyspiel")

from voliere.env import openspiel  # noqa: E402 (only where OpenSpiel is)

TABLES = [
    ("songbirds", {"players": 3, "options": "rounds:2"}),
    ("wingspan", {"players": 2}),
    ("wingspan", {"players": 1, "options": "automa:eagle"}),
    ("wyrmspan", {"players": 2}),
]
tables = pytest.mark.parametrize(("name", "params"), TABLES)


def load(name: str, params: dict[str, Any]) -> Any:
    return pyspiel.load_game(f"voliere_{name}", params)


def played(game: Any, seed: int, steps: int) -> Any:
    """A state after so many steps by chance."""
    state, chance = game.new_initial_state(), Chance.seeded(seed)
    for _ in range(steps):
        if state.is_terminal():
            break
        state.apply_action(drawn(state, chance))
    return state


def drawn(state: Any, chance: Chance) -> int:
    if state.is_chance_node():
        return chance.below(openspiel.OUTCOMES)
    legal = state.legal_actions()
    return int(legal[chance.below(len(legal))])


@tables
def test_openspiels_own_test(name: str, params: dict[str, Any]) -> None:
    pyspiel.random_sim_test(load(name, params), num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize("name", ["songbirds", "wingspan", "wyrmspan"])
def test_the_same_history_gives_the_same_game(name: str) -> None:
    game = load(name, {"players": 2})
    state = played(game, 3, 10_000)
    assert state.is_terminal()
    assert sum(state.returns()) == pytest.approx(0)
    again = game.new_initial_state()
    for action in state.history():
        again.apply_action(action)
    assert str(again) == str(state)
    assert again.returns() == state.returns()
    assert state.returns() == state.table.rewards(state.played)


def test_dice_are_chance_nodes_and_not_known_before() -> None:
    """After the same choices two outcomes of the same node give different dice."""
    game = load("wingspan", {"players": 2})
    chance = Chance.seeded(5)
    state = game.new_initial_state()
    while not (state.is_chance_node() and len(state.drawn) == openspiel.DEAL_NODES):
        state.apply_action(drawn(state, chance))
    dice = set()
    for outcome in range(12):
        rolled = state.clone()
        rolled.apply_action(outcome)
        dice.add(str(rolled.played.position()["feeder"]) + str(rolled.played.position()["deck"]))
    assert len(dice) > 1
    assert state.waits_for_chance >= 0, "a clone shares nothing"


def test_information_states_hold_what_a_player_may_know() -> None:
    """What the other was dealt changes nothing; what a player did and saw does."""
    game = load("songbirds", {"players": 2})
    state = played(game, 7, 12)
    imagined = state.clone()
    imagined.played = state.played.imagine(0, 99)
    assert str(imagined.played) != str(state.played)
    assert imagined.information_state_string(0) == state.information_state_string(0)
    assert imagined.information_state_string(1) != state.information_state_string(1)
    assert state.observation_string(0) in state.information_state_string(0)
    numbers = np.array(state.observation_tensor(0))
    assert numbers.shape == (openspiel.VoliereGame.observation_tensor_size(game),)
    assert (numbers == np.array(imagined.observation_tensor(0))).all()
    longer = state.clone()
    longer.apply_action(longer.legal_actions()[0])
    assert longer.information_state_string(0) != state.information_state_string(0)


def test_a_wrong_option_is_refused_by_name() -> None:
    with pytest.raises((Refusal, RuntimeError), match="colour"):
        load("songbirds", {"options": "colour:red"})
