"""SEN-6: edition conflicts, their options and presets."""

from __future__ import annotations

from typing import Any

import pytest

from taberna import BadSetup
from taberna.locale.speaker import Speaker

from .helpers import (
    SENATORS,
    asked,
    cash_in,
    event,
    face_up,
    legal,
    play,
    position,
    refused,
    sell,
    standing,
)


def options(**given: Any) -> dict[str, Any]:
    return SENATORS.new(seats=3, options=given, seed=1).view(None)["options"]  # type: ignore[no-any-return]


def test_SEN_6_the_default_preset() -> None:
    assert options() == options(preset="default") == {
        "new_senator_price_step": "per_player",
        "quaestor_scope": "all_sales",
        "censor_timing": "before_buying",
        "cash_in_order": "free",
        "antiluck_packets": "8_on_top",
        "first_player": "random",
        "coin_values": "1_5_10",
        "bid_track_mode": "reconstructed_steps",
        "bid_track_market": [1, 2, 3, 4, 5, 7, 10, 15],
        "bid_track_senate": [1, 3, 5, 7, 10, 15, 20],
        "deficit_amounts": [15, 20, 25],
        "commitment_cap": "means",
        "embezzle_window": "any_pending_decision",
        "embezzle_last_senator": "forced_only",
        "active_leaves": "event_goes_on",
        "war_all_zero": "everyone_gains",
        "empty_deck": "no_refill",
        "senator_track_cap": None,
        "min_extortion_price": 1,
        "variant_antiluck": False,
        "variant_influence": False,
    }  # fmt: skip


@pytest.mark.parametrize(
    ("preset", "changes"),
    [
        (
            "french_text",
            {
                "new_senator_price_step": "per_round",
                "quaestor_scope": "one_sale",
                "censor_timing": "any_time",
            },
        ),
        ("spanish_text", {"first_player": "chosen"}),
        ("german_text", {}),
    ],
)
def test_SEN_6_presets(preset: str, changes: dict[str, Any]) -> None:
    assert options(preset=preset) == {**options(), **changes}
    assert options(preset=preset, variant_antiluck=True)["variant_antiluck"] is True


@pytest.mark.parametrize(
    ("given", "words"),
    [
        ({"quaestor_scop": "one_sale"}, 'Did you mean "quaestor_scope"'),
        ({"quaestor_scope": "one_sales"}, 'Did you mean "one_sale"'),
        ({"quaestor_scope": ["one_sale"]}, "quaestor_scope"),
        ({"quaestor_scope": {"one": "sale"}}, "quaestor_scope"),
        ({"preset": "french"}, "french_text"),
        ({"preset": ["french_text"]}, "preset"),
        ({"variant_antiluck": 1}, "neither true nor false"),
        ({"bid_track_market": [3, 2]}, "increasing"),
        ({"bid_track_market": []}, "at least one"),
        ({"bid_track_market": [0, 1]}, "between 1 and 99"),
        ({"bid_track_senate": 5}, "not a list"),
        ({"deficit_amounts": [1, 2]}, "3 numbers"),
        ({"senator_track_cap": "20"}, "whole number"),
        ({"min_extortion_price": -1}, "between"),
        ({"min_extortion_price": None}, "whole number"),
        ({7: 8}, "no option"),
        ("french_text", "table of names"),
    ],
)
def test_SEN_6_wrong_options_are_refused_with_a_hint(given: Any, words: str) -> None:
    with pytest.raises(BadSetup, match=words):
        SENATORS.new(seats=3, options=given)


def test_SEN_6_1_new_senator_price_step() -> None:
    for step, price in (("per_player", 14), ("per_round", 15)):
        state = event("new_senator_2", "10/5", "13/5", "16/5", options={"new_senator_price_step": step})
        play(state, "A: decline")
        assert state.view(None)["step"]["price"] == price


