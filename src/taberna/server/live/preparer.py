"""Has tables made from what strangers send, in a process beside the loop that is replaced if it fails or hangs."""

from __future__ import annotations

import asyncio
import os
import sys
from collections.abc import Sequence
from contextlib import suppress

import msgspec

from ..errors import Problem
from ..table.prepare import Prepared, Unfit, Wanted
from ..table.preparing import decode_answer

PATIENCE = 30.0  # seconds for one answer
QUEUE = 8  # who come when so many wait are asked to come later
IDLE = 60.0  # seconds without a question, then the process may rest
ONCE = 500  # questions, then a new process takes over: starting one holds up the loop
LINE = 64 * 1024 * 1024


COMMAND = (sys.executable, "-m", "taberna.server.table.preparing")


class Preparer:
    def __init__(self, command: Sequence[str] = COMMAND) -> None:
        self._command = command
        self._process: asyncio.subprocess.Process | None = None
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
            process = self._process
            if process is None or process.returncode is not None:
                process = await self._wake()
            assert process.stdin is not None
            assert process.stdout is not None
            async with asyncio.timeout(PATIENCE):
                process.stdin.write(line)
                await process.stdin.drain()
                answer = await process.stdout.readline()
        except BaseException as error:
            await self.close()  # in the middle of an answer: nobody could tell what comes next
            if isinstance(error, TimeoutError | OSError | ValueError):
                raise Problem(422, "bad_record", "too-hard") from None
            raise
        if not answer.endswith(b"\n"):  # it ran out of time or memory
            await self.close()
            raise Problem(422, "bad_record", "too-hard")
        self._asked += 1
        if self._asked >= ONCE:
            self._end()
        else:
            self._rest = asyncio.get_running_loop().call_later(IDLE, self._end)
        found: Prepared | Unfit = decode_answer(answer)
        return found

    async def _wake(self) -> asyncio.subprocess.Process:
        environment = {name: value for name, value in os.environ.items() if name != "TABERNA_SECRET"}
        self._asked = 0
        self._process = await asyncio.create_subprocess_exec(
            *self._command,
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            stderr=asyncio.subprocess.DEVNULL,
            env=environment,
            limit=LINE,
        )
        return self._process

    def _end(self) -> None:
        if self._process is not None and self._process.stdin is not None:
            self._process.stdin.close()  # it ends by itself
            self._process = None

    async def close(self) -> None:
        process, self._process = self._process, None
        if self._rest is not None:
            self._rest.cancel()
        if process is not None and process.returncode is None:
            with suppress(ProcessLookupError):
                process.kill()
            await process.wait()
