"""SEN-7: rulings for edge cases."""

from __future__ import annotations

from typing import Any

import pytest

from .helpers import (
    SENATORS,
    asked,
    cash_in,
    event,
    face_up,
    holding,
    legal,
    play,
    position,
    refused,
    sell,
    standing,
)

EMPTY: dict[str, Any] = {"market_1": [], "market_2": [], "market_3": [], "senate": []}


# -- Decks and supply -------------------------------------------------------------------------------------


def test_SEN_7_1_an_empty_deck_is_not_refilled() -> None:
    state = play(position("10/5", "13/5", "16/5", decks={"senate": []}), "A: auction")
    assert "senate" not in state.view(None)["auction"]
    assert len(state.view(None)["discards"]["offices"]) == 15


def test_SEN_7_1_reshuffle_discard_takes_the_discards_with_these_dots() -> None:
    state = position("10/5", "13/5", "16/5", decks=EMPTY, options={"empty_deck": "reshuffle_discard"})
    play(state, "A: auction")
    view = state.view(None)
    assert len(view["auction"]) == 4
    assert view["decks"] == {"market_1": 14, "market_2": 14, "market_3": 14, "senate": 14, "events": 22}
    assert view["discards"]["resources"] == view["discards"]["offices"] == []
    assert state.faults() == []


def test_SEN_7_1_nothing_to_reshuffle() -> None:
    lows = [
        f"{kind}_{value}"
        for kind in ("wheat", "meat", "iron", "cloth", "wood", "olives")
        for value in (1, 2, 3)
    ]
    state = position("10/5", "13/5", "16/5", A={"hand": lows}, options={"empty_deck": "reshuffle_discard"})
    play(state, "A: auction")
    assert "market_1" not in state.view(None)["auction"]


def test_SEN_7_2_without_any_card_no_auction() -> None:
    state = position("10/5", "13/5", "16/5", decks=EMPTY)
    assert legal(state, "A") == ["extortion", "cash_in", "embezzle"]
    assert refused(state, "A", "auction").rule == "SEN-7.2"


def test_SEN_7_3_the_event_deck_outlasts_the_game() -> None:
    """All 17 other events and three Wars are gone: the next card is the fourth War."""
    others = [name for name in SENATORS.names["event"] if not name.startswith("war")]
    state = position(
        "10/5", "13/5", "16/5",
        decks={"events": []}, discards={"events": others}, war_row=["war_1", "war_2", "war_3"],
        step="DrawEvent",
    )  # fmt: skip
    assert asked(state) == "over"
    assert state.view(None)["decks"]["events"] == 1


def test_SEN_7_4_the_bank_never_runs_out() -> None:
    state = event("majority_1", "204/6", "500/5", "500/4")
    assert state.cash == [208, 502, 500]


@pytest.mark.parametrize(("cap", "senators"), [(None, 21), (20, 20)])
def test_SEN_7_5_senators_above_20(cap: int | None, senators: int) -> None:
    state = play(cash_in("10/20", "0/5", "0/5", options={"senator_track_cap": cap}), "A: buy_senator")
    assert (state.cash[0], state.senators[0]) == (0, senators)


def test_SEN_7_5_every_gain_above_the_cap_is_lost() -> None:
    rules = {"senator_track_cap": 6}
    state = event("war_1", "5/6", "0/5", "0/5", options=rules)
    play(state, "A: lock 1", "B: lock 0", "C: lock 0")
    assert state.senators == [6, 5, 5]
    state = position("15/6", "0/5", "0/5", options=rules, step={"step": "NewSenator", "price": 3})
    assert play(state, "A: accept").senators == [6, 5, 5]
    state = play(position("0/6", "0/6", "0/6", A={"influence": ["vox_populi"]}, options=rules), "A: cash_in")
    assert play(state, "B: decline", "C: decline").senators == [6, 6, 6]


# -- Money, bids, embezzlement ----------------------------------------------------------------------------


def test_SEN_7_6_cover_first_then_the_whole_payment() -> None:
    state = play(position("10/5", "3/5", "16/5", step="JoinCashIn"), "B: join")
    assert state.view(None)["payments"][-2:] == [[None, 1, 5], [1, 0, 5]]


