"""SEN-5: end of the game."""

from __future__ import annotations

import random

import pytest

from taberna import IllegalMove

from .helpers import SENATORS, asked, event, play, position

THREE_WARS = ["war_1", "war_2", "war_3"]


def test_SEN_5_1_nothing_can_be_done_after_the_fourth_war() -> None:
    state = event("war_5", "10/5", "13/5", "16/5", war_row=THREE_WARS)
    assert state.to_move == ()
    assert [state.moves(seat) for seat in range(3)] == [[], [], []]
    with pytest.raises(IllegalMove, match="the game is over"):
        state.play(0, "embezzle")


def test_SEN_5_1_three_wars_do_not_end_it() -> None:
    state = event("war_3", "10/5", "13/5", "16/5", war_row=THREE_WARS[:2])
    assert asked(state) == "ABC WarBid"


def test_SEN_5_2_most_senators_win() -> None:
    result = event("war_5", "99/5", "0/6", "50/5", war_row=THREE_WARS).result
    assert result.winners == (1,)
    assert (result.tie_break, result.rule) == ("none", "SEN-5.2")
    assert result.scores == (5, 6, 5)


def test_SEN_5_3_money_breaks_the_tie_among_the_tied_only() -> None:
    result = event("war_5", "12/8", "13/8", "50/7", war_row=THREE_WARS).result
    assert result.winners == (1,)
    assert (result.tie_break, result.rule) == ("money", "SEN-5.3")


def test_SEN_5_4_a_shared_victory_whatever_the_cards() -> None:
    cards = {"table": ["wheat_7", "wheat_8", "wheat_9"], "offices": ["consul_1"]}
    result = event("war_5", "12/8", "12/8", "50/7", A=cards, war_row=THREE_WARS).result
    assert result.winners == (0, 1)
    assert (result.tie_break, result.rule) == ("shared", "SEN-5.4")


def test_SEN_5_5_money_after_the_all_pay_bids_decides() -> None:
    state = event("deficit_3", "9/1", "8/1", "7/1")
    play(state, "A: lock 5", "B: lock 5", "C: lock 5")
    assert state.result.winners == (0,)
    assert state.result.tie_break == "all_fallen"


def test_SEN_5_5_only_those_who_fell_by_this_effect_and_ties_are_shared() -> None:
    state = event("civil_conflict_1", "2/1", "2/1", "0/0", "1/1")
    assert state.result.winners == (0, 1)
    assert state.result.tie_break == "all_fallen_shared"


def test_SEN_5_6_exactly_one_player_alive() -> None:
    options = {"embezzle_last_senator": "allowed"}
    state = play(position("10/5", "13/1", "16/1", options=options), "B: embezzle", "C: embezzle")
    assert state.result.winners == (0,)
    assert (state.result.tie_break, state.result.rule) == ("last_alive", "SEN-5.6")


def test_SEN_5_7_there_is_no_second_place() -> None:
    result = event("war_5", "12/9", "13/8", "50/7", "1/1", war_row=THREE_WARS).result
    assert result.ranking == (1, 2, 2, 2)


@pytest.mark.parametrize("antiluck", [False, True])
def test_SEN_5_8_the_fourth_war_is_card_21_at_the_latest(antiluck: bool) -> None:
    ends = []
    for seed in range(300):
        spec = {"seats": 3, "seed": seed, "options": {"variant_antiluck": antiluck}}
        deck = SENATORS.position(spec).dump()["decks"]["events"]
        wars = [place for place, name in enumerate(deck, 1) if name.startswith("war")]
        ends.append(wars[3])
    assert max(ends) <= 21
    assert min(ends) >= (12 if antiluck else 4)
    mean = 16.5 if antiluck else 15.3
    assert abs(sum(ends) / len(ends) - mean) < 0.8


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_SEN_5_8_at_most_20_complete_turns(seats: int) -> None:
    rng = random.Random(seats)
    for seed in range(10):
        state = SENATORS.new(seats=seats, seed=seed)
        while state.to_move:
            seat = state.to_move[0]
            state.play(seat, rng.choice(state.moves(seat)))
        assert state.turn <= 21
        assert state.result is not None
