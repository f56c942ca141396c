"""Persons, sessions and seats in SQLite."""

from __future__ import annotations

import sqlite3
from collections.abc import Sequence

from ..records import Holder, KnownSession, Person
from .connections import SqliteConnections


class SqlitePeople(SqliteConnections):
    # -- seats ---------------------------------------------------------------------------------

    async def set_seat_token(self, table: str, seat: int, token: bytes, keep: str) -> list[str] | None:
        def job(db: sqlite3.Connection) -> list[str] | None:
            if not _holds(db, table, seat, keep):
                return None
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

    async def holders(self, table: str, seat: int) -> list[Holder]:
        def job(db: sqlite3.Connection) -> list[Holder]:
            rows = db.execute(
                "select person, name, since from holder join person on person.id = person"
                " where table_id = ? and seat = ? order by since",
                (table, seat),
            )
            return [Holder(*row) for row in rows]

        return await self._read(job)

    async def hold_alone(self, table: str, seat: int, keep: str) -> list[str] | None:
        def job(db: sqlite3.Connection) -> list[str] | None:
            if not _holds(db, table, seat, keep):
                return None
            db.execute("delete from seat_token where table_id = ? and seat = ?", (table, seat))
            return _show_out(db, table, seat, keep)

        return await self.writer.do(job)

    # -- persons and sessions ------------------------------------------------------------------

    async def session(self, session: bytes) -> KnownSession | None:
        def job(db: sqlite3.Connection) -> KnownSession | None:
            found = db.execute(
                "select person.id, name, lang, session.created, seen"
                " from session join person on person.id = person where hash = ?",
                (session,),
            ).fetchone()
            return None if found is None else KnownSession(Person(*found[:3]), *found[3:])

        return await self._read(job)

    async def touch_session(self, session: bytes, now: float) -> None:
        def job(db: sqlite3.Connection) -> None:
            db.execute("update session set seen = ? where hash = ?", (now, session))

        await self.writer.do(job)

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

    async def learned(self, person: str) -> set[str]:
        def job(db: sqlite3.Connection) -> set[str]:
            rows = db.execute("select lesson from learned where person = ?", (person,))
            return {lesson for (lesson,) in rows}

        return await self._read(job)

    async def learn(self, person: str, lesson: str, now: float) -> None:
        def job(db: sqlite3.Connection) -> None:
            db.execute(
                "insert or ignore into learned (person, lesson, at) values (?, ?, ?)", (person, lesson, now)
            )

        await self.writer.do(job)

    async def rename(self, person: Person) -> None:
        def job(db: sqlite3.Connection) -> None:
            db.execute(
                "update person set name = ?, lang = ? where id = ?", (person.name, person.lang, person.id)
            )

        await self.writer.do(job)

    async def alive(self, sessions: Sequence[bytes]) -> set[bytes]:
        def job(db: sqlite3.Connection) -> set[bytes]:
            found: set[bytes] = set()
            for session in sessions:
                if db.execute("select 1 from session where hash = ?", (session,)).fetchone():
                    found.add(session)
            return found

        return await self._read(job)


def _seat_of_token(db: sqlite3.Connection, token: bytes) -> tuple[str, int] | None:
    found = db.execute("select table_id, seat from seat_token where hash = ?", (token,)).fetchone()
    return None if found is None else (found[0], found[1])


def _holds(db: sqlite3.Connection, table: str, seat: int, person: str) -> bool:
    held = "select 1 from holder where table_id = ? and seat = ? and person = ?"
    return db.execute(held, (table, seat, person)).fetchone() is not None


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
