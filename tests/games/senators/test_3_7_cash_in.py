"""SEN-3.51 to SEN-3.59 with the decisions SEN-D11 and SEN-D12: cash-in."""

from __future__ import annotations

import random
from itertools import combinations, product
from typing import Any

import pytest

from .helpers import SENATORS, asked, cash_in, holding, legal, play, position, refused, sell, standing

PICKS = SENATORS.names["pick"]


def sets_offered(state: Any, letter: str = "A") -> list[str]:
    return [move for move in legal(state, letter) if move.startswith("set")]


def test_SEN_3_51_opponents_first_the_active_player_last() -> None:
    state = play(position("10/5", "13/5", "16/5", "19/5", active=1), "B: cash_in")
    play(state, "C: join; finish", "D: decline", "A: join; finish")
    assert asked(state) == "B CashIn"
    play(state, "B: finish")
    assert asked(state) == "C ChooseAction"


def test_SEN_3_52_the_fee_is_paid_before_and_to_the_active_player() -> None:
    """SEN-3.52, SEN-D11."""
    state = position("10/5", "4/1", "16/5", B={"hand": ["wheat_7", "wheat_8", "wheat_9"]}, step="JoinCashIn")
    assert legal(state, "B") == ["decline"]  # 39 talents in hand cards do not help
    assert refused(state, "B", "join").rule == "SEN-3.15"
    assert refused(state, "B", "finish").text == "join the cash-in or decline first"
    play(state, "B: decline", "C: join")
    assert standing(state) == "A 15/5, B 4/1, C 11/5"
    assert asked(state) == "C CashIn"


def test_SEN_3_52_the_next_is_asked_after_the_whole_cash_in() -> None:
    state = play(position("10/5", "30/5", "16/5", step="JoinCashIn"), "B: join; buy_senator")
    assert asked(state) == "B CashIn"
    play(state, "B: buy_senator; finish")
    assert asked(state) == "C JoinCashIn"


def test_SEN_3_53_everything_as_often_and_in_any_order() -> None:
    """SEN-3.53, SEN-D12."""
    hand = ["wheat_7", "wheat_8", "wheat_9", "iron_4", "cloth_4", "olives_4"]
    state = cash_in("10/5", "13/5", "16/5", hand=hand, offices=["consul_1"])
    play(state, "A: buy_senator")
    assert sell(state, "iron_4", "cloth_4", "olives_4") == 12
    play(state, "A: buy_senator; embezzle")
    assert sell(state, "wheat_7", "wheat_8", "wheat_9") == 39
    play(state, "A: consul; buy_senator; finish")
    assert standing(state) == "A 39/7, B 13/5, C 16/5"


def test_SEN_3_53_sell_then_buy() -> None:
    hand = ["iron_4", "cloth_4", "olives_4"]
    state = cash_in("20/5", "13/5", "16/5", hand=hand, options={"cash_in_order": "sell_then_buy"})
    assert sets_offered(state)
    play(state, "A: buy_senator")
    assert sets_offered(state) == []
    assert refused(state, "A", "set iron_4").rule == "SEN-6.4"
    play(state, "A: buy_senator; finish")


def test_SEN_3_54_three_of_one_type_or_one_value_from_hand_and_table() -> None:
    state = cash_in(hand=["olives_2", "wheat_2"], A={"table": ["olives_4", "olives_7", "iron_2"]})
    assert sell(state.copy(), "olives_2", "olives_4", "olives_7") == 13
    assert sell(state, "wheat_2", "iron_2", "olives_2") == 6


def test_SEN_3_54_other_three_cards_are_no_set() -> None:
    state = cash_in(hand=["wheat_1", "wheat_2", "iron_2", "cloth_9"])
    assert sets_offered(state) == []
    assert refused(state, "A", "set wheat_1").rule == "SEN-3.54"
    assert refused(state, "A", "set wood_1").text == "you do not have wood_1"


def test_SEN_3_54_a_set_once_begun_is_completed() -> None:
    state = play(cash_in("20/5", "0/5", "0/5", hand=["wheat_1", "wheat_5", "wheat_9"]), "A: set wheat_1")
    assert legal(state, "A") == ["set wheat_5", "embezzle"]
    assert refused(state, "A", "finish").text == "complete the set first"
    assert refused(state, "A", "set wheat_9").rule == "SEN-3.54"


