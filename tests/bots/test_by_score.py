"""A game without an evaluation is judged by its points: those it tells, or those of games played on at random."""

from __future__ import annotations

from typing import Any

import pytest

import taberna
from taberna.bots import by_score, evaluation
from taberna.kernel import games
from taberna.kernel.game import Game


@pytest.fixture
def bare(monkeypatch: pytest.MonkeyPatch) -> Game:
    """Senators as if it had come with nothing but its rules."""
    part = games.part
    monkeypatch.setattr(
        games, "part", lambda name, module: None if module == "evaluation" else part(name, module)
    )
    return taberna.game("senators")


def test_points_that_a_game_tells_decide(bare: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(type(bare), "standing", lambda self, state: state.senators)
    state: Any = bare.new(3, {}, "by score")
    state.senators = [5, 1, 3]
    model = evaluation.with_weights("senators", None)
    assert model.features(state) == [[5.0], [1.0], [3.0]]
    first, second, third = model.values(state)
    assert first > third > second


def test_without_points_the_game_is_played_on_at_random_with_the_luck_of_its_world(bare: Game) -> None:
    state = bare.new(3, {}, "played on")
    before = state.dump()
    once, again = by_score.expected(state), by_score.expected(state)
    assert once == again
    assert any(once)
    assert state.dump() == before
    assert by_score.expected(bare.new(3, {}, "another world")) != once
