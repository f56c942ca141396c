"""The schema of a PostgreSQL database: made, brought up to date, refused if it is newer than this program.

All of it happens in one transaction under an advisory lock, so programs that start at once wait for each other.
"""

from __future__ import annotations

from typing import Any

from ..base import BadStore
from ..migrating import latest, scripts

DIALECT = "postgresql"
LOCK = 0x54414245  # of all programs at one database, only ours asks for this lock
OURS = {"game_table", "entry", "schema_version"}


async def migrate(connection: Any, where: str, upto: int | None = None) -> int:
    """Apply what is missing; the version the database had. Raises `BadStore`, and then nothing was touched."""
    last = latest(DIALECT) if upto is None else upto
    if await version_of(connection, where) == last:
        return last
    async with connection.transaction():
        await connection.execute("select pg_advisory_xact_lock($1)", LOCK)
        before = await version_of(connection, where)
        for number, file in scripts(DIALECT):
            if before < number <= last:
                await connection.execute(file.read_text(encoding="utf-8"))
                await connection.execute("delete from schema_version")
                await connection.execute("insert into schema_version (version) values ($1)", number)
    return before


async def version_of(connection: Any, where: str) -> int:
    """The number of the last migration; 0 for an empty database. Raises `BadStore` if it is not ours, or too new."""
    if (encoding := await connection.fetchval("show server_encoding")) != "UTF8":
        raise BadStore(f"{where} keeps texts as {encoding}, not UTF8; it was not touched")
    rows = await connection.fetch(
        "select table_name from information_schema.tables where table_schema = current_schema()"
    )
    tables = {row[0] for row in rows}
    if not tables:
        return 0
    if not tables >= OURS:
        raise BadStore(f"{where} belongs to another program; it was not touched")
    version: int = await connection.fetchval("select version from schema_version")
    if version > latest(DIALECT):
        raise BadStore(
            f"{where} was written by a newer Taberna (schema {version}, this program knows {latest(DIALECT)});"
            " it was not touched"
        )
    return version
