"""What is done every few seconds is done at the same moments: to wake a sleeping process costs more than the work."""

from __future__ import annotations

import asyncio
import random
import time

EARLY = 0.01  # seconds: timers may fire a moment too soon

#: So that the processes of a machine do not all wake at once.
_phase = random.random() * 60


async def tick(seconds: float) -> None:
    """Sleep until the next moment that is a multiple of so many seconds."""
    left = seconds - (time.monotonic() + _phase) % seconds
    await asyncio.sleep(left if left > EARLY else left + seconds)
