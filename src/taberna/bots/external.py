"""Bots in any language: a program that reads one question per line and writes one answer per line (JSON)."""

from __future__ import annotations

import select
import subprocess
import time
from collections.abc import Mapping, Sequence
from contextlib import suppress
from typing import Any

import msgspec

from taberna.kernel.move import Move

from .clock import Clock
from .lines import Question, read_answer, written
from .outside import PATIENCE, BotFailed


class ExternalBot:
    def __init__(self, command: Sequence[str], edition: Mapping[str, Any] | None = None) -> None:
        self.command = list(command)
        self.edition = dict(edition or {})
        self._process: subprocess.Popen[bytes] | None = None
        self._rest = b""

    def choose(self, view: Mapping[str, Any], moves: Sequence[Move], clock: Clock) -> Move:
        texts = [move.text for move in moves]
        question = Question(view["game"], dict(view), texts, clock.seconds, self.edition or None)
        line = self._ask(written(question), clock)
        try:
            answer = read_answer(line)
        except msgspec.DecodeError:
            raise BotFailed(f"{self.command[0]} answered {line[:80]!r}, not {{'move': ...}}") from None
        if answer.error:
            raise BotFailed(f"{self.command[0]} failed: {answer.error[:200]}")
        move = answer.among(moves)
        if move is None:
            raise BotFailed(f"{self.command[0]} answered {answer.move!r}, which was not among its moves")
        return move

    def _ask(self, question: bytes, clock: Clock) -> bytes:
        if self._process is None:
            try:
                self._process = subprocess.Popen(
                    self.command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, bufsize=0
                )
            except OSError as error:
                raise BotFailed(f"cannot start {self.command[0]}: {error.strerror}") from None
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        try:
            self._process.stdin.write(question)
            while b"\n" not in self._rest:
                # the time of a processor stands still while we wait: whoever counts that has another alarm
                waits = clock.seconds is None or clock.timer is time.process_time
                left = None if waits else max(0.0, clock.left) + PATIENCE
                if not select.select([self._process.stdout], [], [], left)[0]:
                    raise BotFailed(f"{self.command[0]} gave no answer in {clock.spent:.1f} s")
                piece = self._process.stdout.read(65536)
                if not piece:
                    raise BotFailed(f"{self.command[0]} ended without an answer")
                self._rest += piece
        except BrokenPipeError:
            raise BotFailed(f"{self.command[0]} has ended") from None
        answer, self._rest = self._rest.split(b"\n", 1)
        return answer

    def close(self) -> None:
        """End the program."""
        process, self._process = self._process, None
        if process is not None:
            for pipe in (process.stdin, process.stdout):
                if pipe is not None:
                    with suppress(OSError):
                        pipe.close()
            try:
                process.wait(2)
            except subprocess.TimeoutExpired:
                process.kill()
                process.wait()

    def __getstate__(self) -> dict[str, Any]:
        """What is sent elsewhere starts a program of its own there."""
        return {**vars(self), "_process": None, "_rest": b""}

    def __del__(self) -> None:
        self.close()