def test_SEN_7_7_bids_may_exceed_cash_but_their_sum_not_means() -> None:
    lots = {"market_1": {"card": "meat_2"}, "market_2": {"card": "olives_5"}}
    state = position("10/5", "1/3", "16/5", auction=lots, step="AuctionBid")  # means 11
    play(state, "B: bid meat_2 10")
    assert refused(state, "B", "bid olives_5 2").rule == "SEN-3.15"
    play(state, "B: bid olives_5 1")


def test_SEN_7_8_an_outbid_bid_frees_nothing() -> None:
    lots = {"market_1": {"card": "meat_2"}, "market_2": {"card": "olives_5"}}
    state = position("10/5", "8/1", "16/5", auction=lots, step="AuctionBid")
    play(state, "B: bid meat_2 5; bid olives_5 3", "C: bid meat_2 7; pass olives_5")
    assert asked(state) == "A Settle"  # B has 5 again, but is not asked again


def test_SEN_7_9_a_highest_bidder_can_always_pay() -> None:
    lots = {
        "market_1": {"card": "meat_2", "bids": [[1, 5]]},
        "market_2": {"card": "olives_5", "bids": [[1, 4]]},
        "market_3": {"card": "wheat_9", "bids": [[1, 2]]},
    }
    state = position("10/5", "1/3", "16/5", auction=lots, step="Settle")
    play(state, "B: embezzle", "A: sell meat_2; sell olives_5; sell wheat_9")
    assert standing(state) == "A 21/5, B 0/1, C 16/5"


def test_SEN_7_10_secret_bids_are_limited_by_cash() -> None:
    state = event("deficit_1", "3/5", "13/5", "16/5")
    assert refused(state, "A", "lock 4").rule == "SEN-3.27"
    play(state, "A: embezzle; lock 8")


def test_SEN_7_11_down_to_zero_only_by_force() -> None:
    assert refused(position("0/1", "13/5", "16/5"), "A", "embezzle").rule == "SEN-3.13"
    assert not holding(event("civil_conflict_1", "0/1", "13/5", "16/5"), "A")["alive"]


@pytest.mark.parametrize("name", ["majority_1", "eviction_1", "civil_conflict_1"])
def test_SEN_7_12_no_embezzling_before_an_automatic_effect(name: str) -> None:
    assert asked(event(name, "10/5", "13/5", "16/5")) == "A ChooseAction"


def test_SEN_7_13_embezzling_can_pay_at_low_prices() -> None:
    state = position("10/5", "0/2", "16/5", step={"step": "NewSenator", "seat": 1, "price": 4})
    assert standing(play(state, "B: accept")) == "A 10/5, B 1/2, C 16/5"


def test_SEN_7_14_the_fee_may_be_covered() -> None:
    state = play(position("10/5", "0/2", "16/5", step="JoinCashIn"), "B: join")
    assert standing(state) == "A 15/5, B 0/1, C 16/5"


def test_SEN_7_15_buying_a_senator_is_never_covered() -> None:
    assert refused(cash_in("9/5", "0/5", "0/5"), "A", "buy_senator").rule == "SEN-3.57"


# -- Elimination ------------------------------------------------------------------------------------------


def test_SEN_7_16_no_promise_can_cost_the_last_senator() -> None:
    state = position("10/5", "4/1", "16/5", step="JoinCashIn")
    assert legal(state, "B") == ["decline"]
    state = position("4/1", "13/5", "16/5", B={"table": ["iron_6"]}, step="ExtortionOffer")
    play(state, "A: offer iron_6")
    assert legal(state, "A") == ["price 1", "price 2", "price 3", "price 4"]


def test_SEN_7_16_a_censor_cannot_eliminate() -> None:
    state = play(cash_in("0/1", "0/2", "0/1", offices=["censor_1", "censor_2"]), "A: censor 1")
    assert state.senators == [2, 1, 1]
    assert all("censor" not in move for move in legal(state, "A"))


def test_SEN_7_17_several_leave_together() -> None:
    state = event("deficit_3", "10/5", "13/1", "16/1", "10/5")
    play(state, "A: lock 1", "B: lock 0", "C: lock 0", "D: lock 1")
    assert standing(state) == "A 9/5, B 0/0, C 0/0, D 9/5"
    assert state.result is None


