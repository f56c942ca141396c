"""Bots think elsewhere: a queue in PostgreSQL, shared fairly, taken over from workers that die, nothing left behind."""

from __future__ import annotations

import asyncio
import contextlib
import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import taberna
from taberna.bots.lines import Answer, Question, written
from taberna.server.bots import pool
from taberna.server.bots.pool import Late
from taberna.server.bots.queue import Asker, Urgency
from taberna.server.bots.remote import RemotePool
from taberna.server.store.postgres import PostgresStore
from taberna.server.store.postgres.questions import MOST_TRIES, Asked

from .tavern import tavern
from .test_bots import answer_all


def asked(id: int, person: str = "p", table: str = "t", urgency: float = 2.0, keep: float = 60.0) -> Asked:
    return Asked(id, person, table, urgency, b"%d" % id, keep)


def question(game: str = "senators", bot: str = "random", seconds: float = 1.0) -> Question:
    rules = taberna.game(game)
    state = rules.new(rules.min_seats, {}, "queue")
    seat = state.to_move[0]
    moves = [move.text for move in state.moves(seat)]
    return Question(game, state.view(seat), moves, seconds, bot=bot, seed="1")


LIVIA = Asker("livia", "table", lambda: Urgency.MOVE)


@contextlib.contextmanager
def worker(url: str, processes: int = 1) -> Iterator[subprocess.Popen[str]]:
    """A real `taberna think`."""
    command = [sys.executable, "-m", "taberna", "think", "--store", url, "--processes", str(processes)]
    process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, start_new_session=True)
    assert process.stdout is not None
    assert process.stdout.readline().startswith("Thinking")
    try:
        yield process
    finally:
        with contextlib.suppress(ProcessLookupError):
            os.killpg(process.pid, signal.SIGKILL)
        process.wait()


def with_store(url: str, story: Any) -> Any:
    async def run() -> Any:
        store = PostgresStore(url)
        await store.open()
        try:
            return await story(store)
        finally:
            await store.close()

    return asyncio.run(run())


async def rows(store: PostgresStore) -> int:
    async def job(db: Any) -> int:
        found: int = await db.fetchval("select count(*) from question")
        return found

    return await store._read(job)


# -- the queue -----------------------------------------------------------------------------------------------


def test_a_question_is_taken_by_one_worker_and_gone_after_its_answer(postgres_url: str) -> None:
    async def story(store: PostgresStore) -> None:
        for n in range(40):
            await store.put_question(asked(n))
        await store.put_question(asked(7))  # a second time, because the answer to the first was lost
        taken = await asyncio.gather(*[store.take_question(f"w{n % 3}") for n in range(44)])
        assert sorted(one.id for one in taken if one is not None) == list(range(40))
        assert await store.fetch_answer(3) is None
        for n, one in enumerate(taken):
            if one is not None:
                await store.answer_question(one.id, f"w{n % 3}", one.body, 0.1)
        assert [await store.fetch_answer(n) for n in range(40)] == [b"%d" % n for n in range(40)]
        assert await store.fetch_answer(3) is None
        assert await rows(store) == 0

    with_store(postgres_url, story)


def test_whoever_has_many_tables_does_not_keep_others_waiting(postgres_url: str) -> None:
    async def story(store: PostgresStore) -> list[int]:
        for n in range(20):
            await store.put_question(asked(n, "glutton", f"t{n}"))
        await store.put_question(asked(100, "livia"))
        await store.put_question(asked(101, "marcus", urgency=0.0))
        order = []
        while (taken := await store.take_question("w")) is not None:
            order.append(taken.id)
            await store.answer_question(taken.id, "w", b"", 3.0)
        return order

    order = with_store(postgres_url, story)
    assert len(order) == 22
    assert order[0] == 101, "advice first"
    assert order.index(100) <= 2
    assert [one for one in order if one < 100] == list(range(20)), "else as they came"


def test_when_a_lease_ends_another_takes_over_and_the_first_has_no_say(postgres_url: str) -> None:
    async def story(store: PostgresStore) -> None:
        await store.put_question(asked(1))
        assert await store.take_question("slow", lease=0.2) is not None
        assert await store.take_question("quick") is None, "it is held"
        assert await store.question_stands(1, 2.0) is True
        assert await store.hold_question(1, "slow")
        await asyncio.sleep(0.1)
        await store._read(lambda db: db.execute("update question set lease = now() - interval '1s'"))
        assert await store.question_stands(1, 2.0) is False
        assert await store.take_question("quick") is not None
        assert not await store.hold_question(1, "slow")
        await store.answer_question(1, "slow", b"slow", 1.0)
        assert await store.fetch_answer(1) is None
        await store.answer_question(1, "quick", b"quick", 1.0)
        assert await store.fetch_answer(1) == b"quick"

    with_store(postgres_url, story)


def test_a_question_that_kills_its_workers_is_given_up(postgres_url: str) -> None:
    async def story(store: PostgresStore) -> None:
        await store.put_question(asked(1))
        for n in range(MOST_TRIES):
            assert await store.take_question(f"w{n}", lease=0.0) is not None
        assert await store.take_question("last") is None

    with_store(postgres_url, story)


