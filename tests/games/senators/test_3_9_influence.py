"""SEN-3.71 to SEN-3.80: influence cards."""

from __future__ import annotations

from .helpers import asked, cash_in, event, face_up, legal, play, position, refused, sell, standing


def test_SEN_3_71_influence_is_public_extortable_and_never_discarded() -> None:
    state = position("20/5", "13/5", "16/5", A={"influence": ["cavalry"]}, B={"influence": ["vox_populi"]})
    assert state.view(2)["players"][1]["influence"] == ["vox_populi"]
    play(state, "A: extortion; offer vox_populi; price 2", "B: sell")
    assert face_up(state, "A") == ["vox_populi", "cavalry"]  # several for one player


def test_SEN_3_72_vox_populi_in_the_own_cash_in() -> None:
    state = position("10/5", "13/5", "16/5", A={"influence": ["vox_populi"]})
    play(state, "A: cash_in", "B: decline")
    assert state.senators[0] == 5
    play(state, "C: decline")
    assert state.senators[0] == 6
    assert asked(state) == "A CashIn"


def test_SEN_3_72_vox_populi_after_the_fee_of_a_joined_cash_in() -> None:
    state = position("10/5", "0/2", "16/5", B={"influence": ["vox_populi"]}, step="JoinCashIn")
    play(state, "B: join")  # embezzles one for the fee, then gains one
    assert standing(state) == "A 15/5, B 0/2, C 16/5"


def test_SEN_3_72_is_no_purchase() -> None:
    owner = {"influence": ["vox_populi"], "offices": ["censor_1"]}
    state = position("10/4", "13/7", "16/5", A=owner, options={"cash_in_order": "sell_then_buy"})
    play(state, "A: cash_in", "B: decline", "C: decline", "A: censor 1")
    assert state.senators == [6, 6, 5]


def test_SEN_3_73_tribunes_keep_all_own_governors() -> None:
    owner = {"influence": ["tribunes"], "offices": ["governor_wheat", "governor_meat"]}
    state = event("eviction_1", "10/5", "13/5", "16/5", B=owner)
    assert face_up(state, "B") == ["governor_wheat", "governor_meat", "tribunes"]


def test_SEN_3_74_lictors_bring_8() -> None:
    state = play(position("10/5", "13/5", "16/5", A={"influence": ["lictors"]}), "A: extortion")
    assert state.cash[0] == 18
    state = play(position("10/5", "13/5", "16/5", B={"influence": ["lictors"]}), "A: extortion")
    assert state.cash == [13, 13, 16]


def merchants(letter: str, purse: str = "10/5") -> object:
    lots = {
        "market_1": {"card": "meat_2", "bids": [[1, 10]]},
        "senate": {"card": "consul_1", "bids": [[2, 15]]},
    }
    owner = {letter: {"influence": ["merchants"]}}
    return position(purse, "13/5", "16/5", auction=lots, step="Settle", **owner)


def test_SEN_3_75_merchants_buy_one_card_for_1() -> None:
    state = merchants("A")
    play(state, "A: merchants consul_1")
    assert standing(state) == "A 9/5, B 13/5, C 17/5"
    assert refused(state, "A", "merchants meat_2").text == "Merchants works once per auction"
    play(state, "A: sell meat_2")
    assert standing(state) == "A 19/5, B 3/5, C 17/5"


def test_SEN_3_75_merchants_need_not_be_used_and_only_in_the_own_auction() -> None:
    play(merchants("A"), "A: sell consul_1; sell meat_2")
    assert refused(merchants("B"), "A", "merchants meat_2").text == "you do not own Merchants"


def test_SEN_3_75_even_1_must_be_covered() -> None:
    state = merchants("A", "0/1")
    assert refused(state, "A", "merchants meat_2").rule == "SEN-3.15"
    play(merchants("A", "0/2"), "A: merchants meat_2")


def test_SEN_3_75_merchants_are_offered_for_every_card_with_a_bid() -> None:
    state = play(position("10/5", "13/5", "16/5", A={"influence": ["merchants"]}), "A: auction")
    for _ in range(4):
        state.play(1, next(move for move in legal(state, "B") if move.startswith("bid")))
    for _ in range(4):
        state.play(2, legal(state, "C")[0])
    assert sum(move.startswith("merchants") for move in legal(state, "A")) == 4


def test_SEN_3_76_cavalry_counts_3_more_for_free() -> None:
    state = event("war_1", "10/5", "13/5", "16/5", C={"influence": ["cavalry"]})
    play(state, "A: lock 2", "B: lock 0", "C: lock 0")
    assert standing(state) == "A 8/5, B 13/5, C 16/6"


def test_SEN_3_76_cavalry_is_no_help_against_a_deficit() -> None:
    state = event("deficit_1", "10/5", "13/5", "16/5", C={"influence": ["cavalry"]})
    play(state, "A: lock 5", "B: lock 5", "C: lock 4")
    assert standing(state) == "A 5/5, B 8/5, C 12/4"  # 14 of 15: the 3 do not count


def test_SEN_3_77_pontifex_adds_9_for_each_card_of_value_1() -> None:
    owner = {"influence": ["pontifex_maximus"]}
    assert sell(cash_in(hand=["iron_1", "iron_5", "iron_9"], A=owner), "iron_1", "iron_5", "iron_9") == 24
    ones = ["wheat_1", "meat_1"]
    state = cash_in(hand=ones, offices=["governor_iron"], A=owner)
    assert sell(state, *ones, "governor_iron 1") == 3 + 27


def test_SEN_3_77_pontifex_works_for_its_owner_only() -> None:
    state = cash_in(hand=["iron_1", "iron_5", "iron_9"], B={"influence": ["pontifex_maximus"]})
    assert sell(state, "iron_1", "iron_5", "iron_9") == 15


def test_SEN_3_78_princeps_gets_3_for_each_weaker_opponent() -> None:
    state = event("majority_1", "0/6", "0/5", "0/4", A={"influence": ["princeps_senatus"]})
    assert state.cash == [6, 2, 0]


def test_SEN_3_79_prefects_protect_one_other_card() -> None:
    owner = {"influence": ["prefects", "cavalry"], "table": ["wood_4"]}
    state = play(position("10/5", "13/5", "16/5", B=owner), "A: extortion")
    assert legal(state, "B") == ["protect wood_4", "protect cavalry", "no_protection", "embezzle"]
    play(state, "B: protect wood_4")
    assert refused(state, "A", "offer wood_4").text == "wood_4 is protected by Prefects"
    play(state, "A: offer prefects; price 1", "B: sell")  # also while it is used
    assert face_up(state, "A") == ["prefects"]


def test_SEN_3_79_the_protection_lasts_until_the_owners_turn_comes() -> None:
    owner = {"influence": ["prefects"], "table": ["wood_4"]}
    state = position("10/5", "13/5", "16/5", B={"table": ["iron_4"]}, C=owner)
    play(state, "A: extortion", "C: protect wood_4", "A: offer iron_4; price 1", "B: keep")
    assert legal(state, "A") == ["skip", "offer prefects", "embezzle"]


def test_SEN_3_80_praetors_are_no_target_but_may_play_censors() -> None:
    state = cash_in("0/4", "0/6", "0/5", offices=["censor_1"], B={"influence": ["praetors"]})
    assert refused(state, "A", "censor 1").text == "Praetors protect seat 1"
    play(state, "A: censor 2")
    state = cash_in("0/4", "0/6", "0/5", offices=["censor_1"], A={"influence": ["praetors"]})
    play(state, "A: censor 1")
    assert state.senators == [5, 5, 5]
