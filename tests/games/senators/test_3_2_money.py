"""SEN-3.10 to SEN-3.20 and SEN-D13: money, embezzlement, forced payment, elimination."""

from __future__ import annotations

from typing import Any

import pytest

from taberna import BadDump

from .helpers import SENATORS, asked, event, face_up, holding, legal, play, position, refused, standing

ALLOWED = {"embezzle_last_senator": "allowed"}


def test_SEN_3_10_money_is_never_negative() -> None:
    state = event("civil_conflict_1", "0/5", "1/5", "4/5")
    assert standing(state) == "A 0/4, B 1/4, C 4/4"
    with pytest.raises(BadDump, match="cash"):
        position("-1/5", "13/5", "16/5")


def test_SEN_3_11_embezzling_brings_5_for_a_senator_and_may_be_repeated() -> None:
    """SEN-3.11, SEN-D13."""
    state = play(position("10/5", "13/5", "16/5"), "A: embezzle; embezzle")
    assert standing(state) == "A 20/3, B 13/5, C 16/5"
    assert asked(state) == "A ChooseAction"  # the interrupted decision is still there


def test_SEN_3_12_everybody_may_embezzle_while_a_decision_is_pending() -> None:
    state = position("10/5", "13/5", "16/5")
    assert [legal(state, letter)[-1] for letter in "ABC"] == ["embezzle"] * 3
    play(state, "C: embezzle")
    assert standing(state) == "A 10/5, B 13/5, C 21/4"


def test_SEN_3_12_only_who_is_asked_with_own_decisions_only() -> None:
    state = position("10/5", "13/5", "16/5", options={"embezzle_window": "own_decisions_only"})
    assert "embezzle" in legal(state, "A")
    assert legal(state, "B") == []
    assert refused(state, "B", "embezzle").rule == "SEN-3.12"


def test_SEN_3_12_whoever_has_locked_is_asked_no_more() -> None:
    state = event("war_1", "10/5", "13/5", "16/5", options={"embezzle_window": "own_decisions_only"})
    play(state, "A: embezzle; lock 15")
    assert refused(state, "A", "embezzle").rule == "SEN-3.12"
    play(state, "B: embezzle")


def test_SEN_3_12_options_are_recomputed_after_embezzling() -> None:
    state = event("war_1", "0/5", "13/5", "16/5")
    assert legal(state, "A") == ["lock 0", "embezzle"]
    play(state, "A: embezzle")
    assert legal(state, "A") == [*(f"lock {n}" for n in range(6)), "embezzle"]


def test_SEN_3_13_the_last_senator_stays() -> None:
    state = position("10/1", "13/2", "16/5")
    assert refused(state, "A", "embezzle").rule == "SEN-3.13"
    play(state, "B: embezzle")
    assert refused(state, "B", "embezzle").rule == "SEN-3.13"


def test_SEN_3_13_allowed_takes_the_last_senator_too() -> None:
    state = play(position("10/5", "13/1", "16/5", options=ALLOWED), "B: embezzle")
    assert standing(state) == "A 10/5, B 0/0, C 16/5"
    assert refused(state, "B", "embezzle").rule == "SEN-3.19"


@pytest.mark.parametrize("options", [{}, ALLOWED], ids=["forced_only", "allowed"])
def test_SEN_3_14_means_keep_the_last_senator(options: dict[str, str]) -> None:
    state = position("3/2", "13/5", "16/5", B={"table": ["iron_6"]}, options=options, step="ExtortionOffer")
    play(state, "A: offer iron_6")
    assert legal(state, "A")[-2] == "price 8"  # 3 + 5 × (2 − 1)
    play(state, "A: embezzle")
    assert legal(state, "A")[-2 if options else -1] == "price 8"  # embezzling does not change means


#: Everything that promises 5 talents: what it is, where it is asked, the move.
PROMISES: list[tuple[str, dict[str, Any], str]] = [
    ("bid", {"step": "AuctionBid"}, "bid meat_2 5"),
    ("buy", {"step": "Settle", "active": 1}, "buy meat_2"),
    ("offer", {"step": {"step": "ExtortionPrice", "victim": 2, "card": "iron_6"}, "active": 1}, "price 5"),
    ("keep", {"step": {"step": "ExtortionAnswer", "victim": 1, "card": "wood_6", "price": 5}}, "keep"),
    ("join", {"step": "JoinCashIn"}, "join"),
    ("accept", {"step": {"step": "NewSenator", "seat": 1, "price": 5}}, "accept"),
]


