"""A SQLite file of ours: opened, brought up to the newest schema, searched for damage.

A file from a newer program, a database of another program and a damaged file are refused before anything is written.
"""

from __future__ import annotations

import os
import sqlite3
import time
from collections.abc import Iterator
from pathlib import Path

from ..base import BadStore
from ..migrating import latest, scripts

DIALECT = "sqlite"
MAGIC = b"SQLite format 3\0"
APPLICATION = 0x54414245  # in the header of our files, so that others can tell them
CHECKED_FOR = 1.0  # seconds a file is searched for damage before it is opened


def open_file(path: Path) -> sqlite3.Connection:
    """A connection to a file of the newest schema; a new file is made, an older one is brought up to date."""
    if path.exists() and path.stat().st_size:
        inspect(path)
    else:
        path.parent.mkdir(parents=True, exist_ok=True)
        os.close(os.open(path, os.O_CREAT | os.O_WRONLY, 0o600))  # hands and seeds are in it
    try:
        db = connect(path)
        migrate(db)
    except sqlite3.DatabaseError as error:
        raise BadStore(f"{path}: {error}") from None
    return db


def migrate_file(path: Path) -> int:
    """Bring a file up to date, and nothing else; the version it had."""
    if not path.exists():
        raise BadStore(f"there is no house at {path}")
    inspect(path)
    db = connect(path)
    try:
        return migrate(db)
    finally:
        db.close()


def connect(path: Path) -> sqlite3.Connection:
    db = sqlite3.connect(path, isolation_level=None, check_same_thread=False, timeout=10.0)
    db.execute("pragma journal_mode=wal")
    db.execute("pragma synchronous=full")
    db.execute("pragma foreign_keys=on")
    db.execute("pragma busy_timeout=10000")
    db.execute("pragma temp_store=memory")  # what savepoints remember: no files for a moment's use
    return db


def inspect(path: Path, seconds: float = CHECKED_FOR) -> None:
    """Refuse a file that is not ours, too new or damaged, without writing to it."""
    with path.open("rb") as file:
        header = file.read(72)
    if not header.startswith(MAGIC):
        raise BadStore(f"{path} is no SQLite file; it was not touched")
    if int.from_bytes(header[68:72], "big") not in (0, APPLICATION):
        raise BadStore(f"{path} belongs to another program; it was not touched")
    db = _only_read(path)
    try:
        tables = {name for (name,) in db.execute("select name from sqlite_master where type = 'table'")}
        if tables and not tables >= {"game_table", "entry"}:
            raise BadStore(f"{path} belongs to another program; it was not touched")
        version = version_of(db)
        if version > latest(DIALECT):
            raise BadStore(
                f"{path} was written by a newer Taberna (schema {version}, this program knows {latest(DIALECT)});"
                " it was not touched"
            )
        damage = find_damage(db, seconds)
    except sqlite3.DatabaseError as error:
        damage = str(error)
    finally:
        db.close()
    if damage:
        raise BadStore(
            f"{path} is damaged: {damage}. It was not touched. Restore a backup, or save what can be read with"
            " `sqlite3 FILE .recover`; docs/operations.md tells how"
        )


def _only_read(path: Path) -> sqlite3.Connection:
    """A connection that leaves no trace: only a file with changes still in its log needs help files to be read."""
    log = path.with_name(f"{path.name}-wal")
    how = "mode=ro" if log.exists() and log.stat().st_size else "mode=ro&immutable=1"
    return sqlite3.connect(f"{path.absolute().as_uri()}?{how}", uri=True, timeout=10.0)


def check(path: Path) -> str:
    """Search a whole file, however long it takes; what was found good, in words."""
    inspect(path)
    db = sqlite3.connect(f"{path.absolute().as_uri()}?mode=ro", uri=True)
    try:
        damage = find_damage(db, None)
    except sqlite3.DatabaseError as error:
        damage = str(error)
    finally:
        db.close()
    if damage:
        raise BadStore(f"{path} is damaged: {damage}")
    return f"{path}: no damage found (schema {latest(DIALECT)})"


def find_damage(db: sqlite3.Connection, seconds: float | None) -> str:
    """The first thing SQLite finds wrong, as far as the time allows; "" if it finds nothing."""
    if seconds is not None:
        end = time.monotonic() + seconds
        db.set_progress_handler(lambda: time.monotonic() > end, 10_000)
    try:
        found: str = db.execute("pragma quick_check(1)").fetchone()[0]
    except sqlite3.OperationalError as error:
        if "interrupted" in str(error):
            return ""
        raise
    finally:
        db.set_progress_handler(None, 0)
    return "" if found == "ok" else found.removeprefix("*** in database main ***").strip()


def version_of(db: sqlite3.Connection) -> int:
    """The number of the last migration; 0 for an empty file."""
    tables = {name for (name,) in db.execute("select name from sqlite_master where type = 'table'")}
    if "schema_version" in tables:
        found = db.execute("select version from schema_version").fetchone()
    elif "house" in tables:
        found = db.execute("select schema from house").fetchone()
    else:
        return 0
    return int(found[0])


def migrate(db: sqlite3.Connection, upto: int | None = None) -> int:
    """Apply what is missing; the version the file had. Two programs that start at once wait for each other."""
    last = latest(DIALECT) if upto is None else upto
    if (before := version_of(db)) == last:
        return before
    db.execute("pragma foreign_keys=off")
    db.execute("begin immediate")
    try:
        before = version_of(db)  # another program may have been first
        for number, file in scripts(DIALECT):
            if before < number <= last:
                for statement in statements(file.read_text(encoding="utf-8")):
                    db.execute(statement)
                _note(db, number)
        db.execute("commit")
    except BaseException:
        if db.in_transaction:
            db.execute("rollback")
        raise
    finally:
        db.execute("pragma foreign_keys=on")
    return before


def _note(db: sqlite3.Connection, number: int) -> None:
    table, column = ("house", "schema") if number == 1 else ("schema_version", "version")
    if not db.execute(f"update {table} set {column} = ?", (number,)).rowcount:
        db.execute(f"insert into {table} ({column}) values (?)", (number,))


def statements(script: str) -> Iterator[str]:
    """The statements of a script one by one, so that all of them share one transaction."""
    statement = ""
    for line in script.splitlines(keepends=True):
        statement += line
        if sqlite3.complete_statement(statement):
            yield statement
            statement = ""
    if statement.strip() and any(not line.startswith("--") for line in statement.strip().splitlines()):
        raise ValueError(f"unfinished statement: {statement.strip()[:80]}")
