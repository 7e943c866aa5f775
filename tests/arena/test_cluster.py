"""On a Dask cluster: a real scheduler and two workers, one of which is killed in the middle."""

import os
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from types import SimpleNamespace

import pytest

from tests.arena.test_collection import plan
from tests.arena.test_tournament import BOTS, SETUP, told
from voliere import Refusal
from voliere.arena import simulate, spread
from voliere.arena.collection import Collection, run_collection
from voliere.arena.tournament import Tournament

PATIENCE = 120.0


@contextmanager
def cluster(workers: int) -> Iterator[tuple[str, list[subprocess.Popen[bytes]]]]:
    """A scheduler and its workers, each a process; the scheduler is the first."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        address = f"tcp://127.0.0.1:{free.getsockname()[1]}"
    environment = os.environ | {"PYTHONPATH": ":".join(path for path in sys.path if path)}
    environment["DASK_DISTRIBUTED__SCHEDULER__WORKER_TTL"] = "null"
    quiet = {"env": environment, "stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL}
    dask = [sys.executable, "-m", "dask"]
    port = address.rsplit(":", 1)[1]
    started = [["scheduler", "--host", "127.0.0.1", "--port", port, "--no-dashboard"]]
    started += [["worker", address, "--no-nanny", "--no-dashboard", "--nthreads", "1"]] * workers
    running: list[subprocess.Popen[bytes]] = []
    try:
        for words in started:
            running.append(subprocess.Popen([*dask, *words], **quiet))  # type: ignore[call-overload]
        yield address, running
    finally:
        for process in reversed(running):
            process.kill()
            process.wait()


def wait_for_workers(address: str, number: int) -> None:
    import distributed

    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        try:
            with distributed.Client(address, timeout="5s", set_as_default=False) as client:  # type: ignore[no-untyped-call]
                client.wait_for_workers(number, timeout=PATIENCE)
                return
        except OSError:
            time.sleep(0.2)
    pytest.fail("no cluster")


@pytest.mark.filterwarnings("ignore")
def test_a_worker_that_dies_loses_no_game_and_counts_none_twice(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(simulate, "PIECE", 3)
    wanted = plan(60)
    alone = simulate.run_plan(wanted)
    with cluster(2) as (address, (_, first, _)):
        wait_for_workers(address, 2)
        seen: list[int] = []

        def progress(games: int) -> None:
            seen.append(games)
            if games >= 9 and first.poll() is None:
                first.kill()

        together = run_collection(Collection(tmp_path, wanted), progress, cluster=address)
    assert first.returncode != 0
    assert seen[-1] == 60
    for figure in ("games", "decisions", "mean_scores", "wins"):
        assert together[figure] == alone[figure]


class Job:
    """A piece whose worker died after it was done: the first fetching of it fails."""

    def __init__(self, piece: int) -> None:
        self.piece = piece
        self.fetched = 0

    def result(self, timeout: float) -> int:
        self.fetched += 1
        if self.fetched == 1 and self.piece == 2:
            raise TimeoutError
        return self.piece


def test_a_piece_that_cannot_be_fetched_is_waited_for_again() -> None:
    client = SimpleNamespace(
        scheduler_info=lambda n_workers: {"workers": {"one": {}}},
        submit=lambda work, piece, pure: Job(piece),
        status="running",
    )
    dask = SimpleNamespace(wait=lambda jobs, **how: (set(jobs), set()))
    found = spread.served(client, dask, abs, iter([1, 2, 3]), "tcp://here")
    assert sorted(found) == [1, 2, 3]


@pytest.mark.filterwarnings("ignore")
@pytest.mark.parametrize("lost", ["workers", "scheduler"])
def test_a_cluster_that_is_lost_keeps_what_was_done(
    lost: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(simulate, "PIECE", 3)
    monkeypatch.setattr(spread, "LOST", 2.0)
    wanted = plan(90)
    with cluster(1) as (address, processes):
        wait_for_workers(address, 1)

        def progress(games: int) -> None:
            if games >= 9:
                processes[lost == "workers"].kill()

        with pytest.raises(Refusal, match="cluster at tcp"):
            run_collection(Collection(tmp_path, wanted), progress, cluster=address)
    seen: list[int] = []
    together = run_collection(Collection(tmp_path, wanted), seen.append)
    assert 9 <= seen[0] < 90, "what was done is not played again"
    assert together["mean_scores"] == simulate.run_plan(wanted)["mean_scores"]


@pytest.mark.filterwarnings("ignore")
def test_matches_end_there_as_they_do_here() -> None:
    here, there = Tournament(SETUP, BOTS, 4), Tournament(SETUP, BOTS, 4)
    here.play(1)
    with cluster(2) as (address, _):
        wait_for_workers(address, 2)
        there.play(1, cluster=address)
    assert told(here.counts()) == told(there.counts())
