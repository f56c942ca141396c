"""Phase 5: clean-up (ROM-3.110 to ROM-3.115)."""

from __future__ import annotations

from random import Random

import pytest

from .helpers import ROME, player, position


def test_ROM_3_110_displays_are_removed_and_ROM_3_111_refilled() -> None:
    state = position(4, step="CleanUp")
    before = position(4, step="PlaceDie")
    for track in range(3):
        assert set(before.displays[track]) <= set(state.removed[track])
        size = (4, 4, 5)[track]
        assert len(state.displays[track]) == size
        top = before.decks[track][-size:][::-1]
        assert state.displays[track] == top


def test_ROM_3_112_everything_is_ready_again() -> None:
    state = position(
        step="CleanUp",
        Red={
            "provinces": ["sicilia", "raetia"],
            "senate": ["censor"],
            "used": [{"card": "censor", "on": ["sicilia"]}],
            "exhausted": ["raetia"],
        },
    )
    red = player(state, "Red")
    assert red["exhausted"] == red["used"] == []
    assert red["provinces"] == ["sicilia", "raetia"]


def test_ROM_3_113_the_round_marker_moves_once_and_belongings_stay() -> None:
    state = position(
        round=2,
        step="CleanUp",
        Red={"sp": 4, "hand": ["wolf"], "forum": {"wine": 3}, "senate": ["censor"], "provinces": ["achaia"]},
    )
    assert state.round == 3
    red = player(state, "Red")
    assert state.sp(0) == 4
    assert (red["hand"], red["forum"]["wine"], red["senate"], red["provinces"]) == (
        ["wolf"], 3, ["censor"], ["achaia"]
    )  # fmt: skip


def test_ROM_3_114_phase_5_asks_nobody() -> None:
    state = position(step="CleanUp")
    assert state.round == 2
    assert state.stack[-1].name == "PlaceDie"  # Phase 1 of the next round has been rolled


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("preset", ["default", "intrigue"])
def test_ROM_3_115_round_5_shows_exactly_the_epoch_III_cards(seats: int, preset: str) -> None:
    for seed in range(5):
        state = ROME.new(seats, {"preset": preset}, f"last {seed}")
        rng = Random(seed)
        while state.round < 5:
            seat = rng.choice(state.to_move)
            state.play(seat, rng.choice(state.moves(seat)))
        assert len(state.displays[1]) == (3 if seats == 2 else 4)
        assert all(ROME.senate_epoch[card] == 3 for card in state.displays[1])
        assert state.decks[0] == state.decks[1] == ()
