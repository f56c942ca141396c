"""Who notices a move is found out section by section; it must be what whole views would tell."""

from __future__ import annotations

import random

import pytest

import taberna
from taberna.kernel.log import Event
from taberna.kernel.notice import EVERYBODY, who_notices
from taberna.kernel.state import State


def told_by_views(before: State, after: State, seat: int, events: list[Event]) -> int:
    if events or before.view(None) != after.view(None):
        return EVERYBODY
    noticed = 1 << seat
    for other in range(before.seats):
        if before.view(other) != after.view(other) or before.moves(other) != after.moves(other):
            noticed |= 1 << other
    return noticed


@pytest.mark.parametrize("game", taberna.GAMES)
def test_views_tell_the_same(game: str) -> None:
    rules = taberna.game(game)
    rng = random.Random(game)
    found = set()
    for n in range(3):
        state = rules.new(3, seed=f"notice {n}")
        while state.to_move:
            after = state.copy()
            events = after.listen()
            seat = rng.choice(after.to_move)
            after.play(seat, rng.choice([m for m in after.moves(seat) if not m.interrupt]))
            after.listener = None
            noticed = who_notices(state, after, seat, events)
            assert noticed == told_by_views(state, after, seat, events)
            found.add(noticed)
            state = after
    assert EVERYBODY in found
    assert len(found) > 1 or game != "rome", "a sealed choice should have been among them"
