"""The worked examples of the rules, SEN-8.R1 to R15 and SEN-8.1 to 8.28: each a position and moves."""

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

# -- 8.1 Examples of the rulebook --------------------------------------------------------------------------


def test_SEN_8_R1_three_olives_pay_their_sum() -> None:
    state = cash_in(hand=["olives_2", "olives_4", "olives_7"])
    assert sell(state, "olives_2", "olives_4", "olives_7") == 13


def test_SEN_8_R2_three_cards_of_value_3_pay_9() -> None:
    state = cash_in(hand=["wheat_3", "iron_3", "wood_3"])
    assert sell(state, "wheat_3", "iron_3", "wood_3") == 9


def test_SEN_8_R3_straight_bonus() -> None:
    state = cash_in(hand=["wood_2", "wood_3", "wood_4"])
    assert sell(state, "wood_2", "wood_3", "wood_4") == 9 + 15


@pytest.mark.parametrize(
    ("cards", "pays"),
    [
        (["wheat_7", "cloth_7", "olives_7"], 21),
        (["wheat_1", "wheat_5", "wheat_9"], 15),
        (["meat_2", "meat_3", "meat_8"], 13),
    ],
)
def test_SEN_8_R4_legal_sets(cards: list[str], pays: int) -> None:
    assert sell(cash_in(hand=cards), *cards) == pays


#: The cards that the auction of the rulebook's picture turns up.
OFFER = {
    "market_1": ["meat_2"],
    "market_2": ["olives_5"],
    "market_3": ["wheat_9"],
    "senate": ["quaestor_1"],
}


def test_SEN_8_R5_an_auction_by_player_1() -> None:
    state = position(
        "10/5", "13/5", "16/5",
        decks=OFFER,
    )  # fmt: skip
    play(
        state,
        "A: auction",
        "B: pass meat_2; pass olives_5; bid wheat_9 2; pass quaestor_1",
        "C: pass meat_2; bid olives_5 3; bid wheat_9 3; bid quaestor_1 7",
    )
    assert face_up(state, "A") == ["meat_2"]  # unbid, free
    play(state, "A: buy wheat_9; sell olives_5; sell quaestor_1")
    assert state.cash == [10 + 7, 13, 16 - 7]
    assert face_up(state, "A") == ["wheat_9", "meat_2"]
    assert face_up(state, "C") == ["olives_5", "quaestor_1"]


@pytest.mark.parametrize("first", [6, 5], ids=["SEN_8_R6", "SEN_8_R7"])
def test_SEN_8_R6_and_SEN_8_R7_senate_majority(first: int) -> None:
    state = event("majority_1", f"0/{first}", "0/4", "0/4", "0/2")
    assert state.cash == [6, 2, 2, 0]
    assert asked(state) == "A ChooseAction"


def test_SEN_8_R8_quaestor_sells_any_three() -> None:
    state = cash_in(hand=["wheat_1", "iron_5", "wood_9"], offices=["quaestor_1"])
    play(state, "A: quaestor")
    assert sell(state, "wheat_1", "iron_5", "wood_9") == 15


def test_SEN_8_R9_setup_of_five() -> None:
    state = SENATORS.position({"seats": 5})  # nothing named: as dealt, before the first event
    assert standing(state) == "A 10/5, B 13/5, C 16/5, D 19/5, E 22/5"


@pytest.mark.parametrize("seed", range(25))
def test_SEN_8_R10_anti_bad_luck_deck(seed: int) -> None:
    deck = SENATORS.position({"seats": 3, "seed": seed, "options": {"variant_antiluck": True}}).dump()[
        "decks"
    ]["events"]
    wars = [name.startswith("war") for name in deck]
    assert len(deck) == 22
    assert sum(wars[:10]) == 2
    assert sum(wars[10:]) == 3


def test_SEN_8_R11_lictors_take_8() -> None:
    state = position("2/5", "5/5", "1/5", A={"influence": ["lictors"]})
    play(state, "A: extortion")
    assert state.cash[0] == 10


def prices_asked(option: str, refusals: int) -> list[tuple[str, int]]:
    state = event("new_senator_1", "9/5", "12/5", "6/5", options={"new_senator_price_step": option})
    asked_at = []
    for _ in range(refusals):
        step = state.view(None)["step"]
        asked_at.append(("ABC"[step["seat"]], step["price"]))
        state.play(step["seat"], "decline")
    return asked_at


