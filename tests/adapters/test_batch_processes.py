"""Several processes behind one batch: in any script, whatever bots do, and nothing is left behind."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

pytest.importorskip("numpy", reason="an optional extra: pip install taberna[gym]")

import numpy as np

from taberna.adapters import batch_memory
from taberna.adapters.batch_processes import BatchProcesses
from taberna.kernel.errors import BadSetup

SCRIPT = """
from taberna.adapters.batch_processes import BatchProcesses

print("this script runs")
batch = BatchProcesses("rome", games=4, processes=2, seats=2{more})
arrays = batch.reset(3)
for _ in range(5):
    arrays = batch.step(arrays.masks.argmax(axis=1))
print(arrays.masks.any(axis=1).all(), arrays.to_move.tolist())
"""

LOUD = """
class Loud:
    def __init__(self, game, seed):
        pass

    def choose(self, view, moves, clock):
        print("I think")
        return moves[0]


class Broken(Loud):
    def choose(self, view, moves, clock):
        raise ValueError("no idea")
"""


def run(script: str, folder: Path) -> subprocess.CompletedProcess[str]:
    file = folder / "learn.py"
    file.write_text(script, encoding="utf-8")
    return subprocess.run(
        [sys.executable, str(file)], capture_output=True, text=True, check=False, timeout=120, cwd=folder
    )


def left() -> set[Path]:
    return set(batch_memory.SHARED.glob("taberna-batch-*"))


def test_a_script_needs_no_guard_and_nothing_is_left_behind(tmp_path: Path) -> None:
    before = left()
    done = run(SCRIPT.format(more=""), tmp_path)
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.splitlines()[0] == "this script runs"
    assert done.stdout.splitlines()[1].startswith("True [")
    assert left() == before


def test_what_bots_print_is_not_in_the_way(tmp_path: Path) -> None:
    (tmp_path / "loud.py").write_text(LOUD, encoding="utf-8")
    done = run(SCRIPT.format(more=", opponents='loud.py:Loud'"), tmp_path)
    assert done.returncode == 0, done.stderr
    assert "I think" in done.stderr
    assert "I think" not in done.stdout


def test_a_bot_that_fails_is_told(tmp_path: Path) -> None:
    bot = tmp_path / "loud.py"
    bot.write_text(LOUD, encoding="utf-8")
    with (
        BatchProcesses("rome", games=12, processes=1, seats=2, opponents=f"{bot}:Broken") as batch,
        pytest.raises(BadSetup, match="no idea"),
    ):
        batch.reset(1)  # in some of the games the bot begins


def test_a_process_that_dies_is_told() -> None:
    with BatchProcesses("rome", games=5, processes=2, seats=2) as batch:
        batch.reset(1)
        os.kill(batch._workers[1].pid, 9)
        batch._workers[1].wait()
        with pytest.raises(BadSetup, match=r"process of games 2 to 4 has ended by itself \(code -9\)"):
            batch.step(batch.arrays.masks.argmax(axis=1))


def test_opponents_are_named() -> None:
    def maker(game: object, seed: str) -> None:
        """No name that another process knows."""

    for opponents in (maker, [maker]):
        with pytest.raises(BadSetup, match=r"my_bot\.py:Brutus"):
            BatchProcesses("rome", games=2, processes=2, seats=2, opponents=opponents)


def test_closed_is_closed() -> None:
    batch = BatchProcesses("rome", games=2, processes=2, seats=2)
    workers = list(batch._workers)
    batch.reset(1)
    kept = batch.arrays.observations.copy()
    batch.close()
    batch.close()
    assert [worker.poll() for worker in workers] == [0, 0]
    assert np.array_equal(batch.arrays.observations, kept)  # what was told can still be read
    with pytest.raises(BadSetup, match="closed"):
        batch.reset(1)


def test_memory_that_does_not_fit_lies_in_a_file(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    def full(number: int, size: int) -> None:
        if Path(f"/proc/self/fd/{number}").resolve().is_relative_to(tmp_path / "shm"):
            raise OSError(28, "No space left on device")
        os.ftruncate(number, size)

    (tmp_path / "shm").mkdir()
    (tmp_path / "tmp").mkdir()
    monkeypatch.setattr(batch_memory, "SHARED", tmp_path / "shm")
    monkeypatch.setattr(batch_memory.tempfile, "gettempdir", lambda: str(tmp_path / "tmp"))
    monkeypatch.setattr(batch_memory, "_reserve", full)
    file = batch_memory.make((2, 3, 4, 2))
    assert file.parent == tmp_path / "tmp"
    assert batch_memory.arrays(file, (2, 3, 4, 2)).masks.shape == (2, 4)
    assert list((tmp_path / "shm").iterdir()) == []