def promise(purse: str, spec: dict[str, Any], cap: str) -> Any:
    bids = [[2, 5]] if spec["step"] == "Settle" else []
    auction = (
        {"market_1": {"card": "meat_2", "bids": bids}} if spec["step"] in ("AuctionBid", "Settle") else {}
    )
    return position(
        "30/5", purse, "16/5",
        B={"table": ["wood_6"]}, C={"table": ["iron_6"]},
        auction=auction, options={"commitment_cap": cap}, **spec,
    )  # fmt: skip


@pytest.mark.parametrize(("what", "spec", "move"), PROMISES, ids=[what for what, _, _ in PROMISES])
def test_SEN_3_15_a_promise_must_be_coverable(what: str, spec: dict[str, Any], move: str) -> None:
    rule = "SEN-3.46" if what == "keep" else "SEN-3.15"
    play(promise("0/2", spec, "means"), f"B: {move}")  # means 5
    assert refused(promise("4/1", spec, "means"), "B", move).rule == rule  # means 4

    assert refused(promise("4/5", spec, "cash"), "B", move).rule == rule
    play(promise("5/1", spec, "cash"), f"B: {move}")
    play(promise("4/5", spec, "cash"), f"B: embezzle; {move}")  # he must embezzle beforehand


@pytest.mark.parametrize(("what", "spec", "move"), PROMISES, ids=[what for what, _, _ in PROMISES])
def test_SEN_3_15_without_a_cap_anything_may_be_promised(what: str, spec: dict[str, Any], move: str) -> None:
    """SEN-6.13: no edition limits bids; embezzling covers them, down to the last senator (SEN-3.16, SEN-3.18)."""
    state = promise("4/1", spec, "uncapped")
    play(state, f"B: {move}")
    assert state.faults() == []
    if what in ("join", "accept", "buy", "keep"):  # what is paid at once
        assert not state.alive[1]
        assert SENATORS.load(state.dump()) == state


def bankrupt(purse: str, **spec: Any) -> Any:
    lots = {"market_1": {"card": "meat_2", "bids": [[1, 15]]}}
    return position(
        "10/5", purse, "16/5", auction=lots, step="Settle", options={"commitment_cap": "uncapped"}, **spec
    )


def test_SEN_3_16_whoever_can_just_cover_a_bid_with_the_last_senator_pays_in_full_and_leaves() -> None:
    state = play(bankrupt("5/2", B={"table": ["wood_6"]}), "A: sell meat_2")
    assert standing(state) == "A 25/5, B 0/0, C 16/5"
    assert {"wood_6", "meat_2"} <= set(state.view(None)["discards"]["resources"])
    assert asked(state) == "C ChooseAction"
    assert state.faults() == []


def test_SEN_3_16_whoever_cannot_cover_a_bid_pays_all_there_is_and_leaves() -> None:
    state = play(bankrupt("3/2"), "A: sell meat_2")  # two senators bring 10
    assert standing(state) == "A 23/5, B 0/0, C 16/5"
    assert [1, 0, 13] in state.view(None)["payments"]


def test_SEN_3_16_the_active_player_who_cannot_cover_an_offer_loses_the_turn() -> None:
    options = {"commitment_cap": "uncapped"}
    state = position("2/1", "13/5", "16/5", B={"table": ["iron_6"]}, options=options, step="ExtortionOffer")
    play(state, "A: offer iron_6; price 40", "B: sell")
    assert standing(state) == "A 0/0, B 20/5, C 16/5"
    assert "iron_6" in state.view(None)["discards"]["resources"]
    assert asked(state) == "B ChooseAction"


def test_SEN_3_18_a_new_senator_comes_too_late_for_whoever_paid_with_the_last_one() -> None:
    options = {"commitment_cap": "uncapped"}
    spec = {"step": "NewSenator", "seat": 1, "price": 9}
    state = play(position("10/5", "4/1", "16/5", options=options, step=spec), "B: accept")
    assert standing(state) == "A 10/5, B 0/0, C 16/5"
    assert asked(state) == "A ChooseAction"


@pytest.mark.parametrize(("purse", "after"), [("5/5", "0/5"), ("4/5", "4/4"), ("0/5", "0/4"), ("9/5", "4/5")])
def test_SEN_3_16_automatic_cover_embezzles_no_more_than_needed(purse: str, after: str) -> None:
    state = play(position("10/5", purse, "16/5", step="JoinCashIn"), "B: join")
    assert standing(state) == f"A 15/5, B {after}, C 16/5"


