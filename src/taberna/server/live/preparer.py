"""Has tables made from what strangers send, in a process beside the loop that is replaced if it fails or hangs."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

import msgspec

from ..errors import Problem
from ..table.prepare import Prepared, Unfit, Wanted
from ..table.preparing import decode_answer
from ..worker import Died, Worker, module

PATIENCE = 30.0  # seconds for one answer
QUEUE = 8  # who come when so many wait are asked to come later
IDLE = 60.0  # seconds without a question, then the process may rest
ONCE = 500  # questions, then a new process takes over: starting one holds up the loop
LINE = 64 * 1024 * 1024

COMMAND = module("taberna.server.table.preparing")


class Preparer:
    def __init__(self, command: Sequence[str] = COMMAND) -> None:
        self._command = command
        self._worker: Worker | None = None
        self._turn = asyncio.Lock()
        self._waiting = 0
        self._asked = 0
        self._rest: asyncio.TimerHandle | None = None

    async def prepare(self, wanted: Wanted) -> Prepared:
        if self._waiting >= QUEUE:
            raise Problem(429, "too_many", "too-many")
        self._waiting += 1
        try:
            async with self._turn:
                answer = await self._ask(msgspec.json.encode(wanted) + b"\n")
        finally:
            self._waiting -= 1
        if isinstance(answer, Unfit):
            raise Problem(answer.status, answer.code, text=answer.text)
        return answer

    async def _ask(self, line: bytes) -> Prepared | Unfit:
        if self._rest is not None:
            self._rest.cancel()
        try:
            worker = self._worker
            if worker is None or not worker.alive:
                self._asked = 0
                worker = self._worker = await Worker.wake(self._command, LINE, quiet=True)
            async with asyncio.timeout(PATIENCE):
                answer = await worker.ask(line)
        except BaseException as error:
            await self.close()  # in the middle of an answer: nobody could tell what comes next
            if isinstance(error, TimeoutError | OSError | Died):  # out of time or memory
                raise Problem(422, "bad_record", "too-hard") from None
            raise
        self._asked += 1
        if self._asked >= ONCE:
            self._end()
        else:
            self._rest = asyncio.get_running_loop().call_later(IDLE, self._end)
        found: Prepared | Unfit = decode_answer(answer)
        return found

    def _end(self) -> None:
        worker, self._worker = self._worker, None
        if worker is not None:
            worker.rest()

    async def close(self) -> None:
        worker, self._worker = self._worker, None
        if self._rest is not None:
            self._rest.cancel()
        if worker is not None:
            await worker.end()
