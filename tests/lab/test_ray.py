"""The same experiment on a Ray cluster: a local one of two workers, started and stopped by the test."""

from __future__ import annotations

from pathlib import Path

import pytest

from taberna.cli import main
from taberna.lab.experiment import Experiment, perform, variants
from taberna.lab.pool import local, on_ray

PLAN = Experiment("senators", 60, 3, ("random",), variants({"variant_influence": [False, True]}, {}), "test")


def test_a_cluster_gives_the_same_rows_as_one_process(tmp_path: Path) -> None:
    assert perform(PLAN, tmp_path / "ray", on_ray()) == perform(PLAN, tmp_path / "here", local(1))


def test_the_command_writes_the_same_report(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    asked = ["lab", "rome", "--games", "60", "--seats", "2", "--engine", "ray", "--out", str(tmp_path)]
    assert main(asked) == 0
    assert "60 games" in capsys.readouterr().out
    assert list(tmp_path.glob("rome-*.html"))
