"""Work in many pieces: on the processors of this machine, or on a Dask cluster.

Every piece comes back once, whoever did it. Only a few are under way at a time, so that neither the
pieces nor their results pile up; whoever stops listening ends the work.
"""

import logging
import signal
import time
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from importlib.util import find_spec
from itertools import chain, islice
from multiprocessing import get_context
from typing import Any, Final, TypeVar

from voliere.kernel.errors import Refusal, refusal

Piece = TypeVar("Piece")
Result = TypeVar("Result")

AHEAD: Final = 3
"""Number of pieces under way for each worker: the next lies ready when one is done."""
CONNECTING: Final = "10s"
"""How long a cluster's scheduler may take to answer."""
GLANCE: Final = 1.0
"""The seconds between two looks at whether a cluster is still there."""
FETCHING: Final = 30.0
"""The seconds that a piece may take from a worker to here."""
LOST: Final = 30.0
"""Seconds without any worker after which a cluster is lost."""


def check_spread(processes: int, cluster: str | None) -> None:
    """Refuse what cannot work before anything is played."""
    if processes < 1:
        raise refusal("error.arena-processes", processes=processes)
    if cluster is not None and find_spec("distributed") is None:
        raise refusal("error.cluster-extra")


def spread(
    work: Callable[[Piece], Result],
    pieces: Iterable[Piece],
    processes: int,
    cluster: str | None = None,
) -> Iterator[Result]:
    """The results as they come, in any order."""
    check_spread(processes, cluster)
    waiting = iter(pieces)
    if cluster is not None:
        return on_cluster(work, waiting, cluster)
    several = list(islice(waiting, 2))
    if processes == 1 or len(several) < 2:
        return map(work, chain(several, waiting))
    return in_processes(work, chain(several, waiting), processes)


def deaf() -> None:
    """Ctrl-C is for the process that leads."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def in_processes(
    work: Callable[[Piece], Result], pieces: Iterator[Piece], processes: int
) -> Iterator[Result]:
    """Each process has its pieces; if one dies, all ends with what was done."""
    pool = ProcessPoolExecutor(processes, get_context("spawn"), initializer=deaf)
    under_way: set[Future[Result]] = set()
    ended = False
    try:
        while True:
            for piece in islice(pieces, AHEAD * processes - len(under_way)):
                under_way.add(pool.submit(work, piece))
            if not under_way:
                ended = True
                return
            done, under_way = wait(under_way, return_when=FIRST_COMPLETED)
            for job in done:
                yield job.result()
    except BrokenProcessPool:
        raise refusal("error.worker-died") from None
    finally:
        # What is under way is not waited for: it may take long.
        for process in () if ended else list((pool._processes or {}).values()):
            process.terminate()
        pool.shutdown(cancel_futures=True)


def on_cluster(
    work: Callable[[Piece], Result], pieces: Iterator[Piece], address: str
) -> Iterator[Result]:
    """What a worker that dies had in hand, another does again; a cluster without any is lost."""
    distributed: Any = __import__("distributed")
    logging.getLogger("distributed").setLevel(logging.CRITICAL)
    try:
        client = distributed.Client(address, timeout=CONNECTING)
    except (OSError, TimeoutError, ValueError) as error:
        reason = str(error).split(" after ")[0].strip() or type(error).__name__
        raise refusal("error.cluster-address", address=address, reason=reason) from None
    try:
        yield from served(client, distributed, work, pieces, address)
    finally:
        with suppress(Exception):
            client.close(timeout=2)


def served(
    client: Any,
    distributed: Any,
    work: Callable[[Piece], Result],
    pieces: Iterator[Piece],
    address: str,
) -> Iterator[Result]:
    """The results from the cluster's workers, each counted when it has arrived here."""
    under_way: set[Any] = set()
    alone_since: float | None = None
    while True:
        workers = worker_count(client)
        for piece in islice(pieces, AHEAD * max(1, workers) - len(under_way)):
            under_way.add(client.submit(work, piece, pure=False))
        if not under_way:
            return
        try:
            done, under_way = distributed.wait(
                under_way, timeout=GLANCE, return_when=FIRST_COMPLETED
            )
        except TimeoutError:
            done = set()
        except Exception as error:
            raise refusal("error.cluster-lost", address=address, reason=str(error)) from None
        for job in done:
            found = arrived(job, address)
            if not found:
                under_way.add(job)
            yield from found
        here = workers > 0 and client.status == "running"
        alone_since = None if here else alone_since or time.monotonic()
        if alone_since is not None and time.monotonic() - alone_since > LOST:
            raise refusal("error.cluster-lost", address=address, reason="no workers")


def worker_count(client: Any) -> int:
    """The workers that the scheduler knows now; none if it does not answer."""
    try:
        return len(client.scheduler_info(n_workers=-1)["workers"])
    except Exception:
        return 0


def arrived(job: Any, address: str) -> list[Any]:
    """A finished piece; none if its worker died before it was fetched, and it is done again."""
    try:
        return [job.result(timeout=FETCHING)]
    except Refusal:
        raise
    except TimeoutError:
        return []
    except Exception as error:
        reason = str(error) or type(error).__name__
        raise refusal("error.cluster-lost", address=address, reason=reason) from None
