"""Bots of older commits play today's games, for comparison."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

import taberna
from taberna.bots.lines import Question, written

TOOL = Path(__file__).parents[2] / "tools" / "older.py"


def test_a_bot_of_a_commit_answers_today(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Also where a view has an option that was not known then."""
    found = subprocess.run(["git", "rev-parse", "HEAD"], cwd=TOOL.parent, capture_output=True, check=False)
    if found.returncode:
        pytest.skip("no commits here")
    monkeypatch.setenv("TABERNA_OLDER", str(tmp_path))
    state = taberna.game("rome").new(2, seed="older")
    seat = state.to_move[0]
    view = {**state.view(seat), "options": {**state.view(seat)["options"], "of_the_future": True}}
    moves = [move.text for move in state.moves(seat)]
    question = written(Question("rome", view, moves, None))
    done = subprocess.run(
        [sys.executable, str(TOOL), "HEAD", "greedy"], input=question, capture_output=True, check=True
    )
    assert json.loads(done.stdout)["move"] in moves
