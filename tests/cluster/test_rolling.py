"""All processes are restarted one by one under load: no move is lost, no client sees an error."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Sequence
from contextlib import AbstractContextManager, ExitStack

from tests import servers

from .crowd import Crowd, scattered
from .processes import Process


def p99(delays: list[float]) -> float:
    return sorted(delays)[int(len(delays) * 0.99)]


#: A proxy in front of processes at ports.
Behind = Callable[[Sequence[int]], AbstractContextManager[str]]


def rolling_restart(store: str, count: int, tables: int, behind: Behind | None = None) -> dict[str, float]:
    """Restart all processes one by one under load; figures of what the clients saw.

    Without a proxy people come back to the next process.
    """
    known = ("--proxy", "127.0.0.1", "--allow-host", "127.0.0.1")
    processes = [Process(store, "--bots", "1", *known) for _ in range(count)]
    proxies = ExitStack()
    try:
        for process in processes:
            process.wait()
        if behind is None:
            urls = [process.url for process in processes]
        else:
            urls = [proxies.enter_context(behind([process.port for process in processes]))]
        crowd = Crowd(scattered(urls), pace=0.3, impatient=60.0)  # nobody is killed: slow is not broken
        crowd.sit_down(urls[0], tables)

        async def story() -> tuple[float, float]:
            await crowd.begin()
            await asyncio.sleep(2)
            began = time.monotonic()
            for process in processes:
                await asyncio.to_thread(process.terminate)
                process.start()
                await asyncio.to_thread(process.wait)
            ended = time.monotonic()
            await asyncio.sleep(1)
            await crowd.rest()
            await crowd.leave()
            return began, ended

        began, ended = asyncio.run(story())
        made = crowd.check(processes[-1].url)
        during = [delay for at, delay in crowd.delays if began <= at <= ended]
        return {
            "moves": made,
            "during": len(during),
            "p99": p99(during),
            "errors": len(crowd.errors),
            "came_back": crowd.came_back,
            "broken": sum(n for kind, n in crowd.broken.items() if kind not in REFUSED),
            "refused": sum(n for kind, n in crowd.broken.items() if kind in REFUSED),
        }
    finally:
        proxies.close()
        for process in processes:
            process.end()


#: A port where nobody listens: behind a proxy that tries the next process nobody sees it.
REFUSED = ("ConnectionRefusedError", "OSError")


def test_clients_see_nothing_but_a_reconnect() -> None:
    with servers.postgres("fsync=off") as postgres:
        seen = rolling_restart(postgres.url, 2, 6)
    assert seen["errors"] == 0
    assert seen["broken"] == 0
    assert seen["came_back"] > 0
    assert seen["during"] > 20
