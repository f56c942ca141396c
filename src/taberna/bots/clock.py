"""The clock a bot is handed: how long it may think about this one decision."""

from __future__ import annotations

import time


class Clock:
    """Counts down from the moment it is made; without a limit it never runs out."""

    __slots__ = ("_started", "seconds")

    def __init__(self, seconds: float | None = None) -> None:
        self.seconds = seconds
        self._started = time.perf_counter()

    @property
    def spent(self) -> float:
        return time.perf_counter() - self._started

    @property
    def left(self) -> float:
        return float("inf") if self.seconds is None else self.seconds - self.spent

    def deadline(self, budget: float | None = None) -> float:
        """When to stop, as `time.perf_counter` counts: after our own budget or the clock's, if sooner."""
        limits = [limit for limit in (budget, self.seconds) if limit is not None]
        return self._started + min(limits) if limits else float("inf")
