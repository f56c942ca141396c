"""The store in one SQLite file: WAL, synchronous=FULL, one writing thread, one reading thread."""

from __future__ import annotations

from .keeping import SqliteKeeping
from .kept import SqliteKept
from .people import SqlitePeople
from .tables import SqliteTables


class SqliteStore(SqliteTables, SqliteKept, SqlitePeople, SqliteKeeping):
    pass
