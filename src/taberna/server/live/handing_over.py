"""The end of one process of several: whoever is connected is sent to the others, a few at a time."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from .connection import Connection
from .open_table import OpenTable

if TYPE_CHECKING:
    from .hub import Hub

COME_BACK = 1012  # the code of a socket that is to be opened again, at another process
SPREAD = 4.0  # seconds over which sockets are closed, so that the others are not run over
APART = 0.01  # seconds between two of them, if they are few
PATIENCE = 5.0  # seconds for what is being written
NEVER = 1e18  # since when a table is open that lets no bot think any more


async def hand_over(hub: Hub, hurry: Callable[[], bool] = lambda: False) -> None:
    """Send everybody to the other processes; what is being written is finished first. ``hurry``: at once."""
    hub.leaving = True
    for open_table in hub.open_tables.values():
        open_table.since = NEVER
        hub.neighbours.presence(open_table, force=True)
    connections = hub.all_connections()
    pause = min(APART, SPREAD / max(1, len(connections)))
    due = time.monotonic()
    for connection in connections:
        table = connection.open_table
        table.queue.enter(partial(_send_away, table, connection))
        due += pause
        if due > time.monotonic() and not hurry():
            await asyncio.sleep(due - time.monotonic())
    end = time.monotonic() + PATIENCE
    while _busy(hub) and time.monotonic() < end and not hurry():
        await asyncio.sleep(0.02)


def _send_away(table: OpenTable, connection: Connection) -> None:
    """Between two changes, so that an answer is not cut off from its command."""
    connection.end(COME_BACK)
    table.queue.leave()


def _busy(hub: Hub) -> bool:
    return any(open_table.queue.busy for open_table in hub.open_tables.values())
