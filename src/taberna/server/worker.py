"""A process beside the loop that is asked in lines and answers in lines."""

from __future__ import annotations

import asyncio
import os
import sys
from collections.abc import Sequence
from contextlib import suppress


class Died(Exception):
    """The process ended or closed its pipes: there is no answer."""


class Worker:
    def __init__(
        self, process: asyncio.subprocess.Process, stdin: asyncio.StreamWriter, stdout: asyncio.StreamReader
    ) -> None:
        self._process = process
        self._stdin = stdin
        self._stdout = stdout

    @classmethod
    async def wake(cls, command: Sequence[str], longest: int, quiet: bool = False) -> Worker:
        """Start a process; ``longest``: bytes of a line. It is not told the secret of the house."""
        process = await asyncio.create_subprocess_exec(
            *command,
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            stderr=asyncio.subprocess.DEVNULL if quiet else None,
            env={name: value for name, value in os.environ.items() if name != "TABERNA_SECRET"},
            limit=longest,
        )
        assert process.stdin is not None
        assert process.stdout is not None
        return cls(process, process.stdin, process.stdout)

    @property
    def pid(self) -> int:
        return self._process.pid

    @property
    def alive(self) -> bool:
        return self._process.returncode is None

    async def ask(self, line: bytes) -> bytes:
        """Send a line, and the first line of the answer. Only `end` helps after this was broken off."""
        try:
            self._stdin.write(line)
            await self._stdin.drain()
        except (OSError, RuntimeError) as error:  # however a broken pipe shows itself
            raise Died(f"{type(error).__name__}: {error}") from None
        return await self.next_line()

    async def next_line(self) -> bytes:
        try:
            line = await self._stdout.readline()
        except (OSError, ValueError) as error:  # a line beyond the limit is a ValueError
            raise Died(f"{type(error).__name__}: {error}") from None
        if not line.endswith(b"\n"):
            raise Died("the process died")
        return line

    def rest(self) -> None:
        """Nothing more is asked: it ends by itself."""
        self._stdin.close()

    async def end(self) -> None:
        """It ends now, whatever it is doing."""
        if self.alive:
            with suppress(ProcessLookupError):
                self._process.kill()
        while await self._stdout.read(65536):  # what nobody reads would keep `wait` waiting
            pass
        await self._process.wait()


def module(name: str) -> tuple[str, ...]:
    """The command that runs a module with this interpreter."""
    return (sys.executable, "-m", name)
