"""Whether tables go on, and a stall told apart from a machine that has no time for us.

Something happens at every table that is not over within `PATIENCE` seconds: a move of a person or of a bot. If not,
that is a stall, unless the house has had little of the processor meanwhile: then it gets more time, but not for ever.
"""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from collections.abc import Callable
from typing import NamedTuple

from .crowd import Crowd

PATIENCE = 60.0  # seconds
WORK = 20.0  # seconds of the processor that servers and database have used meanwhile, among others for other tables
LONGEST = 900.0  # seconds, however little that was


class Wait(NamedTuple):
    """For how long nothing has happened at a table, and whether it waited for a bot."""

    seconds: float
    table: str
    for_bot: bool

    def __str__(self) -> str:
        return f"{self.seconds:.1f} s for a {'bot' if self.for_bot else 'person'}"


class GoingOn:
    """``worked``: seconds of the processor that the house has used so far."""

    def __init__(self, crowd: Crowd, worked: Callable[[], float], told: Callable[[str], str]) -> None:
        self._crowd = crowd
        self._worked = worked
        self._told = told
        #: The longest waits, by whom they were for (bot or not).
        self.longest: dict[bool, Wait] = {}

    async def wait(self) -> None:
        """Until something has happened at every table that is not over."""
        before = self._progress()
        work = self._worked()
        began = time.monotonic()
        waiting = {table: self._for_bot(table) for table in before}
        while waiting:
            seconds = time.monotonic() - began
            playing, now = self._playing(), self._progress()
            for table, for_bot in list(waiting.items()):
                if now[table] != before[table] or table not in playing:
                    del waiting[table]
                    self._note(Wait(seconds, table, for_bot))
                else:
                    waiting[table] = self._for_bot(table)
            if waiting and seconds > PATIENCE:
                done = self._worked() - work
                stalled = done > WORK or seconds > LONGEST
                assert not stalled, (
                    f"after {seconds:.0f} s, of which the house has worked {done:.0f}:\n"
                    + "\n".join(map(self._told, waiting))
                )
            await asyncio.sleep(0.05)

    def _note(self, wait: Wait) -> None:
        known = self.longest.get(wait.for_bot)
        if known is None or known.seconds < wait.seconds:
            self.longest[wait.for_bot] = wait

    def _progress(self) -> Counter[str]:
        """What everybody at a table was acknowledged and has seen, added up."""
        made: Counter[str] = Counter()
        for seat in self._crowd.seats:
            made[seat.table] += len(seat.acked) + seat.version
        return made

    def _playing(self) -> set[str]:
        return {
            seat.table for seat in self._crowd.seats if not seat.frame or seat.frame["status"] == "playing"
        }

    def _for_bot(self, table: str) -> bool:
        """Whether none of its people is asked, as far as they know."""
        seats = [seat for seat in self._crowd.seats if seat.table == table]
        return not any(not seat.frame or seat.frame["prompt"]["yours"] for seat in seats)
