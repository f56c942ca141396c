"""Persons, sessions and seats in SQLite."""

from __future__ import annotations

import sqlite3

from .base import Holder, Person
from .sqlite_base import SqliteBase

SESSION_IDLE = 30 * 86400.0
SESSION_ABSOLUTE = 90 * 86400.0
SEEN_EVERY = 3600.0  # a session's last use is noted hourly, not at every request


class SqlitePeople(SqliteBase):
    # -- seats ---------------------------------------------------------------------------------

    async def set_seat_token(self, table: str, seat: int, token: bytes, keep: str) -> list[str]:
        def job(db: sqlite3.Connection) -> list[str]:
            db.execute(
                "insert or replace into seat_token (hash, table_id, seat) values (?, ?, ?)",
                (token, table, seat),
            )
            return _show_out(db, table, seat, keep)

        return await self.writer.do(job)

    async def seat_of_token(self, token: bytes) -> tuple[str, int] | None:
        return await self._read(lambda db: _seat_of_token(db, token))

    async def claim(self, token: bytes, person: str, now: float) -> tuple[str, int] | None:
        def job(db: sqlite3.Connection) -> tuple[str, int] | None:
            found = _seat_of_token(db, token)
            if found is not None:
                _hold(db, *found, person, now)
            return found

        return await self.writer.do(job)

    async def hold(self, table: str, seat: int, person: str, now: float) -> None:
        await self.writer.do(lambda db: _hold(db, table, seat, person, now))

    async def holders(self, table: str, seat: int) -> list[Holder]:
        def job(db: sqlite3.Connection) -> list[Holder]:
            rows = db.execute(
                "select person, name, since from holder join person on person.id = person"
                " where table_id = ? and seat = ? order by since",
                (table, seat),
            )
            return [Holder(*row) for row in rows]

        return await self._read(job)

    async def hold_alone(self, table: str, seat: int, keep: str) -> list[str]:
        def job(db: sqlite3.Connection) -> list[str]:
            db.execute("delete from seat_token where table_id = ? and seat = ?", (table, seat))
            return _show_out(db, table, seat, keep)

        return await self.writer.do(job)

    # -- persons and sessions ------------------------------------------------------------------

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

    async def blocked(self) -> set[tuple[str, str]]:
        return await self._read(lambda db: set(db.execute("select kind, value from blocked").fetchall()))


def _seat_of_token(db: sqlite3.Connection, token: bytes) -> tuple[str, int] | None:
    found = db.execute("select table_id, seat from seat_token where hash = ?", (token,)).fetchone()
    return None if found is None else (found[0], found[1])


def _hold(db: sqlite3.Connection, table: str, seat: int, person: str, now: float) -> None:
    db.execute(
        "insert or ignore into holder (table_id, seat, person, since) values (?, ?, ?, ?)",
        (table, seat, person, now),
    )


def _show_out(db: sqlite3.Connection, table: str, seat: int, keep: str) -> list[str]:
    """All holders of a seat but one lose it; who they are."""
    gone = db.execute(
        "delete from holder where table_id = ? and seat = ? and person <> ? returning person",
        (table, seat, keep),
    )
    return [person for (person,) in gone.fetchall()]
