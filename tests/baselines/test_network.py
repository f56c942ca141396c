"""Trained policies: numbers in a file that every command takes for a bot."""

from __future__ import annotations

import re
from itertools import pairwise
from pathlib import Path

import pytest

pytest.importorskip("numpy", reason="an optional extra: pip install taberna[gym]")

import numpy as np

from taberna import bots
from taberna.adapters.actions import Actions
from taberna.adapters.encoding import Encoding
from taberna.baselines import __main__ as command
from taberna.baselines import measure, report
from taberna.baselines.network import Network
from taberna.baselines.schedule import SCHEDULES
from taberna.bots.match import play
from taberna.kernel.errors import BadSetup
from taberna.kernel.games import game as find_game


def network(game: str, seats: int, seed: int = 1) -> Network:
    luck = np.random.default_rng(seed)
    sizes = (Encoding.of(game, seats).size, 8, Actions.of(game, "compact").size)
    layers = [
        (luck.normal(size=(after, before)).astype(np.float32), np.zeros(after, np.float32))
        for before, after in pairwise(sizes)
    ]
    return Network(game, seats, layers, {"learner": "ppo", "steps": 0, "seconds": 0, "seed": seed})


@pytest.mark.parametrize("game", SCHEDULES)
def test_a_file_plays_a_whole_game_from_views(game: str, tmp_path: Path) -> None:
    plan = SCHEDULES[game]
    file = tmp_path / "some.npz"
    network(game, plan.seats).save(file)
    rules = find_game(game)
    players = [
        bots.make(str(file), rules, ""),
        *(bots.make("random", rules, str(n)) for n in range(plan.seats - 1)),
    ]
    assert play(rules.new(plan.seats, {}, "trained"), players).ranking


def test_a_loaded_network_answers_as_it_did(tmp_path: Path) -> None:
    one = network("rome", 2)
    one.save(tmp_path / "one.npz")
    seen = np.random.default_rng(2).random(Encoding.of("rome", 2).size).astype(np.float32)
    assert np.array_equal(Network.load(tmp_path / "one.npz").scores(seen), one.scores(seen))


def test_what_does_not_fit_is_refused_in_words(tmp_path: Path) -> None:
    file = tmp_path / "rome.npz"
    network("rome", 2).save(file)
    with pytest.raises(BadSetup, match="trained for rome, not for massilia"):
        bots.make(str(file), find_game("massilia"), "")
    rules = find_game("rome")
    with pytest.raises(BadSetup, match="plays with 2 players, not with 3"):
        play(rules.new(3, {}, "x"), [bots.make(str(file), rules, "")] * 3)
    with pytest.raises(BadSetup, match="there is no file"):
        bots.make(str(tmp_path / "none.npz"), rules, "")
    (tmp_path / "text.npz").write_text("no numbers")
    with pytest.raises(BadSetup, match="is no trained policy"):
        bots.make(str(tmp_path / "text.npz"), rules, "")
    other = network("rome", 2)
    other.layers[0] = (other.layers[0][0][:, 1:], other.layers[0][1])
    other.save(tmp_path / "other.npz")
    with pytest.raises(BadSetup, match="trained with other numbers"):
        bots.make(str(tmp_path / "other.npz"), rules, "")


def test_results_are_measured_and_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(measure, "RIVALS", {"random": 4})
    network("rome", 2).save(tmp_path / "rome-ppo-1.npz")
    assert command.main(["rome", "--learners", "ppo", "--bots", "plebeian", "--out", str(tmp_path)]) == 0
    table = capsys.readouterr().out.splitlines()
    assert table[2].startswith("| rome | 2 | PPO | 0 decisions, 0 s, seed 1 | ")
    assert table[3].startswith("| rome | 2 | plebeian |  | ")
    assert re.search(r"\| \d+ % \(\d+–\d+\) of 4, [+−]\d+\.\d \|", table[3])
    assert report.written(tmp_path).splitlines() == table


def test_an_unknown_game_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        command.main(["chess"])
    assert "there is no schedule for 'chess'" in capsys.readouterr().err
