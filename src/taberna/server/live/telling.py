"""Who is told of a change: with its commit whoever looks at the table, and after it whoever has come meanwhile.

In PostgreSQL the commit itself tells it (NOTIFY), and only if it succeeds, so the entries can go along: whoever looks
at a table need not read them. They go to channels that only processes of this house can name, and each of those holds
the whole table anyway. What is said to everybody, or through other carriers, is never more than a version.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from msgspec import Raw

from ..bus.base import Bus
from ..bus.carried import CHANNEL, packed, private_channel
from ..bus.news import Carried, Moved, encode
from ..store.base import Told
from ..store.records import Append
from ..table.table import Table

if TYPE_CHECKING:
    from .hub import Hub

LONGEST = 5000  # bytes of news that entries go along with: NOTIFY takes 8000


class Telling:
    def __init__(self, hub: Hub, bus: Bus, secret: bytes) -> None:
        self._hub = hub
        self._bus = bus
        self._secret = secret

    def announce(self, appends: Sequence[Append]) -> list[Told]:
        """What the store tells in the commit of appends, for each of those that succeed."""
        told: list[Told] = []
        for append in appends:
            open_table = self._hub.open_tables.get(append.table)
            if open_table is None:
                (payload,) = packed(self._bus.me, [encode(self._moved(append))])
                told.append(Told(append.table, [CHANNEL], payload))
                continue
            listeners = self._hub.neighbours.listeners(open_table)
            before = open_table.hearing  # an earlier try may have been committed, and told only those
            open_table.hearing = (
                listeners if before is None else [process for process in listeners if process in before]
            )
            if listeners:
                channels = [private_channel(self._secret, process) for process in listeners]
                (payload,) = packed(self._bus.me, [self._with_entries(append)])
                told.append(Told(append.table, channels, payload))
        return told

    def _with_entries(self, append: Append) -> bytes:
        moved = self._moved(append)
        if append.give or append.clear:  # who holds seats is read from the store
            return encode(moved)
        entries = [Carried(one.at, Raw(one.body), Raw(one.events)) for one in append.entries]
        news = encode(Moved(moved.table, moved.version, moved.trace, entries))
        return news if len(news) < LONGEST else encode(moved)

    def _moved(self, append: Append) -> Moved:
        version = append.entries[-1].version
        return Moved(append.table, version, self._hub.traces.context(append.table, version))

    def stored(self, table: Table) -> None:
        """A change of ours is on the disk: whoever looks at the table and was not told by the commit is told now."""
        by_commit = self._hub.store.announce is not None
        open_table = self._hub.open_tables.get(table.id)
        if open_table is None:
            untold = not by_commit
        else:
            heard, open_table.hearing = open_table.hearing or (), None
            untold = any(
                process not in heard or not by_commit
                for process in self._hub.neighbours.listeners(open_table)
            )
        if untold:
            trace = self._hub.traces.context(table.id, table.version)
            self._hub.neighbours.tell(Moved(table.id, table.version, trace))