def test_SEN_7_18_an_active_player_eliminated_by_his_event_has_no_action() -> None:
    state = event("civil_conflict_1", "10/5", "4/1", "16/5", active=1)
    assert asked(state) == "C ChooseAction"
    assert len(state.view(None)["discards"]["events"]) == 2  # a new event for C


def test_SEN_7_19_two_players_go_on() -> None:
    state = position("10/5", "0/0", "16/5")
    play(state, "A: cash_in", "C: decline", "A: finish")
    assert asked(state) == "C ChooseAction"
    play(state, "C: extortion; skip")
    assert state.active == 0


def test_SEN_7_20_cards_of_the_eliminated_do_not_return() -> None:
    owner = {"offices": ["consul_1"], "influence": ["cavalry"], "table": ["wheat_1"]}
    state = event("deficit_3", "10/5", "13/1", "16/5", B=owner)
    play(state, "A: lock 1", "B: lock 0", "C: lock 1")
    truth = state.dump()
    assert "consul_1" not in truth["decks"]["senate"]
    assert "cavalry" not in str(truth["players"]) + str(truth["draft_row"])


# -- Auction ----------------------------------------------------------------------------------------------

SETTLE = {
    "market_1": {"card": "meat_2", "bids": [[1, 5]]},
    "market_2": {"card": "olives_5", "bids": [[1, 7]]},
}


def test_SEN_7_21_the_bids_of_one_bidder_count_together() -> None:
    """They are asked lot by lot from left to right; nobody else bids in between."""
    lots = {board: {"card": lot["card"]} for board, lot in SETTLE.items()}
    state = play(position("10/5", "13/5", "16/5", auction=lots, step="AuctionBid"), "B: bid meat_2 5")
    assert asked(state) == "B AuctionBid"
    assert state.view(None)["step"]["spent"] == 5


def test_SEN_7_22_sell_first_to_buy_later() -> None:
    state = position("0/1", "13/5", "16/5", auction=SETTLE, step="Settle")
    assert refused(state, "A", "buy meat_2").rule == "SEN-3.15"
    play(state, "A: sell olives_5; buy meat_2")
    assert standing(state) == "A 2/1, B 11/5, C 16/5"


def test_SEN_7_23_payments_are_made_one_by_one() -> None:
    state = position("0/5", "7/5", "16/5", auction=SETTLE, step="Settle")
    play(state, "A: buy meat_2; sell olives_5")
    assert standing(state) == "A 7/4, B 5/5, C 16/5"  # A embezzled although B owed more
    assert state.view(None)["payments"][-3:] == [[None, 0, 5], [0, 1, 5], [1, 0, 7]]


def test_SEN_7_24_merchants_and_unbid_cards() -> None:
    lots = {**SETTLE, "market_3": {"card": "wheat_9"}}
    state = position("3/5", "13/5", "16/5", auction=lots, step="Settle", A={"influence": ["merchants"]})
    assert face_up(state, "A") == ["wheat_9", "merchants"]
    assert refused(state, "A", "merchants wheat_9").text == "wheat_9 is not on offer"
    play(state, "A: merchants olives_5")
    assert standing(state) == "A 2/5, B 14/5, C 16/5"


def test_SEN_7_25_a_new_office_waits_for_a_cash_in() -> None:
    lots = {"senate": {"card": "consul_1"}}
    state = position("10/5", "13/5", "16/5", auction=lots, step="AuctionBid")
    play(state, "B: pass consul_1", "C: pass consul_1")
    assert face_up(state, "A") == ["consul_1"]
    assert asked(state) == "B ChooseAction"


# -- Extortion --------------------------------------------------------------------------------------------


def test_SEN_7_26_the_income_may_be_offered() -> None:
    state = play(position("0/1", "13/5", "16/5", B={"table": ["iron_6"]}), "A: extortion; offer iron_6")
    assert legal(state, "A") == ["price 1", "price 2", "price 3"]


def test_SEN_7_27_money_of_one_opponent_for_the_next() -> None:
    state = position("0/1", "13/5", "16/5", B={"table": ["iron_6"]}, C={"table": ["wood_6"]})
    play(state, "A: extortion; offer iron_6; price 3", "B: keep", "A: offer wood_6; price 6", "C: sell")
    assert standing(state) == "A 0/1, B 10/5, C 22/5"


