"""The laws again, with Hypothesis choosing (and shrinking) games and moves."""

from __future__ import annotations

import json
from random import Random

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import taberna
from taberna.kernel import laws
from taberna.kernel.move import Move

SLOW = settings(max_examples=40, deadline=None, suppress_health_check=[HealthCheck.too_slow])


class Driven(laws.Run):
    """A run whose choices come from a list of numbers; when they are used up, the first move is taken."""

    def __init__(self, name: str, seats: int, options: int, seed: str, choices: list[int]) -> None:
        game = taberna.game(name)
        sets = list(laws.option_sets(game))
        seats = game.min_seats + seats % (game.max_seats - game.min_seats + 1)
        super().__init__(game, seats, sets[options % len(sets)], seed)
        self.choices = iter(choices)

    def choose(self) -> tuple[int, Move]:
        number = next(self.choices, 0)
        seat = self.state.to_move[number % len(self.state.to_move)]
        legal = self.state.moves(seat)
        self.demand(bool(legal), f"dead end: seat {seat} has no move")
        return seat, legal[number // 7 % len(legal)]


@pytest.mark.parametrize("name", taberna.GAMES)
@SLOW
@given(
    seats=st.integers(0, 9),
    options=st.integers(0, 99),
    seed=st.text(max_size=8),
    choices=st.lists(st.integers(0, 2000), max_size=60),
    look=st.integers(0, 59),
)
def test_laws_hold_wherever_hypothesis_goes(
    name: str, seats: int, options: int, seed: str, choices: list[int], look: int
) -> None:
    # Arrange
    run = Driven(name, seats, options, f"hypothesis {seed}", choices)
    # Do
    for number in range(len(choices)):
        if not run.state.to_move:
            break
        if number == look:
            laws.leaks_nothing(run)
            laws.accepts_what_it_offers(run)
            laws.keeps_through_load(run)
        run.step()
        laws.conserves(run)
    # Expect: a copy that plays on leaves the original alone, and the game goes on from a dump
    dump = json.dumps(run.state.dump())
    again = run.game.load(json.loads(dump))
    other = laws.Run(run.game, run.seats, run.options, run.seed)
    other.state = again
    other.rng = Random(1)
    other.to_end()
    assert json.dumps(run.state.dump()) == dump


@SLOW
@given(text=st.text(max_size=40))
def test_any_text_is_a_move_or_refused_with_a_reason(text: str) -> None:
    state = taberna.game("senators").new(seats=3, seed="text")
    before = state.dump()
    legal = {move.text for move in state.moves(state.to_move[0])}
    reason = state.why_not(state.to_move[0], text)
    assert (reason is None) == (" ".join(text.lower().split()) in legal)
    assert state.dump() == before
