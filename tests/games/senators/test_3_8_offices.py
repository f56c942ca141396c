"""SEN-3.61 to SEN-3.65: office cards."""

from __future__ import annotations

import pytest

from .helpers import cash_in, event, face_up, legal, play, position, refused, sell, standing


def censors(state: object, letter: str = "A") -> list[str]:
    return [move for move in legal(state, letter) if move.startswith("censor")]


def test_SEN_3_61_offices_are_played_in_the_own_cash_in_only() -> None:
    offices = ["censor_1", "consul_1", "quaestor_1"]
    state = position("10/4", "13/5", "16/5", A={"offices": offices}, B={"offices": ["consul_2"]})
    assert all(move not in legal(state, "A") for move in ("consul", "quaestor", "censor 1"))
    play(state, "A: cash_in")
    assert refused(state, "A", "consul").text == "seat 0 is not asked now, but seat 1"
    play(state, "B: join; consul; finish", "C: decline", "A: consul; quaestor; censor 1")
    assert state.view(None)["discards"]["offices"] == ["consul_2", "consul_1", "quaestor_1", "censor_1"]
    assert face_up(state, "A") == []


def test_SEN_3_61_no_limit_to_the_offices_of_one_player() -> None:
    every = [f"censor_{i}" for i in range(1, 6)] + ["consul_1", "consul_2", "quaestor_1", "quaestor_2"]
    assert len(face_up(cash_in(offices=every), "A")) == 9


def test_SEN_3_62_a_governor_stands_for_any_value_of_its_own_type() -> None:
    for value in range(1, 10):
        state = cash_in(hand=["iron_3", "iron_7"], offices=["governor_iron"])
        assert sell(state, "iron_3", "iron_7", f"governor_iron {value}") == 10 + value
        assert state.view(None)["discards"]["offices"] == ["governor_iron"]


def test_SEN_3_62_a_governor_in_a_set_of_one_value() -> None:
    state = play(cash_in(hand=["wheat_6", "meat_6"], offices=["governor_iron"]), "A: set wheat_6; set meat_6")
    assert legal(state, "A") == ["set governor_iron 6", "embezzle"]


def test_SEN_3_62_several_governors_in_one_set() -> None:
    governors = ["governor_wheat", "governor_iron", "governor_olives"]
    state = cash_in(offices=governors)
    assert sell(state, *(f"{governor} 9" for governor in governors)) == 27


def test_SEN_3_62_b_a_governor_shields_from_civil_conflict() -> None:
    state = event("civil_conflict_1", "10/5", "13/5", "16/5", C={"offices": ["governor_wood"]})
    assert state.cash == [5, 8, 16]


def test_SEN_3_62_c_a_governor_is_lost_to_eviction() -> None:
    assert face_up(event("eviction_1", "1/5", "1/5", "1/5", B={"offices": ["governor_wood"]}), "B") == []


def test_SEN_3_63_a_censor_takes_a_senator_from_somebody_with_more() -> None:
    state = cash_in("0/4", "0/5", "0/4", "0/3", "0/7", offices=["censor_3"])
    assert censors(state) == ["censor 1", "censor 4"]
    play(state, "A: censor 4")
    assert state.senators == [5, 5, 4, 3, 6]
    assert state.view(None)["discards"]["offices"] == ["censor_3"]


def test_SEN_3_63_without_a_target_the_censor_cannot_be_played() -> None:
    state = cash_in("0/5", "0/5", "0/4", offices=["censor_3"])
    assert censors(state) == []
    assert refused(state, "A", "censor 1").text == "seat 1 does not have more senators than you"
    assert refused(state, "A", "censor 0").text == "seat 0 is no opponent"
    assert refused(state, "A", "censor 4").text == "seat 4 is no opponent"


def test_SEN_3_63_several_censors_are_checked_each_time() -> None:
    state = cash_in("0/3", "0/6", "0/5", offices=["censor_1", "censor_2", "censor_3"])
    play(state, "A: censor 1; censor 1")
    assert state.senators == [5, 4, 5]
    assert censors(state) == []


def test_SEN_3_63_the_window_closes_with_the_first_purchase() -> None:
    state = play(cash_in("10/3", "0/6", "0/5", offices=["censor_1"]), "A: buy_senator")
    assert refused(state, "A", "censor 1").rule == "SEN-6.3"


def test_SEN_3_64_after_a_consul_every_senator_costs_7() -> None:
    state = play(cash_in("21/5", "0/5", "0/5", offices=["consul_1"]), "A: consul; buy_senator; buy_senator")
    assert standing(state) == "A 7/7, B 0/5, C 0/5"
    play(state, "A: buy_senator")
    assert refused(state, "A", "buy_senator").text == "a senator costs 7 in cash, you have 0"


def test_SEN_3_64_a_second_consul_brings_nothing_more() -> None:
    state = play(
        cash_in("14/5", "0/5", "0/5", offices=["consul_1", "consul_2"]), "A: consul; consul; buy_senator"
    )
    assert state.cash[0] == 7
    assert face_up(state, "A") == []


def test_SEN_3_64_the_consul_ends_with_the_cash_in() -> None:
    state = position("10/5", "20/5", "16/5", B={"offices": ["consul_1"]}, step="JoinCashIn")
    play(state, "B: join; consul; finish", "C: join; buy_senator")
    assert state.cash[2] == 16 - 5 - 10


def test_SEN_3_65_a_normal_set_keeps_its_bonus_and_does_not_use_the_quaestor_up() -> None:
    hand = ["wood_2", "wood_3", "wood_4", "iron_1", "cloth_5", "meat_9"]
    for scope in ("all_sales", "one_sale"):
        state = cash_in(hand=hand, offices=["quaestor_1"], options={"quaestor_scope": scope})
        play(state, "A: quaestor")
        assert sell(state, "wood_2", "wood_3", "wood_4") == 24
        assert sell(state, "iron_1", "cloth_5", "meat_9") == 15


@pytest.mark.parametrize(("scope", "third_set"), [("all_sales", True), ("one_sale", False)])
def test_SEN_3_65_two_quaestors(scope: str, third_set: bool) -> None:
    sets = [("wheat_1", "iron_5", "wood_9"), ("wheat_2", "iron_6", "wood_7"), ("wheat_3", "iron_4", "wood_8")]
    hand = [card for cards in sets for card in cards]
    offices = ["quaestor_1", "quaestor_2"]
    state = cash_in(hand=hand, offices=offices, options={"quaestor_scope": scope})
    play(state, "A: quaestor; quaestor")
    assert sell(state, *sets[0]) + sell(state, *sets[1]) == 30
    assert ("set wheat_3" in legal(state, "A")) is third_set


def test_SEN_3_65_free_form_sets_may_hold_governors() -> None:
    state = cash_in(hand=["wheat_1", "iron_5"], offices=["quaestor_1", "governor_wood"])
    play(state, "A: quaestor")
    assert sell(state, "wheat_1", "iron_5", "governor_wood 9") == 15
