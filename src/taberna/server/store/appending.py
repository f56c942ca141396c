"""Appending to tables in SQLite: one by one, or all of a group in a few statements.

The writing thread gives up the interpreter's lock for each statement and has to wait for it afterwards, while the
loop is busy with frames. So a group of a hundred moves is better written in eight statements than in two hundred.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Sequence
from functools import cache

from .base import Append, Conflict
from .packing import squeeze

SIZES = (64, 16, 4, 1)  # moves in one statement
KEPT = 64  # moves: older snapshots than the last by this much are not needed


def append_one(db: sqlite3.Connection, append: Append) -> None:
    """Refuses before it writes."""
    table = append.table
    first = append.entries[0].version
    last = append.entries[-1]
    moved = db.execute(
        "update game_table set version = ?, changed = coalesce(?, changed), status = ?, summary = ?, owed = ?"
        " where id = ? and version = ?",
        (last.version, append.changed, append.status, append.summary, append.owed, table, first - 1),
    )
    if moved.rowcount != 1:
        raise Conflict(f"table {table} is not at version {first - 1}")
    for entry in append.entries:
        db.execute(
            "insert into entry (table_id, version, at, body, events) values (?, ?, ?, ?, ?)",
            (table, entry.version, entry.at, entry.body, entry.events),
        )
    _and_besides(db, append)


def append_all(db: sqlite3.Connection, appends: Sequence[Append]) -> bool:
    """All at once; False if they must be tried one by one, and then the transaction is no longer good.

    Without a savepoint and the abort of a single statement SQLite need not keep what the pages were before.
    """
    tables = {append.table for append in appends}
    if len(tables) != len(appends):
        return False
    start = 0
    while start < len(appends):
        size = next(size for size in SIZES if size <= len(appends) - start)
        part = appends[start : start + size]
        start += size
        rows: list[object] = []
        entries: list[object] = []
        for append in part:
            entry = append.entries[0]
            rows += (
                append.table,
                entry.version,
                append.changed,
                append.status,
                append.summary,
                append.owed,
            )
            entries += (append.table, entry.version, entry.at, entry.body, entry.events)
        try:
            if db.execute(_update(size), rows).rowcount != size:
                return False
            db.execute(_insert(size), entries)
        except sqlite3.IntegrityError:
            return False
    for append in appends:
        _and_besides(db, append)
    return True


@cache
def _update(size: int) -> str:
    """Of each: id, new version, changed, status, summary, owed."""
    rows = ", ".join(["(?, ?, ?, ?, ?, ?)"] * size)
    return (
        "update or rollback game_table set version = column2, changed = coalesce(column3, changed), status = column4,"
        f" summary = column5, owed = column6 from (values {rows}) where id = column1 and version = column2 - 1"
    )


@cache
def _insert(size: int) -> str:
    rows = ", ".join(["(?, ?, ?, ?, ?)"] * size)
    return f"insert or rollback into entry (table_id, version, at, body, events) values {rows}"


def _and_besides(db: sqlite3.Connection, append: Append) -> None:
    """What only some commands write."""
    table = append.table
    if append.forget_beyond is not None:
        db.execute("delete from snapshot where table_id = ? and moves > ?", (table, append.forget_beyond))
    if append.snapshot is not None:
        moves = append.snapshot.moves
        db.execute("delete from snapshot where table_id = ? and moves <= ?", (table, moves - KEPT))
        db.execute(
            "insert or replace into snapshot (table_id, moves, body) values (?, ?, ?)",
            (table, moves, squeeze(append.snapshot.body)),
        )
    for seat in append.clear:
        db.execute("delete from holder where table_id = ? and seat = ?", (table, seat))
        db.execute("delete from seat_token where table_id = ? and seat = ?", (table, seat))
    for seat, person in append.give:
        db.execute(
            "insert or ignore into holder (table_id, seat, person, since) values (?, ?, ?, ?)",
            (table, seat, person, append.entries[-1].at),
        )