def test_SEN_6_2_quaestor_scope() -> None:
    hand = ["wheat_1", "iron_5", "wood_9", "wheat_2", "iron_6", "wood_7"]
    for scope, second in (("all_sales", True), ("one_sale", False)):
        state = cash_in(hand=hand, offices=["quaestor_1"], options={"quaestor_scope": scope})
        play(state, "A: quaestor")
        assert sell(state, "wheat_1", "iron_5", "wood_9") == 15
        assert ("set wheat_2" in legal(state, "A")) is second


def test_SEN_6_3_censor_timing() -> None:
    for timing, possible in (("before_buying", False), ("any_time", True)):
        state = cash_in("10/3", "0/6", "0/5", offices=["censor_1"], options={"censor_timing": timing})
        play(state, "A: buy_senator")
        assert ("censor 1" in legal(state, "A")) is possible


def test_SEN_6_4_cash_in_order() -> None:
    for order, possible in (("free", True), ("sell_then_buy", False)):
        hand = ["wheat_7", "wheat_8", "wheat_9"]
        state = cash_in("10/5", "0/5", "0/5", hand=hand, options={"cash_in_order": order})
        play(state, "A: buy_senator")
        assert ("set wheat_7" in legal(state, "A")) is possible


def test_SEN_6_4_sell_then_buy_counts_for_each_cash_in_alone() -> None:
    hand = {"hand": ["wheat_7", "wheat_8", "wheat_9"]}
    rules = {"cash_in_order": "sell_then_buy"}
    state = position("10/5", "30/5", "16/5", A=hand, step="JoinCashIn", options=rules)
    play(state, "B: join; buy_senator; finish", "C: decline")
    assert "set wheat_7" in legal(state, "A")


@pytest.mark.parametrize(("packets", "size"), [("8_on_top", 10), ("9_on_top", 11)])
def test_SEN_6_5_antiluck_packets(packets: str, size: int) -> None:
    given = {"variant_antiluck": True, "antiluck_packets": packets}
    for seed in range(10):
        deck = SENATORS.position({"seats": 3, "seed": seed, "options": given}).dump()["decks"]["events"]
        assert sum(name.startswith("war") for name in deck[:size]) == 2


def test_SEN_6_6_only_the_tied_are_compared() -> None:
    wars = ["war_1", "war_2", "war_3"]
    assert event("war_4", "1/6", "2/6", "99/5", war_row=wars).result.winners == (1,)


def test_SEN_6_7_the_left_over_influence_card_leaves_the_game() -> None:
    state = SENATORS.new(seats=3, options={"variant_influence": True}, seed="left over")
    left = state.view(None)["draft_row"][3]
    for seat in (2, 1, 0):
        state.play(seat, state.moves(seat)[0])
    assert left not in str(state.dump()["players"])
    assert state.dump()["draft_row"] == []


def test_SEN_6_8_a_governor_counts_1_to_9() -> None:
    state = play(cash_in(hand=["iron_3", "iron_7"], offices=["governor_iron"]), "A: set iron_3; set iron_7")
    assert legal(state, "A") == [*(f"set governor_iron {n}" for n in range(1, 10)), "embezzle"]


@pytest.mark.parametrize("first", ["random", "chosen"])
def test_SEN_6_9_seat_0_is_the_first_player(first: str) -> None:
    """People are seated at the table; the game itself always begins with seat 0."""
    state = SENATORS.new(seats=4, options={"first_player": first}, seed=9)
    assert state.active == 0


def test_SEN_6_10_coins_are_looks_only() -> None:
    plain, old = (
        SENATORS.new(seats=3, options={"coin_values": coins}, seed=1).dump()
        for coins in ("1_5_10", "1_3_5_10")
    )
    assert {**plain, "options": None} == {**old, "options": None}


