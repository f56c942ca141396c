"""Arrays of a batch that lie in memory shared by several processes: a file that all of them map."""

from __future__ import annotations

import os
import tempfile
from pathlib import Path
from typing import Any

import numpy as np

from .batch import Array, Arrays

#: Games, numbers of an observation, actions, seats.
Shape = tuple[int, int, int, int]
#: Where Linux keeps files that are memory only; used if they fit.
SHARED = Path("/dev/shm")


def make(shape: Shape) -> Path:
    """A file of that size, whose room is really there."""
    for folder in (SHARED, Path(tempfile.gettempdir())):
        if not folder.is_dir():
            continue
        number, name = tempfile.mkstemp(prefix="taberna-batch-", dir=folder)
        file = Path(name)
        try:
            _reserve(number, _bytes(shape))
        except OSError:
            file.unlink()
            if folder != SHARED:
                raise
        else:
            return file
        finally:
            os.close(number)
    raise FileNotFoundError(f"there is no folder {tempfile.gettempdir()}")


def _reserve(number: int, size: int) -> None:
    """A file that only claims to be large would end a process when its memory is used."""
    os.ftruncate(number, size)
    if hasattr(os, "posix_fallocate"):
        os.posix_fallocate(number, 0, size)


def arrays(file: Path, shape: Shape, part: slice = slice(None)) -> Arrays:
    """The arrays in such a file; only the rows of a part of the games."""
    memory = np.memmap(file, np.uint8, "r+")
    found = Arrays.__new__(Arrays)
    at = 0
    for name, (size, kind) in _pieces(shape).items():
        whole: Array = np.ndarray(size, kind, memory, at)
        setattr(found, name, whole[part])
        at += _room(size, kind)
    return found


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
