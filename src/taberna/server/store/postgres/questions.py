"""Questions to bots, as a queue that any number of workers on any machines take from.

Whoever has used least lately is next, by person and then by table, as in `bots/queue`. A worker holds a question by a
lease that it renews while it thinks; when a lease ends, another takes the question over. Times are the database's, so
that no machine's clock matters.
"""

from __future__ import annotations

from typing import Any

import msgspec

from .connections import PostgresConnections

LEASE = 6.0  # seconds
MOST_TRIES = 3  # workers that may fail at a question
QUESTIONS, ANSWERS = "taberna_questions", "taberna_answers"  # what workers, and those who asked, listen to

LATELY = (
    "coalesce((select seconds * 0.5 ^ (extract(epoch from now() - at) / 60)"
    " from thought where asker = {}), 0)"
)
RUNNING = (
    "(select count(*) from question other where other.{0} = question.{0} and other.answer is null"
    " and other.lease > now())"
)

TAKE = f"""
with chosen as (
    select id from question
    where answer is null and until > now() and tries < {MOST_TRIES}
        and (lease is null or lease < now())
    order by {LATELY.format("'person ' || person")} + {RUNNING.format("person")} + urgency,
        {LATELY.format("'table ' || table_id")} + {RUNNING.format("table_id")}, asked
    limit 1 for update skip locked
)
update question set worker = $1, lease = now() + make_interval(secs => $2), tries = tries + 1
from chosen where question.id = chosen.id returning question.id, body
"""

ANSWER = f"""
with done as (
    update question set answer = $3 where id = $1 and worker = $2 and answer is null returning id, person, table_id
), used as (
    insert into thought (asker, seconds)
    select asker, $4 from done, unnest(array['person ' || person, 'table ' || table_id]) as asker
    on conflict (asker) do update set at = now(), seconds = excluded.seconds
        + thought.seconds * 0.5 ^ (extract(epoch from now() - thought.at) / 60)
)
select pg_notify('{ANSWERS}', id::text) from done
"""


class Asked(msgspec.Struct, frozen=True):
    """A question with its place in the queue."""

    id: int
    #: The person who pays for it with their share, and the table.
    person: str
    table: str
    urgency: float
    body: bytes
    #: Seconds after which nobody waits for it.
    keep: float


class Taken(msgspec.Struct, frozen=True):
    id: int
    body: bytes


class PostgresQuestions(PostgresConnections):
    # -- those who ask -------------------------------------------------------------------------------

    async def put_question(self, asked: Asked) -> None:
        """Asking twice is asking once."""
        await self._read(
            lambda db: db.execute(
                "with put as ("
                " insert into question (id, person, table_id, urgency, body, until)"
                " values ($1, $2, $3, $4, $5, now() + make_interval(secs => $6))"
                " on conflict (id) do nothing returning id"
                f") select pg_notify('{QUESTIONS}', '') from put",
                asked.id,
                asked.person,
                asked.table,
                asked.urgency,
                asked.body,
                asked.keep,
            )
        )

    async def fetch_answer(self, id: int) -> bytes | None:
        """The answer, if there is one; then nothing of the question is left."""

        async def job(db: Any) -> bytes | None:
            found: bytes | None = await db.fetchval(
                "delete from question where id = $1 and answer is not null returning answer", id
            )
            return found

        return await self._read(job)

    async def question_stands(self, id: int, urgency: float) -> bool | None:
        """Whether somebody thinks about it; None if it is gone. How urgent it is may have changed."""

        async def job(db: Any) -> bool | None:
            found: bool | None = await db.fetchval(
                "update question set urgency = $2 where id = $1"
                " returning answer is not null or coalesce(lease > now(), false)",
                id,
                urgency,
            )
            return found

        return await self._read(job)

    async def withdraw_question(self, id: int) -> None:
        await self._read(lambda db: db.execute("delete from question where id = $1", id), 0.0)

    async def questions_waiting(self) -> int:
        async def job(db: Any) -> int:
            found: int = await db.fetchval(
                "select count(*) from question where answer is null and (lease is null or lease < now())"
            )
            return found

        return await self._read(job, 0.0)

    # -- those who think -----------------------------------------------------------------------------

    async def take_question(self, worker: str, lease: float = LEASE) -> Taken | None:
        """The next question, held for so many seconds."""

        async def job(db: Any) -> Taken | None:
            found = await db.fetchrow(TAKE, worker, lease)
            return None if found is None else Taken(*found)

        return await self._read(job)

    async def hold_question(self, id: int, worker: str) -> bool:
        """Renew the lease; False if it is another's now, or nobody waits for it any more."""

        async def job(db: Any) -> bool:
            found = await db.fetchval(
                f"update question set lease = now() + make_interval(secs => {LEASE})"
                " where id = $1 and worker = $2 and answer is null returning id",
                id,
                worker,
            )
            return found is not None

        return await self._read(job)

    async def answer_question(self, id: int, worker: str, answer: bytes, seconds: float) -> None:
        """Nothing happens if the question is another's now, or gone."""
        await self._read(lambda db: db.execute(ANSWER, id, worker, answer, seconds))

    async def forget_questions(self) -> None:
        """What nobody waits for any more: whoever asked has died."""

        async def job(db: Any) -> None:
            await db.execute("delete from question where until < now()")
            await db.execute("delete from thought where at < now() - interval '10 minutes'")

        await self._read(job)
