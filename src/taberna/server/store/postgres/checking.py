"""Searching a PostgreSQL database for damage: everything is read once, and versions are compared with entries."""

from __future__ import annotations

from .address import shown
from .connections import LONG, connect
from .faults import LOST
from .schema import version_of

READ = """
select coalesce((select sum(length(body) + length(events)) from entry), 0)
    + coalesce((select sum(length(body)) from packed), 0)
    + coalesce((select sum(length(setup) + length(summary) + length(lobby)) from game_table), 0)
"""

#: Tables that do not have as many entries as their version says.
UNEQUAL = """
select id from game_table left join packed on packed.table_id = id
where version <> coalesce(last, 0)
    + (select count(*) from entry where entry.table_id = id and entry.version > coalesce(last, 0))
order by id limit 1
"""


async def check(url: str) -> str:
    """What was found good, in words. Raises `BadStore`."""
    import asyncpg

    from ..base import BadStore

    connection = await connect(url)
    try:
        version = await version_of(connection, shown(url))
        if not version:
            raise BadStore(f"{shown(url)} is empty")
        await connection.fetchval(READ, timeout=LONG)
        unequal = await connection.fetchval(UNEQUAL, timeout=LONG)
    except (*LOST, asyncpg.PostgresError) as error:
        raise BadStore(f"{shown(url)} is damaged: {error}") from None
    finally:
        await connection.close()
    if unequal is not None:
        raise BadStore(f"{shown(url)} is damaged: entries of table {unequal} are missing")
    return f"{shown(url)}: no damage found (schema {version})"
