"""The store in PostgreSQL: as many processes as there are may write it, on any machines (needs `taberna[postgres]`)."""

from __future__ import annotations

from .keeping import PostgresKeeping
from .kept import PostgresKept
from .people import PostgresPeople
from .questions import PostgresQuestions
from .tables import PostgresTables


class PostgresStore(PostgresTables, PostgresKept, PostgresPeople, PostgresKeeping, PostgresQuestions):
    pass
