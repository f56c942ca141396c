"""The bus: what one process says is heard by all others, soon and usually. It carries news, never the truth.

A message may be lost, and nobody waits for one: whoever hears that a table has a newer version reads it from the store,
and whoever hears nothing finds out by asking the store from time to time (`taberna.server.live.copies`).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Protocol

#: Told the name of the process that speaks, what it says, and whether it speaks to this process alone, where nobody but
#: processes of this house can. What is said to everybody anybody may have said who has a line to the bus.
Hear = Callable[[str, Sequence[bytes], bool], None]


class Bus(Protocol):
    #: Whether there may be other processes at all.
    shared: bool
    #: What this process is called on the bus: new each time it starts.
    me: str

    async def subscribe(self, hear: Hear, again: Callable[[], None]) -> None:
        """Listen to the others; ``again`` is called when messages may have been missed."""
        ...

    def publish(self, message: bytes) -> None:
        """Tell the others. Never waits; what cannot be said now is lost."""
        ...

    async def close(self) -> None: ...


class LocalBus:
    """The bus of a house of one process: there is nobody else."""

    shared = False
    me = "alone"

    async def subscribe(self, hear: Hear, again: Callable[[], None]) -> None:
        pass

    def publish(self, message: bytes) -> None:
        pass

    async def close(self) -> None:
        pass
