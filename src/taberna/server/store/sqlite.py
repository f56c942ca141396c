"""The store in one SQLite file: WAL, synchronous=FULL, one writing thread, one reading thread."""

from __future__ import annotations

import asyncio
import os
import sqlite3
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path
from typing import TypeVar

from .appending import append_one
from .base import Append, Entry, Person, Row, Snapshot, Stored
from .writer import Writer, settle

T = TypeVar("T")

SCHEMA = 1
SESSION_IDLE = 30 * 86400.0
SESSION_ABSOLUTE = 90 * 86400.0
SEEN_EVERY = 3600.0  # a session's last use is noted hourly, not at every request

_ROW = "id, created, changed, status, public, version, setup, head"


class SqliteStore:
    def __init__(self, path: Path) -> None:
        fresh = not path.exists()
        if fresh:
            path.parent.mkdir(parents=True, exist_ok=True)
            os.close(os.open(path, os.O_CREAT | os.O_WRONLY, 0o600))  # hands and seeds are in it
        writing = _connect(path)
        _prepare(writing)
        self.writer = Writer(writing)
        self._writing = writing
        self._reading = _connect(path)
        self._reading.execute("pragma query_only=on")
        self._reader = ThreadPoolExecutor(1, thread_name_prefix="store reader")

    async def _read(self, job: Callable[[sqlite3.Connection], T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._reader, job, self._reading)

    async def close(self) -> None:
        await asyncio.to_thread(self.writer.close)
        self._reader.shutdown()
        self._reading.close()
        self._writing.close()

    # -- tables ------------------------------------------------------------------------------

    async def create(self, table: str, at: float, public: bool, setup: bytes, first: Append) -> int:
        def job(db: sqlite3.Connection) -> int:
            db.execute(
                "insert into game_table (id, created, changed, status, public, version, setup, head)"
                " values (?, ?, ?, ?, ?, 0, ?, ?)",
                (table, at, at, first.status, int(public), setup, first.summary),
            )
            return append_one(db, first)

        return await self.writer.do(job)

    async def append(self, append: Append) -> int:
        written: asyncio.Future[int] = asyncio.get_running_loop().create_future()
        self.append_soon(append, partial(settle, written))
        return await written

    def append_soon(self, append: Append, done: Callable[[int, BaseException | None], None]) -> None:
        self.writer.append(append, done)

    async def load(self, table: str) -> Stored | None:
        def job(db: sqlite3.Connection) -> Stored | None:
            db.execute("begin")  # one point in time for all of it
            try:
                row = db.execute(f"select {_ROW} from game_table where id = ?", (table,)).fetchone()
                if row is None:
                    return None
                entries = db.execute(
                    "select version, at, body, events from entry where table_id = ? order by version",
                    (table,),
                ).fetchall()
                snapshot = db.execute(
                    "select moves, body from snapshot where table_id = ? order by moves desc limit 1",
                    (table,),
                ).fetchone()
                holders = db.execute(
                    "select seat, person from holder where table_id = ?", (table,)
                ).fetchall()
                chat = db.execute("select line from chat where table_id = ? order by n", (table,)).fetchall()
            finally:
                db.execute("commit")
            return Stored(
                _row(row),
                [Entry(*values) for values in entries],
                None if snapshot is None else Snapshot(*snapshot),
                holders,
                [line for (line,) in chat],
            )

        return await self._read(job)

    async def log(self, table: str) -> list[Entry]:
        def job(db: sqlite3.Connection) -> list[Entry]:
            rows = db.execute(
                "select version, at, body, events from entry where table_id = ? order by version",
                (table,),
            )
            return [Entry(*values) for values in rows]

        return await self._read(job)

    async def tables(self, person: str | None) -> tuple[list[tuple[Row, list[int]]], list[Row]]:
        def job(db: sqlite3.Connection) -> tuple[list[tuple[Row, list[int]]], list[Row]]:
            mine = db.execute(
                f"select {_ROW}, group_concat(seat) from holder join game_table on id = table_id"
                " where person = ? group by id order by changed desc limit 200",
                (person,),
            ).fetchall()
            public = db.execute(
                f"select {_ROW} from game_table where public = 1 and status in ('waiting', 'playing')"
                " order by changed desc limit 100"
            ).fetchall()
            return (
                [(_row(found[:8]), sorted(map(int, found[8].split(",")))) for found in mine],
                [_row(found) for found in public],
            )

        return await self._read(job)

    async def outbox(self, reader: str) -> tuple[int, list[str]]:
        def job(db: sqlite3.Connection) -> tuple[int, list[str]]:
            found = db.execute("select mark from reader where name = ?", (reader,)).fetchone()
            mark = found[0] if found else 0
            rows = db.execute("select table_id, max(id) from entry where id > ? group by table_id", (mark,))
            tables = rows.fetchall()
            return max((last for _, last in tables), default=mark), [table for table, _ in tables]

        return await self._read(job)

    async def dealt_with(self, reader: str, mark: int) -> None:
        def job(db: sqlite3.Connection) -> None:
            db.execute("insert or replace into reader (name, mark) values (?, ?)", (reader, mark))

        await self.writer.do(job)

    # -- chat, seats, persons ------------------------------------------------------------------

    async def say(self, table: str, n: int, line: bytes) -> None:
        def job(db: sqlite3.Connection) -> None:
            db.execute("insert into chat (table_id, n, line) values (?, ?, ?)", (table, n, line))

        await self.writer.do(job)

    async def set_seat_token(self, table: str, seat: int, token: bytes, keep: str) -> list[str]:
        def job(db: sqlite3.Connection) -> list[str]:
            db.execute(
                "insert or replace into seat_token (hash, table_id, seat) values (?, ?, ?)",
                (token, table, seat),
            )
            gone = db.execute(
                "delete from holder where table_id = ? and seat = ? and person <> ? returning person",
                (table, seat, keep),
            )
            return [person for (person,) in gone.fetchall()]

        return await self.writer.do(job)

    async def seat_of_token(self, token: bytes) -> tuple[str, int] | None:
        def job(db: sqlite3.Connection) -> tuple[str, int] | None:
            found = db.execute("select table_id, seat from seat_token where hash = ?", (token,)).fetchone()
            return None if found is None else (found[0], found[1])

        return await self._read(job)

    async def hold(self, table: str, seat: int, person: str) -> None:
        def job(db: sqlite3.Connection) -> None:
            db.execute(
                "insert or ignore into holder (table_id, seat, person) values (?, ?, ?)",
                (table, seat, person),
            )

        await self.writer.do(job)

    async def person_of(self, session: bytes, now: float) -> Person | None:
        def job(db: sqlite3.Connection) -> tuple[Person, float] | None:
            found = db.execute(
                "select person.id, name, lang, seen from session join person on person.id = person"
                " where hash = ? and seen > ? and session.created > ?",
                (session, now - SESSION_IDLE, now - SESSION_ABSOLUTE),
            ).fetchone()
            return None if found is None else (Person(*found[:3]), found[3])

        found = await self._read(job)
        if found is None:
            return None
        person, seen = found
        if now - seen > SEEN_EVERY:
            await self.writer.do(
                lambda db: db.execute("update session set seen = ? where hash = ?", (now, session)) and None
            )
        return person

    async def add_person(self, person: Person, session: bytes, now: float) -> None:
        def job(db: sqlite3.Connection) -> None:
            db.execute(
                "insert into person (id, name, lang, created) values (?, ?, ?, ?)",
                (person.id, person.name, person.lang, now),
            )
            db.execute(
                "insert into session (hash, person, created, seen) values (?, ?, ?, ?)",
                (session, person.id, now, now),
            )

        await self.writer.do(job)

    async def replace_session(self, old: bytes, new: bytes, now: float) -> None:
        def job(db: sqlite3.Connection) -> None:
            db.execute("update session set hash = ?, seen = ? where hash = ?", (new, now, old))

        await self.writer.do(job)

    async def end_session(self, session: bytes) -> None:
        def job(db: sqlite3.Connection) -> None:
            db.execute("delete from session where hash = ?", (session,))

        await self.writer.do(job)

    async def rename(self, person: Person) -> None:
        def job(db: sqlite3.Connection) -> None:
            db.execute(
                "update person set name = ?, lang = ? where id = ?", (person.name, person.lang, person.id)
            )

        await self.writer.do(job)


def _connect(path: Path) -> sqlite3.Connection:
    db = sqlite3.connect(path, isolation_level=None, check_same_thread=False, timeout=10.0)
    db.execute("pragma journal_mode=wal")
    db.execute("pragma synchronous=full")
    db.execute("pragma foreign_keys=on")
    db.execute("pragma busy_timeout=10000")
    db.execute("pragma temp_store=memory")  # what savepoints remember: no files for a moment's use
    return db


def _prepare(db: sqlite3.Connection) -> None:
    """Make the tables of a new file; refuse a file of another schema."""
    known = db.execute("select 1 from sqlite_master where name = 'house'").fetchone()
    if known is None:
        script = (Path(__file__).parent / "schema.sql").read_text(encoding="utf-8")
        db.executescript(f"begin immediate; {script}; insert into house (schema) values ({SCHEMA}); commit;")
        return
    schema = db.execute("select schema from house").fetchone()[0]
    if schema != SCHEMA:
        raise RuntimeError(f"this data file has schema {schema}; this program reads schema {SCHEMA}")


def _row(values: tuple[str, float, float, str, int, int, bytes, bytes]) -> Row:
    id, created, changed, status, public, version, setup, summary = values
    return Row(id, created, changed, status, bool(public), version, setup, summary)
