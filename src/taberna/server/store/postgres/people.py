"""Persons, sessions and seats in PostgreSQL."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ..records import Holder, KnownSession, Person
from .connections import PostgresConnections


class PostgresPeople(PostgresConnections):
    # -- seats ---------------------------------------------------------------------------------

    async def set_seat_token(self, table: str, seat: int, token: bytes, keep: str) -> list[str] | None:
        async def job(db: Any) -> list[str] | None:
            if not await _holds(db, table, seat, keep):
                return None
            await db.execute("delete from seat_token where table_id = $1 and seat = $2", table, seat)
            await db.execute(
                "insert into seat_token (hash, table_id, seat) values ($1, $2, $3)", token, table, seat
            )
            return await _show_out(db, table, seat, keep)

        return await self._write(job)

    async def seat_of_token(self, token: bytes) -> tuple[str, int] | None:
        return await self._read(lambda db: _seat_of_token(db, token))

    async def claim(self, token: bytes, person: str, now: float) -> tuple[str, int] | None:
        async def job(db: Any) -> tuple[str, int] | None:
            found = await _seat_of_token(db, token)
            if found is None:
                return None
            await _lock(db, found[0])
            if await _seat_of_token(db, token) != found:  # it has ended while we waited
                return None
            await db.execute(
                "insert into holder (table_id, seat, person, since) values ($1, $2, $3, $4)"
                " on conflict do nothing",
                *found,
                person,
                now,
            )
            return found

        return await self._write(job)

    async def holders(self, table: str, seat: int) -> list[Holder]:
        async def job(db: Any) -> list[Holder]:
            rows = await db.fetch(
                "select person, name, since from holder join person on person.id = person"
                " where table_id = $1 and seat = $2 order by since nulls first",
                table,
                seat,
            )
            return [Holder(*row) for row in rows]

        return await self._read(job)

    async def hold_alone(self, table: str, seat: int, keep: str) -> list[str] | None:
        async def job(db: Any) -> list[str] | None:
            if not await _holds(db, table, seat, keep):
                return None
            await db.execute("delete from seat_token where table_id = $1 and seat = $2", table, seat)
            return await _show_out(db, table, seat, keep)

        return await self._write(job)

    # -- persons and sessions ------------------------------------------------------------------

    async def session(self, session: bytes) -> KnownSession | None:
        async def job(db: Any) -> KnownSession | None:
            found = await db.fetchrow(
                "select person.id, name, lang, session.created, seen"
                " from session join person on person.id = person where hash = $1",
                session,
            )
            return None if found is None else KnownSession(Person(*found[:3]), *found[3:])

        return await self._read(job)

    async def touch_session(self, session: bytes, now: float) -> None:
        await self._write(lambda db: db.execute("update session set seen = $1 where hash = $2", now, session))

    async def add_person(self, person: Person, session: bytes, now: float) -> None:
        async def job(db: Any) -> None:
            await db.execute(
                "insert into person (id, name, lang, created) values ($1, $2, $3, $4)",
                person.id,
                person.name,
                person.lang,
                now,
            )
            await db.execute(
                "insert into session (hash, person, created, seen) values ($1, $2, $3, $3)",
                session,
                person.id,
                now,
            )

        await self._write(job)

    async def replace_session(self, old: bytes, new: bytes, now: float) -> None:
        await self._write(
            lambda db: db.execute("update session set hash = $1, seen = $2 where hash = $3", new, now, old)
        )

    async def end_session(self, session: bytes) -> None:
        await self._write(lambda db: db.execute("delete from session where hash = $1", session))

    async def learned(self, person: str) -> set[str]:
        async def job(db: Any) -> set[str]:
            rows = await db.fetch("select lesson from learned where person = $1", person)
            return {lesson for (lesson,) in rows}

        return await self._read(job)

    async def learn(self, person: str, lesson: str, now: float) -> None:
        await self._write(
            lambda db: db.execute(
                "insert into learned (person, lesson, at) values ($1, $2, $3) on conflict do nothing",
                person,
                lesson,
                now,
            )
        )

    async def rename(self, person: Person) -> None:
        await self._write(
            lambda db: db.execute(
                "update person set name = $1, lang = $2 where id = $3", person.name, person.lang, person.id
            )
        )

    async def alive(self, sessions: Sequence[bytes]) -> set[bytes]:
        async def job(db: Any) -> set[bytes]:
            rows = await db.fetch("select hash from session where hash = any($1::bytea[])", sessions)
            return {hash for (hash,) in rows}

        return await self._read(job)


async def _seat_of_token(db: Any, token: bytes) -> tuple[str, int] | None:
    found = await db.fetchrow("select table_id, seat from seat_token where hash = $1", token)
    return None if found is None else (found[0], found[1])


async def _lock(db: Any, table: str) -> None:
    """Seats change hands one after the other: appends lock the same row."""
    await db.execute("select 1 from game_table where id = $1 for update", table)


async def _holds(db: Any, table: str, seat: int, person: str) -> bool:
    """Whether somebody holds a seat, and goes on to until the transaction ends."""
    await _lock(db, table)
    held = "select 1 from holder where table_id = $1 and seat = $2 and person = $3"
    return await db.fetchval(held, table, seat, person) is not None


async def _show_out(db: Any, table: str, seat: int, keep: str) -> list[str]:
    """All holders of a seat but one lose it; who they are."""
    gone = await db.fetch(
        "delete from holder where table_id = $1 and seat = $2 and person <> $3 returning person",
        table,
        seat,
        keep,
    )
    return [person for (person,) in gone]