def test_SEN_7_28_own_prefects_do_nothing() -> None:
    state = play(
        position("9/5", "13/5", "16/5", A={"influence": ["prefects"], "table": ["iron_6"]}), "A: extortion"
    )
    assert asked(state) == "A ExtortionOffer"


def test_SEN_7_29_no_card_is_extorted_back() -> None:
    state = position("9/5", "13/5", "16/5", B={"offices": ["consul_1"]})
    play(state, "A: extortion; offer consul_1; price 1", "B: sell")
    assert legal(state, "A") == ["skip", "embezzle"]
    play(state, "A: skip")
    assert asked(state) == "B ChooseAction"


def test_SEN_7_30_an_extorted_governor_protects_its_new_owner() -> None:
    events = {"events": ["civil_conflict_1"]}
    state = position("9/5", "13/5", "16/5", B={"offices": ["governor_iron"]}, decks=events)
    play(state, "A: extortion; offer governor_iron; price 1", "B: sell", "A: skip")
    assert standing(state) == "A 11/5, B 9/5, C 11/5"


def test_SEN_7_31_lictors_gained_now_bring_nothing_now() -> None:
    state = position("9/5", "13/5", "16/5", B={"influence": ["lictors"]})
    play(state, "A: extortion; offer lictors; price 1", "B: sell")
    assert state.cash[0] == 9 + 3 - 1


def test_SEN_7_32_an_offer_the_owner_cannot_pay() -> None:
    state = position("30/5", "0/1", "16/5", B={"table": ["iron_6"]})
    play(state, "A: extortion; offer iron_6; price 20")
    assert legal(state, "B") == ["sell"]
    assert standing(play(state, "B: sell")) == "A 13/5, B 20/1, C 16/5"


# -- Cash-in ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("hand", "value", "pays"),
    [
        (["wood_2", "wood_3"], 1, 6 + 15),
        (["wood_2", "wood_4"], 3, 9 + 15),
        (["wood_2", "wood_3"], 4, 9 + 15),
        (["wood_8", "wood_9"], 9, 26),
    ],
)
def test_SEN_7_33_straights_with_a_governor(hand: list[str], value: int, pays: int) -> None:
    state = cash_in(hand=hand, offices=["governor_wood"])
    assert sell(state, *hand, f"governor_wood {value}") == pays


def test_SEN_7_34_three_governors_declared_9() -> None:
    three = ["governor_wood", "governor_iron", "governor_meat"]
    assert sell(cash_in(offices=three), *(f"{governor} 9" for governor in three)) == 27
    state = play(cash_in(offices=[*three, "quaestor_1"]), "A: quaestor")
    assert sell(state, "governor_wood 9", "governor_iron 8", "governor_meat 1") == 18


def test_SEN_7_35_pontifex_in_every_kind_of_sale() -> None:
    owner = {"influence": ["pontifex_maximus"]}
    ones = ["wheat_1", "iron_1", "wood_1"]
    assert sell(cash_in(hand=ones, A=owner), *ones) == 3 + 27
    straight = ["wheat_1", "wheat_2", "wheat_3"]
    assert sell(cash_in(hand=straight, A=owner), *straight) == 6 + 15 + 9
    mixed = ["wheat_1", "iron_5", "wood_9"]
    state = play(cash_in(hand=mixed, offices=["quaestor_1"], A=owner), "A: quaestor")
    assert sell(state, *mixed) == 15 + 9


def test_SEN_7_36_the_best_set_pays_39() -> None:
    best = ["iron_7", "iron_8", "iron_9"]
    assert sell(cash_in(hand=best), *best) == 39


def test_SEN_7_37_offices_may_be_wasted() -> None:
    state = play(cash_in(offices=["consul_1", "quaestor_1"]), "A: consul; quaestor; finish")
    assert state.view(None)["discards"]["offices"] == ["consul_1", "quaestor_1"]


def test_SEN_7_38_praetors_do_not_stop_other_losses() -> None:
    state = event("deficit_3", "10/5", "13/5", "16/5", B={"influence": ["praetors"]})
    play(state, "A: lock 1", "B: lock 0", "C: lock 1")
    assert state.senators == [5, 4, 5]
    assert play(state, "B: embezzle").senators == [5, 3, 5]


