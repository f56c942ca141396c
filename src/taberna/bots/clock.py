"""The clock a bot is handed: how long it may think about this one decision."""

from __future__ import annotations

import gc
import time
from collections.abc import Callable


class Clock:
    """Counts down from the moment it is made; without a limit it never runs out.

    ``timer`` is what it counts with: the time of day, or `time.process_time` where a busy machine should not
    shorten anybody's thoughts (the arena's ``--cpu``).
    """

    __slots__ = ("_started", "seconds", "timer")

    def __init__(self, seconds: float | None = None, timer: Callable[[], float] = time.perf_counter) -> None:
        self.seconds = seconds
        self.timer = timer
        self._started = timer()

    @property
    def spent(self) -> float:
        return self.timer() - self._started

    @property
    def left(self) -> float:
        return float("inf") if self.seconds is None else self.seconds - self.spent

    def deadline(self, budget: float | None = None) -> float:
        """When to stop, as ``timer`` counts: after a bot's own budget or the clock's, if that is sooner."""
        limits = [limit for limit in (budget, self.seconds) if limit is not None]
        return self._started + min(limits) if limits else float("inf")


class undisturbed:  # noqa: N801  (reads as a word: ``with undisturbed():``)
    """No garbage collector while thinking: in a process that holds much it takes a third of a second.

    Thoughts contain no cycles, so they are freed without it. Leaving makes no new object: a collection that is
    due by then begins with the caller's next one, after the bot's clock was read.
    """

    __slots__ = ("_collecting",)

    def __enter__(self) -> None:
        self._collecting = gc.isenabled()
        gc.disable()

    def __exit__(self, *error: object) -> None:
        if self._collecting:
            gc.enable()