def test_SEN_3_16_cover_of_a_high_price_takes_several_senators() -> None:
    state = position("10/5", "2/5", "16/5", step={"step": "NewSenator", "seat": 1, "price": 13})
    play(state, "B: accept")  # three times: 2 + 15 = 17
    assert standing(state) == "A 10/5, B 4/3, C 16/5"


def test_SEN_3_17_civil_conflict_can_take_the_last_senator() -> None:
    state = event("civil_conflict_1", "10/5", "4/1", "16/5", "5/1")
    assert standing(state) == "A 5/5, B 0/0, C 11/5, D 0/1"


def test_SEN_3_18_without_senators_a_player_is_out_at_once() -> None:
    state = event("deficit_3", "10/5", "13/1", "16/5")
    play(state, "A: lock 1", "B: lock 0", "C: lock 1")
    assert not holding(state, "B")["alive"]
    assert refused(state, "B", "embezzle").rule == "SEN-3.19"


def leaves(letter: str, *lines: str, **spec: Any) -> Any:
    """Four players with one senator each to spare; one of them leaves by choice."""
    state = position("20/1", "20/1", "20/1", "20/1", options=ALLOWED, **spec)
    return play(state, *lines, f"{letter}: embezzle")


def test_SEN_3_19_a_and_b_money_and_cards_of_the_eliminated() -> None:
    state = leaves(
        "B",
        B={"hand": ["wheat_1"], "table": ["iron_6"], "offices": ["consul_1"], "influence": ["cavalry"]},
    )
    view = state.view(None)
    assert state.cash[1] == 0
    assert [1, None, 25] in view["payments"]
    assert view["discards"]["resources"] == ["wheat_1", "iron_6"]
    assert view["discards"]["offices"] == ["consul_1"]
    assert all("cavalry" not in player["influence"] for player in view["players"])
    assert view["players"][1]["hand_size"] == 0


LOTS = {
    "market_1": {"card": "meat_2", "bids": [[1, 3], [2, 5]]},
    "market_2": {"card": "olives_5", "bids": [[2, 4]]},
}


def test_SEN_3_19_c_bids_of_the_eliminated_are_removed() -> None:
    state = leaves("C", auction=LOTS, step="Settle")
    assert state.view(None)["auction"] == {"market_1": {"card": "meat_2", "bids": [[1, 3]]}}
    assert face_up(state, "A") == ["olives_5"]  # now without a bid
    play(state, "A: sell meat_2")
    assert face_up(state, "B") == ["meat_2"]


def test_SEN_3_19_c_if_all_bids_are_gone_the_auction_is_over() -> None:
    lots = {"market_2": {"card": "olives_5", "bids": [[2, 4]]}}
    state = leaves("C", auction=lots, step="Settle")
    assert face_up(state, "A") == ["olives_5"]
    assert asked(state) == "B ChooseAction"


def test_SEN_3_19_c_a_locked_bid_is_void_if_not_revealed() -> None:
    state = event("war_1", "20/1", "20/1", "20/1", "20/1", options=ALLOWED)
    play(state, "B: lock 20", "A: lock 1", "C: lock 2", "B: embezzle")
    assert asked(state) == "D WarBid"
    play(state, "D: lock 0")
    assert standing(state) == "A 19/1, B 0/0, C 18/2, D 20/1"
    assert [1, None, 25] in state.view(None)["payments"]  # all of it went to the bank by elimination


def test_SEN_3_19_c_the_others_reveal_when_the_last_open_bidder_leaves() -> None:
    state = event("war_1", "20/1", "20/1", "20/1", "20/1", options=ALLOWED)
    play(state, "A: lock 1", "C: lock 2", "D: lock 3", "B: embezzle")
    assert standing(state) == "A 19/1, B 0/0, C 18/1, D 17/2"
    assert asked(state) == "A ChooseAction"


