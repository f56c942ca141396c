"""Cyclic garbage is searched for when nobody plays, because the search stops everything.

What moves, requests and sockets make is gone as soon as nobody needs it; a search is for what was overlooked. Python's
own searches come in the middle of games, set off by every burst of moves, and take a microsecond or two for each
object they look at: 10 to 40 ms often, 400 ms now and then.
"""

from __future__ import annotations

import gc

ENOUGH = 200  # sockets that ended: worth a quiet moment
TOO_MANY = 20_000  # cannot wait for one


class IdleCollector:
    def __init__(self) -> None:
        self._ended = 0

    def start(self) -> None:
        gc.disable()

    def stop(self) -> None:
        gc.enable()

    def ended(self) -> None:
        """A socket has ended."""
        self._ended += 1

    def sweep(self, quiet: bool) -> bool:
        """Search, if it is time; whether it was."""
        if self._ended < (ENOUGH if quiet else TOO_MANY):
            return False
        self._ended = 0
        gc.collect()
        return True
