"""SEN-4: hidden and public information, and the worlds that can be imagined from it."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from typing import Any

import pytest

from .helpers import SENATORS, asked, cash_in, event, holding, legal, play, position

WAR_ENDS = {"war_row": ["war_1", "war_2", "war_3"]}


def of(state: Any, viewer: int | None, letter: str) -> dict[str, Any]:
    """What a viewer sees of a player."""
    return state.view(viewer)["players"]["ABCDE".index(letter)]  # type: ignore[no-any-return]


def test_SEN_4_1_senators_are_public() -> None:
    state = position("10/4", "13/5", "16/6")
    assert [player["senators"] for player in state.view(None)["players"]] == [4, 5, 6]


def test_SEN_4_2_totals_are_private_and_payments_public() -> None:
    state = play(position("10/5", "13/5", "16/5", step="JoinCashIn"), "B: join")
    assert of(state, 1, "B")["cash"] == 8
    for viewer in (0, 2, None):
        assert of(state, viewer, "B")["cash"] is None
        assert state.view(viewer)["payments"][-1] == [1, 0, 5]


def test_SEN_4_3_of_a_starting_hand_only_the_backs_are_public() -> None:
    state = position("10/5", "13/5", "16/5")
    assert len(of(state, 0, "A")["hand"]) == 3
    for viewer in (1, 2, None):
        seen = of(state, viewer, "A")
        assert (seen["hand"], seen["hand_size"], seen["hand_backs"]) == (None, 3, [1, 2, 3])


def test_SEN_4_4_cards_won_in_an_auction_are_face_up() -> None:
    lots = {"market_1": {"card": "meat_2", "bids": [[1, 3]]}}
    state = play(position("10/5", "13/5", "16/5", auction=lots, step="Settle"), "A: sell meat_2")
    assert of(state, None, "B")["table"] == ["meat_2"]


def test_SEN_4_5_an_extorted_resource_is_private_but_remembered() -> None:
    state = position("10/5", "13/5", "16/5", B={"table": ["iron_6"]})
    play(state, "A: extortion; offer iron_6; price 1", "B: sell")
    seen = of(state, None, "A")
    assert seen["hand_seen"] == ["iron_6"]
    assert seen["hand_size"] == 4
    assert seen["hand_backs"] == [1, 2, 3]
    assert seen["table"] == []


def test_SEN_4_6_the_number_of_private_cards_is_public() -> None:
    state = position("10/5", "13/5", "16/5", A={"hand": ["wheat_1", "wheat_9"]}, B={"hand": []})
    assert [player["hand_size"] for player in state.view(2)["players"]] == [2, 0, 3]


def test_SEN_4_7_offices_and_influence_are_public() -> None:
    state = position("10/5", "13/5", "16/5", A={"offices": ["consul_1"], "influence": ["cavalry"]})
    assert of(state, None, "A")["offices"] == ["consul_1"]
    assert of(state, None, "A")["influence"] == ["cavalry"]


def test_SEN_4_8_deck_sizes_are_public_their_order_is_not() -> None:
    view = position("10/5", "13/5", "16/5").view(0)
    assert view["decks"] == {"market_1": 15, "market_2": 15, "market_3": 15, "senate": 15, "events": 22}
    assert view["deck_cards"] is None


def test_SEN_4_9_discards_and_war_row_are_public() -> None:
    state = position(
        "10/5", "13/5", "16/5",
        discards={"resources": ["wheat_1"], "offices": ["consul_1"], "events": ["majority_1"]},
        war_row=["war_3"],
    )  # fmt: skip
    view = state.view(None)
    assert view["discards"] == {"resources": ["wheat_1"], "offices": ["consul_1"], "events": ["majority_1"]}
    assert view["war_row"] == ["war_3"]


def test_SEN_4_10_a_locked_bid_is_its_owners() -> None:
    state = play(event("war_1", "10/5", "13/5", "16/5"), "A: lock 7")
    assert of(state, 0, "A")["secret_bid"] == 7
    for viewer in (1, 2, None):
        assert of(state, viewer, "A")["secret_bid"] is None
        assert of(state, viewer, "A")["locked"]
    assert "7" not in json.dumps(state.view(1)["stack"])


def test_SEN_4_11_bids_offers_and_answers_are_public_at_once() -> None:
    state = position("10/5", "13/5", "16/5", auction={"market_1": {"card": "meat_2"}}, step="AuctionBid")
    play(state, "B: bid meat_2 3")
    assert state.view(None)["auction"]["market_1"]["bids"] == [[1, 3]]
    state = position("10/5", "13/5", "16/5", B={"table": ["iron_6"]})
    play(state, "A: extortion; offer iron_6; price 4")
    step = state.view(None)["step"]
    assert (step["victim"], step["card"], step["price"]) == (1, "iron_6", 4)


def test_SEN_4_12_embezzling_is_public() -> None:
    state = play(position("10/5", "13/5", "16/5"), "C: embezzle")
    assert of(state, None, "C")["senators"] == 4
    assert state.view(None)["payments"][-1] == [None, 2, 5]


def test_SEN_4_13_sold_cards_are_public() -> None:
    state = cash_in(hand=["wheat_1", "wheat_5", "wheat_9"])
    play(state, "A: set wheat_1; set wheat_5")
    assert of(state, 1, "A")["hand_seen"] == ["wheat_1", "wheat_5"]
    play(state, "A: set wheat_9")
    assert state.view(None)["discards"]["resources"] == ["wheat_1", "wheat_5", "wheat_9"]


def test_SEN_4_14_cards_of_the_eliminated_are_public() -> None:
    state = event("civil_conflict_1", "10/5", "0/1", "16/5", B={"hand": ["wheat_1", "iron_9"]})
    assert state.view(None)["discards"]["resources"] == ["wheat_1", "iron_9"]


def test_SEN_4_15_at_the_end_everything_is_open() -> None:
    state = event("war_5", "10/5", "13/5", "16/5", **WAR_ENDS)
    view = state.view(None)
    assert [player["cash"] for player in view["players"]] == [10, 13, 16]
    assert all(len(player["hand"]) == 3 for player in view["players"])
    assert len(view["deck_cards"]["market_1"]) == 15
    assert view["seed"] == "position"


@pytest.mark.parametrize("viewer", [0, 1, 2, None])
def test_SEN_4_16_a_view_holds_nothing_of_others(viewer: int | None) -> None:
    """The words of a view, searched for every hidden card."""
    state = position("10/5", "13/5", "16/5")
    hidden = {
        card for seat, letter in enumerate("ABC") if seat != viewer for card in holding(state, letter)["hand"]
    }
    words = json.dumps(state.view(viewer))
    assert not [card for card in hidden if f'"{card}"' in words]


def test_SEN_4_16_no_decision_is_skipped_for_hidden_reasons() -> None:
    state = event("war_1", "0/1", "0/1", "0/1")
    assert asked(state) == "ABC WarBid"
    state = position("0/1", "0/1", "0/1", auction={"market_1": {"card": "meat_2"}}, step="AuctionBid")
    assert legal(state, "B") == ["pass meat_2"]
    state = play(position("0/1", "0/1", "0/1"), "A: cash_in")
    assert legal(state, "B") == ["decline"]
    play(state, "B: decline", "C: decline")
    assert legal(state, "A") == ["finish"]
    lots = {"market_1": {"card": "meat_2", "bids": [[1, 3]]}}
    state = position("0/1", "13/5", "16/5", auction=lots, step="Settle")
    assert legal(state, "A") == ["sell meat_2"]


# -- worlds that agree with a view --------------------------------------------------------------------------


def playout(seats: int, seed: int, **options: Any) -> Iterator[Any]:
    """The states of a random game, in which people seldom embezzle."""
    rng = random.Random(seed)
    state = SENATORS.new(seats=seats, options=options, seed=seed)
    while state.to_move:
        seat = rng.choice(state.to_move if rng.random() < 0.97 else range(state.seats))
        moves = state.moves(seat)
        if not moves:
            continue
        quiet = [move for move in moves if move.verb != "embezzle"]
        state.play(seat, rng.choice(quiet if quiet and rng.random() < 0.9 else moves))
        yield state


OPTIONS: list[dict[str, Any]] = [
    {},
    {"variant_influence": True, "variant_antiluck": True, "embezzle_last_senator": "allowed"},
    {"variant_antiluck": True, "antiluck_packets": "9_on_top", "commitment_cap": "cash"},
    {"empty_deck": "reshuffle_discard", "quaestor_scope": "one_sale", "variant_influence": True},
]


@pytest.mark.parametrize("options", OPTIONS, ids=["default", "variants", "cash", "reshuffle"])
@pytest.mark.parametrize("seats", [3, 5])
def test_SEN_4_16_imagined_worlds_give_the_same_view(seats: int, options: dict[str, Any]) -> None:
    rng = random.Random(4)
    for number, state in enumerate(playout(seats, 40 + seats, **options)):
        viewer = rng.choice([None, *range(seats)])
        view = state.view(viewer)
        world = SENATORS.imagine(view, rng)
        assert json.dumps(world.view(viewer)) == json.dumps(view), number
        assert world.faults() == []


def test_SEN_4_2_a_perfect_memory_knows_all_money() -> None:
    for state in playout(4, 7, variant_influence=True):
        assert SENATORS.imagine(state.view(None), random.Random(0)).cash == state.cash


def test_SEN_4_3_imagined_hands_hold_one_card_of_each_deck() -> None:
    view = position("10/5", "13/5", "16/5").view(0)
    hands = set()
    for seed in range(50):
        world = SENATORS.imagine(view, random.Random(seed))
        assert world.hand[0] == position("10/5", "13/5", "16/5").hand[0]
        assert sorted(world.game.back_of[card] for card in world.hand[1]) == [0, 1, 2]
        hands.add(world.hand[1])
    assert len(hands) > 45


def test_SEN_4_8_a_reshuffled_deck_holds_what_was_discarded() -> None:
    """SEN-7.1 with a reshuffle: everybody saw which cards went into the new deck, so they are in no hand."""
    low = [
        f"{kind}_{value}"
        for kind in ("wheat", "meat", "iron", "cloth", "wood", "olives")
        for value in (1, 2, 3)
    ]
    state = position(
        "10/5", "13/5", "16/5",
        A={"hand": ["wheat_1"]}, B={"hand": ["wheat_2"]}, C={"hand": ["wheat_3"]},
        decks={"market_1": []},
        options={"empty_deck": "reshuffle_discard"},
    )  # fmt: skip
    play(state, "A: auction")
    assert state.view(None)["decks"]["market_1"] == 14
    for seed in range(20):
        world = SENATORS.imagine(state.view(0), random.Random(seed))
        hidden = {low_card for hand in world.dump()["players"][1:] for low_card in hand["hand"]}
        assert hidden == {"wheat_2", "wheat_3"}
        assert set(world.dump()["decks"]["market_1"]) <= set(low) - {"wheat_1", "wheat_2", "wheat_3"}


def test_SEN_4_13_whoever_has_begun_a_set_holds_the_rest_of_it() -> None:
    state = cash_in(hand=["wheat_1", "wheat_5", "wheat_9"])
    play(state, "A: set wheat_1")
    for seed in range(30):
        world = SENATORS.imagine(state.view(1), random.Random(seed))
        assert world.moves(0)[0].verb == "set"
        assert world.faults() == []


def test_SEN_4_10_a_bid_locked_before_embezzling_is_no_higher_than_the_money_then() -> None:
    state = play(event("war_1", "2/5", "13/5", "16/5"), "A: lock 1; embezzle; embezzle")
    bids = {SENATORS.imagine(state.view(1), random.Random(seed)).locked[0] for seed in range(60)}
    assert bids == {0, 1, 2}


def test_SEN_2_9_an_imagined_anti_bad_luck_deck_has_two_wars_on_top() -> None:
    for state in playout(3, 5, variant_antiluck=True):
        if not state.to_move:
            break
        drawn = 22 - len(state.event_deck)
        deck = SENATORS.imagine(state.view(None), random.Random(drawn)).dump()["decks"]["events"]
        wars = sum(name.startswith("war") for name in deck[: max(0, 10 - drawn)])
        assert wars == (2 - len(state.war_row) if drawn < 10 else 0)
