"""Calibration: fits find what is too sure of itself, and what is shipped belongs to the weights that are shipped."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random

import pytest

import taberna
from taberna.bots.evaluation import calibrated, evaluation
from taberna.cli import main
from taberna.debrief.calibrate_command import FILE, digest
from taberna.debrief.calibration import Told, fit, held_out, reliability

SHIPPED = [name for name in taberna.GAMES if (Path(taberna.game(name).package) / FILE).is_file()]


def boasting(sureness: float, games: int = 400) -> list[Told]:
    """Chances of two seats that come true as they should, told by somebody who raises them to a power."""
    rng = Random(sureness)
    told = []
    for game in range(games):
        for _ in range(5):
            true = rng.uniform(0.05, 0.95)
            powers = [true**sureness, (1 - true) ** sureness]
            world = tuple(power / sum(powers) for power in powers)
            told.append(Told(game, rng.random(), 0, (world,), float(rng.random() < true)))
    return told


@pytest.mark.parametrize("sureness", [0.5, 2.0])
def test_a_fit_finds_how_much_too_sure_somebody_is(sureness: float) -> None:
    told = boasting(sureness)
    early, late = fit(told)
    assert early == pytest.approx(1 / sureness, rel=0.25)
    assert late == pytest.approx(1 / sureness, rel=0.25)
    assert held_out(told).error < reliability(told, (1.0, 1.0)).error
    assert held_out(told).error < 0.05


def test_the_error_of_who_tells_the_truth_is_small_and_within_its_interval() -> None:
    found = reliability(boasting(1.0), (1.0, 1.0))
    assert found.decisions == 2000
    assert found.games == 400
    assert found.error < 0.04
    assert sum(b.count for b in found.bins) == 2000


def test_the_command_reports_plots_and_goes_on(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    work, plot = tmp_path / "work", tmp_path / "plot.svg"
    base = ["calibrate", "rome", "--seed", "x", "--work", str(work), "--json"]
    assert main([*base, "--games", "4", "--plot", str(plot)]) == 0
    first = json.loads(capsys.readouterr().out)
    lines = work.read_text(encoding="utf-8").splitlines()
    assert len(lines) == 4
    work.write_text("\n".join([*lines[:2], lines[2][:50]]) + "\n", encoding="utf-8")  # it was broken off
    assert main([*base, "--games", "4"]) == 0
    assert json.loads(capsys.readouterr().out)["fitted"] == first["fitted"]
    assert plot.read_text(encoding="utf-8").startswith("<svg")


@pytest.mark.parametrize("game", SHIPPED)
def test_what_is_shipped_was_fitted_to_the_weights_that_are_shipped(game: str) -> None:
    data = json.loads((Path(taberna.game(game).package) / FILE).read_text(encoding="utf-8"))
    assert data["evaluation"] == digest(taberna.game(game)), "run: taberna calibrate " + game + " --ship"
    assert data["fitted"]["decisions"] >= 2000
    assert data["fitted"]["expected_calibration_error"] <= 0.05
    assert calibrated(game).sharpness == tuple(data["sharpness"])
    assert evaluation(game).sharpness == (1.0, 1.0)  # bots choose by what they learned
