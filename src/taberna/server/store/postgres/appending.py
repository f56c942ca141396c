"""Appending to tables: "if the version matches", for a whole group in one statement."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ..base import Conflict, Told
from ..packing import squeeze
from ..records import Append

KEPT = 64  # moves: older snapshots than the last by this much are not needed

# Rows are locked in the order of their ids, so that two groups never wait for each other in a circle. Whoever had to
# wait finds the version that the other has left, and does not match.
GROUP = """
with given as materialized (
    select * from unnest($1::text[], $2::int[], $3::int[], $4::float8[], $5::text[], $6::bytea[], $7::bool[])
        as given (id, first, last, changed, status, summary, owed)
), locked as materialized (
    select id from game_table where id = any($1::text[]) order by id for update
), moved as (
    update game_table set version = given.last, changed = coalesce(given.changed, game_table.changed),
        status = given.status, summary = given.summary, owed = given.owed
    from given join locked using (id)
    where game_table.id = given.id and game_table.version = given.first - 1
    returning game_table.id
), written as (
    insert into entry (table_id, version, at, body, events)
    select one.* from unnest($8::text[], $9::int[], $10::float8[], $11::bytea[], $12::bytea[])
        as one (table_id, version, at, body, events)
    join moved on moved.id = one.table_id
), told as materialized (
    select pg_notify(channel, news)
    from unnest($13::text[], $14::text[], $15::text[]) as told (id, channel, news) join moved using (id)
)
select id, (select count(*) from told) from moved
"""

# Often a table is alone in its commit. The same for one entry of one table costs half as much.
ONE = """
with moved as (
    update game_table set version = $2, changed = coalesce($3, changed), status = $4, summary = $5, owed = $6
    where id = $1 and version = $2 - 1
    returning id
), written as (
    insert into entry (table_id, version, at, body, events)
    select $1, $2, $7::float8, $8::bytea, $9::bytea from moved
)
"""
ONE_UNTOLD = ONE + "select id from moved"
ONE_TOLD = ONE + "select id, (select count(pg_notify(c, $11)) from unnest($10::text[]) as c) from moved"


def conflict(append: Append) -> Conflict:
    return Conflict(f"table {append.table} is not at version {append.entries[0].version - 1}")


async def append_group(db: Any, appends: Sequence[Append], news: Sequence[Told] = ()) -> set[str]:
    """Append to tables, of which none may be there twice; those whose version matched."""
    if not any(map(_more, appends)):
        return await _append(db, appends, news)
    async with db.transaction():
        moved = await _append(db, appends, news)
        for append in appends:
            if append.table in moved and _more(append):
                await _and_besides(db, append)
    return moved


async def _append(db: Any, appends: Sequence[Append], news: Sequence[Told]) -> set[str]:
    if len(appends) == 1 and len(appends[0].entries) == 1:
        return await _append_one(db, appends[0], news)
    entries = [(append.table, entry) for append in appends for entry in append.entries]
    rows = await db.fetch(
        GROUP,
        [append.table for append in appends],
        [append.entries[0].version for append in appends],
        [append.entries[-1].version for append in appends],
        [append.changed for append in appends],
        [append.status for append in appends],
        [append.summary for append in appends],
        [append.owed for append in appends],
        [table for table, _ in entries],
        [entry.version for _, entry in entries],
        [entry.at for _, entry in entries],
        [entry.body for _, entry in entries],
        [entry.events for _, entry in entries],
        [table for table, channels, _ in news for _ in channels],
        [channel for _, channels, _ in news for channel in channels],
        [payload for _, channels, payload in news for _ in channels],
    )
    return {row[0] for row in rows}


async def _append_one(db: Any, append: Append, news: Sequence[Told]) -> set[str]:
    (entry,) = append.entries
    told = news[0][1:] if news else ()
    row = await db.fetchrow(
        ONE_TOLD if news else ONE_UNTOLD,
        append.table,
        entry.version,
        append.changed,
        append.status,
        append.summary,
        append.owed,
        entry.at,
        entry.body,
        entry.events,
        *told,
    )
    return set() if row is None else {append.table}


async def are_ours(db: Any, appends: Sequence[Append]) -> set[str]:
    """The tables where the entry of that version is the very one: it was written by an earlier try."""
    rows = await db.fetch(
        "select entry.table_id from entry"
        " join unnest($1::text[], $2::int[], $3::float8[], $4::bytea[]) as ours (id, version, at, body)"
        " on table_id = ours.id and entry.version = ours.version and entry.at = ours.at and entry.body = ours.body",
        [append.table for append in appends],
        [append.entries[0].version for append in appends],
        [append.entries[0].at for append in appends],
        [append.entries[0].body for append in appends],
    )
    return {row[0] for row in rows}


def _more(append: Append) -> bool:
    return bool(
        append.snapshot is not None or append.forget_beyond is not None or append.give or append.clear
    )


async def _and_besides(db: Any, append: Append) -> None:
    """What only some commands write."""
    table = append.table
    if append.forget_beyond is not None:
        await db.execute(
            "delete from snapshot where table_id = $1 and moves > $2", table, append.forget_beyond
        )
    if append.snapshot is not None:
        moves = append.snapshot.moves
        await db.execute("delete from snapshot where table_id = $1 and moves <= $2", table, moves - KEPT)
        await db.execute(
            "insert into snapshot (table_id, moves, body) values ($1, $2, $3)"
            " on conflict (table_id, moves) do update set body = excluded.body",
            table,
            moves,
            squeeze(append.snapshot.body),
        )
    for seat in append.clear:
        await db.execute("delete from holder where table_id = $1 and seat = $2", table, seat)
        await db.execute("delete from seat_token where table_id = $1 and seat = $2", table, seat)
    for seat, person in append.give:
        await db.execute(
            "insert into holder (table_id, seat, person, since) values ($1, $2, $3, $4) on conflict do nothing",
            table,
            seat,
            person,
            append.entries[-1].at,
        )
