"""Levels that learn each variant before they play it."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from taberna.bots.evaluation import evaluation
from taberna.cli import main
from taberna.lab import retuning
from taberna.lab.experiment import Experiment, perform
from taberna.lab.pool import HERE

PLAN = Experiment(
    "rome", 2, 2, ("eques", "random"), ("{}", '{"provinces.sicilia.strength": 6}'), milliseconds=20
)


def test_levels_learn_each_variant(tmp_path: Path) -> None:
    plan = retuning.tuned(PLAN, 4, tmp_path, HERE)
    learned = [json.loads(text)["weights"] for text in plan.weights]
    shipped = {name: list(pair) for name, pair in evaluation("rome").weights.items()}
    assert learned[0].keys() == shipped.keys()
    assert learned[0] != learned[1] != shipped
    rows = perform(plan, tmp_path, HERE)
    assert {tuple(sorted(row["bots"])) for row in rows} == {("eques", "random")}
    assert plan.key != PLAN.key  # rows of bots that know less are not mixed in


def test_what_was_learned_is_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    first = retuning.tuned(PLAN, 2, tmp_path, HERE)

    def fails(lesson: Any) -> str:
        raise AssertionError("learned again")

    monkeypatch.setattr(retuning, "learn", fails)
    assert retuning.tuned(PLAN, 2, tmp_path, HERE) == first


def test_the_command_says_that_they_have_learned(tmp_path: Path) -> None:
    words = "lab rome --seats 2 --games 1 --bots eques --ms 20 --retune 2 --jobs 1"
    assert main([*words.split(), "--vary", "provinces.sicilia.strength=3,5", "--out", str(tmp_path)]) == 0
    assert "learned each variant" in next(tmp_path.glob("*.html")).read_text()
