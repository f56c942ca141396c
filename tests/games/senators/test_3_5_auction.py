"""SEN-3.31 to SEN-3.38 with the decisions SEN-D06 and SEN-D07: auction."""

from __future__ import annotations

from typing import Any

import pytest

from .helpers import asked, face_up, legal, play, position, refused, standing

MEAT = {"market_1": {"card": "meat_2"}}
TWO = {"market_1": {"card": "meat_2"}, "senate": {"card": "consul_1"}}


def bidding(*purses: str, auction: dict[str, Any] = MEAT, **spec: Any) -> Any:
    return position(*(purses or ("10/5", "13/5", "16/5")), auction=auction, step="AuctionBid", **spec)


def bids(state: Any, letter: str) -> list[str]:
    return [move for move in legal(state, letter) if move != "embezzle"]


def test_SEN_3_31_the_top_card_of_every_deck_is_turned_up() -> None:
    state = position("10/5", "13/5", "16/5")
    tops = {board: cards[0] for board, cards in state.dump()["decks"].items() if board != "events"}
    play(state, "A: auction")
    view = state.view(None)
    assert {board: lot["card"] for board, lot in view["auction"].items()} == tops
    assert view["decks"]["market_1"] == 14
    assert view["decks"]["senate"] == 14


def test_SEN_3_32_bidding_goes_once_around_from_the_left() -> None:
    state = bidding("10/5", "13/5", "16/5", "19/5", active=2)
    for letter in "DAB":
        assert asked(state) == f"{letter} AuctionBid"
        play(state, f"{letter}: bid meat_2 {'DAB'.index(letter) + 1}")
    assert asked(state) == "C Settle"  # the active player does not bid


def test_SEN_3_33_price_spaces_of_a_market_board() -> None:
    """SEN-3.33, SEN-D06."""
    state = bidding("10/5", "30/5", "16/5")
    assert bids(state, "B") == ["pass meat_2", *(f"bid meat_2 {n}" for n in (1, 2, 3, 4, 5, 7, 10, 15))]
    assert refused(state, "B", "bid meat_2 6").text == (
        "6 is no price space of this board; there are 1, 2, 3, 4, 5, 7, 10, 15"
    )


def test_SEN_3_33_price_spaces_of_the_senate_board() -> None:
    state = bidding("10/5", "30/5", "16/5", auction={"senate": {"card": "consul_1"}})
    assert bids(state, "B") == ["pass consul_1", *(f"bid consul_1 {n}" for n in (1, 3, 5, 7, 10, 15, 20))]


def test_SEN_3_33_any_integer() -> None:
    state = bidding("10/5", "8/2", "16/5", options={"bid_track_mode": "any_integer"})
    assert bids(state, "B") == ["pass meat_2", *(f"bid meat_2 {n}" for n in range(1, 14))]
    play(state, "B: bid meat_2 6")
    assert bids(state, "C")[1] == "bid meat_2 7"


def test_SEN_3_33_a_bid_must_be_strictly_higher() -> None:
    state = play(bidding(), "B: bid meat_2 5")
    assert bids(state, "C")[1] == "bid meat_2 7"
    assert refused(state, "C", "bid meat_2 5").text == "a bid must be higher than 5"


def test_SEN_3_33_the_top_space_cannot_be_outbid() -> None:
    state = play(bidding(), "B: bid meat_2 15")
    assert bids(state, "C") == ["pass meat_2"]


def test_SEN_3_33_every_card_is_declared_bid_or_pass() -> None:
    state = bidding(auction=TWO)
    assert refused(state, "B", "bid consul_1 3").text == "you are asked about meat_2 now"
    assert refused(state, "B", "accept").rule == "SEN-3.33"
    play(state, "B: pass meat_2")
    assert bids(state, "B")[0] == "pass consul_1"
    play(state, "B: bid consul_1 3")
    assert asked(state) == "C AuctionBid"