def test_SEN_3_55_the_bank_pays_the_sum() -> None:
    state = cash_in(hand=["wheat_1", "wheat_5", "wheat_9"])
    assert sell(state, "wheat_1", "wheat_5", "wheat_9") == 15
    assert state.view(None)["payments"][-1] == [None, 0, 15]


@pytest.mark.parametrize("low", range(1, 8))
def test_SEN_3_56_straight_pays_15_more(low: int) -> None:
    cards = [f"cloth_{low + i}" for i in range(3)]
    assert sell(cash_in(hand=cards), *cards) == 3 * low + 3 + 15


@pytest.mark.parametrize("cards", [["iron_9", "iron_1", "iron_2"], ["iron_8", "iron_9", "iron_1"]])
def test_SEN_3_56_nine_and_one_are_not_consecutive(cards: list[str]) -> None:
    assert sell(cash_in(hand=cards), *cards) == sum(int(card[-1]) for card in cards)


def test_SEN_3_56_consecutive_values_of_several_types_are_no_straight() -> None:
    cards = ["wheat_4", "iron_5", "wood_6"]
    state = play(cash_in(hand=cards, offices=["quaestor_1"]), "A: quaestor")
    assert sell(state, *cards) == 15


def test_SEN_3_57_senators_cost_10_in_cash() -> None:
    state = play(cash_in("25/5", "0/5", "0/5"), "A: buy_senator; buy_senator")
    assert standing(state) == "A 5/7, B 0/5, C 0/5"
    assert refused(state, "A", "buy_senator").text == "a senator costs 10 in cash, you have 5"
    play(state, "A: embezzle; buy_senator")
    assert standing(state) == "A 0/7, B 0/5, C 0/5"


def test_SEN_3_58_sold_cards_and_used_offices_are_discarded() -> None:
    state = cash_in(
        hand=["wood_2", "wood_3"],
        offices=["governor_wood", "consul_2"],
        A={"influence": ["pontifex_maximus"]},
    )
    sell(state, "wood_2", "wood_3", "governor_wood 9")
    play(state, "A: consul")
    discards = state.view(None)["discards"]
    assert discards == {
        "resources": ["wood_2", "wood_3"],
        "offices": ["governor_wood", "consul_2"],
        "events": [],
    }
    assert holding(state, "A")["influence"] == ["pontifex_maximus"]


def test_SEN_3_59_finish_ends_the_cash_in() -> None:
    state = play(cash_in(), "A: finish")
    assert asked(state) == "B ChooseAction"


def test_SEN_D11_every_opponent_is_asked() -> None:
    state = play(position("10/5", "0/1", "0/1", "0/1"), "A: cash_in")
    for letter in "BCD":
        assert asked(state) == f"{letter} JoinCashIn"
        play(state, f"{letter}: decline")
    assert asked(state) == "A CashIn"


def test_SEN_D12_refusals() -> None:
    state = cash_in()
    assert refused(state, "A", "consul").text == "you have no Consul to play"
    assert refused(state, "A", "quaestor").text == "you have no Quaestor to play"
    assert refused(state, "A", "censor 1").text == "you have no Censor to play"
    assert refused(state, "A", "auction").text == "you are cashing in: finish first"


# -- an oracle: all triples against the words of the rule ----------------------------------------------------


def rule_text_sets(cards: list[str], governors: list[str], free: bool) -> dict[frozenset[str], int]:
    """Every legal set of these cards and what it pays, straight from SEN-3.54 to SEN-3.56, 3.62 and 3.65."""
    found = {}
    for triple in combinations(cards + governors, 3):
        for values in product(*(range(1, 10) if card in governors else [int(card[-1])] for card in triple)):
            kinds = [c.removeprefix("governor_") if c in governors else c.split("_")[0] for c in triple]
            same_type = len(set(kinds)) == 1
            same_value = len(set(values)) == 1
            if not (same_type or same_value or free):
                continue
            low, middle, high = sorted(values)
            straight = same_type and (middle, high) == (low + 1, low + 2)
            named = (f"{c} {v}" if c in governors else c for c, v in zip(triple, values, strict=True))
            found[frozenset(named)] = sum(values) + (15 if straight else 0)
    return found


