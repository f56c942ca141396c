"""Seats that do not exist get no moves, no view, and nobody else's moves."""

from __future__ import annotations

from typing import Any

import pytest

import taberna
from taberna import IllegalMove


@pytest.mark.parametrize("seat", [-1, 3, 99, "0", 0.5])
def test_no_moves_and_no_view_for_a_seat_that_is_not_there(seat: Any) -> None:
    state: Any = taberna.game("senators").new(seats=3, seed="seats")
    for ask in (state.moves, state.view):
        with pytest.raises(IllegalMove, match="this game has 0 to 2"):
            ask(seat)
    assert "no seat" in str(state.why_not(seat, "embezzle"))


def test_a_move_offered_to_one_seat_cannot_be_played_by_another() -> None:
    state: Any = taberna.game("senators").position({"seats": 3})
    extortion = next(move for move in state.moves(0) if move.text == "extortion")
    for seat in (-1, 1, 2):
        with pytest.raises(IllegalMove):
            state.play(seat, extortion)


def test_a_move_is_trusted_once() -> None:
    state: Any = taberna.game("senators").position({"seats": 3})
    skip_after = next(move for move in state.moves(0) if move.text == "extortion")
    state.play(0, skip_after)
    for seat in (-1, 0):
        with pytest.raises(IllegalMove):
            state.play(seat, skip_after)
