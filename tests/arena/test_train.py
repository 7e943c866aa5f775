"""Learning: what is seen, what it was worth in the end, and the file that is left."""

import json
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import voliere
from voliere.arena import train as training
from voliere.arena.train import (
    BATCH,
    Checkpoints,
    Samples,
    fit,
    fitted,
    score_rows_of,
    train,
    watched,
    with_powers,
)
from voliere.bots.heuristics import heuristics_of
from voliere.bots.learned import learnable_of
from voliere.kernel.chance import Chance


def near_the_end(game: str) -> voliere.Game:
    """A game in its last round, reached by chance, where a turn begins."""
    reached = voliere.new(game, seats=2, seed=2, records_events=False)
    chance = Chance.seeded(2)
    while reached.position()["round"] < 4 or not heuristics_of(game).policy.turn_begins(reached):
        actions = reached.actions()
        reached.act(actions[chance.below(len(actions))])
    return reached


@pytest.mark.parametrize("game", ["wingspan", "wyrmspan"])
def test_every_seat_is_seen_with_the_points_that_came_after(game: str) -> None:
    samples, played = Samples(), near_the_end(game)
    begins = played.scores()
    watched({}, played, 1, samples)
    assert len(samples.rows) == len(samples.lefts) == len(samples.gains) > 4
    for gains, before, after in zip(samples.gains, begins, played.scores(), strict=False):
        gained = dict(zip(score_rows_of(game), gains, strict=True))
        assert gained == {row: after[row] - before[row] for row in gained}
        assert sum(gains) == after["total"] - before["total"]
    assert samples.lefts[0] > samples.lefts[-1]


def test_weights_are_found_again_in_what_they_made() -> None:
    random = np.random.default_rng(3)
    rows = random.random((4000, 5)).astype(np.float32)
    lefts = random.random(4000).astype(np.float32)
    true = random.random((15, 2))
    gains = (with_powers(rows, lefts) @ true).astype(np.float32)
    parts = [(rows[half], lefts[half], gains[half]) for half in (slice(1500), slice(1500, None))]
    assert np.abs(with_powers(rows, lefts) @ fit(parts) - gains).max() < 0.5
    assert np.allclose(fit(parts), fit([(rows, lefts, gains)])), "the parts make no difference"
    learnt = fitted(["a", "b", "c", "d", "e"], ["birds", "eggs"], parts)
    assert learnt["foretold"] > 0.95
    for column, row in enumerate(["birds", "eggs"]):
        assert learnt["rows"][row]["b"] == {
            "constant": pytest.approx(true[1, column], abs=0.5),
            "linear": pytest.approx(true[6, column], abs=0.5),
            "quadratic": pytest.approx(true[11, column], abs=0.5),
        }
    for power, weight in learnt["weights"]["b"].items():
        parts_of_it = [learnt["rows"][row]["b"][power] for row in ("birds", "eggs")]
        assert weight == pytest.approx(sum(parts_of_it), abs=0.001), "rows sum up to the total"


