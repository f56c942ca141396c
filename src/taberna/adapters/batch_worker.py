"""One process of a `BatchProcesses`: it plays some of the games, as it is told through its standard input."""

from __future__ import annotations

import os
import pickle
import signal
import sys
from pathlib import Path
from typing import Any, BinaryIO

from taberna.kernel.errors import TabernaError

from .batch import Batch
from .batch_memory import Shape, arrays


def work() -> None:
    """Answers are "" or what went wrong; whatever bots print goes where errors go."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for whoever started this; the input ends then
    answers = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)
    questions = sys.stdin.buffer
    file, shape, first, end, game, seats, how = pickle.load(questions)
    batch = _batch(answers, file, shape, slice(first, end), game, seats, how)
    while batch is not None:
        try:
            word, what = pickle.load(questions)
        except EOFError:
            return
        try:
            batch.reset(what) if word == "reset" else batch.step(what)
            _answer(answers, "")
        except Exception as error:
            _answer(answers, _said(error))


def _batch(
    answers: BinaryIO,
    file: Path,
    shape: Shape,
    part: slice,
    game: str,
    seats: int | None,
    how: dict[str, Any],
) -> Batch | None:
    try:
        rows = arrays(file, shape, part)
        batch = Batch(game, part.stop - part.start, seats, first=part.start, arrays=rows, **how)
    except Exception as error:
        _answer(answers, _said(error))
        return None
    _answer(answers, "")
    return batch


def _said(error: Exception) -> str:
    return str(error) if isinstance(error, TabernaError) else f"{type(error).__name__}: {error}"


def _answer(answers: BinaryIO, text: str) -> None:
    answers.write(pickle.dumps(text))
    answers.flush()
