"""SEN-3.1 to SEN-3.6 and SEN-D05: the frame of a turn."""

from __future__ import annotations

import pytest

from .helpers import SENATORS, asked, event, legal, play, position, refused


def test_SEN_3_1_event_then_one_action_then_the_next_player() -> None:
    state = event("majority_1", "0/6", "0/5", "0/5")
    assert state.cash == [4, 0, 0]  # Phase I
    assert asked(state) == "A ChooseAction"  # Phase II
    play(state, "A: extortion; skip; skip")
    assert state.active == 1
    assert asked(state) == "B ChooseAction"


def test_SEN_3_2_the_event_is_drawn_shown_and_resolved_before_the_action() -> None:
    state = event("civil_conflict_1", "10/5", "13/5", "16/5")
    assert state.cash == [5, 8, 11]
    assert state.view(None)["discards"]["events"] == ["civil_conflict_1"]
    assert asked(state) == "A ChooseAction"


@pytest.mark.parametrize("name", ["new_senator_1", "deficit_1", "eviction_1", "majority_6"])
def test_SEN_3_3_other_events_are_discarded(name: str) -> None:
    view = event(name, "10/5", "13/5", "16/5").view(None)
    assert view["discards"]["events"] == [name]
    assert view["war_row"] == []


def test_SEN_3_3_wars_stay_in_a_public_row() -> None:
    state = event("war_2", "10/5", "13/5", "16/5", war_row=["war_5"])
    play(state, "A: lock 0", "B: lock 0", "C: lock 0")
    assert state.view(None)["war_row"] == ["war_5", "war_2"]
    assert state.view(None)["discards"]["events"] == []


def test_SEN_3_4_the_fourth_war_ends_the_game_at_once() -> None:
    state = event("war_4", "10/5", "13/6", "16/5", war_row=["war_1", "war_2", "war_3"])
    assert asked(state) == "over"
    assert state.cash == [10, 13, 16]
    assert state.senators == [5, 6, 5]
    assert state.result.winners == (1,)


def test_SEN_3_5_exactly_one_action_and_no_pass() -> None:
    """SEN-3.5, SEN-D05: auction, extortion or cash-in."""
    state = position("10/5", "13/5", "16/5")
    assert legal(state, "A") == ["auction", "extortion", "cash_in", "embezzle"]
    assert refused(state, "A", "finish").rule == "SEN-3.5"
    assert refused(state, "B", "auction").rule == "SEN-3.5"


def test_SEN_3_5_extortion_without_any_offer_is_always_possible() -> None:
    state = position("0/1", "13/5", "16/5", "19/5")
    play(state, "A: extortion; skip; skip; skip")
    assert asked(state) == "B ChooseAction"
    assert state.cash[0] == 3


def test_SEN_D05_the_choice_cannot_be_taken_back() -> None:
    state = play(position("10/5", "13/5", "16/5"), "A: cash_in")
    assert refused(state, "A", "auction").text == "seat 0 is not asked now, but seat 1"


def test_SEN_3_6_there_are_no_moves_for_gifts_loans_or_turning_cards() -> None:
    verbs = {move.verb for move in SENATORS.alphabet}
    assert verbs == {
        "embezzle", "draft", "lock", "accept", "decline", "auction", "extortion", "cash_in", "pass", "bid",
        "sell", "buy", "merchants", "protect", "no_protection", "skip", "offer", "price", "keep", "join",
        "set", "consul", "quaestor", "censor", "buy_senator", "finish",
    }  # fmt: skip
