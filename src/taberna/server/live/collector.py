"""Cyclic garbage is searched for in small steps, and thoroughly when nobody plays, because a search stops everything.

What moves, requests and sockets make is gone as soon as nobody needs it; a search is for what was overlooked. Python's
own searches come in the middle of games, set off by every burst of moves, and take a microsecond or two for each
object they look at: 10 to 40 ms often, 400 ms now and then. A step here looks only at what is new since the last one.
"""

from __future__ import annotations

import gc

from ..ticking import tick

STEP = 4_000  # new objects that are worth a step
EVERY = 0.1  # seconds between two looks at how many there are
SELDOM = 1.0  # the same, where little happens: a look wakes the process up
ENOUGH = 200  # sockets that ended: worth a quiet moment
TOO_MANY = 20_000  # cannot wait for one


class IdleCollector:
    def __init__(self) -> None:
        self._ended = 0

    def start(self) -> None:
        gc.disable()

    def stop(self) -> None:
        gc.enable()

    async def keep_stepping(self) -> None:
        pause = SELDOM
        while True:
            await tick(pause)
            busy = self.step() or gc.get_count()[0] > STEP // 4
            pause = EVERY if busy else min(SELDOM, 2 * pause)

    def step(self) -> bool:
        """Search what is new, if it is much; whether it was."""
        if gc.get_count()[0] < STEP:
            return False
        gc.collect(0)
        return True

    def ended(self) -> None:
        """A socket has ended."""
        self._ended += 1

    def sweep(self, quiet: bool) -> bool:
        """Search everything, if it is time; whether it was."""
        if self._ended < (ENOUGH if quiet else TOO_MANY):
            return False
        self._ended = 0
        gc.collect()
        return True
