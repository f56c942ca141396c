"""Notebooks run from their first cell to their last, and show what they print."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tools.notebook import run

ROOT = Path(__file__).parents[2]
NOTEBOOKS = sorted((ROOT / "docs").rglob("*.ipynb"))


def test_there_is_one() -> None:
    assert NOTEBOOKS


@pytest.mark.parametrize("file", NOTEBOOKS, ids=lambda file: file.name)
def test_every_cell_runs(file: Path) -> None:
    pytest.importorskip("pyspiel")
    notebook = json.loads(file.read_text(encoding="utf-8"))
    for cell, printed in run(notebook, file.name):
        kept = "".join("".join(output["text"]) for output in cell["outputs"])
        assert len(printed.splitlines()) == len(kept.splitlines()), "python -m tools.notebook FILE"
