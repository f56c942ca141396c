"""Training: the fit finds what is there, and a run brings weights for every term."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import exp
from random import Random
from typing import Any

import pytest

import taberna
from taberna.bots import Clock
from taberna.bots.evaluation import with_weights
from taberna.bots.greedy import GreedyBot
from taberna.bots.habits import kinds, sample
from taberna.bots.lookahead import decisions
from taberna.kernel.move import Alphabet, Move
from taberna.lab import training
from taberna.lab.fit import Sample, fit
from taberna.lab.lessons import WORLDS, think
from taberna.lab.training import Training, train

from ..bots.helpers import midgame


def test_the_fit_finds_the_weights_that_made_the_winners() -> None:
    rng = Random(3)
    true = [1.0, -0.5, 0.0]
    samples = []
    for _ in range(3000):
        rows = tuple(tuple(rng.gauss(0, 1) for _ in true) for _ in range(3))
        odds = [exp(sum(w * x for w, x in zip(true, row, strict=True))) for row in rows]
        winner = rng.choices(range(3), odds)[0]
        shares = tuple(1.0 if seat == winner else 0.0 for seat in range(3))
        samples.append(Sample(rng.random(), rows, shares))
    names = ["up", "down", "nothing"]
    found, loss = fit(samples, names, dict.fromkeys(names, (0.0, 0.0)), 8, rng)
    for name, weight in zip(names, true, strict=True):
        assert found[name][0] == pytest.approx(weight, abs=0.2)
        assert found[name][1] == pytest.approx(weight, abs=0.2)
    assert loss < 1.0


def test_what_no_game_shows_stays_as_it_was() -> None:
    rng = Random(4)
    samples = [Sample(0.5, ((1.0, 0.0), (2.0, 0.0)), (0.0, 1.0)) for _ in range(100)]
    found, _ = fit(samples, ["seen", "unseen"], {"seen": (0.0, 0.0), "unseen": (0.7, 0.3)}, 3, rng)
    assert found["unseen"] == pytest.approx((0.7, 0.3), abs=0.05)
    assert found["seen"][0] > 0


def test_what_is_certain_stays_whatever_games_show() -> None:
    samples = [Sample(0.5, ((1.0, 2.0), (0.0, 1.0)), (1.0, 0.0))] * 64
    start = {"alive": (3.0, 3.0), "goods": (0.1, 0.1)}
    weights, _ = fit(samples, ["alive", "goods"], start, 3, Random(1), certain={"alive"})
    assert weights["alive"] == pytest.approx((3.0, 3.0))
    assert min(weights["goods"]) > 0.1


def test_a_small_run_brings_weights_and_habits() -> None:
    lines: list[str] = []
    data = train("senators", Training(games=2, generations=1, epochs=1, seats=(3,)), lines.append)
    model = with_weights("senators", data["weights"], data["habits"])
    assert set(data["weights"]) == {term.name for term in model.terms}
    assert all(0 <= share <= 1 for share in data["habits"].values())
    assert lines


def test_a_run_can_learn_from_searches() -> None:
    data = train("rome", Training(games=1, generations=1, epochs=2, seats=(2,), think=8), lambda line: None)
    guesses = with_weights("rome", None).weights
    changed = [name for name, pair in data["weights"].items() if tuple(pair) != guesses[name]]
    assert len(changed) > len(guesses) // 2


def test_a_lesson_is_what_the_search_found_after_a_move() -> None:
    game = taberna.game("rome")
    model = with_weights("rome", None)
    state = midgame("rome", 3, "lessons", 12)
    seat = state.to_move[0]
    moves = decisions(state, seat)
    move, samples = think(game, model, state.view(seat), moves, Random(6), 60)
    assert move in moves
    assert len(samples) >= 2 * WORLDS
    assert len({sample.rows for sample in samples}) > 1
    for one in samples:
        assert len(one.rows) == len(one.shares) == 3
        assert sum(one.shares) == pytest.approx(1)
    assert len({one.shares for one in samples}) > 1


def test_self_play_goes_astray_only_where_a_decision_begins(monkeypatch: pytest.MonkeyPatch) -> None:
    """In Massilia a decision is five moves; one of them at random would spoil every third decision."""
    asked: set[str] = set()
    choose = GreedyBot.choose

    def watch(bot: GreedyBot, view: Mapping[str, Any], moves: Sequence[Move], clock: Clock) -> Move:
        asked.add(view["step"]["name"])
        return choose(bot, view, moves, clock)

    monkeypatch.setattr(training, "ASTRAY", 1.0)
    monkeypatch.setattr(GreedyBot, "choose", watch)
    train("massilia", Training(games=1, generations=1, epochs=1, seats=(2,), league=0.0), lambda line: None)
    assert asked
    assert asked <= with_weights("massilia", None).continues


def test_habits_are_followed_but_nothing_is_impossible() -> None:
    moves = Alphabet().numbered("lock", 0, 16)
    assert kinds("WarBid", moves)[0] == "WarBid lock 0"
    assert kinds("WarBid", moves)[-1] == "WarBid lock 8"
    rng = Random(5)
    drawn = [sample({"WarBid lock 8": 1.0}, "WarBid", moves, rng).code for _ in range(300)]
    assert drawn.count(16) > 200
    assert set(drawn) != {16}