def test_SEN_3_34_bids_are_open_and_binding() -> None:
    state = play(bidding(auction=TWO), "B: bid meat_2 3")
    assert state.view(2)["auction"]["market_1"]["bids"] == [[1, 3]]
    assert refused(state, "B", "pass meat_2").rule == "SEN-3.33"
    play(state, "B: pass consul_1", "C: pass meat_2; pass consul_1", "A: sell meat_2")
    assert standing(state) == "A 13/5, B 10/5, C 16/5"  # nobody asked B again


def test_SEN_3_34_the_sum_of_the_bids_counts() -> None:
    state = play(bidding("10/5", "3/2", "16/5", auction=TWO), "B: bid meat_2 5")
    assert bids(state, "B") == ["pass consul_1", "bid consul_1 1", "bid consul_1 3"]
    assert refused(state, "B", "bid consul_1 5").text == "with your other bids you can cover at most 3 here"


def settling(**spec: Any) -> Any:
    lots = {
        "market_1": {"card": "meat_2", "bids": [[1, 2], [2, 4]]},
        "market_2": {"card": "olives_5", "bids": [[1, 5]]},
    }
    return position("3/2", "13/5", "16/5", auction=lots, step="Settle", **spec)


def test_SEN_3_35_cards_are_settled_in_any_order_by_sale_or_purchase() -> None:
    """SEN-3.35, SEN-D07."""
    state = settling()
    assert legal(state, "A") == ["sell meat_2", "buy meat_2", "sell olives_5", "buy olives_5", "embezzle"]
    play(state, "A: sell olives_5")
    assert standing(state) == "A 8/2, B 8/5, C 16/5"
    assert face_up(state, "B") == ["olives_5"]
    play(state, "A: buy meat_2")
    assert standing(state) == "A 4/2, B 8/5, C 20/5"
    assert face_up(state, "A") == ["meat_2"]
    assert asked(state) == "B ChooseAction"


def test_SEN_D07_refusals() -> None:
    state = settling(options={"commitment_cap": "cash"})
    assert refused(state, "A", "buy meat_2").text == "the price is 4, you can pay at most 3"
    assert refused(state, "A", "buy wheat_9").text == "wheat_9 is not on offer"
    assert refused(state, "A", "merchants meat_2").rule == "SEN-3.75"
    assert refused(state, "A", "sell").rule == "SEN-3.35"
    assert refused(state, "B", "sell meat_2").rule == "SEN-3.35"


def test_SEN_3_36_cards_without_a_bid_are_free() -> None:
    state = bidding(auction=TWO)
    play(state, "B: pass meat_2; pass consul_1", "C: pass meat_2; pass consul_1")
    assert face_up(state, "A") == ["meat_2", "consul_1"]
    assert standing(state) == "A 10/5, B 13/5, C 16/5"
    assert asked(state) == "B ChooseAction"


def test_SEN_3_37_won_cards_lie_face_up_and_the_bank_is_not_involved() -> None:
    state = settling()
    before = sum(state.cash)
    play(state, "A: sell meat_2; sell olives_5")
    assert sum(state.cash) == before
    players = state.view(None)["players"]
    assert (players[1]["table"], players[2]["table"]) == (["olives_5"], ["meat_2"])
    assert state.view(None)["auction"] == {}


def test_SEN_3_38_merchants_are_offered_to_their_owner_only() -> None:
    state = settling(A={"influence": ["merchants"]})
    assert "merchants meat_2" in legal(state, "A")


@pytest.mark.parametrize("pile", ["market_1", "market_2", "market_3", "senate"])
def test_SEN_3_31_an_empty_deck_offers_nothing(pile: str) -> None:
    state = play(position("10/5", "13/5", "16/5", decks={pile: []}), "A: auction")
    assert pile not in state.view(None)["auction"]
    assert len(state.view(None)["auction"]) == 3