def test_what_nobody_waits_for_any_more_is_cleared_away(postgres_url: str) -> None:
    async def story(store: PostgresStore) -> None:
        await store.put_question(asked(1, keep=0.0))
        await store.put_question(asked(2))
        assert (await store.take_question("w")).id == 2  # type: ignore[union-attr]
        await store.forget_questions()
        assert await rows(store) == 1
        await store.withdraw_question(2)
        assert await rows(store) == 0

    with_store(postgres_url, story)


# -- asking ---------------------------------------------------------------------------------------------------


def ask(url: str, story: Any) -> Any:
    async def run(store: PostgresStore) -> Any:
        pool = RemotePool(store)
        await pool.open()
        try:
            return await story(store, pool)
        finally:
            await pool.close()

    return with_store(url, run)


def test_the_row_of_a_question_holds_what_the_seat_sees_and_nothing_more(postgres_url: str) -> None:
    one = question()

    async def story(store: PostgresStore, pool: RemotePool) -> None:
        waiting = asyncio.create_task(pool.ask(one, LIVIA))
        while (taken := await store.take_question("w")) is None:
            await asyncio.sleep(0.02)
        assert taken.body == written(one)

        async def job(db: Any) -> dict[str, Any]:
            return dict(await db.fetchrow("select * from question"))

        row = await store._read(job)
        assert (row["person"], row["table_id"]) == ("livia", "table")
        assert set(row) == {
            "id", "person", "table_id", "urgency", "asked", "until", "body", "worker", "lease", "tries", "answer",
        }  # fmt: skip
        await store.answer_question(taken.id, "w", written(Answer(one.moves[0])), 0.1)
        assert (await waiting).move == one.moves[0]
        assert await rows(store) == 0

    ask(postgres_url, story)


def test_without_workers_questions_are_late_and_leave_nothing(
    postgres_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(pool.LATE, Urgency.MOVE, 0.5)

    async def story(store: PostgresStore, pool: RemotePool) -> None:
        with pytest.raises(Late):
            await pool.ask(question(), LIVIA)
        assert pool.late == 1
        assert await rows(store) == 0

    ask(postgres_url, story)


def test_a_worker_answers_within_the_time_of_the_level(postgres_url: str) -> None:
    one = question(bot="search", seconds=0.5)

    async def story(store: PostgresStore, pool: RemotePool) -> float:
        await pool.ask(question(), LIVIA)  # the process is awake
        began = time.monotonic()
        answer = await pool.ask(one, LIVIA)
        assert answer.move in one.moves
        assert await rows(store) == 0
        return time.monotonic() - began

    with worker(postgres_url):
        assert ask(postgres_url, story) < 5.0, "half a second, and what a busy machine adds"


async def taken_by_somebody(store: PostgresStore) -> None:
    async def job(db: Any) -> bool:
        found: bool = await db.fetchval("select exists (select 1 from question where lease is not null)")
        return found

    while not await store._read(job):
        await asyncio.sleep(0.02)


def test_a_worker_that_is_killed_while_it_thinks_is_followed_by_another(postgres_url: str) -> None:
    one = question(bot="search", seconds=3.0)

    async def story(store: PostgresStore, pool: RemotePool) -> None:
        with worker(postgres_url) as first:
            waiting = asyncio.create_task(pool.ask(one, LIVIA))
            await taken_by_somebody(store)
            os.killpg(first.pid, signal.SIGKILL)
            with worker(postgres_url):
                answer = await waiting
        assert answer.move in one.moves
        assert await rows(store) == 0

    ask(postgres_url, story)


def test_a_worker_told_to_end_finishes_its_thought(postgres_url: str) -> None:
    one = question(bot="search", seconds=1.0)

    async def story(store: PostgresStore, pool: RemotePool) -> None:
        with worker(postgres_url) as process:
            waiting = asyncio.create_task(pool.ask(one, LIVIA))
            await taken_by_somebody(store)
            process.terminate()
            assert (await waiting).move in one.moves
            assert await asyncio.to_thread(process.wait, 10) == 0

    ask(postgres_url, story)


# -- at tables -------------------------------------------------------------------------------------------------


def test_a_table_whose_bots_think_elsewhere(postgres_url: str, tmp_path: Path) -> None:
    with worker(postgres_url), tavern(tmp_path / "t", store=postgres_url, bot_processes=0) as house:
        guest = house.guest("Livia")
        table = guest.table("senators", "me", "eques", "random")["id"]
        with guest.socket(table) as line:
            assert answer_all(line, moves=25)["moves_made"] >= 25
        assert house.services.bot_pool.late == 0
        assert house.services.bot_pool.processes == 0


def test_and_goes_on_with_quick_answers_when_nobody_thinks(
    postgres_url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(pool.LATE, Urgency.MOVE, 0.1)
    with tavern(tmp_path / "t", store=postgres_url, bot_processes=0) as house:
        guest = house.guest("Livia")
        table = guest.table("senators", "me", "caesar", "random")["id"]
        with guest.socket(table) as line:
            assert answer_all(line, moves=6)["moves_made"] >= 6
        assert house.services.bot_pool.late > 0
