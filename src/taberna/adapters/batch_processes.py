"""A `Batch` whose games are played by several processes; they write into memory that all of them share."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from multiprocessing import get_context
from multiprocessing.connection import Connection
from multiprocessing.shared_memory import SharedMemory
from typing import Any

import numpy as np

from taberna.kernel.errors import BadSetup
from taberna.kernel.spec import GameSpec

from .actions import Actions
from .batch import Array, Arrays, Batch
from .encoding import Encoding


class BatchProcesses:
    """As `Batch`, with the same games and numbers. Close it, or use it in a ``with``."""

    def __init__(
        self, game: str, games: int = 64, processes: int = 2, seats: int | None = None, **how: Any
    ) -> None:
        if not 1 <= processes <= games:
            raise BadSetup(f"{games} games can be played by 1 to {games} processes, not by {processes}")
        Batch(game, 1, seats, **how)  # whatever is wrong is said here, not in another process
        count = GameSpec.of(game, seats, how.get("options")).seats
        shape = (
            games,
            Encoding.of(game, count).size,
            Actions.of(game, how.get("actions", "compact")).size,
            count,
        )
        self._memory = SharedMemory(create=True, size=_bytes(shape))
        self.arrays = _over(self._memory, shape)
        edges = [games * number // processes for number in range(processes + 1)]
        self._parts = [slice(low, high) for low, high in pairwise(edges)]
        context = get_context("spawn")
        self._pipes: list[Connection] = []
        self._workers = []
        for part in self._parts:
            ours, theirs = context.Pipe()
            told = (theirs, self._memory.name, shape, part.start, part.stop, game, seats, how)
            worker = context.Process(target=_work, args=told, daemon=True)
            worker.start()
            theirs.close()
            self._pipes.append(ours)
            self._workers.append(worker)

    def reset(self, seed: int | str = 0) -> Arrays:
        return self._all([("reset", seed)] * len(self._pipes))

    def step(self, actions: Sequence[int] | Array) -> Arrays:
        if len(actions) != len(self.arrays.done):
            raise BadSetup(f"{len(self.arrays.done)} games need as many actions, not {len(actions)}")
        return self._all([("step", [int(action) for action in actions[part]]) for part in self._parts])

    def _all(self, told: Sequence[tuple[str, Any]]) -> Arrays:
        for pipe, one in zip(self._pipes, told, strict=True):
            pipe.send(one)
        faults = [pipe.recv() for pipe in self._pipes]
        for fault in filter(None, faults):
            raise BadSetup(fault)
        return self.arrays

    def close(self) -> None:
        for pipe in self._pipes:
            pipe.close()
        for worker in self._workers:
            worker.join(5)
            if worker.is_alive():
                worker.kill()
                worker.join()
        self._pipes, self._workers = [], []
        del self.arrays
        self._memory.close()
        self._memory.unlink()

    def __reduce__(self) -> tuple[object, ...]:
        raise TypeError("processes are not pickled: pickle a Batch, or what made this and its seed")

    def __enter__(self) -> BatchProcesses:
        return self

    def __exit__(self, *error: object) -> None:
        self.close()


Shape = tuple[int, int, int, int]


def _pieces(shape: Shape) -> dict[str, tuple[tuple[int, ...], Any]]:
    games, size, actions, seats = shape
    return {
        "observations": ((games, size), np.float32),
        "rewards": ((games, seats), np.float32),
        "to_move": ((games,), np.int64),
        "masks": ((games, actions), np.int8),
        "done": ((games,), np.bool_),
    }


def _room(shape: tuple[int, ...], kind: Any) -> int:
    """Bytes of an array, rounded up so that the next one begins where any number may begin."""
    return -(-int(np.prod(shape)) * np.dtype(kind).itemsize // 8) * 8


def _bytes(shape: Shape) -> int:
    return sum(_room(*piece) for piece in _pieces(shape).values())


def _over(memory: SharedMemory, shape: Shape, part: slice = slice(None)) -> Arrays:
    """Arrays that lie in shared memory; only the rows of a part of the games."""
    arrays = Arrays.__new__(Arrays)
    at = 0
    for name, (size, kind) in _pieces(shape).items():
        whole: Array = np.ndarray(size, kind, memory.buf, at)
        setattr(arrays, name, whole[part])
        at += _room(size, kind)
    return arrays


def _work(
    pipe: Connection,
    name: str,
    shape: Shape,
    first: int,
    end: int,
    game: str,
    seats: int | None,
    how: dict[str, Any],
) -> None:
    memory = SharedMemory(name)
    arrays = _over(memory, shape, slice(first, end))
    batch = Batch(game, end - first, seats, first=first, arrays=arrays, **how)
    while True:
        try:
            word, what = pipe.recv()
        except EOFError:
            break
        try:
            batch.reset(what) if word == "reset" else batch.step(what)
            pipe.send("")
        except BadSetup as refusal:
            pipe.send(str(refusal))
    del arrays, batch
    memory.close()
