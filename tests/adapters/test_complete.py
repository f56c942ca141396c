"""Observations hold everything a view shows before the end: what the declaration lists, and what games add by hand."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import taberna
from taberna.adapters.encoding import Encoding
from taberna.kernel.fields import END

#: Entries that stand under another name, or follow from others.
ELSEWHERE = {
    "senators": {"auction": "bids"},
    "provincia": {"colour": "town"},
    "massilia": {"market": "stalls", "score": "score"},
    "rome": {"tracks": "groups"},
}


def paths(game: str) -> set[str]:
    encoding = Encoding.of(game, taberna.game(game).min_seats)
    return {field.path for field in (*encoding.common, *encoding.player)}


@pytest.mark.parametrize("game", taberna.GAMES)
def test_every_entry_that_somebody_sees_during_the_game_is_observed(game: str) -> None:
    known = paths(game)
    for _, entry in taberna.game(game).declared.shown():
        if entry.see == END:
            continue
        wanted = ELSEWHERE[game].get(entry.view_key, entry.view_key)
        assert any(path == wanted or path.startswith(f"{wanted}.") for path in known), entry.view_key


def changed(value: Any, rng: Random) -> Any:
    """Another value of the same shape."""
    if isinstance(value, bool):
        return not value
    if isinstance(value, int):
        return value + 1
    return None


@pytest.mark.parametrize("game", taberna.GAMES)
def test_numbers_and_flags_of_a_view_make_a_difference(game: str) -> None:
    """Change any plain number of a view, and the observation changes."""
    rules = taberna.game(game)
    rng = Random(game)
    state = rules.new(rules.min_seats, seed="complete")
    for _ in range(25):
        seat = state.to_move[0]
        state.play(seat, rng.choice([move for move in state.moves(seat) if not move.interrupt]))
    encoding = Encoding.of(game, rules.min_seats)
    view = state.view(0)
    before = encoding.vector(view, 0)
    for of_player, entry in rules.declared.shown():
        place = view["players"][1] if of_player else view
        value = place.get(entry.view_key)
        if entry.see != END and isinstance(value, int) and entry.kind in ("number", "flag"):
            place[entry.view_key] = changed(value, rng)
            assert encoding.vector(view, 0) != before, entry.view_key
            place[entry.view_key] = value