def test_SEN_7_39_the_second_censor_is_checked_again() -> None:
    state = play(cash_in("0/5", "0/6", "0/6", offices=["censor_1", "censor_2"]), "A: censor 1")
    assert all("censor" not in move for move in legal(state, "A"))  # C has 6, A too


def test_SEN_7_40_vox_populi_can_spoil_a_censor() -> None:
    owner = {"influence": ["vox_populi"], "offices": ["censor_1"]}
    state = play(position("0/5", "0/6", "0/5", A=owner), "A: cash_in", "B: decline", "C: decline")
    assert refused(state, "A", "censor 1").text == "seat 1 does not have more senators than you"


def test_SEN_7_41_joining_for_any_reason_or_none() -> None:
    state = play(position("10/5", "5/5", "16/5", step="JoinCashIn"), "B: join; finish")
    assert standing(state) == "A 15/5, B 0/5, C 16/5"


def test_SEN_7_42_the_active_player_may_do_nothing() -> None:
    state = play(position("10/5", "5/5", "16/5"), "A: cash_in", "B: decline", "C: decline", "A: finish")
    assert standing(state) == "A 10/5, B 5/5, C 16/5"


def test_SEN_7_43_joining_costs_no_own_turn() -> None:
    state = play(position("10/5", "20/5", "16/5"), "A: cash_in", "B: join; finish", "C: decline", "A: finish")
    assert asked(state) == "B ChooseAction"
    play(state, "B: cash_in", "C: decline", "A: decline", "B: finish", "C: cash_in", "A: decline")
    assert "join" in legal(state, "B")


# -- Events -----------------------------------------------------------------------------------------------


def test_SEN_7_44_cavalry_may_tie() -> None:
    state = event("war_1", "10/5", "13/5", "16/5", A={"influence": ["cavalry"]})
    play(state, "A: lock 2", "B: lock 5", "C: lock 4")
    assert state.senators == [6, 6, 5]


def test_SEN_7_45_all_zero_with_cavalry() -> None:
    state = event("war_1", "10/5", "13/5", "16/5", A={"influence": ["cavalry"]})
    play(state, "A: lock 0", "B: lock 0", "C: lock 0")
    assert state.senators == [6, 5, 5]


def test_SEN_7_46_a_deficit_counts_coins_only() -> None:
    state = event("deficit_1", "10/5", "13/5", "16/5", A={"influence": ["cavalry"]})
    play(state, "A: lock 4", "B: lock 6", "C: lock 5")
    assert state.senators == [5, 6, 5]


def test_SEN_7_47_one_governor_is_enough_and_nothing_else_helps() -> None:
    state = event(
        "civil_conflict_1", "10/5", "13/5", "16/5",
        A={"offices": ["governor_iron", "governor_wood"]}, B={"influence": ["tribunes", "praetors"]},
    )  # fmt: skip
    assert state.cash == [10, 8, 11]


def test_SEN_7_48_no_governor_is_on_offer_at_an_eviction() -> None:
    decks = {"senate": ["governor_wood"], "events": ["eviction_1"]}
    state = play(position("10/5", "13/5", "16/5", decks=decks), "A: auction")
    for letter in "BC":
        for _ in range(4):
            state.play("ABC".index(letter), legal(state, letter)[0])
    assert state.view(None)["auction"] == {}
    assert state.view(None)["discards"]["offices"] == ["governor_wood"]  # it already lay before A


def test_SEN_7_49_the_active_player_still_takes_his_action() -> None:
    state = event("new_senator_1", "20/5", "13/5", "16/5")
    play(state, "A: decline", "B: decline", "C: decline", "A: accept")
    assert standing(state) == "A 8/6, B 13/5, C 16/5"
    assert asked(state) == "A ChooseAction"


def test_SEN_7_50_no_compensation_for_fewer_turns() -> None:
    wars = ["war_1", "war_2", "war_3"]
    state = event("war_4", "10/5", "13/5", "16/6", active=2, war_row=wars)
    assert asked(state) == "over"
    assert state.result.winners == (2,)
