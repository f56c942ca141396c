"""Phase 1: the roll and the player order (ROM-3.10 to ROM-3.16)."""

from __future__ import annotations

from collections import Counter
from typing import Any

from .helpers import ROME, asked, legal, log_of, play, player, position, refused

ROLLS = {"dice 0": [3, 3, 4, 4], "dice 1": [3, 3, 3, 3], "dice 2": [3, 4, 4, 4]}


def rolled(**spec: Any) -> Any:
    """Red rolls 14, Blue 12, Yellow 15; the order of the round before is Red, Blue, Yellow."""
    return position(**{"round": 2, "order": [0, 1, 2], "step": "Roll", "rolls": ROLLS, **spec})


def test_ROM_3_10_everybody_rolls_four_dice_in_public() -> None:
    state = rolled()
    view = state.view(None)
    assert [p["dice"] for p in view["players"]] == [[3, 3, 4, 4], [3, 3, 3, 3], [3, 4, 4, 4]]


def test_ROM_3_11_the_base_sum_is_the_total() -> None:
    assert [p["sum"] for p in rolled().view(None)["players"]] == [14, 12, 15]


def test_ROM_3_12_windows_follow_the_order_of_the_round_before() -> None:
    state = rolled(
        order=[2, 0, 1],
        options={"senate_deck_mode": "free", "senate_deck": _with_both_tribunes()},
        Red={"senate": ["tribunus_intrigue"], "provinces": ["raetia"]},
        Yellow={"senate": ["tribunus"], "provinces": ["bithynia"]},
    )
    assert asked(state) == "Yellow OrderWindow"
    play(state, "Yellow: done")
    assert asked(state) == "Red OrderWindow"
    play(state, "Red: done")
    assert asked(state) == "Blue PlaceDie"


def _with_both_tribunes() -> list[str]:
    deck = ROME.new(3, seed=0).view(None)["senate_deck"]
    deck[deck.index("asianus")] = "tribunus_intrigue"
    return deck  # type: ignore[no-any-return]


def test_ROM_3_12_no_window_in_round_1() -> None:
    for seed in range(20):
        assert ROME.new(4, {"preset": "intrigue"}, seed).stack[-1].name == "PlaceDie"


def test_ROM_D03_a_player_who_cannot_pay_is_skipped() -> None:
    state = rolled(Yellow={"senate": ["tribunus"], "provinces": ["sicilia"]})
    assert asked(state) == "Blue PlaceDie"


def test_ROM_D03_both_cards_if_both_can_be_paid() -> None:
    spec: dict[str, Any] = {"options": {"senate_deck_mode": "free", "senate_deck": _with_both_tribunes()}}
    cards = ["tribunus", "tribunus_intrigue"]
    state = rolled(**spec, Red={"senate": cards, "provinces": ["raetia", "bithynia"]})
    assert legal(state, "Red") == ["activate tribunus", "activate tribunus_intrigue", "done"]
    play(state, "Red: activate tribunus; exhaust raetia")
    play(state, "Red: activate tribunus_intrigue; target 1")
    assert state.sums == (11, 15, 15)
    assert state.order == (0, 1, 2)
    state = rolled(**spec, Red={"senate": cards, "provinces": ["raetia"]})
    play(state, "Red: activate tribunus")
    assert asked(state) == "Red PlaceDie"  # the other one cannot be paid for any more


def test_ROM_3_13_adjusted_sums_have_no_bounds_and_the_dice_stay() -> None:
    state = rolled(
        Yellow={"senate": ["tribunus"], "provinces": ["raetia"]},
        rolls={**ROLLS, "dice 2": [1, 1, 1, 1], "dice 0": [6, 6, 6, 6]},
    )
    play(state, "Yellow: activate tribunus")
    assert state.sums == (24, 12, 1)
    assert player(state, "Yellow")["dice"] == [1, 1, 1, 1]


def test_ROM_3_14_the_lowest_sum_is_first() -> None:
    assert rolled().order == (1, 0, 2)


def test_ROM_3_15_tied_players_keep_their_order() -> None:
    equal = {stream: [2, 2, 2, 2] for stream in ROLLS}
    assert rolled(rolls=equal, order=[2, 0, 1]).order == (2, 0, 1)
    assert rolled(rolls=equal, order=[1, 2, 0]).order == (1, 2, 0)


def test_ROM_3_15_ties_of_round_1_are_broken_at_random() -> None:
    """Two players with the same sum: each is first about as often."""
    first: Counter[int] = Counter()
    for seed in range(1500):
        state = ROME.new(2, seed=f"tie {seed}")
        if state.sums[0] == state.sums[1]:
            first[state.order[0]] += 1
    assert abs(first[0] - first[1]) < 4 * sum(first.values()) ** 0.5


def test_ROM_3_16_the_order_holds_for_the_round() -> None:
    state = rolled()
    order = state.order
    for cycle in range(4):
        for seat in order:
            assert state.to_move == (seat,), cycle
            state.play(seat, state.moves(seat)[0])
    assert state.order == order


def test_ROM_D03_refusals_name_the_window() -> None:
    state = rolled(Yellow={"senate": ["tribunus", "censor"], "provinces": ["raetia", "sicilia"]})
    assert refused(state, "Yellow", "activate censor").rule == "ROM-3.33"
    assert refused(state, "Yellow", "place military 3").rule == "ROM-3.12"
    events = log_of(state, "Yellow: activate tribunus")
    assert [e.key for e in events] == ["activates", "order", "order", "order"]