def test_SEN_8_R12_price_falls_per_player() -> None:
    assert prices_asked("per_player", 4) == [("A", 15), ("B", 14), ("C", 13), ("A", 12)]


def test_SEN_8_R13_price_falls_per_round() -> None:
    assert prices_asked("per_round", 5) == [("A", 15), ("B", 15), ("C", 15), ("A", 14), ("B", 14)]


def test_SEN_8_R14_governor_of_gaul_is_meat_of_any_value() -> None:
    hand = ["meat_4", "meat_5", "wheat_4", "wheat_5"]
    for value in range(1, 10):
        state = cash_in(hand=hand, offices=["governor_meat"])
        straight = 15 if value in (3, 6) else 0
        assert sell(state, "meat_4", "meat_5", f"governor_meat {value}") == 9 + value + straight
    state = cash_in(hand=["wheat_4", "wheat_5", "iron_9"], offices=["governor_meat"])
    assert not [move for move in legal(state, "A") if move.startswith("set")]  # Meat does not help Wheat


def test_SEN_8_R15_two_senators_with_a_consul_cost_14() -> None:
    state = cash_in("14/5", "13/5", "16/5", offices=["consul_1"])
    play(state, "A: consul; buy_senator; buy_senator")
    assert standing(state) == "A 0/7, B 13/5, C 16/5"


# -- 8.2 Further examples ----------------------------------------------------------------------------------


def test_SEN_8_1_new_senator_per_player() -> None:
    state = event("new_senator_1", "9/5", "12/5", "6/5", "20/5")
    answers = ["A: decline", "B: decline", "C: decline", "D: decline", "A: decline", "B: accept"]
    prices = []
    for answer in answers:
        prices.append(state.view(None)["step"]["price"])
        play(state, answer)
    assert prices == [15, 14, 13, 12, 11, 10]
    assert standing(state) == "A 9/5, B 2/6, C 6/5, D 20/5"
    assert asked(state) == "A ChooseAction"


def test_SEN_8_2_same_answers_per_round() -> None:
    options = {"new_senator_price_step": "per_round"}
    state = event("new_senator_1", "9/5", "12/5", "6/5", "20/5", options=options)
    play(state, "A: decline", "B: decline", "C: decline", "D: decline", "A: decline")
    assert state.view(None)["step"]["price"] == 14
    play(state, "B: accept")
    assert standing(state) == "A 9/5, B 3/5, C 6/5, D 20/5"


def test_SEN_8_3_war_with_a_cavalry_tie() -> None:
    state = event("war_1", "10/5", "13/5", "16/5", A={"influence": ["cavalry"]})
    play(state, "A: lock 4", "B: lock 7", "C: lock 6")
    assert standing(state) == "A 6/6, B 6/6, C 10/5"


@pytest.mark.parametrize(
    ("option", "cavalry", "expected"),
    [
        ("everyone_gains", False, [6, 6, 6]),
        ("nobody_gains", False, [5, 5, 5]),
        ("everyone_gains", True, [5, 6, 5]),
        ("nobody_gains", True, [5, 6, 5]),
    ],
)
def test_SEN_8_4_war_all_zero(option: str, cavalry: bool, expected: list[int]) -> None:
    owner = {"influence": ["cavalry"]} if cavalry else {}
    state = event("war_1", "10/5", "13/5", "16/5", B=owner, options={"war_all_zero": option})
    play(state, "A: lock 0", "B: lock 0", "C: lock 0")
    assert state.senators == expected
    assert state.cash == [10, 13, 16]


def test_SEN_8_5_deficit_exactly_met() -> None:
    state = event("deficit_2", "10/5", "13/5", "16/5", "19/5")
    assert state.view(None)["step"]["amount"] == 20
    play(state, "A: lock 6", "B: lock 6", "C: lock 4", "D: lock 4")
    assert standing(state) == "A 4/6, B 7/6, C 12/5, D 15/5"


def test_SEN_8_6_deficit_missed_by_one() -> None:
    state = event("deficit_2", "10/5", "13/5", "16/5", "19/5")
    play(state, "A: lock 7", "B: lock 5", "C: lock 5", "D: lock 2")
    assert standing(state) == "A 3/5, B 8/5, C 11/5, D 17/4"


