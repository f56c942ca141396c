"""Processes beside the loop: what they answer, and how their end shows."""

import asyncio
import os
import signal
import sys

import pytest

from taberna.server.worker import Died, Worker

ECHO = "import sys\nfor line in sys.stdin: print(line.strip().upper(), flush=True)"


def python(code: str) -> tuple[str, ...]:
    return (sys.executable, "-c", code)


def test_lines_are_answered_in_turn_until_it_may_rest() -> None:
    async def talk() -> list[bytes]:
        worker = await Worker.wake(python(ECHO), longest=1000)
        answers = [await worker.ask(b"ave\n"), await worker.ask(b"vale\n")]
        worker.rest()
        with pytest.raises(Died):
            await worker.next_line()
        await worker.end()
        assert not worker.alive
        return answers

    assert asyncio.run(talk()) == [b"AVE\n", b"VALE\n"]


def test_a_killed_process_is_told_to_whoever_asks() -> None:
    async def talk() -> None:
        worker = await Worker.wake(python("input(); input()"), longest=1000)
        os.kill(worker.pid, signal.SIGKILL)
        with pytest.raises(Died):
            await worker.ask(b"ave\n")
        with pytest.raises(Died):
            await worker.ask(b"x" * 1_000_000 + b"\n")
        await worker.end()

    asyncio.run(talk())


def test_an_endless_line_is_not_read() -> None:
    async def talk() -> None:
        worker = await Worker.wake(python("print('x' * 100_000, flush=True); input()"), longest=1000)
        with pytest.raises(Died):
            await worker.next_line()
        await worker.end()

    asyncio.run(talk())


def test_it_does_not_know_the_secret_of_the_house(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TABERNA_SECRET", "s" * 40)
    monkeypatch.setenv("TABERNA_OTHER", "seen")
    code = "import os; print([n for n in os.environ if n.startswith('TABERNA_')], flush=True)"

    async def talk() -> bytes:
        worker = await Worker.wake(python(code), longest=1000)
        told = await worker.next_line()
        await worker.end()
        return told

    told = asyncio.run(talk())
    assert b"TABERNA_OTHER" in told
    assert b"SECRET" not in told
