"""The schema of a store: numbered SQL files for each dialect, applied in order, each in a transaction with its number.

`migrations/<dialect>/0001.sql` and so on. How they are applied is the dialect's own (`sqlite/file`, `postgres/schema`).
"""

from __future__ import annotations

from pathlib import Path

MIGRATIONS = Path(__file__).parent / "migrations"


def scripts(dialect: str) -> list[tuple[int, Path]]:
    """The migrations of a dialect, oldest first."""
    return sorted((int(file.stem), file) for file in (MIGRATIONS / dialect).glob("[0-9]*.sql"))


def latest(dialect: str) -> int:
    """The schema that this program knows."""
    return scripts(dialect)[-1][0]