def test_SEN_8_7_deficit_eliminates_the_active_player() -> None:
    state = event(
        "deficit_2", "9/5", "12/6", "6/1", "3/3",
        active=2,
        C={"hand": ["wheat_1", "wheat_5"], "table": ["iron_9"], "offices": ["censor_1"]},
    )  # fmt: skip
    play(state, "A: lock 5", "B: lock 8", "C: lock 0", "D: lock 0")
    gone = holding(state, "C")
    assert (gone["alive"], gone["cash"], gone["senators"]) == (False, 0, 0)
    assert gone["hand"] == gone["table"] == gone["offices"] == []
    assert state.dump()["discards"]["resources"] == ["wheat_1", "wheat_5", "iron_9"]
    assert state.dump()["discards"]["offices"] == ["censor_1"]
    assert asked(state) == "D ChooseAction"
    assert standing(state) == "A 4/5, B 4/6, C 0/0, D 3/2"
    assert [2, None, 6] in state.view(None)["payments"]


def test_SEN_8_8_civil_conflict() -> None:
    state = event("civil_conflict_1", "8/5", "3/4", "1/2", "4/1", C={"offices": ["governor_olives"]})
    assert standing(state) == "A 3/5, B 3/3, C 1/2, D 0/0"
    assert holding(state, "C")["offices"] == ["governor_olives"]
    assert not holding(state, "D")["alive"]
    assert asked(state) == "A ChooseAction"


def test_SEN_8_9_eviction() -> None:
    state = event(
        "eviction_1", "10/5", "13/5", "16/5",
        A={"influence": ["tribunes"], "offices": ["governor_wheat", "governor_iron"]},
        B={"offices": ["governor_olives", "censor_1"]},
    )  # fmt: skip
    assert face_up(state, "A") == ["governor_wheat", "governor_iron", "tribunes"]
    assert face_up(state, "B") == ["censor_1"]
    assert face_up(state, "C") == []
    assert state.dump()["discards"]["offices"] == ["governor_olives"]


def auction_of_8_10() -> Any:
    state = position(
        "2/5", "4/5", "13/5",
        decks=OFFER,
    )  # fmt: skip
    return play(
        state,
        "A: auction",
        "B: pass meat_2; bid olives_5 3; bid wheat_9 5; bid quaestor_1 7",
        "C: pass meat_2; pass olives_5; bid wheat_9 7; pass quaestor_1",
    )


def test_SEN_8_10_auction_with_automatic_cover() -> None:
    state = auction_of_8_10()
    play(state, "A: sell quaestor_1")
    assert standing(state) == "A 9/5, B 2/4, C 13/5"
    play(state, "A: buy wheat_9")
    assert standing(state) == "A 2/5, B 2/4, C 20/5"
    play(state, "A: sell olives_5")
    assert standing(state) == "A 5/5, B 4/3, C 20/5"
    assert face_up(state, "A") == ["wheat_9", "meat_2"]
    assert face_up(state, "B") == ["olives_5", "quaestor_1"]


def test_SEN_8_11_same_auction_other_decisions() -> None:
    state = auction_of_8_10()
    play(state, "A: buy olives_5")
    assert standing(state) == "A 4/4, B 7/5, C 13/5"
    play(state, "A: sell quaestor_1")
    assert standing(state) == "A 11/4, B 0/5, C 13/5"
    play(state, "A: sell wheat_9")
    assert standing(state) == "A 18/4, B 0/5, C 6/5"
    assert face_up(state, "A") == ["meat_2", "olives_5"]
    assert face_up(state, "B") == ["quaestor_1"]
    assert face_up(state, "C") == ["wheat_9"]


def bids_of_b(option: str) -> Any:
    lots = {"market_1": {"card": "meat_2"}, "market_2": {"card": "olives_5"}}
    options = {"commitment_cap": option}
    return position("10/5", "3/2", "16/5", auction=lots, step="AuctionBid", options=options)


def test_SEN_8_12_cap_on_the_sum_of_bids() -> None:
    state = play(bids_of_b("means"), "B: bid meat_2 5")
    assert refused(state, "B", "bid olives_5 4").rule == "SEN-3.15"
    play(state, "B: bid olives_5 3")

    state = bids_of_b("cash")
    assert refused(state, "B", "bid meat_2 4").rule == "SEN-3.15"
    play(state, "B: bid meat_2 2")
    assert refused(state, "B", "bid olives_5 2").rule == "SEN-3.15"
    play(state, "B: bid olives_5 1")