def sets_by_moves(state: Any, named: tuple[str, ...] = ()) -> list[tuple[tuple[str, ...], int]]:
    """Every set that can be named through small moves, with its payout; fails at a dead end."""
    moves = [move for move in state.moves(0) if move.verb == "set"]
    assert moves or not named, f"dead end after {named}"
    found = []
    for move in moves:
        after = state.copy()
        after.play(0, move)
        picks = (*named, move.text.removeprefix("set "))
        if len(picks) == 3:
            found.append((picks, after.cash[0] - state.cash[0]))
        else:
            found += sets_by_moves(after, picks)
    return found


def random_holding(rng: random.Random) -> tuple[list[str], list[str], list[str]]:
    kinds = rng.sample(["wheat", "meat", "iron", "cloth", "wood", "olives"], rng.randint(1, 4))
    values = rng.sample(range(1, 10), rng.randint(3, 7))
    pool = [f"{kind}_{value}" for kind in kinds for value in values]
    cards = rng.sample(pool, min(len(pool), rng.randint(0, 8)))
    cut = rng.randint(0, len(cards))
    governors = [f"governor_{kind}" for kind in rng.sample(kinds, rng.randint(0, len(kinds)))]
    return cards[:cut], cards[cut:], governors


@pytest.mark.parametrize("scope", ["all_sales", "one_sale"])
@pytest.mark.parametrize("quaestor", [False, True], ids=["plain", "quaestor"])
@pytest.mark.parametrize("seed", range(30))
def test_SEN_3_54_every_legal_set_can_be_sold_exactly_once(scope: str, quaestor: bool, seed: int) -> None:
    hand, table, governors = random_holding(random.Random(seed))
    state = cash_in(
        hand=hand, offices=[*governors, "quaestor_1"], A={"table": table}, options={"quaestor_scope": scope}
    )
    if quaestor:
        play(state, "A: quaestor")
    expected = rule_text_sets(hand + table, governors, free=quaestor)
    offered = sets_by_moves(state)
    assert len(offered) == len({frozenset(picks) for picks, _ in offered})
    assert {frozenset(picks): pays for picks, pays in offered} == expected
    assert all(list(picks) == sorted(picks, key=PICKS.index) for picks, _ in offered)


@pytest.mark.parametrize("seed", range(12))
def test_SEN_3_65_sets_that_remain_after_a_free_form_sale(seed: int) -> None:
    """With one_sale a free-form set uses the Quaestor up, a normal set does not."""
    rng = random.Random(1000 + seed)
    hand, table, governors = random_holding(rng)
    state = cash_in(
        hand=hand,
        offices=[*governors, "quaestor_1"],
        A={"table": table},
        options={"quaestor_scope": "one_sale"},
    )
    play(state, "A: quaestor")
    offered = sets_by_moves(state)
    normal = rule_text_sets(hand + table, governors, free=False)
    for picks, _ in rng.sample(offered, min(3, len(offered))):
        after = state.copy()
        for pick in picks:
            after.play(0, f"set {pick}")
        gone = {pick.split(" ")[0] for pick in picks}
        cards = [card for card in hand + table if card not in gone]
        left = [card for card in governors if card not in gone]
        expected = rule_text_sets(cards, left, free=frozenset(picks) in normal)
        assert {frozenset(p): pays for p, pays in sets_by_moves(after)} == expected


def test_the_seller_sees_what_sets_would_bring() -> None:
    """SEN-3.54 to SEN-3.56, SEN-3.62, SEN-3.77: best first, Governors declared at their best; nobody else sees it."""
    player = {
        "hand": ["wheat_1", "wheat_2"],
        "offices": ["governor_wheat"],
        "influence": ["pontifex_maximus"],
    }
    state = SENATORS.position(
        {
            "seats": 3,
            "options": {"variant_influence": True},
            "step": {"step": "CashIn", "seat": 0},
            "players": [player, {}, {}],
        }
    )
    best = state.view(0)["sets"][0]
    assert best == {"picks": ["wheat_1", "wheat_2", "governor_wheat 3"], "amount": 6 + 15 + 9}
    assert state.view(1)["sets"] == state.view(None)["sets"] == []
    before = state.cash[0]
    for pick in best["picks"]:
        state.play(0, f"set {pick}")
    assert state.cash[0] - before == best["amount"]