@pytest.mark.parametrize(
    ("lines", "spec", "then"),
    [
        ((), {"auction": {"market_1": {"card": "meat_2"}}, "step": "AuctionBid"}, "C AuctionBid"),
        ((), {"step": {"step": "NewSenator", "seat": 1, "price": 9}}, "C NewSenator"),
        ((), {"step": "JoinCashIn"}, "C JoinCashIn"),
        (("B: join",), {"step": "JoinCashIn"}, "C JoinCashIn"),
        (
            ("B: join; set wheat_7; set wheat_8",),
            {"step": "JoinCashIn", "B": {"hand": ["wheat_7", "wheat_8", "wheat_9"]}},
            "C JoinCashIn",
        ),
        (("A: extortion",), {"B": {"influence": ["prefects"], "table": ["iron_6"]}}, "A ExtortionOffer"),
        (("A: extortion",), {}, "A ExtortionOffer"),
        (("A: extortion; offer iron_6",), {"B": {"table": ["iron_6"]}}, "A ExtortionOffer"),
        (("A: extortion; offer iron_6; price 2",), {"B": {"table": ["iron_6"]}}, "A ExtortionOffer"),
    ],
    ids=["bid", "new senator", "join", "cash-in", "set", "prefects", "offer", "price", "answer"],
)
def test_SEN_3_19_d_pending_decisions_are_cancelled(
    lines: tuple[str], spec: dict[str, Any], then: str
) -> None:
    state = leaves("B", *lines, **spec)
    assert asked(state) == then
    assert state.faults() == []
    if then == "A ExtortionOffer":
        assert state.view(None)["step"]["victim"] == 2


def test_SEN_3_19_d_leaving_is_no_refusal() -> None:
    """SEN-3.22: the price falls after a refusal, or after a round; a cancelled question is neither."""
    offer = {"step": "NewSenator", "seat": 1, "price": 9}
    assert leaves("B", step=offer).view(None)["step"] == {
        "name": "NewSenator", "rule": "SEN-3.22", "seat": 2, "price": 9,
    }  # fmt: skip
    options = {**ALLOWED, "new_senator_price_step": "per_round"}
    last = {"step": "NewSenator", "seat": 3, "price": 9}
    state = play(position("20/1", "20/1", "20/1", "20/1", options=options, step=last), "D: embezzle")
    assert state.view(None)["step"]["price"] == 8  # the round is complete: A is asked at the next price


@pytest.mark.parametrize("letter", ["B", "C", "D"])
def test_SEN_3_19_d_later_bidders_and_joiners_are_skipped(letter: str) -> None:
    """Whoever leaves during B's cash-in or bids, the others follow in order."""
    rest = [other for other in "CD" if other != letter]
    state = leaves(letter, "B: join", step="JoinCashIn")
    if letter != "B":
        play(state, "B: finish")
    for other in rest:
        assert asked(state) == f"{other} JoinCashIn"
        play(state, f"{other}: decline")
    assert asked(state) == "A CashIn"

    state = leaves(letter, "A: auction")
    for other in [other for other in "BCD" if other != letter]:
        for _ in range(4):
            assert asked(state) == f"{other} AuctionBid"
            state.play("ABCD".index(other), legal(state, other)[0])
    assert state.faults() == []


def test_SEN_3_19_e_the_turn_of_the_active_player_ends_at_once() -> None:
    state = leaves("A", auction=LOTS, step="Settle")
    assert asked(state) == "B ChooseAction"
    assert state.view(None)["discards"]["resources"][-2:] == ["meat_2", "olives_5"]
    assert state.view(None)["auction"] == {}


@pytest.mark.parametrize(
    "lines",
    [
        (),
        ("A: auction",),
        ("A: extortion",),
        ("A: cash_in",),
        ("A: cash_in", "B: decline"),
    ],
)
def test_SEN_3_19_e_any_running_action_is_broken_off(lines: tuple[str]) -> None:
    state = leaves("A", *lines)
    assert asked(state) == "B ChooseAction"
    assert state.faults() == []


@pytest.mark.parametrize(
    ("card", "after"),
    [("war_1", "A 0/0, B 15/1, C 11/2, D 20/1"), ("deficit_1", "A 0/0, B 15/1, C 11/1, D 20/0")],
)
def test_SEN_3_19_e_secret_bids_of_the_others_count_when_the_active_player_leaves(
    card: str, after: str
) -> None:
    """Only an action is broken off: an event is no action, and it concerns everybody."""
    state = event(card, "20/1", "20/1", "20/1", "20/1", options=ALLOWED)
    play(state, "B: lock 5", "C: lock 9", "A: embezzle")
    assert asked(state).startswith("D ")
    assert state.faults() == []
    assert SENATORS.load(state.dump()) == state
    play(state, "D: lock 0")
    assert standing(state).replace("D 0/0", "D 20/0") == after
    assert asked(state) == "B ChooseAction"  # SEN-7.18: the active player has no action