def test_SEN_8_13_merchants() -> None:
    state = position(
        "6/5", "13/5", "16/5", "19/5",
        A={"influence": ["merchants"]},
        step="Settle",
        auction={
            "market_2": {"card": "cloth_6", "bids": [[2, 5]]},
            "senate": {"card": "censor_1", "bids": [[3, 10]]},
        },
    )  # fmt: skip
    play(state, "A: merchants censor_1")
    assert standing(state) == "A 5/5, B 13/5, C 16/5, D 20/5"
    assert "merchants cloth_6" not in legal(state, "A")
    play(state, "A: buy cloth_6")
    assert standing(state) == "A 0/5, B 13/5, C 21/5, D 20/5"
    assert face_up(state, "A") == ["cloth_6", "censor_1", "merchants"]


def test_SEN_8_14_extortion_round() -> None:
    state = position(
        "2/5", "5/5", "1/5", "9/5",
        B={"hand": [], "table": ["iron_6"]},
        C={"offices": ["censor_1"]},
    )  # fmt: skip
    play(state, "A: extortion; offer iron_6; price 5", "B: keep")
    assert standing(state) == "A 10/5, B 0/5, C 1/5, D 9/5"
    assert holding(state, "B")["hand"] == ["iron_6"]
    assert face_up(state, "B") == []
    play(state, "A: offer censor_1; price 10", "C: sell")
    assert standing(state) == "A 0/5, B 0/5, C 11/5, D 9/5"
    assert face_up(state, "A") == ["censor_1"]
    assert legal(state, "A") == ["skip", "embezzle"]


def test_SEN_8_15_owner_cannot_pay() -> None:
    offer = {"step": "ExtortionAnswer", "victim": 1, "card": "iron_6", "price": 3}
    state = position("10/5", "2/1", "16/5", B={"table": ["iron_6"]}, step=offer)
    assert legal(state, "B") == ["sell"]
    assert refused(state, "B", "keep").rule == "SEN-3.46"
    play(state, "B: sell")
    assert standing(state) == "A 7/5, B 5/1, C 16/5"

    state = position("10/5", "2/2", "16/5", B={"table": ["iron_6"]}, step=offer)
    play(state, "B: keep")
    assert standing(state) == "A 13/5, B 4/1, C 16/5"


def test_SEN_8_16_prefects() -> None:
    state = position(
        "10/5", "13/5", "16/5",
        B={"influence": ["prefects"], "offices": ["consul_1"], "table": ["wood_4"]},
    )  # fmt: skip
    play(state, "A: extortion", "B: protect consul_1")
    assert legal(state, "A") == ["skip", "offer wood_4", "offer prefects", "embezzle"]
    assert refused(state, "A", "offer consul_1").rule == "SEN-3.79"
    play(state, "A: skip; skip", "B: extortion; skip; skip", "C: extortion")  # the next turns
    play(state, "B: no_protection", "C: skip")
    assert "offer consul_1" in legal(state, "C")


def test_SEN_8_17_cash_in_with_joiners() -> None:
    state = position(
        "1/5", "5/5", "0/4", "9/5",
        B={"hand": ["wheat_7", "wheat_8", "wheat_9"]},
        C={"hand": ["iron_4"], "table": ["cloth_4", "olives_4"]},
    )  # fmt: skip
    play(state, "A: cash_in", "B: join")
    assert standing(state) == "A 6/5, B 0/5, C 0/4, D 9/5"
    play(state, "B: set wheat_7; set wheat_8; set wheat_9; buy_senator; buy_senator; buy_senator; finish")
    assert standing(state) == "A 6/5, B 9/8, C 0/4, D 9/5"
    play(state, "C: join")
    assert standing(state) == "A 11/5, B 9/8, C 0/3, D 9/5"
    play(state, "C: set iron_4; set cloth_4; set olives_4; buy_senator; finish")
    play(state, "D: decline", "A: buy_senator")
    assert standing(state) == "A 1/6, B 9/8, C 2/4, D 9/5"


@pytest.mark.parametrize(("value", "pays"), [(1, 6 + 15 + 9), (4, 9 + 15), (9, 14)])
def test_SEN_8_18_governor_and_pontifex_maximus(value: int, pays: int) -> None:
    owner = {"influence": ["pontifex_maximus"]}
    state = cash_in(hand=["wood_2", "wood_3"], offices=["governor_wood"], A=owner)
    assert sell(state, "wood_2", "wood_3", f"governor_wood {value}") == pays


WISHES = [("wheat_9", "iron_7", "cloth_2"), ("olives_5", "wood_5", "meat_5"), ("wheat_8", "iron_1", "wood_6")]


