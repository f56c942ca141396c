"""A `Batch` whose games are played by several processes; they write into memory that all of them share.

The processes are fresh interpreters that import this package and nothing else, so that a script, a notebook or a
prompt may use them without a guard.
"""

from __future__ import annotations

import pickle
import subprocess
import sys
import weakref
from collections.abc import Sequence
from contextlib import suppress
from itertools import pairwise
from pathlib import Path
from typing import Any

from taberna.kernel.errors import BadSetup

from . import batch_memory
from .actions import Actions
from .batch import Array, Arrays, Batch
from .encoding import Encoding

#: What a fresh interpreter runs: it finds modules where we do.
WORKER = (
    "import pickle, sys; sys.path[:] = pickle.load(sys.stdin.buffer); "
    "from taberna.adapters.batch_worker import work; work()"
)

Worker = subprocess.Popen[bytes]


class BatchProcesses:
    """As `Batch`, with the same games and numbers. Close it, or use it in a ``with``."""

    def __init__(
        self, game: str, games: int = 64, processes: int = 2, seats: int | None = None, **how: Any
    ) -> None:
        if not 1 <= processes <= games:
            raise BadSetup(f"{games} games can be played by 1 to {games} processes, not by {processes}")
        # Whatever is wrong is said here, not in another process.
        opponents = how.get("opponents", ())
        if not all(isinstance(one, str) for one in ([opponents] if callable(opponents) else opponents)):
            raise BadSetup("other processes know opponents by their names only, for example my_bot.py:Brutus")
        count = Batch(game, 1, seats, **how).spec.seats
        shape = (
            games,
            Encoding.of(game, count).size,
            Actions.of(game, how.get("actions", "compact")).size,
            count,
        )
        edges = [games * number // processes for number in range(processes + 1)]
        self._parts = [slice(low, high) for low, high in pairwise(edges)]
        self._workers: list[Worker] = []
        file = batch_memory.make(shape)
        self.close = weakref.finalize(self, _ended, self._workers, file)
        self.arrays = batch_memory.arrays(file, shape)
        for part in self._parts:
            worker = subprocess.Popen(
                [sys.executable, "-c", WORKER], stdin=subprocess.PIPE, stdout=subprocess.PIPE
            )
            self._workers.append(worker)
            _tell(worker, sys.path)
            _tell(worker, (file, shape, part.start, part.stop, game, seats, how))
        self._heard()
        _forgotten(file)  # whoever needs it has it

    def reset(self, seed: int | str = 0) -> Arrays:
        return self._all([("reset", seed)] * len(self._parts))

    def step(self, actions: Sequence[int] | Array) -> Arrays:
        if len(actions) != len(self.arrays.done):
            raise BadSetup(f"{len(self.arrays.done)} games need as many actions, not {len(actions)}")
        return self._all([("step", [int(action) for action in actions[part]]) for part in self._parts])

    def _all(self, told: Sequence[tuple[str, Any]]) -> Arrays:
        if not self._workers:
            raise BadSetup("these processes were closed")
        for worker, one in zip(self._workers, told, strict=True):
            _tell(worker, one)
        self._heard()
        return self.arrays

    def _heard(self) -> None:
        """Everybody's answer; what went wrong first is said."""
        faults = [_answer(worker, part) for worker, part in zip(self._workers, self._parts, strict=True)]
        for fault in filter(None, faults):
            raise BadSetup(fault)

    def __reduce__(self) -> tuple[object, ...]:
        raise TypeError("processes are not pickled: pickle a Batch, or what made this and its seed")

    def __enter__(self) -> BatchProcesses:
        return self

    def __exit__(self, *error: object) -> None:
        self.close()


def _tell(worker: Worker, what: object) -> None:
    assert worker.stdin is not None
    with suppress(BrokenPipeError):  # there will be no answer
        pickle.dump(what, worker.stdin)
        worker.stdin.flush()


def _answer(worker: Worker, part: slice) -> str:
    assert worker.stdout is not None
    try:
        answer: str = pickle.load(worker.stdout)
    except EOFError:
        code = worker.wait()
        return f"the process of games {part.start} to {part.stop - 1} has ended by itself (code {code})"
    return answer


def _ended(workers: list[Worker], file: Path) -> None:
    """A process ends when nobody speaks to it any more; also at the end of a program that closed nothing."""
    for worker in workers:
        assert worker.stdin is not None
        with suppress(BrokenPipeError):
            worker.stdin.close()
    for worker in workers:
        try:
            worker.wait(5)
        except subprocess.TimeoutExpired:
            worker.kill()
            worker.wait()
        assert worker.stdout is not None
        worker.stdout.close()
    workers.clear()
    _forgotten(file)


def _forgotten(file: Path) -> None:
    """The name goes, the memory stays with those who use it; where that cannot be, the name goes at the end."""
    with suppress(OSError):
        file.unlink(missing_ok=True)
