"""A best response: what does better is followed, and what was learned is a bot of its own."""

from __future__ import annotations

import json
from pathlib import Path
from statistics import fmean
from typing import Any

import pytest

from taberna import bots
from taberna.bots.evaluation import evaluation
from taberna.cli import main
from taberna.kernel.errors import BadSetup
from taberna.kernel.games import game
from taberna.kernel.spec import GameSpec
from taberna.lab import response
from taberna.lab.response import BestResponse, Learner, respond


def test_weights_that_win_more_are_followed(monkeypatch: pytest.MonkeyPatch) -> None:
    """Games that are won the more often the nearer the weights are to some that nobody told the learner."""
    monkeypatch.setattr(response, "FIRST", 1)
    learner = Learner(BestResponse("rome", "eques"))
    goal = [c + 2.0 * r for c, r in zip(learner.centre, learner.reach, strict=True)]

    def away(vector: list[float]) -> float:
        return fmean(
            ((v - g) / r) ** 2 for v, g, r in zip(vector, goal, learner.reach, strict=True) if r > 0.0
        )

    def reward(self: Learner, spec: GameSpec, seat: int, vector: list[float]) -> tuple[float, float]:
        value = -away(vector) + self.rng.gauss(0.0, 0.3)
        return value, value

    monkeypatch.setattr(Learner, "reward", reward)
    before = away(learner.average)
    for _ in range(60):
        learner.step()
    assert away(learner.average) < before / 4


def test_what_was_learned_is_a_bot(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: Any) -> None:
    monkeypatch.setattr(response, "PAIRS", 1)
    monkeypatch.setattr(response, "FIRST", 1)
    file = tmp_path / "response.json"
    told = ["respond", "rome", "eques", "--minutes", "0", "--games", "2", "--out", str(file)]
    assert main(told) == 0
    assert "× fair" in capsys.readouterr().out
    found = json.loads(file.read_text(encoding="utf-8"))
    assert set(found["weights"]) == {term.name for term in evaluation("rome").terms}
    assert found["weights"] != json.loads(json.dumps(evaluation("rome").weights))
    bot: Any = bots.make(f"weights:{file}@eques", game("rome"), "0")
    assert bot.model.weights["points"] == tuple(found["weights"]["points"])


def test_what_is_certain_is_not_learned(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(response, "PAIRS", 1)
    monkeypatch.setattr(response, "FIRST", 1)
    found = respond(BestResponse("senators", "plebeian", seats=3, seconds=0.0), report=lambda line: None)
    assert found["weights"]["alive"] == list(evaluation("senators").weights["alive"])


@pytest.mark.parametrize("name", ["weights:nowhere.json@eques", "weights:x.json", "weights:x.json@nobody"])
def test_weights_that_are_not_there_are_refused(name: str) -> None:
    with pytest.raises(BadSetup, match=r"nowhere|weights:FILE"):
        bots.make(name, game("rome"), "0")