def test_SEN_8_19_quaestor_scope() -> None:
    hand = [card for wish in WISHES for card in wish]
    state = cash_in(hand=hand, offices=["quaestor_1"])
    play(state, "A: quaestor")
    assert [sell(state, *wish) for wish in WISHES] == [18, 15, 15]
    assert state.cash[0] == 48

    state = cash_in(hand=hand, offices=["quaestor_1"], options={"quaestor_scope": "one_sale"})
    play(state, "A: quaestor")
    assert [sell(state, *wish) for wish in WISHES[:2]] == [18, 15]
    assert not [move for move in legal(state, "A") if move.startswith("set")]
    assert state.cash[0] == 33


def test_SEN_8_20_censor() -> None:
    state = cash_in(
        "0/5", "0/6", "0/6", "0/5", offices=["censor_1", "censor_2"], C={"influence": ["praetors"]}
    )
    assert [move for move in legal(state, "A") if move.startswith("censor")] == ["censor 1"]
    play(state, "A: censor 1")
    assert state.senators == [6, 5, 6, 5]
    assert not [move for move in legal(state, "A") if move.startswith("censor")]


def test_SEN_8_21_consul_in_the_middle() -> None:
    state = cash_in("27/5", "0/5", "0/5", offices=["consul_1"])
    play(state, "A: buy_senator")
    assert state.cash[0] == 17
    play(state, "A: consul; buy_senator; buy_senator")
    assert (state.cash[0], state.senators[0]) == (3, 8)

    state = cash_in("27/5", "0/5", "0/5", offices=["consul_1"])
    play(state, "A: consul; buy_senator; buy_senator; buy_senator")
    assert (state.cash[0], state.senators[0]) == (6, 8)


def test_SEN_8_22_vox_populi_spoils_the_censor() -> None:
    state = position("0/6", "5/5", "0/5", B={"influence": ["vox_populi"], "offices": ["censor_1"]})
    play(state, "A: cash_in", "B: join")
    assert standing(state) == "A 5/6, B 0/6, C 0/5"
    assert refused(state, "B", "censor 0").rule == "SEN-3.63"


def test_SEN_8_23_censor_after_buying() -> None:
    for timing in ("before_buying", "any_time"):
        state = cash_in("10/4", "0/6", "0/5", offices=["censor_1"], options={"censor_timing": timing})
        play(state, "A: buy_senator")
        if timing == "before_buying":
            assert refused(state, "A", "censor 1").rule == "SEN-6.3"
        else:
            assert refused(state, "A", "censor 2").rule == "SEN-3.63"  # equal is not more
            play(state, "A: censor 1")
            assert state.senators == [6, 5, 5]


def test_SEN_8_24_dodging_a_censor() -> None:
    state = cash_in("0/4", "0/5", "0/4", offices=["censor_1"])
    assert "censor 1" in legal(state, "A")
    play(state, "B: embezzle")
    assert standing(state) == "A 0/4, B 5/4, C 0/4"
    assert "censor 1" not in legal(state, "A")

    options = {"embezzle_window": "own_decisions_only"}
    state = cash_in("0/4", "0/5", "0/4", offices=["censor_1"], options=options)
    assert refused(state, "B", "embezzle").rule == "SEN-3.12"


@pytest.mark.parametrize(("purse", "winners"), [("12/8", (0, 1)), ("13/8", (0,))])
def test_SEN_8_25_final_tie(purse: str, winners: tuple[int, ...]) -> None:
    state = event("war_4", purse, "12/8", "50/7", war_row=["war_1", "war_2", "war_3"])
    assert asked(state) == "over"
    assert state.result.winners == winners


def test_SEN_8_26_everybody_falls() -> None:
    state = event("civil_conflict_1", "2/1", "4/1", "0/0")
    assert asked(state) == "over"
    assert state.result.winners == (1,)


def test_SEN_8_27_empty_deck() -> None:
    state = position("10/5", "13/5", "16/5", decks={"market_3": []})
    play(state, "A: auction")
    assert list(state.view(None)["auction"]) == ["market_1", "market_2", "senate"]
    for _ in range(3):
        assert asked(state) == "B AuctionBid"
        state.play(1, legal(state, "B")[0])
    assert asked(state) == "C AuctionBid"


def test_SEN_8_28_profit_from_embezzling() -> None:
    offer = {"step": "NewSenator", "seat": 1, "price": 4}
    state = position("10/5", "0/3", "16/5", step=offer)
    play(state, "B: accept")
    assert standing(state) == "A 10/5, B 1/3, C 16/5"
