"""SEN-3.41 to SEN-3.48 with the decisions SEN-D08, SEN-D09 and SEN-D10: extortion."""

from __future__ import annotations

from typing import Any

from .helpers import QUIET, asked, face_up, holding, legal, play, position, refused, standing


def extorting(*purses: str, **spec: Any) -> Any:
    """A has chosen Extortion; B has Iron 6 and a Consul, C a Censor."""
    spec = {"B": {"table": ["iron_6"], "offices": ["consul_1"]}, "C": {"offices": ["censor_1"]}, **spec}
    return play(position(*(purses or ("2/5", "13/5", "16/5")), **spec), "A: extortion")


def test_SEN_3_41_income_of_3() -> None:
    state = extorting()
    assert state.cash == [5, 13, 16]
    assert state.view(None)["payments"][-1] == [None, 0, 3]


def test_SEN_3_42_the_prefects_come_before_the_first_offer() -> None:
    """SEN-3.42, SEN-D08."""
    state = extorting(C={"influence": ["prefects"], "offices": ["censor_1"]})
    assert state.cash[0] == 5  # the income came first
    assert asked(state) == "C UsePrefects"
    assert legal(state, "C") == ["protect censor_1", "no_protection", "embezzle"]
    play(state, "C: no_protection")
    assert asked(state) == "A ExtortionOffer"


def test_SEN_D08_refusals() -> None:
    state = extorting(C={"influence": ["prefects"], "offices": ["censor_1"]})
    assert refused(state, "C", "protect prefects").text == "Prefects cannot protect itself"
    assert refused(state, "C", "protect iron_6").rule == "SEN-3.79"
    assert refused(state, "C", "skip").rule == "SEN-3.79"
    assert refused(state, "A", "skip").text == "seat 0 is not asked now, but seat 2"


def test_SEN_D08_is_skipped_without_another_card() -> None:
    assert asked(extorting(C={"influence": ["prefects"]})) == "A ExtortionOffer"


def test_SEN_3_43_one_offer_per_opponent_clockwise_each_resolved_first() -> None:
    state = position(
        "20/5", "13/5", "16/5", "19/5",
        active=2,
        D={"table": ["iron_6", "iron_7"]}, A={"table": ["meat_6"]}, B={"table": ["wood_6"]},
    )  # fmt: skip
    play(state, "C: extortion; offer iron_6; price 1")
    assert asked(state) == "D ExtortionAnswer"
    play(state, "D: sell")
    assert legal(state, "C") == ["skip", "offer meat_6", "embezzle"]  # now A; no second offer to D
    play(state, "C: skip; offer wood_6; price 1", "B: keep")
    assert asked(state) == "D ChooseAction"


def test_SEN_3_44_any_face_up_card_but_no_private_one() -> None:
    """SEN-3.44, SEN-D09."""
    state = extorting(
        B={"hand": ["wheat_1"], "table": ["iron_6"], "offices": ["consul_1"], "influence": ["cavalry"]}
    )
    assert legal(state, "A") == ["skip", "offer iron_6", "offer consul_1", "offer cavalry", "embezzle"]
    assert refused(state, "A", "offer wheat_1").rule == "SEN-3.44"
    assert refused(state, "A", "offer censor_1").rule == "SEN-3.44"  # C's turn will come


def test_SEN_D09_without_a_target_only_skip() -> None:
    state = extorting(B={})
    assert legal(state, "A") == ["skip", "embezzle"]


def test_SEN_3_45_a_whole_price_from_1_to_means() -> None:
    state = play(extorting("0/2", "13/5", "16/5"), "A: offer iron_6")  # 3 of income, means 8
    assert legal(state, "A") == [*(f"price {n}" for n in range(1, 9)), "embezzle"]
    assert refused(state, "A", "price 0").rule == "SEN-3.45"
    assert refused(state, "A", "price 9").rule == "SEN-3.15"
    assert refused(state, "A", "skip").text == "name the price of your offer first"


def test_SEN_3_45_another_lowest_price() -> None:
    state = play(extorting(options={"min_extortion_price": 4}), "A: offer iron_6")
    assert legal(state, "A")[0] == "price 4"
    state = play(extorting(options={"min_extortion_price": 0}), "A: offer iron_6; price 0", "B: keep")
    assert state.cash == [5, 13, 16]
    assert holding(state, "B")["hand_seen"] == ["iron_6"]


def test_SEN_3_45_whoever_cannot_reach_the_lowest_price_can_only_skip() -> None:
    state = extorting("0/1", "13/5", "16/5", options={"min_extortion_price": 4})
    assert legal(state, "A") == ["skip"]
    assert refused(state, "A", "offer iron_6").rule == "SEN-3.45"


def test_SEN_3_46_sell_for_the_price_or_pay_it() -> None:
    """SEN-3.46, SEN-D10."""
    state = play(extorting(), "A: offer consul_1; price 4")
    assert legal(state, "B") == ["sell", "keep", "embezzle"]
    sold = play(state.copy(), "B: sell")
    assert standing(sold) == "A 1/5, B 17/5, C 16/5"
    assert face_up(sold, "A") == ["consul_1"]
    kept = play(state, "B: keep")
    assert standing(kept) == "A 9/5, B 9/5, C 16/5"
    assert face_up(kept, "B") == ["iron_6", "consul_1"]


def test_SEN_D10_refusals() -> None:
    state = play(extorting("10/5", "2/1", "16/5"), "A: offer iron_6; price 3")
    assert refused(state, "B", "keep").text == "the price is 3, you can pay at most 2"
    assert refused(state, "B", "decline").text == "sell or keep the card first"


def test_SEN_3_47_a_resource_turns_private_wherever_it_goes() -> None:
    for answer, owner, other in (("keep", "B", "A"), ("sell", "A", "B")):
        state = play(extorting(), "A: offer iron_6; price 1", f"B: {answer}")
        assert "iron_6" in holding(state, owner)["hand"]
        assert "iron_6" not in holding(state, other)["hand"]
        assert "iron_6" not in face_up(state, "A") + face_up(state, "B")


def test_SEN_3_47_offices_and_influence_stay_public() -> None:
    state = extorting(B={"influence": ["lictors"]})
    play(state, "A: offer lictors; price 1", "B: sell", "A: offer censor_1; price 1", "C: keep")
    assert face_up(state, "A") == ["lictors"]
    assert face_up(state, "C") == ["censor_1"]
    play(state, "B: extortion")
    assert "offer censor_1" in legal(state, "B")  # again and again


def test_SEN_3_48_an_extorted_card_works_for_its_new_owner() -> None:
    state = extorting(B={"influence": ["lictors"]}, decks={"events": [*QUIET, "majority_1"]})
    play(state, "A: offer lictors; price 1", "B: sell", "A: skip")
    play(state, "B: extortion; skip; skip")
    assert state.cash[1] == 13 + 1 + 3  # no longer 8
    play(state, "C: cash_in", "A: decline", "B: decline", "C: finish")
    before = state.cash[0]
    play(state, "A: extortion")
    assert state.cash[0] == before + 8


def test_SEN_3_48_an_extorted_office_may_be_played() -> None:
    state = play(extorting("20/5", "13/5", "16/5"), "A: offer consul_1; price 1", "B: sell", "A: skip")
    play(state, "B: cash_in", "C: decline", "A: join; consul; buy_senator")
    assert (state.cash[0], state.senators[0]) == (20 + 3 - 1 - 5 - 7, 6)