def test_SEN_3_19_e_when_the_active_player_was_the_last_open_bidder_the_bids_are_revealed() -> None:
    state = event("war_1", "20/1", "20/1", "20/1", options=ALLOWED)
    play(state, "B: lock 5", "C: lock 9", "A: embezzle")
    assert standing(state) == "A 0/0, B 15/1, C 11/2"
    assert asked(state) == "B ChooseAction"


def test_SEN_3_19_e_a_new_senator_is_sold_to_the_others() -> None:
    state = event("new_senator_1", "20/1", "20/1", "20/1", "20/1", options=ALLOWED)
    play(state, "A: embezzle")
    assert state.view(None)["step"] == {"name": "NewSenator", "rule": "SEN-3.22", "seat": 1, "price": 15}
    play(state, "B: decline", "C: decline", "D: decline")
    assert state.view(None)["step"]["seat"] == 1
    assert SENATORS.load(state.dump()) == state
    play(state, "B: accept")
    assert standing(state) == "A 0/0, B 8/2, C 20/1, D 20/1"
    assert asked(state) == "B ChooseAction"


def test_SEN_3_19_e_a_round_of_refusals_is_complete_without_the_active_player_too() -> None:
    options = {**ALLOWED, "new_senator_price_step": "per_round"}
    state = event("new_senator_1", "20/1", "20/1", "20/1", "20/1", options=options)
    play(state, "A: decline", "B: decline", "A: embezzle", "C: decline")
    assert state.view(None)["step"]["price"] == 15
    play(state, "D: decline")
    assert state.view(None)["step"] == {"name": "NewSenator", "rule": "SEN-3.22", "seat": 1, "price": 14}


def test_SEN_3_19_e_two_leave_during_one_event() -> None:
    state = event("war_1", "20/1", "20/1", "20/1", "20/1", options=ALLOWED)
    play(state, "A: embezzle", "B: lock 3", "C: embezzle")
    assert asked(state) == "D WarBid"
    play(state, "D: lock 4")
    assert standing(state) == "A 0/0, B 17/1, C 0/0, D 16/2"
    assert asked(state) == "B ChooseAction"


def test_SEN_3_19_e_a_cash_in_that_was_joined_is_finished() -> None:
    """SEN-3.52: it has been paid for; those who have not joined yet are asked no more."""
    hand = ["wheat_7", "wheat_8", "wheat_9"]
    state = leaves("A", "A: cash_in", "B: join", B={"hand": hand})
    assert asked(state) == "B CashIn"
    assert state.faults() == []
    assert SENATORS.load(state.dump()) == state
    play(state, "B: set wheat_7; set wheat_8; set wheat_9; buy_senator; finish")
    assert asked(state) == "B ChooseAction"

    state = leaves("A", "A: cash_in", "B: join; set wheat_7", B={"hand": hand})
    assert asked(state) == "B SellSet"
    assert state.faults() == []
    play(state, "B: embezzle")  # he leaves as well: his cash-in is over
    assert asked(state) == "C ChooseAction"


def test_SEN_3_19_e_office_on_offer_goes_to_its_own_discard_pile() -> None:
    state = leaves("A", auction={"senate": {"card": "consul_2", "bids": [[1, 3]]}}, step="Settle")
    assert state.view(None)["discards"]["offices"] == ["consul_2"]


def test_SEN_3_19_f_the_seat_is_skipped_and_no_opponent() -> None:
    state = event("majority_1", "0/5", "0/0", "0/4", "0/3")
    assert state.cash == [4, 0, 2, 0]  # B does not count as weaker
    play(state, "A: extortion; skip; skip")
    assert asked(state) == "C ChooseAction"


def test_SEN_3_20_the_last_player_alive_wins_at_once() -> None:
    state = event("civil_conflict_1", "10/5", "4/1", "3/1")
    assert asked(state) == "over"
    assert state.result.winners == (0,)
    assert state.result.rule == "SEN-5.6"


def test_SEN_3_20_all_eliminated_by_one_effect() -> None:
    state = event("deficit_1", "3/1", "2/1", "4/1")
    play(state, "A: lock 1", "B: lock 1", "C: lock 1")
    assert state.result.winners == (2,)
    assert state.result.rule == "SEN-5.5"


def test_SEN_D13_embezzling_is_public() -> None:
    state = position("10/5", "13/5", "16/5")
    events = state.listen()
    play(state, "B: embezzle")
    assert events[0].seen_by(None) == {
        "key": "embezzles", "rule": "SEN-3.11", "args": {"seat": 1, "amount": 5, "senators": 4},
    }  # fmt: skip
    assert state.view(0)["payments"][-1] == [None, 1, 5]