def test_SEN_6_11_a_bid_that_is_not_higher_is_illegal() -> None:
    lots = {"market_1": {"card": "meat_2", "bids": [[1, 5]]}}
    state = position("10/5", "13/5", "16/5", auction=lots, step={"step": "AuctionBid", "bidder": 2})
    assert refused(state, "C", "bid meat_2 5").rule == "SEN-3.33"
    assert refused(state, "C", "bid meat_2 4").rule == "SEN-3.33"


def test_SEN_6_12_offers_go_clockwise_one_after_the_other() -> None:
    state = play(position("10/5", "13/5", "16/5", "19/5", active=3), "D: extortion")
    victims = []
    for _ in range(3):
        victims.append(state.view(None)["step"]["victim"])
        play(state, "D: skip")
    assert victims == [0, 1, 2]


def test_SEN_6_13_a_bid_can_be_paid_through_embezzlement() -> None:
    lots = {"market_1": {"card": "meat_2"}}
    state = position("10/5", "0/5", "16/5", auction=lots, step="AuctionBid")
    play(state, "B: bid meat_2 7", "C: pass meat_2", "A: sell meat_2")
    assert standing(state) == "A 17/5, B 3/3, C 16/5"


def test_SEN_6_14_cavalry_adds_3_to_the_bid() -> None:
    state = event("war_1", "10/5", "13/5", "16/5", A={"influence": ["cavalry"]})
    play(state, "A: lock 4", "B: lock 6", "C: lock 0")
    assert standing(state) == "A 6/6, B 7/5, C 16/5"


def test_SEN_6_15_both_majority_examples_pay_the_same() -> None:
    for first in (6, 5):
        assert event("majority_1", f"0/{first}", "0/4", "0/4", "0/2").cash == [6, 2, 2, 0]


def test_SEN_6_16_resolved_wars_lie_in_a_public_row() -> None:
    state = play(event("war_1", "0/5", "0/5", "0/5"), "A: lock 0", "B: lock 0", "C: lock 0")
    assert state.view(None)["war_row"] == ["war_1"]


def test_SEN_6_17_praetors_cannot_be_a_censors_target() -> None:
    state = cash_in("0/3", "0/6", "0/3", offices=["censor_1"], B={"influence": ["praetors"]})
    assert refused(state, "A", "censor 1").rule == "SEN-3.80"


def test_SEN_6_18_tribunes_protect_all_own_governors() -> None:
    owner = {"influence": ["tribunes"], "offices": ["governor_wheat", "governor_meat", "governor_wood"]}
    assert len(face_up(event("eviction_1", "1/5", "1/5", "1/5", A=owner), "A")) == 4


def test_SEN_3_12_embezzle_window_during_the_draft() -> None:
    given = {"variant_influence": True, "embezzle_window": "own_decisions_only"}
    state = SENATORS.new(seats=3, options=given, seed=1)
    assert asked(state) == "C InfluenceDraft"
    assert "embezzle" in legal(state, "C")
    assert legal(state, "A") == []


@pytest.mark.parametrize("lang", ["en", "fr", "de", "es", "it"])
@pytest.mark.parametrize(
    ("card", "option", "value"),
    [
        ("quaestor", "quaestor_scope", "one_sale"),
        ("censor", "censor_timing", "any_time"),
        ("new_senator", "new_senator_price_step", "per_round"),
        ("war", "war_all_zero", "nobody_gains"),
    ],
)
def test_SEN_6_the_text_of_a_card_tells_the_rule_that_is_played(
    lang: str, card: str, option: str, value: str
) -> None:
    say = Speaker(SENATORS, lang)
    assert say.effect(card, options()) != say.effect(card, options(**{option: value}))


@pytest.mark.parametrize("lang", ["en", "fr", "de", "es", "it"])
def test_SEN_3_74_the_label_of_extortion_holds_for_lictors_too(lang: str) -> None:
    """Income is 3 or 8: the label names neither."""
    label = Speaker(SENATORS, lang).move(SENATORS.move("extortion"))
    assert not any(digit in label for digit in "38")