@pytest.fixture
def given(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """By batch, the generation whose weights it was given; instead of games, numbers by chance."""
    found: list[int] = []

    def batch(game: str, learnt: dict[str, Any], seed: int) -> training.Sights:
        found.append(learnt.get("generation", 0))
        random = np.random.default_rng(seed % 1000)
        width = len(learnable_of(game).feature_names())
        rows = random.random((50, width)).astype(np.float32)
        return rows, rows[:, 0], rows[:, 1 : 1 + len(score_rows_of(game))]

    monkeypatch.setattr(training, "batch", batch)
    return found


def test_each_generation_plays_with_what_the_last_has_learnt(
    tmp_path: Path, given: list[int]
) -> None:
    told: list[int] = []
    file = tmp_path / "weights.json"
    learnt = train("wingspan", 2 * BATCH, 3, 7, 1, file, told.append)
    assert given == [0, 0, 1, 1, 2, 2]
    assert told == [BATCH * number for number in range(1, 7)]
    assert json.loads(file.read_text()) == learnt
    assert learnt["made_by"] == "voliere train wingspan --games 40 --generations 3 --seed 7"
    assert learnt["samples"] == 300


def test_a_run_that_was_stopped_goes_on_after_its_last_generation(
    tmp_path: Path, given: list[int]
) -> None:
    file, told = tmp_path / "weights.json", list[int]()
    whole = train("wingspan", 2 * BATCH, 3, 7, 1, file)
    (tmp_path / "weights.generation-3.npz").unlink()
    given.clear()
    assert train("wingspan", 2 * BATCH, 3, 7, 1, file, told.append) == whole
    assert given == [2, 2], "the first two generations are not played again"
    assert told[0] == 2 * BATCH


def test_batches_that_come_in_another_order_teach_the_same(
    tmp_path: Path, given: list[int], monkeypatch: pytest.MonkeyPatch
) -> None:
    """As they do from several processes, or from the workers of a cluster."""
    alone = train("wingspan", 3 * BATCH, 2, 7, 1, tmp_path / "alone.json")
    asked: list[str | None] = []

    def reversed_spread(work: Any, pieces: Any, processes: int, cluster: str | None) -> Any:
        asked.append(cluster)
        return [work(piece) for piece in reversed(pieces)]

    monkeypatch.setattr(training, "spread", reversed_spread)
    monkeypatch.setattr(training, "check_spread", lambda processes, cluster: None)
    file = tmp_path / "together.json"
    assert train("wingspan", 3 * BATCH, 2, 7, 1, file, cluster="tcp://there:1") == alone
    assert asked == ["tcp://there:1"] * 2


def test_what_was_seen_of_other_features_is_refused_by_name(
    tmp_path: Path, given: list[int]
) -> None:
    file = tmp_path / "weights.json"
    train("wyrmspan", BATCH, 2, 7, 1, file)
    (tmp_path / "weights.generation-2.npz").unlink()
    kept = tmp_path / "weights.generation-1.npz"
    with np.load(kept) as arrays:
        seen = dict(arrays)
    seen["features"] = np.array([str(name).replace("coins", "money") for name in seen["features"]])
    np.savez_compressed(kept, allow_pickle=False, **seen)
    with pytest.raises(voliere.Refusal) as refused:
        train("wyrmspan", BATCH, 2, 7, 1, file)
    told = refused.value.sentence("en")
    assert str(kept) in told
    assert "coins, idle-coins" in told
    assert "money, idle-money" in told


def test_what_was_seen_is_read_by_the_names_of_its_columns(tmp_path: Path) -> None:
    seen = (
        np.array([[1, 2, 3]], np.float32),
        np.array([0.5], np.float32),
        np.array([[7]], np.float32),
    )
    file = tmp_path / "weights.json"
    Checkpoints(file, "made", ["a", "b", "c"]).write(1, [seen])
    [(rows, _, _)] = Checkpoints(file, "made", ["c", "a", "b"]).read(1)
    assert rows.tolist() == [[3, 1, 2]]


def test_a_run_that_is_over_begins_anew(tmp_path: Path, given: list[int]) -> None:
    file = tmp_path / "weights.json"
    assert train("wingspan", BATCH, 2, 7, 1, file) == train("wingspan", BATCH, 2, 7, 1, file)
    assert given == [0, 1, 0, 1], "the bots may play otherwise than they did then"


def test_a_run_with_another_seed_does_not_take_what_it_finds(
    tmp_path: Path, given: list[int]
) -> None:
    file = tmp_path / "weights.json"
    train("wingspan", 2 * BATCH, 1, 7, 1, file)
    other = train("wingspan", 2 * BATCH, 1, 8, 1, file)
    assert given == [0, 0, 0, 0]
    assert other == train("wingspan", 2 * BATCH, 1, 8, 1, tmp_path / "apart.json")


@pytest.mark.parametrize(
    ("wrong", "error"),
    [
        ({"game": "chess"}, "error.no-such-game"),
        ({"game": "songbirds"}, "error.not-learnt"),
        ({"games": 0}, "error.train-games"),
        ({"games": BATCH + 1}, "error.train-games"),
        ({"generations": 0}, "error.train-generations"),
        ({"processes": 0}, "error.arena-processes"),
    ],
)
def test_what_cannot_be_learnt_is_refused(wrong: dict[str, Any], error: str) -> None:
    usual: dict[str, Any] = {
        "game": "wyrmspan",
        "games": BATCH,
        "generations": 1,
        "seed": 1,
        "processes": 1,
    }
    with pytest.raises(voliere.Refusal) as refused:
        train(**{**usual, **wrong, "out": Path("never")})
    assert [fault.message for fault in refused.value.faults] == [error]
