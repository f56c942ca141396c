"""The decision index: these decisions exist and no others."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from taberna.kernel.errors import BadSetup

from .helpers import ROME


def test_ROM_D01_creating_a_game() -> None:
    for seats in (2, 3, 4):
        assert ROME.new(seats, seed=1).seats == seats
    for seats in (0, 1, 5, True, "3"):
        with pytest.raises(BadSetup):
            ROME.new(seats, seed=1)  # type: ignore[arg-type]


def test_ROM_D02_the_host_builds_the_deck_before_the_game() -> None:
    deck = [name for name in ROME.names["senate_card"] if not name.endswith("_intrigue")]
    deck[deck.index("tribunus")] = "tribunus_intrigue"
    state: Any = ROME.new(4, {"senate_deck_mode": "name_swap", "senate_deck": deck}, "host")
    assert {*state.displays[1], *state.decks[1]} == {ROME.codes["senate_card"][name] for name in deck}
    assert state.stack[-1].name == "PlaceDie"


def test_all_decisions_are_met_and_no_other_exists() -> None:
    """Every step that asks, with the decision it stands for; random games meet all of them."""
    decisions = {
        "OrderWindow": "ROM-D03",
        "TribunusTarget": "ROM-D03",
        "PlaceDie": "ROM-D04, ROM-D05, ROM-D06, with a Consul ROM-D15",
        "AfterPlacing": "ROM-D07",
        "ExhaustProvinces": "ROM-D08",
        "RerollDice": "ROM-D09 for Censor, ROM-D10 for Proconsul",
        "FlipDie": "ROM-D11",
        "ShiftDie": "ROM-D12",
        "RerollMilitaryDie": "ROM-D13",
        "LowerPlacedDie": "ROM-D14",
        "RerollAnyDie": "ROM-D16",
        "DiscardSenateCard": "ROM-D17",
        "DestroyProvince": "ROM-D17",
        "StealJewel": "ROM-D18",
        "MilitaryBonus": "ROM-D19",
        "Conquest": "ROM-D20",
        "TakeSenateCard": "ROM-D21",
        "Purchase": "ROM-D22, ROM-D23",
        "ForumScoring": "ROM-D24 before olives, ROM-D25 before wine",
        "Performance": "ROM-D26",
    }
    met = set()
    for seed in range(60):
        options = {"preset": "intrigue"} if seed % 3 else {}
        state = ROME.new(3 + seed % 2, options, f"decisions {seed}")
        rng = Random(seed)
        while state.to_move:
            met.add(state.stack[-1].name)
            seat = rng.choice(state.to_move)
            moves = state.moves(seat)
            eager = [move for move in moves if move.verb in ("activate", "conquer", "consul_a", "stage")]
            state.play(seat, rng.choice(eager or moves))
    assert met == set(decisions)
