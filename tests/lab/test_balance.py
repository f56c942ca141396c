"""A search for balanced values finds what is plainly better, and says so with deals it has not seen."""

from __future__ import annotations

from pathlib import Path

import pytest

import taberna
from taberna.cli import main
from taberna.kernel.errors import BadSetup
from taberna.lab.balance import Balancing, balance, goal
from taberna.lab.experiment import Experiment
from taberna.lab.pool import local

pytest.importorskip("optuna", reason="an optional extra: pip install taberna[balance]")


def test_the_best_trial_is_played_again_on_new_deals(tmp_path: Path) -> None:
    plan = Experiment("rome", 10, 2, ("random",), seed="lengths")
    over = {"provinces.sicilia.strength": [1, 3, 6]}
    found = balance(Balancing(plan, over, ("length=80",), trials=4), tmp_path, local(1))
    assert len(found.trials) == 4
    assert found.best.cost == min(trial.cost for trial in found.trials)
    assert found.plan.seed != plan.seed
    assert {row["variant"] for row in found.rows} == {0, 1}


def test_the_same_search_finds_the_same(tmp_path: Path) -> None:
    plan = Experiment("senators", 6, 3, ("random",), seed="same")
    task = Balancing(plan, {"deficit_amounts": [[15] * 3, [20] * 3, [25] * 3]}, ("seats", "cards"), 3)
    one = balance(task, tmp_path / "a", local(1))
    two = balance(task, tmp_path / "b", local(1))
    assert [trial.values for trial in one.trials] == [trial.values for trial in two.trials]
    assert one.again == two.again


@pytest.mark.parametrize("text", ["beauty", "length=", "length=0", "length=²", "seats=3"])
def test_unknown_goals_are_refused(text: str) -> None:
    with pytest.raises(BadSetup, match="there are seats, cards and length"):
        goal(text)


def test_the_command(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    told = ["balance", "rome", "--over", "provinces.sicilia.strength=2..4", "--trials", "2", "--games", "4"]
    assert main([*told, "--seats", "2", "--bots", "random", "--jobs", "1", "--out", str(tmp_path)]) == 0
    out = capsys.readouterr().out
    assert "best of 2: Sicilia: strength = " in out
    assert "on new deals" in out
    assert "the best less today: " in out
    assert len(list(tmp_path.glob("*.html"))) == 1


def test_the_best_values_come_as_an_edition_that_can_be_played(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    told = ["balance", "rome", "--over", "provinces.sicilia.strength=6", "--trials", "1", "--games", "4"]
    assert main([*told, "--seats", "2", "--bots", "random", "--jobs", "1", "--out", str(tmp_path)]) == 0
    [file] = tmp_path.glob("*.toml")
    assert str(file) in capsys.readouterr().out
    assert taberna.game("rome", file).data.value("provinces", "sicilia", "strength") == 6


def test_whether_the_best_is_nearer_is_told_with_an_interval(tmp_path: Path) -> None:
    """Twice as many rounds are plainly longer; the same values are no nearer than themselves."""
    plan = Experiment("massilia", 30, 2, ("random",), seed="nearer")
    longer = balance(
        Balancing(plan, {"rounds.time_track.count": [14]}, ("length=900",), 1), tmp_path, local(1)
    )
    assert longer.gain.clear
    assert longer.gain.value < 0
    same = balance(Balancing(plan, {"rounds.time_track.count": [7]}, ("length=900",), 1), tmp_path, local(1))
    assert (same.gain.low, same.gain.value, same.gain.high) == (0, 0, 0)
