"""The store in one SQLite file: WAL, synchronous=FULL, one writing thread, one reading thread."""

from __future__ import annotations

from .sqlite_keeping import SqliteKeeping
from .sqlite_people import SqlitePeople
from .sqlite_tables import SqliteTables


class SqliteStore(SqliteTables, SqlitePeople, SqliteKeeping):
    pass
