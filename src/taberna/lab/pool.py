"""Workers: many pieces of work, done in this process, in several processes, or on a Ray cluster."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_all_start_methods, get_context
from typing import Protocol, TypeVar

from taberna.kernel.errors import TabernaError

Job = TypeVar("Job")
Done = TypeVar("Done")


class Workers(Protocol):
    def __call__(
        self, work: Callable[[Job], Done], jobs: Sequence[Job], ordered: bool = False
    ) -> Iterator[tuple[Job, Done]]:
        """Do all jobs; tells each one with what came of it, as they are done or in their order."""


def local(processes: int = 0) -> Workers:
    """On this machine; 0 processes for one per core."""
    count = processes or os.cpu_count() or 1

    def run(
        work: Callable[[Job], Done], jobs: Sequence[Job], ordered: bool = False
    ) -> Iterator[tuple[Job, Done]]:
        if count == 1 or len(jobs) < 2:
            for job in jobs:
                yield job, work(job)
            return
        # Forked workers need no importable main module, so that this works from any script or prompt.
        method = "fork" if "fork" in get_all_start_methods() else "spawn"
        with ProcessPoolExecutor(count, get_context(method)) as pool:
            futures = {pool.submit(_quietly, work, job): job for job in jobs}
            try:
                for future in futures if ordered else _as_done(list(futures)):
                    done = future.result()
                    if done:
                        yield futures[future], done[0]
            except BrokenProcessPool:
                raise TabernaError(
                    "a process ended in the middle of its work: a bot that ends it, or no memory left. A bot that is "
                    "a program of its own ('exec PROGRAM') harms nobody else"
                ) from None
            finally:
                pool.shutdown(wait=False, cancel_futures=True)

    return run


#: In this very process.
HERE = local(1)


def _as_done(futures: Sequence[Future[list[Done]]]) -> Iterator[Future[list[Done]]]:
    waiting = set(futures)
    while waiting:
        done, waiting = wait(waiting, return_when=FIRST_COMPLETED)
        yield from done


def _quietly(work: Callable[[Job], Done], job: Job) -> list[Done]:
    """What came of a job; nothing if Ctrl-C came first, which the main process got, too, and says."""
    try:
        return [work(job)]
    except KeyboardInterrupt:
        return []


def on_ray(address: str | None = None) -> Workers:
    """On a Ray cluster (or a local one, if no address is given)."""

    def run(
        work: Callable[[Job], Done], jobs: Sequence[Job], ordered: bool = False
    ) -> Iterator[tuple[Job, Done]]:
        os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")  # nothing is reported to anybody
        import ray

        ray.init(address=address, ignore_reinit_error=True, include_dashboard=False, log_to_driver=False)
        remote = ray.remote(work)
        waiting = {remote.remote(job): job for job in jobs}
        order = list(waiting)
        while order:
            done, order = ([order[0]], order[1:]) if ordered else ray.wait(order)
            for one in done:
                yield waiting[one], ray.get(one)
        ray.shutdown()

    return run
