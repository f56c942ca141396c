"""Opening a table from the store: the table that its entries add up to."""

from __future__ import annotations

import msgspec

from taberna.kernel.notice import EVERYBODY

from ..store.base import Stored
from .entries import OPEN, Left, decode_entry, decode_setup
from .game_state import GameState, replayed
from .table import Table

KEYS = 64  # commands remembered to recognise repetitions


def from_entries(stored: Stored) -> tuple[Table, list[tuple[str, int]]]:
    """The table, and the keys of the last commands with the versions they made (as their seats count)."""
    row = stored.row
    table = Table(row.id, decode_setup(row.setup), row.created, row.public)
    for seat, person in stored.holders:
        table.holders[seat].add(person)
    keys: list[tuple[str, int]] = []
    full = False
    for item in stored.entries:
        entry = decode_entry(item.body)
        table.note(entry, item.version, item.at)
        if isinstance(entry, Left) and full:  # `count` asks whether the game has begun
            table.leave(entry.seat)
        else:
            table.count(entry)
        full = full or all(chair.kind != OPEN for chair in table.chairs)
        key: str = getattr(entry, "key", "")
        if key:
            keys.append((key, table.version_for(getattr(entry, "seat", None))))
    if full:
        snapshot = stored.snapshot
        if snapshot is not None:
            first = GameState(table.game.load(msgspec.json.decode(snapshot.body)), frozenset())
            table.now = replayed(first, table.played[snapshot.moves :])
        else:
            first = GameState(table.record(0).replay(), frozenset())
            table.now = replayed(first, table.played)
    table.touch(EVERYBODY)
    table.settle()
    return table, keys[-KEYS:]
