"""On a Dask cluster: a real scheduler and two workers, one of which is killed in the middle."""

import os
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from tests.arena.test_collection import plan
from tests.arena.test_tournament import BOTS, SETUP, told
from voliere.arena import simulate
from voliere.arena.collection import Collection, run_collection
from voliere.arena.tournament import Tournament

PATIENCE = 120.0


@contextmanager
def cluster(workers: int) -> Iterator[tuple[str, list[subprocess.Popen[bytes]]]]:
    """A scheduler and its workers, each a process."""
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
        yield address, running[1:]
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
    with cluster(2) as (address, workers):
        wait_for_workers(address, 2)
        seen: list[int] = []

        def progress(games: int) -> None:
            seen.append(games)
            if games >= 9 and workers[0].poll() is None:
                workers[0].kill()

        together = run_collection(Collection(tmp_path, wanted), progress, cluster=address)
    assert workers[0].returncode != 0
    assert seen[-1] == 60
    for figure in ("games", "decisions", "mean_scores", "wins"):
        assert together[figure] == alone[figure]


@pytest.mark.filterwarnings("ignore")
def test_matches_end_there_as_they_do_here() -> None:
    here, there = Tournament(SETUP, BOTS, 4), Tournament(SETUP, BOTS, 4)
    here.play(1)
    with cluster(2) as (address, _):
        wait_for_workers(address, 2)
        there.play(1, cluster=address)
    assert told(here.counts()) == told(there.counts())
